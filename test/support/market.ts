import { type ContentSource, type Flight, inventoryKey } from '../../lib/kernel/flight.ts'
import { addDays, daysBetween, minutesMs, toDate } from '../../lib/kernel/instant.ts'
import {
  type ItineraryPrice,
  passengerPrices,
  passengerTotals,
  priceTotals,
} from '../../lib/pricing/itinerary-price.ts'
import { ndcShopping } from '../../lib/sandbox/ndc/shopping.ts'
import { type Airport, airports, airportsOfCity, findAirport } from '../../lib/sandbox/world/airports.ts'
import { stateOf } from '../../lib/sandbox/world/countries.ts'
import { distanceMiles } from '../../lib/sandbox/world/distance.ts'
import { taxTable } from '../../lib/sandbox/world/taxes/tax-table.ts'
import type { BrandedFare, FareGroup, LegRequest, ShopRequest } from '../../lib/shopping/shopping.ts'
import { gdsShopping, london, nothingSold, pick, seeded, shopping } from '../sandbox/world/journeys.ts'
import { leastMinutes } from './connection-times.ts'
import { callAt } from './supplier-call.ts'

/** Searches of random markets through the ports of both air hosts, and what is wrong with their answers. */

/** Two cities, a day of travel and a day of purchase. */
export interface Market {
  readonly from: Airport
  readonly to: Airport
  readonly miles: number
  readonly now: number
  readonly date: string
  readonly returnDate: string
}

const newYork = { pcc: '8K2M', currency: 'USD', city: 'NYC', country: 'US', zone: 'America/New_York' }
const gds = gdsShopping({ soldSeats: nothingSold })
const ndc = ndcShopping({ soldSeats: nothingSold })
const larger = airports.filter(({ tier }) => tier <= 1)
const mainAirports = airports.filter(
  ({ index, city, tier }) => tier <= 3 && airportsOfCity(city)[0]?.index === index,
)

/** Every second market is between large cities, the others between any two that are not remote. */
function* randomMarkets(count: number, random: () => number): Generator<Market> {
  const firstDay = Date.parse('2026-12-01T09:00:00Z')
  for (let made = 0; made < count; ) {
    const among = made % 2 ? mainAirports : larger
    const [from, to] = [pick(among, random), pick(among, random)]
    if (from.city === to.city) continue
    made++
    const now = firstDay + Math.floor(random() * 500) * 86_400_000
    const date = addDays(toDate(now), 43)
    yield {
      from,
      to,
      miles: distanceMiles(from.index, to.index),
      now,
      date,
      returnDate: addDays(date, 2 + Math.floor(random() * 19)),
    }
  }
}

const place = ({ city }: Airport) => ({ code: city, scope: 'city' as const })
const outbound = ({ from, to, date }: Market, on = date): LegRequest => ({
  from: place(from),
  to: place(to),
  date: on,
})
const homeward = ({ from, to, returnDate }: Market): LegRequest => ({
  from: place(to),
  to: place(from),
  date: returnDate,
})

const adult = { ptc: 'ADT', count: 1 }
const family = [adult, { ptc: 'CNN', count: 1, age: 7 }, { ptc: 'INF', count: 1 }]

const nameOf = ({ from, to, now, date, returnDate }: Market): string =>
  `${from.city}-${to.city} on ${date}, back on ${returnDate}, bought on ${toDate(now)}`

const namesOf = (flights: readonly Flight[]): string =>
  flights
    .map(
      ({ carrier, number, departure, arrival }) =>
        `${carrier}${number} ${departure.airport}-${arrival.airport}`,
    )
    .join(' ')

const airportOf = (code: string): Airport => {
  const airport = findAirport(code)
  if (!airport) throw new Error(`${code} is no airport`)
  return airport
}

const isAmerican = ({ longitude }: Airport): boolean => longitude < -31

/** The ocean that a flight crosses between the Americas and the rest of the world. */
function oceanOf({ departure, arrival }: Flight): 'Atlantic' | 'Pacific' | undefined {
  const ends = [airportOf(departure.airport), airportOf(arrival.airport)]
  const other = ends.find((airport) => !isAmerican(airport))
  if (!other || !ends.some(isAmerican)) return undefined
  return other.longitude < 75 ? 'Atlantic' : 'Pacific'
}

