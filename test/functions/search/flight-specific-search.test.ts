import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { faresOf, fromSearch, identifierOf, listOf, picksThatCombine } from '../../support/search.ts'
import { client, errorOf, inboundDate, offeringsOf, selectionBody } from '../../support/trip.ts'

let api: Api
let searched: Json
beforeAll(async () => {
  api = await startApi()
  searched = await client(api).search({ returnDate: inboundDate })
})
afterAll(() => api.close())

const buildOptions = (body: Json, more: Json = {}): Json => ({
  BuildOptions: { BuildFromCatalogProductOfferingsRequest: fromSearch(identifierOf(body), picksThatCombine(body)), ...more },
})

describe('search for specific flights', () => {
  it('answers one offer and one product for each leg sent, with every brand, the cheapest first', async () => {
    const { body } = await api.call('flightSpecificSearch', { body: buildOptions(searched) })
    const offerings = offeringsOf(body)

    expect(offerings.map(({ id, sequence }) => [id, sequence])).toEqual([
      ['o1', 1],
      ['o2', 2],
    ])
    for (const offering of offerings) {
      const totals = faresOf(offering).map((fare) => fare.BestCombinablePrice.TotalPrice)
      expect(totals.length).toBeGreaterThan(1)
      expect(totals).toEqual(totals.toSorted((a: number, b: number) => a - b))
      expect(new Set(faresOf(offering).map((fare) => fare.Product[0].productRef)).size).toBe(1)
    }
    const [product] = listOf(body, 'Product')
    const brands = product.PassengerFlight[0].FlightProduct.map((flight: Json) => flight.Brand.BrandRef)
    expect(new Set(brands).size).toBe(faresOf(offerings[0]).length)
  })

  it('returns as many dearer brands as were asked for', async () => {
    const { body } = await api.call('flightSpecificSearch', { body: buildOptions(searched, { maxNumberOfUpsellsToReturn: 1 }) })
    expect(faresOf(offeringsOf(body)[0])).toHaveLength(2)
  })

  it('prices the brand that is named by its own identifier, and the base fare without one', async () => {
    const { body } = await api.call('flightSpecificSearch', { body: buildOptions(searched) })
    const fares = offeringsOf(body).map(faresOf)
    const payload = (brand: number): Json => {
      const selection = selectionBody({ identifier: identifierOf(body), picks: picksThatCombine(body) })
      const request = selection.OfferQueryBuildFromCatalogProductOfferings.BuildFromCatalogProductOfferingsRequest
      for (const [leg, one] of request.CatalogProductOfferingSelection.entries()) {
        one.ProductBrandOfferingIdentifier = { value: fares[leg]?.[brand].Identifier.value }
      }
      return selection
    }
    const base = await api.call('airPrice', {
      body: selectionBody({ identifier: identifierOf(body), picks: picksThatCombine(body) }),
    })
    const dearer = await api.call('airPrice', { body: payload(1) })

    expect(base.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(fares[0]?.[0].BestCombinablePrice.TotalPrice)
    expect(dearer.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(fares[0]?.[1].BestCombinablePrice.TotalPrice)
  })

  it('needs the offers of all legs after a journey search', async () => {
    const request = fromSearch(identifierOf(searched), picksThatCombine(searched).slice(0, 1))
    const answer = await api.call('flightSpecificSearch', {
      body: { CatalogProductOfferingsQueryBuildOptions: { BuildOptions: { BuildFromCatalogProductOfferingsRequest: request } } },
    })
    expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([400, '9021'])
  })
})
