import type { Flight } from '../kernel/flight.ts'
import type { Money } from '../kernel/money.ts'
import { formatMoney, sameMoney } from '../kernel/money.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import { priceTotals, segmentsOf } from '../pricing/fare.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { CommitFlags } from './commit.ts'

/** What an offer looks like at its supplier now. */
export interface Recheck {
  readonly itinerary: PricedItinerary
  /** The fare that was quoted cannot be had any more; the itinerary has the one that can. */
  readonly isFareGone: boolean
}

export interface OfferChanges {
  /** The offer as it will be booked. */
  readonly offer: AirOffer
  readonly problems: readonly RefusalNotice[]
}

export const totalOf = ({ itinerary: { price } }: Pick<AirOffer, 'itinerary'>): Money => ({
  minor: priceTotals(price).totalMinor,
  currency: price.currency,
})

const whenOf = ({ departure, arrival }: Flight): string =>
  `${departure.date} ${departure.time}-${arrival.date} ${arrival.time}`

function scheduleChanges(before: AirOffer, now: PricedItinerary): RefusalNotice[] {
  const then = segmentsOf(before.itinerary)
  return segmentsOf(now).flatMap(({ flight }, at) => {
    const was = then[at]?.flight
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

function priceProblems(before: AirOffer, now: AirOffer, isFareGone: boolean): RefusalNotice[] {
  const [was, is] = [totalOf(before), totalOf(now)]
  const details = { offer: before.ref, previousTotal: formatMoney(was), currentTotal: formatMoney(is) }
  if (isFareGone) return [{ code: 'priceCancelled', details }]
  return sameMoney(was, is) ? [] : [{ code: 'priceChanged', details }]
}

/**
 * What became of an offer since it was added to the workbench, and what of it is a problem for who commits.
 *
 * A schedule change that was accepted beforehand is none; with `retainPrice` the quoted price then stays. A
 * connection below the minimum is none when the caller overrides it.
 *
 * Source: docs/contract/booking.md 8.2 and 8.4.
 */
export function changesOf(
  before: AirOffer,
  { itinerary, isFareGone }: Recheck,
  flags: CommitFlags,
): OfferChanges {
  const retimed = scheduleChanges(before, itinerary)
  const keepsPrice = retimed.length > 0 && flags.retainPrice === true
  const offer = {
    ...before,
    itinerary: keepsPrice ? { ...itinerary, price: before.itinerary.price } : itinerary,
  }
  const problems = [
    ...(keepsPrice ? [] : priceProblems(before, offer, isFareGone)),
    ...(flags.acceptScheduleChange ? [] : retimed),
    ...(flags.overrideConnectionTime ? [] : shortConnections(before, itinerary)),
  ]
  return { offer, problems }
}

/**
 * Problems that fail a commit at once: changes when the caller said so, and a connection too short.
 *
 * @param isTold the caller saw the connection in the first of two steps, and commits all the same
 */
export function refusedBy(flags: CommitFlags, isTold: boolean): ReadonlySet<RefusalCode> {
  return new Set<RefusalCode>([
    ...(isTold ? [] : (['connectionTooShort'] as const)),
    ...(flags.refusePriceChange ? (['priceChanged'] as const) : []),
    ...(flags.refuseCancelledPrice ? (['priceCancelled'] as const) : []),
    ...(flags.refuseScheduleChange ? (['scheduleChanged'] as const) : []),
  ])
}
