import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Api, type Json, startApi } from '../support/api.ts'
import { ledger } from '../support/ledger.ts'
import { cardBody, cashBody, client, inboundDate, locatorOf, ticketNumbersOf } from '../support/trip.ts'

/** docs/contract/booking.md 8.2, the forms of the body, and 8.5, what a commit answers. */
let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const identifier = { authority: 'Travelport', value: uuid }
const addForm = (workbench: string, body: Json) =>
  api.call('addFormOfPayment', { path: { ReservationResource_Identifier: workbench }, body })
const flightsOf = ({ Product }: Json): Json[] =>
  Product.flatMap(({ FlightSegment }: Json) => FlightSegment.map(({ Flight }: Json) => Flight))

describe('a commit', () => {
  const name = 'ReservationQueryCommitReservation'

  it.each<[string, { body?: Json; raw?: string }]>([
    ['no body', {}],
    ['an empty JSON text', { raw: '""' }],
    ['nothing but its type', { body: { '@type': name } }],
    ['flat flags', { body: { '@type': name, errorWhenOfferPriceChangesInd: true } }],
    ['the wrapper', { body: { [name]: { errorWhenOfferPriceChangesInd: true } } }],
    ['the wrapper, with types outside and inside', { body: { '@type': name, [name]: { '@type': name } } }],
    [
      'flags as texts, and unknown members',
      { body: { overrideMCTInd: 'true', Ticketing: {}, Notification: [] } },
    ],
  ])('is accepted with %s', async (_form, sent) => {
    const workbench = await client(api).reopen(locator)
    const headers = { authorization: `Bearer ${await api.token()}` }
    const { status, body } = await api.request('POST', `/11/air/book/reservation/reservations/${workbench}`, {
      headers,
      ...sent,
    })

    expect(status).toBe(200)
    expect(body.ReservationResponse.Result.status).toBe('Complete')
  })

  let locator: string
  beforeAll(async () => {
    locator = locatorOf(await client(api).hold())
  })
})

