import type { LocalOptions } from '../../lib/platform/local/server.ts'
import type { ServingHost } from '../../lib/suppliers/hosts.ts'
import { startApi, startOfTests } from './api.ts'
import { strictAirHost } from './strict-air-host/adapter/strict-air-host.ts'
import { type StrictSupplier, strictSupplier } from './strict-air-host/supplier/supplier.ts'

/** Further hosts of a service: strict suppliers, by the names of their hosts. */
export const strictHosts =
  (
    suppliers: Readonly<Record<string, StrictSupplier>>,
    more: Partial<ServingHost> = {},
  ): LocalOptions['withHosts'] =>
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
