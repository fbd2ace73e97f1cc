import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { issueEmd } from '../../support/emd.ts'
import { ledger, refundsOf } from '../../support/ledger.ts'
import { ticketParty } from '../../support/party.ts'
import { cardTicket, fareOf, quoteIdOf, quoteRefund, refundBy, refundTicket } from '../../support/refund.ts'
import { cardBody, client, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const called = (Surname: string) => ({ PersonName: { Given: 'Ada', Surname } })
const numberOf = (reservation: Json): string => ticketNumbersOf(reservation)[0] ?? ''
const chargeOf = async (number: string): Promise<Json> => {
  const [{ chargeKey }] = (await ledger(api).document(number)).payments
  return (await ledger(api).charges()).find(({ key }) => key === chargeKey)
}
const resultOf = (body: Json): Json => body.ReceiptListResponse.Result
const documentsIn = (body: Json): Json[] => body.ReceiptListResponse.ReceiptID[0].Document

describe('the refund of a quote', () => {
  it('returns what was quoted to the card, closes the coupons, and has a control number', async () => {
    const reservation = await cardTicket(api, fareOf('PartialRefund'))
    const number = numberOf(reservation)
    const quote = await quoteRefund(api, [number])
    const { body } = await refundBy(api, quoteIdOf(quote), ['offer_1'])
    const [document] = documentsIn(body)
    const quoted = quote.body.OfferListResponse.OfferID[0].ModifyPrice
    const ticket = await api.call('displayTicket', { path: { Identifier: number } })

    expect(document).toMatchObject({
      '@type': 'DocumentTicketRefund',
      Number: number,
      ControlNumber: expect.stringMatching(/^R\d{7}$/),
      refundGuaranteedInd: true,
      Amount: { Base: quoted.Base, Taxes: { TotalTaxes: quoted.TotalTaxes }, Total: quoted.TotalPrice },
    })
    expect(refundsOf([await chargeOf(number)])).toEqual([Math.round(quoted.TotalPrice * 100)])
    expect(ticket.body.TicketListResponse.TicketID[0].TicketSegment[0].Status).toBe('Refund')
    expect(await discrepancies(api)).toEqual([])
  })

  it('is told by receipts, retrieve, document list and history, while the flights stay booked', async () => {
    const reservation = await cardTicket(api)
    const number = numberOf(reservation)
    await refundTicket(api, number)
    const locator = locatorOf(reservation)
    const retrieved = await api.call('retrieveReservation', { path: { Identifier: locator } })
    const listed = await api.call('listDocuments', { path: { identifier: locator } })
    const history = await api.call('documentHistory', {
      body: { locator, documentNumbers: [{ number, documentType: 'TKT' }] },
    })
    const receipts = await api.call('listReceipts', { path: { ReservationResource_Identifier: locator } })

    const shown = retrieved.body.ReservationResponse.Reservation
    expect(shown.Offer).toHaveLength(1)
    expect(shown.Receipt[0].Confirmation.OfferStatus.StatusAir[0].code).toBe('HK')
    for (const list of [shown.Receipt, receipts.body.ReceiptListResponse.ReceiptID])
      expect(list.at(-1).Document[0]).toMatchObject({ '@type': 'DocumentTicketRefund', Number: number })
    expect(JSON.stringify(listed.body)).toContain('"actionStatus":"R"')
    expect(
      history.body.DocumentHistoryResponse.documentHistories[0].documentDetail.refundDetail,
    ).toMatchObject({ refundDocumentNumber: number, refundCategory: 'Partial' })
  })

  it('lets the itinerary be cancelled afterwards, and nothing else be done with the ticket', async () => {
    const reservation = await cardTicket(api)
    const number = numberOf(reservation)
    await refundTicket(api, number)
    const voided = await api.call('voidTicket', { path: { Identifier: number }, body: {} })
    const cancelled = await api.call('cancelReservation', {
      path: { ReservationResource_Identifier: locatorOf(reservation) },
    })

    expect(errorOf(voided.body).Message).toBe('TICKET STATUS DOES NOT ALLOW VOID')
    expect(resultOf(cancelled.body).status).toBe('Complete')
    expect(await discrepancies(api)).toEqual([])
  })

  it('keeps the flights beyond the former time limit, until they depart', async () => {
    const reservation = await cardTicket(api)
    await refundTicket(api, numberOf(reservation))
    const headers = { 'x-sandbox-clock': '2027-05-11T00:00:00Z' }
    const { body } = await api.call('retrieveReservation', {
      path: { Identifier: locatorOf(reservation) },
      headers,
    })

    expect(body.ReservationResponse.Reservation.Offer).toHaveLength(1)
  })

  it('is of the selected tickets only, and the others can be refunded by the same quote', async () => {
    const reservation = await ticketParty(api, 2, cardBody())
    const [first = '', second = ''] = ticketNumbersOf(reservation)
    const quoteId = quoteIdOf(await quoteRefund(api, [first, second]))
    const one = await refundBy(api, quoteId, ['offer_2'])
    const charge = await chargeOf(first)
    const other = await refundBy(api, quoteId, ['offer_1'])

    expect(documentsIn(one.body).map(({ Number: number }) => number)).toEqual([second])
    expect(refundsOf([charge])).toHaveLength(1)
    expect(documentsIn(other.body).map(({ Number: number }) => number)).toEqual([first])
    expect(await discrepancies(api)).toEqual([])
  })

  it('warns of EMDs that are still open', async () => {
    const reservation = await client(api).ticket()
    const emd = await issueEmd(api, numberOf(reservation))
    const quoteId = quoteIdOf(await quoteRefund(api, [numberOf(reservation)]))

    expect(resultOf((await refundBy(api, quoteId)).body).Warning).toMatchObject([
      { Message: 'ASSOCIATED EMD STILL OPEN', NameValuePair: [{ name: 'number', value: emd.number }] },
    ])
  })

  it('tells what was flown, a waiver, and that the agency settles it', async () => {
    const number = numberOf(await cardTicket(api, fareOf('PartialRefund', { returnDate: '2027-05-18' })))
    const headers = { 'x-sandbox-clock': '2027-05-14T10:00:00Z' }
    const quote = await quoteRefund(api, [number], { WaiverCode: 'WX12' }, { headers })
    const query = { agencySettlementNotReportedInd: 'true' }
    const { body } = await refundBy(api, quoteIdOf(quote), [], { headers, query })

    expect(documentsIn(body)[0]).toMatchObject({
      partialRefundInd: true,
      agencySettlementNotReportedInd: true,
      WaiverCode: { value: 'WX12' },
    })
  })

  it('goes on when the answer of the carrier was lost', async () => {
    const number = numberOf(await cardTicket(api, {}, called('Lostrefund')))
    const quoteId = quoteIdOf(await quoteRefund(api, [number]))
    const { body } = await refundBy(api, quoteId)

    expect(resultOf(body).status).toBe('Complete')
    expect(refundsOf([await chargeOf(number)])).toHaveLength(1)
    expect(await discrepancies(api)).toEqual([])
  })
})

describe('the refund of a quote is refused', () => {
  const messageFor = async (quoteId: string, offers: string[] = [], options: Json = {}) =>
    errorOf((await refundBy(api, quoteId, offers, options)).body)?.Message
  const quotedTicket = async (traveler: Json = {}) => {
    const number = numberOf(await cardTicket(api, {}, traveler))
    return { number, quoteId: quoteIdOf(await quoteRefund(api, [number])) }
  }
  const unknown = 'OFFER ID AND/OR PRODUCT ID DOES NOT EXIST'

  it('when the quote or the offer is unknown, also of another tenant', async () => {
    const { quoteId } = await quotedTicket()

    expect(await messageFor('nothing')).toBe(unknown)
    expect(await messageFor(quoteId, ['offer_9'])).toBe(unknown)
    expect(await messageFor(quoteId, [], { as: otherAccount })).toBe(unknown)
  })

  it('when it was used', async () => {
    const { number, quoteId } = await quotedTicket()
    await refundBy(api, quoteId)

    expect(await messageFor(quoteId)).toBe('REFUND QUOTE ALREADY USED')
    expect(await messageFor(quoteId, ['offer_1'])).toBe('REFUND QUOTE ALREADY USED')
    expect(refundsOf([await chargeOf(number)])).toHaveLength(1)
  })

  it('when it expired: not a millisecond before', async () => {
    const { quoteId } = await quotedTicket()
    const at = (time: string) => ({ headers: { 'x-sandbox-clock': time } })

    expect(await messageFor(quoteId, [], at('2027-03-01T10:30:00.000Z'))).toBe(unknown)
    expect(await messageFor(quoteId, [], at('2027-03-01T10:29:59.999Z'))).toBeUndefined()
  })

  it('when a newer quote replaced it', async () => {
    const { number, quoteId } = await quotedTicket()
    const newer = quoteIdOf(await quoteRefund(api, [number]))

    expect(await messageFor(quoteId)).toBe(unknown)
    expect(await messageFor(newer)).toBeUndefined()
  })

  it('when the ticket was voided since', async () => {
    const { number, quoteId } = await quotedTicket()
    await api.call('voidTicket', { path: { Identifier: number }, body: {} })

    expect(await messageFor(quoteId)).toBe(`THE REFUND OF ${number} HAS CHANGED SINCE ITS QUOTE. QUOTE AGAIN`)
    expect(await discrepancies(api)).toEqual([])
  })

  it.each([
    ['Norefund', /^REFUND OF \d{13} WAS REFUSED BY THE CARRIER$/],
    ['Refundchange', /^THE REFUND OF \d{13} HAS CHANGED SINCE ITS QUOTE. QUOTE AGAIN$/],
  ])('by the carrier, for a traveler called %s: nothing is refunded', async (surname, message) => {
    const { number, quoteId } = await quotedTicket(called(surname))

    expect(await messageFor(quoteId)).toMatch(message)
    expect(refundsOf([await chargeOf(number)])).toEqual([])
    expect((await ledger(api).document(number)).coupons[0].status).toBe('OpenForUse')
  })
})
