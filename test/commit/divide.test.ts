import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { stoppingStore } from '../support/faulty-store.ts'
import { ledger } from '../support/ledger.ts'
import { divide, holdParty } from '../support/party.ts'
import { cardBody, client, errorOf, locatorOf, ticketNumbersOf } from '../support/trip.ts'

const faults = stoppingStore()
let api: Api
beforeAll(async () => {
  api = await startApi({ wrapStore: faults.wrap, log: { request: () => undefined, bug: () => undefined } })
})
afterAll(() => api.close())

const retrieve = async (name: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: name } })).body.ReservationResponse.Reservation
const unfinished = async (): Promise<number> =>
  (await ledger(api).reservations())
    .flatMap(({ divisions = [] }) => divisions)
    .filter((division: Json) => division.unfinished).length

/** Divides a party of two and stops before a write; the fourth is the one that decides it. */
async function stopped(write: number): Promise<string> {
  const whole = locatorOf(await holdParty(api, 2))
  faults.stopAt(write, 'before')
  await divide(api, whole, [2])
  await api.service.idle()
  faults.restart()
  return whole
}

it.each([5, 7, 9, 11])(
  'a division that stopped before write %i is carried out by the next change of the reservation',
  async (write) => {
    const whole = await stopped(write)
    const before = await unfinished()
    const rest = await retrieve(whole)
    const workbench = await client(api).reopen(whole)
    await client(api).pay(workbench, rest.Offer[0], cardBody())
    const ticketed = await client(api).committed(workbench)
    const { Reservation: part } = (await divide(api, whole, [2])).body.ReservationResponse

    expect([before, await unfinished()]).toEqual([1, 0])
    expect([rest.Traveler, ticketNumbersOf(ticketed), part.Traveler].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ])
    expect(await discrepancies(api)).toEqual([])
  },
)

it('one that stopped before its deciding write has changed nothing, and is done when repeated', async () => {
  const whole = await stopped(4)
  const untouched = await retrieve(whole)
  const { body } = await divide(api, whole, [2])

  expect(untouched.Traveler).toHaveLength(2)
  expect(errorOf(body)).toBeUndefined()
  expect(locatorOf(body.ReservationResponse.Reservation)).not.toBe(whole)
  expect(await discrepancies(api)).toEqual([])
})
