import { type Flight, flightKey } from '../../../../lib/kernel/flight.ts'
import { localTime } from '../../../../lib/kernel/instant.ts'
import { fromDecimal, type Money } from '../../../../lib/kernel/money.ts'
import { type PassengerCount, type PassengerKind, passengerKind } from '../../../../lib/kernel/passengers.ts'
import type { FiledFare, PricedItinerary, PricedSegment } from '../../../../lib/pricing/fare.ts'
import type { ItineraryPrice } from '../../../../lib/pricing/itinerary-price.ts'
import type { FareGroup, PriceRequest } from '../../../../lib/shopping/shopping.ts'
import type { OfferResource, SegmentResource } from '../supplier/resources.ts'

export const moneyOf = (amount: string, currency: string): Money => fromDecimal(Number(amount), currency)

const usualAges: Partial<Record<PassengerKind, number>> = {
  child: 8,
  unaccompaniedChild: 8,
  infantInSeat: 2,
  infantOnLap: 1,
}

/** The passengers as the supplier counts them: adults, and others by their age. */
export const toPassengers = (passengers: readonly PassengerCount[]): object[] =>
  passengers.flatMap(({ ptc, count, age }) => {
    const usualAge = usualAges[passengerKind(ptc)]
    return Array.from({ length: count }, () =>
      usualAge === undefined ? { type: 'adult' } : { age: age ?? usualAge },
    )
  })

function toFlight(segment: SegmentResource): Flight {
  const { origin, destination, departing_at, arriving_at, operating_carrier: operating } = segment
  const point = (airport: string, at: string) => ({ airport, date: at.slice(0, 10), time: at.slice(11, 16) })
  const departsAt = localTime(departing_at, origin.time_zone)
  const arrivesAt = localTime(arriving_at, destination.time_zone)
  return {
    carrier: segment.marketing_carrier,
    number: `${Number(segment.marketing_carrier_flight_number)}`,
    ...(operating && { operating: { ...operating, carrier: operating.iata_code } }),
    departure: point(origin.iata_code, departing_at),
    arrival: point(destination.iata_code, arriving_at),
    departsAt,
    arrivesAt,
    durationMinutes: (arrivesAt - departsAt) / 60_000,
  }
}

/** The supplier knows cabins and no booking classes; how many seats are left it does not say. */
const toSegment = (segment: SegmentResource): PricedSegment => ({
  flight: toFlight(segment),
  ...(segment.cabin_class === 'business'
    ? { bookingClass: 'C', cabin: 'Business' }
    : { bookingClass: 'Y', cabin: 'Economy' }),
})

/** The penalty is said for all passengers together: what it is for one ticket is not known. */
function toFare(
  { owner, conditions }: OfferResource,
  { fare_brand_name, segments }: OfferResource['slices'][number],
): FiledFare {
  const penalty = (condition: { readonly allowed: boolean } | null) =>
    condition ? { beforeDeparture: { permitted: condition.allowed } } : {}
  return {
    carrier: owner,
    brand: {
      code: fare_brand_name?.toUpperCase() ?? 'FARE',
      ...(fare_brand_name !== null && { name: fare_brand_name }),
      cabin: segments[0] ? toSegment(segments[0]).cabin : 'Economy',
      services: {},
      extras: {},
    },
    fareType: 'PublicFare',
    halfRoundTrip: false,
    rule: { change: penalty(conditions.change), refund: penalty(conditions.refund) },
    baggage: {
      checkedPieces: segments[0]?.bags.checked ?? 0,
      carryOnPieces: segments[0]?.bags.carry_on ?? 0,
    },
  }
}

function toPrice(offer: OfferResource, passengers: readonly PassengerCount[]): ItineraryPrice {
  const { minor: totalMinor, currency } = moneyOf(offer.total_amount, offer.total_currency)
  const taxesMinor = offer.tax_amount === null ? undefined : moneyOf(offer.tax_amount, currency).minor
  return {
    currency,
    passengers: passengers.map(({ ptc, count }) => ({ ptc, count })),
    whole: taxesMinor === undefined ? { totalMinor } : { baseMinor: totalMinor - taxesMinor, taxesMinor },
  }
}

/** What an answer to a search and a price have in common. */
const about = (offer: OfferResource, supplier: string) => ({
  source: 'NDC' as const,
  supplier,
  validatingCarrier: offer.owner,
  ticketingTimeLimit: Date.parse(offer.payment_required_by ?? offer.expires_at),
})
const ownTerms = (offer: OfferResource, passengers: readonly PassengerCount[]) => ({
  offerRef: offer.id,
  guaranteedUntil: Date.parse(offer.expires_at),
  price: toPrice(offer, passengers),
  endorsements: [],
})

/** Each offer is a journey of its own. */
export const toGroup = (
  offer: OfferResource,
  passengers: readonly PassengerCount[],
  supplier: string,
): FareGroup => ({
  ...about(offer, supplier),
  legs: offer.slices.map(({ segments }) => {
    const priced = segments.map(toSegment)
    const classes = {
      bookingClasses: priced.map(({ bookingClass }) => bookingClass),
      cabins: priced.map(({ cabin }) => cabin),
    }
    return { options: [{ flights: priced.map(({ flight }) => flight), classes: [classes] }] }
  }),
  fares: [{ ...ownTerms(offer, passengers), legs: offer.slices.map((slice) => toFare(offer, slice)) }],
})

export const toItinerary = (
  offer: OfferResource,
  { passengers, pointOfSale }: PriceRequest,
  supplier: string,
): PricedItinerary => ({
  ...about(offer, supplier),
  ...ownTerms(offer, passengers),
  capabilities: [...(offer.requires_instant_payment ? [] : (['hold'] as const)), 'cancelOrder'],
  legs: offer.slices.map((slice) => ({
    segments: slice.segments.map(toSegment),
    fare: toFare(offer, slice),
  })),
  passengers,
  pricingPcc: pointOfSale.pcc,
  requires: ['birthDate', 'gender', 'email'],
})

/** Whether an offer is for the flights and as many passengers as a request names. */
export function isFor({ slices, passengers }: OfferResource, request: PriceRequest): boolean {
  const wanted = request.legs.flatMap(({ flights }) =>
    flights.map(({ from, date, ...flight }) =>
      flightKey({ ...flight, departure: { airport: from, date, time: '' } }),
    ),
  )
  const offered = slices.flatMap(({ segments }) => segments.map((segment) => flightKey(toFlight(segment))))
  return wanted.join() === offered.join() && passengers.length === toPassengers(request.passengers).length
}
