import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AirHost } from '../../../lib/suppliers/air-host.ts'
import { type Api, type CallOptions, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { ledger, refundsOf } from '../../support/ledger.ts'
import { cashBody, client, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'
import { wrapped } from '../../support/wrapped.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const later = { headers: { 'x-sandbox-clock': '2027-03-02T20:00:00Z' } }
const called = (Surname: string) => ({ PersonName: { Given: 'Ada', Surname } })
const melbourne = { from: 'SYD', to: 'MEL' }

const reopened = async (reservation: Json, options: CallOptions = later): Promise<string> =>
  (await api.call('postCommitWorkbench', { query: { Locator: locatorOf(reservation) }, ...options })).body
    .ReservationResponse.Identifier.value
const quote = async (workbench: string, offer: Json, options: CallOptions = later): Promise<Json> =>
  (
    await api.call('cancelOffer', {
      path: { ReservationResource_Identifier: workbench },
      body: { BuildFromOffer: { '@type': 'BuildFromOfferAir', OfferIdentifier: offer.Identifier && offer } },
      ...options,
    })
  ).body
const cancel = async (workbench: string, offer: Json, options: CallOptions = later): Promise<Json> =>
  (
    await api.call('cancelReservation', {
      path: { ReservationResource_Identifier: workbench },
      query: { OfferIdentifier: offer.Identifier.value },
      ...options,
    })
  ).body
const refundsFor = async (reservation: Json): Promise<number[]> => {
  const [{ chargeKey }] = (await ledger(api).document(ticketNumbersOf(reservation)[0])).payments
  return refundsOf((await ledger(api).charges()).filter(({ key }) => key === chargeKey))
}
const receiptsIn = (body: Json): Json[] => body.ReceiptListResponse.ReceiptID
const cents = (amount: number) => Math.round(amount * 100)
const required =
  'OFFER CANNOT BE CANCELED WHEN REFUND AMOUNT DOES NOT EQUAL OFFER PRICE. PERFORM A REFUND QUOTE AND TRY AGAIN.'

describe('a refund quote of an NDC order', () => {
  it('splits what was paid by the rules of its fare, and changes nothing', async () => {
    const reservation = await client(api).orderNdc()
    const [offer] = reservation.Offer
    const { OfferListResponse } = await quote(await reopened(reservation), offer)
    const [quoted] = OfferListResponse.OfferID

    expect(quoted).toMatchObject({
      '@type': 'OfferModify',
      Identifier: { value: offer.Identifier.value },
      Price: { TotalPrice: offer.Price.TotalPrice },
      Product: [{ id: 'product_1' }],
      TermsAndConditionsFull: [
        {
          ExpiryDate: '2027-03-02T20:30:00Z',
          FulfillmentMethod: [{ RefundMethod: { value: 'RefundToOriginalFOP' } }],
        },
      ],
    })
    for (const name of ['Base', 'TotalTaxes', 'TotalFees', 'TotalPrice'])
      expect(cents(quoted.Price[name])).toBe(
        cents(quoted.ModifyPrice[name]) + cents(quoted.SupplierRetainedPrice[name]),
      )
    expect(quoted.ModifyPrice.PriceBreakdown[0].TravelerIdentifierRef.id).toBe('travelerRefId_1')
    expect(await refundsFor(reservation)).toEqual([])
  })

  it('is of everything within the void period', async () => {
    const reservation = await client(api).orderNdc()
    const workbench = await reopened(reservation, {})
    const [quoted] = (await quote(workbench, reservation.Offer[0], {})).OfferListResponse.OfferID
    const cancelled = await cancel(workbench, reservation.Offer[0], {})

    expect(quoted.ModifyPrice.TotalPrice).toBe(quoted.Price.TotalPrice)
    expect(quoted.SupplierRetainedPrice.TotalPrice).toBe(0)
    expect(JSON.stringify(receiptsIn(cancelled))).toContain('DocumentTicketVoid')
  })

  it('is refused where the carrier quotes none', async () => {
    const withoutQuotes = (host: AirHost): AirHost => ({
      ...host,
      async price(request, call) {
        const priced = await host.price(request, call)
        return { ...priced, capabilities: priced.capabilities.filter((one) => one !== 'refundQuote') }
      },
    })
    const other = await startApi({ withHosts: wrapped(withoutQuotes) })
    const plain = await client(other).orderNdc()
    const workbench = await client(other).reopen(locatorOf(plain))
    const refused = await other.call('cancelOffer', {
      path: { ReservationResource_Identifier: workbench },
      body: { BuildFromOffer: { OfferIdentifier: { id: plain.Offer[0].id } } },
    })
    expect(errorOf(refused.body).Message).toBe('CARRIER QF DOES NOT QUOTE REFUNDS')
    await other.close()
  })
})

describe('the cancellation of an NDC order outside the void period', () => {
  it('returns what was quoted to the card; coupons are refunded, the order is over', async () => {
    const reservation = await client(api).orderNdc()
    const [offer] = reservation.Offer
    const workbench = await reopened(reservation)
    const [quoted] = (await quote(workbench, offer)).OfferListResponse.OfferID
    const body = await cancel(workbench, offer)
    const retrieved = await api.call('retrieveReservation', {
      path: { Identifier: locatorOf(reservation) },
      ...later,
    })

    expect(receiptsIn(body).map((receipt) => receipt['@type'])).toEqual([
      'ReceiptCancellation',
      'ReceiptPayment',
    ])
    expect(receiptsIn(body)[1].Document[0]).toMatchObject({
      '@type': 'DocumentTicketRefund',
      Number: ticketNumbersOf(reservation)[0],
      Amount: { Total: quoted.ModifyPrice.TotalPrice },
    })
    expect(await refundsFor(reservation)).toEqual(
      quoted.ModifyPrice.TotalPrice > 0 ? [cents(quoted.ModifyPrice.TotalPrice)] : [],
    )
    expect(retrieved.body.ReservationResponse.Reservation.Offer).toBeUndefined()
    expect(await discrepancies(api)).toEqual([])
  })

  it('happens at a commit of the workbench with the quote', async () => {
    const reservation = await client(api).orderNdc()
    const workbench = await reopened(reservation)
    const [quoted] = (await quote(workbench, reservation.Offer[0])).OfferListResponse.OfferID
    const { body } = await api.call('commitWorkbench', {
      path: { Identifier: workbench },
      body: {},
      ...later,
    })

    expect(body.ReservationResponse.Result.status).toBe('Complete')
    expect(await refundsFor(reservation)).toEqual([cents(quoted.ModifyPrice.TotalPrice)])
    expect(await discrepancies(api)).toEqual([])
  })

  it('is refused without a quote that counts, and possible after one in the same workbench', async () => {
    const reservation = await client(api).orderNdc()
    const [offer] = reservation.Offer
    const workbench = await reopened(reservation)
    const without = await cancel(workbench, offer)
    await quote(workbench, offer)
    await api.call('addFormOfPayment', {
      path: { ReservationResource_Identifier: workbench },
      body: cashBody,
      headers: { 'x-sandbox-clock': '2027-03-02T20:15:00Z' },
    })
    const expired = await cancel(workbench, offer, { headers: { 'x-sandbox-clock': '2027-03-02T20:30:00Z' } })
    const done = await cancel(workbench, offer)

    expect(errorOf(without).Message).toBe(required)
    expect(errorOf(expired).Message).toBe(required)
    expect(receiptsIn(done)).toHaveLength(2)
  })

  it('keeps the value with RetainFlag where the carrier does so: nothing is returned', async () => {
    const reservation = await client(api).orderNdc()
    const [offer] = reservation.Offer
    const workbench = await reopened(reservation)
    await quote(workbench, offer)
    const body = await cancel(workbench, offer, { headers: { ...later.headers, RetainFlag: 'true' } })
    const singapore = await client(api).orderNdc({ from: 'SIN', to: 'LHR' }, 'SQ')
    const refused = await cancel(await reopened(singapore), singapore.Offer[0], {
      headers: { ...later.headers, RetainFlag: 'true' },
    })

    expect(receiptsIn(body)[1].Document[0]).toMatchObject({
      '@type': 'DocumentTicketRetained',
      ValueRetainedInd: true,
    })
    expect(await refundsFor(reservation)).toEqual([])
    expect(errorOf(refused).Message).toBe('CARRIER SQ DOES NOT RETAIN THE VALUE OF CANCELLED TICKETS')
  })

  it.each([
    ['Norefund', 'VOID WAS REFUSED BY THE CARRIER'],
    ['Refundchange', required],
  ])('is refused by the carrier for a traveler called %s: nothing is returned', async (surname, message) => {
    const reservation = await client(api).orderNdc(melbourne, 'QF', undefined, called(surname))
    const workbench = await reopened(reservation)
    await quote(workbench, reservation.Offer[0])

    expect(errorOf(await cancel(workbench, reservation.Offer[0])).Message).toBe(message)
    expect(await refundsFor(reservation)).toEqual([])
  })
})
