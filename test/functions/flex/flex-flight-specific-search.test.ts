import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/local/accounts.ts'
import { type Api, startApi } from '../../support/api.ts'
import { faresOf, firstPick, fromSearch, identifierOf } from '../../support/search.ts'
import { errorOf, offeringsOf, searchBody } from '../../support/trip.ts'

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

  it('is refused to an account that is not activated', async () => {
    const request = fromSearch(crypto.randomUUID(), [{ offer: 'o1', product: 'p0' }])
    const answer = await api.call('flexFlightSpecificSearch', {
      body: { BuildOptions: { BuildFromCatalogProductOfferingsRequest: request } },
      as: otherAccount,
    })
    expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([403, '9030'])
  })
})
