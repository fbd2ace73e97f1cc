import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../lib/kernel/instant.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { HotelAggregator } from '../../lib/suppliers/hotel-aggregator.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { requestsThatStop, stoppingStore } from '../support/faulty-store.ts'
import { ledger, refundsOf } from '../support/ledger.ts'
import {
  availabilityBody,
  confirmationsOf,
  guestBody,
  hotelCardBody,
  hotelOffersOf,
  recordLocatorsOf,
  stayBody,
  stayDates,
  stayOf,
} from '../support/stay.ts'
import { strictHotels } from '../support/strict-hotels.ts'
import { errorOf } from '../support/trip.ts'

/** Rooms that this service takes the money for, sold by a strict aggregator. */

const faults = stoppingStore()
const { stoppedAt, writesOf } = requestsThatStop(faults, () => api)
let api: Api
const strict = strictHotels(() => api.now())

/** The aggregator sells, but neither its answer nor a later one comes. */
let isSilent = false
const sometimesSilent = (hotels: HotelAggregator): HotelAggregator => ({
  ...hotels,
  async sell(order, call) {
    const sale = await hotels.sell(order, call)
    if (isSilent) throw new SupplierUnavailable('the answer was lost')
    return sale
  },
  async findSale(order, call) {
    if (isSilent) throw new SupplierUnavailable('it does not answer')
    return hotels.findSale(order, call)
  },
})

/** Whether no reservation can be written. */
let isFilingDown = false
const withoutFiling = (plain: Store): Store => ({
  ...plain,
  async create(table, key, value, ...rest) {
    const isReservation = table === 'reservations' && Object.hasOwn(Object(value), 'locator')
    if (isFilingDown && isReservation) throw new Error('the table does not answer')
    return plain.create(table, key, value, ...rest)
  },
})

beforeAll(async () => {
  api = await startApi({
    wrapStore: (store) => withoutFiling(faults.wrap(store)),
    withHotels: () => [{ host: sometimesSilent(strict.hotels), searchMs: 5000 }],
    log: { request: () => undefined, bug: () => undefined },
  })
})
afterAll(() => api.close())
beforeEach(() => {
  faults.restart()
  api.setNow(startOfTests)
  isSilent = false
  isFilingDown = false
})

const casa = { chainCode: 'DFx', propertyCode: 'acc_0000AWr2VsUNIF1Vl91xg0' }
let cases = 0

/** A room to book for nights and a guest of its own, and what there is of it at the supplier and the gateway. */
async function aRoom(description = 'Flexible room', card?: Json) {
  const nights = {
    checkIn: addDays(stayDates.checkIn, 2 * ++cases),
    checkOut: addDays(stayDates.checkIn, 2 * cases + 1),
  }
  const { body: shown } = await api.call('availability', {
    body: availabilityBody([casa], { ...nights, sources: ['BKNG'] }),
  })
  const offering = hotelOffersOf(shown).find(
    ({ ProductOptions }) => ProductOptions[0].Product[0].RoomType.value === description,
  )
  const guest = guestBody(`Case${String.fromCharCode(97 + (cases % 26), 97 + Math.floor(cases / 26))}`)
  const body = stayBody(offering, { guests: [guest], ...(card && { card }) })
  const total = Math.round(offering.Price.TotalPrice * 100)
  const known = new Set((await ledger(api).charges()).map(({ key }) => key))
  return {
    total,
    book: () => api.call('createHotelReservation', { body }),
    /** Books it. @returns what its cancellation is called with */
    booked: async () => {
      const { body: created } = await api.call('createHotelReservation', { body })
      return {
        path: { Identifier: recordLocatorsOf(created)[0] ?? '' },
        query: { supplierLocator: confirmationsOf(created)[0] ?? '' },
      }
    },
    /** Rooms that the supplier has sold and not cancelled. */
    roomsHeld: () =>
      strict
        .sales()
        .filter(({ order }) => order.rate.checkIn === nights.checkIn)
        .flatMap(({ rooms }) => rooms.filter(({ cancellation }) => !cancellation)).length,
    charges: async () => (await ledger(api).charges()).filter(({ key }) => !known.has(key)),
  }
}
const isCaptured = ({ status }: Json): boolean => status === 'captured'

