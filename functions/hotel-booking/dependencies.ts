import type { CardVault } from '../../lib/payment/card-vault.ts'
import type { HotelSales } from '../../lib/suppliers/hotel-aggregator.ts'

export interface StayDependencies {
  readonly hotels: HotelSales
  readonly vault: CardVault
}
