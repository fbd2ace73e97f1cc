import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../lib/kernel/instant.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { otherAccount } from '../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { type StoppingStore, stoppingStore } from '../support/faulty-store.ts'
import { ledger } from '../support/ledger.ts'
import {
  confirmationsOf,
  findOffer,
  guestBody,
  isFlexible,
  recordLocatorsOf,
  stayBody,
  stayDates,
  stayOf,
} from '../support/stay.ts'
import { errorOf } from '../support/trip.ts'

const store: StoppingStore = stoppingStore()
let api: Api
let offering: Json
let guest: Json
let cases = 0
beforeAll(async () => {
  // Stops are no bugs: they need not be logged.
  api = await startApi({
    wrapStore: (plain) => withoutFiling(store.wrap(plain)),
    log: { request() {}, bug() {} },
  })
})
afterAll(() => api.close())

/** Whether no reservation can be written. */
let isFilingDown = false
const withoutFiling = (plain: Store): Store => ({
  ...plain,
  async create(table, ...rest) {
    if (isFilingDown && table === 'reservations') throw new Error('the table does not answer')
    return plain.create(table, ...rest)
  },
})

/** Every case has nights of its own, so that it counts its own rooms, and is later than the one before. */
beforeEach(async () => {
  store.restart()
  cases++
  api.setNow(startOfTests + cases)
  nights = {
    checkIn: addDays(stayDates.checkIn, 2 * cases),
    checkOut: addDays(stayDates.checkIn, 2 * cases + 1),
  }
  guest = guestBody('Tessa', 'Quillon')
  offering = await findOffer(api, nights, isFlexible)
})

let nights = stayDates

const order = (options: Parameters<typeof stayBody>[1] = {}) =>
  stayBody(offering, { guests: [guest], ...options })
const create = (body = order(), headers: Readonly<Record<string, string>> = {}) =>
  api.call('createHotelReservation', { body, headers })

/** Rooms that the hotels hold for the nights of the case. */
async function heldRooms(): Promise<number> {
  return (await ledger(api).holds()).filter(({ checkIn }) => checkIn === nights.checkIn).length
}

/** Reservations with a room in the nights of the case. */
async function records(): Promise<Json[]> {
  return (await ledger(api).reservations()).filter(({ hotels = [] }) =>
    hotels.some(({ rate }: Json) => rate.checkIn === nights.checkIn),
  )
}

const bookedOnce = async () => [await heldRooms(), (await records()).length]

describe('a repeated request books once', () => {
  it('without an Idempotency-Key: the same reservation again', async () => {
    const [first, second] = [await create(), await create()]

    expect(stayOf(second.body)).toEqual(stayOf(first.body))
    expect(await bookedOnce()).toEqual([1, 1])
  })

  it('with an Idempotency-Key: the same answer again', async () => {
    const headers = { 'Idempotency-Key': `hotel-${cases}` }
    const [first, second] = [await create(order(), headers), await create(order(), headers)]

    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(second.body).toEqual(first.body)
    expect(await bookedOnce()).toEqual([1, 1])
  })

  it('without an offer id too, for the life of the offers', async () => {
    const body = order({ offer: { id: undefined } })
    const [first, second] = [await create(body), await create(body)]

    expect(recordLocatorsOf(second.body)).toEqual(recordLocatorsOf(first.body))
    expect(await bookedOnce()).toEqual([1, 1])
  })

  it('many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create()))

    expect(new Set(answers.map(({ body }) => recordLocatorsOf(body)[0])).size).toBe(1)
    expect(await bookedOnce()).toEqual([1, 1])
  })

  it('after everything was cancelled it is a new order', async () => {
    const first = await create()
    const [supplierLocator = ''] = confirmationsOf(first.body)
    await api.call('cancelHotelOffer', { path: { Identifier: supplierLocator }, query: { supplierLocator } })
    const second = await create()

    expect(recordLocatorsOf(second.body)).not.toEqual(recordLocatorsOf(first.body))
    expect(await bookedOnce()).toEqual([1, 2])
  })

  it('other travelers are another order', async () => {
    const [first, second] = [await create(), await create(order({ guests: [guestBody('Ada', 'Other')] }))]

    expect(recordLocatorsOf(second.body)).not.toEqual(recordLocatorsOf(first.body))
    expect(await bookedOnce()).toEqual([2, 2])
  })
})

