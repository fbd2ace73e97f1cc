import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { availabilityBody, bookingCodeOf, hotelOffersOf, openHotels, stayDates } from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let offering: Json
beforeAll(async () => {
  api = await startApi()
  const keys = (await openHotels(api)).slice(0, 1)
  ;[offering] = hotelOffersOf((await api.call('availability', { body: availabilityBody(keys) })).body)
})
afterAll(() => api.close())

const sendRequest = (more: object = {}) =>
  api.call('rulesByCode', {
    body: {
      OfferQueryHospitalityRequest: {
        bookingCode: bookingCodeOf(offering).toLowerCase(),
        checkinDate: stayDates.checkIn,
        checkoutDate: stayDates.checkOut,
        numberOfGuests: '2',
        PropertyKey: offering.ProductOptions[0].Product[0].PropertyKey,
        HotelAggregator: 'Travelport',
        ...more,
      },
    },
  })

it('prices a booking code without a preceding availability, and its offer can be retrieved again', async () => {
  const { Offer } = (await sendRequest()).body.OfferHospitalityResponse
  const again = await api.call('rulesByOffer', {
    body: { BuildFromCatalogOfferingHospitality: { CatalogOfferingIdentifier: { value: Offer.id } } },
  })

  expect(Offer.Price).toEqual(offering.Price)
  expect(again.body.OfferHospitalityResponse.Offer).toEqual(Offer)
})

it('refuses a booking code that the hotel does not have, and dates in the past', async () => {
  const unknown = await sendRequest({ bookingCode: 'ZZZZZZ' })
  const past = await sendRequest({ checkinDate: '2027-01-01' })

  expect([unknown.status, errorOf(unknown.body).SourceCode]).toEqual([400, '13003'])
  expect([past.status, errorOf(past.body).SourceCode]).toEqual([400, '1250'])
})
