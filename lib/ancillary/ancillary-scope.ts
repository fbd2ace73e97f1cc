import { Refusal, type RefusalCode } from '../kernel/refusals.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { productIdsOf } from '../workbench/numbering.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'

/** Flights of an offer for which ancillaries are requested. */
export interface WantedFlights {
  readonly offer: AirOffer
  /** Segment numbers, counted over the offer from 1. */
  readonly segments: readonly number[]
}

/** Which flights of offers are requested. */
export interface FlightScope {
  /** Each by all its identifiers; empty: all of the workbench. */
  readonly offers: readonly (readonly string[])[]
  /** By name; empty: all of the offers. */
  readonly products: readonly string[]
  /** Counted over the offer, or over the only product; empty: all. */
  readonly segments: readonly number[]
}

/**
 * The selected flights of a workbench.
 *
 * @param absent the refusal of an offer that is not in the workbench
 * @throws Refusal `offerMissing`; `absent`; `offerOrProductUnknown`
 */
export function scopeOf(
  workbench: Pick<OpenWorkbench, 'offers'>,
  { offers, products, segments }: FlightScope,
  absent: RefusalCode,
): WantedFlights[] {
  if (workbench.offers.length === 0) throw new Refusal('offerMissing')
  const named = offers.map((names) =>
    workbench.offers.find(({ id, ref }) => names.includes(id) || names.includes(ref)),
  )
  if (named.some((offer) => offer === undefined)) throw new Refusal(absent)
  const selected =
    named.length > 0 ? workbench.offers.filter((offer) => named.includes(offer)) : workbench.offers
  const wanted = selected.map((offer) => ({
    offer,
    segments: segmentsIn(offer.itinerary, productIdsOf(offer), { products, segments }),
  }))
  if (wanted.every((one) => one.segments.length === 0)) throw new Refusal('offerOrProductUnknown')
  return wanted
}

/**
 * Numbers of the selected segments, counted over the itinerary from 1. Numbers that are not of the only named product
 * count over that product (guess).
 *
 * @param ids of the products, one for each leg
 */
export function segmentsIn(
  { legs }: Pick<PricedItinerary, 'legs'>,
  ids: readonly string[],
  { products, segments: numbers }: Pick<FlightScope, 'products' | 'segments'>,
): number[] {
  const ofLegs = legs.flatMap(({ segments }, leg) => segments.map(() => ids[leg] ?? ''))
  const candidates = ofLegs.flatMap((id, index) =>
    products.length === 0 || products.includes(id) ? [index + 1] : [],
  )
  if (numbers.length === 0) return candidates
  const found = candidates.filter((number) => numbers.includes(number))
  const isOfOne = new Set(candidates.map((number) => ofLegs[number - 1])).size === 1
  return found.length === 0 && isOfOne && products.length > 0
    ? candidates.filter((_, index) => numbers.includes(index + 1))
    : found
}
