import * as z from 'zod'
import { findNamed, nameOf, namesOf, reference } from '../../contract/reference.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { AirOffer } from '../air-offer.ts'
import { countSegments } from '../air-offer.ts'
import type { Association } from '../details.ts'
import { productIdsOf } from '../numbering.ts'
import type { Traveler } from '../traveler.ts'

/** The identifier that a client sets for a detail. */
export const detailIdentifier = z.object({
  authority: z.string().optional(),
  value: z.string().max(sizes.identifierLength).optional(),
})

export const appliesTo = z
  .looseObject({
    '@type': z
      .string()
      .optional()
      .meta({ description: 'AppliesToOffer, AppliesToOfferProduct or AppliesToOfferProductSegment' }),
    OfferIdentifier: z.array(reference).max(counts.segmentsPerReservation).optional(),
    ProductIdentifier: z.array(reference).max(counts.segmentsPerReservation).optional(),
    SegmentSequenceList: z.array(z.int()).max(counts.segmentsPerReservation).optional(),
  })
  .meta({ id: 'AppliesTo', description: 'Offers, products of an offer or segments of a product.' })

const oneOrMore = z.union([reference, z.array(reference)])

/** The same in answers, where one product or offer may stand alone. */
export const heldAppliesTo = appliesTo
  .extend({ OfferIdentifier: oneOrMore.optional(), ProductIdentifier: oneOrMore.optional() })
  .meta({ id: 'HeldAppliesTo' })

export type AppliesTo = z.output<typeof appliesTo>

type Itinerary = { readonly offers: readonly AirOffer[] }

/**
 * The parts of the itinerary that a detail refers to.
 *
 * @throws Refusal `offerUnknown`, `offerOrProductUnknown` also for a segment that is not in the offer
 */
export const readAssociations = (sent: readonly AppliesTo[], itinerary: Itinerary): Association[] =>
  sent.flatMap(({ OfferIdentifier = [], ProductIdentifier = [], SegmentSequenceList = [] }) =>
    OfferIdentifier.map((named) => {
      const offer = findNamed(itinerary.offers, named)
      if (!offer) throw new Refusal('offerUnknown')
      const productRefs = ProductIdentifier.map((product) => requireProduct(offer, namesOf(product)))
      if (SegmentSequenceList.some((sequence) => sequence < 1 || sequence > countSegments([offer])))
        throw new Refusal('offerOrProductUnknown')
      return {
        offerId: offer.id,
        ...(productRefs.length > 0 && { productRefs }),
        ...(SegmentSequenceList.length > 0 && { segments: SegmentSequenceList }),
      }
    }),
  )

/**
 * Whether parts are named of an offer that is not in the itinerary, as clients do that name the one of the search, and only one
 * can be meant.
 */
export const meansOnlyOffer = (
  { OfferIdentifier = [] }: AppliesTo,
  { offers: [only, ...others] }: Itinerary,
): boolean =>
  only !== undefined &&
  others.length === 0 &&
  OfferIdentifier.some((named) => findNamed([only], named) === undefined)

/** The parts with the only offer in place of one that is not in the itinerary. */
export const withOnlyOffer = (sent: readonly AppliesTo[], itinerary: Itinerary): AppliesTo[] =>
  sent.map((one) =>
    meansOnlyOffer(one, itinerary) ? { ...one, OfferIdentifier: [{ id: itinerary.offers[0]?.ref }] } : one,
  )

function requireProduct(offer: AirOffer, names: readonly string[]): string {
  const found = productIdsOf(offer).find((ref) => names.includes(ref))
  if (found === undefined) throw new Refusal('offerOrProductUnknown')
  return found
}

type People = { readonly travelers: readonly Traveler[] }

/**
 * Id of the referenced traveler; undefined without a reference.
 *
 * @throws Refusal `travelerUnknown`
 */
export function readTravelerId(
  given: z.output<typeof reference> | undefined,
  { travelers }: People,
): string | undefined {
  if (!given || nameOf(given) === '') return undefined
  const found = findNamed(travelers, given)
  if (!found) throw new Refusal('travelerUnknown')
  return found.id
}
