import { addDays } from '../../lib/kernel/instant.ts'
import { hotelSearch } from '../../lib/sandbox/hotel/host.ts'
import { allProperties } from '../../lib/sandbox/hotel/properties.ts'
import { ratio, spreadOf, timed } from './measure.ts'

const cities = 'LON NYC PAR TYO LAX SIN BER SYD MAD CHI'.split(' ')
const now = Date.parse('2027-01-15T10:00:00Z')
const filter = { sources: ['own', 'aggregator'], plans: [], withoutPromotions: false } as const
const rounds = 60

/**
 * Hotels within 40 km of big cities with their rates for one to four nights, nothing sold, without the store,
 * in warm milliseconds; `budgetUsed` is the median's part of the 5 ms that it may take.
 */
export async function benchHotels() {
  const { search } = hotelSearch({ soldAt: async () => () => 0, soldInCities: async () => () => () => 0 })
  const makeMs = await timed(() => allProperties())
  const samples: number[] = []
  let found = 0
  for (let round = 0; round < rounds; round++) {
    for (const [index, code] of cities.entries()) {
      const checkIn = addDays('2027-01-15', 10 + ((round * 7 + index) % 90))
      const stay = { checkIn, checkOut: addDays(checkIn, 1 + (round % 4)), rooms: [2] }
      const place = { kind: 'city', code } as const
      let hotels: readonly unknown[] = []
      const ms = await timed(async () => {
        hotels = await search({ place, radiusKm: 40, chains: [], amenities: [] }, stay, filter, {
          tenantId: 'bench',
          now,
        })
      })
      if (round >= 10) {
        samples.push(ms)
        found += hotels.length
      }
    }
  }
  const milliseconds = spreadOf(samples)
  return {
    properties: allProperties().length,
    makeMs: Math.round(makeMs),
    hotelsPerSearch: Math.round(found / samples.length),
    milliseconds,
    budgetUsed: ratio(milliseconds.p50, 5),
  }
}

if (import.meta.main) console.log(JSON.stringify(await benchHotels(), undefined, 2))
