import type middy from '@middy/core'
import type { APIGatewayProxyResult } from 'aws-lambda'
import type { Family } from '../../contract/route.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Platform } from '../platform.ts'
import type { CallEvent } from './call.ts'
import { readHeaders } from './headers.ts'
import { isStrict } from './strict.ts'
import { traceOf } from './trace.ts'

/**
 * Opens the call: finds its route (`resource` is the path template, so one look-up), its trace and its "now".
 *
 * @throws Refusal `versionNotSupported`, `clockHeaderInvalid`, `strictHeaderInvalid`
 */
export const correlate = (
  family: Family,
  platform: () => Platform,
): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => {
  const byResource = new Map(
    Object.entries(family).map(([key, route]) => [`${route.method} ${route.path}`, { key, route }]),
  )
  return {
    before: ({ event }) => {
      const found = byResource.get(`${event.httpMethod} ${event.resource}`)
      if (!found) throw new Error(`${event.httpMethod} ${event.resource} is not a route of this family`)
      const { clock, ids, playsSandbox } = platform()
      const headers = readHeaders(event.headers)
      const trace = traceOf(headers, ids)
      event.call = {
        ...found,
        headers,
        startedAt: performance.now(),
        now: clock.now(),
        trace: { ...trace, ...(found.route.errors && { traceId: trace.traceId ?? ids.uuid() }) },
      }
      requireVersion(headers('acceptVersion') ?? headers('contentVersion'))
      event.call = { ...event.call, now: clock.now(headers('sandboxClock')) }
      if (playsSandbox && isStrict(headers('sandboxStrict'))) event.call = { ...event.call, doubts: [] }
    },
  }
}

/** Any minor of version 11 will do. */
function requireVersion(version: string | undefined): void {
  if (version !== undefined && !/^11\b|^11_/.test(version))
    throw new Refusal('versionNotSupported', { version: version.slice(0, 16) })
}
