import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { isOpen, propertiesOf, searchProperties, stayDates } from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let around: Json[]
beforeAll(async () => {
  api = await startApi()
  around = propertiesOf(await searchProperties(api))
})
afterAll(() => api.close())

const bodyFor = (keys: Json[], more: object = {}) => ({
  PropertiesQuerySpecificPropertyList: {
    checkinDate: stayDates.checkIn,
    checkoutDate: stayDates.checkOut,
    numberOfGuests: 2,
    PropertyKey: keys,
    ...more,
  },
})
const keysOf = (infos: Json[]) => infos.map(({ Property }) => Property.PropertyKey)
const list = async (keys: Json[], more: object = {}) =>
  (await api.call('searchPropertyList', { body: bodyFor(keys, more) })).body

describe('search of hotels by property', () => {
  it('answers the named hotels in the order of their names with the rates of a search around them, unknown ones left out', async () => {
    const wanted = [...around.slice(0, 4)].reverse()
    const found = propertiesOf(await list([{ chainCode: 'QQ', propertyCode: 'NONE' }, ...keysOf(wanted)]))

    expect(found).toEqual(wanted.map(({ Distance: _, ...info }) => info))
  })

  it('accepts the spellings of the search by location', async () => {
    const more = {
      checkinDate: undefined,
      checkoutDate: undefined,
      CheckInDate: stayDates.checkIn,
      CheckOutDate: stayDates.checkOut,
    }

    expect(propertiesOf(await list(keysOf(around.slice(0, 1)), more))).toHaveLength(1)
  })

  it('minimumRate and maximumRate leave out hotels that have no rate between them', async () => {
    const open = around.filter(isOpen)
    const cheapest = Math.min(...open.map(({ LowestAvailableRate }) => LowestAvailableRate.value))
    const dearest = Math.max(...open.map(({ MaximumAvailableRate }) => MaximumAvailableRate.value))
    const ids = async (more: object) => propertiesOf(await list(keysOf(around), more)).map(({ id }) => id)

    expect(await ids({ minimumRate: cheapest, maximumRate: dearest })).toEqual(open.map(({ id }) => id))
    expect(await ids({ maximumRate: cheapest })).toEqual(
      open.filter(({ LowestAvailableRate }) => LowestAvailableRate.value === cheapest).map(({ id }) => id),
    )
    expect(await ids({ minimumRate: dearest + 1 })).toEqual([])
  })

  it('refuses no property and more than 250', async () => {
    expect(errorOf(await list([])).Message).toBe('REQUIRED TYPE: PropertyKey OBJECT')
    const many = Array.from({ length: 251 }, () => keysOf(around)[0])
    expect(errorOf(await list(many)).Message).toContain('PropertyKey MUST BE AT MOST 250 ITEMS')
  })
})
