import * as z from 'zod'
import { requireDate } from '../../contract/calendar-date.ts'
import { code } from '../../contract/lenient.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import type { productsQuery } from '../../pricing/wire/product-selection.ts'
import { readCabin } from '../../shopping/wire/search-modifiers.ts'
import type { PassiveOfferToAdd, PassivePoint, PassiveSegment } from '../passive-segment.ts'
import { defaultPassiveStatus, isPassiveStatus, passiveStatuses } from '../passive-segment.ts'

const point = z.looseObject({
  location: code(z.string().regex(/^[A-Z]{3}$/)),
  date: z.string().optional(),
  time: z.string().optional(),
})

/**
 * One flight of an explicit itinerary: marketing carrier and number, origin and departure time, destination.
 */
export const describedFlight = z.looseObject({
  carrier: code(z.string().regex(/^[A-Z0-9]{2}$/)),
  number: z.string().regex(/^\d{1,4}$/),
  Departure: point.extend({ date: z.string() }),
  Arrival: point,
})

export const passiveStatus = code(
  z.string().regex(new RegExp(`^(${Object.keys(passiveStatuses).join('|')})$`)),
)

const product = z.looseObject({
  '@type': z.string().optional(),
  FlightSegment: z
    .array(
      z.looseObject({
        sequence: z.int().optional(),
        passiveSegmentStatus: passiveStatus.optional().meta({
          description: 'Of a passive segment: AK, BK, GK, or YK, which is the default.',
        }),
        Flight: describedFlight,
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

/** Flights of an explicit itinerary. */
export const describedOffer = z
  .looseObject({
    '@type': z.string().optional(),
    id: z.string().max(sizes.identifierLength).optional(),
    passiveOfferInd: z.boolean().optional().meta({
      description: 'Passive segments (booked elsewhere): they are recorded, and neither sold nor priced.',
    }),
    Product: z.array(product).min(1).max(counts.segmentsPerReservation),
  })
  .meta({ id: 'DescribedOffer' })

/** Locators of passive segments in the system where they were booked. */
export const describedReceipts = z
  .array(
    z.looseObject({
      OfferRef: z.array(z.string()).optional(),
      Confirmation: z
        .looseObject({
          Locator: z
            .looseObject({
              value: code(z.string().regex(/^[A-Z0-9]{1,20}$/)).optional(),
              source: code(z.string().regex(/^[A-Z0-9]{2,5}$/)).optional(),
            })
            .optional(),
        })
        .optional(),
    }),
  )
  .max(counts.segmentsPerReservation)

type DescribedOffer = z.output<typeof describedOffer>
type Product = DescribedOffer['Product'][number]
type Receipts = z.output<typeof describedReceipts>

export const isPassive = ({ passiveOfferInd }: DescribedOffer): boolean => passiveOfferInd === true

type Passengers = z.output<typeof productsQuery>['BuildFromProductsRequest']['PassengerCriteria']

/**
 * An offer as a request for its price: a leg for each product.
 *
 * @param defaultPassengers used for an offer without passengers
 */
export const readDescribedOffer = (
  offer: DescribedOffer,
  defaultPassengers: Passengers,
): z.output<typeof productsQuery> => ({
  BuildFromProductsRequest: {
    PassengerCriteria: passengersOf(offer) ?? defaultPassengers,
    ProductCriteriaAir: offer.Product.map((leg, index) => ({
      sequence: index + 1,
      SpecificFlightCriteria: flightsOf(leg),
    })),
  },
})

function passengersOf({ Product: [first] }: DescribedOffer) {
  const named = first?.PassengerFlight ?? []
  if (named.length === 0) return undefined
  return named.map(({ passengerTypeCode, passengerQuantity }) => ({
    passengerTypeCode,
    number: passengerQuantity ?? 1,
  }))
}

const inOrder = ({ FlightSegment }: Product) =>
  FlightSegment.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0))

/** Classes are those of the first passenger type: a flight of a reservation is booked in one class. */
function bookedOn({ PassengerFlight: [passenger] = [] }: Product, sequence: number) {
  const products = passenger?.FlightProduct ?? []
  return products.find(({ segmentSequence = [] }) => segmentSequence.includes(sequence)) ?? products[0]
}

const flightsOf = (leg: Product) =>
  inOrder(leg).map(({ sequence, Flight }, index) => ({
    ...flightCriteria(Flight, bookedOn(leg, sequence ?? index + 1)),
    segmentSequence: index + 1,
  }))

/** A flight, and what it is booked in, as a price request names them. */
export const flightCriteria = (
  { carrier, number, Departure, Arrival }: z.output<typeof describedFlight>,
  {
    classOfService,
    cabin,
  }: { readonly classOfService?: string | undefined; readonly cabin?: string | undefined } = {},
) => ({
  carrier,
  flightNumber: number,
  departureDate: Departure.date,
  ...(Departure.time !== undefined && { departureTime: Departure.time }),
  from: Departure.location,
  to: Arrival.location,
  ...(classOfService !== undefined && { classOfService }),
  ...(cabin !== undefined && readCabin(cabin) && { cabin }),
})

/**
 * A passive offer, with the locator of the receipt that refers to it, or that refers to no offer.
 *
 * @throws Refusal `dateInvalid`
 * Source: docs/contract/booking.md 2.3 (passiveOfferInd), 17.2 (passiveSegmentStatus); that a receipt carries
 * the locator, as for passive hotel segments, is a guess.
 */
export function readPassiveOffer(offer: DescribedOffer, receipts: Receipts = []): PassiveOfferToAdd {
  const isNamed = ({ OfferRef = [] }: Receipts[number]) =>
    offer.id !== undefined && OfferRef.includes(offer.id)
  const receipt = receipts.find(isNamed) ?? receipts.find(({ OfferRef = [] }) => OfferRef.length === 0)
  const { value: locator, source } = receipt?.Confirmation?.Locator ?? {}
  const [first] = offer.Product.flatMap(inOrder)
  return {
    legs: offer.Product.map((leg) => ({
      segments: inOrder(leg).map(({ sequence, Flight, passiveSegmentStatus }, index) => {
        const { classOfService, cabin } = bookedOn(leg, sequence ?? index + 1) ?? {}
        return readPassiveSegment({ Flight, passiveSegmentStatus, classOfService, cabin })
      }),
    })),
    ...(locator !== undefined && {
      supplierLocator: { source: source ?? first?.Flight.carrier ?? '', locator },
    }),
  }
}

/** A passive segment. @throws Refusal `dateInvalid` */
export function readPassiveSegment({
  Flight: { carrier, number, Departure, Arrival },
  passiveSegmentStatus: status = '',
  classOfService,
  cabin: named,
}: {
  readonly Flight: z.output<typeof describedFlight>
  readonly passiveSegmentStatus?: string | undefined
  readonly classOfService?: string | undefined
  readonly cabin?: string | undefined
}): PassiveSegment {
  const cabin = named === undefined ? undefined : readCabin(named)
  return {
    carrier,
    number: String(Number(number)),
    departure: { ...readPoint(Departure), date: requireDate(Departure.date) },
    arrival: readPoint(Arrival),
    ...(classOfService !== undefined && { bookingClass: classOfService }),
    ...(cabin && { cabin }),
    status: isPassiveStatus(status) ? status : defaultPassiveStatus,
  }
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d/.test(text)

function readPoint({ location, date, time }: z.output<typeof point>): PassivePoint {
  return {
    airport: location,
    ...(date !== undefined && { date: requireDate(date) }),
    ...(time !== undefined && isTime(time) && { time: time.slice(0, 5) }),
  }
}
