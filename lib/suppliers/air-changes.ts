import type { FlightChange } from '../exchange/flight-change.ts'
import type { PointOfSale } from '../kernel/agency.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import type { FareFilters, LegRequest } from '../shopping/shopping.ts'
import type { Ticket } from '../ticketing/document.ts'
import type { SupplierCall } from './supplier-call.ts'

/** A code with which the carrier waives what a change or refund costs. */
export interface Waiver {
  readonly code: string
  readonly waives: readonly ('changePenalty' | 'priceDifference' | 'refundPenalty')[]
}

/** An order whose flights are to be changed. */
export interface OrderToChange {
  /** Key of its sale. */
  readonly saleKey: string
  /** As it is booked. */
  readonly itinerary: PricedItinerary
  /** Live tickets of its travelers, in their current state; none: it is held unpaid. */
  readonly tickets: readonly Ticket[]
  /** All travelers of the order. */
  readonly travelers: readonly { readonly id: string; readonly ptc: string }[]
  readonly pointOfSale: PointOfSale
  readonly fares?: FareFilters
  readonly waiver?: Waiver
  /** The fee is paid in full and the decrease of value returned in full, instead of one minus the other. */
  readonly isNotNetted?: boolean
}

export interface ChangeRequest extends OrderToChange {
  /** The whole journey after the change; legs that stay are `locked`. Flown legs are not part of it. */
  readonly legs: readonly LegRequest[]
  /** Upsells (higher brands) to return with each base fare. */
  readonly upsells: number
  /** Maximum number of journeys, upsells not counted. */
  readonly maxChanges: number
}

/**
 * Changes of flights: reshop and reprice of NDC orders, exchange of GDS tickets. A change is sold by `AirHost.sell`
 * (`SellOrder.changes`), and its tickets are issued by `AirHost.issue` (`IssueOrder.exchanges`).
 */
export interface AirChanges {
  /**
   * Journeys that the order can be changed to, the cheapest first, each followed by its upsells: the same flights in
   * higher brands. Empty: none. Same request, same clock and same seats sold give the same answer.
   *
   * @throws Refusal `changeNotPermitted` the fare, or the state of its tickets, does not permit a change;
   *   `currencyUnknown`
   */
  find(request: ChangeRequest, call: SupplierCall): Promise<readonly FlightChange[]>

  /**
   * A change as it can be sold now, perhaps at another price.
   *
   * @throws Refusal `changeExpired`; `changeNotPermitted`; as `AirPricing.price` for flights or classes that are gone
   */
  price(change: FlightChange, order: OrderToChange, call: SupplierCall): Promise<FlightChange>

  /**
   * The same flights at the price of today, of an order that is held or that expired unpaid: before or after the end
   * of its price guarantee. Absent: no offer has the capability `standaloneReprice`.
   *
   * @throws Refusal as `price`
   */
  reprice?(order: OrderToChange, call: SupplierCall): Promise<FlightChange>
}
