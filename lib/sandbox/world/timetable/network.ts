import { type Aircraft, aircraftIndex, aircraftTypes, isWidebody } from '../aircraft.ts'
import { type Airport, airports, findAirport } from '../airports.ts'
import { type Carrier, carriers } from '../carriers.ts'
import { inSingleMarket, mayFlyDomestic, stateOf } from '../countries.ts'
import { distanceRow } from '../distance.ts'

/** A pair of airports that a carrier could fly, from one of its stations, with how well that would sell. */
export interface RouteChance {
  readonly carrier: Carrier
  /** Who flies it. */
  readonly operator: Carrier
  readonly station: Airport
  readonly outstation: Airport
  readonly miles: number
  readonly appeal: number
}

/** A route with how often it is flown, each way. */
export interface Route extends RouteChance {
  readonly weeklyFlights: number
}

export const longHaulMiles = 2600
const shortestMiles = 60
/** Aircraft plan with reserves: no route longer than this part of the range. */
export const usableRange = 0.93

/** The types of a carrier that reach a distance, small ones first. */
export const typesInRange = (carrier: Carrier, miles: number): Aircraft[] =>
  carrier.fleet
    .flatMap((code) => aircraftTypes[aircraftIndex(code)] ?? [])
    .filter(({ rangeMiles }) => rangeMiles * usableRange >= miles)

/**
 * Traffic rights: a carrier flies from its own countries to anywhere, inside a country only where that is its
 * own, and from elsewhere only inside a single market it belongs to.
 */
function mayFly({ homes }: Carrier, from: Airport, to: Airport): boolean {
  if (stateOf(from.country) === stateOf(to.country)) return mayFlyDomestic(homes, from.country)
  if (homes.includes(stateOf(from.country)) || homes.includes(stateOf(to.country))) return true
  return homes.some(inSingleMarket) && inSingleMarket(from.country) && inSingleMarket(to.country)
}

interface Station {
  readonly airport: Airport
  readonly pull: number
  readonly isHub: boolean
}

function stationsOf({ hubs, bases }: Carrier): Station[] {
  const station = (code: string, pull: number, isHub: boolean): Station[] => {
    const airport = findAirport(code)
    return airport ? [{ airport, pull, isHub }] : []
  }
  return [
    ...hubs.flatMap((code, index) => station(code, 1 - 0.06 * index, true)),
    ...bases.flatMap((code) => station(code, 0.4, false)),
  ]
}

const hubOf: ReadonlySet<string> = new Set(carriers.flatMap(({ hubs }) => hubs))

/** Demand is low on short routes, which compete with roads, and on long ones, which are expensive. */
const distanceAppeal = (miles: number): number =>
  (miles < 160 ? 0.3 : miles < 260 ? 0.65 : 1) / (1 + (miles / 1000) ** 1.05)

function appealOf(station: Station, to: Airport, miles: number): number {
  const from = station.airport
  const domestic = stateOf(from.country) === stateOf(to.country)
  const isLong = miles > longHaulMiles
  if (isLong && !domestic && (!station.isHub || (to.weight < 15 && !hubOf.has(to.code)))) return 0
  const neighbourly = domestic ? 2.2 : inSingleMarket(from.country) && inSingleMarket(to.country) ? 1.4 : 1
  const demand =
    station.pull *
    to.weight ** 0.62 *
    distanceAppeal(miles) *
    neighbourly *
    (isLong && hubOf.has(to.code) ? 2.6 : 1)
  return demand ** 1.8
}

/** What a carrier could fly, each pair of airports once, from the larger of its stations. */
function chancesOf(carrier: Carrier): RouteChance[] {
  const stations = stationsOf(carrier)
  const reach = Math.max(...typesInRange(carrier, 0).map(({ rangeMiles }) => rangeMiles * usableRange))
  const types = typesInRange(carrier, 0)
  const suits = (miles: number): number => {
    if (miles > longHaulMiles) return types.some(isWidebody) ? 1 : carrier.kind === 'lowCost' ? 0 : 0.4
    return miles < 1000 && types.every(isWidebody) ? 0.05 : 1
  }
  const chances: RouteChance[] = []
  const seen = new Set<number>()
  for (const station of stations) {
    seen.add(station.airport.index)
    const miles = distanceRow(station.airport.index)
    for (const outstation of airports) {
      const far = miles[outstation.index] ?? 0
      if (
        far < shortestMiles ||
        far > reach ||
        seen.has(outstation.index) ||
        outstation.city === station.airport.city
      )
        continue
      if (!mayFly(carrier, station.airport, outstation)) continue
      const appeal = appealOf(station, outstation, far) * suits(far)
      chances.push({ carrier, operator: carrier, station: station.airport, outstation, miles: far, appeal })
    }
  }
  return chances
}

/**
 * Every route that some carrier has the rights and the aircraft for, including those without any demand
 * (appeal 0).
 */
export const allChances = (): RouteChance[] => carriers.flatMap(chancesOf)
