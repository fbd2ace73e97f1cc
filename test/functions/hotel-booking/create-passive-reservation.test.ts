import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { confirmationsOf, guestBody, passiveBody, recordLocatorsOf, stayOf } from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const create = (...args: Parameters<typeof passiveBody>) =>
  api.call('createPassiveReservation', { body: passiveBody(...args) })

describe('a passive hotel segment', () => {
  it('is recorded with its confirmation, its product as sent, and status MK', async () => {
    const { status, body } = await create()
    const sent = passiveBody().ReservationDetail.Offer[0]

    expect(status).toBe(200)
    expect(stayOf(body).Offer).toMatchObject([
      { '@type': 'Offer', passiveOfferInd: true, Product: sent.Product },
    ])
    expect(confirmationsOf(body)).toEqual(['EXT-4711'])
    expect(stayOf(body).Receipt[0].Confirmation.OfferStatus).toEqual({
      '@type': 'OfferStatusHospitality',
      code: 'MK',
      Status: 'Confirmed',
    })
    expect(stayOf(body).TravelerProduct).toMatchObject([{ TravelerRef: stayOf(body).Traveler[0].id }])
  })

  it('keeps the source of its confirmation, and has a price: of nothing in the currency of the office where none is sent', async () => {
    const Price = { '@type': 'PriceDetail', CurrencyCode: { value: 'EUR' }, TotalPrice: 120 }
    const [offer] = passiveBody().ReservationDetail.Offer
    const free = stayOf((await create()).body)
    const priced = stayOf(
      (await create({}, { Offer: [{ ...offer, Price }], Traveler: [guestBody('Priced')] })).body,
    )

    expect(free.Receipt[0].Confirmation.Locator).toMatchObject({ source: 'XX', value: 'EXT-4711' })
    expect(free.Offer[0].Price).toEqual({
      '@type': 'PriceDetail',
      CurrencyCode: { value: 'GBP', decimalPlace: 2 },
      Base: 0,
      TotalTaxes: 0,
      TotalFees: 0,
      TotalPrice: 0,
    })
    expect(priced.Offer[0].Price).toEqual(Price)
  })

  it('repeated it returns the same reservation, which can be retrieved and cancelled', async () => {
    const [first, again] = [await create(), await create()]
    const [Identifier = ''] = recordLocatorsOf(first.body)
    const found = await api.call('retrieveHotelReservation', { path: { Identifier } })
    const cancelled = await api.call('cancelHotelOffer', {
      path: { Identifier },
      query: { supplierLocator: 'EXT-4711' },
    })

    expect(recordLocatorsOf(again.body)).toEqual([Identifier])
    expect(stayOf(found.body)).toEqual(stayOf(first.body))
    expect(stayOf(cancelled.body).Receipt[0].Confirmation.OfferStatus).toMatchObject({
      code: 'HX',
      Status: 'Cancelled',
    })
  })

  it.each([
    ['no booking code', { bookingCode: undefined }, {}, '1200'],
    ['no guests', { GuestCounts: undefined }, {}, '1200'],
    ['no address', { PropertyAddress: undefined }, {}, '1200'],
    ['no dates', { DateRange: undefined }, {}, '1200'],
    ['an unknown reason', { passiveBookingReasonCode: 'Z' }, {}, '90002'],
    ['dates the wrong way round', { DateRange: { start: '2027-05-13', end: '2027-05-11' } }, {}, '13005'],
    ['no traveler', {}, { Traveler: [] }, '1200'],
    ['no confirmation', {}, { Receipt: [] }, '13045'],
  ])('%s is refused', async (_case, product, more, SourceCode) => {
    const { status, body } = await create(product, more)

    expect([status, errorOf(body).SourceCode]).toEqual([400, SourceCode])
  })
})
