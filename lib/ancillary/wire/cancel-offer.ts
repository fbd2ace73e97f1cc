import * as z from 'zod'
import { answerSchema } from '../../contract/envelope.ts'
import { namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
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
      .meta({ description: 'Only in an empty request it may be missing: nothing is cancelled then.' }),
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

/**
 * The offer to cancel, and the parts of it (none: the whole offer); undefined: none, because some clients send an empty
 * body.
 *
 * @throws Refusal `inputInvalid` something is sent, and no offer is named
 */
export function readCancelledOffer({ BuildFromOffer: sent, ...others }: z.output<typeof cancelOfferRequest>) {
  const {
    OfferIdentifier: offer,
    ProductIdentifier: products = [],
    SegmentSequence: segments = [],
  } = sent ?? {}
  const parts =
    products.length > 0
      ? products.map((product) => ({ product: namesOf(product), segments }))
      : segments.length > 0
        ? [{ segments }]
        : []
  if (!offer && (sent || Object.keys(others).length > 0))
    throw new Refusal('inputInvalid', { 'BuildFromOffer.OfferIdentifier': 'IS MISSING' })
  return offer && { offer, parts }
}