describe('a process that stops at any write loses nothing', () => {
  it('the repetition finishes what was begun, and books once', async () => {
    const isolated = order()
    store.stopAt(1_000, 'before')
    await create(order({ guests: [guestBody('Count', 'Writes')] }))
    const writes = store.writes()
    expect(writes).toBeGreaterThan(5)

    for (let write = 1; write <= writes; write++) {
      for (const when of ['before', 'after'] as const) {
        const name = guestBody(
          `Stop${String.fromCharCode(97 + write)}`,
          when === 'before' ? 'Before' : 'After',
        )
        const body = { ReservationDetail: { ...isolated.ReservationDetail, Traveler: [name] } }
        const before = await bookedOnce()
        store.stopAt(write, when)
        await create(body)
        await api.service.idle()
        store.restart()
        const again = await create(body)

        expect([again.status, write, when], JSON.stringify(errorOf(again.body) ?? '')).toEqual([
          200,
          write,
          when,
        ])
        expect(confirmationsOf(again.body)).toHaveLength(1)
        expect(recordLocatorsOf(again.body)).toHaveLength(1)
        expect(await bookedOnce(), `${write} ${when}`).toEqual([1 + (before[0] ?? 0), 1 + (before[1] ?? 0)])
        await api.call('cancelHotelOffer', {
          path: { Identifier: confirmationsOf(again.body)[0] ?? '' },
          query: { supplierLocator: confirmationsOf(again.body)[0] ?? '' },
        })
      }
    }
  }, 60_000)
})

describe('an unconfirmed hotel sale', () => {
  const syncBody = (value: string, more: object = {}): Json => ({
    ReservationDetail: {
      Offer: [{ Identifier: { authority: 'BKNG' }, passiveOfferInd: true }],
      Receipt: [
        {
          '@type': 'ReceiptConfirmation',
          Confirmation: {
            '@type': 'ConfirmationHold',
            Locator: { locatorType: 'Confirmation Number', source: 'BO', sourceContext: 'Supplier', value },
          },
        },
      ],
      Traveler: [guest],
      ...more,
    },
  })
  const sync = (value: string, more: object = {}) =>
    api.call('createHotelReservation', { body: syncBody(value, more) })

  it('a lost answer of a sale is looked up: booked, once', async () => {
    guest = guestBody('Tessa', 'Lostsale')
    const { status, body } = await create()

    expect([status, confirmationsOf(body).length]).toEqual([200, 1])
    expect(await bookedOnce()).toEqual([1, 1])
  })

  it('remains unconfirmed: 500 with 13034 on every repetition, and one room held', async () => {
    guest = guestBody('Tessa', 'Silentsale')
    const [first, second] = [await create(), await create()]
    api.advance(5)
    const later = await create()

    for (const { status, body } of [first, second, later]) {
      expect(status).toBe(500)
      expect(errorOf(body)).toMatchObject({ StatusCode: 500, SourceCode: '13034', category: 'UNKNOWN' })
    }
    expect(await bookedOnce()).toEqual([1, 0])
  })

  it('Sync with the confirmation of the e-mail records the room without selling it again; a repetition finds it', async () => {
    guest = guestBody('Tessa', 'Silentsale')
    await create(order({ rooms: 1 }))
    const { status, body } = await sync('88120-LX4')
    const again = await sync('88120-LX4')
    const [first] = stayOf(body).Offer

    expect(status).toBe(200)
    expect(confirmationsOf(body)).toEqual(['88120-LX4'])
    expect(stayOf(body).Receipt[0].Confirmation.Locator.source).toBe('BO')
    expect(first.Identifier.authority).toBe('BKNG')
    expect(first).toMatchObject({
      passiveOfferInd: true,
      Product: [
        {
          DateRange: { start: nights.checkIn, end: nights.checkOut },
          bookingCode: offering.ProductOptions[0].Product[0].bookingCode,
        },
      ],
      Price: { TotalPrice: offering.Price.TotalPrice },
    })
    expect(stayOf(body).Traveler[0].Email).toEqual(guest.Email)
    expect(stayOf(again.body)).toEqual(stayOf(body))
    expect(await bookedOnce()).toEqual([1, 1])
  })

  it('Sync adds the e-mail address that the original request lacked', async () => {
    const { Email, ...unaddressed } = guestBody('Nomail', 'Silentsale')
    guest = unaddressed
    await create()
    const { status, body } = await sync('5550002', { Traveler: [{ ...unaddressed, Email }] })

    expect(status).toBe(200)
    expect(stayOf(body).Traveler[0].Email).toEqual(Email)
    expect(await bookedOnce()).toEqual([1, 1])
  })

  it('the create that is repeated after Sync answers the synced reservation', async () => {
    guest = guestBody('Tessa', 'Silentsale')
    await create()
    const synced = await sync('5550001')

    expect(stayOf((await create()).body)).toEqual(stayOf(synced.body))
    expect(await bookedOnce()).toEqual([1, 1])
  })

  it('Sync for an unknown e-mail, or another tenant: 400 with 13061', async () => {
    guest = guestBody('Tessa', 'Silentsale')
    await create()
    const stranger = await sync('1', { Traveler: [guestBody('No', 'Body')] })
    const foreign = await api.call('createHotelReservation', { body: syncBody('1'), as: otherAccount })

    expect([stranger.status, errorOf(stranger.body).SourceCode]).toEqual([400, '13061'])
    expect([foreign.status, errorOf(foreign.body).SourceCode]).toEqual([400, '13061'])
  })

  it('Sync without a confirmation number, or with more than the requested rooms: 400 with 13045', async () => {
    guest = guestBody('Tessa', 'Silentsale')
    await create()
    const { Receipt } = syncBody('1').ReservationDetail
    const none = await sync('')
    const many = await sync('1', { Receipt: [...Receipt, ...syncBody('2').ReservationDetail.Receipt] })

    expect([none.status, errorOf(none.body).SourceCode]).toEqual([400, '13045'])
    expect([many.status, errorOf(many.body).SourceCode]).toEqual([400, '13045'])
  })

  it('a hotel that sells nothing and answers nothing holds no room', async () => {
    guest = guestBody('Tessa', 'Hoteldown')
    const { status, body } = await create()

    expect([status, errorOf(body).SourceCode]).toEqual([500, '13034'])
    expect(await bookedOnce()).toEqual([0, 0])
  })

  it('e-mail addresses and names are kept as hashes only where attempts are looked up', async () => {
    guest = guestBody('Tessa', 'Silentsale')
    await create()
    const keys = (await ledger(api).hotelGuests()).map(({ key }) => key)

    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => /@|quillon|silentsale/i.test(key))).toEqual([])
  })
})

