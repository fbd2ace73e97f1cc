import type { Flight } from '../../../../lib/kernel/flight.ts'
import { flightKey } from '../../../../lib/kernel/flight.ts'
import { localTime } from '../../../../lib/kernel/instant.ts'
import { countPassengers } from '../../../../lib/kernel/passengers.ts'
import type { FiledFare, PricedItinerary } from '../../../../lib/pricing/fare.ts'
import type { FareGroup, PriceRequest, ShopRequest } from '../../../../lib/shopping/shopping.ts'
import type { Offer } from './resources.ts'

function toFlight({ carrier, number, from, to }: Offer): Flight {
  const point = ({ airport, at }: Offer['from']) => ({
    airport,
    date: at.slice(0, 10),
    time: at.slice(11, 16),
  })
  const [departsAt, arrivesAt] = [localTime(from.at, from.zone), localTime(to.at, to.zone)]
  return {
    carrier,
    number,
    departure: point(from),
    arrival: point(to),
    departsAt,
    arrivesAt,
    durationMinutes: (arrivesAt - departsAt) / 60_000,
  }
}

/** What the supplier does not tell is absent: booking class and cabin are the only ones it has. */
const toFare = ({ carrier }: Offer): FiledFare => ({
  carrier,
  brand: { code: 'BASIC', cabin: 'Economy', services: {}, extras: {} },
  fareType: 'PublicFare',
  halfRoundTrip: false,
  rule: { change: {}, refund: {} },
  baggage: {},
})

const terms = (
  { id, expiresAt, currency, totalMinor }: Offer,
  { passengers }: Pick<ShopRequest, 'passengers'>,
) => ({
  offerRef: id,
  guaranteedUntil: expiresAt,
  price: {
    currency,
    passengers: passengers.map(({ ptc, count }) => ({ ptc, count })),
    whole: { totalMinor },
  },
  endorsements: [],
})

const about = ({ carrier, payBy }: Offer, supplier: string) => ({
  source: 'NDC' as const,
  supplier,
  validatingCarrier: carrier,
  ticketingTimeLimit: payBy,
})

export const toGroup = (offer: Offer, request: ShopRequest, supplier: string): FareGroup => ({
  ...about(offer, supplier),
  legs: [
    { options: [{ flights: [toFlight(offer)], classes: [{ bookingClasses: ['Y'], cabins: ['Economy'] }] }] },
  ],
  fares: [{ ...terms(offer, request), legs: [toFare(offer)] }],
})

export const toItinerary = (offer: Offer, request: PriceRequest, supplier: string): PricedItinerary => ({
  ...about(offer, supplier),
  ...terms(offer, request),
  capabilities: ['hold', 'void'],
  legs: [
    { segments: [{ flight: toFlight(offer), bookingClass: 'Y', cabin: 'Economy' }], fare: toFare(offer) },
  ],
  passengers: request.passengers,
  pricingPcc: request.pointOfSale.pcc,
})

/** Whether an offer is for the flight and as many passengers as a request names. */
export const isFor = (offer: Offer, { legs, passengers }: PriceRequest, seats: number): boolean =>
  legs
    .flatMap(({ flights }) =>
      flights.map(({ from, date, ...flight }) =>
        flightKey({ ...flight, departure: { airport: from, date, time: '' } }),
      ),
    )
    .join() === flightKey(toFlight(offer)) && countPassengers(passengers) === seats
