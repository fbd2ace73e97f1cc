import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  aircraftOf,
  allPages,
  byLeg,
  markets,
  pairsOf,
  roundTrip,
  totalsOf,
  type Way,
  waysOf,
} from '../../support/pages.ts'
import { client, inboundDate, offeringsOf, outboundDate } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const oneWay = (
  [from, to]: readonly [string, string],
  offersPerPage: number,
  more: Json = {},
): Promise<Json> => client(api).search({ from, to, ...more }, { offersPerPage })

/** How many aircraft fly a leg of a round trip that an offer can be made of. */
const outboundsOf = async (market: readonly [string, string]): Promise<number> => {
  const pages = await allPages(api, await roundTrip(api, market, 50, byLeg))
  return aircraftOf(pages.flatMap(waysOf), 1).size
}
const inboundsOf = async ([from, to]: readonly [string, string]): Promise<number> =>
  aircraftOf(waysOf(await oneWay([to, from], 100, { date: inboundDate })), 1).size

describe.each(markets)('a page of round trips %s-%s', (from, to) => {
  const market = [from, to] as const

  it.each([20, 50])('of %i offers has another flight in each, where the market has as many', async (size) => {
    const page = await roundTrip(api, market, size)
    const ways = waysOf(page)
    const pairs = offeringsOf(page).filter(({ sequence }) => sequence === 1).length

    expect(aircraftOf(ways, 1).size).toBeGreaterThanOrEqual(0.9 * Math.min(pairs, await outboundsOf(market)))
    // Some flights of the way back have fares that do not combine with any of the way out.
    const back = 0.6 * Math.min(pairs, await inboundsOf(market))
    expect(aircraftOf(ways, 2).size).toBeGreaterThanOrEqual(Math.floor(back))
  })

  it('has every pair with one carrier both ways, before pairs with several that bring other flights too', async () => {
    const airports = { cityOrAirport: 'Airport Only' }
    const SearchCriteriaFlight = [
      { departureDate: outboundDate, From: { value: from, ...airports }, To: { value: to, ...airports } },
      { departureDate: inboundDate, From: { value: to, ...airports }, To: { value: from, ...airports } },
    ]
    const pages = await allPages(api, await roundTrip(api, market, 20, { SearchCriteriaFlight }))
    const [first = [], ...others] = pages.map((page) => pairsOf(waysOf(page)))
    const shown = new Set(first.flat().map(({ aircraft }) => aircraft))
    const isOfOneCarrier = (pair: readonly Way[]): boolean =>
      new Set(pair.flatMap(({ carriers }) => carriers)).size === 1
    const left = others
      .flat()
      .filter((pair) => isOfOneCarrier(pair) && pair.every(({ aircraft }) => !shown.has(aircraft)))

    // The cheapest of all may be of several carriers.
    if (left.length > 0) expect(first.filter((pair) => !isOfOneCarrier(pair)).length).toBeLessThanOrEqual(1)
  })

  it('is followed by pages of other pairs, and of other flights as long as there are any', async () => {
    const pages = (await allPages(api, await roundTrip(api, market, 10))).map(waysOf)
    const pairs = pages.flatMap((ways) =>
      pairsOf(ways).map((pair) => pair.map(({ flights }) => flights).join(' ')),
    )
    expect(new Set(pairs).size).toBe(pairs.length)

    const [first = [], second = []] = pages
    const known = aircraftOf(first, 1)
    const others = [...aircraftOf(second, 1)].filter((aircraft) => !known.has(aircraft)).length
    const left = (await outboundsOf(market)) - known.size
    const pairsOnSecond = pairsOf(second).length
    expect(others).toBeGreaterThanOrEqual(Math.floor(0.6 * Math.min(left, pairsOnSecond)))
  })

  it('starts with the cheapest of all in order of price, whatever its size', async () => {
    const order = { sortBy: 'Price-LowToHigh' }
    const cheapest = await Promise.all(
      [2, 10, 50].map(async (size) => totalsOf(offeringsOf(await roundTrip(api, market, size, order)))[0]),
    )
    expect(new Set(cheapest).size).toBe(1)
  })
})

describe.each(markets)('a page of one-way offers %s-%s', (from, to) => {
  it('has each aircraft once before its codeshares', async () => {
    const ways = waysOf(await oneWay([from, to], 20))
    const all = aircraftOf(waysOf(await oneWay([from, to], 100)), 1).size
    expect(aircraftOf(ways, 1).size).toBe(Math.min(ways.length, all))
  })

  it('has the cheapest, and non-stops where there are any', async () => {
    const [few, many] = [await oneWay([from, to], 6), await oneWay([from, to], 100)]
    const ofRequested = (body: Json): Json[] =>
      offeringsOf(body).filter(({ Departure, Arrival }) => Departure === from && Arrival === to)
    expect(Math.min(...totalsOf(ofRequested(few)))).toBe(Math.min(...totalsOf(ofRequested(many))))
    const nonStops = (body: Json): number =>
      waysOf(body).filter(({ flights }) => !flights.includes('/')).length
    expect(nonStops(few)).toBeGreaterThanOrEqual(Math.min(1, nonStops(many)))
  })
})

it('journeys of three legs have different flights on each of them', async () => {
  const places = ['LHR', 'JFK', 'LAX', 'LHR']
  const SearchCriteriaFlight = places.slice(1).map((to, index) => ({
    departureDate: `2027-05-${11 + index * 4}`,
    From: { value: places[index] },
    To: { value: to },
  }))
  const ways = waysOf(await client(api).search({}, { offersPerPage: 30, SearchCriteriaFlight }))
  for (const leg of [1, 2, 3]) expect(aircraftOf(ways, leg).size).toBeGreaterThanOrEqual(8)
})
