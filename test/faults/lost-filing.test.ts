import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../lib/kernel/instant.ts'
import { type Answer, type Api, startApi } from '../support/api.ts'
import { type Picked, requireBalance, resultOf, silent, untilOver, withSeats } from '../support/campaign.ts'
import { flows } from '../support/flows.ts'
import { ledger } from '../support/ledger.ts'
import { lostFilings } from '../support/lost-filing.ts'
import { criteriaChoice, driverBody, vehicleBuild } from '../support/rental.ts'
import { findOffer, isFlexible, stayBody, stayDates } from '../support/stay.ts'
import { outboundDate } from '../support/trip.ts'

/** Filings whose outcome the workflow does not learn. */

const faults = lostFilings()
let api: Api
let picked: Picked
let day = 0
beforeAll(async () => {
  api = await startApi({ ...faults.options, log: silent })
})
afterAll(() => api.close())

async function prepared(name: string) {
  const flow = flows.find((one) => one.name === name)
  if (!flow) throw new Error(`no flow ${name}`)
  if (day % 8 === 0) ({ picked } = await withSeats(api, addDays(outboundDate, day / 8), 9, 9))
  day++
  return flow.prepare(api, picked)
}

const names = flows.map(({ name }) => name)

describe('a filing whose answers are all lost', () => {
  it.each(names)('is found, and nothing is undone, while %s', async (name) => {
    const { sendRequest, isDone } = await prepared(name)
    faults.begin('answers lost')

    const answer = await untilOver(api, sendRequest)

    await faults.end()
    expect(isDone(answer), JSON.stringify(answer.body)).toBe(true)
    await requireBalance(api, name)
  })
})

/** Bookings without flights, by what their suppliers hold for them. */
const others: readonly (readonly [string, () => Promise<() => Promise<Answer>>])[] = [
  [
    'a car',
    async () => {
      const body = vehicleBuild(criteriaChoice(), { Traveler: [driverBody()] })
      return () => api.call('bookVehicle', { body })
    },
  ],
  [
    'a hotel room',
    async () => {
      const body = stayBody(await findOffer(api, stayDates, isFlexible))
      return () => api.call('createHotelReservation', { body })
    },
  ],
]
const counts = async () => ({
  held: (await ledger(api).holds()).length,
  reservations: (await ledger(api).reservations()).length,
})

describe.each(others)('a filing of %s', (_name, prepare) => {
  it('whose answers are all lost is found', async () => {
    const sendRequest = await prepare()
    const before = await counts()
    faults.begin('answers lost')

    const answer = await untilOver(api, sendRequest)

    await faults.end()
    expect([answer.status, resultOf(answer.body).Error]).toEqual([200, undefined])
    const after = await counts()
    expect(after.reservations).toBe(before.reservations + 1)
    expect(after.held).toBeGreaterThan(before.held)
  })
})

it('a car that is filed when its commit was undone is not rented', async () => {
  const body = vehicleBuild(criteriaChoice(), { Traveler: [driverBody({ Surname: 'Latecomer' })] })
  const before = await counts()
  faults.begin('late')

  const answer = await untilOver(api, () => api.call('bookVehicle', { body }))

  expect(resultOf(answer.body).Error).toHaveLength(1)
  expect(await faults.end()).toBe(true)
  expect(await counts()).toEqual(before)
})

describe('a filing that writes when its commit was undone', () => {
  it.each(names)('changes nothing any more, while %s', async (name) => {
    const { sendRequest } = await prepared(name)
    faults.begin('late')

    await untilOver(api, sendRequest)

    await api.service.idle()
    expect(await faults.end()).toBe(true)
    await requireBalance(api, name)
  })
})
