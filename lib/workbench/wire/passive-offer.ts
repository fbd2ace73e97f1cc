import * as z from 'zod'
import { identifier, toIdentifier } from '../../contract/envelope.ts'
import { flightIdOf, flightIdsOf, productIdsOf, segmentIdOf } from '../numbering.ts'
import type { PassiveOffer, PassivePoint, PassiveSegment } from '../passive-segment.ts'
import { passiveSegmentsOf } from '../passive-segment.ts'
import type { Traveler } from '../traveler.ts'

export const passiveOffer = z
  .looseObject({
    '@type': z.literal('Offer'),
    id: z.string(),
    offerRef: z.string(),
    passiveOfferInd: z.literal(true),
    Identifier: identifier,
    Product: z.array(
      z.looseObject({
        '@type': z.literal('ProductAir'),
        id: z.string(),
        FlightSegment: z.array(z.looseObject({})),
      }),
    ),
  })
  .meta({
    id: 'PassiveOffer',
    description:
      'Passive segments (booked elsewhere): they have no price, and no document is issued for them.',
  })

const toPoint = <Type extends string>(type: Type, { airport, date, time }: PassivePoint) => ({
  '@type': type,
  location: airport,
  ...(date !== undefined && { date }),
  ...(time !== undefined && { time: `${time}:00` }),
})

/** A passive flight with the members that the client sent. */
export const toPassiveFlight = ({ carrier, number, departure, arrival }: PassiveSegment, id: string) => ({
  '@type': 'FlightDetail' as const,
  id,
  carrier,
  number,
  Departure: toPoint('DepartureDetail', departure),
  Arrival: toPoint('ArrivalDetail', arrival),
})

/**
 * Passive segments of a workbench or a reservation: an offer without a price. Segments are counted over the
 * offer.
 */
export function toPassiveOffer(offer: PassiveOffer, travelers: readonly Pick<Traveler, 'ptc'>[]) {
  const products = productIdsOf(offer)
  let sequence = 0
  return {
    '@type': 'Offer' as const,
    id: offer.ref,
    offerRef: offer.ref,
    passiveOfferInd: true as const,
    Identifier: toIdentifier(offer.id),
    Product: offer.legs.map(({ segments }, leg) => {
      const numbered = segments.map((segment) => ({ segment, number: ++sequence }))
      return {
        '@type': 'ProductAir' as const,
        id: products[leg] ?? '',
        FlightSegment: numbered.map(({ segment, number }) => {
          const named = offer.numbers.flights[number - 1] ?? number
          return {
            '@type': 'FlightSegment' as const,
            id: segmentIdOf(named),
            sequence: number,
            passiveSegmentStatus: segment.status,
            Flight: toPassiveFlight(segment, flightIdOf(named)),
          }
        }),
        PassengerFlight: countByType(travelers).map(([passengerTypeCode, passengerQuantity]) => ({
          '@type': 'PassengerFlight' as const,
          passengerQuantity,
          passengerTypeCode,
          FlightProduct: numbered.map(({ segment: { bookingClass, cabin }, number }) => ({
            '@type': 'FlightProduct' as const,
            segmentSequence: [number],
            ...(bookingClass !== undefined && { classOfService: bookingClass }),
            ...(cabin && { cabin }),
          })),
        })),
      }
    }),
  }
}

/** Passengers by their type; one adult while there are no travelers. */
export function countByType(travelers: readonly Pick<Traveler, 'ptc'>[]): [string, number][] {
  const count = new Map<string, number>()
  for (const { ptc } of travelers) count.set(ptc, (count.get(ptc) ?? 0) + 1)
  return count.size > 0 ? [...count] : [['ADT', 1]]
}

/** Its segments with their status, for the receipt of the record locator. */
export const toPassiveStatuses = (offer: PassiveOffer) =>
  passiveSegmentsOf(offer).map(({ status }, index) => ({
    code: status,
    value: 'Confirmed',
    flightRefs: flightIdsOf(offer).slice(index, index + 1),
  }))

/** Departure of a passive segment, to sort an itinerary. */
export const departureOf = ({ departure: { date, time } }: PassiveSegment): string =>
  `${date}T${time ?? '00:00'}`
