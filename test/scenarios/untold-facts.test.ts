import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { fromDecimal } from '../../lib/kernel/money.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import { bookAncillaries, bookBody, offeringsIn, pickBody, shopAncillaries } from '../support/ancillary.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { divide, prepareParty, ticketParty } from '../support/party.ts'
import { fromSearch, picksThatCombine } from '../support/search.ts'
import { onlySums, onlyTotal, type Retold, sparseHost, withoutCodes } from '../support/sparse-host.ts'
import {
  cardBody,
  client,
  documentsOf,
  inboundDate,
  locatorOf,
  outboundDate,
  pickOffers,
  selectionBody,
  ticketNumbersOf,
} from '../support/trip.ts'
import { wrapped } from '../support/wrapped.ts'

/** A trip of a family with a supplier that tells no more than it must: what it does not tell is in no answer. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Members that only facts have which the supplier does not tell. */
const untold = new Set(
  `equipment distance ruleNumber tariffNumber fareCalculationString FareCalculation FiledAmount filedBaseAmount
  rateOfExchange Tax taxCode fareBasisCode FareBasisCode fareClassCode BrandRef BrandAttribute tier brandName
  CO2EmissionsData MinimumStay MaximumStay AdvanceReservation AdvancePayment advancePurchase Stopover Penalty
  Cancel taxesNonRefundableInd Measurement ssrCode subCode Restriction`.split(/\s+/),
)

/** What an answer tells although the supplier did not. */
function invented(value: Json, place = ''): string[] {
  if (typeof value === 'string') return /undefined|NaN/.test(value) ? [`${place}: ${value}`] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, held]) =>
    untold.has(name) ? [`${place}.${name}`] : invented(held, `${place}.${name}`),
  )
}

const people: Json[] = [
  {},
  { Telephone: [] },
  { passengerTypeCode: 'CNN', birthDate: '2019-06-01', Telephone: [] },
]
const passengers = [
  { passengerTypeCode: 'ADT', number: 2 },
  { passengerTypeCode: 'CNN', number: 1 },
]
const everything = {
  CustomResponseModifiersAir: { includeFareCalculationInd: true, includeCO2EmissionsDataInd: true },
  maxNumberOfUpsellsToReturn: 1,
}
const forms = ['ShortText', 'LongText', 'Structured']

/** A trip, from search to documents; every answer in order. */
async function travel(api: Api, source: string): Promise<[key: string, body: Json][]> {
  const answers: [string, Json][] = []
  const heard: Api = {
    ...api,
    async call(key, options) {
      const answer = await api.call(key, options)
      answers.push([key, answer.body])
      return answer
    },
  }
  const agent = client(heard)
  const trip = { from: 'LHR', to: 'FRA', returnDate: inboundDate, passengers }
  const more = { ...everything, contentSourceList: [source] }
  const searched = await agent.search(trip, more)
  const { identifier, picks } = pickOffers(searched)
  const request = fromSearch(identifier, picksThatCombine(searched))
  if (source === 'GDS')
    await heard.call('flightSpecificSearch', {
      body: { BuildOptions: { BuildFromCatalogProductOfferingsRequest: request } },
    })
  const priced = await heard.call('airPrice', {
    body: selectionBody({ identifier, picks }),
  })
  for (const fareRuleType of forms) {
    const offerIdentifier = priced.body.OfferListResponse.Identifier.value
    await heard.call('fareRulesFromOffer', { query: { offerIdentifier, fareRuleType } })
  }
  const { workbench, offer } = await prepareParty(heard, people, { ...trip, more })
  await agent.pay(workbench, offer, cardBody())
  const booked = await agent.committed(workbench)
  const locator = locatorOf(booked)
  for (const fareRuleType of forms)
    await heard.call('fareRulesFromReservation', { query: { reservationIdentifier: locator, fareRuleType } })
  await heard.call('retrieveReservation', { path: { Identifier: locator } })
  const numbers = ticketNumbersOf(booked)
  await heard.call('retrieveTickets', {
    body: {
      Locator: { value: locator, locatorType: 'Locator' },
      TicketNumber: numbers.map((value) => ({ value, contentSource: source })),
      detailViewInd: true,
    },
  })
  const documentNumbers = numbers.map((number) => ({ number, documentType: 'TKT' }))
  await heard.call('documentHistory', { body: { locator, documentNumbers } })
  if (source === 'GDS') await heard.call('displayTicket', { path: { Identifier: numbers[0] ?? '' } })
  const bags = await agent.reopen(locator)
  const shop = await shopAncillaries(heard, bags)
  const bag = offeringsIn(shop).find((one) => JSON.stringify(one).includes('AncillaryAirBaggage'))
  const picked = pickBody(shop, bag)
  if (source === 'NDC') await heard.call('priceAncillaries', { body: bookBody(picked) })
  const [added] = (await bookAncillaries(heard, bags, picked)).OfferID
  await agent.pay(bags, added, { ...cardBody(), id: 'formOfPayment_2' })
  const extended = await agent.committed(bags)
  const emd = documentsOf(extended).find((one) => one['@type'] === 'DocumentEMD')
  await heard.call('displayEmd', { path: { Identifier: emd.Number } })
  return answers
}

