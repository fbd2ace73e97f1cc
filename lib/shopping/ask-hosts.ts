import { Refusal } from '../kernel/refusals.ts'
import type { AirSearch } from '../suppliers/air-host.ts'
import { askInTime } from '../suppliers/ask-all.ts'
import type { AirHosts, ServingHost } from '../suppliers/hosts.ts'
import { hostsServing, servesCarrier } from '../suppliers/hosts.ts'
import type { SupplierCall } from '../suppliers/supplier-call.ts'
import type { SearchSection } from './search-order.ts'
import { requireSensibleJourney } from './sensible-journey.ts'
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
  const groups = await askInTime(serving, call, ask)
  return groups.filter(({ validatingCarrier }) => servesCarrier(serving, validatingCarrier))
}

/** Flights of each leg with their classes, of the first host that lists them; none when no host does. */
export async function availableOn(
  hosts: AirHosts<AirSearch>,
  request: AvailabilityRequest,
  call: SupplierCall,
): Promise<readonly (readonly AvailableOption[])[]> {
  requireSensibleJourney(request.legs, { airHosts: hosts, now: call.now })
  const found = hostsServing(hosts, 'GDS', request.pointOfSale.pcc).find(({ host }) => host.availability)
  if (!found) return []
  return askInTime(found, call, async (host, bounded) => host.availability?.(request, bounded) ?? [])
}
