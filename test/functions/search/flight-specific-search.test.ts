import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogResponse } from '../../../lib/shopping/wire/catalog.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  faresOf,
  fromSearch,
  identifierOf,
  listOf,
  picksThatCombine,
  spellOut,
} from '../../support/search.ts'
import { client, errorOf, inboundDate, offeringsOf, selectionBody } from '../../support/trip.ts'

let api: Api
let searched: Json
beforeAll(async () => {
  api = await startApi()
  searched = await client(api).search({ returnDate: inboundDate })
})
afterAll(() => api.close())

const buildOptions = (body: Json, more: Json = {}): Json => ({
  BuildOptions: {
    BuildFromCatalogProductOfferingsRequest: fromSearch(identifierOf(body), picksThatCombine(body)),
    ...more,
  },
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

  it('returns as many upsells as requested', async () => {
    const { body } = await api.call('flightSpecificSearch', {
      body: buildOptions(searched, { maxNumberOfUpsellsToReturn: 1 }),
    })
    expect(faresOf(offeringsOf(body)[0])).toHaveLength(2)
  })

  it('prices the brand that is named by its own identifier, and the base fare without one', async () => {
    const { body } = await api.call('flightSpecificSearch', { body: buildOptions(searched) })
    const fares = offeringsOf(body).map(faresOf)
    const payload = (brand: number): Json => {
      const selection = selectionBody({ identifier: identifierOf(body), picks: picksThatCombine(body) })
      const request =
        selection.OfferQueryBuildFromCatalogProductOfferings.BuildFromCatalogProductOfferingsRequest
      for (const [leg, one] of request.CatalogProductOfferingSelection.entries()) {
        one.ProductBrandOfferingIdentifier = { value: fares[leg]?.[brand].Identifier.value }
      }
      return selection
    }
    const base = await api.call('airPrice', {
      body: selectionBody({ identifier: identifierOf(body), picks: picksThatCombine(body) }),
    })
    const upsell = await api.call('airPrice', { body: payload(1) })

    const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
    const added = await api.call('addOffer', { path, body: payload(0) })

    expect(added.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(
      fares[0]?.[0].BestCombinablePrice.TotalPrice,
    )
    expect(base.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(
      fares[0]?.[0].BestCombinablePrice.TotalPrice,
    )
    expect(upsell.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(
      fares[0]?.[1].BestCombinablePrice.TotalPrice,
    )
  })

  it('keeps to the cabins of the search, and to the selected brand and its upsells unless all are requested', async () => {
    const cabinsOf = (body: Json) =>
      new Set(
        listOf(body, 'Product').flatMap(({ PassengerFlight }) =>
          PassengerFlight[0].FlightProduct.map(({ cabin }: Json) => cabin),
        ),
      )
    const brandsOf = (body: Json) => listOf(body, 'Brand').map(({ name }) => name)
    const within = async (cabins: string[], more: Json = {}) => {
      const SearchModifiersAir = { CabinPreference: [{ preferenceType: 'Permitted', cabins }] }
      const body = await client(api).search({}, { SearchModifiersAir, maxNumberOfUpsellsToReturn: 1 })
      const fare = faresOf(offeringsOf(body)[0]).at(-1)
      const pick = { offer: offeringsOf(body)[0].id, product: fare.Product[0].productRef }
      const request = fromSearch(identifierOf(body), [pick])
      return (
        await api.call('flightSpecificSearch', {
          body: { BuildOptions: { BuildFromCatalogProductOfferingsRequest: request, ...more } },
        })
      ).body
    }
    const kept = await within(['Economy'])
    const all = await within(['Economy'], { BrandOptions: 'returnAllBrands' })

    expect(cabinsOf(kept)).toEqual(new Set(['Economy']))
    expect(cabinsOf(all)).toEqual(new Set(['Economy']))
    expect(cabinsOf(await within(['Business']))).toEqual(new Set(['Business']))
    expect(brandsOf(all).length).toBe(brandsOf(kept).length + 1)
    expect(brandsOf(all)).toEqual(expect.arrayContaining(brandsOf(kept)))
  })

  it('is not for offers of NDC carriers', async () => {
    const ndc = await client(api).search({}, { contentSourceList: ['NDC'] })
    const { status, body } = await api.call('flightSpecificSearch', { body: buildOptions(ndc) })

    expect([status, errorOf(body).SourceCode]).toEqual([400, '1020'])
  })

  it('needs the offers of all legs after a journey search', async () => {
    const request = fromSearch(identifierOf(searched), picksThatCombine(searched).slice(0, 1))
    const answer = await api.call('flightSpecificSearch', {
      body: {
        CatalogProductOfferingsQueryBuildOptions: {
          BuildOptions: { BuildFromCatalogProductOfferingsRequest: request },
        },
      },
    })
    expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([400, '9021'])
  })
})

describe('search for specific flights that are spelled out', () => {
  /** The flights of the first pair of offers, leg by leg. */
  const products = (more: Json = {}): Json => {
    const legs = picksThatCombine(searched).map(({ product }) =>
      spellOut(searched, listOf(searched, 'Product').find(({ id }) => id === product) ?? {}),
    )
    return {
      '@type': 'BuildFromProductsRequestAir',
      PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
      ProductCriteriaAir: legs.map((flights, leg) => ({
        sequence: leg + 1,
        SpecificFlightCriteria: flights,
      })),
      ...more,
    }
  }
  const sendRequest = (request: Json, more: Json = {}) =>
    api.call('flightSpecificSearch', {
      body: { BuildOptions: { BuildFromProductsRequest: request, ...more } },
    })
  const totalsOf = (body: Json): number[] =>
    faresOf(offeringsOf(body)[0]).map((fare) => fare.BestCombinablePrice.TotalPrice)

  it('answers what it answers for the same flights of a search in all brands, in both envelopes', async () => {
    const picked = await api.call('flightSpecificSearch', {
      body: buildOptions(searched, { BrandOptions: 'returnAllBrands' }),
    })
    const flat = await sendRequest(products())
    const wrapped = await api.call('flightSpecificSearch', {
      body: {
        CatalogProductOfferingsQueryBuildOptions: { BuildOptions: { BuildFromProductsRequest: products() } },
      },
    })

    expect(catalogResponse.safeParse(flat.body).error).toBeUndefined()
    expect(offeringsOf(flat.body).map(({ id, sequence }) => [id, sequence])).toEqual([
      ['o1', 1],
      ['o2', 2],
    ])
    for (const { body } of [flat, wrapped]) expect(totalsOf(body)).toEqual(totalsOf(picked.body))
  })

  it('shows every brand, whatever class, cabin and tier the flights are sent with', async () => {
    const inFirst = products()
    for (const { SpecificFlightCriteria } of inFirst.ProductCriteriaAir) {
      for (const flight of SpecificFlightCriteria)
        Object.assign(flight, { cabin: 'First', classOfService: 'F', brandTier: 9 })
    }

    expect(totalsOf((await sendRequest(inFirst)).body)).toEqual(
      totalsOf((await sendRequest(products())).body),
    )
  })

  it('honours upsells, passengers and pricing modifiers', async () => {
    const { body } = await sendRequest(
      products({
        PassengerCriteria: [{ number: 2, passengerTypeCode: 'ADT' }],
        PricingModifiersAir: { currencyCode: 'EUR' },
      }),
      { maxNumberOfUpsellsToReturn: '2' },
    )
    const [fare] = faresOf(offeringsOf(body)[0])

    expect(totalsOf(body)).toHaveLength(3)
    expect(fare?.BestCombinablePrice).toMatchObject({
      CurrencyCode: { value: 'EUR' },
      PriceBreakdown: [{ quantity: 2 }],
    })
  })

  it('is kept: its offers can be priced by the answer’s own identifier', async () => {
    const { body } = await sendRequest(products())
    const price = await api.call('airPrice', {
      body: selectionBody({ identifier: identifierOf(body), picks: picksThatCombine(body) }),
    })

    expect(price.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(totalsOf(body)[0])
  })

  it('refuses NDC content, a flight that does not operate, and a request that names no flights', async () => {
    const changed = (change: Json) => {
      const request = products()
      Object.assign(request.ProductCriteriaAir[0].SpecificFlightCriteria[0], change)
      return sendRequest(request)
    }
    const ndc = await changed({ ContentSource: 'NDC' })
    const unknown = await changed({ flightNumber: '9876' })
    const nothing = await api.call('flightSpecificSearch', {
      body: { BuildOptions: { maxNumberOfUpsellsToReturn: 3 } },
    })

    expect([ndc.status, errorOf(ndc.body).SourceCode]).toEqual([400, '1020'])
    expect([unknown.status, errorOf(unknown.body).SourceCode]).toEqual([200, '3013'])
    expect([nothing.status, errorOf(nothing.body).SourceCode]).toEqual([400, '1001'])
  })
})
