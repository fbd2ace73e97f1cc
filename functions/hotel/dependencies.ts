import type { HotelHosts } from '../../lib/suppliers/hotel-aggregator.ts'

export interface HotelDependencies {
  readonly hotels: HotelHosts
}
