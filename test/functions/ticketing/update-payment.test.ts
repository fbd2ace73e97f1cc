import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { cardBody, cashBody, client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const call = (key: 'updatePayment' | 'deletePayment', workbench: string, id: string, body?: Json) =>
  api.call(key, { path: { ReservationResource_Identifier: workbench, id }, body })
const shown = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
    .Reservation.Payment

it('replaces a payment, named by id or identifier, and keeps its names', async () => {
  const { workbench, offer } = await client(api).prepare()
  await client(api).pay(workbench, offer, cashBody)
  const path = { ReservationResource_Identifier: workbench }
  await api.call('addFormOfPayment', { path, body: cardBody(undefined, { id: 'formOfPayment_2' }) })
  const [before] = await shown(workbench)
  const body = {
    Amount: { value: offer.Price.TotalPrice, code: 'GBP' },
    FormOfPaymentIdentifier: { id: 'formOfPayment_2' },
    OfferIdentifier: [{ id: 'offer_1' }],
  }
  for (const name of [before.id, before.Identifier.value]) {
    const answer = await call('updatePayment', workbench, name, body)
    expect(answer.body.PaymentResponse.Payment).toMatchObject({
      id: before.id,
      Identifier: before.Identifier,
    })
  }

  expect(await shown(workbench)).toMatchObject([
    { ...before, FormOfPaymentIdentifier: { id: 'formOfPayment_2' } },
  ])
})

it('refuses a payment that is not there', async () => {
  const { workbench, offer } = await client(api).prepare()
  await client(api).pay(workbench, offer, cashBody)
  const body = {
    Amount: { value: 1, code: 'GBP' },
    FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
    OfferIdentifier: [{ id: 'offer_1' }],
  }

  expect(errorOf((await call('updatePayment', workbench, 'payment_7', body)).body).Message).toMatch(
    /^PAYMENT ID/,
  )
})

it('refuses to change what was taken already', async () => {
  const reopened = await client(api).reopen(locatorOf(await client(api).ticket()))
  const body = {
    Amount: { value: 1, code: 'GBP' },
    FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
    OfferIdentifier: [{ id: 'offer_1' }],
  }

  for (const key of ['updatePayment', 'deletePayment'] as const)
    expect(
      errorOf((await call(key, reopened, 'payment_1', key === 'updatePayment' ? body : undefined)).body)
        .Message,
    ).toBe('PAYMENT WAS TAKEN ALREADY. VOID ITS DOCUMENTS')
})
