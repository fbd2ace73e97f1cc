import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { faresOf, listOf } from '../../support/search.ts'
import { client, errorOf, inboundDate, offeringsOf, outboundDate, searchBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const pairsOf = (body: Json): string[] =>
  offeringsOf(body).map(({ Departure, Arrival }) => `${Departure}-${Arrival}`)
const searched = (more: Json, place: Json = {}): Promise<Json> =>
  client(api).search(
    {},
    {
      offersPerPage: 80,
      SearchCriteriaFlight: [
        { departureDate: outboundDate, From: { value: 'LHR', ...place }, To: { value: 'JFK', ...place } },
      ],
      ...more,
    },
  )

describe('the airport that was asked for', () => {
  it.each([{}, { sortBy: 'Price-LowToHigh' }])(
    'comes first, others of its city follow: %o',
    async (order) => {
      const pairs = pairsOf(await searched(order))
      const own = pairs.lastIndexOf('LHR-JFK')
      expect(pairs.slice(0, own + 1).filter((pair) => pair !== 'LHR-JFK')).toEqual([])
      expect(own).toBeGreaterThan(3)
      expect(pairs.length).toBeGreaterThan(own + 1)
    },
  )

  it('ascends by price among its own offers, on request', async () => {
    const offerings = offeringsOf(await searched({ sortBy: 'Price-LowToHigh' }))
    const own = offerings.filter(({ Departure, Arrival }) => `${Departure}-${Arrival}` === 'LHR-JFK')
    const totals = own.map((one) => faresOf(one)[0].BestCombinablePrice.TotalPrice)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  })

  it('is the only one with Airport Only', async () => {
    expect(new Set(pairsOf(await searched({}, { cityOrAirport: 'Airport Only' })))).toEqual(
      new Set(['LHR-JFK']),
    )
  })

  it('comes first on the first page of a round trip, both ways', async () => {
    const pairs = pairsOf(await client(api).search({ returnDate: inboundDate }))
    expect(new Set(pairs)).toEqual(new Set(['LHR-JFK', 'JFK-LHR']))
  })
})

it('four O&Ds are searched without NDC content, and a warning says so', async () => {
  const places = ['LHR', 'JFK', 'BOS', 'CDG', 'LHR']
  const SearchCriteriaFlight = places.slice(1).map((to, index) => ({
    departureDate: `2027-05-${11 + index * 3}`,
    From: { value: places[index] },
    To: { value: to },
  }))
  const both = await client(api).search({}, { contentSourceList: ['GDS', 'NDC'], SearchCriteriaFlight })
  const gds = await client(api).search({}, { contentSourceList: ['GDS'], SearchCriteriaFlight })
  const messages = ({ CatalogProductOfferingsResponse: { Result } }: Json): string[] =>
    (Result?.Warning ?? []).map(({ Message }: Json) => Message)
  expect(messages(both)).toEqual([expect.stringContaining('NDC CONTENT')])
  expect(messages(gds)).toEqual([])
})

it('a preferred cabin that no flight has falls back to others; a permitted one does not', async () => {
  const inFirst = (preferenceType: string) => ({
    SearchModifiersAir: { CabinPreference: [{ preferenceType, cabins: ['First'] }] },
  })
  const trip = { from: 'DUB', to: 'LHR' }
  const preferred = await client(api).search(trip, inFirst('Preferred'))
  const cabins = listOf(preferred, 'Product').flatMap(({ PassengerFlight: [{ FlightProduct }] }) =>
    FlightProduct.map(({ cabin }: Json) => cabin),
  )
  expect(cabins.length).toBeGreaterThan(0)
  expect(cabins).not.toContain('First')
  const { body } = await api.call('search', { body: searchBody(trip, inFirst('Permitted')) })
  expect(errorOf(body).SourceCode).toBe('9000')
})
