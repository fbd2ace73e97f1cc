import { storesOver } from '../../lib/repositories/stores.ts'
import { liveAirHosts } from '../../lib/runtime/live/air-hosts.ts'
import { liveCarHost } from '../../lib/runtime/live/car-host.ts'
import { liveHotelSales } from '../../lib/runtime/live/hotels.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { liveVault } from '../../lib/runtime/live/live-vault.ts'
import { once } from '../../lib/runtime/live/once.ts'
import { operatorLog } from '../../lib/runtime/live/operator-log.ts'
import { sandboxPaymentHost } from '../../lib/suppliers/sandbox/payment/host.ts'
import { DeclaredFailure, runStep, type StepInput } from './steps.ts'

const needs = once(() => {
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

/** The Task states of the commit workflow. A refusal is the workflow's matter; anything else is told to the operator, under the commit's id. */
export async function handler(input: StepInput): Promise<unknown> {
  try {
    return await runStep(input, needs())
  } catch (error) {
    if (!(error instanceof DeclaredFailure)) needs().log.bug({ transactionId: input.state.commit.commitId, operation: input.step, error })
    throw error
  }
}
