import * as z from 'zod'
import { counts } from '../../domain/limits.ts'
import { code } from '../lenient.ts'
import type { productsQuery } from './product-selection.ts'
import { reservationDetails } from './reservation-details.ts'
import { reservationParts } from './reservation-parts.ts'
import { passengersAmong } from './single-payload.ts'

const point = z.looseObject({ location: code(z.string().regex(/^[A-Z]{3}$/)), date: z.string(), time: z.string().optional() })

const product = z.looseObject({
  '@type': z.string().optional(),
  FlightSegment: z
    .array(
      z.looseObject({
        sequence: z.int().optional(),
        Flight: z.looseObject({
          carrier: code(z.string().regex(/^[A-Z0-9]{2}$/)),
          number: z.string().regex(/^\d{1,4}$/),
          Departure: point,
          Arrival: point,
        }),
      }),
    )
    .min(1)
    .max(counts.segmentsPerReservation),
  PassengerFlight: z
    .array(
      z.looseObject({
        passengerQuantity: z.int().min(1).max(counts.passengersPerRequest).optional(),
        passengerTypeCode: code(z.string().regex(/^[A-Z0-9]{3,5}$/)).optional(),
        FlightProduct: z
          .array(
            z.looseObject({
              segmentSequence: z.array(z.int()).optional(),
              classOfService: code(z.string().regex(/^[A-Z]$/)).optional(),
              cabin: z.string().max(32).optional(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
})

/** A reservation that the client describes as it shall be: GDS flights by number and class, travelers, payment. */
export const airCreateRequest = z
  .looseObject({
    '@type': z.string().optional(),
    Offer: z
      .array(z.looseObject({ '@type': z.string().optional(), Product: z.array(product).min(1).max(counts.gdsOriginDestinations) }))
      .max(counts.segmentsPerReservation)
      .optional(),
    ...reservationParts,
    ...reservationDetails,
  })
  .meta({ id: 'ReservationDetailRequest' })

type AirCreate = z.output<typeof airCreateRequest>
type DescribedOffer = NonNullable<AirCreate['Offer']>[number]

/** Each offer as a request for its price: a leg for each product, for the passengers that it names or for all travelers. */
export const readDescribedOffers = ({ Offer = [], Traveler = [] }: AirCreate): z.output<typeof productsQuery>[] =>
  Offer.map((offer) => ({
    BuildFromProductsRequest: {
      PassengerCriteria: passengersOf(offer) ?? passengersAmong(Traveler),
      ProductCriteriaAir: offer.Product.map((leg, index) => ({ sequence: index + 1, SpecificFlightCriteria: flightsOf(leg) })),
    },
  }))

function passengersOf({ Product: [first] }: DescribedOffer) {
  const named = first?.PassengerFlight ?? []
  if (named.length === 0) return undefined
  return named.map(({ passengerTypeCode, passengerQuantity }) => ({ passengerTypeCode, number: passengerQuantity ?? 1 }))
}

/** Classes are those of the first passenger type: a flight of a reservation is booked in one class. */
function flightsOf({ FlightSegment, PassengerFlight: [passenger] = [] }: DescribedOffer['Product'][number]) {
  const inOrder = FlightSegment.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0))
  return inOrder.map(({ sequence, Flight: { carrier, number, Departure, Arrival } }, index) => {
    const products = passenger?.FlightProduct ?? []
    const booked = products.find(({ segmentSequence = [] }) => segmentSequence.includes(sequence ?? index + 1)) ?? products[0]
    return {
      carrier,
      flightNumber: number,
      departureDate: Departure.date,
      ...(Departure.time !== undefined && { departureTime: Departure.time }),
      from: Departure.location,
      to: Arrival.location,
      segmentSequence: index + 1,
      ...(booked?.classOfService !== undefined && { classOfService: booked.classOfService }),
      ...(booked?.cabin !== undefined && { cabin: booked.cabin }),
    }
  })
}
