import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { deleteExpired } from '../support/expired-items.ts'
import { ledger } from '../support/ledger.ts'
import { cardBody, client, errorOf, locatorOf, outboundDate, ticketNumbersOf } from '../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi({ environment: { RETENTION_MONTHS: '13' } })
})
afterAll(() => api.close())

const hours = (count: number) => count * 3_600_000
/** The trip's last flight arrives on the day of its departure, or on the next one. */
const yearAndMonthLater = Date.parse(`2028-06-${outboundDate.slice(8)}T00:00:00Z`)
const retrieve = (locator: string) =>
  api.call('retrieveReservationByLocator', { query: { Locator: locator } })

it('a reservation is known for the months after its last flight, and unknown from then on', async () => {
  const ticketed = await client(api).ticket({}, {}, cardBody())
  const locator = locatorOf(ticketed)
  const [number] = ticketNumbersOf(ticketed)
  const start = api.now()
  const shown = () => api.call('displayTicket', { path: { Identifier: number ?? '' } })

  api.setNow(yearAndMonthLater)
  await deleteExpired(api)
  const kept = await retrieve(locator)
  const keptTicket = await shown()
  api.setNow(yearAndMonthLater + hours(72))
  const gone = await retrieve(locator)
  const goneTicket = await shown()
  const stillStored = await ledger(api).reservation(locator)
  await deleteExpired(api)
  const deleted = await ledger(api).reservation(locator)
  api.setNow(start)

  expect(errorOf(kept.body)).toBeUndefined()
  expect(errorOf(keptTicket.body)).toBeUndefined()
  expect(gone.body.ReservationResponse.Result.Error).toHaveLength(1)
  expect(errorOf(goneTicket.body)).toBeDefined()
  expect(stillStored).toBeDefined()
  expect(deleted).toBeUndefined()
})

it('a later change of the reservation moves it, and documents outlive their reservation', async () => {
  const ticketed = await client(api).ticket({}, {}, cardBody())
  const locator = locatorOf(ticketed)
  const start = api.now()
  const before = (await ledger(api).reservation(locator)).keptUntil

  api.setNow(Date.parse(`${outboundDate}T00:00:00Z`) + hours(24 * 30))
  const again = await client(api).reopen(locator)
  await client(api).commit(again)
  const after = (await ledger(api).reservation(locator)).keptUntil
  api.setNow(after)
  await deleteExpired(api)
  const documents = await ledger(api).documents()
  api.setNow(start)

  expect(after).toBeGreaterThan(before)
  expect(documents.map((document) => document.number)).toEqual(
    expect.arrayContaining(ticketNumbersOf(ticketed)),
  )
})

it('a deployment that sets none keeps everything', async () => {
  const other = await startApi()
  const locator = locatorOf(await client(other).hold())

  const filed = await ledger(other).reservation(locator)
  await other.service.database.sweep(Date.parse('2060-01-01'))

  expect(filed).not.toHaveProperty('keptUntil')
  expect(await ledger(other).reservation(locator)).toBeDefined()
  await other.close()
})

it.each(['0', 'ever', '1201'])('%s months are refused at the start', async (RETENTION_MONTHS) => {
  await expect(startApi({ environment: { RETENTION_MONTHS } })).rejects.toThrow(/^RETENTION_MONTHS: a number/)
})
