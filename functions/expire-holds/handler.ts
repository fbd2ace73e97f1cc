import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { chooseAirHosts } from '../../lib/suppliers/registry.ts'
import { expireHolds } from './expire-holds.ts'

const dependencies = once(() => {
  const store = liveStore()
  return { store, airHosts: chooseAirHosts(liveSuppliers(store)) }
})

/** Runs on a schedule. A failure raises the function's alarm; the next run continues with what is left. */
export const handler = async (): Promise<{ readonly expired: number }> => ({
  expired: await expireHolds(Date.now(), dependencies()),
})
