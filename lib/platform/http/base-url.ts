import type { Headers } from '../../contract/request-context.ts'

/** Interface version: the stage on AWS, the first path segment everywhere. */
export const stage = '11'

/**
 * Where the client reached the service, without a slash at the end; undefined when the request does not say. Only
 * names and ports count: anything else in the header is not an address.
 */
export function baseUrlOf(headers: Headers): string | undefined {
  const host = headers('host')
  if (host === undefined || !/^[\w.-]+(:\d+)?$/.test(host)) return undefined
  const protocol = headers('forwardedProtocol') === 'https' ? 'https' : 'http'
  return `${protocol}://${host}/${stage}`
}
