import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { changeSearchBody, legTo } from '../../support/exchange.ts'
import {
  client,
  locatorOf,
  offeringsOf,
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

describe('search', () => {
  it.each<[string, TripOptions, Json, string, string]>([
    ['an unknown airport', { to: 'QQQ' }, {}, '9017', 'SearchCriteriaFlight[0].To.value'],
    ['the same airport twice', { to: 'LHR' }, {}, '9018', 'SearchCriteriaFlight[0].To.value'],
    ['two airports of one city', { to: 'LGW' }, {}, '9018', 'SearchCriteriaFlight[0].To.value'],
    ['a past date', { date: '2027-02-01' }, {}, '9019', 'SearchCriteriaFlight[0].departureDate'],
    ['30 February', { date: '2027-02-30' }, {}, '1001', 'SearchCriteriaFlight[0].departureDate'],
    ['a date in another form', { date: '21/05/2027' }, {}, '1001', 'SearchCriteriaFlight[0].departureDate'],
    ['an unknown type', party(['ADULT', 1]), {}, '1010', 'PassengerCriteria[0].passengerTypeCode'],
    ['an impossible age', party(['ADT', 1], ['CNN', 1, 15]), {}, '1010', 'PassengerCriteria[1].age'],
    ['more infants than adults', party(['ADT', 1], ['INF', 2]), {}, '1010', 'PassengerCriteria'],
    ['an infant alone', party(['INF', 1]), {}, '1010', 'PassengerCriteria'],
    ['an unknown content source', {}, { contentSourceList: ['XXX'] }, '1001', 'contentSourceList[0]'],
  ])('refuses %s, and names the field', async (_what, trip, more, code, path) => {
    const { status, body } = await api.call('search', { body: searchBody(trip, more) })

    expect(status).toBe(400)
    const [error] = body.ErrorResponse.Result.Error
    expect(error.SourceCode).toBe(code)
    expect(error.NameValuePair).toContainEqual(expect.objectContaining({ value: path }))
  })

  it.each(['MIL', 'JCB', 'C05'])('accepts %s, a passenger type of the trade', async (ptc) => {
    const { status } = await api.call('search', { body: searchBody(party(['ADT', 1], [ptc, 1])) })

    expect(status).toBe(200)
  })
})

describe('children without an adult', () => {
  it('pay the adult fare, in a search and in its price; with an adult they have a discount', async () => {
    const baseOf = (body: Json, ptc: string): number =>
      body.Price.PriceBreakdown.find((one: Json) => one.requestedPassengerType === ptc).Amount.Base
    const priced = async (trip: TripOptions) => {
      const found = await client(api).search({ from: 'LHR', to: 'MAD', ...trip })
      const { body } = await api.call('airPrice', { body: selectionBody(pickOffers(found)) })
      return body.OfferListResponse.OfferID[0]
    }
    const [adult, alone, family] = await Promise.all([
      priced(party(['ADT', 1])),
      priced(party(['CNN', 1, 9])),
      priced(party(['ADT', 1], ['CNN', 1, 9])),
    ])
    const [product] = alone.Product[0].PassengerFlight[0].FlightProduct

    expect(baseOf(alone, 'CNN')).toBe(baseOf(adult, 'ADT'))
    expect(baseOf(family, 'CNN')).toBeLessThan(baseOf(family, 'ADT'))
    expect(product.fareBasisCode).toBe(adult.Product[0].PassengerFlight[0].FlightProduct[0].fareBasisCode)
    expect(product.ticketDesignator).toBeUndefined()
  })
})

describe('the other requests', () => {
  const errorIn = (body: Json): Json => (Object.values(body)[0] as Json).Result.Error[0]
  const flight = { carrier: 'BA', flightNumber: '141', from: 'LHR', to: 'JFK' }

  it.each<[string, Json, string, string]>([
    ['a past date', { departureDate: '2027-02-01' }, '9019', 'departureDate'],
    ['30 February', { departureDate: '2027-02-30' }, '1001', 'departureDate'],
    ['one place twice', { to: { value: 'LON' } }, '9018', 'to.value'],
  ])('a fare display refuses %s', async (_what, more, code, path) => {
    const body = { from: { value: 'LON' }, to: { value: 'NYC' }, departureDate: '2027-05-11', ...more }
    const answer = await api.call('fareDisplay', { body })

    expect(answer.status).toBe(400)
    expect(errorIn(answer.body)).toMatchObject({
      SourceCode: code,
      NameValuePair: expect.arrayContaining([expect.objectContaining({ value: path })]),
    })
  })

  it('an exchange search refuses a past date and one place twice', async () => {
    const reservation = await client(api).ticket()
    const workbench = await client(api).reopen(locatorOf(reservation))
    const searched = async (leg: Json) =>
      errorIn((await api.call('searchExchange', { body: changeSearchBody(workbench, [leg]) })).body)

    expect(await searched(legTo('2027-02-01'))).toMatchObject({ SourceCode: '9019' })
    expect(await searched(legTo('2027-05-25', 'LHR', 'LHR'))).toMatchObject({ SourceCode: '9018' })
  })

  it('a price of own flights refuses a past date', async () => {
    const { body } = await api.call('airPriceFromProducts', {
      body: productsBody([{ ...flight, departureDate: '2027-02-01' }]),
    })

    expect(errorIn(body)).toMatchObject({ SourceCode: '9019' })
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
