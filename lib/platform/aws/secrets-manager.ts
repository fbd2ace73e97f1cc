import { Sha256 } from '@smithy/core/checksum'
import { SignatureV4 } from '@smithy/signature-v4'
import { SupplierUnavailable } from '../../suppliers/air-host.ts'
import { secretVariables } from '../../suppliers/host-context.ts'
import type { Environment } from '../../suppliers/supplier-configuration.ts'
import { environmentCredentials } from './environment-credentials.ts'
import { settings } from './settings.ts'

const timeoutMs = 3_000

/**
 * Reads secrets of adapters from Secrets Manager, each once in the life of the process; a failed reading is not kept.
 * One signed request in place of a client: the signer is in every bundle, the client would be in all of them too.
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
  const SecretId = environment[secretVariables(adapter).id]
  const url = environment[settings.secretsUrl]
  if (SecretId === undefined || url === undefined) throw new Error('this function may not use it')
  const answer = await post(new URL(url), JSON.stringify({ SecretId }), environment.AWS_REGION ?? '')
  if (!answer.ok) throw new Error(`Secrets Manager answered ${answer.status}`)
  const { SecretString } = (await answer.json()) as { readonly SecretString?: string }
  if (SecretString === undefined) throw new Error('it is no text')
  return SecretString
}

async function post(url: URL, body: string, region: string): Promise<Response> {
  const signer = new SignatureV4({
    service: 'secretsmanager',
    region,
    credentials: environmentCredentials,
    sha256: Sha256,
  })
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    headers: {
      host: url.host,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.GetSecretValue',
    },
    body,
  })
  return fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) })
}
