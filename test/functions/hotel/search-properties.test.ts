import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propertiesResponse } from '../../../lib/hotel/wire/hotel-search.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { isOpen, propertiesOf, propertySearchBody, searchProperties } from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let found: Json
beforeAll(async () => {
  api = await startApi()
  found = await searchProperties(api)
})
afterAll(() => api.close())

const totalOf = (body: Json): number => body.PropertiesResponse.Properties.totalProperties
const distances = (body: Json): number[] => propertiesOf(body).map(({ Distance }) => Distance.value)
const refused = async (more: object) => {
  const answer = await api.call('searchProperties', { body: propertySearchBody(more) })
  return { status: answer.status, body: answer.body, ...errorOf(answer.body) }
}

describe('search of hotels by location', () => {
  it('answers hotels of the documented shape, the nearest first, closed ones without rates', () => {
    expect(propertiesResponse.safeParse(found).error).toBeUndefined()
    expect(distances(found)).toEqual([...distances(found)].sort((a, b) => a - b))
    expect(propertiesOf(found).some(isOpen)).toBe(true)
    for (const info of propertiesOf(found)) {
      const { chainCode, propertyCode } = info.Property.PropertyKey
      expect(info.id).toBe(`${chainCode}-${propertyCode}`)
      expect(info.LowestAvailableRate !== undefined, info.availability).toBe(isOpen(info))
      expect(info.Identifier !== undefined).toBe(isOpen(info))
      if (isOpen(info))
        expect(info.MaximumAvailableRate.value).toBeGreaterThanOrEqual(info.LowestAvailableRate.value)
    }
  })

  it('returns totals, page size and paging identifier', () => {
    const { Properties, Pagination } = found.PropertiesResponse

    expect(Properties.totalProperties).toBe(Pagination.totalItems)
    expect(Properties.propertiesPerPage).toBe(100)
    expect(Properties.Identifier.value).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('returnOnlyAvailablePropertiesInd leaves closed hotels out', async () => {
    const dates = { CheckInDate: '2027-05-14', CheckOutDate: '2027-05-29' }
    const near = { SearchBy: { SearchCity: 'LIS', SearchRadius: { value: 0.6 } }, ...dates }
    const all = propertiesOf(await searchProperties(api, near))
    const open = propertiesOf(
      await searchProperties(api, { ...near, returnOnlyAvailablePropertiesInd: true }),
    )

    expect(open.length).toBeLessThan(all.length)
    expect(open.map(({ id }) => id)).toEqual(all.filter(isOpen).map(({ id }) => id))
  })

  it('SearchRadius limits the distance, in kilometres or miles', async () => {
    const near = await searchProperties(api, {
      SearchBy: { SearchCity: 'LIS', SearchRadius: { value: 5, unitOfDistance: 'Kilometers' } },
    })
    const miles = await searchProperties(api, {
      SearchBy: { SearchCity: 'lis', SearchRadius: { value: '5', unitOfDistance: 'Miles' } },
    })

    expect(Math.max(...distances(near))).toBeLessThanOrEqual(5)
    expect(totalOf(near)).toBeLessThan(totalOf(miles))
    expect(propertiesOf(miles)[0].Distance.unitOfDistance).toBe('Miles')
  })

  it('finds the same hotels by point and by address, and others by airport', async () => {
    const [hotel] = propertiesOf(found)
    const { latitude, longitude } = hotel.Property.GeoLocation
    const byPoint = await searchProperties(api, { SearchBy: { Latitude: latitude, Longitude: longitude } })
    const byAddress = await searchProperties(api, {
      SearchBy: { Address: { City: 'lisbon', Country: { value: 'PT' } } },
    })
    const byAirport = await searchProperties(api, { SearchBy: { SearchAirport: 'LIS' } })

    expect(propertiesOf(byPoint)[0]).toMatchObject({ id: hotel.id, Distance: { value: 0 } })
    expect(propertiesOf(byAddress).map(({ id }) => id)).toEqual(propertiesOf(found).map(({ id }) => id))
    expect(propertiesOf(byAirport).length).toBeGreaterThan(0)
  })

  it('SortOrder StarRating puts the best hotels first', async () => {
    const stars = propertiesOf(await searchProperties(api, { SortOrder: 'StarRating' })).map(
      ({ Property }) => Property.Rating[0].value,
    )

    expect(stars).toEqual([...stars].sort((a, b) => b - a))
    expect(new Set(stars).size).toBeGreaterThan(1)
  })

  it('HotelName, ChainCodes and PropertyAmenityCode narrow the search', async () => {
    const { name, PropertyKey, PropertyAmenity } = propertiesOf(found)[0].Property
    const byName = propertiesOf(await searchProperties(api, { HotelName: name.toUpperCase() }))
    const byChain = propertiesOf(await searchProperties(api, { ChainCodes: [PropertyKey.chainCode] }))
    const wanted = PropertyAmenity.at(-1).code
    const byAmenity = propertiesOf(await searchProperties(api, { PropertyAmenityCode: [wanted] }))

    expect(byName.map(({ Property }) => Property.name)).toContain(name)
    expect(byName.length).toBeLessThan(propertiesOf(found).length)
    expect(new Set(byChain.map(({ Property }) => Property.PropertyKey.chainCode))).toEqual(
      new Set([PropertyKey.chainCode]),
    )
    for (const { Property } of byAmenity)
      expect(Property.PropertyAmenity.map(({ code }: Json) => code)).toContain(wanted)
  })

  it('RequestedCurrency adds the rate of exchange and converts nothing', async () => {
    const inDollars = await searchProperties(api, { RequestedCurrency: 'USD' })
    const [conversion, ...others] = inDollars.PropertiesResponse.CurrencyRateConversion

    expect(others).toEqual([])
    expect(conversion).toMatchObject({ SourceCurrency: { value: 'EUR' }, TargetCurrency: { value: 'USD' } })
    expect(conversion.ConversionRate.value).toBeGreaterThan(0)
    expect(propertiesOf(inDollars)).toEqual(propertiesOf(found))
  })

  it('answers 200 with an empty list and a 404 entry when nothing is found', async () => {
    const none = await searchProperties(api, { HotelName: 'no hotel has this name' })

    expect(none.PropertiesResponse.Properties).toMatchObject({
      totalProperties: 0,
      numberOfPages: 1,
      PropertyInfo: [],
    })
    expect(errorOf(none)).toMatchObject({ StatusCode: 404, category: 'NOT_FOUND' })
  })
})

describe('errors of a hotel search', () => {
  it.each([
    ['no SearchBy', { SearchBy: undefined }, '1200', 'REQUIRED TYPE: SearchBy OBJECT'],
    ['a check-in date in the past', { CheckInDate: '2027-02-01' }, '1250', 'CHECK IN DATE DATA IS INVALID'],
    ['a date that is none', { CheckInDate: '2027-02-30' }, '1250', 'CHECK IN DATE DATA IS INVALID'],
    ['a check-out date before check-in', { CheckOutDate: '2027-05-11' }, '13005', 'STAY DATES ARE INVALID'],
    ['an unknown city', { SearchBy: { SearchCity: 'QQQ' } }, '1', 'IATA CITY CODE IS MISSING OR INVALID'],
    ['an unknown currency', { RequestedCurrency: 'QQQ' }, '90002', 'CURRENCY CODE QQQ IS UNKNOWN'],
    [
      'ten guests in a room',
      { RoomStayCandidate: [{ GuestCounts: { GuestCount: [{ count: 10 }] } }] },
      '13006',
      '1 TO 9 GUESTS',
    ],
  ])('%s is refused with a code of its own', async (_case, more, SourceCode, text) => {
    const { status, ...error } = await refused(more)

    expect(status).toBe(400)
    expect(error).toMatchObject({
      '@type': 'ErrorDetail',
      StatusCode: 400,
      SourceCode,
      category: 'VALIDATION',
    })
    expect(error.Message).toContain(text)
  })

  it('an empty body names the object that is missing', async () => {
    const answer = await api.call('searchProperties', { body: {} })

    expect(errorOf(answer.body).Message).toBe('REQUIRED TYPE: PropertiesQuerySearch OBJECT')
  })

  it('has the hotel codes for input of the wrong form, and is repeated outside its wrapper', async () => {
    const { body, ...error } = await refused({ HotelName: { not: 'a text' } })

    expect(error.SourceCode).toBe('90002')
    expect(error.Message).toContain('HotelName')
    expect(body.Result).toEqual(body.ErrorResponse.Result)
    expect(body.traceId).toBe(body.ErrorResponse.traceId)
  })

  it('issues a trace id when none was sent: header and body are equal', async () => {
    const answer = await api.call('searchProperties', { body: {} })

    expect(answer.headers.traceid).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.body.ErrorResponse.traceId).toBe(answer.headers.traceid)
  })

  it('an access group that is no identifier is a 400', async () => {
    const answer = await api.call('searchProperties', {
      body: {},
      headers: { xauth_travelport_accessgroup: 'not-one' },
    })

    expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([400, '9004'])
  })
})
