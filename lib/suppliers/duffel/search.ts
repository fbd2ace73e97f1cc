import { priceTotals } from '../../pricing/itinerary-price.ts'
import type { FareGroup, ShopRequest } from '../../shopping/shopping.ts'
import { type AirSearch, SupplierUnavailable } from '../air-host.ts'
import type { SupplierCall } from '../supplier-call.ts'
import { type Ask, answered } from './client.ts'
import { commonCabin, filtered, withFares } from './filters.ts'
import { journeyKey, toGroup } from './offers.ts'
import { toPassengers } from './people.ts'
import { type DuffelOffer, offer, offerRequest, read, readEach } from './resources.ts'
import type { DuffelSettings } from './settings.ts'
import { cabinClassOf, moneyOf } from './values.ts'

/** Offers that are read of a search: the cheapest ones. */
const mostOffers = 200

/** Duffel's limits for how long it waits for airlines, and how long before our own deadline it must give up. */
const [shortestWaitMs, longestWaitMs, marginMs] = [2_000, 60_000, 1_500]

interface SearchParts {
  readonly supplier: string
  readonly ask: Ask
  readonly settings: DuffelSettings
  readonly searchMs: number
}

/** Each search is one offer request: other dates and places are not looked for. */
export function searchOver({ supplier, ask, settings, searchMs }: SearchParts): Pick<AirSearch, 'shop'> {
  const supplierTimeout = Math.max(shortestWaitMs, Math.min(longestWaitMs, searchMs - marginMs))

  async function offersFor({ legs, passengers }: ShopRequest, call: SupplierCall): Promise<DuffelOffer[]> {
    const cabin = commonCabin(legs)
    const connections = legs.map((leg) => leg.connections?.maxConnections ?? 2)
    const asked = await answered(
      ask({
        method: 'POST',
        path: '/air/offer_requests',
        query: { return_offers: 'false', supplier_timeout: `${supplierTimeout}` },
        body: {
          slices: legs.map(({ from, to, date, departureWindow, arrivalWindow }) => ({
            origin: from.code,
            destination: to.code,
            departure_date: date,
            ...(departureWindow && { departure_time: toWindow(departureWindow) }),
            ...(arrivalWindow && { arrival_time: toWindow(arrivalWindow) }),
          })),
          passengers: toPassengers(passengers, settings.childAge),
          ...(cabin && { cabin_class: cabinClassOf(cabin) }),
          max_connections: Math.min(2, ...connections),
        },
        waitMs: searchMs,
        signal: call.signal,
      }),
    )
    // A place that it does not know, or a date that is over: there are no flights.
    if (asked.is === 'refused' && asked.status === 422) return []
    if (asked.is === 'refused') throw new SupplierUnavailable(`Duffel refuses to search: ${asked.code}`)
    const { id } = read(offerRequest, asked.data)
    const listed = await answered(
      ask({
        method: 'GET',
        path: '/air/offers',
        query: { offer_request_id: id, sort: 'total_amount', limit: `${mostOffers}` },
        waitMs: searchMs,
        signal: call.signal,
      }),
    )
    return listed.is === 'done' ? readEach(offer, listed.data) : []
  }

  return {
    async shop(request, call) {
      const offers = await offersFor(request, call)
      const groups = filtered(grouped(offers, request, supplier), request)
      const perFlight =
        request.perFlightOf === undefined ? groups : cheapestOfEach(groups, request.perFlightOf)
      return perFlight
        .flatMap((group) => withFares(group, (index) => index <= request.upsells))
        .slice(0, Math.max(1, Math.floor(request.maxOptions / request.legs.length)))
    },
  }
}

const toWindow = ({ from = '00:00', to = '23:59' }: { readonly from?: string; readonly to?: string }) => ({
  from,
  to,
})

const costOf = ({ fares: [cheapest] }: FareGroup): number =>
  cheapest ? priceTotals(cheapest.price).totalMinor : 0

/** Offers by their flights, the cheapest first, and so are the fares of each. */
function grouped(offers: readonly DuffelOffer[], { passengers }: ShopRequest, supplier: string): FareGroup[] {
  const byPrice = offers.toSorted(
    (a, b) =>
      moneyOf(a.total_amount, a.total_currency).minor - moneyOf(b.total_amount, b.total_currency).minor,
  )
  return [...Map.groupBy(byPrice, journeyKey).values()]
    .flatMap(([first, ...others]) => (first ? toGroup([first, ...others], passengers, supplier) : []))
    .sort((a, b) => costOf(a) - costOf(b))
}

/** Every way to travel a leg once, at the price of its cheapest journey. */
function cheapestOfEach(groups: readonly FareGroup[], leg: number): FareGroup[] {
  const seen = new Set<string>()
  return groups.filter(({ legs }) => {
    const flights = legs[leg]?.options[0]?.flights ?? []
    const key = flights.map(({ carrier, number, departsAt }) => `${carrier}${number}/${departsAt}`).join()
    return seen.size !== seen.add(key).size
  })
}