describe('what a commit answers', () => {
  const membersOf = ({ body }: Answer): string[] =>
    Object.keys(body.ReservationResponse.Reservation ?? {}).sort()
  const headOf = ({ body: { ReservationResponse } }: Answer) => [
    ReservationResponse.Result.status,
    ReservationResponse.reservationStatus,
  ]
  const headers = { TraceId: 't-109', 'TVP-Correlation-Id': 'c-109' }
  const commit = (Identifier: string, body: Json = {}) =>
    api.call('commitWorkbench', { path: { Identifier }, body, headers })

  /** Seats that are held, and sales that stand. */
  const atSuppliers = async () => {
    const sales = (await ledger(api).sales()).filter(({ status }) => status === 'sold')
    return { seats: await ledger(api).seatsHeld(), sales: sales.map(({ key }) => key) }
  }

  it('booked: offers, travelers, form of payment and a hold confirmation by every carrier, the record locator first', async () => {
    const { workbench, offer } = await client(api).prepare({ returnDate: inboundDate })
    await addForm(workbench, cardBody())
    const answer = await commit(workbench)
    const { Reservation, Identifier, ...envelope } = answer.body.ReservationResponse
    const flights = flightsOf(offer)

    expect(headOf(answer)).toEqual(['Complete', 'Success'])
    expect(envelope).toMatchObject({
      '@type': 'response',
      transactionId: uuid,
      traceId: 't-109',
      correlationId: 'c-109',
    })
    expect(membersOf(answer)).toEqual([
      '@type',
      'FormOfPayment',
      'Identifier',
      'Offer',
      'Receipt',
      'ReservationDisplaySequence',
      'Traveler',
      'TravelerProduct',
    ])
    expect([Reservation.Identifier, Identifier]).toEqual([identifier, Reservation.Identifier])
    expect(Identifier.value).not.toBe(workbench)
    expect(Reservation.TravelerProduct).toMatchObject(
      offer.Product.map(({ id }: Json) => ({
        '@type': 'TravelerProduct',
        TravelerRef: 'travelerRefId_1',
        OfferRef: 'offer_1',
        ProductRef: id,
        ConfirmationStatusEnum: 'Confirmed',
      })),
    )
    expect(Reservation.Receipt).toEqual([
      {
        '@type': 'ReceiptConfirmation',
        id: 'receipt_1',
        ReceiptRef: 'receipt_1',
        Identifier: identifier,
        dateTime: '2027-03-01T10:00:00Z',
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: {
            locatorType: 'Locator',
            source: '1G',
            sourceContext: 'Travelport',
            value: expect.stringMatching(/^[A-Z0-9]{6}$/),
            creationDate: '2027-03-01',
          },
          OfferStatus: {
            '@type': 'OfferStatusAir',
            StatusAir: [{ code: 'HK', value: 'Confirmed', flightRefs: flights.map(({ id }) => id) }],
          },
        },
      },
      ...[...new Set(flights.map(({ carrier }) => carrier))].map((source, index) => ({
        '@type': 'ReceiptConfirmation',
        id: `receipt_${index + 2}`,
        ReceiptRef: `receipt_${index + 2}`,
        Identifier: identifier,
        dateTime: '2027-03-01T10:00:00Z',
        OfferRef: ['offer_1'],
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: {
            locatorType: 'Locator',
            source,
            sourceContext: 'Supplier',
            value: expect.stringMatching(/^[A-Z0-9]{6}$/),
          },
        },
      })),
    ])
  })

  it('ticketed: the payment and its receipt with a document for each traveler, after the locators', async () => {
    const { workbench, offer } = await client(api).prepare()
    await client(api).pay(workbench, offer, cardBody())
    const answer = await commit(workbench)
    const { Reservation } = answer.body.ReservationResponse
    const [payment] = Reservation.Payment
    const receipt = Reservation.Receipt.at(-1)
    const { Base, TotalTaxes, TotalPrice } = offer.Price

    expect(headOf(answer)).toEqual(['Complete', 'Success'])
    expect(membersOf(answer)).toContain('Payment')
    expect(payment).toMatchObject({
      '@type': 'Payment',
      id: 'payment_1',
      Identifier: identifier,
      Amount: { code: 'GBP', minorUnit: 2, value: TotalPrice },
      FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
      OfferIdentifier: [{ id: 'offer_1' }],
    })
    expect(receipt).toMatchObject({
      '@type': 'ReceiptPayment',
      OfferRef: ['offer_1'],
      PaymentIdentifier: { id: 'payment_1', Identifier: payment.Identifier },
    })
    expect(receipt.Document).toMatchObject([
      {
        '@type': 'DocumentTicket',
        Number: expect.stringMatching(/^\d{13}$/),
        ControlNumber: '1',
        TravelerIdentifierRef: { id: 'travelerRefId_1' },
        IssuingPCC: '7N4Q',
        IssuingIATA: expect.stringMatching(/^\d{8}$/),
        IssuingCity: 'LON',
        Amount: {
          '@type': 'Amount',
          CurrencyCode: { value: 'GBP', decimalPlace: 2 },
          Base,
          Taxes: { TotalTaxes },
          Total: TotalPrice,
        },
      },
    ])
    expect(JSON.stringify(answer.body).match(/"Number":"\d{13}"/g)).toHaveLength(1)
  })

  it('a two-step stop: the changed offer and a warning, no receipt, and no message of an error', async () => {
    const { workbench } = await client(api).prepare(
      {},
      { PersonName: { Given: 'ISOLDE', Surname: 'PRICECHANGE' } },
    )
    const answer = await commit(workbench, { enableTwoStepCommitInd: true })
    const { Reservation, Result } = answer.body.ReservationResponse

    expect(headOf(answer)).toEqual(['Not Processed', 'Pending'])
    expect(membersOf(answer)).toEqual(['@type', 'Identifier', 'Offer'])
    expect(Reservation.Identifier.value).toBe(workbench)
    expect(Reservation.Offer.map((offer: Json) => offer['@type'])).toEqual(['OfferModify'])
    expect(Object.keys(Result).sort()).toEqual(['@type', 'Warning', 'status'])
  })

  it('ticketing that failed: the booking, with the error', async () => {
    const { workbench, offer } = await client(api).prepare(
      {},
      { PersonName: { Given: 'ISOLDE', Surname: 'NOTICKET' } },
    )
    await client(api).pay(workbench, offer, cashBody)
    const answer = await commit(workbench)
    const { Reservation, Result } = answer.body.ReservationResponse

    expect(headOf(answer)).toEqual(['Incomplete', 'Partial'])
    expect(Result.Error).toMatchObject([
      { '@type': 'ErrorDetail', SourceID: '1G', Message: 'DOCUMENT ISSUANCE FAILED' },
    ])
    expect(Reservation.Offer).toHaveLength(1)
    expect(ticketNumbersOf(Reservation)).toEqual([])
    expect(Reservation.Receipt.map((receipt: Json) => receipt['@type'])).not.toContain('ReceiptPayment')
    expect(membersOf(answer)).not.toContain('Payment')
  })

  it.each([
    ['no inventory', 'SOLDOUT', '4012', 'AIR SEGMENTS CANNOT BE BOOKED'],
    ['no telephone', 'FENWRIGHT', '4113', 'TELEPHONE IS A REQUIRED FIELD'],
    ['a carrier that never answers', 'CARRIERDOWN', '2595', 'COMMUNICATION ERROR. RETRY'],
  ])(
    'a failure, by %s: the error and no reservation, and nothing is left with the supplier',
    async (_what, Surname, SourceCode, Message) => {
      const before = await atSuppliers()
      const Telephone = SourceCode === '4113' ? [] : undefined
      const { workbench } = await client(api).prepare(
        {},
        { PersonName: { Given: 'ISOLDE', Surname }, ...(Telephone && { Telephone }) },
      )
      const answer = await commit(workbench)
      await api.service.idle()

      expect(answer.status).toBe(200)
      expect(headOf(answer)).toEqual(['Not Processed', 'Fail'])
      expect(answer.body.ReservationResponse.Result.Error).toMatchObject([{ SourceCode, Message }])
      expect(answer.body.ReservationResponse.Reservation).toBeUndefined()
      expect(await atSuppliers()).toEqual(before)
    },
  )
})
