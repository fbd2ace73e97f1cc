import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  bookingCodeOf,
  buildBody,
  confirmationsOf,
  findOffer,
  guestBody,
  isFlexible,
  stayOf,
} from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let two: Json
beforeAll(async () => {
  api = await startApi()
  two = await findOffer(api, { rooms: [2, 2] }, isFlexible)
})
afterAll(() => api.close())

const build = (...args: Parameters<typeof buildBody>) =>
  api.call('buildHotelReservation', { body: buildBody(...args) })

describe('a reservation by reference payload', () => {
  it('books the rooms of the availability and answers the offer id that was sent', async () => {
    const { status, body } = await build(two, { guests: [guestBody('Ada'), guestBody('Bea')] })
    const { id, Offer, Traveler, TravelerProduct } = stayOf(body)

    expect([status, id]).toEqual([200, two.id])
    expect(Offer.map(({ Product }: Json) => Product[0].bookingCode)).toEqual([
      bookingCodeOf(two),
      bookingCodeOf(two),
    ])
    expect(Offer.reduce((sum: number, { Price }: Json) => sum + Math.round(Price.TotalPrice * 100), 0)).toBe(
      Math.round(two.Price.TotalPrice * 100),
    )
    expect(TravelerProduct.map(({ TravelerRef }: Json) => TravelerRef)).toEqual(
      Traveler.map(({ id: ref }: Json) => ref),
    )
  })

  it('NumberOfRooms books another number', async () => {
    const [offering] = [await findOffer(api, {}, isFlexible)]

    expect(
      confirmationsOf((await build(offering, { rooms: 2, guests: [guestBody('Cyd')] })).body),
    ).toHaveLength(2)
  })

  it('accepts every query parameter of the full payload', async () => {
    const body = buildBody(await findOffer(api, {}, isFlexible), {
      guests: [guestBody('Priceup', 'Deposit')],
    })
    const query = {
      acceptPriceChangeInd: 'true',
      maximumPriceIncrease: '5.5',
      acceptGuaranteeChangeInd: 'true',
    }
    const more = { applyStrictReservationCommentValidationInd: 'true', roomPerTravelerInd: 'true' }
    const refused = await api.call('buildHotelReservation', { body })
    const tooMuch = await api.call('buildHotelReservation', {
      body,
      query: { ...query, maximumPriceIncrease: '4' },
    })
    const booked = await api.call('buildHotelReservation', { body, query: { ...query, ...more } })

    expect(refused.body.ErrorResponse.Result.Error.map(({ SourceCode }: Json) => SourceCode)).toEqual([
      '13020',
      '13017',
    ])
    expect([tooMuch.status, errorOf(tooMuch.body).SourceCode]).toEqual([400, '13020'])
    expect(booked.status).toBe(200)
  })

  it('refuses a body without a card, without an offer, and with an unknown offer', async () => {
    const unknown = { ...two, id: '91e0c1de-04a2-4d0c-9f61-2b6c8f1f7e10:0c7a4e1b9d2f4a6680b3c5d7e9f10213' }
    const noCard = await build(two, { more: { FormOfPayment: undefined } })
    const noOffer = await build(two, { more: { BuildFromCatalogOfferingHospitality: undefined } })
    const never = await build(unknown)

    expect([noCard.status, errorOf(noCard.body).Message]).toEqual([400, 'FORM OF PAYMENT DATA IS INVALID'])
    expect([noOffer.status, errorOf(noOffer.body).SourceCode]).toEqual([400, '1200'])
    expect([never.status, errorOf(never.body).SourceCode]).toEqual([400, '13001'])
  })
})
