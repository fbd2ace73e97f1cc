import type { SoldRooms } from '../hotel/hotel-order.ts'
import type { TravelerTickets } from '../ticketing/ticketing.ts'
import type { HostBooking } from '../workbench/host-booking.ts'

/** Seats that were sold, by what names their suppliers know them. */
export interface SoldSeats extends HostBooking {
  readonly kind: 'seats'
  readonly offerId: string
  readonly saleKey: string
}

/** A service that was sold. */
export interface SoldAncillary {
  readonly kind: 'ancillary'
  readonly offerId: string
  readonly saleKey: string
}

/** A car that was sold, by what name its vendor knows it. */
export interface SoldVehicle {
  readonly kind: 'vehicle'
  readonly offerId: string
  readonly saleKey: string
  readonly confirmation: string
}

/** What a supplier sold. */
export type Sold = SoldSeats | SoldAncillary | SoldVehicle | SoldRooms

/** The sales of one kind. */
export const soldOf = <K extends Sold['kind']>(
  sold: readonly Sold[],
  kind: K,
): Extract<Sold, { readonly kind: K }>[] =>
  sold.filter((sale): sale is Extract<Sold, { readonly kind: K }> => sale.kind === kind)

/** Names by which suppliers know a sale of seats: clients find the reservation by them. */
export const supplierNamesOf = ({ supplierLocators, orderId }: HostBooking): string[] => [
  ...supplierLocators.map(({ locator }) => locator),
  ...(orderId === undefined ? [] : [orderId]),
]

/** A car or hotel room that was released, and its supplier's number for that. */
export interface CancelledAtSupplier {
  readonly offerId: string
  readonly cancellation: string
}

/** What the steps before achieved. */
export interface CommitEffects {
  readonly sold: readonly Sold[]
  readonly issued: readonly {
    readonly offerId: string
    readonly key: string
    readonly tickets: readonly TravelerTickets[]
  }[]
  /** `key`: of the charge at the payment gateway. */
  readonly settled: readonly {
    readonly paymentId: string
    readonly key: string
    readonly approvalCode?: string
  }[]
  /** Ticketing was wanted and failed: the booking stays, unpaid. */
  readonly ticketingFailed: boolean
}
