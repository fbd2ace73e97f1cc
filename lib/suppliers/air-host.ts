import type { ContentSource, Flight } from '../kernel/flight.ts'
import type { Place } from '../kernel/place.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import type {
  AvailabilityRequest,
  AvailableOption,
  DisplayedFare,
  FareDisplayRequest,
  FareGroup,
  PriceRequest,
  ShopRequest,
} from '../shopping/shopping.ts'
import type { HostBooking, SupplierIdentifiers } from '../workbench/host-booking.ts'
import type { SeatsOnFlights } from '../workbench/unquoted-segment.ts'
import type { AirAncillaries, AncillaryShopping } from './air-ancillaries.ts'
import type { AirChanges } from './air-changes.ts'
import type { AirOrderFlights, AirOrders } from './air-orders.ts'
import type { AirRefunds } from './air-refunds.ts'
import type { AirSeats } from './air-seats.ts'
import type { IssuedTicket, IssueOrder, VoidedDocuments, VoidOrder } from './document-orders.ts'
import type {
  DivideOrder,
  HeldSeats,
  NameCorrectionOrder,
  SeatOrder,
  SellOrder,
  SpecialServiceOrder,
} from './seat-orders.ts'
import type { NamedSupplier } from './serving.ts'
import type { SupplierCall } from './supplier-call.ts'

/** What tells a host of air content from the others. */
export interface Named extends NamedSupplier {
  readonly source: ContentSource
}

/** Prices flights that are selected already. */
export interface AirPricing extends Named {
  /**
   * The current price of selected flights.
   *
   * @throws Refusal `flightNotFound`, `scheduleMismatch`, `classNotAvailable`, `noFare`, `currencyUnknown`. Of its own
   *   offers (NDC): `noApiOffers` when it has none for the flights (any more), `offerExpired`, `offerOrProductUnknown`
   *   when the reference is none of its own, or flights or passengers are not those of the offer
   */
  price(request: PriceRequest, call: SupplierCall): Promise<PricedItinerary>
}

/**
 * What the functions of ancillaries use of a host: they shop, show seats, quote cancellations, and price flights that are
 * not offered yet.
 */
export interface AirAncillaryShop extends AirPricing {
  readonly ancillaries: AncillaryShopping
  readonly seats?: AirSeats
  readonly orders?: Pick<AirOrders, 'quoteCancellation'> & {
    readonly flights?: Pick<AirOrderFlights, 'quote'>
  }
}

/** Tells places that exist from those that do not. */
export interface KnowsPlaces {
  /**
   * The city code of an airport or city; undefined: there is no such place. Absent when the supplier has no list of
   * places.
   */
  readonly cityOf?: (place: string) => string | undefined
}

/** Prices flights and lists fares. */
export interface AirFares extends AirPricing, KnowsPlaces {
  /**
   * Fares filed between two cities that can be bought now for the dates, the cheapest first; an empty list
   * when there are none. Absent when the supplier files no fares.
   *
   * @throws Refusal `currencyUnknown`
   */
  fareDisplay?(request: FareDisplayRequest, call: SupplierCall): Promise<readonly DisplayedFare[]>
}

/** Finds flights and seats. */
export interface AirSearch extends Named, KnowsPlaces {
  /**
   * Fares with their flight options for a journey of 1 to 6 legs, the cheapest first; an empty list when
   * nothing is offered. Same request, same clock and same seats sold give the same answer.
   *
   * @throws Refusal `currencyUnknown`
   */
  shop(request: ShopRequest, call: SupplierCall): Promise<FareGroup[]>

  /**
   * Every brand that the selected flights can be bought in: one group with one option on each leg, the
   * cheapest fare first. Absent when the supplier does not offer it.
   *
   * @param upsells maximum number of higher fare families to return
   * @throws Refusal as `price` does
   */
  options?(request: PriceRequest, upsells: number, call: SupplierCall): Promise<FareGroup>

  /**
   * Flights of each leg with the booking classes that have seats, without prices. Absent when the supplier
   * does not offer it.
   */
  availability?(
    request: AvailabilityRequest,
    call: SupplierCall,
  ): Promise<readonly (readonly AvailableOption[])[]>
}

/**
 * A supplier of air content. Every call that changes something is idempotent under its key. Declared failures
 * are Refusals; `SupplierUnavailable` means the outcome is unknown and the caller must look it up
 * (`findSale`, `findIssue`) or repeat.
 *
 * Any adapter must pass test/suppliers/air-host.contract.ts.
 */
export interface AirHost extends AirSearch, AirFares {
  /**
   * Airports that a text may mean, the best answer first: a code, or the beginning of a name. Absent when the supplier
   * has no list of places.
   */
  readonly placesLike?: (text: string, most: number) => readonly Place[]

  /**
   * Sells a seat for every seated traveler on every segment, in the booking classes of the itinerary: all or
   * nothing.
   *
   * An order that changes another one (`changes`) sells its new flights; those that stay keep their seats, which are never
   * free in between. The former sale remains until `release` is called with its key: `release` and `undoSale` of
   * the new sale bring back what was before. Carriers keep their locators and the order its identifier.
   *
   * @throws Refusal `segmentsCannotBeBooked` when a class has run out; `ancillarySoldOut`, `seatNotAvailable`,
   *   `seatInvalid` when the order is sold with its services and one is gone; NDC: `offerExpired` when the price
   *   guarantee is over, `paymentRequired` when the carrier does not hold unpaid orders and the order is not paid,
   *   `priceChanged` with both totals
   * @throws SupplierUnavailable when the outcome is unknown
   * @throws OutcomePending when it is known that it will be decided later
   */
  sell(order: SellOrder, call: SupplierCall): Promise<HostBooking>