const answerTo = (answers: readonly (readonly [string, Json])[], key: string): Json =>
  answers.findLast(([asked]) => asked === key)?.[1]

const pennies = (value: number): number => fromDecimal(value, 'GBP').minor
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + pennies(value), 0)

describe.each<[told: string, source: string, retold: Retold]>([
  ['sums', 'GDS', onlySums],
  ['sums', 'NDC', onlySums],
  ['only a total', 'GDS', onlyTotal],
  ['no tax codes', 'GDS', withoutCodes],
])('a supplier tells %s of its prices, and little of its fares (%s)', (told, source, retold) => {
  let api: Api
  let answers: [string, Json][]
  beforeAll(async () => {
    api = await startApi({ withHosts: wrapped((host: AirHost) => sparseHost(host, retold)) })
    answers = await travel(api, source)
  })
  afterAll(() => api.close())

  it('no answer tells what it did not', () => {
    expect(answers.length).toBeGreaterThan(15)
    for (const [key, body] of answers) expect([key, ...invented(body)]).toEqual([key])
  })

  it('every answer is as documented', () => {
    for (const [key, body] of answers) {
      const route = documentedRoutes.find((one) => one.key === key)
      expect([key, route?.response.safeParse(body).error]).toEqual([key, undefined])
    }
  })

  it('the price is the same from the price call to the reservation, and its sums are exact', () => {
    const offer = answerTo(answers, 'airPrice').OfferListResponse.OfferID[0]
    const { Offer } = answerTo(answers, 'retrieveReservation').ReservationResponse.Reservation
    const { Base, TotalTaxes, TotalFees, TotalPrice, PriceBreakdown } = Offer[0].Price

    expect(TotalPrice).toBe(offer.Price.TotalPrice)
    if (told === 'only a total')
      expect([Base, TotalTaxes, TotalFees]).toEqual([undefined, undefined, undefined])
    else expect(sum([Base, TotalTaxes, TotalFees])).toBe(pennies(TotalPrice))
    expect(PriceBreakdown.map(({ quantity }: Json) => quantity)).toEqual(
      told === 'no tax codes' ? [2, 1] : [],
    )
  })

  it('tickets add up to the price, and so does what is paid', async () => {
    const reservation = answerTo(answers, 'retrieveReservation').ReservationResponse.Reservation
    const { TotalPrice } = reservation.Offer[0].Price
    const tickets = answerTo(answers, 'retrieveTickets').TicketListResponse.TicketID
    const histories = answerTo(answers, 'documentHistory').DocumentHistoryResponse.documentHistories
    const paid = histories.flatMap(({ formOfPayment }: Json) =>
      formOfPayment.map(({ amount }: Json) => amount),
    )

    expect(tickets).toHaveLength(3)
    expect(sum(tickets.map((ticket: Json) => ticket.TicketPrice.Total))).toBe(pennies(TotalPrice))
    for (const { TicketPrice } of tickets)
      expect(
        sum([TicketPrice.Base, TicketPrice.Taxes?.TotalTaxes ?? 0, TicketPrice.Fees?.TotalFees ?? 0]),
      ).toBe(pennies(TicketPrice.Total))
    expect(sum(documentsOf(reservation).map(({ Amount }: Json) => Amount.Total))).toBe(pennies(TotalPrice))
    expect(sum(paid)).toBe(pennies(TotalPrice))
    expect(await discrepancies(api)).toEqual([])
  })

  it('what it does tell is there: bags, changes for a fee that is not told, fare rules', () => {
    const offer = answerTo(answers, 'airPrice').OfferListResponse.OfferID[0]
    const [terms] = offer.TermsAndConditionsFull
    const rules = answerTo(
      answers.filter(([, body]) => JSON.stringify(body).includes('TextFareRule')),
      'fareRulesFromReservation',
    ).FareRuleListResponse.FareRule[0].TextFareRule

    expect(terms.BaggageAllowance[0]).toMatchObject({ baggageType: 'FirstCheckedBag', Text: ['1P'] })
    expect(new Set(terms.BaggageAllowance.map(({ baggageType }: Json) => baggageType))).toEqual(
      new Set(['FirstCheckedBag']),
    )
    expect(terms.Penalties[0].Change[0]).toMatchObject({
      '@type': 'ChangePermitted',
      penaltyTypes: ['BeforeDeparture'],
    })
    expect(rules).toContainEqual({
      name: 'PENALTIES',
      value: expect.stringContaining('BEFORE DEPARTURE'),
      language: 'ENG',
    })
    expect(JSON.stringify(rules)).not.toMatch(/REFUND|STAY|STOPOVER/)
  })
})

