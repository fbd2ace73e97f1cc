import type { Store } from '../kernel/store.ts'
import type { CardVault } from '../payment/card-vault.ts'
import {
  type BothHosts,
  sandboxAirFares,
  sandboxAirHosts,
  sandboxAirPricing,
  sandboxAirSearch,
  sandboxAncillaryShopping,
} from '../sandbox/air-hosts.ts'
import { sandboxCarHost } from '../sandbox/car/host.ts'
import { sandboxHotels } from '../sandbox/hotel/host.ts'
import { sandboxHotelSales } from '../sandbox/hotel/selling.ts'
import { sandboxPaymentGateway } from '../sandbox/payment/gateway.ts'
import type { AncillaryShopping } from './air-ancillaries.ts'
import type { AirFares, AirHost, AirPricing, AirSearch } from './air-host.ts'
import type { CarHosts } from './car-host.ts'
import type { AirHosts } from './hosts.ts'
import type { HotelHosts, HotelSales } from './hotel-aggregator.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import type { SupplierInboxes } from './supplier-inbox.ts'

/*
 * Chooses the suppliers of this deployment. Today every supplier is the sandbox; adapters to live suppliers
 * replace it here, by configuration. No other module of the service imports the sandbox.
 *
 * There is a function for every part of a supplier that a Lambda function uses by itself: what it does not
 * use is left out of its bundle.
 */

/** How long a search waits for a host of the sandbox. */
const searchMs = 20_000

const serving = <Host>({ GDS, NDC }: BothHosts<Host>): { host: Host; searchMs: number }[] => [
  { host: GDS, searchMs },
  { host: NDC, searchMs },
]

export const chooseAirHosts = (store: Store): AirHosts<AirHost> => serving(sandboxAirHosts(store))
export const chooseAirSearch = (store: Store): AirHosts<AirSearch> => serving(sandboxAirSearch(store))
/** For pricing what was found before, and listing fares. */
export const chooseAirFares = (store: Store): AirHosts<AirFares> => serving(sandboxAirFares(store))
/** For pricing what was found before. */
export const chooseAirPricing = (store: Store): AirHosts<AirPricing> => serving(sandboxAirPricing(store))
export const chooseAncillaryShopping = (
  store: Store,
): AirHosts<{ readonly ancillaries: AncillaryShopping }> => serving(sandboxAncillaryShopping(store))

export const chooseCarHosts = (store: Store): CarHosts => [{ host: sandboxCarHost(store), searchMs }]

export const chooseHotels = (store: Store): HotelHosts => [{ host: sandboxHotels(store), searchMs }]
/** For selling what was found before, and cancelling it. */
export const chooseHotelSales = (store: Store): HotelHosts<HotelSales> => [
  { host: sandboxHotelSales(store), searchMs },
]

/** What suppliers tell after the sale, by the name of their host; those of the sandbox tell nothing. */
export const chooseSupplierInboxes = (): SupplierInboxes => new Map()

export const choosePaymentGateway = (store: Store, vault: CardVault): PaymentGateway =>
  sandboxPaymentGateway(store, vault)
