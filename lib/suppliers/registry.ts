import type { CardVault } from '../payment/card-vault.ts'
import {
  sandboxAirChanges,
  sandboxAirFares,
  sandboxAirHosts,
  sandboxAirPricing,
  sandboxAirSearch,
  sandboxAncillaryShopping,
  sandboxEmdRefunds,
} from '../sandbox/air-hosts.ts'
import { sandboxCarHost } from '../sandbox/car/host.ts'
import { sandboxHotels } from '../sandbox/hotel/host.ts'
import { sandboxHotelSales } from '../sandbox/hotel/selling.ts'
import { sandboxPaymentGateway } from '../sandbox/payment/gateway.ts'
import type { AdapterOf, SupplierKind } from './adapters.ts'
import type {
  AirAfterSale,
  AirAncillaryShop,
  AirFares,
  AirHost,
  AirPricing,
  AirSearch,
  Named,
} from './air-host.ts'
import type { CarHosts } from './car-host.ts'
import {
  duffelAfterSale,
  duffelAirHost,
  duffelAncillaryShop,
  duffelEmdRefunds,
  duffelPricing,
  duffelSearch,
} from './duffel/host.ts'
import { duffelInbox } from './duffel/inbox.ts'
import { type HostContext, hostContext, type SupplierParts } from './host-context.ts'
import type { AirHosts, ServingHost } from './hosts.ts'
import type { HotelHosts, HotelSales } from './hotel-aggregator.ts'
import { noPaymentGateway } from './no-payment-gateway.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { hostsOfKind } from './supplier-configuration.ts'
import type { SupplierInbox, SupplierInboxes } from './supplier-inbox.ts'

/*
 * Makes the hosts that the configuration names. This is the only module of the service that imports adapters, the
 * sandbox among them. There is a function for every part of a supplier that a Lambda function uses by itself: what it
 * does not use is left out of its bundle.
 */

/** How every adapter of a kind makes its host. */
type Makers<Kind extends SupplierKind, Host> = Readonly<
  Record<AdapterOf<Kind>, (context: HostContext) => Host>
>

/** The hosts of a kind, the preferred first. */
function servingHosts<Kind extends SupplierKind, Host>(
  parts: SupplierParts,
  kind: Kind,
  makers: Makers<Kind, Host>,
): ServingHost<Host>[] {
  const made = new Map<string, (context: HostContext) => Host>(Object.entries(makers))
  return hostsOfKind(parts.configuration, kind).map((configured) => {
    const make = made.get(configured.adapter)
    if (!make) throw new Error(`no code makes a host of ${configured.adapter} for ${kind}`)
    return { ...configured, host: make(hostContext(parts, configured)) }
  })
}

/** Makers of the air hosts, by their content. */
interface AirMakers<Host> {
  readonly GDS: Makers<'GDS', Host>
  readonly NDC: Makers<'NDC', Host>
}

const airHosts = <Host extends Named>(
  parts: SupplierParts,
  { GDS, NDC }: AirMakers<Host>,
): ServingHost<Host>[] => [...servingHosts(parts, 'GDS', GDS), ...servingHosts(parts, 'NDC', NDC)]

export const chooseAirHosts = (parts: SupplierParts): AirHosts<AirHost> =>
  airHosts(parts, {
    GDS: { sandbox: sandboxAirHosts.GDS },
    NDC: { sandbox: sandboxAirHosts.NDC, duffel: duffelAirHost },
  })

export const chooseAirSearch = (parts: SupplierParts): AirHosts<AirSearch> =>
  airHosts(parts, {
    GDS: { sandbox: sandboxAirSearch.GDS },
    NDC: { sandbox: sandboxAirSearch.NDC, duffel: duffelSearch },
  })

/** For pricing what was found before, and listing fares. */
export const chooseAirFares = (parts: SupplierParts): AirHosts<AirFares> =>
  airHosts(parts, {
    GDS: { sandbox: sandboxAirFares.GDS },
    NDC: { sandbox: sandboxAirFares.NDC, duffel: duffelPricing },
  })

/** For pricing what was found before. */
export const chooseAirPricing = (parts: SupplierParts): AirHosts<AirPricing> =>
  airHosts(parts, {
    GDS: { sandbox: sandboxAirPricing.GDS },
    NDC: { sandbox: sandboxAirPricing.NDC, duffel: duffelPricing },
  })

/** For changing what was sold, and for quotes of refunds. */
export const chooseAirChanges = (parts: SupplierParts): AirHosts<AirAfterSale> =>
  airHosts(parts, {
    GDS: { sandbox: sandboxAirChanges.GDS },
    NDC: { sandbox: sandboxAirChanges.NDC, duffel: duffelAfterSale },
  })

/** For quotes of the refund of EMDs. */
export const chooseEmdRefunds = (parts: SupplierParts): AirHosts<Pick<AirAfterSale, 'refunds'>> =>
  airHosts(parts, {
    GDS: { sandbox: sandboxEmdRefunds.GDS },
    NDC: { sandbox: sandboxEmdRefunds.NDC, duffel: duffelEmdRefunds },
  })

/** For shopping ancillaries and seats, and pricing what they are looked for with. */
export const chooseAncillaryShopping = (parts: SupplierParts): AirHosts<AirAncillaryShop> =>
  airHosts(parts, {
    GDS: { sandbox: sandboxAncillaryShopping.GDS },
    NDC: { sandbox: sandboxAncillaryShopping.NDC, duffel: duffelAncillaryShop },
  })

export const chooseCarHosts = (parts: SupplierParts): CarHosts =>
  servingHosts(parts, 'cars', { sandbox: sandboxCarHost })

export const chooseHotels = (parts: SupplierParts): HotelHosts =>
  servingHosts(parts, 'hotels', { sandbox: sandboxHotels })
/** For selling what was found before, and cancelling it. */
export const chooseHotelSales = (parts: SupplierParts): HotelHosts<HotelSales> =>
  servingHosts(parts, 'hotels', { sandbox: sandboxHotelSales })

/** How adapters make the inbox of a host; those of the sandbox tell nothing. */
const inboxMakers: ReadonlyMap<string, (context: HostContext) => SupplierInbox> = new Map([
  ['duffel', duffelInbox],
])

/** What suppliers tell after the sale, by the name of their host. */
export const chooseSupplierInboxes = (parts: SupplierParts): SupplierInboxes =>
  new Map(
    parts.configuration.hosts.flatMap((configured) => {
      const make = inboxMakers.get(configured.adapter)
      return make ? [[configured.name, make(hostContext(parts, configured))] as const] : []
    }),
  )

export const choosePaymentGateway = (parts: SupplierParts, vault: CardVault): PaymentGateway =>
  servingHosts<'payment', PaymentGateway>(parts, 'payment', {
    sandbox: (context) => sandboxPaymentGateway(context, vault),
  })[0]?.host ?? noPaymentGateway
