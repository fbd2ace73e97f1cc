import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { chooseHotels } from '../../lib/suppliers/registry.ts'
import { hotelFamily } from './family.ts'

export const handler = hotelFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), hotels: chooseHotels(liveSuppliers(store)) }
})
