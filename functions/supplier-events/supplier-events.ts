import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { type Notice, refusalBody, refusalNotice, type Trace } from '../../lib/contract/envelope.ts'
import { sizes } from '../../lib/kernel/limits.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { result } from '../../lib/platform/http/answer.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { type ReportedName, reportedOrdersOf } from '../../lib/reservation/reported-orders.ts'
import type { Delivery, SupplierInboxes } from '../../lib/suppliers/supplier-inbox.ts'

export interface EventDependencies extends Pick<Platform, 'clock' | 'ids' | 'log'> {
  readonly store: Store
  readonly inboxes: SupplierInboxes
  /** Has the orders of a delivery read, without waiting for it. */
  readonly reconcile: (orders: readonly ReportedName[]) => Promise<void>
}

/**
 * `POST /supplier-events/{supplier}`: notes which orders a supplier reports, and answers 202. The inbox of the
 * supplier checks the signature; there is no token.
 *
 * Refused: `routeNotFound` no supplier of that name sends deliveries; `bodyTooLarge`; as `readDelivery`
 */
export const supplierEvents =
  (makeDependencies: () => EventDependencies) =>
  async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    const dependencies = makeDependencies()
    const transactionId = dependencies.ids.uuid()
    const trace: Trace = { transactionId, correlationId: transactionId }
    const startedAt = performance.now()
    const answered = (status: number, refusal?: Refusal): void =>
      dependencies.log.request({
        ...trace,
        operation: 'supplierEvents',
        status,
        milliseconds: Math.round(performance.now() - startedAt),
        refusal: refusal?.code,
      })
    try {
      await receive(event, dependencies)
      answered(202)
      return result({ trace }, 202)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('internalError')
      if (refusal !== error) dependencies.log.bug({ transactionId, operation: 'supplierEvents', error })
      const notice: Notice = refusalNotice(refusal)
      answered(notice.statusCode, refusal)
      return result({ trace }, notice.statusCode, refusalBody('ErrorResponse', [notice], trace))
    }
  }

async function receive(
  event: APIGatewayProxyEvent,
  { inboxes, store, clock, reconcile }: EventDependencies,
): Promise<void> {
  const supplier = event.pathParameters?.supplier ?? ''
  const inbox = inboxes.get(supplier)
  if (!inbox?.readDelivery) throw new Refusal('routeNotFound')
  const now = clock.now()
  const hints = await inbox.readDelivery(deliveryOf(event), now)
  await reportedOrdersOf(store).note(supplier, hints, now)
  if (hints.length > 0) await reconcile(hints.map(({ tenantId, order }) => ({ supplier, tenantId, order })))
}

/** @throws Refusal `bodyTooLarge` */
function deliveryOf({ body, headers, isBase64Encoded }: APIGatewayProxyEvent): Delivery {
  const bytes = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > sizes.bodyBytes) throw new Refusal('bodyTooLarge', { limit: String(sizes.bodyBytes) })
  const named = Object.entries(headers ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name.toLowerCase(), value]],
  )
  return { headers: Object.fromEntries(named), body: bytes }
}
