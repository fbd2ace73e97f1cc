import type { Flight } from '../kernel/flight.ts'
import { formatMoney, sameMoney } from '../kernel/money.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import { segmentsOf } from '../pricing/fare.ts'
import { totalOf } from '../pricing/itinerary-price.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { CommitFlags } from './commit.ts'

/** An offer as its supplier has it now. */
export interface Recheck {
  readonly itinerary: PricedItinerary
  /** The quoted fare is no longer available; the itinerary has the current one. */
  readonly isFareUnavailable: boolean
}

export interface OfferChanges {
  /** The offer as it will be booked. */
  readonly offer: AirOffer
  readonly problems: readonly RefusalNotice[]
  /** Of its price and its schedule, to report when the commit does not refuse them. */
  readonly accepted: readonly RefusalNotice[]
}

const whenOf = ({ departure, arrival }: Flight): string =>
  `${departure.date} ${departure.time}-${arrival.date} ${arrival.time}`

function scheduleChanges(before: AirOffer, now: PricedItinerary): RefusalNotice[] {
  const then = segmentsOf(before.itinerary)
  return segmentsOf(now).flatMap(({ flight }, index) => {
    const was = then[index]?.flight
    if (!was || (was.departsAt === flight.departsAt && was.arrivesAt === flight.arrivesAt)) return []
    const details = {
      offer: before.ref,
      flight: `${flight.carrier}${flight.number}`,
      previous: whenOf(was),
      current: whenOf(flight),
    }
    return [{ code: 'scheduleChanged' as const, details }]
  })
}

const shortConnections = (
  { ref }: AirOffer,
  { shortConnections: found = [] }: PricedItinerary,
): RefusalNotice[] =>
  found.map(({ airport, minutes, minimumMinutes }) => ({
    code: 'connectionTooShort' as const,
    details: { offer: ref, airport, minutes: `${minutes}`, minimumMinutes: `${minimumMinutes}` },
  }))

function priceProblems(before: AirOffer, now: AirOffer, isFareUnavailable: boolean): RefusalNotice[] {
  const [was, is] = [totalOf(before.itinerary.price), totalOf(now.itinerary.price)]
  const details = { offer: before.ref, previousTotal: formatMoney(was), currentTotal: formatMoney(is) }
  if (isFareUnavailable) return [{ code: 'priceCancelled', details }]
  return sameMoney(was, is) ? [] : [{ code: 'priceChanged', details }]
}

/**
 * The changes of an offer since it was added to the workbench, and those that are problems for the caller.
 *
 * An accepted schedule change is not a problem; with `retainPrice` the quoted price is then kept. A
 * connection below the minimum is not a problem when the caller overrides it.
 *
 * Source: docs/contract/booking.md 8.2 and 8.4.
 */
export function changesOf(
  before: AirOffer,
  { itinerary, isFareUnavailable }: Recheck,
  flags: CommitFlags,
): OfferChanges {
  const retimed = scheduleChanges(before, itinerary)
  const keepsPrice = retimed.length > 0 && flags.retainPrice === true
  const offer = {
    ...before,
    itinerary: keepsPrice ? { ...itinerary, price: before.itinerary.price } : itinerary,
  }
  const repriced = keepsPrice ? [] : priceProblems(before, offer, isFareUnavailable)
  const problems = [
    ...repriced,
    ...(flags.acceptScheduleChange ? [] : retimed),
    ...(flags.overrideConnectionTime ? [] : shortConnections(before, itinerary)),
  ]
  return { offer, problems, accepted: [...repriced, ...retimed] }
}

/**
 * Problems that fail a commit at once: changes that the caller refuses, and a connection that is too short.
 *
 * @param isRepeated the caller saw the connection in the first of two steps, and commits again
 */
export function refusedBy(flags: CommitFlags, isRepeated: boolean): ReadonlySet<RefusalCode> {
  return new Set<RefusalCode>([
    ...(isRepeated ? [] : (['connectionTooShort'] as const)),
    ...(flags.refusePriceChange ? (['priceChanged'] as const) : []),
    ...(flags.refuseCancelledPrice ? (['priceCancelled'] as const) : []),
    ...(flags.refuseScheduleChange ? (['scheduleChanged'] as const) : []),
  ])
}
