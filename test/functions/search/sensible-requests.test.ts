import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  client,
  offeringsOf,
  pickOffers,
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
