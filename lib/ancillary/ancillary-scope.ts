import { Refusal } from '../kernel/refusals.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { countSegments, productIdsOf } from '../workbench/air-offer.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'

/** Flights of an offer for which ancillaries are requested. */
export interface WantedFlights {
  readonly offer: AirOffer
  /** Segment numbers, counted over the offer from 1. */
  readonly segments: readonly number[]
}

/**
 * The selected flights of a workbench.
 *
 * @param offers each by all its identifiers; empty: all of the workbench
 * @param products by name; empty: all of the offers
 * @param segments counted over the offer; empty: all
 * @throws Refusal `offerMissing`; `workbenchExpired` an offer that is not in the workbench
 *   (docs/contract/servicing.md 3); `offerOrProductUnknown`
 */
export function scopeOf(
  workbench: Pick<OpenWorkbench, 'offers'>,
  {
    offers,
    products,
    segments,
  }: {
    readonly offers: readonly (readonly string[])[]
    readonly products: readonly string[]
    readonly segments: readonly number[]
  },
): WantedFlights[] {
  if (workbench.offers.length === 0) throw new Refusal('offerMissing')
  const named = offers.map((names) =>
    workbench.offers.find(({ id, ref }) => names.includes(id) || names.includes(ref)),
  )
  if (named.some((offer) => offer === undefined)) throw new Refusal('workbenchExpired')
  const selected =
    named.length > 0 ? workbench.offers.filter((offer) => named.includes(offer)) : workbench.offers
  const wanted = selected.map((offer) => ({ offer, segments: segmentsIn(offer, products, segments) }))
  if (wanted.every((one) => one.segments.length === 0)) throw new Refusal('offerOrProductUnknown')
  return wanted
}

function segmentsIn(offer: AirOffer, products: readonly string[], numbers: readonly number[]): number[] {
  const ids = productIdsOf(offer)
  const all = offer.itinerary.legs.flatMap(({ segments }, leg) =>
    segments.map(() => products.length === 0 || products.includes(ids[leg] ?? '')),
  )
  const candidates = Array.from({ length: countSegments([offer]) }, (_, index) => index + 1).filter(
    (number) => all[number - 1],
  )
  return numbers.length === 0 ? candidates : candidates.filter((number) => numbers.includes(number))
}
