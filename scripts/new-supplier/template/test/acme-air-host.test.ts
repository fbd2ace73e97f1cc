import { afterAll } from 'vitest'
import { flightKey } from '../../../../lib/kernel/flight.ts'
import { startDatabase } from '../../../../lib/platform/local/database.ts'
import { supplierGates } from '../../../../lib/suppliers/gate/gates.ts'
import { quietSupplierLog } from '../../../../lib/suppliers/supplier-log.ts'
import { airHostContract } from '../../../../test/suppliers/air-host.contract.ts'
import { journey } from '../../../../test/suppliers/journey.ts'
import { startOfTests } from '../../../../test/support/api.ts'
import { callAt } from '../../../../test/support/supplier-call.ts'
import { acmeAirHost } from '../adapter/host.ts'
import { startAcmeDouble } from '../double/acme-double.ts'

const database = startDatabase()
const doubles: { close(): Promise<void> }[] = []
afterAll(async () => {
  await Promise.all(doubles.map((double) => double.close()))
  await (await database).close()
})

airHostContract('Acme', async () => {
  const { store } = await database
  const double = await startAcmeDouble({ startsAt: startOfTests })
  doubles.push(double)
  const host = acmeAirHost({
    name: 'acme-ndc',
    store,
    setting: (name) => ({ URL: double.url })[name],
    secret: async () => 'token',
    log: quietSupplierLog,
    gate: supplierGates(new Map(), quietSupplierLog)('acme', store),
    now: Date.now,
    searchMs: 8_000,
    slowestMs: 30_000,
  })
  return {
    host,
    journey: { ...journey, legs: journey.legs.slice(0, 1) },
    call: callAt(startOfTests),
    keys: 'suite#',
    budget: 60,
    ordersOf: async (key) =>
      double.ordersOf(key).map(({ offer, travelers }) => ({
        flights: [
          flightKey({
            ...offer,
            departure: { airport: offer.from.airport, date: offer.from.at.slice(0, 10), time: '' },
          }),
        ],
        seats: travelers.length,
        total: { minor: offer.totalMinor, currency: offer.currency },
        // biome-ignore lint/suspicious/noExplicitAny: a resource as it is on the wire
        travelers: travelers.map(({ given, surname, birthDate }: any) => ({ given, surname, birthDate })),
      })),
    loseNextAnswer: double.loseNextAnswer,
  }
})
