import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { availabilityBody, hotelOffersOf, openHotels } from '../../support/stay.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('the older path takes its own wrapper and answers the same, marked as deprecated', async () => {
  const [offering] = hotelOffersOf(
    (await api.call('availability', { body: availabilityBody((await openHotels(api)).slice(0, 1)) })).body,
  )
  const answer = await api.call('rulesByOfferPlural', {
    body: {
      OfferQueryBuildFromCatalogOfferingsHospitality: {
        BuildFromCatalogOfferingsRequest: { ProductIdentifier: { id: offering.id } },
      },
    },
  })

  expect(answer.body.OfferHospitalityResponse.Offer).toMatchObject({ id: offering.id, Price: offering.Price })
  expect(answer.headers.deprecation).toBe('true')
})
