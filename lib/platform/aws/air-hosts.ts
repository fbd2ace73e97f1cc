import type { Store } from '../../kernel/store.ts'
import { ancillaryShopping } from '../../sandbox/ancillaries/shop.ts'
import { ancillaryStockOver } from '../../sandbox/ancillaries/stock.ts'
import { withFaultsByName, withOutagesByName, withPriceChangesByName } from '../../sandbox/faults.ts'
import { gdsHost } from '../../sandbox/gds/host.ts'
import { soldSeatsOver } from '../../sandbox/gds/inventory.ts'
import { gdsFares, gdsPricing } from '../../sandbox/gds/pricing.ts'
import { gdsSearch } from '../../sandbox/gds/search.ts'
import { ndcHost } from '../../sandbox/ndc/host.ts'
import { ndcPricing, ndcSearch } from '../../sandbox/ndc/shopping.ts'
import type { AncillaryShopping } from '../../suppliers/air-ancillaries.ts'
import type { AirFares, AirPricing, AirSearch } from '../../suppliers/air-host.ts'
import type { AirHosts } from '../../suppliers/hosts.ts'

/**
 * The suppliers of air content of this deployment: the built-in world. Adapters to real suppliers take its
 * place here.
 */
export const liveAirHosts = (store: Store): AirHosts => ({
  GDS: withFaultsByName(gdsHost(store)),
  NDC: withFaultsByName(ndcHost(store)),
})

/**
 * The same suppliers, for functions that only search: what a function does not use would slow its start down.
 */
export function liveAirSearch(store: Store): AirHosts<AirSearch> {
  const parts = { soldSeats: soldSeatsOver(store) }
  return { GDS: withOutagesByName(gdsSearch(parts)), NDC: withOutagesByName(ndcSearch(parts)) }
}

/** The same suppliers, for functions that price what was found before and list fares. */
export function liveAirFares(store: Store): AirHosts<AirFares> {
  const parts = { soldSeats: soldSeatsOver(store) }
  return { GDS: withPriceChangesByName(gdsFares(parts)), NDC: ndcPricing(parts) }
}

/** The same suppliers, for functions that only price what was found before. */
export function liveAirPricing(store: Store): AirHosts<AirPricing> {
  const parts = { soldSeats: soldSeatsOver(store) }
  return { GDS: withPriceChangesByName(gdsPricing(parts)), NDC: ndcPricing(parts) }
}

/** The same suppliers, for functions that look for services beside the seat. */
export function liveAncillaries(store: Store): AirHosts<{ readonly ancillaries: AncillaryShopping }> {
  const ancillaries = ancillaryShopping(ancillaryStockOver(store))
  return { GDS: { ancillaries }, NDC: { ancillaries } }
}
