import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { availabilityBody, propertySearchBody, searchProperties } from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const lisbon = (more: object) => ({ SearchBy: { SearchCity: 'LIS', ...more } })
const guests = (guest: object) => ({ RoomStayCandidate: [{ GuestCounts: { GuestCount: [guest] } }] })

const refusedSearch = async (body: Json) => {
  const answer = await api.call('searchProperties', { body })
  return [answer.status, errorOf(answer.body).SourceCode, errorOf(answer.body).Message]
}
const warningsOf = (body: Json): Json[] => {
  const [answer] = Object.values(body) as Json[]
  return answer.Result.Warning ?? []
}

describe('a hotel search outside its limits names the member', () => {
  it.each([
    ['seven chains', { ChainCodes: [...'ABCDEFG'] }, 'ChainCodes MUST BE AT MOST 6 ITEMS'],
    [
      'nine rate candidates',
      { RateCandidates: { RateCandidate: Array.from({ length: 9 }, () => ({ rateCode: 'BAR' })) } },
      'RateCandidates.RateCandidate MUST BE AT MOST 8 ITEMS',
    ],
    ['a name of two characters', { HotelName: 'Ha' }, 'HotelName MUST BE AT LEAST 3 CHARACTERS'],
    ['an unknown order', { SortOrder: 'Price' }, 'SortOrder MUST BE ONE OF Proximity, StarRating'],
    ['an unknown picture size', { ImageSize: 'Huge' }, 'ImageSize MUST BE ONE OF'],
    ['an unknown aggregator', { AggregatorList: ['WHO'] }, 'AggregatorList[0] MUST BE ONE OF TVPT, BKNG'],
    ['a radius of nothing', lisbon({ SearchRadius: { value: 0 } }), 'SearchRadius.value MUST BE MORE THAN 0'],
    ['a negative radius', lisbon({ SearchRadius: { value: -1 } }), 'SearchRadius.value MUST BE MORE THAN 0'],
    [
      'an unknown unit',
      lisbon({ SearchRadius: { value: 5, unitOfDistance: 'Leagues' } }),
      'SearchRadius.unitOfDistance MUST BE ONE OF Kilometers, Miles',
    ],
    ['a point without longitude', { SearchBy: { Latitude: 38.7 } }, 'SearchBy.Longitude IS MISSING'],
    [
      'a latitude of 95',
      { SearchBy: { Latitude: 95, Longitude: 1 } },
      'SearchBy.Latitude MUST BE AT MOST 90',
    ],
    [
      'a child without age',
      guests({ count: 1, ageQualifyingCode: '8' }),
      'RoomStayCandidate[0].GuestCounts.GuestCount[0].age IS MISSING',
    ],
    ['no guest', guests({ count: 0 }), 'GuestCount[0].count MUST BE AT LEAST 1'],
    [
      'an unknown age code',
      guests({ count: 1, ageQualifyingCode: '99' }),
      'ageQualifyingCode MUST BE ONE OF',
    ],
  ])('%s', async (_case, more, text) => {
    const [status, code, message] = await refusedSearch(propertySearchBody(more))

    expect([status, code]).toEqual([400, '90002'])
    expect(message).toContain(text)
  })

  it('a stay that begins more than 500 days ahead is refused', async () => {
    const far = { CheckInDate: '2029-05-11', CheckOutDate: '2029-05-13' }

    expect(await refusedSearch(propertySearchBody(far))).toEqual([
      400,
      '13005',
      'STAY DATES ARE INVALID. CHECK IN DATE MUST BE AT MOST 500 DAYS AHEAD',
    ])
  })

  it('a city that no hotel is in is an unknown address, not an IATA code', async () => {
    const nowhere = { SearchBy: { Address: { City: 'Atlantis' } } }

    expect((await refusedSearch(propertySearchBody(nowhere)))[2]).toMatch(/^ADDRESS IS UNKNOWN/)
  })

  it('letter case of a word of a list does not matter', async () => {
    const found = await searchProperties(api, { SortOrder: 'starrating', AggregatorList: ['tvpt'] })

    expect(found.PropertiesResponse.Properties.totalProperties).toBeGreaterThan(0)
  })

  it('a larger radius than a search covers is reduced, with a warning', async () => {
    const wide = await searchProperties(api, lisbon({ SearchRadius: { value: 30, unitOfDistance: 'Miles' } }))

    expect(warningsOf(wide).map(({ Message }) => Message)).toContain('SEARCH RADIUS WAS REDUCED TO 25 MILES')
  })
})

describe('a hotel search without what it needs', () => {
  it('names the dates when only the wrapper is there, and each date for itself', async () => {
    const without = (members: object) => refusedSearch(propertySearchBody(members))

    expect((await refusedSearch({ PropertiesQuerySearch: {} }))[2]).toBe(
      'REQUIRED TYPE: PropertiesQuerySearch.CheckInDate OBJECT',
    )
    expect((await without({ CheckInDate: undefined }))[2]).toBe('CHECK IN DATE DATA IS INVALID')
    expect((await without({ CheckOutDate: undefined }))[2]).toMatch(/CHECK OUT DATE IS MISSING$/)
    expect((await without({ CheckOutDate: '13/05/2027' }))[2]).toMatch(/CHECK OUT DATE MUST BE A DATE/)
  })

  it('of named hotels names the list', async () => {
    const answer = await api.call('searchPropertyList', { body: { PropertiesQuerySpecificPropertyList: {} } })

    expect(errorOf(answer.body).Message).toBe('REQUIRED TYPE: PropertyKey OBJECT')
  })
})

describe('warnings of hotel searches', () => {
  it('closed hotels that are listed are counted', async () => {
    const dates = { CheckInDate: '2027-05-14', CheckOutDate: '2027-05-29' }
    const SearchBy = { SearchCity: 'LON', SearchRadius: { value: 1 } }
    const body = await searchProperties(api, { SearchBy, ...dates })
    const infos: Json[] = body.PropertiesResponse.Properties.PropertyInfo
    const closed = infos.filter(({ availability }) => availability === 'Close').length

    expect(closed).toBeGreaterThan(0)
    expect(warningsOf(body)).toEqual([
      expect.objectContaining({ StatusCode: 99, Message: `Rates unavailable for ${closed} properties` }),
    ])
  })

  it('extra beds are not priced, which an availability says; unknown kinds of them are refused', async () => {
    const [info] = (await searchProperties(api)).PropertiesResponse.Properties.PropertyInfo
    const ask = (AccommodationType: string) =>
      api.call('availability', {
        body: availabilityBody(
          [info.Property.PropertyKey],
          {},
          {},
          { ExtraAccommodation: [{ quantity: 1, AccommodationType }] },
        ),
      })
    const [crib, hammock] = await Promise.all([ask('Crib'), ask('Hammock')])

    expect(warningsOf(crib.body).map(({ Message }) => Message)).toContain(
      'EXTRA ACCOMMODATION IS NOT IN THE RATES. ASK THE PROPERTY',
    )
    expect(errorOf(hammock.body).Message).toContain('AccommodationType MUST BE ONE OF Crib')
  })
})
