import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addAncillary } from '../support/ancillary.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { moneyOf } from '../support/money.ts'
import { divide, ticketParty } from '../support/party.ts'
import { cardTicket, fareOf, refundTicket } from '../support/refund.ts'
import { exchange, newCard, stageExchange } from '../support/ticket-exchange.ts'
import { cardBody, client, documentsOf, locatorOf, ticketNumbersOf } from '../support/trip.ts'

let api: Api
const startOfTests = Date.parse('2027-03-01T10:00:00Z')
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
afterEach(() => api.setNow(startOfTests))

/** Charged, given back, and worth of the documents; throws when anything disagrees. */
async function moneyAfter(locator: string): Promise<readonly [number, number, number]> {
  const { money, differences } = await moneyOf(api, locator)
  expect(differences).toEqual([])
  return [money.charged, money.givenBack, money.onDocuments]
}

const minor = (value: number): number => Math.round(value * 100)
const voidTicket = (number = '') => api.call('voidTicket', { path: { Identifier: number } })
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation

/** Pays for some travelers. */
async function payFor(
  locator: string,
  offer: Json,
  travelers: readonly string[],
  share: number,
): Promise<void> {
  const workbench = await client(api).reopen(locator)
  const path = { ReservationResource_Identifier: workbench }
  await api.call('addFormOfPayment', { path, body: cardBody() })
  await api.call('addPayment', {
    path,
    body: {
      Amount: { value: Math.round(offer.Price.TotalPrice * share * 100) / 100, code: 'GBP' },
      FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
      OfferIdentifier: [{ id: offer.id }],
      TravelerIdentifierRef: travelers.map((id) => ({ id })),
    },
  })
  await client(api).committed(workbench)
}

