import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { bookVehicle } from '../../support/rental.ts'
import {
  cardBody,
  cashBody,
  client,
  errorOf,
  locatorOf,
  passiveOfferBody,
  pickOffers,
  selectionBody,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const add = (workbench: string, body: Json) =>
  api.call('addFormOfPayment', { path: { ReservationResource_Identifier: workbench }, body })
const shown = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
    .Reservation.FormOfPayment

it('keeps the id and identifier that the client chose, and repeats the identifier in the envelope', async () => {
  const { workbench } = await client(api).prepare()
  const { FormOfPaymentResponse } = (
    await add(workbench, { ...cashBody, Identifier: { authority: 'x', value: 'FOP-9' } })
  ).body

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
  expect(formOfPayment.PaymentCard).toMatchObject({
    CardCode: 'VI',
    expireDate: '0831',
    CardHolderName: 'ISOLDE FENWRIGHT',
  })
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

it.each(['2031-08', '2031-08-31', '08/31', '08/2031'])(
  'takes the expiry date %s, and shows it as month and year',
  async (expireDate) => {
    const { workbench } = await client(api).prepare()
    const { body } = await add(workbench, {
      ...cardBody(),
      PaymentCard: { ...cardBody().PaymentCard, expireDate },
    })

    expect(body.FormOfPaymentResponse.Result.status).toBe('Complete')
    expect((await shown(workbench))[0].PaymentCard.expireDate).toBe('0831')
  },
)

it('is kept where the itinerary is a car, alone or in a list', async () => {
  const workbench = await client(api).reopen(locatorOf(await bookVehicle(api)))
  await add(workbench, cashBody)
  await api.call('addFormOfPaymentList', {
    path: { ReservationResource_Identifier: workbench },
    body: { FormOfPayment: [cardBody(undefined, { id: 'formOfPayment_2' })] },
  })

  expect((await shown(workbench)).map(({ id }: Json) => id)).toEqual(['formOfPayment_1', 'formOfPayment_2'])
})

it('is kept where the itinerary is a passive segment', async () => {
  const workbench = await client(api).openWorkbench()
  await api.call('createOffer', {
    path: { ReservationResource_Identifier: workbench },
    body: passiveOfferBody(),
  })
  await add(workbench, cashBody)

  expect(await shown(workbench)).toMatchObject([{ id: 'formOfPayment_1' }])
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

  expect([flat, wrapped].map(({ body }) => body.FormOfPaymentResponse.FormOfPayment['@type'])).toEqual([
    type,
    type,
  ])
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

  expect(errorOf((await add(workbench, { '@type': type })).body).Message).toBe(
    `INVALID FORM OF PAYMENT. ${reason}`,
  )
})

it('accepts a non-standard card with any number, and returns it masked', async () => {
  const { workbench } = await client(api).prepare()
  const { body } = await add(workbench, {
    ...cardBody('9012345678901'),
    inhibitPaymentCardAuthorizationInd: true,
  })

  expect(body.FormOfPaymentResponse.Result.status).toBe('Complete')
  expect((await shown(workbench))[0].PaymentCard.CardNumber.mask).toBe('901234XXX8901')
})

it('answers 400 without a kind', async () => {
  const { workbench } = await client(api).prepare()
  const { status, body } = await add(workbench, { id: 'formOfPayment_1' })

  expect([status, errorOf(body).SourceCode]).toEqual([400, '1586'])
})

it('accepts the common wrapper too, and adds ids that the client did not send', async () => {
  const { workbench } = await client(api).prepare()
  const { FormOfPayment } = (await add(workbench, { FormOfPayment: { '@type': 'FormOfPaymentCash' } })).body
    .FormOfPaymentResponse

  expect(FormOfPayment).toMatchObject({
    '@type': 'FormOfPaymentCash',
    id: 'formOfPayment_1',
    FormOfPaymentRef: 'formOfPayment_1',
    Identifier: { authority: 'Travelport', value: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  })
})

it('shows what else was said of it, but neither security code nor magnetic stripe', async () => {
  const { workbench } = await client(api).prepare()
  const anyKind = { reservationFOPInd: true, FreeText: 'ADVANCE' }
  const cash = {
    '@type': 'FormOfPaymentCash',
    id: 'cash',
    cashInd: true,
    agentNonRefundableInd: false,
    ...anyKind,
  }
  const said = {
    CardType: 'Debit',
    CardBrand: 'Signature',
    CardIssuer: { value: 'NORTHFELL BANK' },
    effectiveDate: '0125',
    secureInd: true,
    PersonName: { '@type': 'PersonNameDetail', Given: 'Isolde', Surname: 'Fenwright' },
    Address: { '@type': 'AddressDetail', City: 'London', PostalCode: 'W1A 1AA', Country: { value: 'GB' } },
    Telephone: [{ '@type': 'TelephoneDetail', phoneNumber: '2075550100' }],
    Email: [{ value: 'isolde@example.test' }],
  }
  const ExtendedPayment = { NumberOfInstallments: 3 }
  const { PaymentCard } = cardBody()
  const MagneticStripe = [{ value: '%B4111111111111111' }]
  await add(workbench, cash)
  await add(workbench, {
    ...cardBody(),
    id: 'card',
    ...anyKind,
    ExtendedPayment,
    PaymentCard: { ...PaymentCard, ...said, MagneticStripe },
  })
  const [first, second] = await shown(workbench)

  expect(first).toMatchObject(cash)
  expect(second).toMatchObject({
    ...anyKind,
    ExtendedPayment,
    PaymentCard: { '@type': 'PaymentCardDetail', ...said },
  })
  expect(Object.keys(second.PaymentCard)).not.toEqual(expect.arrayContaining(['SeriesCode']))
  expect(JSON.stringify(second)).not.toMatch(/MagneticStripe|SeriesCode|4111111111111111/)
})

it('accepts for NDC cash and cards with their security code, and for a GDS every kind', async () => {
  const gds = (await client(api).prepare()).workbench
  const ndc = await client(api).openWorkbench()
  const found = await client(api).search({ from: 'LHR', to: 'FRA' }, { contentSourceList: ['NDC'] })
  await api.call('addOffer', {
    path: { ReservationResource_Identifier: ndc },
    body: selectionBody(pickOffers(found)),
  })
  const { SeriesCode: _, ...withoutCode } = cardBody().PaymentCard
  const kinds: [Json, string?][] = [
    [cashBody],
    [cardBody()],
    [{ ...cardBody(), PaymentCard: withoutCode }, 'SERIES CODE OF THE CARD IS REQUIRED FOR NDC'],
    [
      cardBody(undefined, { inhibitPaymentCardAuthorizationInd: true }),
      'NON-STANDARD CARD IS NOT SUPPORTED FOR NDC',
    ],
    [{ '@type': 'FormOfPaymentVirtualPaymentAccount', AccountID: '7701' }],
    ...['Invoice', 'BSP', 'AgencyAccount', 'Check', 'FlightPass', 'Forfeit'].map((kind): [Json, string] => [
      { '@type': `FormOfPayment${kind}` },
      `${kind} IS NOT SUPPORTED FOR NDC`,
    ]),
    [
      { '@type': 'FormOfPaymentDocument', DocumentNumber: { value: '1252400000017' } },
      'Document IS NOT SUPPORTED FOR NDC',
    ],
    [
      { '@type': 'FormOfPaymentWaiverCode', WaiverCode: { value: 'WX77' } },
      'WaiverCode IS NOT SUPPORTED FOR NDC',
    ],
  ]

  for (const [body, refused] of kinds) {
    const what = JSON.stringify(body)
    expect(errorOf((await add(gds, body)).body), what).toBeUndefined()
    expect(errorOf((await add(ndc, body)).body)?.Message, what).toBe(
      refused && `INVALID FORM OF PAYMENT. ${refused}`,
    )
  }
})
