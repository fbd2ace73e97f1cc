import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { issueEmd } from '../../support/emd.ts'
import { ledger, refundsOf } from '../../support/ledger.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi({
    log: { request: () => undefined, bug: () => undefined },
  })
})
afterAll(() => api.close())

const voidAll = async (locator: Json, documentVoid: Json, more: object = {}): Promise<Json> =>
  (await api.call('voidDocuments', { body: { locator, documentVoid }, ...more })).body
    .DocumentVoidListResponse
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const refundsByCharge = async (): Promise<number[][]> =>
  (await ledger(api).charges()).map((charge) => refundsOf([charge]))

/** A ticket for each of the surnames. */
async function ticketed(
  surnames: readonly string[],
  card = cardBody(),
): Promise<{ locator: string; numbers: string[]; total: number }> {
  const workbench = await client(api).openWorkbench()
  const offer = await client(api).addOffer(workbench, {
    passengers: [{ number: surnames.length, passengerTypeCode: 'ADT' }],
  })
  for (const Surname of surnames)
    await client(api).addTraveler(workbench, { PersonName: { Given: 'ISOLDE', Surname } })
  await client(api).pay(workbench, offer, card)
  const reservation = await client(api).committed(workbench)
  return {
    locator: locatorOf(reservation),
    numbers: ticketNumbersOf(reservation),
    total: Math.round(offer.Price.TotalPrice * 100),
  }
}

const statuses = async (locator: string) =>
  documentsOf(await retrieve(locator)).map((document) => document['@type'])

it('voids the documents that are named', async () => {
  const { locator, numbers } = await ticketed(['FENWRIGHT', 'TESTBERG'])
  const answer = await voidAll({ value: locator }, [{ documentType: 'Ticket', number: [numbers[1]] }])

  expect(answer).toMatchObject({
    Result: { status: 'Complete' },
    Identifier: { value: expect.any(String) },
    documentStatus: [{ documentType: 'Ticket', number: numbers[1], status: 'VOID' }],
  })
  expect(await statuses(locator)).toEqual(['DocumentTicket', 'DocumentTicketVoid'])
})

it('voids all of a type when no number is given, and refunds the whole payment; the reservation is held', async () => {
  const { locator, numbers, total } = await ticketed(['FENWRIGHT', 'TESTBERG'])
  const before = (await refundsByCharge()).flat().reduce((sum, minor) => sum + minor, 0)
  const answer = await voidAll(locator, [{ documentType: 'Ticket' }])

  expect(answer.documentStatus.map(({ number }: Json) => number)).toEqual(numbers)
  expect((await refundsByCharge()).flat().reduce((sum, minor) => sum + minor, 0) - before).toBe(total)
  expect((await retrieve(locator)).Payment.map(({ Amount }: Json) => Math.round(Amount.value * 100))).toEqual(
    [total, -total / 2, -total / 2],
  )
})

it('voids the other documents when one cannot be voided, and reports that one with its number', async () => {
  const { locator, numbers } = await ticketed(['FENWRIGHT', 'NOVOID', 'TESTBERG'])
  const answer = await voidAll(locator, [{ documentType: 'Ticket', number: [...numbers, '1252400000099'] }])

  expect(answer.Result).toMatchObject({
    status: 'Incomplete',
    Error: [
      {
        Message: 'DOCUMENT TICKET DOES NOT EXIST',
        NameValuePair: [{ name: 'number', value: '1252400000099' }],
      },
      { Message: 'VOID WAS REFUSED BY THE CARRIER', NameValuePair: [{ name: 'number', value: numbers[1] }] },
    ],
  })
  expect(answer.documentStatus.map(({ number }: Json) => number)).toEqual([numbers[0], numbers[2]])
  expect(await statuses(locator)).toEqual(['DocumentTicketVoid', 'DocumentTicket', 'DocumentTicketVoid'])
})

it('is reported as done when repeated, and refunds nothing again', async () => {
  const { locator } = await ticketed(['FENWRIGHT'])
  await voidAll(locator, [{ documentType: 'Ticket' }])
  const before = await refundsByCharge()
  const again = await voidAll(locator, [{ documentType: 'Ticket' }])

  expect(again.Result).toMatchObject({
    status: 'Not Processed',
    Error: [{ Message: 'DOCUMENT IS ALREADY IN VOID STATUS' }],
  })
  expect(await refundsByCharge()).toEqual(before)
})

it('ten concurrent requests void once and refund once', async () => {
  const { locator, numbers, total } = await ticketed(['FENWRIGHT'])
  const before = (await refundsByCharge()).flat().length
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => voidAll(locator, [{ documentType: 'Ticket', number: numbers }])),
  )
  const refunds = (await refundsByCharge()).flat()

  expect(answers.some(({ Result }) => Result.status === 'Complete')).toBe(true)
  expect(refunds).toHaveLength(before + 1)
  expect(refunds).toContain(total)
})

it('a refund whose answer is lost is found again and not repeated', async () => {
  const { locator, total } = await ticketed(['FENWRIGHT'], cardBody('4000000000000424'))
  const before = (await refundsByCharge()).flat().length
  const answer = await voidAll(locator, [{ documentType: 'Ticket' }])

  expect(answer.Result.status).toBe('Complete')
  expect((await refundsByCharge()).flat()).toHaveLength(before + 1)
  expect((await refundsByCharge()).flat()).toContain(total)
})

