import * as z from 'zod'
import { answerSchema } from '../../contract/envelope.ts'
import { namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import { offer } from '../../pricing/wire/offer.ts'
import { offerModify } from '../../refund/wire/refund-quote.ts'
import { ancillaryOffer, referenceListFlight } from './ancillary.ts'

export const cancelOfferRequest = z
  .looseObject({
    '@type': z.string().optional(),
    BuildFromOffer: z
      .looseObject({
        '@type': z.string().optional(),
        OfferIdentifier: reference.optional(),
        ProductIdentifier: z.array(reference).max(counts.segmentsPerReservation).optional(),
        SegmentSequence: z.array(z.int()).max(counts.segmentsPerReservation).optional(),
      })
      .optional()
      .meta({ description: 'Without an offer nothing is cancelled.' }),
  })
  .meta({
    id: 'OfferQueryCancelOffer',
    description:
      'An ancillary, or an air offer. Products and segments: of a ticketed NDC offer, where the carrier cancels parts.',
  })

export const cancelOfferResponse = answerSchema('OfferListResponse', {
  OfferID: z.array(z.union([offerModify, offer, ancillaryOffer])),
  ReferenceList: z.array(referenceListFlight).optional(),
})

/** The offer to cancel, and the parts of it (none: the whole offer); undefined: none, because some clients send an empty body. */
export function readCancelledOffer({ BuildFromOffer: sent = {} }: z.output<typeof cancelOfferRequest>) {
  const { OfferIdentifier: offer, ProductIdentifier: products = [], SegmentSequence: segments = [] } = sent
  const parts =
    products.length > 0
      ? products.map((product) => ({ product: namesOf(product), segments }))
      : segments.length > 0
        ? [{ segments }]
        : []
  return offer && { offer, parts }
}
