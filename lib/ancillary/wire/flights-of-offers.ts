import * as z from 'zod'
import { namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'

/*
 * How requests for ancillaries and seats refer to flights of offers.
 */

export const named = reference.extend({ value: z.string().optional() })
export const products = z.array(named).max(counts.segmentsPerReservation).optional()
export const segmentNumbers = z.array(z.int()).max(counts.segmentsPerReservation).optional()

export const ofWorkbench = z.looseObject({
  '@type': z.string().optional(),
  ReservationIdentifier: named.optional(),
  OfferIdentifier: named.optional(),
  ProductIdentifier: products,
  SegmentSequenceList: segmentNumbers,
})

export const ofOffer = z
  .looseObject({
    '@type': z.string().optional(),
    ReservationIdentifier: named.optional(),
    OfferIdentifier: named,
    ProductIdentifier: products,
    SegmentSequence: segmentNumbers,
  })
  .meta({ description: 'An offer of the workbench that the session header names.' })

/** Everything that a reference is known by, in order of precedence. */
export const allNames = (given: z.output<typeof named>): string[] => [
  ...namesOf(given),
  ...(given.value ? [given.value] : []),
]
