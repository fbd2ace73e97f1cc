import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../lib/kernel/instant.ts'
import { type Api, startApi } from '../support/api.ts'
import { type Picked, requireBalance, silent, untilOver, withSeats } from '../support/campaign.ts'
import { flows } from '../support/flows.ts'
import { lostFilings } from '../support/lost-filing.ts'
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
