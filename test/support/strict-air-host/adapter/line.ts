import { SupplierUnavailable } from '../../../../lib/suppliers/air-host.ts'
import {
  type GateLane,
  SupplierBusy,
  type SupplierGate,
} from '../../../../lib/suppliers/gate/supplier-gate.ts'
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
    if (status === 429) throw new SupplierBusy('the supplier takes no more searches in this minute')
    if (status >= 500) throw new SupplierUnavailable(`the supplier answered ${status}`)
    return status >= 400 ? { ...response, code: body.errors[0].code } : response
  }

const laneOf = ({ method, path }: Omit<Request, 'signal'>): GateLane => {
  if (path === '/offer_requests') return 'search'
  if (method === 'POST') return 'sale'
  return path.startsWith('/orders') ? 'outcome' : 'read'
}

const deadlinesMs: Readonly<Record<GateLane, number>> = {
  search: 20_000,
  read: 20_000,
  outcome: 20_000,
  sale: 130_000,
}

/** Asks when the gate lets it. */
export const askThrough =
  (gate: SupplierGate, ask: Ask): Ask =>
  (request, call) => {
    const lane = laneOf(request)
    return gate.call({ lane, deadlineMs: deadlinesMs[lane], signal: call.signal }, async (signal) => {
      try {
        return await ask(request, { ...call, signal })
      } catch (error) {
        if (error instanceof SupplierBusy) gate.limited(lane, Date.now() + 60_000)
        throw error
      }
    })
  }
