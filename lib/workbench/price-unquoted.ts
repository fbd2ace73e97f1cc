import type { Agency } from '../kernel/agency.ts'
import { inventoryKey } from '../kernel/flight.ts'
import { countSeats } from '../kernel/passengers.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { PricedSegment } from '../pricing/fare.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { AddedCounts } from './added-counts.ts'
import type { AirOffer } from './air-offer.ts'
import { unquotedIn } from './non-priced-segments.ts'
import { keptNumbers } from './numbering.ts'
import type { SeatedSegment } from './unquoted-segment.ts'
import { isSeated } from './unquoted-segment.ts'
import type { OpenWorkbench } from './workbench.ts'
import { withOffer } from './workbench-offers.ts'
import { withoutNonPriced } from './workbench-segments.ts'

/**
 * The segments to price together, in order of departure.
 *
 * @param names references or ids
 * @throws Refusal `offerOrProductUnknown`; `passiveNotPriced` a passive segment
 */
export function requireSeated(workbench: OpenWorkbench, names: readonly string[]): SeatedSegment[] {
  const found = new Set(
    names.map((name) => {
      const segment = unquotedIn(workbench).find(({ id, ref }) => id === name || ref === name)
      if (!segment) throw new Refusal('offerOrProductUnknown')
      if (!isSeated(segment)) throw new Refusal('passiveNotPriced', { segment: segment.ref })
      return segment
    }),
  )
  return [...found].sort((a, b) => a.flight.departsAt - b.flight.departsAt)
}

/**
 * The workbench with an offer that replaces unquoted segments. The sale of the offer uses the seats that a
 * supplier holds for them.
 *
 * @throws Refusal as `withOffer`
 * Source: docs/contract/booking.md 17.2 (AutoPrice).
 */
export function withPricedSegments(
  workbench: OpenWorkbench,
  segments: readonly SeatedSegment[],
  offer: Omit<AirOffer, 'ref' | 'numbers' | 'booking'>,
  agency: Agency,
): OpenWorkbench {
  const changed = withOffer(withoutNonPriced(workbench, segments), offer, agency)
  const { numbers, added } = numbersOfSegments(segments, offer, workbench.added)
  const held = segments.filter(({ booking }) => booking.status === 'held')
  const booking = { status: 'added' as const, ...(held.length > 0 && { replacesSegments: held }) }
  const offers = changed.offers.map((one) => (one.id === offer.id ? { ...one, numbers, booking } : one))
  return { ...changed, offers, added: { ...added, offers: changed.added.offers } }
}

/** Flights keep the numbers that they had without a price, a leg that of the product of its first flight. */
function numbersOfSegments(
  segments: readonly SeatedSegment[],
  { itinerary }: Pick<AirOffer, 'itinerary'>,
  added: AddedCounts,
) {
  const keys = segments.map(({ flight }) => inventoryKey(flight))
  const former = {
    products: segments.flatMap(({ numbers }) => numbers.products),
    flights: segments.flatMap(({ numbers }) => numbers.flights),
  }
  const indexOf = ({ flight }: PricedSegment): number => keys.indexOf(inventoryKey(flight))
  const legs = itinerary.legs.map(({ segments: flown }) => ({
    from: flown[0] ? indexOf(flown[0]) : -1,
    segments: flown.map((segment) => ({ number: indexOf(segment) + 1 })),
  }))
  return keptNumbers(former, legs, added)
}

/** Segments whose seats the sale of the offer uses: those that are still in it. */
export function replacedSegments({ booking, itinerary }: AirOffer): HeldSegment[] {
  if (booking.status !== 'added') return []
  const flown = new Set(segmentsOf(itinerary).map(({ flight }) => inventoryKey(flight)))
  return (booking.replacesSegments ?? [])
    .filter(isHeld)
    .filter(({ flight }) => flown.has(inventoryKey(flight)))
}

type HeldSegment = SeatedSegment & {
  readonly booking: Extract<SeatedSegment['booking'], { readonly status: 'held' }>
}
const isHeld = (segment: SeatedSegment): segment is HeldSegment => segment.booking.status === 'held'

/** @throws Refusal `passengerCountMismatch` the number of passengers differs from the number of seats held */
export function requireSameSeats(offers: readonly AirOffer[]): void {
  const differs = (offer: AirOffer): boolean =>
    replacedSegments(offer).some(({ booking: { seats } }) => seats !== countSeats(offer.itinerary.passengers))
  if (offers.some(differs)) throw new Refusal('passengerCountMismatch')
}
