import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { cashBody, client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

async function ready(): Promise<{ workbench: string; offer: Json; pay: (more: Json) => Promise<Json> }> {
  const { workbench, offer } = await client(api).prepare()
  const path = { ReservationResource_Identifier: workbench }
  await api.call('addFormOfPayment', { path, body: cashBody })
  const payment = { Amount: { value: offer.Price.TotalPrice, code: 'GBP' }, FormOfPaymentIdentifier: { id: 'formOfPayment_1' } }
  return { workbench, offer, pay: async (more) => (await api.call('addPayment', { path, body: { ...payment, ...more } })).body }
}

it('applies a form of payment to an offer, named by id or identifier, stale identifiers beside a right id included', async () => {
  const { offer, pay } = await ready()
  const byId = await pay({ OfferIdentifier: [{ id: offer.id }] })
  const byIdentifier = await pay({ OfferIdentifier: [{ Identifier: offer.Identifier }] })
  const stale = await pay({
    FormOfPaymentIdentifier: { id: 'formOfPayment_1', Identifier: { value: '00000000-0000-4000-8000-000000000000' } },
    OfferIdentifier: [{ id: offer.id, Identifier: { value: 'stale' } }],
  })

  for (const body of [byId, byIdentifier, stale]) {
    expect(body.PaymentResponse.Payment).toMatchObject({
      '@type': 'Payment',
      OfferIdentifier: [{ id: offer.id, Identifier: offer.Identifier }],
    })
  }
})

it('is for the only offer when none is named, and takes the amount as a text', async () => {
  const { offer, pay } = await ready()
  const { Payment } = (await pay({ id: 'payment_1', Amount: { value: '568.53', code: 'GBP' } })).PaymentResponse

  expect(Payment).toMatchObject({
    id: 'payment_1',
    Amount: { value: 568.53, code: 'GBP', minorUnit: 2 },
    OfferIdentifier: [{ id: offer.id }],
  })
})

it('refuses a form of payment or an offer that is not in the workbench', async () => {
  const { pay } = await ready()

  expect(errorOf(await pay({ FormOfPaymentIdentifier: { id: 'formOfPayment_7' } })).Message).toMatch(
    /^FOP ID\/IDENTIFIER VALUES MUST MATCH/,
  )
  expect(errorOf(await pay({ OfferIdentifier: [{ id: 'offer_7' }] })).Message).toMatch(/^OFFER ID\/IDENTIFIER VALUES MUST MATCH/)
})
