import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { changeSearchBody, laterDate, legTo } from '../../support/exchange.ts'
import {
  cardBody,
  client,
  locatorOf,
  offeringsOf,
  outboundDate,
  pickOffers,
  productsBody,
  searchBody,
  selectionBody,
  type TripOptions,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const party = (...passengers: [string, number, number?][]): TripOptions => ({
  passengers: passengers.map(([passengerTypeCode, number, age]) => ({
    passengerTypeCode,
    number,
    ...(age !== undefined && { age }),
  })),
})

/** That the request is refused with the code, for the member at the path. */
function expectAt(body: Json, code: string, path: string): void {
  const [error] = body.ErrorResponse.Result.Error
  expect(error.SourceCode).toBe(code)
  expect(error.NameValuePair).toContainEqual(expect.objectContaining({ name: 'path', value: path }))
}

/** What is wrong with a journey from LHR to JFK, and the code and member of the error. */
const nonsense: [string, Nonsense, string, keyof Nonsense][] = [
  ['an unknown airport', { to: 'QQQ' }, '9017', 'to'],
  ['an unknown place of departure', { from: 'QQQ' }, '9017', 'from'],
  ['the same airport twice', { to: 'LHR' }, '9018', 'to'],
  ['two airports of one city', { to: 'LGW' }, '9018', 'to'],
  ['a past date', { date: '2027-02-01' }, '9019', 'date'],
  ['30 February', { date: '2028-02-30' }, '1001', 'date'],
  ['a date with slashes', { date: '21/01/2028' }, '1001', 'date'],
]
type Nonsense = Pick<TripOptions, 'from' | 'to' | 'date'>

const inSearch = {
  from: 'SearchCriteriaFlight[0].From.value',
  to: 'SearchCriteriaFlight[0].To.value',
  date: 'SearchCriteriaFlight[0].departureDate',
}
const ofFlight = {
  from: 'ProductCriteriaAir[0].SpecificFlightCriteria[0].from',
  to: 'ProductCriteriaAir[0].SpecificFlightCriteria[0].to',
  date: 'ProductCriteriaAir[0].SpecificFlightCriteria[0].departureDate',
}
const inDisplay = { from: 'from.value', to: 'to.value', date: 'departureDate' }

const flightOf = ({ from = 'LHR', to = 'JFK', date = outboundDate }: Nonsense) =>
  productsBody([{ carrier: 'BA', flightNumber: '117', from, to, departureDate: date }])
const specificOf = (journey: Nonsense) => ({
  BuildOptions: { BuildFromProductsRequest: flightOf(journey) },
})
const displayOf = ({ from = 'LHR', to = 'JFK', date = outboundDate }: Nonsense) => ({
  FareDisplayQueryRequest: { from: { value: from }, to: { value: to }, departureDate: date },
})

describe.each<[Parameters<Api['call']>[0], typeof inSearch, (journey: Nonsense) => Json]>([
  ['search', inSearch, searchBody],
  ['flexSearch', inSearch, searchBody],
  ['airAvailability', inSearch, searchBody],
  ['airPriceFromProducts', ofFlight, flightOf],
  ['flightSpecificSearch', ofFlight, specificOf],
  ['flexFlightSpecificSearch', ofFlight, specificOf],
  ['fareDisplay', inDisplay, displayOf],
])('%s', (key, paths, bodyOf) => {
  it.each(nonsense)('refuses %s, and names the field', async (_what, journey, code, member) => {
    const { status, body } = await api.call(key, { body: bodyOf(journey) })

    expect(status).toBe(400)
    expectAt(body, code, paths[member])
  })
})

describe.each([
  ['searchExchange', 'GDS'],
  ['reshop', 'NDC'],
] as const)('%s', (key, content) => {
  it.each(nonsense)('refuses %s, and names the field', async (_what, journey, code, member) => {
    const { from = 'LHR', to = 'JFK', date = laterDate } = journey
    const legs = [legTo(date, from, to)]
    const { status, body } = await api.call(key, {
      body: changeSearchBody(await workbenchOf(content), legs),
    })

    expect(status).toBe(400)
    expectAt(body, code, inSearch[member])
  })
})

/** A ticketed reservation, reopened once for all changes that are looked for. */
const reopened = new Map<string, string>()
async function workbenchOf(content: 'GDS' | 'NDC'): Promise<string> {
  const book = async () =>
    content === 'GDS' ? client(api).ticket({}, {}, cardBody()) : client(api).orderNdc()
  const workbench = reopened.get(content) ?? (await client(api).reopen(locatorOf(await book())))
  reopened.set(content, workbench)
  return workbench
}

it('says a wrong date as it was sent', async () => {
  const { body } = await api.call('search', { body: searchBody({ date: '21/01/2028' }) })

  expect(body.ErrorResponse.Result.Error[0].Message).toBe('21/01/2028 IS NOT A CALENDAR DATE')
})

it('names the past return date of a fare display, and the second leg and second flight', async () => {
  const flight = { carrier: 'BA', flightNumber: '117', from: 'LHR', to: 'JFK' }
  const display = displayOf({ date: outboundDate }).FareDisplayQueryRequest
  const [returning, second, legs] = await Promise.all([
    api.call('fareDisplay', { body: { FareDisplayQueryRequest: { ...display, returnDate: '2027-02-01' } } }),
    api.call('airPriceFromProducts', { body: productsBody([flight, { ...flight, to: 'QQQ' }]) }),
    api.call('search', { body: searchBody({ returnDate: '2028-02-30' }) }),
  ])

  expectAt(returning.body, '9019', 'returnDate')
  expectAt(second.body, '9017', 'ProductCriteriaAir[0].SpecificFlightCriteria[1].to')
  expectAt(legs.body, '1001', 'SearchCriteriaFlight[1].departureDate')
})

it('names the date of birth that is none', async () => {
  const passengers = [{ number: 1, passengerTypeCode: 'ADT', birthDate: '1988-02-30' }]
  const { body } = await api.call('search', { body: searchBody({ passengers }) })

  expectAt(body, '1001', 'PassengerCriteria[0].birthDate')
})

describe('search', () => {
  it.each<[string, TripOptions, Json, string, string]>([
    ['an unknown type', party(['ADULT', 1]), {}, '1010', 'PassengerCriteria[0].passengerTypeCode'],
    ['an impossible age', party(['ADT', 1], ['CNN', 1, 15]), {}, '1010', 'PassengerCriteria[1].age'],
    ['more infants than adults', party(['ADT', 1], ['INF', 2]), {}, '1010', 'PassengerCriteria'],
    ['an infant alone', party(['INF', 1]), {}, '1010', 'PassengerCriteria'],
    ['an unknown content source', {}, { contentSourceList: ['XXX'] }, '1001', 'contentSourceList[0]'],
  ])('refuses %s, and names the field', async (_what, trip, more, code, path) => {
    const { status, body } = await api.call('search', { body: searchBody(trip, more) })

    expect(status).toBe(400)
    expectAt(body, code, path)
  })

  it.each(['MIL', 'JCB', 'C05'])('accepts %s, a passenger type of the trade', async (ptc) => {
    const { status } = await api.call('search', { body: searchBody(party(['ADT', 1], [ptc, 1])) })

    expect(status).toBe(200)
  })
})

const lowCost = (name: string) => searchBody({ from: 'DUB', to: 'STN' }, { contentSourceList: [name] })

describe('low-cost carriers', () => {
  it.each(['LCC', 'APIPAC'])('are all that a search for %s offers; each is priced first', async (name) => {
    const { body } = await api.call('search', { body: lowCost(name) })
    expect(offeringsOf(body).length).toBeGreaterThan(0)
    const selection = selectionBody(pickOffers(body))
    const add = async () => {
      const workbench = await client(api).openWorkbench()
      const path = { ReservationResource_Identifier: workbench }
      return (await api.call('addOffer', { path, body: selection })).body.OfferListResponse
    }

    const [error] = (await add()).Result.Error
    await api.call('airPrice', { body: selection })

    expect(error).toMatchObject({
      SourceCode: '4128',
      Message: expect.stringContaining('PRICE THE OFFER FIRST'),
    })
    expect((await add()).OfferID).toHaveLength(1)
  })
})
