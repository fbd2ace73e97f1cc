import type { LocalOptions } from '../../lib/platform/local/server.ts'
import type { ServingHost } from '../../lib/suppliers/hosts.ts'
import { startApi, startOfTests } from './api.ts'
import type { OtherBooks } from './discrepancies.ts'
import type { StoppingStore } from './faulty-store.ts'
import { strictAirHost } from './strict-air-host/adapter/strict-air-host.ts'
import type { Request } from './strict-air-host/supplier/resources.ts'
import { type StrictSupplier, strictSupplier } from './strict-air-host/supplier/supplier.ts'

/** Hosts of a service beside those of the sandbox: strict suppliers, by the names of their hosts. */
export const strictHosts =
  (
    suppliers: Readonly<Record<string, StrictSupplier>>,
    more: Partial<ServingHost> = {},
  ): NonNullable<LocalOptions['withHosts']> =>
  (hosts, store) => [
    ...hosts,
    ...Object.entries(suppliers).map(([name, { send }]) => ({
      host: strictAirHost(send, store, name),
      searchMs: 1000,
      ...more,
    })),
  ]

/** The embedded service with a strict supplier beside the sandbox. */
export async function startStrictService(options: LocalOptions = {}) {
  const supplier = strictSupplier({ startsAt: startOfTests })
  const api = await startApi({ withHosts: strictHosts({ 'strict-air': supplier }), ...options })
  return { api, supplier }
}

/** The same over a store that stops: the process stops at what it changes at the supplier, too. */
export async function startStoppingStrictService(options: LocalOptions, faults: StoppingStore) {
  const supplier = strictSupplier({ startsAt: startOfTests, searchesPerMinute: 10_000 })
  const { send, orders } = supplier
  const isChange = ({ method, path }: Request): boolean => method === 'POST' && path !== '/offer_requests'
  const line = { ...supplier, send: faults.wrapCalls(send, isChange) }
  const api = await startApi({ withHosts: strictHosts({ 'strict-air': line }), ...options })
  return {
    api,
    booksOfOthers: (): OtherBooks => ({
      saleKeys: orders.alive().flatMap(({ metadata }) => metadata.sale_key ?? []),
      documentNumbers: orders
        .alive()
        .flatMap(({ documents }) => documents.map(({ unique_identifier }) => unique_identifier)),
      keptMinor: -orders.balanceMinor(),
    }),
  }
}
