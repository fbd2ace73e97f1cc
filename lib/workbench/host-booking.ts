import type { EpochMs } from '../kernel/instant.ts'
import type { PricedItinerary } from '../pricing/fare.ts'

/** Identifiers under which suppliers know a sale. */
export interface SupplierIdentifiers {
  /** The carriers' own locators, in the order of first appearance in the itinerary. */
  readonly supplierLocators: readonly { readonly carrier: string; readonly locator: string }[]
  /** The airline's own order; NDC only. */
  readonly orderId?: string
}

/** A sale as its supplier made it. What the supplier says of time replaces what its price said. */
export interface HostBooking extends SupplierIdentifiers {
  /** Until when it is held unpaid. Absent: as ordered. */
  readonly ticketingTimeLimit?: EpochMs
  /** Until when its price is guaranteed. Absent: until its ticketing time limit. */
  readonly priceGuaranteedUntil?: EpochMs
}

/** The itinerary of a sale, with the times that hold once it is sold: it keeps its price while it is held. */
export const soldItinerary = (
  itinerary: PricedItinerary,
  {
    ticketingTimeLimit = itinerary.ticketingTimeLimit,
    priceGuaranteedUntil = ticketingTimeLimit,
  }: Pick<HostBooking, 'ticketingTimeLimit' | 'priceGuaranteedUntil'>,
): PricedItinerary => ({ ...itinerary, ticketingTimeLimit, guaranteedUntil: priceGuaranteedUntil })

/** The members of a sale that are filed: what a host returns may have more. */
export const filedBooking = ({
  supplierLocators,
  orderId,
  ticketingTimeLimit,
  priceGuaranteedUntil,
}: HostBooking): HostBooking => ({
  supplierLocators,
  ...(orderId !== undefined && { orderId }),
  ...(ticketingTimeLimit !== undefined && { ticketingTimeLimit }),
  ...(priceGuaranteedUntil !== undefined && { priceGuaranteedUntil }),
})
