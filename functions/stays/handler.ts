import { liveHotelSales } from '../../lib/runtime/live/hotels.ts'
import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { liveVault } from '../../lib/runtime/live/live-vault.ts'
import { staysFamily } from './family.ts'

export const handler = staysFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), vault: liveVault(store), hotels: liveHotelSales(store) }
})
