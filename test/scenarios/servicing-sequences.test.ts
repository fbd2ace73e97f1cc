import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bookAncillaries,
  bookBody,
  offeringsIn,
  offeringWith,
  pickBody,
  shopAncillaries,
} from '../support/ancillary.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { dialects, speaking } from '../support/dialects.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { addChange, changeIdOf, ndcLeg, searchChanges, standaloneReprice } from '../support/exchange.ts'
import { fareOf, quoteIdOf, quoteRefund, refundBy } from '../support/refund.ts'
import { bookSeats, ofWorkbench, seatItem, seatMap, seatsOf } from '../support/seat.ts'
import { exchangedIn, newCard, payExchange, stageExchange } from '../support/ticket-exchange.ts'
import { cardBody, client, documentsOf, locatorOf, ticketNumbersOf } from '../support/trip.ts'

/** Every sequence of servicing, in every form and by every name that clients send. */

const priced = ['Base', 'TotalTaxes', 'TotalFees', 'TotalPrice'] as const
const cents = (amount: number): number => Math.round(amount * 100)

/** Every price in an answer has all its parts, and they add up; also of differences below zero. */
function checkPrices(value: Json): void {
  if (typeof value !== 'object' || value === null) return
  if ('TotalPrice' in value) {
    const [base = NaN, taxes = NaN, fees = NaN, total] = priced.map((name) => cents(value[name]))
    expect([base + taxes + fees, value]).toEqual([total, value])
  }
  for (const member of Object.values(value)) checkPrices(member)
}

const later = { headers: { 'x-sandbox-clock': '2027-03-02T20:00:00Z' } }
const thirteenDigits = expect.stringMatching(/^\d{13}$/)
const offerIn = async (api: Api, workbench: string, id: string): Promise<Json> =>
  (
    await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  ).body.ReservationResponse.Reservation.Offer.find((offer: Json) => offer.id === id)
const emdsOf = (reservation: Json): Json[] =>
  documentsOf(reservation).filter((one) => one['@type'] === 'DocumentEMD')

