import type middy from '@middy/core'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { inputRefusalOf } from '../../contract/dialect.ts'
import type { Notice } from '../../contract/envelope.ts'
import { refusalBody, refusalNotice } from '../../contract/envelope.ts'
import { tokenChallenge } from '../../contract/gateway-responses.ts'
import { CapacityExceeded } from '../../kernel/capacity.ts'
import type { RefusalCode } from '../../kernel/refusals.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { ItemTooLarge, StaleItem, StoreFull, StoreUnavailable } from '../../kernel/store.ts'
import { SupplierUnavailable } from '../../suppliers/air-host.ts'
import { SupplierBusy } from '../../suppliers/gate/supplier-gate.ts'
import type { Log, Platform } from '../platform.ts'
import { result } from './answer.ts'
import type { Call, CallEvent } from './call.ts'
import { hotelNotice, inHotelDialect } from './hotel-refusals.ts'
import { InvalidInput } from './invalid-input.ts'
import { withDoubts } from './strict.ts'

/**
 * Turns whatever was thrown into an answer: a refusal by its row, anything unknown into a bare 500 without
 * details.
 */
export const answerErrors = (
  platform: () => Platform,
): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  onError: (request) => {
    const { event, error } = request
    const call: Call | undefined = event.call
    if (!call) throw error
    const notice = noticeOf(error, call, platform().log)
    call.isPassing = error instanceof Refusal && error.isPassing
    const headers: Record<string, string> = {
      ...(retryable.has(call.refusal ?? '') && { 'Retry-After': retryAfter(error) }),
      ...(notice.statusCode === 401 && tokenChallenge),
    }
    const also = error instanceof Refusal ? error.also.map((one) => noticeOfRefusal(one, call)) : []
    const body = withDoubts(refusalBody(call.route.envelope, [notice, ...also], call.trace), call)
    request.response = result(
      call,
      notice.statusCode,
      inputRefusalOf(call.route).isRepeatedAtRoot ? repeatedAtRoot(body) : body,
      headers,
    )
  },
})

/** Seconds after which a repetition may be granted. */
function retryAfter(error: unknown): string {
  if (error instanceof SupplierBusy && error.retryAt !== undefined)
    // The supplier's moment is of real time.
    return String(Math.max(1, Math.ceil((error.retryAt - Date.now()) / 1000)))
  return (error instanceof Refusal && error.details.retryAfterSec) || '1'
}

const retryable: ReadonlySet<string> = new Set<RefusalCode>([
  'requestInProgress',
  'tooManyRequests',
  'overloaded',
  'supplierUnavailable',
  'hotelSupplierDown',
  'hotelTimedOut',
  'hotelBusy',
  'storageFull',
  'storageUnavailable',
])

/** Of which the operator needs the cause. */
const loggedWithCause: ReadonlySet<string> = new Set<RefusalCode>([
  'internalError',
  'storageFull',
  'storageUnavailable',
])

/** The caller's view of an error; the log has it too. */
export function noticeOf(error: unknown, call: Call, log: Log): Notice {
  const refusal = inDialect(toRefusal(error), call)
  call.refusal = refusal.code
  if (loggedWithCause.has(refusal.code))
    log.bug({ transactionId: call.trace.transactionId, operation: call.key, error })
  return error instanceof InvalidInput ? inputNotice(error, call) : noticeOfRefusal(refusal, call)
}

const inDialect = (refusal: Refusal, { route }: Call): Refusal =>
  route.errors ? inHotelDialect(refusal) : refusal

const noticeOfRefusal = (refusal: Refusal, call: Call): Notice =>
  call.route.errors ? hotelNotice(inDialect(refusal, call)) : refusalNotice(refusal)

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof InvalidInput) return new Refusal('inputInvalid')
  if (error instanceof StaleItem) return new Refusal('workbenchBusy')
  if (error instanceof ItemTooLarge) return new Refusal('workbenchFull')
  if (error instanceof StoreFull) return new Refusal('storageFull')
  if (error instanceof StoreUnavailable) return new Refusal('storageUnavailable')
  if (error instanceof SupplierUnavailable) return new Refusal('supplierUnavailable')
  if (error instanceof CapacityExceeded) return new Refusal('overloaded')
  if (error instanceof Error && error.name === 'TimeoutError') return new Refusal('requestTimedOut')
  return new Refusal('internalError')
}

function repeatedAtRoot(body: object): object {
  const { '@type': type, traceId, Result } = Object.values(body)[0] ?? {}
  return { ...body, '@type': type, traceId, Result }
}

/** What is wrong with the input, by path; each part of the interface has its own codes for it. */
function inputNotice({ problems }: InvalidInput, { route }: Call): Notice {
  const { malformed, invalid, namesPath } = inputRefusalOf(route)
  const [first] = problems
  const message =
    namesPath && first
      ? `INVALID INPUT FORMAT. ${first.path} ${first.problem}`.replace(/ {2}/g, ' ')
      : 'INVALID INPUT FORMAT'
  return {
    ...refusalNotice(new Refusal('inputInvalid')),
    message,
    code: first?.path === '' ? malformed : invalid,
    details: Object.fromEntries(problems.map(({ path, problem }) => [path === '' ? 'body' : path, problem])),
  }
}
