import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { receiptListResponse } from '../../../lib/reservation/wire/receipt.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { addVehicle, rentalReceiptOf } from '../../support/rental.ts'
import {
  cardBody,
  client,
  errorOf,
  inboundDate,
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

const cancel = (name: string, more: object = {}) =>
  api.call('cancelReservation', { path: { ReservationResource_Identifier: name }, ...more })
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse

it('cancels a held booking at once: a receipt for every offer, the seats released', async () => {
  const before = await ledger(api).seatsHeld()
  const workbench = await client(api).openWorkbench()
  await client(api).addOffer(workbench, { returnDate: inboundDate })
  await client(api).addOffer(workbench, { from: 'CDG', to: 'FCO' })
  await client(api).addTraveler(workbench)
  const locator = locatorOf(await client(api).committed(workbench))
  const { status, body } = await cancel(locator)

  expect(status).toBe(200)
  expect(receiptListResponse.safeParse(body).error).toBeUndefined()
  expect(body.ReceiptListResponse.ReceiptID).toMatchObject(
    ['offer_1', 'offer_2'].map((offer) => ({
      '@type': 'ReceiptCancellation',
      OfferRef: [offer],
      Cancellation: { '@type': 'CancellationHold', Locator: { source: '1G', value: locator } },
    })),
  )
  expect(await ledger(api).seatsHeld()).toBe(before)
})

it('answers each cancellation with its identifier, its offer, its time and the record locator', async () => {
  const locator = locatorOf(await client(api).hold())
  const [receipt] = (await cancel(locator)).body.ReceiptListResponse.ReceiptID

  expect(receipt).toEqual({
    '@type': 'ReceiptCancellation',
    id: 'receipt_3',
    ReceiptRef: 'receipt_3',
    Identifier: { authority: 'Travelport', value: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    dateTime: '2027-03-01T10:00:00Z',
    OfferRef: ['offer_1'],
    Cancellation: {
      '@type': 'CancellationHold',
      Locator: { locatorType: 'Locator', source: '1G', sourceContext: 'Travelport', value: locator },
    },
  })
})

it('keeps the reservation: travelers and receipts, no offer; the history has agent and time of the cancellation', async () => {
  const locator = locatorOf(await client(api).hold())
  await cancel(locator, { body: { '@type': 'CancelRequest', cancelAllInd: true } })
  const { Reservation } = await retrieve(locator)
  const { events } = await ledger(api).reservation(locator)

  expect(Reservation.Offer).toBeUndefined()
  expect(Reservation.Traveler).toHaveLength(1)
  expect(Reservation.Receipt.map((receipt: Json) => receipt['@type'])).toEqual([
    'ReceiptConfirmation',
    'ReceiptConfirmation',
    'ReceiptCancellation',
  ])
  expect(events.map(({ kind }: Json) => kind)).toEqual(['booked', 'changed', 'cancelled'])
})

it.each([{ body: { '@type': 'ReservationID', ReservationID: [] } }, { body: {} }, {}])(
  'accepts the body %j',
  async (more) => {
    const locator = locatorOf(await client(api).hold())

    expect((await cancel(locator, more)).body.ReceiptListResponse.Result.status).toBe('Complete')
  },
)

it('cancels only the offer that is named, also from the workbench that was opened for it', async () => {
  const workbench = await client(api).openWorkbench()
  const first = await client(api).addOffer(workbench)
  const second = await client(api).addOffer(workbench, { from: 'CDG', to: 'FCO' })
  await client(api).addTraveler(workbench)
  const locator = locatorOf(await client(api).committed(workbench))
  const byLocator = await cancel(locator, { query: { OfferIdentifier: first.Identifier.value } })
  const left = (await retrieve(locator)).Reservation.Offer
  const byWorkbench = await cancel(await client(api).reopen(locator), {
    query: { OfferIdentifier: second.Identifier.value },
    headers: { RetainFlag: 'true' },
  })

  expect(byLocator.body.ReceiptListResponse.ReceiptID.map(({ OfferRef }: Json) => OfferRef)).toEqual([
    ['offer_1'],
  ])
  expect(left.map(({ id }: Json) => id)).toEqual(['offer_2'])
  expect(byWorkbench.body.ReceiptListResponse.ReceiptID.map(({ OfferRef }: Json) => OfferRef)).toEqual([
    ['offer_2'],
  ])
  expect((await retrieve(locator)).Reservation.Offer).toBeUndefined()
})

it('cancels flights and cars together: a receipt for each, the car with its cancellation number', async () => {
  const before = await ledger(api).seatsHeld()
  const locator = locatorOf(await client(api).hold())
  await addVehicle(api, locator)
  const { body } = await cancel(locator)
  const { Reservation } = await retrieve(locator)

  expect(body.ReceiptListResponse.ReceiptID.map(({ OfferRef }: Json) => OfferRef)).toEqual([
    ['offer_1'],
    ['offer_2'],
  ])
  expect(rentalReceiptOf(Reservation, { id: 'offer_2' })).toMatchObject({
    Locator: { value: expect.stringMatching(/^C\d{8}$/), locatorType: 'Cancellation Number' },
    OfferStatus: { code: 'HX' },
  })
  expect(Reservation.Offer.map(({ id }: Json) => id)).toEqual(['offer_2'])
  expect(await ledger(api).seatsHeld()).toBe(before)
  expect(errorOf((await cancel(locator)).body).SourceCode).toBe('4132')
})

it('refuses a ticketed booking: its documents come first', async () => {
  const locator = locatorOf(await client(api).ticket({}, {}, cardBody()))

  expect(errorOf((await cancel(locator)).body).Message).toBe('VOID OR REFUND DOCUMENTS BEFORE CANCELLING')
  expect((await retrieve(locator)).Reservation.Offer).toHaveLength(1)
})

it('refuses what is cancelled already, unknown, or of another tenant', async () => {
  const locator = locatorOf(await client(api).hold())
  const foreign = await cancel(locator, { as: otherAccount })
  await cancel(locator)

  expect(errorOf(foreign.body).SourceCode).toBe('4132')
  expect(errorOf((await cancel(locator)).body).SourceCode).toBe('4132')
  expect(errorOf((await cancel('QQQQQQ')).body).SourceCode).toBe('4132')
})

it('two concurrent requests cancel once and get the same receipts', async () => {
  const before = await ledger(api).seatsHeld()
  const locator = locatorOf(await client(api).hold())
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(locator)))
  const ids = answers.map(({ body }) =>
    body.ReceiptListResponse.ReceiptID?.map(({ Identifier }: Json) => Identifier.value).join(),
  )

  expect(new Set(ids.filter(Boolean)).size).toBe(1)
  expect(answers.filter(({ body }) => errorOf(body) && errorOf(body).SourceCode !== '4132')).toEqual([])
  expect(
    (await retrieve(locator)).Reservation.Receipt.filter((receipt: Json) => receipt.Cancellation),
  ).toHaveLength(1)
  expect(await ledger(api).seatsHeld()).toBe(before)
})

