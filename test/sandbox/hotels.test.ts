import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameOfKey } from '../../lib/hotel/property.ts'
import { type LocalDatabase, startDatabase } from '../../lib/platform/local/database.ts'
import { sandboxHotels } from '../../lib/sandbox/hotel/host.ts'
import { kilometresBetween } from '../../lib/sandbox/hotel/places.ts'
import { allProperties, centreOf, propertiesAround } from '../../lib/sandbox/hotel/properties.ts'
import type { HotelAggregator } from '../../lib/suppliers/hotel-aggregator.ts'
import { type HotelsUnderTest, hotelAggregatorContract } from '../suppliers/hotel-aggregator.contract.ts'
import { hotelWorldContract } from '../suppliers/hotel-world.contract.ts'
import { sandboxOver } from '../support/sandbox-context.ts'

let database: LocalDatabase
let hotels: HotelAggregator
beforeAll(async () => {
  database = await startDatabase()
  hotels = sandboxHotels(sandboxOver(database.store))
})
afterAll(() => database.close())

const subject = async (): Promise<HotelsUnderTest> => ({
  hotels,
  now: Date.parse('2027-03-01T10:00:00Z'),
  around: { place: { kind: 'city', code: 'LON' }, radiusKm: 25, chains: [], amenities: [] },
  stay: { checkIn: '2027-04-12', checkOut: '2027-04-15', rooms: [2] },
  filter: { sources: ['own', 'aggregator'], plans: [], withoutPromotions: false },
  card: { token: 't', mask: '411111XXXXXX1111', expireDate: '0831' },
  nowhere: { kind: 'city', code: 'QQQ' },
})
hotelAggregatorContract('the sandbox', subject)
hotelWorldContract('the sandbox', subject)

it('has at least 12,000 hotels, no two of one name', () => {
  const all = allProperties()

  expect(all.length).toBeGreaterThanOrEqual(12_000)
  expect(new Set(all.map(({ key }) => nameOfKey(key))).size).toBe(all.length)
})

it.each(['LON', 'NYC', 'TYO', 'SYD', 'AAL'])(
  'finds around %s what measuring every distance finds',
  (city) => {
    const centre = centreOf(city)
    if (!centre) throw new Error(`no centre of ${city}`)
    const measured = allProperties().filter((property) => kilometresBetween(centre, property) <= 40)

    expect(
      propertiesAround(centre, 40)
        .map(({ property }) => nameOfKey(property.key))
        .sort(),
    ).toEqual(measured.map(({ key }) => nameOfKey(key)).sort())
  },
)
