import type { HotelAggregator } from '../../lib/suppliers/hotel-aggregator.ts'
import type { CardVault } from '../../lib/vault/card-vault.ts'

export interface StayNeeds {
  readonly hotels: HotelAggregator
  readonly vault: CardVault
}
