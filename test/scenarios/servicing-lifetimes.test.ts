import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookAncillaries, offeringWith, pickBody, shopAncillaries } from '../support/ancillary.ts'
import { type Api, type CallOptions, type Json, startApi } from '../support/api.ts'
import { addChange, changeIdOf, ndcLeg, roundTrip, searchChanges } from '../support/exchange.ts'
import { cardTicket, fareOf, quoteIdOf, quoteRefund, refundBy } from '../support/refund.ts'
import { bookSeats, ofWorkbench, seatItem, seatMap, seatsOf } from '../support/seat.ts'
import { client, errorOf, inboundDate, locatorOf, ticketNumbersOf } from '../support/trip.ts'

/** Until when what was found or quoted can be used: not a millisecond before, not a millisecond after. */

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** Something that expires, and what a client does with it. */
interface Expiring {
  readonly expiresAt: number
  readonly use: () => Promise<Json>
  /** Not to expire before what it holds does. */
  readonly workbench?: string
}

const inHalfAnHour = (): number => api.now() + 30 * 60_000
const expiryOf = (terms: Json): number => Date.parse(terms.ExpiryDate)
const reopen = async (booked: Json): Promise<string> => client(api).reopen(locatorOf(booked))

async function changeOf(
  booked: Json,
  [search, add]: ['searchExchange', 'addExchangeOffer'] | ['reshop', 'reprice'],
  legs: readonly Json[],
): Promise<Expiring> {
  const workbench = await reopen(booked)
  const found = await searchChanges(api, search, workbench, legs)
  const [{ TermsAndConditions }] = found.CatalogOfferings.CatalogOffering
  const use = () => addChange(api, add, workbench, changeIdOf(found))
  return { expiresAt: expiryOf(TermsAndConditions), use, workbench }
}

const expiring: Readonly<Record<string, () => Promise<Expiring>>> = {
  async 'a seat map'() {
    const { workbench } = await client(api).prepare()
    const map = await seatMap(api, ofWorkbench(workbench))
    const seat = seatItem(map, seatsOf(map, 'paid')[0] ?? '')
    return { expiresAt: inHalfAnHour(), use: () => bookSeats(api, workbench, seat), workbench }
  },
  async 'an ancillary shop'() {
    const { workbench } = await client(api).prepare()
    const shop = await shopAncillaries(api, workbench)
    const bag = pickBody(shop, offeringWith(shop))
    return { expiresAt: inHalfAnHour(), use: () => bookAncillaries(api, workbench, bag), workbench }
  },
  'an exchange search': async () =>
    changeOf(
      await cardTicket(api, { returnDate: inboundDate }),
      ['searchExchange', 'addExchangeOffer'],
      roundTrip,
    ),
  'a reshop': async () => changeOf(await client(api).orderNdc(), ['reshop', 'reprice'], [ndcLeg()]),
  async 'a document refund quote'() {
    const quote = await quoteRefund(api, ticketNumbersOf(await cardTicket(api, fareOf('PartialRefund'))))
    const [{ TermsAndConditionsFull }] = quote.body.OfferListResponse.OfferID
    const use = async () => (await refundBy(api, quoteIdOf(quote))).body.ReceiptListResponse
    return { expiresAt: expiryOf(TermsAndConditionsFull[0]), use }
  },
  async 'a refund quote of an NDC order'() {
    const order = await client(api).orderNdc()
    api.advance(2 * 24 * 60)
    const workbench = await reopen(order)
    const path = { ReservationResource_Identifier: workbench }
    const [{ Identifier }] = order.Offer
    const body = { BuildFromOffer: { OfferIdentifier: { Identifier } } }
    const [quoted] = (await api.call('cancelOffer', { path, body })).body.OfferListResponse.OfferID
    const query = { OfferIdentifier: Identifier.value }
    const use = async () => (await api.call('cancelReservation', { path, query })).body.ReceiptListResponse
    return { expiresAt: expiryOf(quoted.TermsAndConditionsFull[0]), use, workbench }
  },
}

const keepAlive = ({ workbench }: Expiring): Promise<Json> | undefined =>
  workbench === undefined
    ? undefined
    : api.call('addReservationComments', {
        path: { ReservationResource_Identifier: workbench },
        body: { ReservationComment: [{ Comment: [{ name: 'RE', value: 'CALLED' }] }] },
      } satisfies CallOptions)

it.each(Object.keys(expiring))('%s counts until the millisecond at which it expires', async (name) => {
  const begun = api.now()
  const outcomes: (string | undefined)[] = []
  for (const offset of [-1, 0, 1]) {
    const one = await expiring[name]?.()
    if (!one) throw new Error(name)
    api.setNow((api.now() + one.expiresAt) / 2)
    await keepAlive(one)
    api.setNow(one.expiresAt + offset)
    outcomes.push(errorOf({ answer: await one.use() })?.Message)
    api.setNow(begun)
  }

  expect(outcomes).toEqual([undefined, expect.any(String), expect.any(String)])
  expect(outcomes[2]).toBe(outcomes[1])
})