it('leaves alone what is of another booking, and does not void for NDC', async () => {
  const [{ locator, numbers }, other] = [await ticketed(['FENWRIGHT']), await ticketed(['FENWRIGHT'])]
  const ndc = await client(api).orderNdc()
  const foreign = await voidAll(locator, [{ documentType: 'Ticket', number: other.numbers }])
  const wrongType = await voidAll(locator, [{ documentType: 'EMD', number: numbers }])
  const order = await voidAll(locatorOf(ndc), [{ documentType: 'Ticket' }])

  expect(foreign.Result).toMatchObject({
    status: 'Not Processed',
    Error: [{ Message: 'DOCUMENT TICKET DOES NOT EXIST' }],
  })
  expect(wrongType.Result).toMatchObject({
    status: 'Not Processed',
    Error: [{ Message: 'EMD DOES NOT EXIST' }],
  })
  expect(order.Result).toMatchObject({
    status: 'Not Processed',
    Error: [{ Message: 'NOT SUPPORTED FOR NDC. CANCEL THE OFFER' }],
  })
  expect([await statuses(locator), await statuses(other.locator)]).toEqual([
    ['DocumentTicket'],
    ['DocumentTicket'],
  ])
})

describe('EMDs', () => {
  it('are not voided with their tickets: a warning names them', async () => {
    const { locator, numbers } = await ticketed(['FENWRIGHT'])
    const emd = await issueEmd(api, numbers[0] ?? '')
    const answer = await voidAll(locator, [{ documentType: 'Ticket' }])

    expect(answer.Result).toMatchObject({
      status: 'Complete',
      Warning: [
        { Message: 'ASSOCIATED EMD STILL OPEN', NameValuePair: [{ name: 'number', value: emd.number }] },
      ],
    })
  })

  it('are voided by their own type, and leave the tickets', async () => {
    const { locator, numbers } = await ticketed(['FENWRIGHT'])
    const emd = await issueEmd(api, numbers[0] ?? '')
    const answer = await voidAll(locator, [{ documentType: 'EMD' }])

    expect(answer.documentStatus).toEqual([{ documentType: 'EMD', number: emd.number, status: 'VOID' }])
    expect(await statuses(locator)).toEqual(['DocumentTicket', 'DocumentEMDVoid'])
  })

  it('are voided together with tickets when both types are named, and then need no warning', async () => {
    const { locator, numbers } = await ticketed(['FENWRIGHT'])
    const emd = await issueEmd(api, numbers[0] ?? '')
    const answer = await voidAll(locator, [
      { documentType: 'Ticket', number: numbers },
      { documentType: 'EMD' },
    ])

    expect(answer.Result).toEqual({ '@type': 'Result', status: 'Complete' })
    expect(answer.documentStatus).toEqual([
      { documentType: 'Ticket', number: numbers[0], status: 'VOID' },
      { documentType: 'EMD', number: emd.number, status: 'VOID' },
    ])
  })
})

it('reports that a reservation has no such documents, or that there is no reservation, another tenant’s included', async () => {
  const { locator, numbers } = await ticketed(['FENWRIGHT'])
  const message = ({ Result }: Json) => Result.Error[0].Message
  const foreign = await api.call('voidDocuments', {
    body: { locator, documentVoid: [{ documentType: 'Ticket', number: numbers }] },
    as: otherAccount,
  })

  expect(message(await voidAll(locator, [{ documentType: 'EMD' }]))).toBe('EMD DOES NOT EXIST')
  expect(message(await voidAll(locator, [{ documentType: 'MCO' }]))).toBe('DOCUMENT MCO DOES NOT EXIST')
  expect(message(await voidAll('QQQQQQ', [{ documentType: 'Ticket' }]))).toBe('RECORD LOCATOR DOES NOT EXIST')
  expect(errorOf(foreign.body).Message).toBe('RECORD LOCATOR DOES NOT EXIST')
})

it.each(['/11/air/documents/void', '/11/document/documents/void'])('is also served at %s', async (url) => {
  const { locator } = await ticketed(['FENWRIGHT'])
  const answer = await api.request('POST', url, {
    headers: { authorization: `Bearer ${await api.token()}` },
    body: { locator: { value: locator }, documentVoid: [{ documentType: 'Ticket' }] },
  })

  expect(answer.body.DocumentVoidListResponse.Result.status).toBe('Complete')
})

it.each([
  { documentVoid: [{ documentType: 'Ticket' }] },
  { locator: { value: 'QK7W2M' } },
  { locator: 'QK7W2M', documentVoid: [] },
  { locator: 'QK7W2M', documentVoid: [{ number: ['1252400000017'] }] },
  { locator: 'QK7W2M', documentVoid: [{ documentType: 'Invoice' }] },
])('is invalid input: %j', async (body) => {
  expect(errorOf((await api.call('voidDocuments', { body })).body)).toMatchObject({
    StatusCode: 400,
    SourceCode: '1586',
  })
})
