import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { type Api, startApi } from '../support/api.ts'
import { requireBalance, resultOf, silent } from '../support/campaign.ts'
import { isFiling } from '../support/filing-steps.ts'
import { cardBody, client } from '../support/trip.ts'

/**
 * An execution keeps the definition that it began with, also over an upgrade. Until filing could end a commit, each was
 * filed by `fileReservation` and ended by `closeWorkbench`.
 */
const asBefore: NonNullable<LocalOptions['wrapSteps']> = (run) => async (input) => {
  const sent = input as { readonly step: string; readonly state: object }
  if (!isFiling(sent.step)) return run(input)
  const filed = await run({ ...sent, step: 'fileReservation' })
  if (sent.step === 'fileAndClose') await run({ step: 'closeWorkbench', state: { ...sent.state, filed } })
  return filed
}

let api: Api
beforeAll(async () => {
  api = await startApi({ wrapSteps: asBefore, log: silent })
})
afterAll(() => api.close())

it.each([
  ['Complete', 'Success', 'FENWRIGHT'],
  ['Incomplete', 'Partial', 'NOTICKET'],
])('a commit that began before an upgrade ends %s, %s', async (status, reservationStatus, Surname) => {
  const { workbench, offer } = await client(api).prepare({}, { PersonName: { Given: 'ISOLDE', Surname } })
  await client(api).pay(workbench, offer, cardBody())
  const { body } = await client(api).commit(workbench)
  await api.service.idle()

  expect(body.ReservationResponse).toMatchObject({ reservationStatus })
  expect(resultOf(body).status).toBe(status)
  await requireBalance(api, 'a commit of the former definition')
})
