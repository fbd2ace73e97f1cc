import type { Flight } from '../../../lib/kernel/flight.ts'
import { flightKey } from '../../../lib/kernel/flight.ts'
import { fromDecimal } from '../../../lib/kernel/money.ts'
import type { Store } from '../../../lib/kernel/store.ts'
import { duffelAirHost } from '../../../lib/suppliers/duffel/host.ts'
import { supplierGates } from '../../../lib/suppliers/gate/gates.ts'
import type { HostContext } from '../../../lib/suppliers/host-context.ts'
import { quietSupplierLog } from '../../../lib/suppliers/supplier-log.ts'
import type { SupplierOrder } from '../air-host/host-under-test.ts'

/** What the adapter gets of a deployment whose supplier is the double. */
export const contextOf = (
  double: Account & { readonly now: () => number },
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

export const duffelHost = (
  double: Parameters<typeof contextOf>[0],
  store: Store,
  settings?: Readonly<Record<string, string>>,
) => duffelAirHost(contextOf(double, store, settings))

// biome-ignore lint/suspicious/noExplicitAny: a resource as it is on the wire
const keyOf = (segment: any): string => {
  const flight: Pick<Flight, 'carrier' | 'number' | 'departure'> = {
    carrier: segment.marketing_carrier.iata_code,
    number: `${Number(segment.marketing_carrier_flight_number)}`,
    departure: { airport: segment.origin.iata_code, date: segment.departing_at.slice(0, 10), time: '' },
  }
  return flightKey(flight)
}

/** What an account is reached by: the double, or Duffel itself. */
interface Account {
  readonly url: string
  readonly token: string
}

/** The alive orders of a sale, asked of Duffel past the adapter. */
export const booksOf =
  ({ url, token }: Account) =>
  async (saleKey: string): Promise<SupplierOrder[]> => {
    const answer = await fetch(`${url}/air/orders?limit=200`, {
      headers: { Authorization: `Bearer ${token}`, 'Duffel-Version': 'v2', Accept: 'application/json' },
    })
    // biome-ignore lint/suspicious/noExplicitAny: resources as they are on the wire
    const { data } = (await answer.json()) as { data: any[] }
    return data
      .filter(({ metadata, cancelled_at }) => !cancelled_at && metadata?.sale_key === saleKey)
      .map(({ slices, passengers, total_amount, total_currency }) => ({
        // biome-ignore lint/suspicious/noExplicitAny: as above
        flights: slices.flatMap(({ segments }: any) => segments.map(keyOf)),
        seats: passengers.length,
        total: fromDecimal(Number(total_amount), total_currency),
        // biome-ignore lint/suspicious/noExplicitAny: as above
        travelers: passengers.map(({ given_name, family_name, born_on }: any) => ({
          given: given_name,
          surname: family_name,
          birthDate: born_on,
        })),
      }))
  }
