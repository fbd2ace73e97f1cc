import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi, startOfTests } from '../../support/api.ts'
import { availabilityBody, hotelOffersOf, lastMoment, openHotels } from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let first: Json
beforeAll(async () => {
  api = await startApi()
  const keys = (await openHotels(api, 'LON')).slice(0, 20)
  first = (await api.call('availability', { body: availabilityBody(keys) })).body
})
afterAll(() => api.close())

const listOf = (body: Json): Json => body.CatalogOfferingsHospitalityResponse.CatalogOfferings
const page = (pageNumber: number, identifier = listOf(first).Identifier.value) =>
  api.call('moreAvailability', { path: { identifier }, query: { pageNumber: String(pageNumber) } })

it('returns every rate on one page, the pages in the order of the prices, the totals on each', async () => {
  const { totalCatalogOffering, numberOfPages } = listOf(first)
  expect(numberOfPages).toBeGreaterThan(1)
  const offerings = hotelOffersOf(first)
  for (let number = 2; number <= numberOfPages; number++) {
    const { body } = await page(number)
    expect(listOf(body)).toMatchObject({
      totalCatalogOffering,
      numberOfPages,
      Identifier: listOf(first).Identifier,
    })
    offerings.push(...hotelOffersOf(body))
  }

  const totals = offerings.map(({ Price }) => Price.TotalPrice)
  expect(offerings).toHaveLength(totalCatalogOffering)
  expect(new Set(offerings.map(({ id }) => id)).size).toBe(totalCatalogOffering)
  expect(totals).toEqual([...totals].sort((a, b) => a - b))
})

it('page 1 again is the first answer', async () => {
  expect(hotelOffersOf((await page(1)).body)).toEqual(hotelOffersOf(first).slice(0, 100))
})

it('answers 404 to a page that is not there, an unknown identifier, and after 30 minutes', async () => {
  const beyond = await page(listOf(first).numberOfPages + 1)
  const unknown = await page(1, '00000000-0000-4000-8000-000000000000')
  api.setNow(lastMoment)
  const inTime = await page(2)
  api.setNow(lastMoment + 1000)
  const late = await page(2)
  api.setNow(startOfTests)

  expect([beyond.status, unknown.status, inTime.status, late.status]).toEqual([404, 404, 200, 404])
  expect(errorOf(late.body).SourceCode).toBe('90004')
})
