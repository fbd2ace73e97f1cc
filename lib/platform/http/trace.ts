import type { Trace } from '../../contract/envelope.ts'
import type { Headers } from '../../contract/request-context.ts'
import type { Ids } from '../../kernel/ids.ts'
import { sizes } from '../../kernel/limits.ts'

/** The ids of a call: a new one, and what the client sent, cut to a length that logs and answers have room for. */
export function traceOf(headers: Headers, ids: Ids): Trace {
  const sent = (meaning: 'traceId' | 'correlationId' | 'trackingId') =>
    headers(meaning)?.slice(0, sizes.traceText)
  const [traceId, trackingId] = [sent('traceId'), sent('trackingId')]
  return {
    transactionId: ids.uuid(),
    correlationId: sent('correlationId') ?? ids.uuid(),
    ...(traceId !== undefined && { traceId }),
    ...(trackingId !== undefined && { trackingId }),
  }
}
