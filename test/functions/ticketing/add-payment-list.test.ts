import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { cardBody, cashBody, client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const shown = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
    .Reservation.Payment

async function ready(): Promise<{ workbench: string; offer: Json; payList: (body: Json) => Promise<Json> }> {
  const { workbench, offer } = await client(api).prepare()
  const path = { ReservationResource_Identifier: workbench }
  await api.call('addFormOfPayment', { path, body: cashBody })
  await api.call('addFormOfPayment', { path, body: cardBody(undefined, { id: 'formOfPayment_2' }) })
  return {
    workbench,
    offer,
    payList: async (body) => (await api.call('addPaymentList', { path, body })).body,
  }
}
const payment = (form: number, value: number): Json => ({
  Amount: { value: Math.round(value * 100) / 100, code: 'GBP' },
  FormOfPaymentIdentifier: { id: `formOfPayment_${form}` },
  OfferIdentifier: [{ id: 'offer_1' }],
})

it('adds all of a list in its order, wrapped or flat', async () => {
  const { workbench, offer, payList } = await ready()
  const { PaymentID } = (
    await payList({
      PaymentListRequest: { Payment: [payment(1, 60), payment(2, offer.Price.TotalPrice - 60)] },
    })
  ).PaymentListResponse

  expect(PaymentID).toMatchObject([
    { '@type': 'Payment', id: 'payment_1', Identifier: { value: expect.any(String) } },
    { '@type': 'Payment', id: 'payment_2' },
  ])
  expect(await shown(workbench)).toMatchObject(PaymentID)
  expect((await client(api).committed(workbench)).Payment).toHaveLength(2)
})

it('adds none when one of them is refused', async () => {
  const { workbench, payList } = await ready()
  const body = await payList({ Payment: [payment(1, 60), payment(7, 60)] })

  expect(errorOf(body).Message).toMatch(/^FOP ID/)
  expect(await shown(workbench)).toBeUndefined()
})
