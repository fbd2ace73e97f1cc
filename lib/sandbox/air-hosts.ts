import type { Store } from '../kernel/store.ts'
import type { AncillaryShopping } from '../suppliers/air-ancillaries.ts'
import type { AirFares, AirHost, AirPricing, AirSearch, Named } from '../suppliers/air-host.ts'
import { ancillaryInventoryOver } from './ancillaries/inventory.ts'
import { ancillaryShopping } from './ancillaries/shop.ts'
import { withFaultsByName, withOutagesByName, withPriceChangesByName } from './faults.ts'
import { gdsHost } from './gds/host.ts'
import { gdsFares, gdsPricing } from './gds/pricing.ts'
import { gdsSearch } from './gds/search.ts'
import { soldSeatsOver } from './gds/selling/inventory.ts'
import { sandboxHosts } from './host-names.ts'
import { ndcHost } from './ndc/host.ts'
import { ndcPricing, ndcSearch } from './ndc/shopping.ts'

/*
 * The air hosts of the sandbox, with the faults that surnames and account codes force. Each function gives as
 * much of the hosts as one kind of function needs: what is not used is left out of its bundle.
 */

/** The hosts of both kinds of content. */
export interface BothHosts<Host> {
  readonly GDS: Host
  readonly NDC: Host
}

export const sandboxAirHosts = (store: Store): BothHosts<AirHost> => ({
  GDS: withFaultsByName(gdsHost(store)),
  NDC: withFaultsByName(ndcHost(store)),
})

/** Only searching. */
export function sandboxAirSearch(store: Store): BothHosts<AirSearch> {
  const parts = { soldSeats: soldSeatsOver(store) }
  return { GDS: withOutagesByName(gdsSearch(parts)), NDC: withOutagesByName(ndcSearch(parts)) }
}

/** Only pricing what was found before, and listing fares. */
export function sandboxAirFares(store: Store): BothHosts<AirFares> {
  const parts = { soldSeats: soldSeatsOver(store) }
  return { GDS: withPriceChangesByName(gdsFares(parts)), NDC: ndcPricing(parts) }
}

/** Only pricing what was found before. */
export function sandboxAirPricing(store: Store): BothHosts<AirPricing> {
  const parts = { soldSeats: soldSeatsOver(store) }
  return { GDS: withPriceChangesByName(gdsPricing(parts)), NDC: ndcPricing(parts) }
}

/** Only shopping of ancillaries. */
export function sandboxAncillaryShopping(
  store: Store,
): BothHosts<Named & { readonly ancillaries: AncillaryShopping }> {
  const ancillaries = ancillaryShopping(ancillaryInventoryOver(store))
  return {
    GDS: { source: 'GDS', supplier: sandboxHosts.GDS, ancillaries },
    NDC: { source: 'NDC', supplier: sandboxHosts.NDC, ancillaries },
  }
}
