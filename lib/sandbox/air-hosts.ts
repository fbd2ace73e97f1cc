import type { ContentSource } from '../kernel/flight.ts'
import type {
  AirAfterSale,
  AirAncillaryShop,
  AirFares,
  AirHost,
  AirPricing,
  AirSearch,
  Named,
} from '../suppliers/air-host.ts'
import { ancillaryInventoryOver } from './ancillaries/inventory.ts'
import { ancillaryShopping } from './ancillaries/shop.ts'
import { withChangeFaults } from './change-faults.ts'
import { worldsForChanges } from './changes/worlds.ts'
import { withFaultsByName, withOutagesByName, withPriceChangesByName } from './faults.ts'
import { gdsChanges } from './gds/changes.ts'
import { emdRefundQuotes } from './gds/emd-refunds.ts'
import { gdsHost } from './gds/host.ts'
import { gdsFares, gdsPricing } from './gds/pricing.ts'
import { gdsRefundQuotes } from './gds/refund-quotes.ts'
import { gdsSearch } from './gds/search.ts'
import { soldSeatsOver } from './gds/selling/stored-sold-seats.ts'
import { sandboxHosts } from './host-names.ts'
import { ndcCancellationQuotes } from './ndc/cancellations.ts'
import { ndcChanges } from './ndc/changes.ts'
import { ndcHost } from './ndc/host.ts'
import { ndcPricing, ndcSearch } from './ndc/shopping.ts'
import { placesLike } from './places-like.ts'
import { withInvoluntaryRefunds } from './refund-faults.ts'
import { forcesFaults, type SandboxContext } from './sandbox-context.ts'
import { seatInventoryOver } from './seats/inventory.ts'
import { seatMapsOver } from './seats/seat-maps.ts'
import { cityOfPlace } from './world/airports.ts'

/*
 * The air hosts of the sandbox, with the faults that surnames and account codes force where that is switched on. Each
 * constant gives as much of the hosts as one kind of function needs: what is not used is left out of its bundle.
 */

/** Makes the host of each kind of content. */
type AirAdapter<Host> = Readonly<Record<ContentSource, (context: SandboxContext) => Host>>

const partsOver = ({ store }: SandboxContext) => ({ soldSeats: soldSeatsOver(store) })

/** The host as it is, or with its faults. */
const played = <Host>(context: SandboxContext, host: Host, withFaults: (host: Host) => Host): Host =>
  forcesFaults(context) ? withFaults(host) : host

export const sandboxAirHosts: AirAdapter<AirHost> = {
  GDS: (context) => ({ ...played(context, gdsHost(context.store), withFaultsByName), placesLike }),
  NDC: (context) => played(context, ndcHost(context.store), withFaultsByName),
}

/** Only searching. */
export const sandboxAirSearch: AirAdapter<AirSearch> = {
  GDS: (context) => played<AirSearch>(context, gdsSearch(partsOver(context)), withOutagesByName),
  NDC: (context) => played(context, ndcSearch(partsOver(context)), withOutagesByName),
}

/** Only pricing what was found before, and listing fares. */
export const sandboxAirFares: AirAdapter<AirFares> = {
  GDS: (context) => played<AirFares>(context, gdsFares(partsOver(context)), withPriceChangesByName),
  NDC: (context) => ndcPricing(partsOver(context)),
}

/** Only pricing what was found before. */
export const sandboxAirPricing: AirAdapter<AirPricing> = {
  GDS: (context) => played<AirPricing>(context, gdsPricing(partsOver(context)), withPriceChangesByName),
  NDC: (context) => ndcPricing(partsOver(context)),
}

/** Only changes of flights, and quotes of refunds: those of NDC orders are of whole orders. */
export const sandboxAirChanges: AirAdapter<AirAfterSale> = {
  GDS: (context) => ({
    source: 'GDS',
    supplier: sandboxHosts.GDS,
    cityOf: cityOfPlace,
    changes: played(context, gdsChanges(worldsForChanges(context.store)), withChangeFaults),
    refunds: played(context, gdsRefundQuotes(partsOver(context)), withInvoluntaryRefunds),
  }),
  NDC: (context) => ({
    source: 'NDC',
    supplier: sandboxHosts.NDC,
    cityOf: cityOfPlace,
    changes: played(context, ndcChanges(worldsForChanges(context.store)), withChangeFaults),
  }),
}

/** Only quotes of the refund of EMDs; those of NDC are refunded with their order. */
export const sandboxEmdRefunds: AirAdapter<Named & Pick<AirAfterSale, 'refunds'>> = {
  GDS: () => ({ source: 'GDS', supplier: sandboxHosts.GDS, refunds: emdRefundQuotes }),
  NDC: () => ({ source: 'NDC', supplier: sandboxHosts.NDC }),
}

/** Shopping of ancillaries, seat maps, and pricing what they are looked for with. */
export const sandboxAncillaryShopping: AirAdapter<AirAncillaryShop> = {
  GDS: (context) => ({ ...sandboxAirPricing.GDS(context), ...shoppingOver(context) }),
  NDC: (context) => ({
    ...sandboxAirPricing.NDC(context),
    ...shoppingOver(context),
    orders: ndcCancellationQuotes(context.store, partsOver(context)),
  }),
}
const shoppingOver = ({ store }: SandboxContext): Pick<AirAncillaryShop, 'ancillaries' | 'seats'> => ({
  ancillaries: ancillaryShopping(ancillaryInventoryOver(store)),
  seats: seatMapsOver(seatInventoryOver(store)),
})
