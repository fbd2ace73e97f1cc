import { SupplierUnavailable } from '../../../../lib/suppliers/air-host.ts'
import { type GateLane, SupplierBusy } from '../../../../lib/suppliers/gate/supplier-gate.ts'
import type { HostContext } from '../../../../lib/suppliers/host-context.ts'
import type { SupplierCall } from '../../../../lib/suppliers/supplier-call.ts'

/** What the supplier answered: `code` when it was a no. */
export interface AcmeAnswer {
  readonly body: unknown
  readonly code?: string
}
export type Ask = (
  request: {
    readonly method: string
    readonly path: string
    readonly body?: object
    readonly lane: GateLane
  },
  call: SupplierCall,
) => Promise<AcmeAnswer>

/**
 * Asks the supplier, once.
 *
 * @throws SupplierUnavailable no answer, or none that says what happened; `SupplierBusy` when nothing was sent
 */
export function acmeClient(context: HostContext): Ask {
  const { setting, secret, log, gate, name, slowestMs } = context
  const url = setting('URL')
  if (url === undefined) throw new Error('ACME_URL is not set')

  return async ({ method, path, body, lane }, call) => {
    const token = await secret()
    const startedAt = performance.now()
    return gate.call({ lane, deadlineMs: slowestMs, signal: call.signal }, async (signal) => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal,
      }).catch((cause: unknown) => {
        throw new SupplierUnavailable(`${name} did not answer`, { cause })
      })
      const { status } = response
      const milliseconds = Math.round(performance.now() - startedAt)
      log.supplierCall({ host: name, operation: `${method} /${path.split('/')[1]}`, milliseconds, status })
      if (status === 429) throw new SupplierBusy(`${name} takes no more`)
      if (status >= 500) throw new SupplierUnavailable(`${name} answered ${status}`)
      const answer: unknown = await response.json()
      return status < 400 ? { body: answer } : { body: answer, code: codeOf(answer) }
    })
  }
}

const codeOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : 'unknown'
