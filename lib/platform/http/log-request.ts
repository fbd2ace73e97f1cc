import type { Platform } from '../platform.ts'
import type { Call, CallEvent } from './call.ts'

/** One line for every request, whatever its outcome: an allow-list of fields, never a body. */
export const logRequest =
  (platform: () => Platform) =>
  ({
    event,
    response,
  }: {
    readonly event: unknown
    readonly response: { readonly statusCode?: number } | null | undefined
  }): void => {
    const call: Call | undefined = (event as Partial<CallEvent>).call
    if (!call) return
    platform().log.request({
      ...call.trace,
      operation: call.key,
      status: response?.statusCode ?? 500,
      milliseconds: Math.round(performance.now() - call.startedAt),
      accessGroup: call.tenant?.accessGroup,
      pcc: call.tenant?.agency.pcc,
      refusal: call.refusal,
    })
  }
