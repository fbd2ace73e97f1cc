import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../lib/kernel/instant.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import {
  bookingCodeOf,
  buildBody,
  confirmationsOf,
  findOffer,
  guestBody,
  hotelCardBody,
  isFlexible,
  recordLocatorsOf,
  stayBody,
  stayDates,
  stayOf,
} from '../../support/stay.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
let offering: Json
let created: Json
let Identifier: string
let cases = 0
beforeAll(async () => {
  api = await startApi()
  offering = await findOffer(api, { rooms: [2, 2] }, isFlexible)
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const supplierLocator of created ? confirmationsOf(await retrieve()) : []) {
    await api.call('cancelHotelOffer', { path: { Identifier }, query: { supplierLocator } })
  }
  const guest = guestBody(`Tessa${String.fromCharCode(97 + cases++)}`)
  const answer = await api.call('createHotelReservation', {
    body: stayBody(offering, { guests: [guest, guestBody('Bea', 'Quillon')] }),
    query: { acceptPriceChangeInd: 'true' },
  })
  created = answer.body
  ;[Identifier = ''] = recordLocatorsOf(created)
})

const retrieve = async () => (await api.call('retrieveHotelReservation', { path: { Identifier } })).body
const change = (body: Json, query: Readonly<Record<string, string>> = {}) =>
  api.call('changeHotelReservation', { path: { Identifier }, body, query })

const supplierReceipts = (): Json[] => stayOf(created).Receipt.slice(0, 1)
const modify = (more: Json, query: Readonly<Record<string, string>> = {}) =>
  change({ ReservationDetail: { Receipt: supplierReceipts(), ...more } }, query)
const datesOf = ({ Product }: Json): unknown => Product[0].DateRange
const toDates = (start: string, end: string, more: object = {}) => ({
  Offer: [{ Product: [{ DateRange: { start, end } }], ...more }],
})
const longer = { start: stayDates.checkIn, end: addDays(stayDates.checkOut, 1) }
const heldRooms = async () => new Set((await ledger(api).holds()).map(({ key }) => key)).size

describe('adding rooms', () => {
  it('by full payload, without travelers: another segment, for the first traveler; a repetition adds nothing', async () => {
    const { Traveler: _, ...detail } = stayBody(offering).ReservationDetail
    const [first, again] = [
      await change({ ReservationDetail: detail }, { acceptPriceChangeInd: 'true' }),
      await change({ ReservationDetail: detail }, { acceptPriceChangeInd: 'true' }),
    ]
    const { Offer, Traveler, TravelerProduct, FormOfPayment } = stayOf(first.body)

    expect(first.status).toBe(200)
    expect(Offer.map(({ id }: Json) => id)).toEqual(['offer_1', 'offer_2', 'offer_3'].slice(0, Offer.length))
    expect(Offer).toHaveLength(stayOf(created).Offer.length + 1)
    expect(new Set(confirmationsOf(first.body)).size).toBe(Offer.length)
    expect(TravelerProduct.at(-1).TravelerRef).toBe(Traveler[0].id)
    expect(FormOfPayment).toHaveLength(2)
    expect(recordLocatorsOf(first.body)).toEqual([Identifier])
    expect(stayOf(again.body)).toEqual(stayOf(first.body))
  })

  it('by reference payload, to a reservation of flights', async () => {
    const air = locatorOf(await client(api).hold())
    const { Traveler: _, ...build } = buildBody(await findOffer(api, {}, isFlexible)).ReservationQueryBuild
      .ReservationBuild
    const body = { ReservationQueryBuild: { ReservationBuild: build } }
    const added = await api.call('changeHotelReservation', { path: { Identifier: air }, body })
    const shown = (await api.call('retrieveReservation', { path: { Identifier: air } })).body
      .ReservationResponse.Reservation

    expect(added.status).toBe(200)
    expect(stayOf(added.body).Offer.map(({ Product }: Json) => Product[0]['@type'])).toEqual([
      'ProductAir',
      'ProductHospitality',
    ])
    expect(shown.Offer.map(({ id }: Json) => id)).toEqual(['offer_1', 'offer_2'])
    expect(confirmationsOf(added.body)).toHaveLength(1)
    await api.call('cancelHotelOffer', { path: { Identifier: air }, query: { offerID: 'offer_2' } })
  })

  it('refuses what a create refuses', async () => {
    const { Traveler: _, ...detail } = stayBody(offering, { total: 1 }).ReservationDetail
    const { status, body } = await change({ ReservationDetail: detail })

    expect([status, errorOf(body).SourceCode]).toEqual([400, '13020'])
    expect(stayOf(await retrieve()).Offer).toHaveLength(1)
  })
})

