import type { Flight } from '../../../lib/kernel/flight.ts'
import { flightKey } from '../../../lib/kernel/flight.ts'
import { fromDecimal } from '../../../lib/kernel/money.ts'
import type { Store } from '../../../lib/kernel/store.ts'
import { duffelAirHost } from '../../../lib/suppliers/duffel/host.ts'
import { supplierGates } from '../../../lib/suppliers/gate/gates.ts'
import type { HostContext } from '../../../lib/suppliers/host-context.ts'
import { quietSupplierLog } from '../../../lib/suppliers/supplier-log.ts'
import type { DuffelDouble } from '../../doubles/duffel/duffel-double.ts'
import type { SupplierOrder } from '../air-host/host-under-test.ts'

/** What the adapter gets of a deployment whose supplier is the double. */
export const contextOf = (
  double: Pick<DuffelDouble, 'url' | 'token' | 'now'>,
  store: Store,
  settings: Readonly<Record<string, string>> = {},
): HostContext => ({
  name: 'duffel-ndc',
  store,
  setting: (name) => ({ URL: double.url, ...settings })[name],
  secret: async () => double.token,
  log: quietSupplierLog,
  gate: supplierGates(new Map(), quietSupplierLog)('duffel', store),
  now: double.now,
  searchMs: 20_000,
  slowestMs: 130_000,
})

export const duffelHost = (double: DuffelDouble, store: Store, settings?: Readonly<Record<string, string>>) =>
  duffelAirHost(contextOf(double, store, settings))

// biome-ignore lint/suspicious/noExplicitAny: a resource as it is on the wire
const keyOf = (segment: any): string => {
  const flight: Pick<Flight, 'carrier' | 'number' | 'departure'> = {
    carrier: segment.marketing_carrier.iata_code,
    number: `${Number(segment.marketing_carrier_flight_number)}`,
    departure: { airport: segment.origin.iata_code, date: segment.departing_at.slice(0, 10), time: '' },
  }
  return flightKey(flight)
}

/** The alive orders of a sale in the books of the double. */
export const booksOf =
  ({ ledger }: DuffelDouble) =>
  async (saleKey: string): Promise<SupplierOrder[]> =>
    ledger
      .orders()
      .filter((order) => order.isAlive && order.saleKey === saleKey)
      .map(({ segments, passengers, total }) => ({
        flights: segments.map(keyOf),
        seats: passengers.length,
        total: fromDecimal(Number(total.amount), total.currency),
        travelers: passengers.map(({ given_name, family_name, born_on }) => ({
          given: given_name,
          surname: family_name,
          birthDate: born_on,
        })),
      }))
