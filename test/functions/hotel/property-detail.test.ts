import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propertiesResponse } from '../../../lib/hotel/wire/hotel-search.ts'
import { type Api, startApi } from '../../support/api.ts'
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
    expect(info.Property).toMatchObject(found.Property)
    expect(info.Property.Description[0].value).toEqual(expect.any(String))
    expect(info.Property.CheckInOutPolicy).toEqual({
      checkInTime: expect.stringMatching(/^\d\d:\d\d$/),
      checkOutTime: expect.stringMatching(/^\d\d:\d\d$/),
    })
    expect(info.Property.GuestRoomInfo.length).toBeGreaterThan(0)
  })

  it('an unknown hotel is a 404, a missing code a 400 that names it', async () => {
    const unknown = await api.call('propertyDetail', { query: { chainCode: 'QQ', propertyCode: 'NONE' } })
    const without = await api.call('propertyDetail', { query: { chainCode: 'QQ' } })

    expect([unknown.status, errorOf(unknown.body).SourceCode]).toEqual([404, '90004'])
    expect([without.status, errorOf(without.body).SourceCode]).toEqual([400, '90002'])
    expect(errorOf(without.body).Message).toContain('propertyCode')
  })
})
