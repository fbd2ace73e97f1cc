import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookAncillaries, bookBody, offeringWith, pickBody, shopAncillaries } from '../support/ancillary.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { requireBalance, silent } from '../support/campaign.ts'
import { ledger, refundsOf } from '../support/ledger.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf, ticketNumbersOf } from '../support/trip.ts'
import { fullRefund, wholeOrderSupplier, withPenalty } from '../support/whole-order-host.ts'
import { wrapped } from '../support/wrapped.ts'

/** A supplier that tickets all travelers at once, and cancels orders only as a whole. */

const supplier = wholeOrderSupplier()
let api: Api
beforeAll(async () => {
  api = await startApi({ withHosts: wrapped(supplier.wrap), log: silent })
})
afterAll(() => api.close())
beforeEach(() => {
  supplier.manners = fullRefund
  api.setNow(startOfTests)
})

const forTwo = { from: 'SYD', to: 'MEL', passengers: [{ passengerTypeCode: 'ADT', number: 2 }] }
const ordered = (): Promise<Json> => client(api).orderNdc(forTwo)
const cancel = async (name: string, more: object = {}): Promise<Json> =>
  (await api.call('cancelReservation', { path: { ReservationResource_Identifier: name }, ...more })).body
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const typesOf = (reservation: Json): string[] => documentsOf(reservation).map((document) => document['@type'])
/** What its card was charged, and what of that was refunded. */
async function moneyOf(reservation: Json): Promise<{ charged: number; refunded: number }> {
  const { chargeKey } = (await ledger(api).document(ticketNumbersOf(reservation)[0])).payments[0]
  const charge = (await ledger(api).charges()).find(({ key }) => key === chargeKey)
  return {
    charged: charge.amount.minor,
    refunded: refundsOf([charge]).reduce((sum, minor) => sum + minor, 0),
  }
}

const refusal =
  'OFFER CANNOT BE CANCELED WHEN REFUND AMOUNT DOES NOT EQUAL OFFER PRICE. PERFORM A REFUND QUOTE AND TRY AGAIN.'

describe('a ticketed order is cancelled', () => {
  it('with all its documents when all of the money comes back: refunded, void, not held again', async () => {
    const before = await ledger(api).seatsHeld()
    const reservation = await ordered()
    const body = await cancel(locatorOf(reservation))
    const after = await retrieve(locatorOf(reservation))
    const { charged, refunded } = await moneyOf(reservation)

    expect(body.ReceiptListResponse.ReceiptID).toMatchObject([
      { '@type': 'ReceiptCancellation', OfferRef: ['offer_1'] },
      {
        '@type': 'ReceiptPayment',
        Document: [{ '@type': 'DocumentTicketVoid' }, { '@type': 'DocumentTicketVoid' }],
      },
    ])
    expect(refunded).toBe(charged)
    expect(after.Offer).toBeUndefined()
    expect(after.Payment.reduce((sum: number, { Amount }: Json) => sum + Amount.value, 0)).toBeCloseTo(0, 2)
    expect(await ledger(api).seatsHeld()).toBe(before)
    await requireBalance(api, 'a cancelled order')
  })

  it('days later, too, as the supplier knows no void period, and by its workbench', async () => {
    const reservation = await ordered()
    api.advance(3 * 24 * 60)
    const body = await cancel(await client(api).reopen(locatorOf(reservation)))

    expect(body.ReceiptListResponse.Result.status).toBe('Complete')
    expect((await retrieve(locatorOf(reservation))).Offer).toBeUndefined()
    const { charged, refunded } = await moneyOf(reservation)
    expect(refunded).toBe(charged)
  })

  it('together with the EMDs of its services', async () => {
    const { workbench, offer } = await client(api).prepareNdc({ from: 'SYD', to: 'MEL' })
    await client(api).pay(workbench, offer, cardBody())
    const locator = locatorOf(await client(api).committed(workbench))
    const reopened = await client(api).reopen(locator)
    const shop = await shopAncillaries(api, reopened)
    const pick = pickBody(shop, offeringWith(shop, '0BX'))
    await api.call('priceAncillaries', { body: bookBody(pick) })
    const { OfferID } = await bookAncillaries(api, reopened, pick)
    await client(api).pay(reopened, OfferID[0], { ...cardBody(), id: 'formOfPayment_2' })
    await client(api).committed(reopened)
    const flightsOnly = errorOf(await cancel(locator)).Message
    supplier.manners = { ...fullRefund, servicesMinor: Math.round(OfferID[0].Price.TotalPrice * 100) }
    const body = await cancel(locator)

    expect(flightsOnly).toBe(refusal)
    expect(body.ReceiptListResponse.Result.status).toBe('Complete')
    expect(typesOf(await retrieve(locator))).toEqual(['DocumentTicketVoid', 'DocumentEMDVoid'])
    await requireBalance(api, 'a cancelled order with a service')
  })

  it('is asked once for a quote, and cancelled once', async () => {
    const locator = locatorOf(await ordered())
    const before = { ...supplier.asked }
    await cancel(locator)

    expect(errorOf(await cancel(locator)).SourceCode).toBe('4132')
    expect(supplier.asked).toEqual({ quote: before.quote + 1, cancel: before.cancel + 1 })
  })
})