it('the workbench that was open meanwhile cannot be committed any more', async () => {
  const held = await client(api).hold()
  const open = await client(api).reopen(locatorOf(held))
  await client(api).pay(open, held.Offer[0], cardBody())
  await cancel(locatorOf(held))
  const captured = async () => (await ledger(api).charges()).filter(({ status }) => status === 'captured')
  const before = await captured()
  const { body } = await client(api).commit(open)

  expect(errorOf(body).SourceCode).toBe('4367')
  expect(await captured()).toEqual(before)
})

it('cancels an NDC order that is held, from its workbench: nothing was paid, so no refund quote is needed', async () => {
  const before = await ledger(api).seatsHeld()
  const found = await client(api).search({ from: 'LHR', to: 'FRA' }, { contentSourceList: ['NDC'] })
  const workbench = await client(api).openWorkbench()
  await api.call('addOffer', {
    path: { ReservationResource_Identifier: workbench },
    body: selectionBody(pickOffers(found)),
  })
  await client(api).addTraveler(workbench)
  const held = await client(api).committed(workbench)
  const OfferIdentifier = held.Offer[0].Identifier.value
  const unknown = await cancel(await client(api).reopen(locatorOf(held)), {
    query: { OfferIdentifier: crypto.randomUUID() },
  })
  const { body } = await cancel(await client(api).reopen(locatorOf(held)), {
    query: { OfferIdentifier },
    headers: { RetainFlag: 'false' },
  })

  expect(errorOf(unknown.body).SourceCode).toBe('4101')
  expect(body.ReceiptListResponse.ReceiptID).toMatchObject([
    { '@type': 'ReceiptCancellation', OfferRef: ['offer_1'] },
  ])
  expect((await retrieve(locatorOf(held))).Reservation.Offer).toBeUndefined()
  expect(await ledger(api).seatsHeld()).toBe(before)
})

