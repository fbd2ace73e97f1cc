import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packJson } from '../../../lib/platform/store/pack.ts'
import { catalogResponse } from '../../../lib/shopping/wire/catalog.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { client, errorOf, inboundDate, offeringsOf, outboundDate, searchBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const listOf = (body: Json, name: string): Json[] =>
  body.CatalogProductOfferingsResponse.ReferenceList.find(
    (list: Json) => list['@type'] === `ReferenceList${name}`,
  )[name]
const pricesOf = (offering: Json): Json[] =>
  offering.ProductBrandOptions.flatMap((options: Json) => options.ProductBrandOffering)

describe('search', () => {
  it('answers offers of the documented shape, every reference of which is in a reference list', async () => {
    const body = await client(api).search({ returnDate: inboundDate }, { maxNumberOfUpsellsToReturn: 2 })

    expect(catalogResponse.safeParse(body).error).toBeUndefined()
    const [flights, products, terms, brands] = ['Flight', 'Product', 'TermsAndConditions', 'Brand'].map(
      (name) => new Set(listOf(body, name).map(({ id }) => id)),
    )
    for (const offering of offeringsOf(body)) {
      for (const options of offering.ProductBrandOptions) {
        for (const ref of options.flightRefs) expect(flights).toContain(ref)
        for (const price of options.ProductBrandOffering) {
          expect(products).toContain(price.Product[0].productRef)
          expect(terms).toContain(price.TermsAndConditions.termsAndConditionsRef)
          expect(brands).toContain(price.Brand.BrandRef)
        }
      }
    }
  })

  it('returns every product of a combinability code the same price, and each code to both legs', async () => {
    const offerings = offeringsOf(
      await client(api).search({ returnDate: inboundDate }, { maxNumberOfUpsellsToReturn: 2 }),
    )
    const byCode = new Map<string, { totals: Set<number>; legs: Set<number> }>()
    for (const offering of offerings) {
      for (const price of pricesOf(offering)) {
        const seen = byCode.get(price.CombinabilityCode[0]) ?? { totals: new Set(), legs: new Set() }
        seen.totals.add(price.BestCombinablePrice.TotalPrice)
        seen.legs.add(offering.sequence)
        byCode.set(price.CombinabilityCode[0], seen)
      }
    }

    expect(byCode.size).toBeGreaterThan(1)
    for (const { totals, legs } of byCode.values()) {
      expect(totals.size).toBe(1)
      expect([...legs].sort()).toEqual([1, 2])
    }
  })

  it('adds amounts up: per passenger times quantity is the total, and base, taxes and fees are it too', async () => {
    const passengers = [
      { passengerTypeCode: 'ADT', number: 2 },
      { passengerTypeCode: 'CNN', number: 1, age: 7 },
      { passengerTypeCode: 'INF', number: 1 },
    ]
    for (const offering of offeringsOf(await client(api).search({ passengers, returnDate: inboundDate }))) {
      for (const { BestCombinablePrice: price } of pricesOf(offering)) {
        const cents = (value: number) => Math.round(value * 100)
        const sum = price.PriceBreakdown.reduce(
          (total: number, one: Json) => total + cents(one.Amount.Total) * one.quantity,
          0,
        )
        expect(sum).toBe(cents(price.TotalPrice))
        expect(cents(price.Base) + cents(price.TotalTaxes) + cents(price.TotalFees)).toBe(
          cents(price.TotalPrice),
        )
        expect(price.PriceBreakdown.map((one: Json) => one.requestedPassengerType)).toEqual([
          'ADT',
          'CNN',
          'INF',
        ])
      }
    }
  })

  it('caches a journey search only with offersPerPage', async () => {
    const cached = await client(api).search()
    const before = (await ledger(api).caches()).length
    const answer = await api.call('search', { body: searchBody({}, { offersPerPage: undefined }) })

    expect(cached.CatalogProductOfferingsResponse.CatalogProductOfferings.Identifier.value).toMatch(
      /^[0-9a-f-]{36}$/,
    )
    expect(answer.body.CatalogProductOfferingsResponse.CatalogProductOfferings.Identifier).toBeUndefined()
    expect((await ledger(api).caches()).length).toBe(before)
  })

  it('caches at most 8 KB of a search, however large the request', async () => {
    const both = { contentSourceList: ['GDS', 'NDC'], maxNumberOfUpsellsToReturn: 4 }
    for (const offersPerPage of [20, 999]) {
      const body = await client(api).search(
        { from: 'LON', to: 'NYC', returnDate: inboundDate },
        { ...both, offersPerPage },
      )
      const identifier = body.CatalogProductOfferingsResponse.CatalogProductOfferings.Identifier.value
      const kept = (await ledger(api).caches()).filter(({ key }) => key.includes(identifier))
      expect(kept).toHaveLength(1)
      expect(packJson(kept[0]?.value).length).toBeLessThan(8 * 1024)
    }
  })

  it('stops at the page, but never between an outbound and its inbound', async () => {
    const offerings = offeringsOf(await client(api).search({ returnDate: inboundDate }, { offersPerPage: 4 }))
    const codes = (sequence: number) =>
      new Set(
        offerings
          .filter((one) => one.sequence === sequence)
          .flatMap((one) => pricesOf(one).map((price) => price.CombinabilityCode[0])),
      )

    expect(offerings.length).toBeGreaterThanOrEqual(4)
    expect(offerings.length).toBeLessThanOrEqual(8)
    expect(codes(1)).toEqual(codes(2))
  })

  it('never answers more than a function can, for any number of offers, brands and passenger types', async () => {
    const passengers = ['ADT', 'CNN', 'INF', 'YTH', 'SRC', 'INS'].map((passengerTypeCode) => ({
      number: 1,
      passengerTypeCode,
    }))
    for (const PassengerCriteria of [passengers, passengers.slice(0, 1)]) {
      for (const maxNumberOfUpsellsToReturn of [0, 4]) {
        const body = searchBody(
          { from: 'LON', to: 'NYC', returnDate: inboundDate },
          { offersPerPage: 999, maxNumberOfUpsellsToReturn, PassengerCriteria },
        )
        const answer = await api.call('search', { body })
        expect(offeringsOf(answer.body).length).toBeGreaterThan(40)
        expect(JSON.stringify(answer.body).length).toBeLessThan(5_600_000)
      }
    }
  })

  it('returns as many upsells in addition to the base fare as requested, the cheapest first', async () => {
    const offerings = offeringsOf(await client(api).search({}, { maxNumberOfUpsellsToReturn: 2 }))
    const sizes = offerings.map((offering) => offering.ProductBrandOptions[0].ProductBrandOffering.length)

    expect(Math.max(...sizes)).toBe(3)
    for (const offering of offerings) {
      for (const { ProductBrandOffering } of offering.ProductBrandOptions) {
        const totals = ProductBrandOffering.map((one: Json) => one.BestCombinablePrice.TotalPrice)
        expect(totals).toEqual([...totals].sort((a, b) => a - b))
      }
    }
  })

  it('prices in the currency of the point of sale unless another one is requested', async () => {
    const own = offeringsOf(await client(api).search())
    const yen = offeringsOf(await client(api).search({}, { PricingModifiersAir: { currencyCode: 'JPY' } }))

    expect(pricesOf(own[0])[0].Price.CurrencyCode).toEqual({ value: 'GBP', decimalPlace: 2 })
    expect(pricesOf(yen[0])[0].Price.CurrencyCode).toEqual({ value: 'JPY', decimalPlace: 0 })
    expect(Number.isInteger(pricesOf(yen[0])[0].Price.TotalPrice)).toBe(true)
  })

  it('serves up to six legs', async () => {
    const cities = ['LHR', 'CDG', 'FRA', 'FCO', 'MAD', 'LIS', 'LHR']
    const SearchCriteriaFlight = cities.slice(1).map((to, index) => ({
      departureDate: `2027-05-${11 + index * 2}`,
      From: { value: cities[index] },
      To: { value: to },
    }))
    const offerings = offeringsOf(await client(api).search({}, { SearchCriteriaFlight, offersPerPage: 12 }))

    expect(new Set(offerings.map(({ sequence }) => sequence))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  it('leaves out tax details and penalties on request', async () => {
    const answer = await api.call('search', {
      body: searchBody({}, { CustomResponseModifiersAir: { excludePenaltiesInd: true } }),
      headers: { taxBreakDown: 'false' },
    })
    const taxes = pricesOf(offeringsOf(answer.body)[0])[0].Price.PriceBreakdown[0].Amount.Taxes

    expect(taxes.TotalTaxes).toBeGreaterThan(0)
    expect(taxes.Tax).toBeUndefined()
    expect(listOf(answer.body, 'TermsAndConditions')[0].Penalties).toBeUndefined()
  })

  it('reports NO OFFERS FOUND with status 200 and empty lists when there is nothing', async () => {
    const notOnSale = await api.call('search', { body: searchBody({ date: '2029-02-01' }) })

    expect(notOnSale.status).toBe(200)
    expect(errorOf(notOnSale.body)).toMatchObject({
      SourceCode: '9000',
      Message: expect.stringContaining('NO OFFERS FOUND'),
    })
    expect(offeringsOf(notOnSale.body)).toEqual([])
    expect(listOf(notOnSale.body, 'Flight')).toEqual([])
  })

  it('returns the same answer to the same request', async () => {
    const strip = (body: Json) =>
      JSON.stringify({
        ...body.CatalogProductOfferingsResponse,
        transactionId: '',
        correlationId: '',
      }).replace(/[0-9a-f-]{36}/g, '')

    expect(strip(await client(api).search())).toBe(strip(await client(api).search()))
  })

  it('departs on the requested day', async () => {
    const body = await client(api).search()
    const flights = new Map(listOf(body, 'Flight').map((flight) => [flight.id, flight]))

    for (const { ProductBrandOptions } of offeringsOf(body)) {
      for (const { flightRefs } of ProductBrandOptions)
        expect(flights.get(flightRefs[0])?.Departure.date).toBe(outboundDate)
    }
  })
})
