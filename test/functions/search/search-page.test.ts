import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import type { FareGroup } from '../../../lib/shopping/shopping.ts'
import { catalogResponse } from '../../../lib/shopping/wire/catalog.ts'
import type { AirHost } from '../../../lib/suppliers/air-host.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { faresOf, firstPick, fromSearch, identifierOf, listOf } from '../../support/search.ts'
import { client, errorOf, inboundDate, offeringsOf, searchBody, selectionBody } from '../../support/trip.ts'
import { wrapped } from '../../support/wrapped.ts'

let api: Api
let searched: Json
let identifier: string
let stillOffered = (groups: FareGroup[]): FareGroup[] => groups
beforeAll(async () => {
  api = await startApi({
    withHosts: wrapped((host: AirHost) => ({
      ...host,
      shop: async (request, now) => stillOffered(await host.shop(request, now)),
    })),
  })
  searched = await client(api).search(
    { from: 'LON', to: 'NYC', returnDate: inboundDate },
    { offersPerPage: 6, sortBy: 'Price-LowToHigh' },
  )
  identifier = identifierOf(searched)
})
afterAll(() => api.close())

const page = (number: number | undefined, of = identifier, as?: typeof otherAccount) =>
  api.call('searchPage', {
    query: { identifier: of, ...(number !== undefined && { pageNumber: String(number) }) },
    ...(as && { as }),
  })
const contentOf = (body: Json): Json => body.CatalogProductOfferingsResponse
const idsOf = (body: Json): string[] => offeringsOf(body).map(({ id }) => id)

describe('a further page of a search', () => {
  it('goes on where the page before ended, in the order of the search, each offer once', async () => {
    const pages = await Promise.all([1, 2, 3].map(async (number) => (await page(number)).body))
    const all = pages.flatMap(idsOf)

    expect(idsOf(pages[0])).toEqual(idsOf(searched))
    expect(all).toEqual(all.map((_, index) => `o${index + 1}`))
    const totals = pages.flatMap(offeringsOf).map((one) => faresOf(one)[0].BestCombinablePrice.TotalPrice)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  })

  it('is of the usual shape, complete in itself, and counts pages and offers', async () => {
    const { body } = await page(2)
    const first = contentOf((await page(undefined)).body)

    expect(catalogResponse.safeParse(body).error).toBeUndefined()
    expect(identifierOf(body)).toBe(identifier)
    expect(contentOf(body).Pagination).toMatchObject({ page: 2, pageSize: 6, totalPages: 3 })
    expect(contentOf(body).Pagination.totalItems).toBeGreaterThanOrEqual(18)
    expect(first.Pagination.page).toBe(1)
    expect(contentOf(searched).Pagination).toBeUndefined()
    const flights = new Set(listOf(body, 'Flight').map(({ id }) => id))
    for (const offering of offeringsOf(body)) {
      for (const { flightRefs } of offering.ProductBrandOptions)
        for (const ref of flightRefs) expect(flights).toContain(ref)
    }
  })

  it('holds offers that are priced as they were shown', async () => {
    const { body } = await page(3)
    const offerings = offeringsOf(body)
    const [code] = faresOf(offerings[0])[0].CombinabilityCode
    const both = [1, 2].map((leg) =>
      offerings.find((one) => one.sequence === leg && faresOf(one)[0].CombinabilityCode[0] === code),
    )
    const priced = await api.call('airPrice', {
      body: selectionBody({ identifier, picks: both.map(firstPick) }),
    })

    expect(priced.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(
      faresOf(offerings[0])[0].BestCombinablePrice.TotalPrice,
    )
  })

  it('is there for NDC content, under the offers of the carrier', async () => {
    const ndc = await client(api).search(
      { returnDate: inboundDate },
      { offersPerPage: 4, contentSourceList: ['NDC'] },
    )
    const { body } = await page(2, identifierOf(ndc))
    const [there] = offeringsOf(body)
    const name = faresOf(there)[0].Identifier.value
    const back = offeringsOf(body).find(
      (one) => one.sequence === 2 && faresOf(one)[0].Identifier.value === name,
    )
    const sold = await api.call('airPrice', {
      body: selectionBody({ identifier: identifierOf(ndc), picks: [there, back].map(firstPick) }),
    })

    expect(sold.body.OfferListResponse.OfferID[0].ContentSource).toBe('NDC')
  })

  it('is there for the next leg of a search leg by leg, without the picked offer again', async () => {
    const byLeg = { offersPerPage: 4, CustomResponseModifiersAir: { SearchRepresentation: 'Leg' } }
    const first = await client(api).search({ from: 'LON', to: 'NYC', returnDate: inboundDate }, byLeg)
    const request = fromSearch(identifierOf(first), [firstPick(offeringsOf(first)[0])])
    const next = await api.call('nextLeg', { body: { BuildFromCatalogProductOfferingsRequest: request } })
    const { body } = await page(2, identifierOf(next.body))

    expect(new Set(offeringsOf(body).map(({ sequence }) => sequence))).toEqual(new Set([2]))
    expect(idsOf(next.body).filter((id) => idsOf(body).includes(id))).toEqual([])
  })

  it('of a flexible search holds a part for each agency, like its first page', async () => {
    const requested = searchBody(
      {},
      { offersPerPage: 4, PricingModifiersAir: { MultiPricingAgency: ['5D2R'] } },
    )
    const first = (await api.call('flexSearch', { body: requested })).body
    const { body } = await page(2, identifierOf(first))

    expect(idsOf(first)).toEqual(['f1o1', 'f1o2', 'f2o1', 'f2o2'])
    expect(idsOf(body)).toEqual(['f1o3', 'f1o4', 'f2o3', 'f2o4'])
    expect(contentOf(body).Pagination.totalItems).toBe(contentOf(body).Pagination.totalPages * 4)
  })

  it('leaves out what is not offered any more, and keeps the ids of the rest', async () => {
    const small = await client(api).search({ from: 'LON', to: 'NYC' }, { offersPerPage: 2 })
    const second = (await page(2, identifierOf(small))).body
    const before = idsOf(second)
    const [{ carrier, number }] = listOf(second, 'Flight')
    stillOffered = (groups) =>
      groups.filter(
        ({ legs: [leg] }) =>
          !leg?.options.some(
            ({ flights: [flight] }) => flight?.carrier === carrier && flight?.number === number,
          ),
      )
    const after = idsOf((await page(2, identifierOf(small))).body)
    stillOffered = (groups) => groups

    expect(before).toEqual(['o3', 'o4'])
    expect(['o3', 'o4']).toEqual(expect.arrayContaining(after))
    expect(after).toHaveLength(1)
  })

  it('is refused beyond the last one, after the search has expired, when nothing was kept, and to others', async () => {
    const expired = async () => {
      api.advance(12)
      const answer = await page(2)
      api.advance(-12)
      return answer
    }
    const answers = [
      await page(4),
      await page(1, crypto.randomUUID()),
      await page(2, identifier, otherAccount),
      await expired(),
    ]

    expect(answers.map(({ body }) => errorOf(body).SourceCode)).toEqual(['9012', '9010', '9010', '9010'])
  })

  it('does not exist for the brands of specific flights', async () => {
    const request = fromSearch(identifier, offeringsOf(searched).slice(0, 2).map(firstPick))
    const specific = await api.call('flightSpecificSearch', {
      body: { BuildOptions: { BuildFromCatalogProductOfferingsRequest: request } },
    })

    expect(errorOf((await page(1, identifierOf(specific.body))).body).SourceCode).toBe('9012')
  })
})
