import * as z from 'zod'
import { answerSchema, identifier } from '../../contract/envelope.ts'
import { flightDetail } from '../../contract/flight-wire.ts'
import { code } from '../../contract/lenient.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { countSeats } from '../../kernel/passengers.ts'
import type { productsQuery } from '../../pricing/wire/product-selection.ts'
import type { Traveler } from '../traveler.ts'
import type { UnquotedToAdd } from '../unquoted-segment.ts'
import { describedFlight, flightCriteria, passiveStatus, readPassiveSegment } from './described-offer.ts'

const unpricedFlightSegment = z
  .looseObject({
    '@type': z.string().optional(),
    id: z.string().max(sizes.identifierLength).optional(),
    sequence: z.int().optional(),
    passengerQuantity: z
      .int()
      .min(1)
      .max(counts.passengersPerRequest)
      .optional()
      .meta({ description: 'None: every traveler with a seat.' }),
    cabin: z.string().max(32).optional(),
    classOfService: code(z.string().regex(/^[A-Z]$/))
      .optional()
      .meta({ description: 'None: the lowest class of the cabin that has seats.' }),
    passiveSegmentStatus: passiveStatus.optional().meta({
      description: 'A passive segment: AK, BK, GK or YK. It is recorded, and no seat is sold.',
    }),
    supplierLocator: code(z.string().regex(/^[A-Z0-9]{1,20}$/))
      .optional()
      .meta({ description: 'Of a passive segment: the locator of the booking at the carrier.' }),
    Flight: describedFlight,
  })
  .meta({ id: 'UnpricedFlightSegment' })

export const unpricedSegmentsRequest = z
  .looseObject({
    '@type': z.string().optional(),
    UnpricedFlightSegment: z.array(unpricedFlightSegment).min(1).max(counts.segmentsPerReservation),
  })
  .meta({
    id: 'UnpricedSegments',
    description: 'Unpriced segments: flights that are booked without a price.',
  })

/** One flight of the request. */
export type UnpricedSent = z.output<typeof unpricedFlightSegment>
type Sent = UnpricedSent

/** The same in answers. */
export const heldUnpricedSegments = z
  .looseObject({
    '@type': z.literal('UnpricedSegments'),
    UnpricedFlightSegment: z.array(
      z.looseObject({
        '@type': z.literal('UnpricedFlightSegment'),
        id: z.string(),
        Identifier: identifier,
        sequence: z.int(),
        passengerQuantity: z.int().optional(),
        cabin: z.string().optional(),
        classOfService: z.string().optional(),
        passiveSegmentStatus: z.string().optional(),
        Flight: flightDetail.partial().extend({
          Departure: flightDetail.shape.Departure.partial({ date: true, time: true }),
          Arrival: flightDetail.shape.Arrival.partial({ date: true, time: true }),
        }),
      }),
    ),
  })
  .meta({ id: 'HeldUnpricedSegments' })

export const unpricedSegmentsResponse = answerSchema('UnpricedSegmentsResponse', {
  UnpricedSegments: heldUnpricedSegments,
})

export const unpricedSegmentsExample = {
  body: {
    '@type': 'UnpricedSegments',
    UnpricedFlightSegment: [
      {
        '@type': 'UnpricedFlightSegment',
        sequence: 1,
        classOfService: 'Y',
        Flight: {
          '@type': 'FlightDetail',
          carrier: 'BA',
          number: '117',
          Departure: { '@type': 'DepartureDetail', location: 'LHR', date: '{date}' },
          Arrival: { '@type': 'ArrivalDetail', location: 'JFK', date: '{date}' },
        },
      },
    ],
  },
} as const

/** In the order of the client's sequence numbers. */
export const inSequence = (segments: readonly Sent[]): Sent[] =>
  segments.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0))

/**
 * A passive segment; undefined: the request is for seats.
 *
 * @throws Refusal `dateInvalid`
 */
export function readPassiveRecord(sent: Sent): UnquotedToAdd | undefined {
  const {
    passiveSegmentStatus,
    passengerQuantity: quantity,
    supplierLocator: locator,
    Flight,
    classOfService,
    cabin,
    id,
  } = sent
  if (passiveSegmentStatus === undefined) return undefined
  return {
    kind: 'passive',
    ref: id,
    segment: readPassiveSegment({ Flight, passiveSegmentStatus, classOfService, cabin }),
    ...(quantity !== undefined && { quantity }),
    ...(locator !== undefined && { supplierLocator: { source: Flight.carrier, locator } }),
  }
}

/** A price request for the flight, to find it in the timetable with a class that has seats. */
export const findFlight = (
  { Flight, classOfService, cabin, passengerQuantity }: Sent,
  travelers: readonly Pick<Traveler, 'ptc'>[],
): z.output<typeof productsQuery> => ({
  BuildFromProductsRequest: {
    validateInventoryInd: true,
    PassengerCriteria: [
      {
        passengerTypeCode: 'ADT',
        number: passengerQuantity ?? Math.max(1, countSeats(travelers.map(({ ptc }) => ({ ptc, count: 1 })))),
      },
    ],
    ProductCriteriaAir: [
      { sequence: 1, SpecificFlightCriteria: [flightCriteria(Flight, { classOfService, cabin })] },
    ],
  },
})
