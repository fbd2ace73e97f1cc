import { SupplierUnavailable } from '../../../../lib/suppliers/air-host.ts'
import type { SupplierCall } from '../../../../lib/suppliers/supplier-call.ts'
import type { Request, Response, Send } from '../supplier/resources.ts'

/** What the supplier answered; `code` when it was a no. */
type Answer = Response & { readonly code?: string }
export type Ask = (request: Omit<Request, 'signal'>, call: SupplierCall) => Promise<Answer>

/** Asks as long as the call lasts. @throws SupplierUnavailable no answer, or none that says what happened */
export const askOver =
  (send: Send): Ask =>
  async (request, { signal }) => {
    const response = await send({ ...request, signal }).catch((cause: unknown) => {
      throw new SupplierUnavailable('the supplier did not answer', { cause })
    })
    const { status, body } = response
    if (status === 429 || status >= 500) throw new SupplierUnavailable(`the supplier answered ${status}`)
    return status >= 400 ? { ...response, code: body.errors[0].code } : response
  }
