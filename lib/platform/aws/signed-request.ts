import { Sha256 } from '@smithy/core/checksum'
import { SignatureV4 } from '@smithy/signature-v4'
import { environmentCredentials } from './environment-credentials.ts'

const timeoutMs = 3_000

/** An operation of a service of AWS that speaks JSON. */
export interface JsonOperation {
  /** As the signature names it: `secretsmanager`. */
  readonly service: string
  /** `secretsmanager.GetSecretValue` */
  readonly target: string
  readonly jsonVersion: '1.0' | '1.1'
}

/**
 * One signed request in place of a client: the signer is in every bundle, the clients would be too. It is sent once.
 *
 * @param region of the service; absent: that of the function
 * @throws Error when the service does not answer with success
 */
export async function signedRequest<Answer>(
  url: URL,
  { service, target, jsonVersion }: JsonOperation,
  { body, region = process.env.AWS_REGION ?? '' }: { readonly body: object; readonly region?: string },
): Promise<Answer> {
  const signer = new SignatureV4({ service, region, credentials: environmentCredentials, sha256: Sha256 })
  const signed = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    headers: {
      host: url.host,
      'content-type': `application/x-amz-json-${jsonVersion}`,
      'x-amz-target': target,
    },
    body: JSON.stringify(body),
  })
  const { headers, body: sent } = signed
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: sent,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`${target}: AWS answered ${answer.status}`)
  const text = await answer.text()
  return (text === '' ? {} : JSON.parse(text)) as Answer
}
