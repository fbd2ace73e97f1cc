import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi, startOfTests } from '../../support/api.ts'
import { searchVehicles, vehicleSearchBody } from '../../support/rental.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let list: Json
beforeAll(async () => {
  api = await startApi()
  list = await searchVehicles(api)
})
afterAll(() => api.close())

const page = (pageNumber: string, more: object = {}) =>
  api.call('moreVehicles', { path: { Identifier: list.Identifier.value }, query: { pageNumber }, ...more })
const idsOf = ({ CatalogOffering }: Json): string[] => CatalogOffering.map(({ id }: Json) => id)

it('returns every further page with the same totals; together they are the search, each offer once', async () => {
  expect(list.numberOfPages).toBeGreaterThan(1)
  const all = []
  for (let number = 1; number <= list.numberOfPages; number++) {
    const { CatalogOfferings, Pagination } = (await page(`${number}`)).body.CatalogOfferingsVehicleResponse
    all.push(...idsOf(CatalogOfferings))
    expect(CatalogOfferings).toMatchObject({
      totalCatalogOffering: list.totalCatalogOffering,
      numberOfPages: list.numberOfPages,
    })
    expect(Pagination.page).toBe(number)
    if (number === 1) expect(CatalogOfferings).toEqual(list)
  }

  expect(new Set(all).size).toBe(list.totalCatalogOffering)
})

it('answers 404 to an unknown page, to an unknown identifier, and to another tenant', async () => {
  const unknown = await api.call('moreVehicles', { path: { Identifier: 'nope' }, query: { pageNumber: '2' } })
  for (const { status, body } of [await page('9'), unknown, await page('2', { as: otherAccount })]) {
    expect(status).toBe(404)
    expect(errorOf(body)).toMatchObject({ SourceCode: '90004', category: 'NOT_FOUND' })
  }
})

it('keeps the pages for 30 minutes', async () => {
  const { body } = await api.call('searchVehicles', { body: vehicleSearchBody() })
  const path = { Identifier: body.CatalogOfferingsVehicleResponse.CatalogOfferings.Identifier.value }
  const statusAt = async (at: number) => {
    api.setNow(at)
    const { status } = await api.call('moreVehicles', { path, query: { pageNumber: '2' } })
    api.setNow(startOfTests)
    return status
  }

  expect(await statusAt(startOfTests + 30 * 60_000 - 1)).toBe(200)
  expect(await statusAt(startOfTests + 30 * 60_000)).toBe(404)
})