const hopsOf = (flights: readonly Flight[]): [Flight, Flight][] =>
  flights
    .slice(1)
    .flatMap((after, index): [Flight, Flight][] => (flights[index] ? [[flights[index], after]] : []))

/** Violations of the routing rules. */
function* oddWays(flights: readonly Flight[]): Generator<string> {
  const [first, last] = [flights[0], flights.at(-1)]
  if (!first || !last) return yield 'no flights'
  const ends = [airportOf(first.departure.airport), airportOf(last.arrival.airport)] as const
  const flown = flights.reduce((sum, { distanceMiles: miles = 0 }) => sum + miles, 0)
  if (flown > distanceMiles(ends[0].index, ends[1].index) * 1.9 + 900) yield 'a long way round'
  const oceans = flights.flatMap((flight) => oceanOf(flight) ?? [])
  if (new Set(oceans).size < oceans.length) yield 'crosses an ocean and comes back'
  const visited = [first.departure.airport, ...flights.map(({ arrival }) => arrival.airport)].map(
    (code) => airportOf(code).city,
  )
  if (new Set(visited).size < visited.length) yield 'comes twice through a city'
  for (const [before, after] of hopsOf(flights)) {
    const wait = (after.departsAt - before.arrivesAt) / minutesMs(1)
    const [from, via, to] = [before.departure, before.arrival, after.arrival].map(({ airport }) =>
      airportOf(airport),
    )
    if (before.arrival.airport !== after.departure.airport) yield 'changes the airport'
    if (from && via && to && wait < leastMinutes(from, via, to)) yield `only ${wait} minutes to change`
    if (wait > 20 * 60) yield `${wait} minutes to wait`
    const over =
      `${before.arrival.date} ${before.arrival.time}` > `${after.departure.date} ${after.departure.time}`
    if (over) yield 'leaves before it arrives by local time'
  }
  for (const { departsAt, arrivesAt, durationMinutes } of flights) {
    if (arrivesAt - departsAt !== minutesMs(durationMinutes)) yield 'a duration that is not its times'
  }
}

/** Codes by country; a country without rows of its own charges under its own code. */
const taxCodes = Map.groupBy(
  taxTable
    .trim()
    .split('\n')
    .map((line) => line.split(' ')),
  ([country]) => country ?? '',
)
const codesOf = (country: string): string[] =>
  taxCodes.get(country)?.flatMap(([, code]) => code ?? []) ?? [country]
const surcharges = ['YQ', 'YR']

const countriesOf = (flights: readonly Flight[]): Set<string> =>
  new Set(
    flights
      .flatMap(({ departure, arrival }) => [departure.airport, arrival.airport])
      .map((code) => stateOf(airportOf(code).country)),
  )

function* oddTaxes({ legs, fares }: FareGroup): Generator<string> {
  const all = legs.flatMap(({ options }) => options.flatMap(({ flights }) => flights))
  const allowed = new Set([...surcharges, ...[...countriesOf(all)].flatMap(codesOf)])
  for (const { price } of fares) {
    for (const { ptc, taxes } of passengerPrices(price)) {
      const foreign = taxes.filter(({ code = '', minor }) => minor > 0 && !allowed.has(code))
      if (foreign.length > 0)
        yield `${ptc} pays ${foreign.map(({ code }) => code)} where no such country is touched`
    }
    const paid = new Set(passengerPrices(price)[0]?.taxes.map(({ code }) => code))
    for (const { options } of legs) {
      const flights = options[0]?.flights ?? []
      const [origin, destination] = [flights[0]?.departure.airport, flights.at(-1)?.arrival.airport].map(
        (code) => stateOf(airportOf(code ?? '').country),
      )
      if (origin && origin !== destination && !codesOf(origin).some((code) => paid.has(code)))
        yield `nothing is paid to ${origin} on leaving it`
    }
  }
}

