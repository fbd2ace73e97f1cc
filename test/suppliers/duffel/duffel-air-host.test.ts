import { afterAll } from 'vitest'
import { startDatabase } from '../../../lib/platform/local/database.ts'
import { type DuffelDouble, startDuffelDouble } from '../../doubles/duffel/duffel-double.ts'
import { startOfTests } from '../../support/api.ts'
import { callAt } from '../../support/supplier-call.ts'
import { airHostContract } from '../air-host.contract.ts'
import { journey } from '../journey.ts'
import { booksOf, duffelHost } from './duffel-under-test.ts'

const database = startDatabase()
const doubles: DuffelDouble[] = []
afterAll(async () => {
  await Promise.all(doubles.map((double) => double.close()))
  await (await database).close()
})

airHostContract('Duffel', async () => {
  const double = await startDuffelDouble({ startsAt: startOfTests, searchesPerMinute: 10_000 })
  doubles.push(double)
  return {
    host: duffelHost(double, (await database).store),
    journey,
    get call() {
      return callAt(double.now())
    },
    keys: 'suite#',
    budget: 60,
    ordersOf: booksOf(double),
    loseNextAnswer: () => double.fault({ method: 'POST', path: '/air/', kind: 'lostAfter' }),
  }
})
