import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, startApi } from '../../support/api.ts'
import {
  faresOf,
  firstPick,
  fromSearch,
  identifierOf,
  listOf,
  picksThatCombine,
  spellOut,
} from '../../support/search.ts'
import { client, errorOf, inboundDate, offeringsOf, productsBody, searchBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('flexible search for specific flights', () => {
  it('answers every brand for each agency of the flexible search', async () => {
    const { body } = await api.call('flexSearch', {
      body: searchBody({}, { offersPerPage: 20, PricingModifiersAir: { MultiPricingAgency: ['3B9H'] } }),
    })
    const request = fromSearch(identifierOf(body), [firstPick(offeringsOf(body)[0])])
    const answer = await api.call('flexFlightSpecificSearch', {
      body: { BuildOptions: { BuildFromCatalogProductOfferingsRequest: request } },
    })

    expect(offeringsOf(answer.body).map(({ id }) => id)).toEqual(['f1o1', 'f2o1'])
    for (const offering of offeringsOf(answer.body)) expect(faresOf(offering).length).toBeGreaterThan(1)
  })

  it('of flights that are spelled out answers each agency that is named; more than two flights are searched plainly', async () => {
    const request = { ...productsBody(), PricingModifiersAir: { MultiPricingAgency: ['3B9H', 'XXXX'] } }
    const answer = await api.call('flexFlightSpecificSearch', {
      body: { BuildOptions: { BuildFromProductsRequest: request } },
    })
    const found = await client(api).search({ returnDate: inboundDate })
    const [out = [], back = []] = picksThatCombine(found).map(({ product }) =>
      spellOut(found, listOf(found, 'Product').find(({ id }) => id === product) ?? {}),
    )
    const again = out.map((flight) => ({ ...flight, departureDate: '2027-05-25', arrivalDate: undefined }))
    const legs = [out, back, again].map((flights, index) => ({
      sequence: index + 1,
      SpecificFlightCriteria: flights,
    }))
    const many = await api.call('flexFlightSpecificSearch', {
      body: { BuildOptions: { BuildFromProductsRequest: { ...request, ProductCriteriaAir: legs } } },
    })

    expect(offeringsOf(answer.body).map(({ id }) => id)).toEqual(['f1o1', 'f2o1'])
    expect(answer.body.CatalogProductOfferingsResponse.Result.Warning[0].Message).toContain('XXXX')
    expect(offeringsOf(many.body).map(({ id }) => id)).toEqual(['o1', 'o2', 'o3'])
    expect(many.body.CatalogProductOfferingsResponse.Result.Warning[0].Message).toContain(
      'FLEXIBILITY WAS IGNORED',
    )
  })

  it('is refused to an account that is not activated', async () => {
    const request = fromSearch(crypto.randomUUID(), [{ offer: 'o1', product: 'p0' }])
    const answer = await api.call('flexFlightSpecificSearch', {
      body: { BuildOptions: { BuildFromCatalogProductOfferingsRequest: request } },
      as: otherAccount,
    })
    expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([403, '9030'])
  })
})
