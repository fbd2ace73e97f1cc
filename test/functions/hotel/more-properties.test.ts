import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { allProperties } from '../../../lib/sandbox/hotel/properties.ts'
import { type Api, type Json, startApi, startOfTests } from '../../support/api.ts'
import { lastMoment, propertiesOf, stayDates } from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let first: Json
beforeAll(async () => {
  api = await startApi()
  const PropertyKey = allProperties()
    .slice(0, 210)
    .map(({ key }) => key)
  const body = {
    checkinDate: stayDates.checkIn,
    checkoutDate: stayDates.checkOut,
    requestedCurrency: 'EUR',
    PropertyKey,
  }
  first = (await api.call('searchPropertyList', { body })).body.PropertiesResponse
})
afterAll(() => api.close())

const page = (pageNumber: number, more = {}) =>
  api.call('moreProperties', {
    path: { identifier: first.Properties.Identifier.value },
    query: { pageNumber: String(pageNumber) },
    ...more,
  })

describe('further pages of a hotel search', () => {
  it('together hold every hotel once, 100 to a page, with the same totals on each', async () => {
    const { totalProperties, numberOfPages } = first.Properties
    const pages = await Promise.all(Array.from({ length: numberOfPages }, (_, index) => page(index + 1)))
    const ids = pages.flatMap(({ body }) => propertiesOf(body).map(({ id }) => id))

    expect([totalProperties, numberOfPages]).toEqual([210, 3])
    expect(propertiesOf(pages[0]?.body)).toEqual(first.Properties.PropertyInfo)
    expect(propertiesOf(pages[0]?.body)).toHaveLength(100)
    expect(new Set(ids).size).toBe(totalProperties)
    for (const { body } of pages) {
      expect(body.PropertiesResponse.Properties).toMatchObject({ totalProperties, numberOfPages })
      expect(body.PropertiesResponse.CurrencyRateConversion).toEqual(first.CurrencyRateConversion)
    }
  })

  it('an unknown page is a 404', async () => {
    for (const number of [0, first.Properties.numberOfPages + 1]) {
      const answer = await page(number)
      expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([404, '90004'])
    }
  })

  it('another access group has no such search', async () => {
    expect((await page(2, { as: otherAccount })).status).toBe(404)
  })

  it('can be had for 30 minutes', async () => {
    api.setNow(lastMoment)
    expect((await page(2)).status).toBe(200)
    api.advance(1)
    expect((await page(2)).status).toBe(404)
    api.setNow(startOfTests)
  })
})
