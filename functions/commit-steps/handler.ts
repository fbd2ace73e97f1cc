import { liveAirHosts } from '../../lib/platform/aws/air-hosts.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveVault } from '../../lib/platform/aws/aws-vault.ts'
import { liveCarHost } from '../../lib/platform/aws/car-host.ts'
import { liveHotelSales } from '../../lib/platform/aws/hotels.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { operatorLog } from '../../lib/platform/aws/operator-log.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import { sandboxPaymentHost } from '../../lib/sandbox/payment/host.ts'
import { DeclaredFailure, runStep, type StepInput } from './steps.ts'

const dependencies = once(() => {
  const store = liveStore()
  const vault = liveVault(store)
  return {
    stores: storesOver(store),
    airHosts: liveAirHosts(store),
    carHost: liveCarHost(store),
    hotels: liveHotelSales(store),
    vault,
    paymentGateway: sandboxPaymentHost(store, vault),
    log: operatorLog(),
  }
})

/**
 * The Task states of the commit workflow. A refusal is the workflow's matter; anything else is told to the
 * operator, under the commit's id.
 */
export async function handler(input: StepInput): Promise<unknown> {
  try {
    return await runStep(input, dependencies())
  } catch (error) {
    if (!(error instanceof DeclaredFailure))
      dependencies().log.bug({ transactionId: input.state.commit.commitId, operation: input.step, error })
    throw error
  }
}
