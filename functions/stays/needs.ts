import type { HotelSales } from '../../lib/suppliers/hotel-aggregator.ts'
import type { CardVault } from '../../lib/vault/card-vault.ts'

export interface StayNeeds {
  readonly hotels: HotelSales
  readonly vault: CardVault
}
