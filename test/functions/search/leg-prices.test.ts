import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { allPages, byLeg, markets, roundTrip, totalsOf, waysOf } from '../../support/pages.ts'
import { faresOf, firstPick, fromSearch, identifierOf, type Pick } from '../../support/search.ts'
import { client, inboundDate, offeringsOf, outboundDate, selectionBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

async function nextLegOf(searched: Json, pick: Pick): Promise<Json> {
  const request = fromSearch(identifierOf(searched), [pick])
  return (await api.call('nextLeg', { body: { BuildFromCatalogProductOfferingsRequest: request } })).body
}
const nextLeg = (searched: Json, offering: Json): Promise<Json> => nextLegOf(searched, firstPick(offering))

/** Some of the offers, from all over the page. */
const sampleOf = (offerings: readonly Json[]): Json[] =>
  [0, 0.3, 0.6, 1].flatMap((part) => offerings[Math.floor(part * (offerings.length - 1))] ?? [])

const party = [
  { number: 2, passengerTypeCode: 'ADT' },
  { number: 1, passengerTypeCode: 'CNN', age: 8 },
]

describe.each(markets)('a search leg by leg %s-%s', (from, to) => {
  const market = [from, to] as const

  it('has each flight once, on all its pages', async () => {
    const pages = await allPages(api, await roundTrip(api, market, 10, byLeg))
    const ways = pages.flatMap(waysOf).map(({ flights }) => flights)
    expect(new Set(ways).size).toBe(ways.length)
    expect(ways.length).toBeGreaterThan(0)
  })

  it.each([{}, { PassengerCriteria: party }])(
    'prices each flight at the cheapest that the next leg offers and AirPrice asks: %o',
    async (more) => {
      const searched = await roundTrip(api, market, 10, { ...byLeg, ...more })
      for (const offering of sampleOf(offeringsOf(searched))) {
        const next = await nextLeg(searched, offering)
        const [picked, ...inbounds] = offeringsOf(next)
        const totals = inbounds.map((one) => Math.min(...totalsOf([one])))
        const cheapest = inbounds[totals.indexOf(Math.min(...totals))]
        const priced = await api.call('airPrice', {
          body: selectionBody({
            identifier: identifierOf(next),
            picks: [picked, cheapest].map(firstPick),
          }),
        })

        const shown = faresOf(offering)[0].BestCombinablePrice.TotalPrice
        expect(Math.min(...totals)).toBe(shown)
        expect(priced.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(shown)
      }
    },
  )

  it('is followed by every flight of the next leg that fits, each once, whatever the page is', async () => {
    const [small, large] = await Promise.all([4, 60].map((size) => roundTrip(api, market, size, byLeg)))
    const [first] = waysOf(small)
    const inboundsAfter = async (searched: Json): Promise<string[]> => {
      const chosen = waysOf(searched).find(({ flights }) => flights === first?.flights)
      if (!chosen) throw new Error('a larger page lacks the flights')
      const pages = await allPages(api, await nextLegOf(searched, chosen.pick))
      return pages.flatMap(waysOf).flatMap(({ leg, flights }) => (leg === 2 ? flights : []))
    }
    const inbounds = await inboundsAfter(small)

    expect(new Set(inbounds).size).toBe(inbounds.length)
    expect(inbounds.toSorted()).toEqual((await inboundsAfter(large)).toSorted())
  })
})

it.each([
  ['GDS', 'MAD', 'BCN'],
  ['NDC', 'LHR', 'JFK'],
])(
  '%s content: the legs of a day return and the brand picked are kept to (%s-%s)',
  async (source, from, to) => {
    const returnDate = source === 'GDS' ? outboundDate : inboundDate
    const searched = await client(api).search(
      { from, to, returnDate },
      { ...byLeg, offersPerPage: 20, contentSourceList: [source], maxNumberOfUpsellsToReturn: 1 },
    )
    const offerings = sampleOf(offeringsOf(searched))
    expect(offerings.length).toBeGreaterThan(0)
    for (const offering of offerings) {
      const fares = source === 'NDC' ? faresOf(offering) : faresOf(offering).slice(0, 1)
      for (const fare of fares) {
        const pick = { offer: offering.id, product: fare.Product[0].productRef }
        const next = await nextLegOf(searched, pick)
        expect(Math.min(...totalsOf(offeringsOf(next).slice(1)))).toBe(fare.BestCombinablePrice.TotalPrice)
      }
    }
  },
)
