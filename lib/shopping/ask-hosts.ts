import { Refusal } from '../kernel/refusals.ts'
import { type AirSearch, SupplierUnavailable } from '../suppliers/air-host.ts'
import type { AirHosts, ServingHost } from '../suppliers/hosts.ts'
import { hostsServing, servesCarrier } from '../suppliers/hosts.ts'
import type { SupplierCall } from '../suppliers/supplier-call.ts'
import type { SearchSection } from './search-order.ts'
import type { AvailabilityRequest, AvailableOption, FareGroup } from './shopping.ts'

/** What one host is asked for: the content of a section. */
export interface HostQuery {
  readonly section: SearchSection
  readonly serving: ServingHost<AirSearch>
}

/** The hosts to ask for each section. @throws Refusal `supplierNotConnected` nobody has any of the content */
export function queriesFor(sections: readonly SearchSection[], hosts: AirHosts<AirSearch>): HostQuery[] {
  const queries = sections.flatMap((section) =>
    hostsServing(hosts, section.source, section.request.pointOfSale.pcc).map((serving) => ({
      section,
      serving,
    })),
  )
  const [first] = sections
  if (first && queries.length === 0) throw new Refusal('supplierNotConnected', { supplier: first.source })
  return queries
}

/** What a host offers of the carriers that it serves. @throws SupplierUnavailable also when it takes too long */
export async function askHost(
  { serving }: HostQuery,
  call: SupplierCall,
  ask: (host: AirSearch, call: SupplierCall) => Promise<readonly FareGroup[]>,
): Promise<readonly FareGroup[]> {
  const { host, searchMs } = serving
  const groups = await inTime(searchMs, host.supplier, (signal) =>
    ask(host, { tenantId: call.tenantId, now: call.now, signal }),
  )
  return groups.filter(({ validatingCarrier }) => servesCarrier(serving, validatingCarrier))
}

/** Flights of each leg with their classes, of the first host that lists them; none when no host does. */
export async function availableOn(
  hosts: AirHosts<AirSearch>,
  request: AvailabilityRequest,
  call: SupplierCall,
): Promise<readonly (readonly AvailableOption[])[]> {
  const found = hostsServing(hosts, 'GDS', request.pointOfSale.pcc).find(({ host }) => host.availability)
  if (!found) return []
  const { host, searchMs } = found
  return inTime(
    searchMs,
    host.supplier,
    async (signal) => host.availability?.(request, { tenantId: call.tenantId, now: call.now, signal }) ?? [],
  )
}

/** @throws SupplierUnavailable the supplier did not answer in time */
async function inTime<Answer>(
  milliseconds: number,
  supplier: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const abort = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      abort.abort()
      reject(new SupplierUnavailable(`${supplier} did not answer a search within ${milliseconds} ms`))
    }, milliseconds)
  })
  try {
    return await Promise.race([ask(abort.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
