import type { Store } from '../../repositories/store.ts'
import type { AirPricing, AirShopping } from '../../suppliers/air-host.ts'
import type { AirHosts } from '../../suppliers/hosts.ts'
import { withFaultsByName, withOutagesByName, withPriceChangesByName } from '../../suppliers/sandbox/faults.ts'
import { gdsHost } from '../../suppliers/sandbox/gds/host.ts'
import { soldSeatsOver } from '../../suppliers/sandbox/gds/inventory.ts'
import { gdsPricing } from '../../suppliers/sandbox/gds/pricing.ts'
import { gdsShopping } from '../../suppliers/sandbox/gds/shopping.ts'
import { ndcHost } from '../../suppliers/sandbox/ndc/host.ts'
import { ndcPricing, ndcShopping } from '../../suppliers/sandbox/ndc/shopping.ts'

/** The suppliers of air content of this deployment: the built-in world. Adapters to real suppliers take its place here. */
export const liveAirHosts = (store: Store): AirHosts => ({
  GDS: withFaultsByName(gdsHost(store)),
  NDC: withFaultsByName(ndcHost(store)),
})

/** The same suppliers, for functions that sell nothing: what a function does not use would only slow its start down. */
export function liveAirShopping(store: Store): AirHosts<AirShopping> {
  const parts = { soldSeats: soldSeatsOver(store) }
  return { GDS: withOutagesByName(gdsShopping(parts)), NDC: withOutagesByName(ndcShopping(parts)) }
}

/** The same suppliers, for functions that only price what was found before. */
export function liveAirPricing(store: Store): AirHosts<AirPricing> {
  const parts = { soldSeats: soldSeatsOver(store) }
  return { GDS: withPriceChangesByName(gdsPricing(parts)), NDC: ndcPricing(parts) }
}