describe('a process that stops at any write', () => {
  it('of a sale leaves one room, one reservation and one charge', async () => {
    const writes = await writesOf((await aRoom()).book)
    expect(writes).toBeGreaterThan(8)

    for (let write = 1; write <= writes; write++)
      for (const when of ['before', 'after'] as const) {
        const { book, roomsHeld, charges, total } = await aRoom()
        const { status, body } = await stoppedAt(write, when, book)
        const captured = (await charges()).filter(isCaptured)

        expect([status, errorOf(body)], `${when} ${write}`).toEqual([200, undefined])
        expect(roomsHeld(), `${when} ${write}`).toBe(1)
        expect(
          captured.map(({ amount }) => amount.minor),
          `${when} ${write}`,
        ).toEqual([total])
        expect(refundsOf(captured), `${when} ${write}`).toEqual([])
      }
  }, 120_000)

  it('of a cancellation leaves no room and one refund', async () => {
    const first = await aRoom()
    const call = await first.booked()
    const writes = await writesOf(() => api.call('cancelHotelOffer', call))
    expect(writes).toBeGreaterThan(4)

    for (let write = 1; write <= writes; write++)
      for (const when of ['before', 'after'] as const) {
        const { booked, roomsHeld, charges, total } = await aRoom()
        const named = await booked()
        await stoppedAt(write, when, () => api.call('cancelHotelOffer', named))

        expect(roomsHeld(), `${when} ${write}`).toBe(0)
        expect(refundsOf(await charges()), `${when} ${write}`).toEqual([total])
      }
  }, 120_000)
})

describe('an outcome that is not known', () => {
  it('charges nothing; the same request later finds the room, and charges it', async () => {
    const { book, roomsHeld, charges, total } = await aRoom()
    isSilent = true
    const unknown = await book()
    const before = await charges()
    isSilent = false
    api.advance(2)
    const known = await book()

    expect([unknown.status, errorOf(unknown.body).SourceCode]).toEqual([500, '13034'])
    expect(before).toMatchObject([{ status: 'reversed' }])
    expect([known.status, roomsHeld()]).toEqual([200, 1])
    expect((await charges()).filter(isCaptured)).toMatchObject([{ amount: { minor: total } }])
  })

  it('is recorded and charged by a Sync', async () => {
    const { book, roomsHeld, charges, total } = await aRoom()
    isSilent = true
    await book()
    isSilent = false
    const [{ rooms = [], order } = {}] = strict.sales().slice(-1)
    const [guest] = order?.guests ?? []
    const synced = await api.call('createHotelReservation', {
      body: {
        ReservationDetail: {
          Offer: [{ Identifier: { authority: 'BKNG' }, passiveOfferInd: true }],
          Receipt: [
            {
              Confirmation: {
                Locator: {
                  locatorType: 'Confirmation Number',
                  sourceContext: 'Supplier',
                  value: rooms[0]?.confirmation,
                },
              },
            },
          ],
          Traveler: [
            {
              PersonName: { Given: guest?.given, Surname: guest?.surname },
              Email: [{ value: guest?.emails[0] }],
            },
          ],
        },
      },
    })

    expect([synced.status, roomsHeld()]).toEqual([200, 1])
    expect((await charges()).filter(isCaptured)).toMatchObject([{ amount: { minor: total } }])
  })

  it('of the filing reverses the payment; the same request files and charges the room', async () => {
    const { book, roomsHeld, charges, total } = await aRoom()
    isFilingDown = true
    const unrecorded = await book()
    const before = await charges()
    isFilingDown = false
    const recorded = await book()

    expect(unrecorded.body.ReservationResponse.reservationStatus).toBe('Partial')
    expect(before).toMatchObject([{ status: 'reversed' }])
    expect(recordLocatorsOf(recorded.body)).toHaveLength(1)
    expect(roomsHeld()).toBe(1)
    expect((await charges()).filter(isCaptured)).toMatchObject([{ amount: { minor: total } }])
  })
})

describe('a payment that is authorised, but cannot be captured', () => {
  const captureRefused = hotelCardBody('4000000000000341')

  it('releases a room that its supplier refunds in full', async () => {
    const { book, roomsHeld } = await aRoom('Flexible room', captureRefused)
    const { status, body } = await book()

    expect([status, errorOf(body).SourceCode]).toEqual([400, '1539'])
    expect(roomsHeld()).toBe(0)
  })

  it('keeps a room that cannot be returned, and says that it is sold', async () => {
    const { book, roomsHeld } = await aRoom('Room only, not refundable', captureRefused)
    const { status, body } = await book()

    expect([status, body.ReservationResponse.reservationStatus]).toEqual([200, 'Partial'])
    expect(confirmationsOf(body)).toEqual([expect.stringMatching(/^bok_/)])
    expect(stayOf(body).Offer).toHaveLength(1)
    expect(roomsHeld()).toBe(1)
  })
})
