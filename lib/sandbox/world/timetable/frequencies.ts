import { type Airport, airportAt, airports } from '../airports.ts'
import { type Carrier, carriers } from '../carriers.ts'
import type { Route, RouteChance } from './network.ts'
import { longHaulMiles } from './network.ts'

/** How many carriers serve an airport daily, by traffic tier, and how many of them go twice a day. */
const service = { carriers: [8, 8, 6, 5, 3], twiceDaily: 2 }
const leanService = { carriers: [6, 5, 3, 2, 1], twiceDaily: 0 }
/** Timetables with fewer flights a day have the lean service. */
const smallWorld = 20_000

const rarest = 4
const capPerDay = (miles: number): number => (miles > longHaulMiles ? 3 : miles > 1200 ? 7 : 14)

/** Routes without appeal are not flown, but an airport without other service gets at least this. */
const lastResort = ({ miles }: RouteChance): number => 0.001 / (1 + miles)

const strength = (chance: RouteChance): number =>
  (chance.appeal || lastResort(chance)) * chance.carrier.dailyFlights ** 0.3

/** For each airport the best route of each carrier that connects there, the strongest first. */
function bestByCarrier(chances: readonly RouteChance[]): RouteChance[][] {
  const best = airports.map(() => new Map<Carrier, RouteChance>())
  for (const chance of chances) {
    if (chance.carrier.pointToPoint) continue
    for (const airport of [chance.station, chance.outstation]) {
      const known = best[airport.index]?.get(chance.carrier)
      if (!known || strength(known) < strength(chance)) best[airport.index]?.set(chance.carrier, chance)
    }
  }
  return best.map((routes) => [...routes.values()].sort((a, b) => strength(b) - strength(a)))
}

/**
 * The strongest of each alliance first, then the strongest of the rest; routes without appeal only
 * where there is no other.
 */
function mostAppealing(routes: readonly RouteChance[], most: number): RouteChance[] {
  const appealing = routes.filter(({ appeal }) => appeal > 0)
  if (appealing.length === 0) return routes.slice(0, 1)
  const alliances = new Set<string>()
  const firsts = appealing.filter(
    ({ carrier: { alliance } }) => !alliances.has(alliance) && alliances.add(alliance),
  )
  return [...new Set([...firsts, ...appealing])].slice(0, most)
}

/**
 * The strongest route between each two airports that long journeys change at: the largest, and from them to
 * the main hub of every carrier.
 */
function backbone(chances: readonly RouteChance[], smallestCarrier: number): RouteChance[] {
  const mainHubs = new Set(
    carriers
      .filter(({ kind, dailyFlights }) => kind === 'network' && dailyFlights >= smallestCarrier)
      .map(({ hubs }) => hubs[0]),
  )
  const changesAt = ({ tier, code }: Airport): boolean => tier === 0 || mainHubs.has(code)
  const best = new Map<number, RouteChance>()
  for (const chance of chances) {
    const { station, outstation, appeal } = chance
    if (
      appeal === 0 ||
      !changesAt(station) ||
      !changesAt(outstation) ||
      Math.min(station.tier, outstation.tier) > 0
    )
      continue
    const pair =
      Math.min(station.index, outstation.index) * airports.length + Math.max(station.index, outstation.index)
    const known = best.get(pair)
    if (!known || strength(known) < strength(chance)) best.set(pair, chance)
  }
  return [...best.values()]
}

/**
 * The routes that give each airport its minimum service and hold the network together, with flights a week.
 */
function requiredRoutes(chances: readonly RouteChance[], flightsPerDay: number): Map<RouteChance, number> {
  const smallestHubCarrier = flightsPerDay < smallWorld ? 300 : 60
  const required = new Map<RouteChance, number>(
    backbone(chances, smallestHubCarrier).map((route) => [route, 7]),
  )
  const { carriers: routesByTier, twiceDaily } = flightsPerDay < smallWorld ? leanService : service
  for (const [index, routes] of bestByCarrier(chances).entries()) {
    for (const [rank, route] of mostAppealing(routes, routesByTier[airportAt(index).tier] ?? 0).entries()) {
      const weekly = rank < twiceDaily && route.miles < longHaulMiles ? 14 : 7
      required.set(route, Math.max(weekly, required.get(route) ?? 0))
    }
  }
  return required
}

function weeklyOf({ appeal, miles }: RouteChance, required: number, scale: number, growth: number): number {
  const weekly = Math.min(capPerDay(miles) * 7 * growth, appeal * scale)
  return Math.max(
    required,
    weekly < rarest ? 0 : weekly < 7 ? Math.round(weekly) : Math.round(weekly / 7) * 7,
  )
}

/** Finds the scale at which the routes of a carrier add up to its share, by bisection. */
function fitScale(
  chances: readonly RouteChance[],
  required: ReadonlyMap<RouteChance, number>,
  weeklyShare: number,
  growth: number,
): number {
  const total = (scale: number): number =>
    chances.reduce((sum, chance) => sum + 2 * weeklyOf(chance, required.get(chance) ?? 0, scale, growth), 0)
  let low = 0
  let high = 1
  while (total(high) < weeklyShare && high < 1e4) high *= 2
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2
    if (total(middle) < weeklyShare) low = middle
    else high = middle
  }
  return high
}

/**
 * Chooses the routes of all carriers and how often they are flown, so that the world has about so many
 * flights a day and no airport is without service.
 */
export function planRoutes(chances: readonly RouteChance[], flightsPerDay: number): Route[] {
  const required = requiredRoutes(chances, flightsPerDay)
  const growth = Math.max(1, flightsPerDay / 30_000)
  const world = carriers.reduce((sum, { dailyFlights }) => sum + dailyFlights, 0)
  const worthwhile = chances.filter((chance) => chance.appeal > 0 || required.has(chance))
  return [...Map.groupBy(worthwhile, ({ carrier }) => carrier)].flatMap(([carrier, own]) => {
    const scale = fitScale(own, required, (carrier.dailyFlights / world) * flightsPerDay * 7, growth)
    return own
      .map((chance) => ({
        ...chance,
        weeklyFlights: weeklyOf(chance, required.get(chance) ?? 0, scale, growth),
      }))
      .filter(({ weeklyFlights }) => weeklyFlights > 0)
  })
}
