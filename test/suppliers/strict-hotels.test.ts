import { strictHotels } from '../support/strict-hotels.ts'
import { hotelAggregatorContract } from './hotel-aggregator.contract.ts'

const now = Date.parse('2027-03-01T10:00:00Z')

hotelAggregatorContract('a strict aggregator', async () => ({
  hotels: strictHotels(() => now).hotels,
  now,
  around: { place: { kind: 'city', code: 'LIS' }, radiusKm: 25, chains: [], amenities: [] },
  stay: { checkIn: '2027-04-12', checkOut: '2027-04-15', rooms: [2] },
  filter: { sources: ['own', 'aggregator'], plans: [], withoutPromotions: false },
  card: { token: 't', mask: '411111XXXXXX1111', expireDate: '0831' },
  nowhere: { kind: 'city', code: 'QQQ' },
}))
