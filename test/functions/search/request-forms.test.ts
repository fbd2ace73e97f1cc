import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '../../../lib/contract/openapi/document.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { firstPick, fromSearch, identifierOf, picksThatCombine } from '../../support/search.ts'
import {
  client,
  inboundDate,
  offeringsOf,
  outboundDate,
  productsBody,
  searchBody,
} from '../../support/trip.ts'

let api: Api
const known: Record<string, Json> = {}
beforeAll(async () => {
  api = await startApi()
  const byLeg = await client(api).search(
    { returnDate: inboundDate },
    { CustomResponseModifiersAir: { SearchRepresentation: 'Leg' } },
  )
  const journey = await client(api).search({ returnDate: inboundDate })
  const flexible = (await api.call('flexSearch', { body: searchBody() })).body
  known.nextLeg = fromSearch(identifierOf(byLeg), [firstPick(offeringsOf(byLeg)[0])])
  known.flightSpecificSearch = fromSearch(identifierOf(journey), picksThatCombine(journey))
  known.flexFlightSpecificSearch = fromSearch(identifierOf(flexible), [firstPick(offeringsOf(flexible)[0])])
})
afterAll(() => api.close())

const requested = () => searchBody().CatalogProductOfferingsRequest
const options = (key: string) => ({ BuildFromCatalogProductOfferingsRequest: known[key] })

/** Wrapper, member, and what the member holds. */
const forms = [
  ['search', 'CatalogProductOfferingsQueryRequest', 'CatalogProductOfferingsRequest', requested],
  ['airAvailability', 'CatalogProductOfferingsQueryRequest', 'CatalogProductOfferingsRequest', requested],
  ['flexSearch', 'CatalogProductOfferingsQueryRequest', 'CatalogProductOfferingsRequest', requested],
  [
    'nextLeg',
    'CatalogProductOfferingsQueryBuildNext',
    'BuildFromCatalogProductOfferingsRequest',
    () => known.nextLeg,
  ],
  [
    'flightSpecificSearch',
    'CatalogProductOfferingsQueryBuildOptions',
    'BuildOptions',
    () => options('flightSpecificSearch'),
  ],
  [
    'flexFlightSpecificSearch',
    'CatalogProductOfferingsQueryBuildOptions',
    'BuildOptions',
    () => options('flexFlightSpecificSearch'),
  ],
  [
    'flightSpecificSearch',
    'CatalogProductOfferingsQueryBuildOptions',
    'BuildOptions',
    () => ({ BuildFromProductsRequest: productsBody() }),
  ],
  [
    'flexFlightSpecificSearch',
    'CatalogProductOfferingsQueryBuildOptions',
    'BuildOptions',
    () => ({ BuildFromProductsRequest: productsBody() }),
  ],
] as const

describe.each(forms)('%s', (key, wrapper, member, content) => {
  const bodies = (): Record<string, Json> => ({
    'flat with @type': { '@type': wrapper, [member]: content() },
    flat: { [member]: content() },
    wrapped: { [wrapper]: { [member]: content() } },
    'wrapped with @type inside': { [wrapper]: { '@type': wrapper, [member]: content() } },
    'without any outer object': content(),
  })

  it.each(Object.keys(bodies()))('is understood %s', async (form) => {
    const { status, body } = await api.call(key, { body: bodies()[form] })

    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.CatalogProductOfferingsResponse.Result.Error).toBeUndefined()
    expect(offeringsOf(body).length).toBeGreaterThan(0)
  })
})

it.each([
  'search',
  'airAvailability',
  'flexSearch',
  'flightSpecificSearch',
  'flexFlightSpecificSearch',
] as const)('the documented example of %s finds offers as it stands', async (key) => {
  const operations = Object.values(openApiDocument({ date: outboundDate }).paths ?? {}).flatMap((item) =>
    Object.values<Json>(item),
  )
  const example = operations.find(({ operationId }) => operationId === key).requestBody.content[
    'application/json'
  ].example
  const { body } = await api.call(key, { body: example })

  expect(offeringsOf(body).length).toBeGreaterThan(0)
})
