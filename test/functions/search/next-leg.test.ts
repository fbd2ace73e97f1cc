import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { catalogResponse } from '../../../lib/shopping/wire/catalog.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { faresOf, firstPick, fromSearch, identifierOf, listOf, type Pick } from '../../support/search.ts'
import { client, errorOf, inboundDate, offeringsOf, selectionBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const byLeg = { CustomResponseModifiersAir: { SearchRepresentation: 'Leg' } }

async function searchByLeg(more: object = {}): Promise<{ identifier: string; body: Json }> {
  const body = await client(api).search({ returnDate: inboundDate }, { ...byLeg, ...more })
  return { identifier: identifierOf(body), body }
}

const buildNext = (identifier: string, picks: readonly Pick[]): Json => ({
  CatalogProductOfferingsQueryBuildNext: {
    BuildFromCatalogProductOfferingsRequest: fromSearch(identifier, picks),
  },
})

describe('next leg search', () => {
  it('shows the picked offer first, then offers of the next leg that go with it at the price shown', async () => {
    const { identifier, body } = await searchByLeg()
    const answer = await api.call('nextLeg', {
      body: buildNext(identifier, [firstPick(offeringsOf(body)[0])]),
    })
    const [picked, ...next] = offeringsOf(answer.body)

    expect(catalogResponse.safeParse(answer.body).error).toBeUndefined()
    const { Departure, Arrival } = offeringsOf(body)[0]
    expect(picked).toMatchObject({ id: 'o1', sequence: 1, Departure, Arrival })
    expect(picked.ProductBrandOptions).toHaveLength(1)
    expect(next.length).toBeGreaterThan(0)
    for (const offering of next) expect(offering.sequence).toBe(2)

    const totals = new Map(
      faresOf(picked).map((fare) => [fare.CombinabilityCode[0], fare.BestCombinablePrice.TotalPrice]),
    )
    for (const fare of next.flatMap(faresOf))
      expect(fare.BestCombinablePrice.TotalPrice).toBe(totals.get(fare.CombinabilityCode[0]))
  })

  it('is priced under the identifier of its answer, the leg picked before included, at the price it showed', async () => {
    const { identifier, body } = await searchByLeg()
    const answer = await api.call('nextLeg', {
      body: buildNext(identifier, [firstPick(offeringsOf(body)[0])]),
    })
    const [picked, next] = offeringsOf(answer.body)
    const picks = [firstPick(picked), firstPick(next)]
    const priced = await api.call('airPrice', {
      body: selectionBody({ identifier: identifierOf(answer.body), picks }),
    })

    expect(identifierOf(answer.body)).not.toBe(identifier)
    expect(priced.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(
      faresOf(next)[0].BestCombinablePrice.TotalPrice,
    )
    expect(priced.body.OfferListResponse.OfferID[0].Product).toHaveLength(2)
  })

  it('goes on leg by leg, and earlier choices are remembered through the identifier', async () => {
    const cities = ['LHR', 'JFK', 'BOS', 'LHR']
    const SearchCriteriaFlight = cities.slice(1).map((to, index) => ({
      departureDate: `2027-05-${11 + index * 3}`,
      From: { value: cities[index] },
      To: { value: to },
    }))
    const first = await searchByLeg({ SearchCriteriaFlight })
    const second = await api.call('nextLeg', {
      body: buildNext(first.identifier, [firstPick(offeringsOf(first.body)[0])]),
    })
    const [, ofSecond] = offeringsOf(second.body)
    const third = await api.call('nextLeg', {
      body: buildNext(identifierOf(second.body), [firstPick(ofSecond)]),
    })
    const [picked, ofThird] = offeringsOf(third.body)
    const picks = [firstPick(picked), firstPick(ofThird)]
    const priced = await api.call('airPrice', {
      body: selectionBody({ identifier: identifierOf(third.body), picks }),
    })
    const afterLast = await api.call('nextLeg', {
      body: buildNext(identifierOf(third.body), [firstPick(ofThird)]),
    })

    expect([picked.sequence, ofThird.sequence]).toEqual([2, 3])
    expect(priced.body.OfferListResponse.OfferID[0].Product).toHaveLength(3)
    expect([afterLast.status, errorOf(afterLast.body).SourceCode]).toEqual([400, '9022'])
  })

  it('keeps the modifiers of the search', async () => {
    const { identifier, body } = await searchByLeg({ PricingModifiersAir: { currencyCode: 'JPY' } })
    const answer = await api.call('nextLeg', {
      body: buildNext(identifier, [firstPick(offeringsOf(body)[0])]),
    })

    for (const fare of offeringsOf(answer.body).flatMap(faresOf))
      expect(fare.Price.CurrencyCode.value).toBe('JPY')
  })

  it('keeps order, page, upsells and cabins of the search', async () => {
    const { identifier, body } = await searchByLeg({
      sortBy: 'Price-LowToHigh',
      offersPerPage: 6,
      maxNumberOfUpsellsToReturn: 1,
      SearchModifiersAir: { CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }] },
    })
    const answer = await api.call('nextLeg', {
      body: buildNext(identifier, [firstPick(offeringsOf(body)[0])]),
    })
    const [, ...next] = offeringsOf(answer.body)
    const totals = next.map((one) => faresOf(one)[0].BestCombinablePrice.TotalPrice)
    const cabins = listOf(answer.body, 'Product').flatMap(({ PassengerFlight }) =>
      PassengerFlight[0].FlightProduct.map(({ cabin }: Json) => cabin),
    )

    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    expect(next.length).toBeLessThanOrEqual(6)
    expect(
      Math.max(...next.map(({ ProductBrandOptions }) => ProductBrandOptions[0].ProductBrandOffering.length)),
    ).toBe(2)
    expect(new Set(cabins)).toEqual(new Set(['Business']))
  })

  it('keeps to the kind of the selected brand unless all brands are requested', async () => {
    const { identifier, body } = await searchByLeg({ maxNumberOfUpsellsToReturn: 3 })
    const offering = offeringsOf(body).find((one) => faresOf(one).length > 2)
    const upsell = { offer: offering.id, product: faresOf(offering)[2].Product[0].productRef }
    const cheapest = async (more: Json): Promise<number> => {
      const request = { ...buildNext(identifier, [upsell]).CatalogProductOfferingsQueryBuildNext, ...more }
      const [, ...next] = offeringsOf((await api.call('nextLeg', { body: request })).body)
      return Math.min(...next.flatMap(faresOf).map((fare) => fare.BestCombinablePrice.TotalPrice))
    }

    expect(await cheapest({})).toBe(await cheapest({ BrandOptions: 'keepToBrand' }))
    expect(await cheapest({ BrandOptions: 'returnAllBrands' })).toBeLessThan(await cheapest({}))
  })

  it('goes leg by leg through the offers of an NDC carrier, and ends in an offer that can be priced', async () => {
    const { identifier, body } = await searchByLeg({ contentSourceList: ['NDC'] })
    const answer = await api.call('nextLeg', {
      body: buildNext(identifier, [firstPick(offeringsOf(body)[0])]),
    })
    const [picked, next] = offeringsOf(answer.body)
    const picks = [firstPick(picked), firstPick(next)]
    const priced = await api.call('airPrice', {
      body: selectionBody({ identifier: identifierOf(answer.body), picks }),
    })

    expect([picked.sequence, next.sequence]).toEqual([1, 2])
    expect(faresOf(next)[0].Identifier.authority).toBe(faresOf(picked)[0].Identifier.authority)
    expect(priced.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(
      faresOf(next)[0].BestCombinablePrice.TotalPrice,
    )
  })

  it('needs a search leg by leg', async () => {
    const body = await client(api).search({ returnDate: inboundDate })
    const answer = await api.call('nextLeg', {
      body: buildNext(identifierOf(body), [firstPick(offeringsOf(body)[0])]),
    })

    expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([400, '9020'])
  })

  it('refuses ids that are not in the search, and searches that expired, are unknown or another tenant’s', async () => {
    const { identifier, body } = await searchByLeg()
    const pick = firstPick(offeringsOf(body)[0])
    const absent = await api.call('nextLeg', {
      body: buildNext(identifier, [{ offer: 'o999', product: 'p0' }]),
    })
    const foreign = await api.call('nextLeg', { body: buildNext(identifier, [pick]), as: otherAccount })
    const unknown = await api.call('nextLeg', { body: buildNext(crypto.randomUUID(), [pick]) })
    api.advance(12)
    const expired = await api.call('nextLeg', { body: buildNext(identifier, [pick]) })
    api.advance(-12)

    expect(errorOf(absent.body).SourceCode).toBe('9011')
    for (const answer of [foreign, unknown, expired]) expect(errorOf(answer.body).SourceCode).toBe('9010')
    expect(errorOf(expired.body).Message).toContain('EXPIRED')
  })
})
