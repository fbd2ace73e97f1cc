import { SupplierUnavailable } from '../../suppliers/air-host.ts'
import { secretVariables } from '../../suppliers/host-context.ts'
import type { Environment } from '../../suppliers/supplier-configuration.ts'
import { settings } from './settings.ts'
import { signedRequest } from './signed-request.ts'

/**
 * Reads secrets of adapters from Secrets Manager, each once in the life of the process; a failed reading is not kept.
 */
export function secretsManager(environment: Environment): (adapter: string) => Promise<string> {
  const kept = new Map<string, Promise<string>>()
  return (adapter) => {
    const known = kept.get(adapter)
    if (known) return known
    const reading = readSecret(adapter, environment).catch((cause: unknown) => {
      kept.delete(adapter)
      throw new SupplierUnavailable(`the secret of ${adapter} cannot be read`, { cause })
    })
    kept.set(adapter, reading)
    return reading
  }
}

async function readSecret(adapter: string, environment: Environment): Promise<string> {
  const id = environment[secretVariables(adapter).id]
  if (id === undefined) throw new Error('this function may not use it')
  return secretOf(id, environment)
}

/**
 * A secret, as it was put in.
 *
 * @param SecretId ARN or name
 * @throws Error when it cannot be read
 */
export async function secretOf(SecretId: string, environment: Environment): Promise<string> {
  const url = environment[settings.secretsUrl]
  if (url === undefined) throw new Error('this function may not read secrets')
  const { SecretString } = await signedRequest<{ readonly SecretString?: string }>(
    new URL(url),
    { service: 'secretsmanager', target: 'secretsmanager.GetSecretValue', jsonVersion: '1.1' },
    { body: { SecretId }, region: environment.AWS_REGION ?? '' },
  )
  if (SecretString === undefined) throw new Error('it is no text')
  return SecretString
}
