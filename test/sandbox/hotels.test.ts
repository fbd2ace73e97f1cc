import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalDatabase, startDatabase } from '../../lib/platform/local/database.ts'
import { sandboxHotels } from '../../lib/sandbox/hotel/host.ts'
import {
  allProperties,
  centreOf,
  kilometresBetween,
  nameOfKey,
  propertiesAround,
} from '../../lib/sandbox/hotel/properties.ts'
import type { HotelAggregator } from '../../lib/suppliers/hotel-aggregator.ts'
import { hotelAggregatorContract } from '../suppliers/hotel-aggregator.contract.ts'
import { sandboxOver } from '../support/sandbox-context.ts'

let database: LocalDatabase
let hotels: HotelAggregator
beforeAll(async () => {
  database = await startDatabase()
  hotels = sandboxHotels(sandboxOver(database.store))
})
afterAll(() => database.close())

describe('the sandbox as a hotel aggregator', () => hotelAggregatorContract(() => hotels))

it('has several thousand hotels, no two of one name', () => {
  const all = allProperties()

  expect(all.length).toBeGreaterThan(5000)
  expect(new Set(all.map(({ key }) => nameOfKey(key))).size).toBe(all.length)
})

it.each(['LON', 'NYC', 'TYO', 'SYD', 'AAL'])(
  'finds by its grid around %s what measuring every distance finds',
  (city) => {
    const centre = centreOf(city)
    if (!centre) throw new Error(`no centre of ${city}`)
    const measured = allProperties().filter((property) => kilometresBetween(centre, property) <= 40)

    expect(
      propertiesAround(centre, 40)
        .map(({ property }) => property.index)
        .sort(),
    ).toEqual(measured.map(({ index }) => index).sort())
  },
)
