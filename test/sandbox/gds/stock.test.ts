import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalDatabase, startDatabase } from '../../../lib/platform/local/database.ts'
import { ticketNumbers } from '../../../lib/sandbox/gds/selling/document-numbers.ts'
import { inventoryOver, type LimitsOf } from '../../../lib/sandbox/gds/selling/inventory.ts'
import { ticketsOver } from '../../../lib/sandbox/gds/selling/tickets.ts'
import { aFlight, anItinerary, now } from '../../support/given.ts'
import { soldOf } from '../../support/sold-of.ts'
import { issuingOffice } from '../../support/supplier-call.ts'

/** So many seats in the one class of a departure. */
const seats =
  (count: number): LimitsOf =>
  () => ({ cabin: 'Economy', inClass: count, inCabin: count })

let database: LocalDatabase
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.close())

it('documents are numbered from the stock of the carrier, none twice and none left out', async () => {
  const sales = {
    isSold: async () => true,
    addIssue: async () => undefined,
    removeIssue: async () => undefined,
  }
  const { issue } = ticketsOver(database.store, sales, ticketNumbers)
  const numbered = async (key: string, ...coupons: number[]) => {
    const tickets = coupons.map((count, index) => ({
      travelerId: `t${index}`,
      surname: 'MARROW',
      coupons: count,
    }))
    const order = { key, saleKey: 'sale', itinerary: anItinerary(), agency: issuingOffice, tickets }
    const issued = await issue(order, now)
    return issued.map(({ numbers }) => numbers.map((number) => number.replace('125', '')))
  }

  expect(await numbered('first', 4, 5)).toEqual([['2400000001'], ['2400000002', '2400000003']])
  expect(await numbered('second', 1)).toEqual([['2400000004']])
  expect(await numbered('first', 4, 5)).toEqual([['2400000001'], ['2400000002', '2400000003']])
  expect(await numbered('third', 16)).toEqual([['2400000005', '2400000006', '2400000007', '2400000008']])
})

it('seats of a sale that is divided are moved once, however often that is repeated', async () => {
  const flight = aFlight(Date.parse('2027-05-12T09:00:00Z'))
  const inventory = inventoryOver(database.store, seats(9))
  const sold = () => soldOf(database.store, flight, now)
  const divide = () =>
    inventory.split(flight, { from: 'whole', to: 'part', seatsKept: 2, seatsMoved: 1 }, now)
  await inventory.hold(flight, { key: 'whole', hold: { bookingClass: 'Y', seats: 3 } }, now)
  await divide()
  expect(await sold()).toEqual({ Y: 3 })

  await inventory.release(flight, 'part')
  await divide()

  expect(await sold()).toEqual({ Y: 2 })
})

it('seats past their time limit are on sale again', async () => {
  const flight = aFlight(Date.parse('2027-05-13T09:00:00Z'))
  const inventory = inventoryOver(database.store, seats(2))
  const take = (key: string, at: number) =>
    inventory.hold(flight, { key, hold: { bookingClass: 'Y', seats: 2, until: now + 10 } }, at)

  expect(await take('first', now)).toBe(true)
  expect(await take('second', now + 9)).toBe(false)
  expect(await take('first', now + 9)).toBe(true)
  expect(
    await inventory.hold(flight, { key: 'third', hold: { bookingClass: 'Y', seats: 2 } }, now + 10),
  ).toBe(true)
  expect(await take('first', now + 11)).toBe(false)
})

it('a request at another time judges holds by its own, and leaves those of others to them', async () => {
  const flight = aFlight(Date.parse('2027-05-14T09:00:00Z'))
  const inventory = inventoryOver(database.store, seats(4))
  const take = (key: string, count: number, at: number) =>
    inventory.hold(flight, { key, hold: { bookingClass: 'Y', seats: count, until: at + 10 } }, at)
  await take('now', 4, now)

  expect(await take('later', 1, now + 100)).toBe(true)
  expect(await take('earlier', 1, now - 100)).toBe(false)
  expect(await take('also now', 1, now)).toBe(false)
  await inventory.release(flight, 'later')
  expect(await take('still now', 1, now)).toBe(false)
})
