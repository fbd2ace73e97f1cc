import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { issueEmd } from '../../support/emd.ts'
import { ledger } from '../../support/ledger.ts'
import { ticketParty } from '../../support/party.ts'
import { cardTicket, fareOf, quoteRefund, refundTicket } from '../../support/refund.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const nextDay = { 'x-sandbox-clock': '2027-03-02T10:00:00Z' }
const numberOf = async (reservation: Promise<Json>): Promise<string> =>
  ticketNumbersOf(await reservation)[0] ?? ''
const offersOf = (body: Json): Json[] => body.OfferListResponse.OfferID
const cents = (amount: number) => Math.round(amount * 100)
const names = ['Base', 'TotalTaxes', 'TotalFees', 'TotalPrice'] as const

function expectSplit({ Price, ModifyPrice, SupplierRetainedPrice, ConsumedPrice }: Json): void {
  for (const name of names)
    expect(cents(Price[name])).toBe(
      cents(ModifyPrice[name]) + cents(SupplierRetainedPrice[name]) + cents(ConsumedPrice?.[name] ?? 0),
    )
  for (const price of [Price, ModifyPrice, SupplierRetainedPrice])
    expect(cents(price.TotalPrice)).toBe(cents(price.Base) + cents(price.TotalTaxes) + cents(price.TotalFees))
}
const taxCodes = (price: Json): string[] =>
  price.PriceBreakdown[0].Amount.Taxes.Tax.map(({ taxCode }: Json) => taxCode)

describe('a document refund quote', () => {
  it('splits what was paid of a non-refundable ticket: government taxes come back, base and surcharge do not', async () => {
    const { more } = fareOf('NonRefundable')
    const withSurcharge = { CarrierPreference: [{ preferenceType: 'Permitted', carriers: ['BA'] }] }
    const number = await numberOf(cardTicket(api, { more: { ...more, SearchModifiersAir: withSurcharge } }))
    const { body } = await quoteRefund(api, [number], {}, { headers: nextDay })
    const [offer] = offersOf(body)

    expectSplit(offer)
    expect(offer).toMatchObject({
      '@type': 'OfferModify',
      DocumentNumber: { value: number, documentType: 'Ticket' },
      ModifyPrice: { '@type': 'ModifyPriceDetail', Base: 0 },
    })
    expect(taxCodes(offer.ModifyPrice)).not.toContain('YQ')
    expect(taxCodes(offer.SupplierRetainedPrice)).toEqual(['YQ'])
    expect(offer.TermsAndConditionsFull[0]).toMatchObject({
      ExpiryDate: '2027-03-02T10:30:00Z',
      Penalties: [{ Cancel: [{ '@type': 'CancelNotPermitted', penaltyTypes: ['BeforeDeparture'] }] }],
      FulfillmentMethod: [{ RefundMethod: { value: 'RefundToOriginalFOP' } }],
    })
    expect(body.OfferListResponse.Result).toEqual({ '@type': 'Result', status: 'Complete' })
  })

  it('takes the penalty of the rule that the fare was sold under off the base', async () => {
    const number = await numberOf(cardTicket(api, fareOf('PartialRefund')))
    const [offer] = offersOf((await quoteRefund(api, [number], {}, { headers: nextDay })).body)
    const [{ '@type': type, Penalty }] = offer.TermsAndConditionsFull[0].Penalties[0].Cancel
    const [filed] = (await ledger(api).document(number)).fares

    expectSplit(offer)
    expect(type).toBe('CancelPermitted')
    expect(cents(Penalty[0].Amount.value)).toBe(filed.refund.beforeDeparture.fee.minor)
    expect(offer.SupplierRetainedPrice).toMatchObject({
      Base: Math.min(Penalty[0].Amount.value, offer.Price.Base),
      TotalTaxes: 0,
    })
  })

  it('waives the penalty for a waiver code, which the document names afterwards', async () => {
    const number = await numberOf(cardTicket(api, fareOf('PartialRefund')))
    const WaiverCode = { value: 'WX12', waiverType: 'RefundPenalty' }
    const [offer] = offersOf((await quoteRefund(api, [number], { WaiverCode })).body)

    expect(offer.ModifyPrice.TotalPrice).toBe(offer.Price.TotalPrice)
    expect(offer.TermsAndConditionsFull[0].Penalties[0]).toMatchObject({ Waiver: [{ value: 'WX12' }] })
  })

  it('has what was flown apart', async () => {
    const number = await numberOf(cardTicket(api, { returnDate: '2027-05-18' }))
    const headers = { 'x-sandbox-clock': '2027-05-14T10:00:00Z' }
    const [offer] = offersOf((await quoteRefund(api, [number], {}, { headers })).body)

    expectSplit(offer)
    expect(offer.ConsumedPrice.TotalPrice).toBeGreaterThan(0)
    expect(offer.Product.map(({ id }: Json) => id)).toEqual(['product_2'])
    expect(offer.TermsAndConditionsFull[0].Penalties[0].Cancel[0].penaltyTypes).toEqual(['AfterDeparture'])
  })

  it('is in full when the carrier cancelled the flights', async () => {
    const traveler = { PersonName: { Given: 'Ada', Surname: 'Involuntary' } }
    const number = await numberOf(cardTicket(api, fareOf('NonRefundable'), traveler))
    const [offer] = offersOf((await quoteRefund(api, [number])).body)

    expect(offer.ModifyPrice.TotalPrice).toBe(offer.Price.TotalPrice)
    expect(offer.TermsAndConditionsFull[0].Penalties[0].involuntaryInd).toBe(true)
  })

  it('has an offer for each of several tickets of one reservation and fare', async () => {
    const reservation = await ticketParty(api, 2, cardBody())
    const numbers = ticketNumbersOf(reservation)
    const locator = { Identifier: { value: locatorOf(reservation) } }
    const { body } = await quoteRefund(api, numbers, { ReservationIdentifier: locator })

    expect(offersOf(body).map(({ id, DocumentNumber }) => [id, DocumentNumber.value])).toEqual(
      numbers.map((number, index) => [`offer_${index + 1}`, number]),
    )
  })

  it('warns while the ticket can be voided', async () => {
    const number = await numberOf(cardTicket(api))
    const { Warning } = (await quoteRefund(api, [number])).body.OfferListResponse.Result

    expect(Warning).toMatchObject([
      { Message: 'TICKET CAN BE VOIDED', NameValuePair: [{ name: 'number', value: number }] },
    ])
  })

  it.each<[string, (number: string) => Json]>([
    ['wrapped', (value) => ({ OfferQueryDocumentRefundQuote: { DocumentNumber: [{ value }] } })],
    ['in the other wrapper', (value) => ({ DocumentRefundQuote: { Ticket: value } })],
    ['bare, one number', (value) => ({ TicketNumber: { value } })],
    ['as a list of texts', (value) => ({ Number: [value] })],
  ])('reads the request %s', async (_, bodyFor) => {
    const number = await numberOf(client(api).ticket())
    const { body } = await api.call('quoteDocumentRefund', { body: bodyFor(number) })

    expect(offersOf(body)[0].DocumentNumber.value).toBe(number)
  })

  it('changes nothing', async () => {
    const number = await numberOf(cardTicket(api))
    const before = await ledger(api).document(number)
    await quoteRefund(api, [number])

    expect(await ledger(api).document(number)).toEqual(before)
  })
})

