import * as z from 'zod'
import { findNamed, namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { AirOffer } from '../air-offer.ts'
import { countSegments } from '../air-offer.ts'
import type { OfferCancellation } from '../cancel-segments.ts'
import type { OpenWorkbench } from '../workbench.ts'

const segments = z.array(z.int()).max(counts.segmentsPerReservation)

const offerProductSelection = z.looseObject({
  offerID: reference,
  sendPassiveNotificationInd: z.boolean().optional().meta({
    description:
      'Of flights booked elsewhere: taken note of, and nobody is told. Who booked them cancels them there.',
  }),
  productSegmentSequenceArray: z
    .array(z.looseObject({ productID: reference.optional(), segmentSequenceArray: segments.optional() }))
    .max(counts.segmentsPerReservation)
    .optional()
    .meta({
      description:
        'Products and segments of the offer; without it the whole offer. Segments count over the offer.',
    }),
})

/** Which segments beside offers; the shape of the selection is a guess. */
const otherSegments = z
  .looseObject({
    objectType: z.string().meta({ description: 'CancelAll... or CancelSelected...' }),
    unpricedSegmentSelection: z.array(reference).optional(),
    UnpricedFlightSegmentRefs: z.array(z.string()).optional(),
    auxiliarySegmentSelection: z.array(reference).optional(),
    segmentSequenceArray: segments.optional(),
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
  .meta({
    id: 'CancelRequest',
    description: 'What to take out of the workbench: everything, offers, or products and segments of offers.',
  })

type Sent = z.output<typeof cancelItemsRequest>

export const isAll = ({ objectType = '' }: { readonly objectType?: string | undefined }): boolean =>
  /^CancelAll/i.test(objectType)

/**
 * What is to be cancelled, each offer once.
 *
 * @throws Refusal `offerOrProductUnknown`; `nothingToCancel` the request names nothing
 */
export function readCancellations(sent: Sent, { offers }: OpenWorkbench): OfferCancellation[] {
  const { cancelAllInd, cancelOffers } = sent
  if (cancelAllInd || (cancelOffers && isAll(cancelOffers))) return offers.map(({ id }) => ({ offerId: id }))
  const selected = cancelOffers?.offerProductSelection ?? []
  if (selected.length === 0) throw new Refusal('nothingToCancel')
  const cancelled = new Map<AirOffer, Set<number>>()
  for (const { offerID, productSegmentSequenceArray } of selected) {
    const offer = findNamed(offers, offerID)
    if (!offer) throw new Refusal('offerOrProductUnknown')
    const numbers = cancelled.get(offer) ?? new Set()
    for (const number of readSegments(offer.itinerary.legs, productSegmentSequenceArray)) numbers.add(number)
    cancelled.set(offer, numbers)
  }
  return [...cancelled].map(([offer, numbers]) => ({
    offerId: offer.id,
    ...(numbers.size < countSegments([offer]) && { segments: numbers }),
  }))
}

type Parts = z.output<typeof offerProductSelection>['productSegmentSequenceArray']

type Legs = readonly { readonly segments: readonly unknown[] }[]

/**
 * Numbers of the segments that are named, by product, by number, or both; all of them when none is. @throws
 * Refusal `offerOrProductUnknown`
 */
export function readSegments(legs: Legs, parts: Parts = []): number[] {
  const all = legs.flatMap(({ segments }) => segments).map((_, index) => index + 1)
  if (parts.length === 0) return all
  return parts.flatMap(({ productID, segmentSequenceArray = [] }) => {
    const candidates = productID ? segmentsOfProduct(legs, namesOf(productID)) : all
    if (!productID && segmentSequenceArray.length === 0) throw new Refusal('nothingToCancel')
    if (segmentSequenceArray.some((number) => !candidates.includes(number)))
      throw new Refusal('offerOrProductUnknown')
    return segmentSequenceArray.length > 0 ? segmentSequenceArray : candidates
  })
}

function segmentsOfProduct(legs: Legs, names: readonly string[]): number[] {
  const at = legs.findIndex((_, index) => names.includes(`product_${index + 1}`))
  if (at === -1) throw new Refusal('offerOrProductUnknown')
  const before = legs.slice(0, at).reduce((sum, leg) => sum + leg.segments.length, 0)
  return (legs[at]?.segments ?? []).map((_, index) => before + index + 1)
}
