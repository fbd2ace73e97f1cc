import { setTimeout } from 'node:timers/promises'
import { afterAll, vi } from 'vitest'
import { addDays, toDate } from '../../../lib/kernel/instant.ts'
import { startDatabase } from '../../../lib/platform/local/database.ts'
import type { ShopRequest } from '../../../lib/shopping/shopping.ts'
import { type AirHost, SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import { type DuffelDouble, startDuffelDouble } from '../../doubles/duffel/duffel-double.ts'
import { startOfTests } from '../../support/api.ts'
import { callAt } from '../../support/supplier-call.ts'
import type { HostUnderTest } from '../air-host/host-under-test.ts'
import { airHostContract } from '../air-host.contract.ts'
import { journey } from '../journey.ts'
import { booksOf, duffelHost } from './duffel-under-test.ts'

/*
 * The suite of air hosts, over the double; with DUFFEL_TOKEN=duffel_test_... over Duffel itself, or whatever DUFFEL_URL
 * names, with at most BUDGET orders, all of which are cancelled again.
 */

const database = startDatabase()
const doubles: DuffelDouble[] = []
afterAll(async () => {
  await Promise.all(doubles.map((double) => double.close()))
  await (await database).close()
})

async function overDouble(): Promise<HostUnderTest> {
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
}

/** The journey in two months. */
function soon(): ShopRequest {
  const today = toDate(Date.now())
  return {
    ...journey,
    legs: journey.legs.map((leg, index) => ({ ...leg, date: addDays(today, 60 + 7 * index) })),
  }
}

/** Searches as often as the account may: what is refused is tried again until the minute is over. */
const patient = (host: AirHost): AirHost => ({
  ...host,
  async shop(request, call) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await host.shop(request, call)
      } catch (error) {
        if (!(error instanceof SupplierUnavailable) || attempt === 24) throw error
        await setTimeout(5_000)
      }
    }
  },
})

async function overAccount(token: string): Promise<HostUnderTest> {
  const account = { url: process.env.DUFFEL_URL ?? 'https://api.duffel.com', token, now: Date.now }
  return {
    host: patient(duffelHost(account, (await database).store)),
    journey: soon(),
    get call() {
      return callAt(Date.now())
    },
    keys: `suite-${Date.now()}-`,
    budget: Number(process.env.BUDGET ?? 60),
    ordersOf: booksOf(account),
  }
}

const { DUFFEL_TOKEN: token } = process.env
if (token) vi.setConfig({ testTimeout: 300_000 })
airHostContract(token ? 'Duffel, by its account' : 'Duffel', () =>
  token ? overAccount(token) : overDouble(),
)
