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

it.each([
  ['FormOfPaymentInvoice', { InvoiceNumber: 'N-2041' }],
  ['FormOfPaymentBSP', { accountNumber: '88' }],
  ['FormOfPaymentAgencyAccount', { agencyId: '99912345' }],
  ['FormOfPaymentCheck', {}],
  ['FormOfPaymentFlightPass', {}],
  ['FormOfPaymentDocument', { DocumentNumber: { value: '1252400000017' } }],
  ['FormOfPaymentForfeit', { forfeitInd: true }],
  ['FormOfPaymentWaiverCode', { WaiverCode: { value: 'WX77', reasonCode: 'SC' } }],
  ['FormOfPaymentVirtualPaymentAccount', { AccountID: '7701', Supplier: 'NORTHFELL BANK' }],
])('takes a %s, by its type and by its wrapper, and shows what it names', async (type, more) => {
  const { workbench } = await client(api).prepare()
  const flat = await add(workbench, { '@type': type, id: 'flat', ...more })
  const wrapped = await add(workbench, { [type]: { id: 'wrapped', ...more } })

  expect([flat, wrapped].map(({ body }) => body.FormOfPaymentResponse.FormOfPayment['@type'])).toEqual([type, type])
  expect(await shown(workbench)).toMatchObject([
    { '@type': type, id: 'flat', ...more },
    { '@type': type, id: 'wrapped', ...more },
  ])
})

it.each([
  ['FormOfPaymentDocument', 'DOCUMENT NUMBER IS MISSING'],
  ['FormOfPaymentWaiverCode', 'WAIVER CODE IS MISSING'],
])('refuses a %s that names nothing', async (type, reason) => {
  const { workbench } = await client(api).prepare()

  expect(errorOf((await add(workbench, { '@type': type })).body).Message).toBe(`INVALID FORM OF PAYMENT. ${reason}`)
})

it('takes a non-standard card whose number no issuer would know, and shows it masked', async () => {
  const { workbench } = await client(api).prepare()
  const { body } = await add(workbench, { ...cardBody('9012345678901'), inhibitPaymentCardAuthorizationInd: true })

  expect(body.FormOfPaymentResponse.Result.status).toBe('Complete')
  expect((await shown(workbench))[0].PaymentCard.CardNumber.mask).toBe('901234XXX8901')
})

it('answers 400 when nobody says what kind it is', async () => {
  const { workbench } = await client(api).prepare()
  const { status, body } = await add(workbench, { id: 'formOfPayment_1' })

  expect([status, errorOf(body).SourceCode]).toEqual([400, '1586'])
})
