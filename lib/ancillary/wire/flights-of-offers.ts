import * as z from 'zod'
import { reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'

/*
 * How requests for ancillaries and seats refer to flights of offers.
 */

export const products = z.array(reference).max(counts.segmentsPerReservation).optional()
export const segmentNumbers = z.array(z.int()).max(counts.segmentsPerReservation).optional()

export const ofWorkbench = z.looseObject({
  '@type': z.string().optional(),
  ReservationIdentifier: reference.optional(),
  OfferIdentifier: reference.optional(),
  ProductIdentifier: products,
  SegmentSequenceList: segmentNumbers,
})

export const ofOffer = z
  .looseObject({
    '@type': z.string().optional(),
    ReservationIdentifier: reference.optional(),
    OfferIdentifier: reference,
    ProductIdentifier: products,
    SegmentSequence: segmentNumbers,
  })
  .meta({ description: 'An offer of the workbench that the session header names.' })