const totalsOf = (price: ItineraryPrice): number[] =>
  passengerPrices(price).map((one) => passengerTotals(one).totalMinor)

function* oddPrices({ fares }: FareGroup): Generator<string> {
  const adults = fares.map(({ price }) => totalsOf(price)[0] ?? 0)
  if (adults.some((total, index) => index > 0 && total <= (adults[index - 1] ?? 0)))
    yield 'a better brand that costs no more'
  for (const { price, legs } of fares) {
    const [grownUp = 0, child, infant] = totalsOf(price)
    if (grownUp <= 0) yield 'costs nothing'
    if (child !== undefined && child > grownUp) yield 'a child that pays more than an adult'
    if (infant !== undefined && (infant < 0 || infant >= (child ?? grownUp)))
      yield 'an infant that pays as much as a child'
    if (legs.some(({ baggage }) => (baggage.carryOnPieces ?? -1) < 0)) yield 'no baggage'
  }
}

const fareKey = ({ legs, offerRef }: BrandedFare): unknown => [
  offerRef,
  legs.map(({ carrier, fareBasis, brand }) => [carrier, fareBasis, brand.code]),
]

/** The same flights in the same classes at the same fares are one offer, in every answer. */
function* duplicates(groups: readonly FareGroup[]): Generator<string> {
  const seen = new Set<string>()
  for (const { source, validatingCarrier, legs, fares } of groups) {
    const ways = legs.reduce<string[][]>(
      (parts, { options }) =>
        parts.flatMap((part) => options.map(({ flights }) => [...part, flights.map(inventoryKey).join()])),
      [[]],
    )
    for (const [at, fare] of fares.entries()) {
      for (const way of ways) {
        const classes = legs.map(({ options }) => options.map((option) => option.classes[at]?.bookingClasses))
        const key = JSON.stringify([
          source,
          validatingCarrier,
          way,
          fareKey(fare),
          legs.length === 1 ? classes.length : 0,
        ])
        if (seen.has(key))
          yield `${validatingCarrier} ${way} is offered twice at ${fare.legs.map(({ fareBasis }) => fareBasis)}`
        seen.add(key)
      }
    }
  }
}

/** What is wrong with an answer of either host. */
function* oddities(groups: readonly FareGroup[], { legs }: ShopRequest): Generator<string> {
  yield* duplicates(groups)
  const prices = groups.map(({ fares }) => (fares[0] ? priceTotals(fares[0].price).totalMinor : 0))
  if (prices.some((price, index) => index > 0 && price < (prices[index - 1] ?? 0)))
    yield 'is not in order of price'
  for (const group of groups) {
    yield* oddTaxes(group)
    yield* oddPrices(group)
    for (const [at, { options }] of group.legs.entries()) {
      for (const { flights } of options) {
        for (const oddity of oddWays(flights)) yield `${namesOf(flights)}: ${oddity}`
        if (flights[0]?.departure.date !== legs[at]?.date)
          yield `${namesOf(flights)}: not on ${legs[at]?.date}`
      }
    }
  }
}

/** The least that two one-way journeys with one carrier cost. */
function withOneCarrier(there: readonly FareGroup[], back: readonly FareGroup[]): number | undefined {
  const sums = Map.groupBy(there, ({ validatingCarrier }) => validatingCarrier)
    .entries()
    .flatMap(([carrier, own]) => {
      const home = cheapest(back.filter(({ validatingCarrier }) => validatingCarrier === carrier))
      const out = cheapest(own)
      return out && home ? [out + home] : []
    })
  return [...sums].sort((a, b) => a - b)[0]
}

const cheapest = (groups: readonly FareGroup[]): number | undefined => {
  const totals = groups.flatMap(({ fares }) => (fares[0] ? (totalsOf(fares[0].price)[0] ?? []) : []))
  return totals.length > 0 ? Math.min(...totals) : undefined
}

