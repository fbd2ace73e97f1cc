import { type Flight, flightKey } from '../../kernel/flight.ts'
import { localTime } from '../../kernel/instant.ts'
import { countPassengers, type PassengerCount } from '../../kernel/passengers.ts'
import type { Capability } from '../../pricing/capabilities.ts'
import type {
  Brand,
  FiledFare,
  Inclusion,
  Penalty,
  PricedItinerary,
  PricedSegment,
} from '../../pricing/fare.ts'
import type { ItineraryPrice } from '../../pricing/itinerary-price.ts'
import type { FareGroup, PriceRequest } from '../../shopping/shopping.ts'
import type { Condition, DuffelOffer, DuffelSegment, DuffelSlice } from './resources.ts'
import { cabinOf, moneyOf, usualClass } from './values.ts'

const kilometresPerMile = 1.609344

/** Times are local, without a zone: the airport has it. */
export function toFlight(segment: DuffelSegment): Flight {
  const { origin, destination, departing_at, arriving_at, marketing_carrier, operating_carrier } = segment
  const number = `${Number(segment.marketing_carrier_flight_number)}`
  const point = (airport: string, at: string, terminal: string | null | undefined) => ({
    airport,
    date: at.slice(0, 10),
    time: at.slice(11, 16),
    ...(terminal && { terminal }),
  })
  const departsAt = localTime(departing_at.slice(0, 19), origin.time_zone)
  const arrivesAt = localTime(arriving_at.slice(0, 19), destination.time_zone)
  const distance = Number(segment.distance ?? '')
  return {
    carrier: marketing_carrier.iata_code,
    number,
    ...operatedBy(segment, operating_carrier, number),
    ...(segment.aircraft && { equipment: segment.aircraft.iata_code }),
    departure: point(origin.iata_code, departing_at, segment.origin_terminal),
    arrival: point(destination.iata_code, arriving_at, segment.destination_terminal),
    departsAt,
    arrivesAt,
    durationMinutes: Math.round((arrivesAt - departsAt) / 60_000),
    ...(distance > 0 && { distanceMiles: Math.round(distance / kilometresPerMile) }),
  }
}

/** Of a codeshare: who flies it, with the number where it is known. */
function operatedBy(
  { marketing_carrier, operating_carrier_flight_number }: DuffelSegment,
  operating: DuffelSegment['operating_carrier'],
  number: string,
): Pick<Flight, 'operating' | 'flownBy'> {
  if (!operating?.iata_code || operating.iata_code === marketing_carrier.iata_code) return {}
  const { iata_code: carrier, name } = operating
  const own = operating_carrier_flight_number ? `${Number(operating_carrier_flight_number)}` : undefined
  return own === undefined || own === number
    ? { flownBy: { carrier, name } }
    : { operating: { carrier, number: own, name } }
}

/** What is known of the seat: its cabin. How many are left Duffel does not say. */
export function toSegment(segment: DuffelSegment): PricedSegment {
  const [passenger] = segment.passengers ?? []
  const cabin = cabinOf(passenger?.cabin_class)
  const letter = passenger?.fare_basis_code?.[0] ?? ''
  return {
    flight: toFlight(segment),
    bookingClass: /^[A-Z]$/.test(letter) ? letter : usualClass[cabin],
    cabin,
  }
}

/** A penalty is said for all passengers together: what it is for one ticket is known of one passenger, or when it is zero. */
function toPenalty(condition: Condition, passengers: number): Penalty | undefined {
  if (!condition) return undefined
  if (!condition.allowed) return { permitted: false }
  const { penalty_amount: amount, penalty_currency: currency } = condition
  if (!amount || !currency) return { permitted: true }
  const fee = moneyOf(amount, currency)
  return passengers === 1 || fee.minor === 0 ? { permitted: true, fee } : { permitted: true }
}

const inclusion = (condition: Condition): Inclusion | undefined => {
  if (!condition) return undefined
  if (!condition.allowed) return 'Not Offered'
  return condition.penalty_amount && Number(condition.penalty_amount) === 0 ? 'Included' : 'Chargeable'
}

const bags = ({ segments }: DuffelSlice, type: string): number | undefined => {
  const baggages = segments[0]?.passengers?.[0]?.baggages
  return baggages?.reduce((sum, bag) => sum + (bag.type === type ? bag.quantity : 0), 0)
}

function toBrand(offer: Pick<DuffelOffer, 'conditions'>, slice: DuffelSlice): Brand {
  const cabin = cabinOf(slice.segments[0]?.passengers?.[0]?.cabin_class)
  const name = slice.fare_brand_name ?? undefined
  const rebooking = inclusion(changeOf(offer, slice))
  const refund = inclusion(offer.conditions?.refund_before_departure)
  const seats = slice.conditions?.advance_seat_selection
  return {
    code: (name ?? cabin).toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-'),
    ...(name !== undefined && { name }),
    cabin,
    services: {
      ...((bags(slice, 'checked') ?? 0) > 0 && { CheckedBag: 'Included' as const }),
      ...((bags(slice, 'carry_on') ?? 0) > 0 && { CarryOn: 'Included' as const }),
      ...(typeof seats === 'boolean' && {
        SeatAssignment: seats ? ('Included' as const) : ('Chargeable' as const),
      }),
      ...(rebooking && { Rebooking: rebooking }),
      ...(refund && { Refund: refund }),
    },
    extras: slice.conditions?.priority_boarding ? { 'Priority Boarding': 'Included' } : {},
  }
}

/** The condition of the leg, where it has one of its own. */
const changeOf = ({ conditions }: Pick<DuffelOffer, 'conditions'>, slice: DuffelSlice): Condition =>
  slice.conditions?.change_before_departure ?? conditions?.change_before_departure

