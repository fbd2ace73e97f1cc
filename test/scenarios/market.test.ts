import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, toDate } from '../../lib/kernel/instant.ts'
import { airports } from '../../lib/sandbox/world/airports.ts'
import { pick, seeded } from '../sandbox/world/journeys.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { faresOf, listOf } from '../support/search.ts'
import { offeringsOf, searchBody } from '../support/trip.ts'

const seed = 20_270_301
const passengers = [
  { passengerTypeCode: 'ADT', number: 1 },
  { passengerTypeCode: 'CNN', number: 1, age: 7 },
  { passengerTypeCode: 'INF', number: 1 },
]

interface Searched {
  readonly market: string
  readonly body: Json
}

/** From a large city to another one, then to a small one, one way, then there and back. */
async function searchMarkets(api: Api, count: number): Promise<Searched[]> {
  const random = seeded(seed)
  const [large, small] = [
    airports.filter(({ tier }) => tier === 0),
    airports.filter(({ tier }) => tier === 3),
  ]
  const searched: Searched[] = []
  while (searched.length < count) {
    const [from, to] = [pick(large, random), pick(searched.length % 2 ? small : large, random)]
    if (from.city === to.city) continue
    const date = addDays(toDate(startOfTests), 20 + Math.floor(random() * 200))
    const returnDate = searched.length % 4 > 1 ? addDays(date, 3 + Math.floor(random() * 18)) : undefined
    const market = `${from.code}-${to.code} on ${date}, back on ${returnDate}`
    const wishes = {
      contentSourceList: ['GDS', 'NDC'],
      sortBy: 'Price-LowToHigh',
      offersPerPage: 60,
      maxNumberOfUpsellsToReturn: 2,
    }
    const options = {
      from: from.code,
      to: to.code,
      date,
      passengers,
      ...(returnDate !== undefined && { returnDate }),
    }
    const body = searchBody(options, wishes)
    // Of a city: the offers of an airport come first where that was asked for, whatever they cost.
    for (const { From, To } of body.CatalogProductOfferingsRequest.SearchCriteriaFlight)
      for (const place of [From, To]) place.cityOrAirport = 'City Only'
    searched.push({ market, body: (await api.call('search', { body })).body })
  }
  return searched
}

let api: Api
let searched: Searched[]
beforeAll(async () => {
  api = await startApi()
  searched = await searchMarkets(api, 16)
})
afterAll(() => api.close())

const minutesOf = (duration: string): number => {
  const [, hours = 0, minutes = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? []
  return Number(hours) * 60 + Number(minutes)
}
const momentOf = ({ date, time }: Json): number => Date.parse(`${date}T${time}Z`) / 60_000

describe(`search through the front door on random markets (seed ${seed})`, () => {
  it('finds GDS and NDC offers in the same answers', () => {
    const sources = searched.map(
      ({ body }) =>
        new Set(offeringsOf(body).flatMap((one) => faresOf(one).map((fare) => fare.ContentSource))),
    )
    expect(sources.every((found) => found.has('GDS'))).toBe(true)
    expect(sources.filter((found) => found.size === 2).length).toBeGreaterThan(searched.length / 2)
  })

  it('returns the cheapest first over all carriers and both kinds of content, leg by leg', () => {
    for (const { market, body } of searched) {
      for (const sequence of [1, 2]) {
        const prices = offeringsOf(body)
          .filter((offering) => offering.sequence === sequence)
          .map((offering) =>
            Math.min(...faresOf(offering).map(({ BestCombinablePrice }) => BestCombinablePrice.TotalPrice)),
          )
        expect(prices, market).toEqual(prices.toSorted((a, b) => a - b))
      }
    }
  })

  it('shows no flights twice in the same brand and classes at the same price with the same partner', () => {
    for (const { market, body } of searched) {
      const products = new Map(
        listOf(body, 'Product').map((product) => [
          product.id,
          JSON.stringify([product.FlightSegment, product.PassengerFlight[0].FlightProduct]),
        ]),
      )
      const keys = offeringsOf(body).flatMap(({ sequence, ProductBrandOptions }) =>
        ProductBrandOptions.flatMap(({ flightRefs, ProductBrandOffering }: Json) =>
          ProductBrandOffering.map(({ Product: [{ productRef }], CombinabilityCode }: Json) =>
            JSON.stringify([sequence, flightRefs, products.get(productRef), CombinabilityCode]),
          ),
        ),
      )
      expect(new Set(keys).size, market).toBe(keys.length)
    }
  })

  it('dates a connection that lasts overnight by its days, and its durations add up', () => {
    let overnight = 0
    for (const { market, body } of searched) {
      const flights = new Map(listOf(body, 'Flight').map((flight) => [flight.id, flight]))
      for (const { totalDuration, FlightSegment } of listOf(body, 'Product')) {
        const flown = FlightSegment.map(({ Flight }: Json) => flights.get(Flight.FlightRef))
        let minutes = 0
        for (const [at, { connectionDuration }] of FlightSegment.entries()) {
          const [flight, next] = [flown[at], flown[at + 1]]
          minutes += minutesOf(flight.duration)
          expect(connectionDuration === undefined, market).toBe(next === undefined)
          if (!next) continue
          const wait = minutesOf(connectionDuration)
          minutes += wait
          expect(next.Departure.location, market).toBe(flight.Arrival.location)
          expect(wait, market).toBeGreaterThanOrEqual(30)
          // The clocks may change in the night.
          expect(Math.abs(momentOf(next.Departure) - momentOf(flight.Arrival) - wait), market).toBeOneOf([
            0, 60,
          ])
          if (next.Departure.date > flight.Arrival.date) overnight++
        }
        expect(minutesOf(totalDuration), market).toBe(minutes)
      }
    }
    expect(overnight).toBeGreaterThan(0)
  })

  it('prices children at most as adults, infants on a lap below children, each with a base and taxes that make its total', () => {
    for (const { market, body } of searched) {
      for (const { BestCombinablePrice: price } of offeringsOf(body).flatMap(faresOf)) {
        const amounts = price.PriceBreakdown.map(({ Amount }: Json) => Amount)
        const totals = amounts.map(({ Total }: Json) => Total)
        expect(totals, market).toEqual(totals.toSorted((a: number, b: number) => b - a))
        expect(totals.at(-1), market).toBeLessThan(totals.at(-2))
        for (const { Base, Taxes, Fees, Total } of amounts) {
          const taxes = (Taxes?.Tax ?? []).reduce((sum: number, { value }: Json) => sum + value, 0)
          expect(taxes, market).toBeCloseTo(Taxes?.TotalTaxes ?? 0, 2)
          expect(Base + (Taxes?.TotalTaxes ?? 0) + (Fees?.TotalFees ?? 0), market).toBeCloseTo(Total, 2)
        }
      }
    }
  })
})
