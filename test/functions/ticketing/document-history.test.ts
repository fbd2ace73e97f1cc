import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { cardBody, client, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
let reservation: Json
let number: string
beforeAll(async () => {
  api = await startApi()
  reservation = await client(api).ticket({}, {}, cardBody())
  number = ticketNumbersOf(reservation)[0] ?? ''
})
afterAll(() => api.close())

const history = async (documentNumbers: Json, more: object = {}): Promise<Json> =>
  (await api.call('documentHistory', { body: { locator: locatorOf(reservation), documentNumbers }, ...more }))
    .body
const tkt = (of: string): Json => ({ number: of, documentType: 'TKT' })

describe('the history of a document', () => {
  it('returns issuer, traveler, price and payment, the card masked', async () => {
    const [one] = (await history([tkt(number)])).DocumentHistoryResponse.documentHistories
    const { TotalPrice, Base } = reservation.Offer[0].Price

    expect(one).toMatchObject({
      number: { number, documentType: 'TKT' },
      issueDateTimeUTC: '2027-03-01T10:00:00Z',
      issuingPseudoCityCode: '7N4Q',
      issuingIATA: '99912345',
      issuingAgencyName: 'NORTHFELL TRAVEL',
      countryCode: 'GB',
      travelportLocator: { Locator: locatorOf(reservation) },
      supplierLocator: reservation.Receipt[1].Confirmation.Locator.value,
      name: 'FENWRIGHT/ISOLDEMS',
      passengerTypeCode: 'ADT',
      pricingPseudoCityCode: '7N4Q',
      formOfPayment: [
        {
          formOfPaymentType: 'PaymentCard',
          paymentCard: {
            cardCode: 'VI',
            cardNumber: '411111XXXXXX1111',
            cardExpiryDate: '0831',
            cardAuthorizationCode: expect.any(String),
          },
          amount: TotalPrice,
        },
      ],
      ticketSegments: [{ sequence: 1, status: 'OpenForUse', carrier: expect.any(String) }],
      documentDetail: {
        documentPricingDetail: { currencyCode: 'GBP', base: Base, totalDocumentPrice: TotalPrice },
      },
    })
    expect(one.documentDetail.voidDetail).toBeUndefined()
  })

  it('returns the requester, the order at an NDC carrier, tour code and exchange rate of a fare in another currency', async () => {
    const historyOf = async (of: Json): Promise<Json> => {
      const documentNumbers = [tkt(ticketNumbersOf(of)[0] ?? '')]
      const { body } = await api.call('documentHistory', {
        body: { locator: locatorOf(of), documentNumbers },
      })
      return body.DocumentHistoryResponse.documentHistories[0]
    }
    const { workbench, offer } = await client(api).prepare({ from: 'JFK', to: 'LHR' })
    const TourCodes = [{ TourCode: { value: 'IT7BA2' } }]
    await api.call('addDocumentOverrides', {
      path: { ReservationResource_Identifier: workbench },
      body: { TourCodes },
    })
    await client(api).pay(workbench, offer)
    const { body } = await client(api).commit(workbench, { ReceivedFrom: 'MR MARROW' })
    const abroad = await historyOf(body.ReservationResponse.Reservation)
    const ordered = await client(api).orderNdc()
    const { documentPricingDetail } = abroad.documentDetail

    expect(abroad.issuingAgent).toBe('MR MARROW')
    expect(documentPricingDetail).toMatchObject({ currencyCode: 'GBP', tourCode: 'IT7BA2' })
    expect(
      documentPricingDetail.filedBaseAmount * documentPricingDetail.fareCalculation.rateOfExchange,
    ).toBeCloseTo(documentPricingDetail.base, 1)
    expect((await historyOf(ordered)).orderID).toBe(ordered.Receipt[2].Confirmation.Locator.value)
    expect((await history([tkt(number)])).DocumentHistoryResponse.documentHistories[0]).not.toHaveProperty(
      'orderID',
    )
  })

  it('names the user of the token where the agency names no agent, for the issue and the void', async () => {
    const booked = await client(api).ticket()
    const [issued = ''] = ticketNumbersOf(booked)
    await api.call('voidTicket', { path: { Identifier: issued } })
    const { body } = await api.call('documentHistory', {
      body: { locator: locatorOf(booked), documentNumbers: [tkt(issued)] },
    })
    const [one] = body.DocumentHistoryResponse.documentHistories

    expect(one.issuingAgent).toBe('sandbox-agent')
    expect(one.documentDetail.voidDetail.voidingAgent).toBe('sandbox-agent')
  })

  it('returns its void: time, agent and settlement authorisation code', async () => {
    const voided = ticketNumbersOf(await client(api).ticket())[0] ?? ''
    const locator = locatorOf(
      (await api.call('retrieveReservation', { path: { Identifier: voided } })).body.ReservationResponse
        .Reservation,
    )
    const { body } = await api.call('voidTicket', { path: { Identifier: voided } })
    const history = await api.call('documentHistory', {
      body: { locator: { value: locator }, documentNumbers: [tkt(voided)] },
    })

    expect(history.body.DocumentHistoryResponse.documentHistories[0].documentDetail.voidDetail).toEqual({
      voidDocumentNumber: voided,
      voidDateTimeUTC: '2027-03-01T10:00:00Z',
      source: '1G',
      pseudoCityCode: '7N4Q',
      voidingAgent: 'sandbox-agent',
      sacCode: body.TicketIdResponse.SettlementAuthorizationCode,
    })
  })
})

it('accepts up to six documents', async () => {
  expect((await history(Array(6).fill(tkt(number)))).DocumentHistoryResponse.documentHistories).toHaveLength(
    6,
  )
  expect(errorOf(await history(Array(7).fill(tkt(number)))).SourceCode).toBe('1586')
})

it('names those that the reservation does not have, and returns the others', async () => {
  const { Result, documentHistories } = (await history([tkt(number), tkt('1252400000099')]))
    .DocumentHistoryResponse

  expect(documentHistories).toHaveLength(1)
  expect(Result).toMatchObject({
    status: 'Incomplete',
    Error: [
      {
        Message: 'DOCUMENT HISTORY NOT FOUND FOR REQUESTED RESERVATION',
        NameValuePair: [{ name: 'number', value: '1252400000099' }],
      },
    ],
  })
})

it('reports that there is none under another type, in another reservation, or of another tenant', async () => {
  const missing = 'DOCUMENT HISTORY NOT FOUND FOR REQUESTED RESERVATION'
  const held = await client(api).hold()
  const elsewhere = await api.call('documentHistory', {
    body: { locator: locatorOf(held), documentNumbers: [tkt(number)] },
  })

  expect(errorOf(await history([{ number, documentType: 'EMD' }])).Message).toBe(missing)
  expect(errorOf(elsewhere.body).Message).toBe(missing)
  expect(errorOf(await history([tkt(number)], { as: otherAccount })).SourceCode).toBe('4132')
})

it('is also served below /document', async () => {
  const { body } = await api.request('POST', '/11/document/documents/history', {
    headers: { authorization: `Bearer ${await api.token()}` },
    body: { locator: locatorOf(reservation), documentNumbers: [tkt(number)] },
  })

  expect(body.DocumentHistoryResponse.documentHistories).toHaveLength(1)
})

it.each([
  { documentNumbers: [{ number: '1252400000017', documentType: 'TKT' }] },
  { locator: 'QK7W2M' },
  { locator: 'QK7W2M', documentNumbers: [{ number: '1252400000017' }] },
  { locator: 'QK7W2M', documentNumbers: [{ documentType: 'TKT' }] },
  { locator: 'QK7W2M', documentNumbers: [{ number: '1252400000017', documentType: 'Ticket' }] },
])('is invalid input: %j', async (body) => {
  expect(errorOf((await api.call('documentHistory', { body })).body)).toMatchObject({
    StatusCode: 400,
    SourceCode: '1586',
  })
})
