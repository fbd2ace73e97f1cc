import { isCalendarDate } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Clock } from './platform.ts'

/** Years around the real now in which the sandbox may be put. */
const reachMs = 3 * 365 * 86_400_000

/**
 * The sandbox's clock: the real one, unless the request says what time to take it for, as a timestamp or as
 * an offset like `+PT31M` or `-P1D`.
 */
export const sandboxClock = (realNow: () => number = Date.now): Clock => ({
  now(requested) {
    const now = realNow()
    if (requested === undefined) return now
    const moved = readOffset(requested, now) ?? readTimestamp(requested.toUpperCase())
    if (moved === undefined || Math.abs(moved - now) > reachMs) throw new Refusal('clockHeaderInvalid')
    return moved
  },
})

/** The same clock, which no request can move. */
export const unmoved = (clock: Clock): Clock => ({ now: () => clock.now() })

function readOffset(text: string, now: number): number | undefined {
  const found =
    /^([+-])P(?!$)(?:(\d{1,4})D)?(?:T(?!$)(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8}(?:\.\d{1,3})?)S)?)?$/.exec(
      text,
    )
  if (!found) return undefined
  const [, sign, days = 0, hours = 0, minutes = 0, seconds = 0] = found
  const offset =
    ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000
  return sign === '-' ? now - offset : now + offset
}

/** A moment that the calendar and the clocks have; without an offset it is in UTC. */
function readTimestamp(text: string): number | undefined {
  const found = /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(.*))?$/.exec(text)
  const [, date = '', hour, offset = ''] = found ?? []
  if (!isCalendarDate(date) || !/^(Z|[+-]([01]\d|2[0-3]):[0-5]\d|)$/.test(offset)) return undefined
  return Date.parse(hour === undefined || offset !== '' ? text : `${text}Z`)
}