describe('what was charged without what was given back is what the documents are worth', () => {
  it('of a hold, a part payment, the rest, a part that is voided and issued again, and the void of all', async () => {
    const party = [{ number: 2, passengerTypeCode: 'ADT' }]
    const { workbench, offer } = await client(api).prepare({ passengers: party })
    await client(api).addTraveler(workbench, { id: 'second' })
    const locator = locatorOf(await client(api).committed(workbench))
    const total = minor(offer.Price.TotalPrice)
    expect(await moneyAfter(locator)).toEqual([0, 0, 0])

    await payFor(locator, offer, ['second'], 0.5)
    expect(await moneyAfter(locator)).toEqual([total / 2, 0, total / 2])

    await payFor(locator, offer, ['travelerRefId_1'], 0.5)
    expect(await moneyAfter(locator)).toEqual([total, 0, total])

    const [first] = ticketNumbersOf(await retrieve(locator))
    await voidTicket(first)
    expect(await moneyAfter(locator)).toEqual([total, total / 2, total / 2])

    await payFor(locator, offer, [], 0.5)
    expect(await moneyAfter(locator)).toEqual([1.5 * total, total / 2, total])

    await api.call('voidDocuments', {
      body: { locator: { value: locator }, documentVoid: [{ documentType: 'Ticket' }] },
    })
    expect(await moneyAfter(locator)).toEqual([1.5 * total, 1.5 * total, 0])
  })

  it('of a payment for two travelers, when one ticket is void: told by document', async () => {
    const reservation = await ticketParty(api, 2, cardBody())
    const locator = locatorOf(reservation)
    const { TotalPrice } = reservation.Offer[0].Price
    const [, second] = ticketNumbersOf(reservation)
    await voidTicket(second)

    expect((await retrieve(locator)).Payment).toMatchObject([
      { id: 'payment_1', PaymentRef: 'payment_1', Amount: { value: TotalPrice, currencySource: 'Charged' } },
      {
        '@type': 'Payment',
        id: 'payment_1_refund_1',
        PaymentRef: 'payment_1',
        Amount: { code: 'GBP', value: -TotalPrice / 2, currencySource: 'Charged' },
        FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
        OfferIdentifier: [{ id: 'offer_1' }],
        TravelerIdentifierRef: [{ id: 'travelerRefId_2' }],
      },
    ])
    const divided = await divide(api, locator, [2])
    expect(await moneyAfter(locator)).toEqual([minor(TotalPrice) / 2, 0, minor(TotalPrice) / 2])
    const { Receipt } = divided.body.ReservationResponse.Reservation
    const other = Receipt[0].Confirmation.Locator.value
    expect(await moneyAfter(other)).toEqual([minor(TotalPrice) / 2, minor(TotalPrice) / 2, 0])
  })

  it('of a refund with a penalty', async () => {
    const reservation = await cardTicket(api, fareOf('PartialRefund'))
    const total = minor(reservation.Offer[0].Price.TotalPrice)
    api.setNow(Date.parse('2027-03-03T10:00:00Z'))
    const { Amount } = await refundTicket(api, ticketNumbersOf(reservation)[0] ?? '')
    const refunded = minor(Amount.Total)

    expect(refunded).toBeGreaterThan(0)
    expect(refunded).toBeLessThan(total)
    expect(await moneyAfter(locatorOf(reservation))).toEqual([total, refunded, total - refunded])
  })

  it('of an exchange that collects, and of its void', async () => {
    const reservation = await client(api).ticket({}, {}, cardBody())
    const locator = locatorOf(reservation)
    const changed = await exchange(api, reservation, { date: '2027-06-20' })
    await moneyAfter(locator)

    const isLive = ({ '@type': type }: Json): boolean => type === 'DocumentTicket'
    await voidTicket(documentsOf(changed).find(isLive)?.Number)
    await moneyAfter(locator)
  })

  it('of a ticket with a bag, the void of its EMD, and the void of all', async () => {
    const { workbench, offer } = await client(api).prepare()
    const bag = await addAncillary(api, workbench)
    const path = { ReservationResource_Identifier: workbench }
    await client(api).pay(workbench, offer, cardBody())
    await api.call('addPayment', {
      path,
      body: {
        Amount: { value: bag.Price.TotalPrice, code: 'GBP' },
        FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
        OfferIdentifier: [{ id: bag.id }],
      },
    })
    const locator = locatorOf(await client(api).committed(workbench))
    const [fare, service] = [minor(offer.Price.TotalPrice), minor(bag.Price.TotalPrice)]
    expect(await moneyAfter(locator)).toEqual([fare + service, 0, fare + service])

    for (const [documentType, left] of [
      ['EMD', fare],
      ['Ticket', 0],
    ] as const) {
      await api.call('voidDocuments', {
        body: { locator: { value: locator }, documentVoid: [{ documentType }] },
      })
      expect(await moneyAfter(locator)).toEqual([fare + service, fare + service - left, left])
    }
  })

  it('of an NDC order that is cancelled: nothing vanishes with its offer', async () => {
    const reservation = await client(api).orderNdc()
    const locator = locatorOf(reservation)
    const total = minor(reservation.Offer[0].Price.TotalPrice)
    await api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } })

    expect((await retrieve(locator)).Offer).toBeUndefined()
    expect(await moneyAfter(locator)).toEqual([total, total, 0])
  })

  it('of an exchange whose payment names less than it collects: nothing is charged, the tickets stay', async () => {
    const reservation = await client(api).ticket({}, {}, cardBody())
    const locator = locatorOf(reservation)
    const total = minor(reservation.Offer[0].Price.TotalPrice)
    const { workbench, offer } = await stageExchange(api, reservation, { date: '2027-06-20' })
    const path = { ReservationResource_Identifier: workbench }
    await api.call('addFormOfPayment', { path, body: newCard() })
    await api.call('addPayment', {
      path,
      body: {
        Amount: { value: 1, code: 'GBP' },
        FormOfPaymentIdentifier: { id: newCard().id },
        OfferIdentifier: [{ id: offer.id }],
      },
    })
    const { reservationStatus, Result } = (await client(api).commit(workbench)).body.ReservationResponse

    expect(offer.ModifyPrice.TotalPrice).toBeGreaterThan(1)
    expect([reservationStatus, Result.Error[0].SourceCode]).toEqual(['Partial', '4201'])
    expect(await moneyAfter(locator)).toEqual([total, 0, total])
  })
})