describe('a document refund quote is refused', () => {
  const messageFor = async (numbers: readonly string[], more: Json = {}, options: Json = {}) =>
    errorOf((await quoteRefund(api, numbers, more, options)).body)?.Message

  it('without a number, for what is no number, and for an unknown one, also of another tenant', async () => {
    const own = await numberOf(client(api).ticket())
    const unknown = 'RECORD LOCATOR DOES NOT EXIST'

    expect(await messageFor([])).toBe('TICKET NUMBER IS REQUIRED')
    expect(await messageFor(['12'])).toBe('REQUEST MUST CONTAIN VALID INFORMATION. 12 IS NO DOCUMENT NUMBER')
    expect(await messageFor(['9992400011223'])).toBe(unknown)
    expect(await messageFor([own], {}, { as: otherAccount })).toBe(unknown)
  })

  it('for tickets of several reservations, or of another one than named', async () => {
    const numbers = [await numberOf(client(api).ticket()), await numberOf(client(api).ticket())]
    const other = { ReservationIdentifier: { Identifier: { value: 'ABCDEF' } } }

    expect(await messageFor(numbers)).toMatch(/^DOCUMENTS ARE NOT ALL OF RESERVATION/)
    expect(await messageFor(numbers.slice(0, 1), other)).toBe('DOCUMENTS ARE NOT ALL OF RESERVATION ABCDEF')
  })

  it('for tickets of different fares', async () => {
    const agent = client(api)
    const workbench = await agent.openWorkbench()
    const offers = [
      await agent.addOffer(workbench),
      await agent.addOffer(workbench, { from: 'JFK', to: 'LHR', date: '2027-06-11' }),
    ]
    await agent.addTraveler(workbench)
    for (const [index, offer] of offers.entries())
      await agent.pay(workbench, offer, { '@type': 'FormOfPaymentCash', id: `cash_${index}` })
    const numbers = ticketNumbersOf(await agent.committed(workbench))

    expect(numbers).toHaveLength(2)
    expect(await messageFor(numbers)).toBe('DOCUMENTS WERE NOT ISSUED ON THE SAME FILED FARE')
  })

  it('for an NDC ticket, and for an EMD', async () => {
    const ndc = documentsOf(await client(api).orderNdc())[0].Number
    const emd = await issueEmd(api, await numberOf(client(api).ticket()))

    expect(await messageFor([ndc])).toBe('NOT SUPPORTED FOR NDC. CANCEL THE OFFER')
    expect(await messageFor([emd.number])).toBe(`${emd.number} IS AN EMD. REFUND IT BY EMD UPDATE`)
  })

  it('for a ticket that is void, refunded or used', async () => {
    const [voided, refunded, used] = [
      await numberOf(client(api).ticket()),
      await numberOf(client(api).ticket()),
      await numberOf(client(api).ticket()),
    ]
    await api.call('voidTicket', { path: { Identifier: voided }, body: {} })
    await refundTicket(api, refunded)
    const headers = { 'x-sandbox-clock': '2027-05-14T10:00:00Z' }

    expect(await messageFor([voided])).toBe(`NO REFUNDABLE COUPONS ON ${voided}. ITS COUPONS ARE VOID`)
    expect(await messageFor([refunded])).toBe(
      `NO REFUNDABLE COUPONS ON ${refunded}. ITS COUPONS ARE REFUNDED`,
    )
    expect(await messageFor([used], {}, { headers })).toBe(
      `NO REFUNDABLE COUPONS ON ${used}. ITS COUPONS ARE USED`,
    )
  })
})
