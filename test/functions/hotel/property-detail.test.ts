import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propertiesResponse } from '../../../lib/hotel/wire/hotel-search.ts'
import { kilometresBetween } from '../../../lib/sandbox/hotel/places.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { propertiesOf, searchProperties } from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('property detail', () => {
  it('returns all search data of the hotel, and more, but no rates', async () => {
    const [found] = propertiesOf(await searchProperties(api))
    const { chainCode, propertyCode } = found.Property.PropertyKey
    const { body } = await api.call('propertyDetail', {
      query: { chainCode: chainCode.toLowerCase(), propertyCode, ImageSize: 'Large' },
    })
    const [info, ...others] = propertiesOf(body)

    expect(propertiesResponse.safeParse(body).error).toBeUndefined()
    expect(others).toEqual([])
    expect(info.LowestAvailableRate).toBeUndefined()
    const { Image: _, ...searched } = found.Property
    expect(info.Property).toMatchObject(searched)
    expect(info.Property.Image[0].value).toBe(found.Property.Image[0].value)
    expect(info.Property.Description[0].value).toEqual(expect.any(String))
    expect(info.Property.CheckInOutPolicy).toEqual({
      checkInTime: expect.stringMatching(/^\d\d:\d\d$/),
      checkOutTime: expect.stringMatching(/^\d\d:\d\d$/),
      minimumAge: expect.any(Number),
    })
    expect(info.availability).toBe('Open')
    expect(body.PropertiesResponse.Properties.Identifier.value).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('counts the rooms, and tells access, services, pets, parking and the way to the hotel', async () => {
    const details = await Promise.all(
      propertiesOf(await searchProperties(api)).map(async ({ Property }) => {
        const { chainCode, propertyCode } = Property.PropertyKey
        const { body } = await api.call('propertyDetail', { query: { chainCode, propertyCode } })
        return propertiesOf(body)[0].Property
      }),
    )
    const shownBy = (member: string) => details.filter((detail) => detail[member] !== undefined)

    for (const { GuestRoomInfo, Attraction, DrivingDirections, PetPolicy, PropertyAmenity } of details) {
      expect(GuestRoomInfo).toEqual([
        { '@type': 'GuestRoomInfo', code: '12', number: expect.any(Number), description: 'Total rooms' },
      ])
      expect(Attraction[0].Distance).toEqual({ value: expect.any(Number), unitOfDistance: 'Kilometers' })
      expect([DrivingDirections, PetPolicy].map(({ Description }) => Description[0].value)).toEqual([
        expect.stringMatching(/airport/i),
        expect.stringMatching(/pets|dogs/i),
      ])
      expect(PropertyAmenity[0]).toMatchObject({ '@type': 'PropertyAmenity', category: expect.any(String) })
    }
    expect(shownBy('AccessibilityFeature')[0].AccessibilityFeature[0]).toEqual({
      value: expect.any(String),
      description: expect.any(String),
    })
    expect(shownBy('BusinessService')[0].BusinessService[0].description).toEqual(expect.any(String))
    expect(shownBy('complimentaryParking').length).toBeGreaterThan(0)
    expect(new Set(details.map(({ Description }) => Description[0].value)).size).toBe(details.length)
  })

  /** The first hotels around a city, in detail. */
  async function detailsIn(city: string): Promise<Json[]> {
    const found = propertiesOf(await searchProperties(api, { SearchBy: { SearchCity: city } }))
    return Promise.all(
      found.slice(0, 12).map(async ({ Property }) => {
        const { chainCode, propertyCode } = Property.PropertyKey
        return propertiesOf(
          (await api.call('propertyDetail', { query: { chainCode, propertyCode } })).body,
        )[0].Property
      }),
    )
  }

  it.each(['LON', 'LAS', 'TYO', 'AAL'])('in %s the description tells hours and the airport', async (city) => {
    for (const { Description, CheckInOutPolicy, Attraction } of await detailsIn(city)) {
      const text: string = Description[0].value
      expect(text).toContain(CheckInOutPolicy.checkInTime)
      expect(text).toContain(CheckInOutPolicy.checkOutTime)
      expect(text).toContain(Attraction[0].name)
      expect(text).not.toMatch(/undefined|NaN| {2}|\.\./)
    }
  })

  it('names sights that are there, as far as they are', async () => {
    const tower = { latitude: 48.8584, longitude: 2.2945 }
    const near = (await detailsIn('PAR')).flatMap(({ Attraction, GeoLocation }) =>
      Attraction.filter(({ name }: Json) => name === 'Eiffel Tower').map(({ Distance }: Json) => [
        Distance.value,
        kilometresBetween(tower, GeoLocation),
      ]),
    )

    expect(near.length).toBeGreaterThan(0)
    for (const [told, measured] of near) expect(told).toBeCloseTo(measured, 0)
  })

  it('has no car park on an island of the Maldives, and no railway station as airport', async () => {
    for (const { PropertyAmenity } of await detailsIn('MLE'))
      expect(PropertyAmenity.map(({ code }: Json) => code)).not.toContain('68')
    for (const { Attraction } of await detailsIn('HAM')) expect(Attraction[0].name).toBe('Hamburg Airport')
  })

  it('an unknown hotel is a 404, a missing code a 400 that names it', async () => {
    const unknown = await api.call('propertyDetail', { query: { chainCode: 'QQ', propertyCode: 'NONE' } })
    const without = await api.call('propertyDetail', { query: { chainCode: 'QQ' } })

    expect([unknown.status, errorOf(unknown.body).SourceCode]).toEqual([404, '90004'])
    expect([without.status, errorOf(without.body).SourceCode]).toEqual([400, '90002'])
    expect(errorOf(without.body).Message).toContain('propertyCode')
  })
})
