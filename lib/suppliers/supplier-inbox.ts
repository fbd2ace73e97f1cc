import type { EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'
import type { PricedSegment } from '../pricing/fare.ts'
import type { HostBooking } from '../workbench/host-booking.ts'
import type { CancellationTerms } from './air-orders.ts'
import type { SupplierCall } from './supplier-call.ts'

/** An HTTP request of a supplier, as it was sent: a signature is over its bytes. */
export interface Delivery {
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** An order by one of its names: our key of the sale, or the supplier's own id. */
export type OrderName = { readonly saleKey: string } | { readonly orderId: string }

/** An order to look at. It says nothing that counts: the order itself is read. */
export interface OrderHint {
  /** The supplier's id of the event, or one that the adapter derives: the same event has the same id. */
  readonly eventId: string
  /** Access group that the order was sold for. */
  readonly tenantId: string
  readonly order: OrderName
  /** What the supplier announced: `readOrder` can tell from it that an answer is too old to show it. */
  readonly kind: OrderFact['kind'] | 'sold' | 'other'
}

/** Flights of a sale, and those that the carrier has in their place. */
export interface FlightsNow {
  /** Keys (`flightKey`) of the flights as they were sold: one, or all of a leg. */
  readonly sold: readonly string[]
  /** In the order of travel; the same flights: nothing changed; none: the carrier cancelled them. */
  readonly now: readonly Pick<PricedSegment, 'flight' | 'bookingClass' | 'cabin'>[]
}

export const documentStatuses = ['OpenForUse', 'Void', 'Refund', 'Exchanged'] as const
/** Status of a document at its supplier; `OpenForUse` is news of a document that we do not have. */
export type DocumentStatusNow = (typeof documentStatuses)[number]

/**
 * A fact about an order as it is now. It is a state and no step, so that neither the order of facts nor their
 * repetition matters. What the service asked for itself is none: the supplier did it by itself.
 */
export type OrderFact =
  /** Retimed, replaced or cancelled flights; flights that are not named are as they were sold. */
  | { readonly kind: 'flights'; readonly flights: readonly FlightsNow[] }
  /** The carrier cancelled the order: none of its flights will be provided. */
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'refunded'
      /** The supplier's id of this refund: an order may have several. */
      readonly refundId: string
      readonly amount: Money
      readonly to: CancellationTerms['refundTo']
    }
  /** Tickets and EMDs that the supplier issued later, or whose status it changed. */
  | {
      readonly kind: 'documents'
      readonly documents: readonly { readonly number: string; readonly status: DocumentStatusNow }[]
    }

/** An order at its supplier. That there is one tells, of a sale whose outcome was unknown, that it was sold. */
export interface SupplierOrder {
  readonly saleKey: string
  /** Released or cancelled, by whichever side: there is nothing left to travel on or to pay for. */
  readonly isOver: boolean
  /** As `AirHost.sell` returns it: the reservation is found by these names. */
  readonly booking: HostBooking
  readonly facts: readonly OrderFact[]
}

/**
 * What a supplier tells after the sale: schedule changes, cancellations, refunds, documents. It tells by
 * deliveries, or is asked from time to time, or both; either way the order is read before anything is believed.
 * An inbox has the name of its host, as offers carry it.
 */
export interface SupplierInbox {
  /**
   * The orders that an authentic delivery is about; an empty list when it is about none (a test of the address,
   * an event of no interest). The same delivery may come again, and deliveries in any order. Absent when the
   * supplier sends none.
   *
   * @throws Refusal `deliveryNotAuthentic` the signature is missing, wrong or too old; `inputInvalid` the
   *   delivery is authentic and cannot be read
   */
  readDelivery?(delivery: Delivery, now: EpochMs): Promise<readonly OrderHint[]>

  /**
   * The orders that changed at the supplier since a moment; ones that changed shortly before may be among them.
   * Called every few minutes. Absent when deliveries tell everything.
   *
   * @throws SupplierUnavailable
   */
  changedSince?(since: EpochMs, now: EpochMs): Promise<readonly OrderHint[]>

  /**
   * The order as it is now; undefined when the tenant of the call has no such order at the supplier.
   *
   * @throws SupplierUnavailable no answer, or one that does not show yet what the hint announced: it is asked again
   */
  readOrder(hint: OrderHint, call: SupplierCall): Promise<SupplierOrder | undefined>
}

/** Inboxes by the name of their host. */
export type SupplierInboxes = ReadonlyMap<string, SupplierInbox>