export function toFare(
  offer: Pick<DuffelOffer, 'owner' | 'conditions' | 'passengers'>,
  slice: DuffelSlice,
): FiledFare {
  const count = offer.passengers.length
  const change = toPenalty(changeOf(offer, slice), count)
  const refund = toPenalty(offer.conditions?.refund_before_departure, count)
  const [checkedPieces, carryOnPieces] = [bags(slice, 'checked'), bags(slice, 'carry_on')]
  const fareBasis = slice.segments[0]?.passengers?.[0]?.fare_basis_code
  return {
    carrier: offer.owner.iata_code,
    brand: toBrand(offer, slice),
    ...(fareBasis && { fareBasis }),
    // Fare bases of children and infants are not those of adults with a suffix here.
    notFiledFor: ['child', 'infantOnLap', 'youth', 'senior'],
    fareType: 'PublicFare',
    halfRoundTrip: false,
    rule: {
      change: change ? { beforeDeparture: change } : {},
      refund: refund ? { beforeDeparture: refund } : {},
    },
    baggage: {
      ...(checkedPieces !== undefined && { checkedPieces }),
      ...(carryOnPieces !== undefined && { carryOnPieces }),
    },
  }
}

/** One sum for everybody; no split by passenger, no tax codes. */
function toPrice(
  {
    total_amount,
    total_currency,
    tax_amount,
  }: Pick<DuffelOffer, 'total_amount' | 'total_currency' | 'tax_amount'>,
  passengers: readonly PassengerCount[],
): ItineraryPrice {
  const { minor: totalMinor, currency } = moneyOf(total_amount, total_currency)
  const taxesMinor = tax_amount ? moneyOf(tax_amount, currency).minor : undefined
  return {
    currency,
    passengers: passengers.map(({ ptc, count }) => ({ ptc, count })),
    whole: taxesMinor === undefined ? { totalMinor } : { baseMinor: totalMinor - taxesMinor, taxesMinor },
  }
}

/** Until when it must be paid: an offer that is paid at once, until it expires. */
const payableUntil = ({
  payment_requirements: { requires_instant_payment, payment_required_by },
  expires_at,
}: DuffelOffer) => (requires_instant_payment ? expires_at : (payment_required_by ?? expires_at))

/** Names the flights of an offer, and who sells them. */
export const journeyKey = ({ slices, owner }: DuffelOffer): string =>
  [
    owner.iata_code,
    ...slices.map(({ segments }) => segments.map((one) => flightKey(toFlight(one))).join('+')),
  ].join('|')

/**
 * Offers of the same flights as one group: a fare for each, the cheapest first.
 *
 * @param offers of one journey key, at least one
 */
export function toGroup(
  offers: readonly [DuffelOffer, ...DuffelOffer[]],
  passengers: readonly PassengerCount[],
  supplier: string,
): FareGroup {
  const [first] = offers
  return {
    source: 'NDC',
    supplier,
    validatingCarrier: first.owner.iata_code,
    ticketingTimeLimit: Math.min(...offers.map(payableUntil)),
    legs: first.slices.map(({ segments }, leg) => ({
      options: [
        {
          flights: segments.map(toFlight),
          classes: offers.map(({ slices }) => {
            const priced = (slices[leg]?.segments ?? []).map(toSegment)
            return {
              bookingClasses: priced.map(({ bookingClass }) => bookingClass),
              cabins: priced.map(({ cabin }) => cabin),
            }
          }),
        },
      ],
    })),
    fares: offers.map((offer) => ({
      offerRef: offer.id,
      guaranteedUntil: offer.expires_at,
      legs: offer.slices.map((slice) => toFare(offer, slice)),
      price: toPrice(offer, passengers),
      endorsements: [],
    })),
  }
}

/** What can be done with an order of the offer: only what it says, or does not rule out. */
function capabilitiesOf(offer: DuffelOffer): Capability[] {
  const change = offer.slices.map((slice) => changeOf(offer, slice))
  const mayChange = change.every((condition) => condition?.allowed !== false)
  return [
    ...(offer.payment_requirements.requires_instant_payment ? [] : (['hold'] as const)),
    'cancelOrder',
    'refundQuote',
    'seatMap',
    'paidSeats',
    ...(mayChange ? (['exchange'] as const) : []),
  ]
}

export const toItinerary = (
  offer: DuffelOffer,
  { passengers, pointOfSale }: Pick<PriceRequest, 'passengers' | 'pointOfSale'>,
  supplier: string,
): PricedItinerary => ({
  source: 'NDC',
  supplier,
  offerRef: offer.id,
  capabilities: capabilitiesOf(offer),
  validatingCarrier: offer.owner.iata_code,
  ticketingTimeLimit: payableUntil(offer),
  guaranteedUntil: offer.expires_at,
  legs: offer.slices.map((slice) => ({
    segments: slice.segments.map(toSegment),
    fare: toFare(offer, slice),
  })),
  price: toPrice(offer, passengers),
  passengers,
  endorsements: [],
  pricingPcc: pointOfSale.pcc,
  requires: [
    'birthDate',
    'gender',
    'email',
    'telephone',
    ...(offer.passenger_identity_documents_required ? (['identityDocument'] as const) : []),
  ],
})

/** Whether an offer is for the flights and as many passengers as a request names. */
export function isFor(offer: DuffelOffer, request: PriceRequest): boolean {
  const wanted = request.legs.flatMap(({ flights }) =>
    flights.map(({ from, date, ...flight }) =>
      flightKey({ ...flight, departure: { airport: from, date, time: '' } }),
    ),
  )
  const offered = offer.slices.flatMap(({ segments }) => segments.map((one) => flightKey(toFlight(one))))
  return wanted.join() === offered.join() && offer.passengers.length === countPassengers(request.passengers)
}
