import { afterAll } from 'vitest'
import { startDatabase } from '../../../lib/platform/local/database.ts'
import { supplierGates } from '../../../lib/suppliers/gate/gates.ts'
import { quietSupplierLog } from '../../../lib/suppliers/supplier-log.ts'
import { callAt } from '../../support/supplier-call.ts'
import { airHostContract } from '../air-host.contract.ts'
import { journey } from '../journey.ts'
import { startStrict } from '../strict-orders.ts'

const database = startDatabase()
afterAll(async () => (await database).close())

const limits = new Map([
  ['strict-air', { searchesPerMinute: 60_000, callsPerMinute: 60_000, inFlight: 2, waiting: 50 }],
])

airHostContract('the strict air host behind a gate', async () => {
  const { store } = await database
  const gate = supplierGates(limits, quietSupplierLog)('strict-air', store)
  const { supplier, host, ordersOf } = startStrict(store, { gate })
  return {
    host,
    journey,
    get call() {
      return callAt(supplier.clock.now())
    },
    keys: 'gated#',
    budget: 60,
    ordersOf,
    loseNextAnswer: () => supplier.mishap('change', 'lost'),
  }
})
