import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { chooseAirPricing } from '../../lib/suppliers/registry.ts'
import { bookingFamily } from './family.ts'

export const handler = bookingFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), airHosts: chooseAirPricing(liveSuppliers(store)) }
})
