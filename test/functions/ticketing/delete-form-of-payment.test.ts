import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { cashBody, client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it.each(['formOfPayment_1', 'FOP-9'])(
  'removes the form of payment, by its id or its identifier: %s',
  async (Identifier) => {
    const { workbench } = await client(api).prepare()
    const path = { ReservationResource_Identifier: workbench }
    await api.call('addFormOfPayment', { path, body: { ...cashBody, Identifier: { value: 'FOP-9' } } })
    const { status } = await api.call('deleteFormOfPayment', { path: { ...path, Identifier } })
    const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

    expect(status).toBe(204)
    expect(body.ReservationResponse.Reservation.FormOfPayment).toBeUndefined()
  },
)

it('refuses one that a payment uses, and one that is not there', async () => {
  const { workbench, offer } = await client(api).prepare()
  await client(api).pay(workbench, offer)
  const remove = (Identifier: string) =>
    api.call('deleteFormOfPayment', { path: { ReservationResource_Identifier: workbench, Identifier } })

  expect(errorOf((await remove('formOfPayment_1')).body).SourceCode).toBe('4178')
  expect(errorOf((await remove('formOfPayment_2')).body).SourceCode).toBe('4178')
})
