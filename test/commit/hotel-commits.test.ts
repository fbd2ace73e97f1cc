import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../lib/kernel/instant.ts'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { requestsThatStop, stoppingStore } from '../support/faulty-store.ts'
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

const faults = stoppingStore()
const { stoppedAt, writesOf } = requestsThatStop(faults, () => api)
const runTwice: NonNullable<LocalOptions['wrapSteps']> = (run) => async (input) => {
  await run(structuredClone(input))
  return run(input)
}

let api: Api
let doubled: Api
beforeAll(async () => {
  const log = { request: () => undefined, bug: () => undefined }
  api = await startApi({ wrapStore: faults.wrap, log })
  doubled = await startApi({ wrapSteps: runTwice, log })
})
afterAll(async () => {
  await api.close()
  await doubled.close()
})

const nights = { checkIn: addDays(stayDates.checkIn, 30), checkOut: addDays(stayDates.checkIn, 32) }
let count = 0

const roomOf = (offering: Json): string => {
  const [{ PropertyKey, bookingCode }] = offering.ProductOptions[0].Product
  return `${PropertyKey.propertyCode} ${bookingCode}`
}

/** A booked room, and the requests that change it, each the same however often it is sent. */
async function booking(service: Api) {
  const guest = guestBody(`Stop${String.fromCharCode(97 + ((count / 26) % 26), 97 + (count++ % 26))}`)
  const end = addDays(nights.checkOut, 1)
  // The room is there for the longer stay, too.
  const longest = await findOffer(service, { ...nights, checkOut: end }, isFlexible)
  const offer = await findOffer(service, nights, (one) => roomOf(one) === roomOf(longest))
  const body = stayBody(offer, { guests: [guest] })
  const create = () => service.call('createHotelReservation', { body })
  const { body: created } = await create()
  const [Identifier = ''] = recordLocatorsOf(created)
  const [supplierLocator = ''] = confirmationsOf(created)
  const path = { Identifier }
  const longer = {
    Receipt: stayOf(created).Receipt.slice(0, 1),
    Offer: [{ Product: [{ DateRange: { start: nights.checkIn, end } }] }],
  }
  return {
    create,
    move: () => service.call('changeHotelReservation', { path, body: { ReservationDetail: longer } }),
    cancel: (confirmation = supplierLocator) =>
      service.call('cancelHotelOffer', { path, query: { supplierLocator: confirmation } }),
    retrieve: async (): Promise<Json> => (await service.call('retrieveHotelReservation', { path })).body,
  }
}

/** Rooms that the hotels hold. */
const heldRooms = async (service: Api): Promise<number> =>
  new Set((await ledger(service).holds()).map(({ key }) => key)).size

describe('a process that stops at any write', () => {
  it('of a change of dates leaves one room, at the new dates', async () => {
    const writes = await writesOf((await booking(api)).move)
    expect(writes).toBeGreaterThan(5)

    for (let write = 1; write <= writes; write++)
      for (const when of ['before', 'after'] as const) {
        const before = await heldRooms(api)
        const { move, retrieve, cancel } = await booking(api)
        const { status, body } = await stoppedAt(write, when, move)
        const [segment] = stayOf(await retrieve()).Offer

        expect([status, errorOf(body)], `${when} ${write}`).toEqual([200, undefined])
        expect(segment.Product[0].DateRange.end).toBe(addDays(nights.checkOut, 1))
        expect(await heldRooms(api), `${when} ${write}`).toBe(before + 1)
        // There are not enough rooms for all.
        const [moved = ''] = confirmationsOf(await retrieve())
        await cancel(moved)
      }
  }, 120_000)

  it('of a cancellation leaves no room, and the hotel’s number for it', async () => {
    const writes = await writesOf((await booking(api)).cancel)
    expect(writes).toBeGreaterThan(4)

    for (let write = 1; write <= writes; write++)
      for (const when of ['before', 'after'] as const) {
        const before = await heldRooms(api)
        const { cancel, retrieve } = await booking(api)
        await stoppedAt(write, when, cancel)
        const [receipt] = stayOf(await retrieve()).Receipt

        expect(receipt.Confirmation.OfferStatus.Status, `${when} ${write}`).toBe('Cancelled')
        expect(JSON.stringify(receipt), `${when} ${write}`).toMatch(/"C\d{8}"/)
        expect(await heldRooms(api), `${when} ${write}`).toBe(before)
      }
  }, 120_000)
})

it('every step that is run twice has its effect once: booked, moved, cancelled', async () => {
  const { create, move, cancel, retrieve } = await booking(doubled)
  const booked = await ledger(doubled).reservations()
  await create()
  const moved = await move()

  expect(booked).toHaveLength(1)
  expect(await ledger(doubled).reservations()).toHaveLength(1)
  expect(await heldRooms(doubled)).toBe(1)
  expect(stayOf(moved.body).Offer).toHaveLength(1)
  expect(confirmationsOf(moved.body)).toEqual(confirmationsOf(await retrieve()))
  expect((await cancel()).status).toBe(200)
  expect(await heldRooms(doubled)).toBe(0)
  expect((await cancel()).status).toBe(400)
})
