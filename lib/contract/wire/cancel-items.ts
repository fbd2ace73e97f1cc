import * as z from 'zod'
import type { AirOffer } from '../../domain/air-offer.ts'
import { countSegments, productIdsOf } from '../../domain/air-offer.ts'
import type { OfferCancellation } from '../../domain/cancel-segments.ts'
import { counts } from '../../domain/limits.ts'
import { Refusal } from '../../domain/refusals.ts'
import type { OpenWorkbench } from '../../domain/workbench.ts'
import { findNamed, namesOf, reference } from './reference.ts'

const segments = z.array(z.int()).max(counts.segmentsPerReservation)

const offerProductSelection = z.looseObject({
  offerID: reference,
  productSegmentSequenceArray: z
    .array(z.looseObject({ productID: reference.optional(), segmentSequenceArray: segments.optional() }))
    .max(counts.segmentsPerReservation)
    .optional()
    .meta({ description: 'Products and segments of the offer; without it the whole offer. Segments count over the offer.' }),
})

/** Segments without a price or of another kind: no workbench holds any yet, so that there is never one to select. */
const otherSegments = z
  .looseObject({
    objectType: z.string(),
    unpricedSegmentSelection: z.array(reference).optional(),
    auxiliarySegmentSelection: z.array(reference).optional(),
  })
  .optional()

export const cancelItemsRequest = z
  .looseObject({
    '@type': z.string().optional(),
    cancelAllInd: z.boolean().optional(),
    cancelOffers: z
      .looseObject({
        objectType: z.string().optional().meta({ description: 'CancelAllOffers or CancelSelectedOffers' }),
        offerProductSelection: z.array(offerProductSelection).max(counts.segmentsPerReservation).optional(),
      })
      .optional(),
    cancelUnpricedSegments: otherSegments,
    cancelAuxiliarySegments: otherSegments,
  })
  .meta({ id: 'CancelRequest', description: 'What to take out of the workbench: everything, offers, or products and segments of offers.' })

type Sent = z.output<typeof cancelItemsRequest>

const isAll = ({ objectType = '' }: { readonly objectType?: string | undefined }): boolean => /^CancelAll/i.test(objectType)

/**
 * What is to be cancelled, each offer once.
 *
 * @throws Refusal `offerOrProductUnknown` also for segments that no workbench holds; `nothingToCancel` the request names
 *   nothing
 */
export function readCancellations(sent: Sent, { offers }: OpenWorkbench): OfferCancellation[] {
  const { cancelAllInd, cancelOffers, cancelUnpricedSegments, cancelAuxiliarySegments } = sent
  const others = [cancelUnpricedSegments, cancelAuxiliarySegments].filter((other) => other !== undefined)
  if (cancelAllInd || (cancelOffers && isAll(cancelOffers))) return offers.map(({ id }) => ({ offerId: id }))
  if (others.some((other) => !isAll(other))) throw new Refusal('offerOrProductUnknown')
  const selected = cancelOffers?.offerProductSelection ?? []
  if (selected.length === 0 && others.length === 0) throw new Refusal('nothingToCancel')
  const cancelled = new Map<AirOffer, Set<number>>()
  for (const { offerID, productSegmentSequenceArray } of selected) {
    const offer = findNamed(offers, offerID)
    if (!offer) throw new Refusal('offerOrProductUnknown')
    const numbers = cancelled.get(offer) ?? new Set()
    for (const number of readSegments(offer, productSegmentSequenceArray)) numbers.add(number)
    cancelled.set(offer, numbers)
  }
  return [...cancelled].map(([offer, numbers]) => ({
    offerId: offer.id,
    ...(numbers.size < countSegments([offer]) && { segments: numbers }),
  }))
}

type Parts = z.output<typeof offerProductSelection>['productSegmentSequenceArray']

/** Numbers of the segments that are named, by product, by number, or both; all of them when none is. */
function readSegments(offer: AirOffer, parts: Parts = []): number[] {
  const all = Array.from({ length: countSegments([offer]) }, (_, index) => index + 1)
  if (parts.length === 0) return all
  return parts.flatMap(({ productID, segmentSequenceArray = [] }) => {
    const candidates = productID ? segmentsOfProduct(offer, namesOf(productID)) : all
    if (!productID && segmentSequenceArray.length === 0) throw new Refusal('nothingToCancel')
    if (segmentSequenceArray.some((number) => !candidates.includes(number))) throw new Refusal('offerOrProductUnknown')
    return segmentSequenceArray.length > 0 ? segmentSequenceArray : candidates
  })
}

function segmentsOfProduct(offer: AirOffer, names: readonly string[]): number[] {
  const at = productIdsOf(offer).findIndex((id) => names.includes(id))
  if (at === -1) throw new Refusal('offerOrProductUnknown')
  const before = offer.itinerary.legs.slice(0, at).reduce((sum, leg) => sum + leg.segments.length, 0)
  return (offer.itinerary.legs[at]?.segments ?? []).map((_, index) => before + index + 1)
}
