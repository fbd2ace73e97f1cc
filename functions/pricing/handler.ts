import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { chooseAirFares } from '../../lib/suppliers/registry.ts'
import { pricingFamily } from './family.ts'

export const handler = pricingFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), airHosts: chooseAirFares(liveSuppliers(store)) }
})
