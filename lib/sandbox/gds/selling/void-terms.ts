import { addDays, type EpochMs, hoursMs, localDate, startOfLocalDay } from '../../../kernel/instant.ts'
import type { IssueOrder } from '../../../suppliers/document-orders.ts'
import type { SeatsOnFlights } from '../../../workbench/unquoted-segment.ts'
import { segmentsIn } from './seat-sales.ts'

/**
 * Markets where documents can be voided until the end of the day after the day of issue. Source:
 * docs/contract/servicing.md 1.2; the markets are a guess.
 */
const nextDayVoidMarkets: ReadonlySet<string> = new Set(['US'])

/**
 * End of the void period of an agency's document: the end of the day of issue in the agency's time zone, or a
 * day later in some markets. Source: docs/contract/servicing.md 1.2.
 */
export function voidDeadline(
  issuedAt: EpochMs,
  { zone, country }: Pick<IssueOrder['agency'], 'zone' | 'country'>,
): EpochMs {
  const days = nextDayVoidMarkets.has(country) ? 2 : 1
  return startOfLocalDay(addDays(localDate(issuedAt, zone), days), zone)
}

/** How long flights are held again whose tickets were voided after their time limit. */
const heldAfterVoidMs = hoursMs(24)

/**
 * Ticketing time limit of flights whose tickets were voided: the former one; when that has passed, a day
 * from now, but at most an hour before the first departure. Source: docs/contract/specification.md, Cancel
 * Payment keeps the itinerary; the day is a guess.
 */
export function timeLimitAfterVoid(former: EpochMs, itinerary: SeatsOnFlights, now: EpochMs): EpochMs {
  if (now < former) return former
  const latest = segmentsIn(itinerary).map(({ flight }) => flight.departsAt - hoursMs(1))
  return Math.max(former, Math.min(now + heldAfterVoidMs, ...latest))
}