it('a party whose price is known only as a whole is divided, and its tickets go with their travelers', async () => {
  const api = await startApi({ withHosts: wrapped((host: AirHost) => sparseHost(host, onlySums)) })
  const ticketed = await ticketParty(api, 3)
  const answer = (await divide(api, locatorOf(ticketed), [2])).body
  const rest = await api.call('retrieveReservation', { path: { Identifier: locatorOf(ticketed) } })
  const parts: Json[] = [answer, rest.body].map((body) => body.ReservationResponse.Reservation)
  const totals = parts.map(({ Offer }) => Offer[0].Price.TotalPrice)

  expect(sum(totals)).toBe(pennies(ticketed.Offer[0].Price.TotalPrice))
  for (const [index, part] of parts.entries())
    expect(sum(documentsOf(part).map(({ Amount }) => Amount.Total))).toBe(pennies(totals[index]))
  expect([...invented(answer), ...invented(rest.body)]).toEqual([])
  expect(await discrepancies(api)).toEqual([])
  await api.close()
})

it('fares of a display are listed without what is not told, and so are the rules of a line', async () => {
  const api = await startApi({ withHosts: wrapped((host: AirHost) => sparseHost(host, onlySums)) })
  const request = { from: { value: 'LON' }, to: { value: 'NYC' }, departureDate: outboundDate }
  const { body } = await api.call('fareDisplay', { body: { FareDisplayQueryRequest: request } })
  const rules = await api.call('fareRulesFromFareDisplay', {
    query: {
      fareRuleIdentifier: body.FareDisplayResponse.Identifier.value,
      fareID: '1',
      fareRuleType: 'LongText',
    },
  })

  expect(body.FareDisplayResponse.fareDisplay[0].fare.length).toBeGreaterThan(1)
  expect([...invented(body), ...invented(rules.body)]).toEqual([])
  await api.close()
})