describe('a sale whose record cannot be made', () => {
  it('is reported with the hotel’s confirmation and a warning; Sync, or the request again, completes it', async () => {
    const isRecord = async () => (await records()).length
    isFilingDown = true
    const { body: warned } = await create()
    isFilingDown = false
    const { Result, reservationStatus } = warned.ReservationResponse

    expect(Result.Warning[0].Message).toBe(
      'Hotel sell confirmed from supplier. Travelport PNR processing did not complete. Use SYNC message with confirmation number to complete PNR.',
    )
    expect([Result.status, reservationStatus]).toEqual(['Incomplete', 'Partial'])
    expect(recordLocatorsOf(warned)).toEqual([])
    const before = await isRecord()
    const completed = await api.call('createHotelReservation', {
      body: {
        Offer: [{ passiveOfferInd: true, Identifier: { authority: 'BKNG' } }],
        Receipt: [
          { Confirmation: { Locator: { value: confirmationsOf(warned)[0], sourceContext: 'Supplier' } } },
        ],
        Traveler: [guest],
      },
    })

    expect([completed.status, confirmationsOf(completed.body)]).toEqual([200, confirmationsOf(warned)])
    expect(await isRecord()).toBe(before + 1)
  })

  it('is made by the service itself, when its client never asks again: the next look at open commits files the rooms', async () => {
    const wrong = await discrepancies(api)
    isFilingDown = true
    const { body: warned } = await create()
    await api.service.resumeCommits(0)
    await api.service.idle()
    isFilingDown = false
    const before = (await records()).length
    await api.service.resumeCommits(0)
    await api.service.idle()
    const [supplierLocator = ''] = confirmationsOf(warned)
    const { body } = await api.call('retrieveHotelReservation', { path: { Identifier: supplierLocator } })
    const repeated = await create()

    expect(await records()).toHaveLength(before + 1)
    expect(confirmationsOf(body)).toEqual(confirmationsOf(warned))
    expect(recordLocatorsOf(repeated.body)).toEqual(recordLocatorsOf(body))
    expect((await ledger(api).openCommits()).filter(({ at }) => at >= api.now())).toEqual([])
    expect(await discrepancies(api)).toEqual(wrong)
  })
})
