import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import {
  cardBody,
  cashBody,
  client,
  documentsOf,
  errorOf,
  inboundDate,
  locatorOf,
  pickOffers,
  selectionBody,
  ticketNumbersOf,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

async function ready(): Promise<{ workbench: string; offer: Json; pay: (more: Json) => Promise<Json> }> {
  const { workbench, offer } = await client(api).prepare()
  const path = { ReservationResource_Identifier: workbench }
  await api.call('addFormOfPayment', { path, body: cashBody })
  const payment = {
    Amount: { value: offer.Price.TotalPrice, code: 'GBP' },
    FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
    OfferIdentifier: [{ id: offer.id }],
  }
  return {
    workbench,
    offer,
    pay: async (more) => (await api.call('addPayment', { path, body: { ...payment, ...more } })).body,
  }
}

it('applies a form of payment to an offer, named by id or identifier, a stale identifier with a right id included', async () => {
  const { offer, pay } = await ready()
  const byId = await pay({ OfferIdentifier: [{ id: offer.id }] })
  const byIdentifier = await pay({ OfferIdentifier: [{ Identifier: offer.Identifier }] })
  const stale = await pay({
    FormOfPaymentIdentifier: {
      id: 'formOfPayment_1',
      Identifier: { value: '00000000-0000-4000-8000-000000000000' },
    },
    OfferIdentifier: [{ id: offer.id, Identifier: { value: 'stale' } }],
  })

  for (const body of [byId, byIdentifier, stale]) {
    expect(body.PaymentResponse.Payment).toMatchObject({
      '@type': 'Payment',
      OfferIdentifier: [{ id: offer.id, Identifier: offer.Identifier }],
    })
  }
})

it('keeps id and identifier when they are sent, takes the amount as a text, and repeats the identifier in the envelope', async () => {
  const { offer, pay } = await ready()
  const names = {
    '@type': 'Payment',
    id: 'cash_part',
    PaymentRef: 'cash_part',
    Identifier: { authority: 'x', value: 'PAY-9' },
  }
  const { PaymentResponse } = await pay({ ...names, Amount: { value: '568.53', code: 'GBP' } })

  expect(PaymentResponse.Payment).toMatchObject({
    id: 'cash_part',
    PaymentRef: 'cash_part',
    Identifier: { value: 'PAY-9' },
    Amount: { value: 568.53, code: 'GBP', minorUnit: 2 },
    OfferIdentifier: [{ id: offer.id }],
  })
  expect(PaymentResponse.Identifier.value).toBe('PAY-9')
})

it('names itself when nothing is sent, and accepts members without a use', async () => {
  const { pay } = await ready()
  const more = {
    depositInd: false,
    guaranteeInd: 'false',
    ExtendedPayment: { NumberOfInstallments: 2 },
    AgencyServiceFeeIdentifier: [],
  }
  const { Payment, Result } = (await pay(more)).PaymentResponse

  expect(Result).toEqual({ '@type': 'Result', status: 'Complete' })
  expect(Payment).toMatchObject({
    '@type': 'Payment',
    id: 'payment_1',
    Identifier: { value: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  })
})

it.each([
  ['Amount', { Amount: undefined }],
  ['Amount.value', { Amount: { code: 'GBP' } }],
  ['FormOfPaymentIdentifier', { FormOfPaymentIdentifier: undefined }],
  ['OfferIdentifier', { OfferIdentifier: [] }],
])('needs %s: 1586', async (member, more) => {
  const { pay } = await ready()
  const body = await pay(more)

  expect(errorOf(body)).toMatchObject({ SourceCode: '1586', StatusCode: 400 })
  expect(JSON.stringify(errorOf(body).NameValuePair)).toContain(member)
})

it('refuses a form of payment or an offer that is not in the workbench', async () => {
  const { pay } = await ready()

  expect(errorOf(await pay({ FormOfPaymentIdentifier: { id: 'formOfPayment_7' } })).Message).toMatch(
    /^FOP ID\/IDENTIFIER VALUES MUST MATCH/,
  )
  expect(errorOf(await pay({ OfferIdentifier: [{ id: 'offer_7' }] })).Message).toMatch(
    /^OFFER ID\/IDENTIFIER VALUES MUST MATCH/,
  )
})

const amount = (value: number): Json => ({ value: Math.round(value * 100) / 100, code: 'GBP' })
const named = (form: number, more: Json): Json => ({
  FormOfPaymentIdentifier: { id: `formOfPayment_${form}` },
  OfferIdentifier: [{ id: 'offer_1' }],
  ...more,
})
const twoAdults = [{ number: 2, passengerTypeCode: 'ADT' }]

/** A workbench with cash as the first form of payment and a card as the second. */
async function withForms(
  passengers?: Json,
): Promise<{ workbench: string; offer: Json; pay: (body: Json) => Promise<Json> }> {
  const { workbench, offer } = await client(api).prepare({ passengers })
  if (passengers) await client(api).addTraveler(workbench, { id: 'second' })
  const path = { ReservationResource_Identifier: workbench }
  await api.call('addFormOfPayment', { path, body: cashBody })
  await api.call('addFormOfPayment', { path, body: cardBody(undefined, { id: 'formOfPayment_2' }) })
  return { workbench, offer, pay: async (body) => (await api.call('addPayment', { path, body })).body }
}
const ticketsOf = async (reservation: Json): Promise<Json[]> =>
  Promise.all(
    ticketNumbersOf(reservation).map(
      async (number) =>
        (await api.call('displayTicket', { path: { Identifier: number } })).body.TicketListResponse
          .TicketID[0],
    ),
  )
const captured = async (): Promise<number[]> =>
  (await ledger(api).charges())
    .filter(({ status }) => status === 'captured')
    .map(({ amount: charged }) => charged.minor)

describe('several forms of payment for one offer', () => {
  it('split amounts that add up: the card is charged its part, and the document names both', async () => {
    const { workbench, offer, pay } = await withForms()
    const total = offer.Price.TotalPrice
    await pay(named(1, { Amount: amount(100) }))
    await pay(named(2, { Amount: amount(total - 100) }))
    const before = await captured()
    const [ticket] = await ticketsOf(await client(api).committed(workbench))

    expect(ticket.FormOfPayment).toEqual([
      { value: 'Cash' },
      { value: 'PaymentCard', documentNumber: '411111XXXXXX1111' },
    ])
    expect((await captured()).filter((minor) => !before.includes(minor))).toEqual([
      Math.round((total - 100) * 100),
    ])
  })

  it('split amounts that are more than is due are refused at once; with ones that are less nothing is charged', async () => {
    const { workbench, offer, pay } = await withForms()
    const total = offer.Price.TotalPrice
    await pay(named(1, { Amount: amount(100) }))

    expect(errorOf(await pay(named(2, { Amount: amount(total) }))).Message).toBe(
      `PAYMENTS OF ${(total + 100).toFixed(2)} GBP DO NOT ADD UP TO THE AMOUNT DUE OF ${total.toFixed(2)} GBP`,
    )
    await pay(named(2, { Amount: amount(total - 100.01) }))
    const before = await captured()
    const { body } = await client(api).commit(workbench)

    expect(body.ReservationResponse.reservationStatus).toBe('Partial')
    expect(errorOf(body).Message).toContain(
      `PAYMENT AMOUNT ${(total - 0.01).toFixed(2)} GBP IS LESS THAN THE AMOUNT DUE OF ${total.toFixed(2)} GBP`,
    )
    expect(await captured()).toEqual(before)
  })

  /** Two cards, each for a part. @returns statuses of their charges, in order */
  async function withCards(second: string): Promise<{ committed: Json; charges: () => Promise<Json[]> }> {
    const { workbench, offer, pay } = await withForms()
    const path = { ReservationResource_Identifier: workbench }
    await api.call('addFormOfPayment', { path, body: cardBody(second, { id: 'formOfPayment_3' }) })
    await pay(named(2, { Amount: amount(100) }))
    await pay(named(3, { Amount: amount(offer.Price.TotalPrice - 100) }))
    const known = new Set((await ledger(api).charges()).map(({ key }) => key))
    const { body } = await client(api).commit(workbench)
    const charges = async () => (await ledger(api).charges()).filter(({ key }) => !known.has(key))
    return { committed: body.ReservationResponse, charges }
  }

  it('when one card is declined, what the other authorised is reversed: nothing is ticketed or charged, the booking is held', async () => {
    const { committed, charges } = await withCards('4000000000000002')

    expect(committed).toMatchObject({ reservationStatus: 'Partial', Result: { status: 'Incomplete' } })
    expect((await charges()).map(({ status }) => status)).toEqual(['reversed', 'reversed'])
    expect(documentsOf(committed.Reservation)).toEqual([])
  })

  it('a void refunds each card its part', async () => {
    const { committed, charges } = await withCards('4012888888881881')
    await api.call('voidTicket', { path: { Identifier: ticketNumbersOf(committed.Reservation)[0] ?? '' } })

    for (const { status, amount: charged, refunds } of await charges()) {
      expect(status).toBe('captured')
      expect(Object.values(refunds)).toEqual([charged.minor])
    }
  })

  it('are two at most', async () => {
    const { workbench, pay } = await withForms()
    const path = { ReservationResource_Identifier: workbench }
    await api.call('addFormOfPayment', {
      path,
      body: { '@type': 'FormOfPaymentCheck', id: 'formOfPayment_3' },
    })
    for (const form of [1, 2]) await pay(named(form, { Amount: amount(10) }))

    expect(errorOf(await pay(named(3, { Amount: amount(10) }))).Message).toBe(
      'A DOCUMENT CAN BE PAID WITH 2 FORMS OF PAYMENT',
    )
  })

  it('are one for NDC', async () => {
    const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
    const found = await client(api).search({ from: 'LHR', to: 'FRA' }, { contentSourceList: ['NDC'] })
    await api.call('addOffer', { path, body: selectionBody(pickOffers(found)) })
    await client(api).addTraveler(path.ReservationResource_Identifier)
    for (const form of [1, 2])
      await api.call('addFormOfPayment', { path, body: cardBody(undefined, { id: `formOfPayment_${form}` }) })
    await api.call('addPayment', { path, body: named(1, { Amount: amount(10) }) })

    expect(
      errorOf((await api.call('addPayment', { path, body: named(2, { Amount: amount(10) }) })).body).Message,
    ).toBe('A DOCUMENT CAN BE PAID WITH 1 FORMS OF PAYMENT')
  })

  it('are for a single passenger', async () => {
    const { offer, pay } = await withForms(twoAdults)
    await pay(named(1, { Amount: amount(offer.Price.TotalPrice - 100) }))

    expect(errorOf(await pay(named(2, { Amount: amount(100) }))).Message).toContain('SINGLE PASSENGER')
  })
})

describe('a payment that names no offer', () => {
  it('pays for the only one that is still to be paid, with the whole of a booking and at a later ticketing', async () => {
    const { workbench, offer, pay } = await ready()
    const { Payment } = (await pay({ OfferIdentifier: undefined })).PaymentResponse
    const ticketed = await client(api).committed(workbench)

    expect(Payment.OfferIdentifier).toMatchObject([{ id: offer.id }])
    expect(ticketNumbersOf(ticketed)).toHaveLength(1)
    const path = { ReservationResource_Identifier: await client(api).reopen(locatorOf(ticketed)) }
    const added = await api.call('addOffer', {
      path,
      body: selectionBody(
        pickOffers(await client(api).search({ from: 'JFK', to: 'LHR', date: inboundDate })),
      ),
    })
    const [second] = added.body.OfferListResponse.OfferID
    const again = await api.call('addPayment', {
      path,
      body: {
        Amount: { value: second.Price.TotalPrice, code: 'GBP' },
        FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
      },
    })
    expect(again.body.PaymentResponse.Payment.OfferIdentifier).toMatchObject([{ id: second.id }])
  })

  it('is refused where none or several are', async () => {
    const { workbench, pay } = await ready()
    await client(api).addOffer(workbench, { from: 'JFK', to: 'LHR', date: inboundDate })
    const several = await pay({ OfferIdentifier: undefined })
    const empty = await client(api).openWorkbench()
    const none = await api.call('addPayment', {
      path: { ReservationResource_Identifier: empty },
      body: { Amount: { value: 1, code: 'GBP' }, FormOfPaymentIdentifier: { id: 'formOfPayment_1' } },
    })

    for (const body of [several, none.body])
      expect(errorOf(body)).toMatchObject({
        SourceCode: '1586',
        NameValuePair: [{ name: 'Payment.OfferIdentifier', value: 'IS MISSING' }],
      })
  })
})

describe('payments by traveler', () => {
  const by = (traveler: string, form: number, value: number) =>
    named(form, {
      Amount: amount(value),
      TravelerIdentifierRef: [{ id: traveler, passengerTypeCode: 'ADT' }],
    })

  it('pay each traveler’s ticket with its own form of payment', async () => {
    const { workbench, offer, pay } = await withForms(twoAdults)
    const each = offer.Price.TotalPrice / 2
    await pay(by('travelerRefId_1', 1, each))
    const { Payment } = (await pay(by('second', 2, each))).PaymentResponse
    const tickets = await ticketsOf(await client(api).committed(workbench))

    expect(Payment.TravelerIdentifierRef).toMatchObject([{ id: 'second', passengerTypeCode: 'ADT' }])
    expect(tickets.map((ticket) => ticket.FormOfPayment.map(({ value }: Json) => value))).toEqual([
      ['Cash'],
      ['PaymentCard'],
    ])
  })

  it('issue a ticket for those who are paid for, and for the others when they are paid for later', async () => {
    const { workbench, offer, pay } = await withForms(twoAdults)
    await pay(by('second', 1, offer.Price.TotalPrice / 2))
    const first = await client(api).committed(workbench)
    const reopened = await client(api).reopen(first.Receipt[0].Confirmation.Locator.value)
    await client(api).pay(reopened, first.Offer[0], cashBody)
    const second = await client(api).committed(reopened)
    const refs = documentsOf(second).map(({ TravelerIdentifierRef }) => TravelerIdentifierRef.id)

    expect(documentsOf(first).map(({ TravelerIdentifierRef }) => TravelerIdentifierRef.id)).toEqual([
      'second',
    ])
    expect(refs.sort()).toEqual(['second', 'travelerRefId_1'])
    const third = await client(api).reopen(first.Receipt[0].Confirmation.Locator.value)
    await expect(client(api).pay(third, first.Offer[0], cashBody)).rejects.toThrow(
      'DOCUMENTS OF THE OFFER ARE ISSUED ALREADY',
    )
  })

  it('refuse a traveler who is not in the workbench', async () => {
    const { pay } = await withForms()

    expect(errorOf(await pay(by('unknown', 1, 1))).Message).toMatch(
      /^TRAVELER ID\/IDENTIFIER VALUES MUST MATCH/,
    )
  })
})

it('pays several offers with one payment: their documents together cost what is charged', async () => {
  const c = client(api)
  const { workbench, offer } = await c.prepare()
  const second = await c.addOffer(workbench, { from: 'JFK', to: 'LHR', date: '2027-05-20' })
  const path = { ReservationResource_Identifier: workbench }
  await api.call('addFormOfPayment', { path, body: cardBody() })
  const total = offer.Price.TotalPrice + second.Price.TotalPrice
  const before = await captured()
  await api.call('addPayment', {
    path,
    body: named(1, { Amount: amount(total), OfferIdentifier: [{ id: offer.id }, { id: second.id }] }),
  })
  const documents = documentsOf(await c.committed(workbench))

  expect(documents).toHaveLength(2)
  expect(documents.reduce((sum, { Amount }) => sum + Amount.Total, 0)).toBeCloseTo(total, 2)
  expect((await captured()).filter((minor) => !before.includes(minor))).toEqual([Math.round(total * 100)])
})

it('charges what is due of a payment that names more, with a warning, and shows what was charged', async () => {
  const { workbench, offer, pay } = await withForms()
  const { TotalPrice } = offer.Price
  await pay(named(2, { Amount: amount(TotalPrice + 100) }))
  const before = await captured()
  const { Reservation, Result } = (await client(api).commit(workbench)).body.ReservationResponse
  const [document] = documentsOf(Reservation)

  expect(Result).toMatchObject({
    status: 'Complete',
    Warning: [
      {
        SourceCode: '4186',
        Message: `PAYMENT AMOUNT ${(TotalPrice + 100).toFixed(2)} GBP DIFFERS FROM THE AMOUNT DUE. ${TotalPrice.toFixed(2)} GBP WAS CHARGED`,
      },
    ],
  })
  expect(document.Amount.Total).toBe(TotalPrice)
  expect(Reservation.Payment).toMatchObject([{ Amount: { value: TotalPrice, currencySource: 'Charged' } }])
  expect((await captured()).toSorted()).toEqual([...before, Math.round(TotalPrice * 100)].toSorted())
})

it('charges nothing when a payment names less than is due: the booking is held, and both amounts are in the error', async () => {
  const { workbench, offer, pay } = await withForms()
  await pay(named(2, { Amount: amount(1) }))
  const before = await ledger(api).charges()
  const { body } = await client(api).commit(workbench)
  const { Reservation, reservationStatus, Result } = body.ReservationResponse

  expect(reservationStatus).toBe('Partial')
  expect(Result).toEqual({
    '@type': 'Result',
    status: 'Incomplete',
    Error: [
      expect.objectContaining({
        SourceCode: '4201',
        Message: `PAYMENT AMOUNT 1.00 GBP IS LESS THAN THE AMOUNT DUE OF ${offer.Price.TotalPrice.toFixed(2)} GBP. NOTHING WAS CHARGED`,
      }),
    ],
  })
  expect(documentsOf(Reservation)).toEqual([])
  expect(Reservation).not.toHaveProperty('Payment')
  expect(await ledger(api).charges()).toEqual(before)

  const later = await client(api).reopen(locatorOf(Reservation))
  await client(api).pay(later, offer)
  expect(documentsOf(await client(api).committed(later))).toHaveLength(1)
})

it('one payment that names less than its offer holds all offers of the commit', async () => {
  const { workbench, offer, pay } = await withForms()
  const second = await client(api).addOffer(workbench, { from: 'JFK', to: 'LHR', date: '2027-05-20' })
  await pay(named(2, { Amount: amount(offer.Price.TotalPrice) }))
  await pay(named(1, { Amount: amount(second.Price.TotalPrice - 10), OfferIdentifier: [{ id: second.id }] }))
  const before = await ledger(api).charges()
  const { Reservation, reservationStatus } = (await client(api).commit(workbench)).body.ReservationResponse

  expect(reservationStatus).toBe('Partial')
  expect(Reservation.Offer).toHaveLength(2)
  expect(documentsOf(Reservation)).toEqual([])
  expect(await ledger(api).charges()).toEqual(before)
})

it('refuses a currency that is not the one of the offer', async () => {
  const { pay } = await ready()

  expect(errorOf(await pay({ Amount: { value: 900, code: 'EUR' } }))).toMatchObject({
    SourceCode: '4202',
    Message: 'PAYMENT IS IN EUR, THE OFFER IN GBP. PAY IN THE CURRENCY OF THE OFFER',
  })
})

it.each([0.01, 0])('an amount that is %d off is no matter: clients round', async (off) => {
  const { workbench, offer, pay } = await withForms()
  await pay(named(1, { Amount: amount(offer.Price.TotalPrice - off) }))
  const { Result } = (await client(api).commit(workbench)).body.ReservationResponse

  expect(Result).toEqual({ '@type': 'Result', status: 'Complete' })
})

it('replaces a payment of the same form of payment for the same offers: sent again it does not pay twice', async () => {
  const { workbench, offer, pay } = await withForms()
  for (let time = 0; time < 3; time++) await pay(named(1, { Amount: amount(offer.Price.TotalPrice) }))

  expect((await client(api).committed(workbench)).Payment).toHaveLength(1)
})

it.each([
  ['FormOfPaymentWaiverCode', { WaiverCode: { value: 'WX77' } }, 'WAIVERCODE PAYS FOR EXCHANGES ONLY'],
  ['FormOfPaymentVirtualPaymentAccount', { AccountID: '7701' }, 'VIRTUALPAYMENTACCOUNT PAYS FOR HOTELS ONLY'],
])('refuses to pay for an offer with a %s', async (type, more, reason) => {
  const { workbench, pay } = await withForms()
  await api.call('addFormOfPayment', {
    path: { ReservationResource_Identifier: workbench },
    body: { '@type': type, id: 'formOfPayment_3', ...more },
  })

  expect(errorOf(await pay(named(3, { Amount: amount(1) }))).Message).toContain(reason)
})

it.each([
  ['a non-standard card', cardBody('4000000000000002', { inhibitPaymentCardAuthorizationInd: true })],
  [
    'a card that the agency authorised',
    {
      ...cardBody('4000000000000002'),
      PaymentCard: { ...cardBody('4000000000000002').PaymentCard, approvalCode: 'A1B2C3' },
    },
  ],
  ['an invoice', { '@type': 'FormOfPaymentInvoice', id: 'formOfPayment_1', InvoiceNumber: 'N-2041' }],
])('%s is not shown to the card issuer, and pays', async (_what, formOfPayment) => {
  const before = await captured()
  const reservation = await client(api).ticket({}, {}, formOfPayment)

  expect(ticketNumbersOf(reservation)).toHaveLength(1)
  expect(await captured()).toEqual(before)
})
