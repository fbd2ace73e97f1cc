import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { chooseAirSearch } from '../../lib/suppliers/registry.ts'
import { flexFamily } from './family.ts'

export const handler = flexFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), airHosts: chooseAirSearch(liveSuppliers(store)) }
})
