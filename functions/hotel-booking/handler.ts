import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { liveVault } from '../../lib/platform/aws/aws-vault.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
import { chooseHotelSales } from '../../lib/suppliers/registry.ts'
import { hotelBookingFamily } from './family.ts'

export const handler = hotelBookingFamily(() => {
  const store = liveStore()
  return {
    ...livePlatform(store),
    vault: liveVault(store),
    hotels: chooseHotelSales(liveSuppliers(store)),
    commitWorkflow: commitMachine(),
  }
})