describe.each(dialects)('a client that sends $form bodies and names things by $naming', (dialect) => {
  let service: Api
  let api: Api
  beforeAll(async () => {
    service = await startApi()
    api = speaking(service, dialect, checkPrices)
  })
  afterAll(async () => {
    expect(await discrepancies(service)).toEqual([])
    await service.close()
  })

  it('books a seat of a GDS offer and pays for it in a later workbench', async () => {
    const { workbench } = await client(api).prepare()
    const map = await seatMap(api, ofWorkbench(workbench, { OfferIdentifier: { id: 'offer_1' } }))
    expect(map.CatalogOfferingsID).toHaveLength(map.ReferenceList[0].SeatingChart.length)
    const booked = await bookSeats(api, workbench, seatItem(map, seatsOf(map, 'paid')[0] ?? ''))
    expect(booked).toMatchObject({
      Result: { status: 'Complete' },
      OfferID: [{ '@type': 'Offer', id: 'offer_2', parentOfferRef: 'offer_1' }],
    })
    const locator = locatorOf(await client(api).committed(workbench))

    const again = await client(api).reopen(locator)
    await client(api).pay(again, await offerIn(api, again, 'offer_1'), { ...cardBody(), id: 'card' })
    await client(api).committed(again)
    const last = await client(api).reopen(locator)
    await client(api).pay(last, await offerIn(api, last, 'offer_2'), { ...cardBody(), id: 'other' })
    const [emd, ...others] = emdsOf(await client(api).committed(last))

    expect(others).toEqual([])
    expect(emd).toMatchObject({ Number: thirteenDigits, EMDDescription: { code: 'A', subCode: '0B5' } })
  })

  it('shops, prices, books and pays a bag of an NDC order', async () => {
    const workbench = await client(api).reopen(locatorOf(await client(api).orderNdc()))
    const shop = await shopAncillaries(api, workbench)
    const item = pickBody(shop, offeringWith(shop, '0CE'))
    const { OfferListResponse: price } = (await api.call('priceAncillaries', { body: bookBody(item) })).body
    const { OfferID } = await bookAncillaries(api, workbench, item)
    expect(offeringsIn(shop).every(({ ContentSource }) => ContentSource === 'NDC')).toBe(true)
    expect(price.OfferID[0].Price).toEqual(OfferID[0].Price)
    await client(api).pay(workbench, OfferID[0], { ...cardBody(), id: 'card' })

    expect(emdsOf(await client(api).committed(workbench))).toMatchObject([{ Number: thirteenDigits }])
  })

  it('quotes the refund of an NDC order and cancels it, which ends the workbench', async () => {
    const reservation = await client(api).orderNdc()
    const reopened = await api.call('postCommitWorkbench', {
      query: { Locator: locatorOf(reservation) },
      ...later,
    })
    const path = { ReservationResource_Identifier: reopened.body.ReservationResponse.Identifier.value }
    const [{ Identifier, id }] = reservation.Offer
    const quote = await api.call('cancelOffer', {
      path,
      body: { BuildFromOffer: { '@type': 'BuildFromOfferAir', OfferIdentifier: { id, Identifier } } },
      ...later,
    })
    const [quoted] = quote.body.OfferListResponse.OfferID
    expect(quoted).toMatchObject({ '@type': 'OfferModify', Identifier, ModifyPrice: {}, Product: [{}] })

    const cancelled = await api.call('cancelReservation', {
      path,
      query: { OfferIdentifier: `"${Identifier.value}"` },
      ...later,
    })
    const { ReceiptID, Result } = cancelled.body.ReceiptListResponse
    expect(Result.status).toBe('Complete')
    expect(ReceiptID.map((one: Json) => one['@type'])).toEqual(['ReceiptCancellation', 'ReceiptPayment'])
    expect(ReceiptID[1].Document).toMatchObject([
      { '@type': 'DocumentTicketRefund', Amount: { Total: quoted.ModifyPrice.TotalPrice } },
    ])
    expect((await service.call('retrieveWorkbench', { path })).body.ReservationResponse.Result.Error).toEqual(
      [expect.objectContaining({ SourceCode: '4100' })],
    )
  })

  it('reshops, reprices, pays and modifies an NDC order', async () => {
    const order = await client(api).orderNdc()
    const workbench = await client(api).reopen(locatorOf(order))
    const from = { OfferIdentifier: order.Offer[0], ProductIdentifier: [{ id: 'product_1' }] }
    const found = await searchChanges(api, 'reshop', workbench, [ndcLeg()], { from })
    expect(found).not.toHaveProperty('Result')
    const { OfferID } = await addChange(api, 'reprice', workbench, changeIdOf(found))
    expect(OfferID).toMatchObject([{ '@type': 'OfferModify', OfferIdentifier: { id: 'offer_1' } }])
    expect(OfferID[0].Price.TotalPrice).toBe(found.CatalogOfferings.CatalogOffering[0].Price.TotalPrice)
    await client(api).pay(workbench, OfferID[0], newCard())
    const { body } = await api.call('modify', { path: { Identifier: workbench }, body: {} })

    expect(body.ReservationResponse).toMatchObject({
      reservationStatus: 'Success',
      Reservation: {
        Offer: [{ '@type': 'OfferModify', Price: { TotalPrice: OfferID[0].Price.TotalPrice } }],
      },
    })
    expect(exchangedIn(body.ReservationResponse.Reservation)).toMatchObject({
      DocumentTicketExchange: [{ Number: ticketNumbersOf(order)[0], exchangeInd: true }],
      DocumentTicket: [{ Number: thirteenDigits }],
    })
  })

  it('reprices a held NDC order, pays and modifies it', async () => {
    const { workbench: first } = await client(api).prepareNdc({ from: 'LHR', to: 'FRA' }, 'LH')
    const held = await client(api).committed(first)
    const workbench = await client(api).reopen(locatorOf(held))
    const { Offer, Result } = await standaloneReprice(api, workbench, held.Offer[0])
    expect(Result.status).toBe('Complete')
    expect(Offer).toMatchObject({ '@type': 'OfferModify', Identifier: held.Offer[0].Identifier })
    await client(api).pay(workbench, Offer, newCard())
    const { body } = await api.call('modify', { path: { Identifier: workbench }, body: {} })

    expect(ticketNumbersOf(body.ReservationResponse.Reservation)).toEqual([thirteenDigits])
  })

  it('exchanges GDS tickets of two travelers', async () => {
    const passengers = [{ passengerTypeCode: 'ADT', number: 2 }]
    const { workbench, offer } = await client(api).prepare(fareOf('PartialRefund', { passengers }))
    await client(api).addTraveler(workbench)
    await client(api).pay(workbench, offer, cardBody())
    const booked = await client(api).committed(workbench)
    const eligibility = await api.call('exchangeEligibility', { query: { Locator: locatorOf(booked) } })
    const { TicketChangeEligibility, ...others } = eligibility.body.TicketChangeEligibilityListResponse
    expect(others).not.toHaveProperty('Result')
    expect(TicketChangeEligibility.map(({ Identifier }: Json) => Identifier.value)).toEqual(
      ticketNumbersOf(booked),
    )

    const staged = await stageExchange(api, booked, { date: '2027-05-20' })
    expect(staged.found).toMatchObject({ id: 'o0.0', Identifier: { value: 'o0.0' } })
    expect(staged.offer).toMatchObject({ '@type': 'OfferModify', OfferIdentifier: { id: 'offer_1' } })
    await payExchange(api, staged, newCard())
    const changed = await client(api).committed(staged.workbench)

    expect(changed.Offer.map((one: Json) => one['@type'])).toEqual(['Offer', 'OfferModify'])
    const { DocumentTicketExchange: exchanged = [], DocumentTicket: issued = [] } = exchangedIn(changed)
    expect(exchanged.map((one) => one.Number)).toEqual(ticketNumbersOf(booked))
    expect(issued.map((one) => one.TravelerIdentifierRef)).toEqual(
      exchanged.map((one) => one.TravelerIdentifierRef),
    )
    expect(issued.map((one) => one.Number)).toEqual([thirteenDigits, thirteenDigits])
  })

  it('exchanges a GDS ticket for a cheaper one, without a payment', async () => {
    const cabins = {
      SearchModifiersAir: { CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }] },
    }
    const { more } = fareOf('Refundable')
    const booked = await client(api).ticket({ more: { ...more, ...cabins } }, {}, cardBody())
    const staged = await stageExchange(api, booked, { date: '2027-05-20' })
    expect(staged.offer.ModifyPrice.TotalPrice).toBeLessThan(0)
    const changed = await client(api).committed(staged.workbench)

    expect(changed.Offer[1]).toMatchObject({
      '@type': 'OfferModify',
      ModifyPrice: { TotalPrice: staged.offer.ModifyPrice.TotalPrice },
    })
    expect(exchangedIn(changed)).toMatchObject({
      DocumentTicketExchange: [{ Number: ticketNumbersOf(booked)[0] }],
      DocumentTicket: [{ Number: thirteenDigits }],
    })
  })

  it('quotes and refunds a GDS ticket', async () => {
    const ticket = await client(api).ticket(fareOf('PartialRefund'), {}, cardBody())
    const ReservationIdentifier = { Identifier: { value: locatorOf(ticket) } }
    const quote = await quoteRefund(api, ticketNumbersOf(ticket), { ReservationIdentifier }, later)
    const [offer] = quote.body.OfferListResponse.OfferID
    expect(offer).toMatchObject({
      '@type': 'OfferModify',
      DocumentNumber: { value: ticketNumbersOf(ticket)[0] },
    })
    const { body } = await refundBy(api, quoteIdOf(quote), [offer.id], later)

    expect(body.ReceiptListResponse).toMatchObject({
      Result: { status: 'Complete' },
      ReceiptID: [
        {
          '@type': 'ReceiptPayment',
          Document: [{ '@type': 'DocumentTicketRefund', Amount: { Total: offer.ModifyPrice.TotalPrice } }],
        },
      ],
    })
  })
})
