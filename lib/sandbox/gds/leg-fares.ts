import type { Cabin } from '../../kernel/flight.ts'
import { airportAt, airports } from '../world/airports.ts'
import { brandsIn, type CarrierBrand } from '../world/brands.ts'
import { carriers } from '../world/carriers.ts'
import type { Connection } from '../world/connections/departures.ts'
import type { FareSource } from '../world/fares/agreements.ts'
import { type FareTerms, fileFare, permittedRanks, sourceOf, toNuc } from '../world/fares/filed-fares.ts'
import { interlineDollars } from '../world/fares/interline.ts'
import { type Market, marketOf } from '../world/fares/market.ts'
import { type SaleZone, saleZone } from '../world/sale-zone.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { brandsOn } from './brands-on-flights.ts'
import type { FareComponent } from './fare-component.ts'

/** A brand that can be bought on a leg, in one class. */
export interface LegFare extends FareComponent {
  readonly carrierBrand: CarrierBrand
  /** Of the booking class in the brand's cabin, 0 the highest. */
  readonly rank: number
}

/** The fares of one leg of a journey; keeps markets, since many flights share them. */
export interface LegFares {
  /** The brands that the carrier sells on these flights: of each cabin the cheapest first. */
  brands(fareCarrier: number, connection: Connection): readonly CarrierBrand[]
  /** Ranks of a cabin whose conditions the dates of the journey meet. */
  permitted(fareCarrier: number, connection: Connection, cabin: Cabin): readonly boolean[]
  /** Whether the carrier has any fare that passes the filters. */
  sells(fareCarrier: number): boolean
  /** @throws RangeError when the carrier sells no such fare: check `sells` first */
  fareFor(fareCarrier: number, connection: Connection, carrierBrand: CarrierBrand, rank: number): LegFare
}

const originOf = ({ timetable }: Schedules, connection: Connection): number =>
  timetable.routeFrom[connection[0]?.route ?? 0] ?? 0
const destinationOf = ({ timetable }: Schedules, connection: Connection): number =>
  timetable.routeTo[connection.at(-1)?.route ?? 0] ?? 0

export const endsOf = (schedules: Schedules, connection: Connection): { from: number; to: number } => ({
  from: originOf(schedules, connection),
  to: destinationOf(schedules, connection),
})

/** Airports of a connection by index, in flying order. */
const pathOf = (schedules: Schedules, connection: Connection): number[] => [
  originOf(schedules, connection),
  ...connection.map(({ route }) => schedules.timetable.routeTo[route] ?? 0),
]

export function legFares(schedules: Schedules, terms: FareTerms): LegFares {
  const markets = new Map<string, Market>()
  const permissions = new Map<string, readonly boolean[]>()
  const zones = new Map<number, SaleZone>()
  const sources = new Map<number, FareSource | undefined>()

  function market(fareCarrier: number, connection: Connection): Market {
    const { from, to } = endsOf(schedules, connection)
    const [fromCity, toCity] = [airportAt(from).city, airportAt(to).city]
    const key = `${fareCarrier}/${fromCity}/${toCity}`
    const known = markets.get(key) ?? marketOf(schedules, fareCarrier, fromCity, toCity)
    markets.set(key, known)
    return known
  }

  function permitted(sold: Market, cabin: Cabin): readonly boolean[] {
    const key = `${sold.carrier}/${sold.from}/${sold.to}/${cabin}`
    const known = permissions.get(key) ?? permittedRanks(sold, cabin, terms)
    permissions.set(key, known)
    return known
  }

  function source(carrier: number): FareSource | undefined {
    if (!sources.has(carrier)) sources.set(carrier, sourceOf(carrier, terms))
    return sources.get(carrier)
  }

  return {
    brands(fareCarrier, connection) {
      const { from, to } = endsOf(schedules, connection)
      const key = from * airports.length + to
      const zone = zones.get(key) ?? saleZone(from, to)
      zones.set(key, zone)
      return brandsOn(brandsIn(fareCarrier, zone), fareCarrier, connection)
    },
    sells: (fareCarrier) => source(fareCarrier) !== undefined,
    permitted: (fareCarrier, connection, cabin) => permitted(market(fareCarrier, connection), cabin),
    fareFor(fareCarrier, connection, carrierBrand, rank) {
      const sold = market(fareCarrier, connection)
      const kind = source(fareCarrier)
      if (!kind) throw new RangeError(`no fare of ${carriers[fareCarrier]?.code} passes the filters`)
      const { cabin } = carrierBrand.brand
      const filed = fileFare(
        sold,
        { carrierBrand, rank, permitted: permitted(sold, cabin), source: kind },
        terms,
      )
      const addOn = interlineDollars(schedules, { fareCarrier, connection }, cabin)
      return {
        ...filed,
        nucHundredths: filed.nucHundredths + (addOn > 0 ? toNuc(addOn, terms.filingCurrency) : 0),
        carrierBrand,
        rank,
        fareCarrier,
        marketMiles: sold.miles,
        path: pathOf(schedules, connection),
        carriers: connection.map(({ carrier }) => carriers[carrier]?.code ?? ''),
      }
    },
  }
}
