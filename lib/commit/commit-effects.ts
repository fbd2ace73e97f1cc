import type { SoldRooms } from '../hotel/hotel-order.ts'
import type { IssuedTicket } from '../suppliers/document-orders.ts'
import type { HostBooking, SupplierIdentifiers } from '../workbench/host-booking.ts'

/** Sold seats, with the suppliers' identifiers and time limits. */
export interface SoldSeats extends HostBooking {
  readonly kind: 'seats'
  /** Name of the host that sold them. */
  readonly supplier: string
  readonly offerId: string
  readonly saleKey: string
}

/** A sold ancillary. */
export interface SoldAncillary {
  readonly kind: 'ancillary'
  readonly offerId: string
  readonly saleKey: string
}

/** Special services that were requested for a sale of an earlier commit. */
export interface RequestedServices {
  readonly kind: 'specialServices'
  readonly offerId: string
}

/** A sold car, with the vendor's confirmation number. */
export interface SoldVehicle {
  readonly kind: 'vehicle'
  readonly offerId: string
  readonly saleKey: string
  readonly confirmation: string
}

/** A sale of a supplier. */
export type Sold = SoldSeats | SoldAncillary | SoldVehicle | SoldRooms | RequestedServices

/** The sales of one kind. */
export const soldOf = <K extends Sold['kind']>(
  sold: readonly Sold[],
  kind: K,
): Extract<Sold, { readonly kind: K }>[] =>
  sold.filter((sale): sale is Extract<Sold, { readonly kind: K }> => sale.kind === kind)

/** The suppliers' identifiers of a sale of seats, by which clients can find the reservation. */
export const supplierNamesOf = ({ supplierLocators, orderId }: SupplierIdentifiers): string[] => [
  ...supplierLocators.map(({ locator }) => locator),
  ...(orderId === undefined ? [] : [orderId]),
]

/** A released car or hotel room, with the supplier's cancellation number. */
export interface CancelledAtSupplier {
  readonly offerId: string
  readonly cancellation: string
}

/** A failure as the workflow caught it. */
export interface Caught {
  readonly Error: string
  readonly Cause: string
}

/** Effects as the workflow has them; absent: their step has not come to its end. */
export interface EffectsSoFar {
  readonly sold?: CommitEffects['sold']
  /** Sold after the payment was authorised. */
  readonly soldPaid?: CommitEffects['sold']
  readonly issued?: CommitEffects['issued']
  readonly settled?: CommitEffects['settled']
  /** Documents to close, each with the reason why it was not. */
  readonly closings?: readonly { readonly documentId: string; readonly failure?: Caught }[]
}

/** Effects of this execution, and where it has none, those of an earlier one. */
export const joined = (own: EffectsSoFar, earlier: EffectsSoFar = {}): EffectsSoFar => ({
  sold: own.sold ?? earlier.sold,
  soldPaid: own.soldPaid ?? earlier.soldPaid,
  issued: own.issued ?? earlier.issued,
  settled: own.settled ?? earlier.settled,
  closings: own.closings ?? earlier.closings,
})

/** The effects of the previous steps. */
export interface CommitEffects {
  readonly sold: readonly Sold[]
  readonly issued: readonly {
    readonly offerId: string
    readonly key: string
    readonly tickets: readonly IssuedTicket[]
  }[]
  /** `key`: of the charge at the payment gateway. */
  readonly settled: readonly {
    readonly paymentId: string
    readonly key: string
    readonly approvalCode?: string
  }[]
  /** Ticketing failed: the booking remains, unpaid. */
  readonly ticketingFailed: boolean
}
