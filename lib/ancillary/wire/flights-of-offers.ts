import * as z from 'zod'
import { valuedReference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'

/*
 * How requests for ancillaries and seats refer to flights of offers.
 */

export const products = z.array(valuedReference).max(counts.segmentsPerReservation).optional()
export const segmentNumbers = z.array(z.int()).max(counts.segmentsPerReservation).optional()

export const ofWorkbench = z.looseObject({
  '@type': z.string().optional(),
  ReservationIdentifier: valuedReference.optional(),
  OfferIdentifier: valuedReference.optional(),
  ProductIdentifier: products,
  SegmentSequenceList: segmentNumbers,
})

export const ofOffer = z
  .looseObject({
    '@type': z.string().optional(),
    ReservationIdentifier: valuedReference.optional(),
    OfferIdentifier: valuedReference,
    ProductIdentifier: products,
    SegmentSequence: segmentNumbers,
  })
  .meta({ description: 'An offer of the workbench that the session header names.' })