describe('a ticketed NDC order', () => {
  const fromWorkbench = async (reservation: Json, more: object = {}): Promise<Json> =>
    cancel(await client(api).reopen(locatorOf(reservation)), {
      query: { OfferIdentifier: `"${reservation.Offer[0].Identifier.value}"` },
      ...more,
    })
  const documentTypes = ({ Receipt }: Json): string[] =>
    Receipt.flatMap(({ Document = [] }: Json) => Document).map((document: Json) => document['@type'])

  it('inside the void period: coupons void, a full refund, the seats back', async () => {
    const before = await ledger(api).seatsHeld()
    const reservation = await client(api).orderNdc()
    const { body } = await fromWorkbench(reservation)
    const charge = (await ledger(api).charges()).findLast(({ refunds }) => refunds)
    const { Reservation } = await retrieve(locatorOf(reservation))

    expect(body.ReceiptListResponse.ReceiptID).toMatchObject([
      {
        '@type': 'ReceiptCancellation',
        OfferRef: ['offer_1'],
        Cancellation: { '@type': 'CancellationHold' },
      },
      { '@type': 'ReceiptPayment', OfferRef: ['offer_1'], Document: [{ '@type': 'DocumentTicketVoid' }] },
    ])
    expect(Object.values(charge.refunds)).toEqual([charge.amount.minor])
    expect(documentTypes(Reservation)).toEqual(['DocumentTicketVoid'])
    expect(Reservation.Offer).toBeUndefined()
    const [charged, returned] = Reservation.Payment
    expect([Reservation.Payment.length, returned.Amount.value]).toEqual([2, -charged.Amount.value])
    expect(await ledger(api).seatsHeld()).toBe(before)
  })

  it('outside the void period without a refund quote: refused', async () => {
    const reservation = await client(api).orderNdc()
    const late = await cancel(locatorOf(reservation), { headers: { 'x-sandbox-clock': '+P1D' } })

    expect(errorOf(late.body).Message).toBe(
      'OFFER CANNOT BE CANCELED WHEN REFUND AMOUNT DOES NOT EQUAL OFFER PRICE. PERFORM A REFUND QUOTE AND TRY AGAIN.',
    )
    expect((await retrieve(locatorOf(reservation))).Reservation.Offer).toHaveLength(1)
  })

  it('RetainFlag: the flights are cancelled, the coupons remain open and keep their value; only at carriers that support it', async () => {
    const reservation = await client(api).orderNdc()
    const other = await client(api).orderNdc({ from: 'LHR', to: 'FRA' }, 'LH')
    const headers = { RetainFlag: 'true' }
    const { body } = await fromWorkbench(reservation, { headers })
    const number = reservation.Receipt.flatMap(({ Document = [] }: Json) => Document)[0].Number
    const tickets = await api.call('retrieveTickets', {
      body: { Locator: locatorOf(reservation), TicketNumber: [{ value: number }] },
    })

    expect(body.ReceiptListResponse.ReceiptID).toMatchObject([
      { '@type': 'ReceiptCancellation' },
      {
        '@type': 'ReceiptPayment',
        Document: [{ '@type': 'DocumentTicketRetained', ValueRetainedInd: true }],
      },
    ])
    expect(tickets.body.TicketListResponse.TicketID[0].TicketSegment[0].Status).toBe('OpenForUse')
    expect((await retrieve(locatorOf(reservation))).Reservation.Offer).toBeUndefined()
    expect(errorOf((await fromWorkbench(other, { headers })).body).Message).toBe(
      'CARRIER LH DOES NOT RETAIN THE VALUE OF CANCELLED TICKETS',
    )
  })

  it('a ticket that the carrier does not void keeps its flights', async () => {
    const reservation = await client(api).orderNdc({ from: 'SYD', to: 'MEL' }, 'QF', cardBody(), {
      PersonName: { Given: 'A', Surname: 'NOVOID' },
    })

    expect(errorOf((await fromWorkbench(reservation)).body).Message).toBe('VOID WAS REFUSED BY THE CARRIER')
    expect(documentTypes((await retrieve(locatorOf(reservation))).Reservation)).toEqual(['DocumentTicket'])
    expect((await retrieve(locatorOf(reservation))).Reservation.Offer).toHaveLength(1)
  })
})

it('a cancelled offer is unknown, as long as any segment is left, passive ones included', async () => {
  const { workbench } = await client(api).prepare()
  await api.call('createOffer', {
    path: { ReservationResource_Identifier: workbench },
    body: passiveOfferBody(),
  })
  const locator = locatorOf(await client(api).committed(workbench))
  const query = { OfferIdentifier: 'offer_1' }
  const answers = [
    await cancel(locator, { query }),
    await cancel(locator, { query }),
    await cancel(locator),
    await cancel(locator),
  ]

  expect(answers.map(({ body }) => errorOf(body)?.SourceCode)).toEqual([undefined, '4101', undefined, '4132'])
})
