import type { ContentSource, Flight, FlightPoint } from '../kernel/flight.ts'
import { minutesMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import { connectionMinutes } from '../pricing/fare.ts'
import type { PriceRequest, ShopRequest } from '../shopping/shopping.ts'
import type { AirAncillaries } from '../suppliers/air-ancillaries.ts'
import type { AirHost, AirPricing, AirSearch } from '../suppliers/air-host.ts'
import { SupplierUnavailable } from '../suppliers/air-host.ts'
import type { SeatOrder } from '../suppliers/seat-orders.ts'
import type { SupplierCall } from '../suppliers/supplier-call.ts'
import { withChangeFaults } from './change-faults.ts'
import { withHigherSurcharge } from './higher-prices.ts'
import { withOrderFaults, withRefundFaults } from './refund-faults.ts'
import { seatNotAvailable } from './seats/seat-holds.ts'
import { faultOf } from './traveler-faults.ts'

/** Account codes with which a search or a price makes content fail or change. */
export const accountCodeFaults = {
  GDSDOWN: 'in a search: GDS content does not answer',
  NDCDOWN: 'in a search: NDC content does not answer',
  PRICECHANGE: 'GDS: offers cost more, from their pricing on, than the search showed',
} as const

type AccountCodeFault = keyof typeof accountCodeFaults

const accountCodeOfOutage: Readonly<Record<ContentSource, AccountCodeFault>> = {
  GDS: 'GDSDOWN',
  NDC: 'NDCDOWN',
}

const accountCodeOfPriceChange: AccountCodeFault = 'PRICECHANGE'

const hasAccount = ({ fares }: Pick<PriceRequest, 'fares'>, code: string): boolean =>
  fares?.accountCodes?.some((account) => account.code.toUpperCase() === code) ?? false

/** Changes one segment of a journey. */
const withSegment = (
  itinerary: PricedItinerary,
  index: number,
  change: (flight: Flight) => Flight,
): PricedItinerary => {
  let position = 0
  const legs = itinerary.legs.map((leg) => ({
    ...leg,
    segments: leg.segments.map((segment) =>
      position++ === index ? { ...segment, flight: change(segment.flight) } : segment,
    ),
  }))
  return { ...itinerary, legs }
}

const retimedMinutes = 25

function shiftPoint(point: FlightPoint, minutes: number): FlightPoint {
  const shifted = new Date(Date.parse(`${point.date}T${point.time}:00Z`) + minutesMs(minutes)).toISOString()
  return { ...point, date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

/** Earlier, but on the same day, since a departure is known by its date. */
const retimed = (itinerary: PricedItinerary): PricedItinerary =>
  withSegment(itinerary, 0, (flight) => {
    const earlier = shiftPoint(flight.departure, -retimedMinutes).date === flight.departure.date
    const minutes = earlier ? -retimedMinutes : retimedMinutes
    return {
      ...flight,
      departure: shiftPoint(flight.departure, minutes),
      arrival: shiftPoint(flight.arrival, minutes),
      departsAt: flight.departsAt + minutesMs(minutes),
      arrivesAt: flight.arrivesAt + minutesMs(minutes),
    }
  })

/** As if the airport of the first connection needed more time than there is. */
function withShortConnection(itinerary: PricedItinerary): PricedItinerary {
  const [before, after] =
    itinerary.legs.map(({ segments }) => segments).find((segments) => segments.length > 1) ?? []
  if (!before || !after) return itinerary
  const minutes = connectionMinutes(before.flight, after.flight)
  return {
    ...itinerary,
    shortConnections: [{ airport: after.flight.departure.airport, minutes, minimumMinutes: minutes + 15 }],
  }
}

/** An air host whose prices went up since the search, if an account code forces it. */
export const withPriceChangesByName = <Host extends AirPricing>(host: Host): Host => ({
  ...host,
  async price(request: PriceRequest, call: SupplierCall) {
    const itinerary = await host.price(request, call)
    return host.source === 'GDS' && hasAccount(request, accountCodeOfPriceChange)
      ? withHigherSurcharge(itinerary)
      : itinerary
  },
})

/** An air host that does not answer a search if an account code forces it. */
export const withOutagesByName = <Host extends AirSearch>(host: Host): Host => ({
  ...host,

  async shop(request: ShopRequest, call: SupplierCall) {
    const outage = accountCodeOfOutage[host.source]
    if (hasAccount(request, outage)) {
      throw new SupplierUnavailable(`${host.source} content does not answer`)
    }
    return host.shop(request, call)
  },
})

/**
 * An air host with the faults that the account code of a search or the surname of a traveler forces.
 */
export function withFaultsByName(sound: AirHost): AirHost {
  const host = withPriceChangesByName(sound)
  const { sellUnquotedSeats } = host
  async function sellWithFaults<Booking>(
    { travelers }: SeatOrder,
    sell: () => Promise<Booking>,
  ): Promise<Booking> {
    const fault = faultOf(travelers)
    if (fault === 'SOLDOUT') throw new Refusal('segmentsCannotBeBooked')
    if (fault === 'CARRIERDOWN') throw new SupplierUnavailable('the carrier does not answer')
    const booking = await sell()
    if (fault === 'LOSTSALE') throw new SupplierUnavailable('the answer of the carrier was lost')
    return booking
  }
  return {
    ...withOutagesByName(host),

    async price(request, call) {
      const fault = faultOf(request.travelers ?? [])
      if (fault === 'PRICECANCELLED' && request.legs.some(({ brand }) => brand !== undefined))
        throw new Refusal('noFare')
      const itinerary = await host.price(request, call)
      if (fault === 'PRICECHANGE') return withHigherSurcharge(itinerary)
      if (fault === 'SCHEDULECHANGE') return retimed(itinerary)
      return fault === 'SHORTCONNECTION' ? withShortConnection(itinerary) : itinerary
    },

    async sell(order, call) {
      if (order.changes && faultOf(order.travelers) === 'CHANGESOLDOUT')
        throw new Refusal('segmentsCannotBeBooked')
      return sellWithFaults(order, () => host.sell(order, call))
    },
    ...(sellUnquotedSeats && {
      sellUnquotedSeats: (order: SeatOrder, call: SupplierCall) =>
        sellWithFaults(order, () => sellUnquotedSeats(order, call)),
    }),

    async issue(order, call) {
      const fault = faultOf(order.tickets)
      if (fault === 'NOTICKET') throw new Refusal('issuanceFailed')
      const tickets = await host.issue(order, call)
      if (fault === 'LOSTTICKET') throw new SupplierUnavailable('the answer of the carrier was lost')
      return tickets
    },

    async voidIssue(order, call) {
      if (faultOf(order.documents ?? []) === 'NOVOID') throw new Refusal('voidRefused')
      return host.voidIssue(order, call)
    },

    ancillaries: withAncillaryFaults(host.ancillaries),
    ...(host.changes && { changes: withChangeFaults(host.changes) }),
    ...(host.refunds && { refunds: withRefundFaults(host.refunds) }),
    ...(host.orders && { orders: withOrderFaults(host.orders) }),
  }
}

/** Ancillaries with the faults that the surname of a traveler forces. */
const withAncillaryFaults = (ancillaries: AirAncillaries): AirAncillaries => ({
  ...ancillaries,

  async sell(order, call) {
    const fault = faultOf([order.traveler])
    if (fault === 'NOSERVICE')
      throw new Refusal('ancillarySoldOut', { service: order.ancillary.service.name })
    if (fault === 'NOSEAT' && order.ancillary.service.kind === 'seat') throw seatNotAvailable(order.ancillary)
    await ancillaries.sell(order, call)
    if (fault === 'LOSTSALE') throw new SupplierUnavailable('the answer of the carrier was lost')
  },

  async issue(order, call) {
    const fault = faultOf(order.tickets)
    if (fault === 'NOEMD') throw new Refusal('issuanceFailed')
    const emds = await ancillaries.issue(order, call)
    if (fault === 'LOSTTICKET') throw new SupplierUnavailable('the answer of the carrier was lost')
    return emds
  },

  async voidIssue(order, call) {
    if (faultOf(order.documents ?? []) === 'NOVOID') throw new Refusal('voidRefused')
    return ancillaries.voidIssue(order, call)
  },
})