/** What was seen of one market: totals in minor units of an adult, undefined where nothing is sold. */
export interface Seen {
  readonly market: string
  readonly miles: number
  readonly isLarge: boolean
  readonly stayDays: number
  readonly oneWay: number | undefined
  /** Two one-way journeys with one carrier. */
  readonly apart: number | undefined
  readonly roundTrip: number | undefined
  readonly lastMinute: number | undefined
  readonly weekBefore: number | undefined
  readonly ndcOneWay: number | undefined
  readonly carriers: number
  readonly brands: number
  readonly ndcCarriers: number
  /** Carriers that have seats on non-stop flights, and those of them that the answer shows a non-stop of. */
  readonly nonStopCarriers: readonly string[]
  readonly nonStopShown: readonly string[]
}

async function nonStopCarriers(request: ShopRequest, now: number): Promise<string[]> {
  const cabins = { kind: 'permitted', cabins: ['Economy'] } as const
  const legs = request.legs.map((leg) => ({ ...leg, cabins, connections: { maxConnections: 0 } }))
  const groups = await gds.shop({ ...request, legs, maxOptions: 400 }, callAt(now))
  return [...new Set(groups.map(({ validatingCarrier }) => validatingCarrier))].sort()
}

async function inspect(market: Market, random: () => number, wrong: (what: string) => void): Promise<Seen> {
  const pointOfSale = random() < 0.5 ? london : newYork
  const passengers = random() < 0.5 ? family : [adult]
  const common = { passengers, pointOfSale, currency: 'USD', upsells: 2, maxOptions: 120 }
  const hosts: Readonly<Record<ContentSource, Pick<typeof gds, 'shop'>>> = { GDS: gds, NDC: ndc }
  const shop = async (
    source: ContentSource,
    legs: LegRequest[],
    other: Partial<ShopRequest> = {},
  ): Promise<FareGroup[]> => {
    const request = shopping(legs, { ...common, ...other })
    const groups = await hosts[source].shop(request, callAt(market.now))
    for (const oddity of oddities(groups, request))
      wrong(`${source}, ${legs.map(({ date }) => date)}: ${oddity}`)
    return groups
  }
  const today = toDate(market.now)
  const there = await shop('GDS', [outbound(market)])
  const ndcThere = await shop('NDC', [outbound(market)])
  await shop('NDC', [outbound(market), homeward(market)])
  const nonStop = await nonStopCarriers(shopping([outbound(market)], common), market.now)
  const shownNonStop = there
    .filter(({ legs }) => legs[0]?.options.some(({ flights }) => flights.length === 1))
    .map(({ validatingCarrier }) => validatingCarrier)
  return {
    market: nameOf(market),
    miles: market.miles,
    isLarge: market.from.tier <= 1 && market.to.tier <= 1,
    stayDays: daysBetween(market.date, market.returnDate),
    oneWay: cheapest(there),
    apart: withOneCarrier(there, await shop('GDS', [homeward(market)])),
    roundTrip: cheapest(await shop('GDS', [outbound(market), homeward(market)])),
    lastMinute: cheapest(await shop('GDS', [outbound(market, addDays(today, 1))])),
    weekBefore: cheapest(await shop('GDS', [outbound(market, addDays(today, 8))])),
    ndcOneWay: cheapest(ndcThere),
    carriers: new Set(there.map(({ validatingCarrier }) => validatingCarrier)).size,
    brands: new Set(
      there.flatMap(({ fares }) => fares.flatMap(({ legs }) => legs.map(({ brand }) => brand.code))),
    ).size,
    ndcCarriers: new Set(ndcThere.map(({ validatingCarrier }) => validatingCarrier)).size,
    nonStopCarriers: nonStop,
    nonStopShown: [...new Set(shownNonStop)].sort(),
  }
}

export interface Inspection {
  readonly seen: readonly Seen[]
  /** Broken rules, each with its market. */
  readonly wrong: readonly string[]
}

/** Searches so many random markets. The same seed gives the same markets. */
export async function inspectMarkets(count: number, seed: number): Promise<Inspection> {
  const random = seeded(seed)
  const wrong: string[] = []
  const seen: Seen[] = []
  for (const market of randomMarkets(count, random)) {
    seen.push(await inspect(market, random, (what) => wrong.push(`${nameOf(market)}: ${what}`)))
  }
  return { seen, wrong }
}
