import * as z from 'zod'
import { namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import type { CancellationRequest } from '../plan-cancellations.ts'

const segments = z.array(z.int()).max(counts.segmentsPerReservation)

const offerProductSelection = z.looseObject({
  offerID: reference,
  sendPassiveNotificationInd: z.boolean().optional().meta({
    description:
      'For passive segments: accepted without effect. Cancel them in the system where they were booked.',
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

/** Segments that are not part of an offer; the shape of the selection is a guess. */
const nonPricedSegments = z
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
    cancelUnpricedSegments: nonPricedSegments,
    cancelAuxiliarySegments: nonPricedSegments,
  })
  .meta({
    id: 'CancelRequest',
    description: 'What to remove from the workbench: everything, offers, or products and segments of offers.',
  })

const isAll = ({ objectType = '' }: { readonly objectType?: string | undefined }): boolean =>
  /^CancelAll/i.test(objectType)

/** The items to cancel. */
export function readCancellation(sent: z.output<typeof cancelItemsRequest>): CancellationRequest {
  const { cancelOffers, cancelUnpricedSegments: unquoted, cancelAuxiliarySegments: auxiliary } = sent
  return {
    all: sent.cancelAllInd ?? false,
    offers: cancelOffers && {
      all: isAll(cancelOffers),
      selected: (cancelOffers.offerProductSelection ?? []).map(readOffer),
    },
    unquoted: unquoted && readSelection(unquoted),
    auxiliary: auxiliary && readSelection(auxiliary),
  }
}

const readOffer = ({
  offerID,
  productSegmentSequenceArray = [],
}: z.output<typeof offerProductSelection>) => ({
  names: namesOf(offerID),
  parts: productSegmentSequenceArray.map(({ productID, segmentSequenceArray = [] }) => ({
    product: productID && namesOf(productID),
    segments: segmentSequenceArray,
  })),
})

const readSelection = (sent: NonNullable<z.output<typeof nonPricedSegments>>) => ({
  all: isAll(sent),
  names: [
    ...(sent.unpricedSegmentSelection ?? []),
    ...(sent.auxiliarySegmentSelection ?? []),
    ...(sent.UnpricedFlightSegmentRefs ?? []).map((id) => ({ id })),
  ].map(namesOf),
  numbers: sent.segmentSequenceArray ?? [],
})