describe('nothing is changed, and a refund quote is wanted', () => {
  it.each([
    ['the supplier keeps a penalty', withPenalty],
    [
      'it gives a voucher',
      { terms: (minor, currency) => ({ ...fullRefund.terms(minor, currency), refundTo: 'voucher' }) },
    ],
    [
      'it gives a credit of the airline',
      { terms: (minor, currency) => ({ ...fullRefund.terms(minor, currency), refundTo: 'airlineCredit' }) },
    ],
    ['it does not say how much', { terms: () => ({ refundTo: 'balance' }) }],
    [
      'it refunds in another currency',
      { terms: (minor) => ({ refund: { minor, currency: 'XTS' }, refundTo: 'balance' }) },
    ],
    ['its quote does not hold', { ...fullRefund, changesItsMind: true }],
  ] satisfies [string, typeof fullRefund][])('where %s', async (_name, manners) => {
    const reservation = await ordered()
    supplier.manners = manners
    const body = await cancel(locatorOf(reservation))

    expect(errorOf(body).Message).toBe(refusal)
    expect(await retrieve(locatorOf(reservation))).toEqual(reservation)
    expect((await moneyOf(reservation)).refunded).toBe(0)
    await requireBalance(api, 'a refused cancellation')
  })

  it('where it was cancelled at the supplier itself, for less', async () => {
    const reservation = await ordered()
    const { saleKey } = (await ledger(api).reservation(locatorOf(reservation))).offers[0].booking
    supplier.cancelElsewhere(saleKey, { refund: { minor: 100, currency: 'GBP' }, refundTo: 'balance' })

    expect(errorOf(await cancel(locatorOf(reservation))).Message).toBe(refusal)
    expect(await retrieve(locatorOf(reservation))).toEqual(reservation)
  })

  it('and the same request works once the supplier refunds in full', async () => {
    const locator = locatorOf(await ordered())
    supplier.manners = withPenalty
    await cancel(locator)
    supplier.manners = fullRefund

    expect((await cancel(locator)).ReceiptListResponse.Result.status).toBe('Complete')
    expect((await retrieve(locator)).Offer).toBeUndefined()
  })
})

it('an order that is held, unpaid, is released without a quote', async () => {
  const before = { ...supplier.asked }
  const { workbench } = await client(api).prepareNdc(forTwo)
  const locator = locatorOf(await client(api).committed(workbench))

  expect((await cancel(locator)).ReceiptListResponse.Result.status).toBe('Complete')
  expect(supplier.asked).toEqual(before)
})

describe('all travelers are ticketed together', () => {
  const payFor = async (workbench: string, offer: Json, ...travelers: number[]): Promise<Json> => {
    const path = { ReservationResource_Identifier: workbench }
    await api.call('addFormOfPayment', { path, body: cardBody() })
    const payment = (TravelerIdentifierRef: object[]) => ({
      Amount: { value: offer.Price.TotalPrice },
      FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
      OfferIdentifier: [{ id: offer.id }],
      TravelerIdentifierRef,
    })
    for (const traveler of travelers)
      await api.call('addPayment', { path, body: payment([{ id: `travelerRefId_${traveler}` }]) })
    return (await client(api).commit(workbench)).body
  }

  it('a payment for one of them is refused, and nothing is sold or charged', async () => {
    const { workbench, offer } = await client(api).prepareNdc(forTwo)
    const [sales, charges] = [(await ledger(api).sales()).length, (await ledger(api).charges()).length]
    const body = await payFor(workbench, offer, 2)

    expect(errorOf(body)).toMatchObject({
      SourceCode: '4130',
      Message: 'CARRIER QF TICKETS ALL TRAVELERS OF AN OFFER TOGETHER. PAY FOR ALL OF THEM',
    })
    expect((await ledger(api).sales()).length).toBe(sales)
    expect((await ledger(api).charges()).length).toBe(charges)
  })

  it('a payment for each of them is not', async () => {
    const { workbench, offer } = await client(api).prepareNdc(forTwo)
    const body = await payFor(workbench, offer, 1, 2)

    expect(documentsOf(body.ReservationResponse.Reservation)).toHaveLength(2)
  })

  it('also later, for an order that is held', async () => {
    const { workbench, offer } = await client(api).prepareNdc(forTwo)
    const locator = locatorOf(await client(api).committed(workbench))
    const refused = await payFor(await client(api).reopen(locator), offer, 1)

    expect(errorOf(refused).SourceCode).toBe('4130')
    expect((await retrieve(locator)).Offer).toHaveLength(1)
  })
})
