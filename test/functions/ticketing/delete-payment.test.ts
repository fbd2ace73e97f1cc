import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { cashBody, client, errorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const remove = (workbench: string, id: string) =>
  api.call('deletePayment', { path: { ReservationResource_Identifier: workbench, id } })
const paymentsIn = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
    .Reservation.Payment

it('removes a payment, so that the commit holds and does not ticket', async () => {
  const { workbench, offer } = await client(api).prepare()
  await client(api).pay(workbench, offer, cashBody)
  const [{ id }] = await paymentsIn(workbench)
  const answer = await remove(workbench, id)

  expect([answer.status, answer.body]).toEqual([204, undefined])
  expect(await paymentsIn(workbench)).toBeUndefined()
  expect(ticketNumbersOf(await client(api).committed(workbench))).toEqual([])
})

it('refuses a payment that is not there', async () => {
  const { workbench } = await client(api).prepare()

  expect(errorOf((await remove(workbench, 'payment_1')).body).Message).toMatch(/^PAYMENT ID/)
})