  /**
   * Sells seats that have no price yet, as `sell` does; `findSale`, `release` and `releaseFlights` accept
   * such a sale too. Absent when the supplier sells priced journeys only.
   *
   * @throws Refusal `segmentsCannotBeBooked`
   * @throws SupplierUnavailable when the outcome is unknown
   */
  sellUnquotedSeats?(order: SeatOrder, call: SupplierCall): Promise<HostBooking>

  /**
   * Requests special services for a sale of this host. Absent when the supplier requests them with the order only;
   * the service then refuses later ones.
   *
   * @throws Refusal `specialServicesWithOrder` the carrier does not take them any more
   * @throws SupplierUnavailable when the outcome is unknown: repeat
   */
  requestSpecialServices?(order: SpecialServiceOrder, call: SupplierCall): Promise<void>

  /**
   * Corrects names of a sale of this host that has no documents: a few characters, a title, a further given name. Absent
   * when the supplier corrects none; priced offers of a supplier that does have the capability `nameCorrection`.
   *
   * @throws Refusal `nameFixed` the carrier does not take this correction
   * @throws SupplierUnavailable when the outcome is unknown: repeat
   */
  correctNames?(order: NameCorrectionOrder, call: SupplierCall): Promise<void>

  /**
   * The outcome of a sale: the booking, or undefined when certainly nothing was sold (or it was released since).
   *
   * @throws SupplierUnavailable, OutcomePending
   */
  findSale(key: string, call: SupplierCall): Promise<HostBooking | undefined>

  /**
   * Releases the seats of a sale. Without a sale this is a no-op that also forbids a late sale under the key.
   * A host that cancels only whole orders releases a paid one by cancelling it, if all of the money comes back.
   *
   * @throws OutcomePending it is unknown whether there is a sale, or a paid one would not be refunded in full:
   *   nothing is released, and an operator decides
   */
  release(key: string, seats: SeatsOnFlights, call: SupplierCall): Promise<void>

  /**
   * Undo of a sale that inherited seats: they return to the sales that held them, until the time limits of
   * those; otherwise as `release`. Absent when the supplier does not let sales inherit seats.
   */
  undoSale?(
    order: Pick<SellOrder, 'key' | 'itinerary'> & { readonly replacesSegments: readonly HeldSeats[] },
    call: SupplierCall,
  ): Promise<void>

  /**
   * Releases the seats of some flights of a sale; the others remain sold. A no-op on flights that the sale
   * has no seats on. Absent when the supplier sells a journey as a whole only.
   */
  releaseFlights?(key: string, flights: readonly Flight[], call: SupplierCall): Promise<void>

  /**
   * Divides a sale: the seats and tickets of the divided travelers move to a new sale, with its own locator.
   * No seat is sold or released, and the time limit does not change. From then on either sale is released,
   * ticketed and voided by its own key. Of a released sale nothing moves. Absent when the supplier does not
   * divide.
   *
   * @returns the carriers' locators of the new sale; the same for every repetition
   * @throws SupplierUnavailable when the outcome is unknown: repeat
   */
  divide?(order: DivideOrder, call: SupplierCall): Promise<SupplierIdentifiers>

  /**
   * Issues tickets from the validating carrier's stock and makes the seats firm.
   *
   * @throws Refusal `issuanceFailed`
   * @throws SupplierUnavailable when the outcome is unknown
   */
  issue(order: IssueOrder, call: SupplierCall): Promise<IssuedTicket[]>

  findIssue(key: string, call: SupplierCall): Promise<IssuedTicket[] | undefined>

  /**
   * Voids tickets of an issuance. Once no ticket of a sale is left, its seats are held again, until the time limit
   * that the answer says: the host knows which sale each ticket is for, should it have been divided since. A
   * no-op for what is void already; without documents also when nothing was issued under the key, which then
   * forbids a late issuance. A host that cancels only whole orders refuses single documents, and voids an
   * issuance by cancelling its order, if all of the money comes back.
   *
   * @returns the same for the same tickets
   * @throws Refusal `voidRefused` only when documents are given
   * @throws OutcomePending as `release`: the undo of a commit stops there, before it reverses the payment
   * @throws SupplierUnavailable when the outcome is unknown: repeat
   */
  voidIssue(order: VoidOrder, call: SupplierCall): Promise<VoidedDocuments>

  /** Ancillary services, and their EMDs. */
  readonly ancillaries: AirAncillaries

  /** Seat maps: of all offers with the capability `seatMap`. Absent: there are none. */
  readonly seats?: AirSeats

  /** Changes of flights: of all offers with the capability `exchange`. Absent: there are none. */
  readonly changes?: AirChanges

  /** Refunds of single documents. Absent: whole orders are cancelled, by `orders`. */
  readonly refunds?: AirRefunds

  /**
   * Cancellation of whole orders: of all offers with the capability `cancelOrder`, and of those with `refundQuote` once
   * their documents cannot be voided, or are given up. Absent: there are none.
   */
  readonly orders?: AirOrders
}

/** What is done with orders and documents between their sale and the commit that changes them. */
export interface AirAfterSale extends Named, KnowsPlaces {
  readonly changes?: AirChanges
  readonly refunds?: Pick<AirRefunds, 'quote'>
}

/**
 * The supplier did not answer: it is unknown whether the call took effect. The caller asks by the key, or repeats, a few
 * times; a host that then knows of no sale means that there is none.
 */
export class SupplierUnavailable extends Error {
  override readonly name: string = 'SupplierUnavailable'
}

/**
 * The supplier has the order and has not decided it, or cannot tell what became of it: the outcome follows later,
 * perhaps in hours. The caller asks again for a day; nothing is undone, charged or refunded before it is known.
 */
export class OutcomePending extends Error {
  override readonly name = 'OutcomePending'
}
