import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  confirmationsOf,
  findOffer,
  guestBody,
  isFlexible,
  recordLocatorsOf,
  stayBody,
  stayOf,
} from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let offering: Json
let created: Json
let locator: string
let guests = 0
beforeAll(async () => {
  api = await startApi()
  offering = await findOffer(api, { rooms: [2, 2] }, isFlexible)
})
beforeEach(async () => {
  const guest = guestBody(`Tessa${String.fromCharCode(97 + guests++)}`)
  created = (
    await api.call('createHotelReservation', { body: stayBody(offering, { rooms: 2, guests: [guest] }) })
  ).body
  ;[locator = ''] = recordLocatorsOf(created)
})
afterAll(() => api.close())

const cancel = (query: Readonly<Record<string, string>>, body?: unknown) =>
  api.call('cancelHotelOffer', { path: { Identifier: locator }, query, ...(body !== undefined && { body }) })
const cancelAll = async () => {
  for (const supplierLocator of confirmationsOf(created)) await cancel({ supplierLocator })
}

describe('cancelling a hotel segment', () => {
  it('by the hotel’s confirmation: its receipt becomes a cancellation, the other room and the locator are kept', async () => {
    const [first = '', second] = confirmationsOf(created)
    const { status, body } = await cancel({ supplierLocator: first }, {})
    const [cancelled] = stayOf(body).Receipt

    expect(status).toBe(200)
    expect(cancelled).toMatchObject({
      OfferRef: [stayOf(created).Offer[0].id],
      Confirmation: {
        '@type': 'ConfirmationHold',
        Locator: {
          locatorType: 'Cancellation Number',
          sourceContext: 'Supplier',
          value: expect.stringMatching(/^C\d+$/),
        },
        OfferStatus: { '@type': 'OfferStatusHospitality', code: 'HX', Status: 'Cancelled' },
      },
    })
    expect(confirmationsOf(body)).toEqual([second])
    expect(recordLocatorsOf(body)).toEqual([locator])
    expect(
      stayOf((await api.call('retrieveHotelReservation', { path: { Identifier: locator } })).body),
    ).toEqual(stayOf(body))
    await cancel({ supplierLocator: second ?? '' })
  })

  it('cancels the room', async () => {
    const left = async () =>
      (await findOffer(api, {}, (one) => sameRoom(one))).ProductOptions[0].Product[0].Quantity
    await cancelAll()
    const after = await left()
    const body = stayBody(offering, { rooms: 1, guests: [guestBody('Zoe')] })
    const again = await api.call('createHotelReservation', { body, query: { acceptPriceChangeInd: 'true' } })

    expect(again.status).toBe(200)
    expect(await left()).toBe(after - 1)
    await api.call('cancelHotelOffer', {
      path: { Identifier: recordLocatorsOf(again.body)[0] ?? '' },
      query: { offerID: offering.id },
    })
    expect(await left()).toBe(after)
  })

  it('by the reference of the offer, with no body or with null', async () => {
    const [first] = stayOf(created).Offer

    expect((await cancel({ offerID: first.id }, null)).status).toBe(200)
    expect((await cancel({ offerID: offering.id })).status).toBe(200)
    await cancelAll()
  })

  it('an offer id that several rooms share is not enough', async () => {
    const { status, body } = await cancel({ offerID: offering.id })

    expect([status, errorOf(body).SourceCode]).toEqual([400, '90002'])
    await cancelAll()
  })

  it('cancelled already, unknown, or not named: 400 with 13061', async () => {
    const [first = ''] = confirmationsOf(created)
    await cancel({ supplierLocator: first })

    for (const query of [
      { supplierLocator: first },
      { supplierLocator: '99999999' },
      {} as Record<string, string>,
    ]) {
      const { status, body } = await cancel(query)
      expect([status, errorOf(body).SourceCode]).toEqual([400, '13061'])
    }
    await cancelAll()
  })

  it('of an unknown reservation: 400 with 13061', async () => {
    const { status, body } = await api.call('cancelHotelOffer', {
      path: { Identifier: 'ZZZZZZ' },
      query: { supplierLocator: '1' },
    })

    expect([status, errorOf(body).SourceCode]).toEqual([400, '13061'])
    await cancelAll()
  })
})

const sameRoom = (one: Json): boolean => {
  const [a, b] = [one, offering].map(({ ProductOptions }) => ProductOptions[0].Product[0])
  return a.bookingCode === b.bookingCode && a.PropertyKey.propertyCode === b.PropertyKey.propertyCode
}
