import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { cardBody, cashBody, client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const add = (workbench: string, body: Json) => api.call('addFormOfPayment', { path: { ReservationResource_Identifier: workbench }, body })
const shown = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse.Reservation.FormOfPayment

it('keeps the id and identifier that the client chose, and repeats the identifier in the envelope', async () => {
  const { workbench } = await client(api).prepare()
  const { FormOfPaymentResponse } = (await add(workbench, { ...cashBody, Identifier: { authority: 'x', value: 'FOP-9' } })).body

  expect(FormOfPaymentResponse.FormOfPayment).toMatchObject({
    '@type': 'FormOfPaymentCash',
    id: 'formOfPayment_1',
    FormOfPaymentRef: 'formOfPayment_1',
    Identifier: { value: 'FOP-9' },
  })
  expect(FormOfPaymentResponse.Identifier.value).toBe('FOP-9')
})

it('shows a card by its first six and last four digits only', async () => {
  const { workbench } = await client(api).prepare()
  await add(workbench, cardBody())
  const [formOfPayment] = await shown(workbench)

  expect(formOfPayment.PaymentCard.CardNumber).toEqual({ '@type': 'CardNumber', mask: '411111XXXXXX1111' })
  expect(formOfPayment.PaymentCard.SeriesCode).toBeUndefined()
  expect(formOfPayment.PaymentCard).toMatchObject({ CardCode: 'VI', expireDate: '0831', CardHolderName: 'ISOLDE FENWRIGHT' })
})

it('is ignored, but answered as done, while the workbench has no itinerary', async () => {
  const workbench = await client(api).openWorkbench()
  const { body } = await add(workbench, cashBody)

  expect(body.FormOfPaymentResponse.Result.status).toBe('Complete')
  expect(await shown(workbench)).toBeUndefined()
})

it('replaces one with the same id', async () => {
  const { workbench } = await client(api).prepare()
  await add(workbench, cashBody)
  await add(workbench, cardBody())

  expect((await shown(workbench)).map((one: Json) => one['@type'])).toEqual(['FormOfPaymentPaymentCard'])
})

it.each([
  ['a number that is no card number', cardBody('4111111111111112')],
  ['no number', { ...cardBody(), PaymentCard: { ...cardBody().PaymentCard, CardNumber: undefined } }],
  ['an expired card', { ...cardBody(), PaymentCard: { ...cardBody().PaymentCard, expireDate: '0227' } }],
  ['no expiry date', { ...cardBody(), PaymentCard: { ...cardBody().PaymentCard, expireDate: undefined } }],
])('refuses a card with %s', async (_what, body) => {
  const { workbench } = await client(api).prepare()
  const answer = await add(workbench, body)

  expect(answer.status).toBe(200)
  expect(errorOf(answer.body).Message).toContain('INVALID FORM OF PAYMENT')
  expect(await shown(workbench)).toBeUndefined()
})

it('takes an expiry date as year and month', async () => {
  const { workbench } = await client(api).prepare()
  const { body } = await add(workbench, { ...cardBody(), PaymentCard: { ...cardBody().PaymentCard, expireDate: '2031-08' } })

  expect(body.FormOfPaymentResponse.Result.status).toBe('Complete')
})

it('answers 400 when nobody says what kind it is', async () => {
  const { workbench } = await client(api).prepare()
  const { status, body } = await add(workbench, { id: 'formOfPayment_1' })

  expect([status, errorOf(body).SourceCode]).toEqual([400, '1586'])
})
