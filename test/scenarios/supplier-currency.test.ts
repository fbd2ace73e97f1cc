import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ItineraryPrice } from '../../lib/pricing/itinerary-price.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { faresOf, firstPick, identifierOf } from '../support/search.ts'
import { cashBody, client, errorOf, offeringsOf, selectionBody, ticketNumbersOf } from '../support/trip.ts'
import { wrapped } from '../support/wrapped.ts'

/** A supplier that sells British Airways in pounds, and every other carrier in yen, whatever is requested. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

interface Priced {
  readonly validatingCarrier: string
}
const inOwnCurrency = ({ validatingCarrier }: Priced, price: ItineraryPrice): ItineraryPrice =>
  validatingCarrier === 'BA' ? price : { ...price, currency: 'JPY' }
const ownCurrencies = (host: AirHost): AirHost => ({
  ...host,
  shop: async (request, call) =>
    (await host.shop(request, call)).map((group) => ({
      ...group,
      fares: group.fares.map((fare) => ({ ...fare, price: inOwnCurrency(group, fare.price) })),
    })),
  price: async (request, call) => {
    const itinerary = await host.price({ ...request, currency: 'GBP' }, call)
    return { ...itinerary, price: inOwnCurrency(itinerary, itinerary.price) }
  },
})

let api: Api
let searched: Json
beforeAll(async () => {
  api = await startApi({ withHosts: wrapped(ownCurrencies) })
  searched = await client(api).search(
    { from: 'LON', to: 'NYC' },
    { sortBy: 'Price-LowToHigh', offersPerPage: 40 },
  )
})
afterAll(() => api.close())

const warningsOf = (body: Json): string[] =>
  ((Object.values(body)[0] as Json).Result?.Warning ?? []).map(({ Message }: Json) => Message)
const currencyOf = (offering: Json): string => faresOf(offering)[0].BestCombinablePrice.CurrencyCode.value
const offerIn = (currency: string): Json => offeringsOf(searched).find((one) => currencyOf(one) === currency)
const selectionOf = (offering: Json): Json =>
  selectionBody({ identifier: identifierOf(searched), picks: [firstPick(offering)] })
const warning = 'PRICES ARE IN JPY, THE CURRENCY OF THE SUPPLIER. THEY ARE NOT CONVERTED TO GBP'

it('a search tells each price in the currency of its supplier, with a warning, the requested currency first', () => {
  const prices = offeringsOf(searched).map((one) => faresOf(one)[0].BestCombinablePrice)
  const currencies = offeringsOf(searched).map(currencyOf)

  expect(new Set(currencies)).toEqual(new Set(['GBP', 'JPY']))
  expect(currencies).toEqual(currencies.toSorted())
  for (const currency of ['GBP', 'JPY']) {
    const totals = prices
      .filter(({ CurrencyCode }) => CurrencyCode.value === currency)
      .map(({ TotalPrice }) => TotalPrice)
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => a - b))
  }
  expect(prices.find(({ CurrencyCode }) => CurrencyCode.value === 'JPY').CurrencyCode.decimalPlace).toBe(0)
  expect(warningsOf(searched)).toEqual([warning])
})

it('a further page warns as well', async () => {
  const { body } = await api.call('searchPage', { query: { identifier: identifierOf(searched) } })

  expect(warningsOf(body)).toEqual([warning])
})

it('a price warns only of its own currency', async () => {
  const foreign = await api.call('airPrice', { body: selectionOf(offerIn('JPY')) })
  const home = await api.call('airPrice', { body: selectionOf(offerIn('GBP')) })

  expect(foreign.body.OfferListResponse.OfferID[0].Price.CurrencyCode.value).toBe('JPY')
  expect([warningsOf(foreign.body), warningsOf(home.body)]).toEqual([[warning], []])
})

it('an offer is booked and paid for in the currency of its supplier', async () => {
  const agent = client(api)
  const workbench = await agent.openWorkbench()
  const added = await api.call('addOffer', {
    path: { ReservationResource_Identifier: workbench },
    body: selectionOf(offerIn('JPY')),
  })
  const [offer] = added.body.OfferListResponse.OfferID
  await agent.addTraveler(workbench)
  await agent.pay(workbench, offer)
  const { body } = await agent.commit(workbench)
  const { Reservation } = body.ReservationResponse
  const tickets = await api.call('displayTicket', {
    path: { Identifier: ticketNumbersOf(Reservation)[0] ?? '' },
  })
  const { TicketPrice } = tickets.body.TicketListResponse.TicketID[0]

  expect(warningsOf(body)).toEqual([])
  expect([TicketPrice.CurrencyCode.value, TicketPrice.Total]).toEqual(['JPY', offer.Price.TotalPrice])
})

it('one payment for offers in two currencies is refused', async () => {
  const agent = client(api)
  const workbench = await agent.openWorkbench()
  const path = { ReservationResource_Identifier: workbench }
  const offers = []
  for (const currency of ['GBP', 'JPY']) {
    const { body } = await api.call('addOffer', { path, body: selectionOf(offerIn(currency)) })
    offers.push(body.OfferListResponse.OfferID[0])
  }
  await agent.addTraveler(workbench)
  await api.call('addFormOfPayment', { path, body: cashBody })
  const payment = {
    '@type': 'Payment',
    Amount: { value: 1, code: 'GBP' },
    FormOfPaymentIdentifier: { id: cashBody.id },
    OfferIdentifier: offers.map(({ id, Identifier }) => ({ id, Identifier })),
  }
  const { body } = await api.call('addPayment', { path, body: payment })

  expect(errorOf(body)).toMatchObject({ SourceCode: '4196', Message: expect.stringContaining('GBP AND JPY') })
})
