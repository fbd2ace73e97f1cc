import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { chooseAncillaryShopping } from '../../lib/suppliers/registry.ts'
import { ancillaryFamily } from './family.ts'

export const handler = ancillaryFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), airHosts: chooseAncillaryShopping(liveSuppliers(store)) }
})
