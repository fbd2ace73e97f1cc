import type { HotelAggregator } from '../../lib/suppliers/hotel-aggregator.ts'

export interface HotelNeeds {
  readonly hotels: HotelAggregator
}