describe('modifying a hotel segment', () => {
  it('new dates are sold at their price, the old room is cancelled; reservation and confirmation number are kept', async () => {
    const before = await heldRooms()
    const { status, body } = await modify(toDates(longer.start, longer.end))
    const [stay] = stayOf(body).Offer

    expect(status).toBe(200)
    expect(datesOf(stay)).toEqual(longer)
    expect(stay.Price.PriceBreakdown[0].NightlyRate).toHaveLength(3)
    expect(stay.Price.TotalPrice).toBeGreaterThan(stayOf(created).Offer[0].Price.TotalPrice)
    expect(confirmationsOf(body)).toHaveLength(1)
    expect(confirmationsOf(body)).toEqual(confirmationsOf(created))
    expect(await heldRooms()).toBe(before)
    expect(stayOf(await retrieve())).toEqual(stayOf(body))
  })

  it('repeated it changes nothing more', async () => {
    const [first, again] = [
      await modify(toDates(longer.start, longer.end)),
      await modify(toDates(longer.start, longer.end)),
    ]
    const before = await heldRooms()

    expect(confirmationsOf(again.body)).toEqual(confirmationsOf(first.body))
    expect(await heldRooms()).toBe(before)
  })

  it('the create that is repeated afterwards answers the reservation as it is now', async () => {
    const body = stayBody(offering, { guests: [guestBody('Move', 'Quillon')] })
    const query = { acceptPriceChangeInd: 'true' }
    const booked = await api.call('createHotelReservation', { body, query })
    const [locator = ''] = recordLocatorsOf(booked.body)
    const move = {
      ReservationDetail: {
        Receipt: stayOf(booked.body).Receipt.slice(0, 1),
        ...toDates(longer.start, longer.end),
      },
    }
    const moved = await api.call('changeHotelReservation', { path: { Identifier: locator }, body: move })
    const again = await api.call('createHotelReservation', { body, query })
    const [supplierLocator = ''] = confirmationsOf(moved.body)
    await api.call('cancelHotelOffer', { path: { Identifier: locator }, query: { supplierLocator } })

    expect(stayOf(again.body)).toEqual(stayOf(moved.body))
  })

  it('a price that the client knows is compared with the one of now', async () => {
    const cheap = toDates(longer.start, longer.end, { Price: { TotalPrice: 1 } })
    const refused = await modify(cheap)
    const accepted = await modify(cheap, { acceptPriceChangeInd: 'true' })

    expect([refused.status, errorOf(refused.body).SourceCode]).toEqual([400, '13020'])
    expect(accepted.status).toBe(200)
  })

  it('the last room of a hotel can be extended: its own nights count as free', async () => {
    const quantityOf = (one: Json): number => one.ProductOptions[0].Product[0].Quantity
    const all = await findOffer(
      api,
      {},
      (one) => isFlexible(one) && quantityOf(one) > 1 && quantityOf(one) <= 9,
    )
    const others = quantityOf(all) - 1
    await api.call('createHotelReservation', {
      body: stayBody(all, {
        rooms: others,
        total: others * all.Price.TotalPrice,
        guests: [guestBody('Other', 'Guests')],
      }),
    })
    const only = (
      await api.call('createHotelReservation', {
        body: stayBody(all, { guests: [guestBody('Last', 'Guest')] }),
      })
    ).body
    const shorter = { start: addDays(stayDates.checkIn, 1), end: stayDates.checkOut }
    const answer = await api.call('changeHotelReservation', {
      path: { Identifier: recordLocatorsOf(only)[0] ?? '' },
      body: {
        ReservationDetail: {
          Receipt: stayOf(only).Receipt.slice(0, 1),
          ...toDates(shorter.start, shorter.end),
        },
      },
    })

    expect(answer.status).toBe(200)
    expect(datesOf(stayOf(answer.body).Offer[0])).toEqual(shorter)
  })

  it('the guest may become another traveler of the reservation, and no one else', async () => {
    const toBea = await modify({ Traveler: [{ PersonName: { Given: 'Bea', Surname: 'Quillon' } }] })
    const toStranger = await modify({ Traveler: [{ PersonName: { Given: 'No', Surname: 'Body' } }] })

    expect(stayOf(toBea.body).TravelerProduct[0].TravelerRef).toBe(stayOf(toBea.body).Traveler[1].id)
    expect([toStranger.status, errorOf(toStranger.body).SourceCode]).toEqual([400, '13007'])
  })

  it('telephone, e-mail, card and comments are taken', async () => {
    const guest = stayOf(created).Traveler[0].PersonName
    const comments = [{ commentSource: 'Agency', Comment: [{ name: 'R', value: 'QUIET ROOM' }] }]
    const { body } = await modify({
      Traveler: [
        {
          PersonName: { Given: guest.Given, Surname: guest.Surname },
          Email: [{ value: 'new@example.test' }],
        },
      ],
      FormOfPayment: [hotelCardBody('5425233430109903', { CardCode: 'CA' })],
      ReservationComment: comments,
    })

    expect(stayOf(body)).toMatchObject({
      Traveler: [{ Email: [{ value: 'new@example.test' }] }, {}],
      FormOfPayment: [{}, { PaymentCard: { CardCode: 'CA', CardNumber: { mask: '542523XXXXXX9903' } } }],
      ReservationComment: comments,
    })
  })

  it('refuses dates without a room, in the past or the wrong way round, and an unknown confirmation', async () => {
    const refusals = [
      await modify(toDates('2027-01-01', '2027-01-02')),
      await modify(toDates('2027-05-13', '2027-05-12')),
      await change({
        ReservationDetail: {
          Receipt: [{ Confirmation: { Locator: { value: '99999999' } } }],
          ...toDates(longer.start, longer.end),
        },
      }),
      await change({ ReservationDetail: { Receipt: [{ Confirmation: { Locator: {} } }] } }),
    ]

    expect(refusals.map(({ status, body }) => [status, errorOf(body).SourceCode])).toEqual([
      [400, '1250'],
      [400, '13005'],
      [400, '13061'],
      [400, '13045'],
    ])
  })

  it('refuses to modify an aggregator’s segment', async () => {
    const partner = await findOffer(api, { sources: ['BKNG'] }, (one) => bookingCodeOf(one).endsWith('OTF'))
    const booked = (
      await api.call('createHotelReservation', {
        body: stayBody(partner, { guests: [guestBody('Ada', 'Partner')] }),
      })
    ).body
    const [receipt] = stayOf(booked).Receipt
    const answer = await api.call('changeHotelReservation', {
      path: { Identifier: recordLocatorsOf(booked)[0] ?? '' },
      body: { ReservationDetail: { Receipt: [receipt], ...toDates(longer.start, longer.end) } },
    })

    expect(receipt.Confirmation.Locator.source).toBe('BO')
    expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([400, '13046'])
  })
})
