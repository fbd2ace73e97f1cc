import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { liveVault } from '../../lib/platform/aws/aws-vault.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { operatorLog } from '../../lib/platform/aws/operator-log.ts'
import { readRetention } from '../../lib/platform/store/retention.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import {
  chooseAirHosts,
  chooseCarHosts,
  chooseHotelSales,
  choosePaymentGateway,
} from '../../lib/suppliers/registry.ts'
import { DeclaredFailure, runStep, type StepInput } from './steps.ts'

const dependencies = once(() => {
  const store = liveStore()
  const suppliers = liveSuppliers(store)
  const vault = liveVault(store)
  return {
    stores: storesOver(store, { retentionMonths: readRetention(process.env) }),
    airHosts: chooseAirHosts(suppliers),
    carHosts: chooseCarHosts(suppliers),
    hotels: chooseHotelSales(suppliers),
    vault,
    paymentGateway: choosePaymentGateway(suppliers, vault),
    log: operatorLog(),
  }
})

/**
 * The Task states of the commit workflow. A refusal is handled by the workflow; anything else is logged
 * for the operator, under the commit's id.
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
