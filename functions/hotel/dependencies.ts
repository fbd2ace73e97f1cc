import type { HotelAggregator } from '../../lib/suppliers/hotel-aggregator.ts'

export interface HotelDependencies {
  readonly hotels: HotelAggregator
}
