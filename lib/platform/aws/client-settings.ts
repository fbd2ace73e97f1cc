import { environmentCredentials } from './environment-credentials.ts'

/**
 * How long a call to AWS may take, and how often it is tried: 3 times 2 seconds leave a request room to
 * answer within the gateway's time. Calls that take longer by nature (another function) set their own.
 */
export const clientSettings = {
  credentials: environmentCredentials,
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
} as const
