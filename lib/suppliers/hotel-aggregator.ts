import type { HotelRate, OfferedRate, RateSource } from '../hotel/hotel.ts'
import type { PropertyDetail, PropertyKey } from '../hotel/property.ts'
import type { RoomPrice } from '../hotel/room-price.ts'
import type { OrderContact, OrderTraveler } from './order-traveler.ts'
import type { NamedSupplier, Serving } from './serving.ts'
import type { SupplierCall } from './supplier-call.ts'

/** Where to look for hotels. Codes are IATA codes; an address counts by its city. */
export type SearchPlace =
  | { readonly kind: 'city' | 'airport'; readonly code: string }
  | { readonly kind: 'point'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'address'; readonly city: string; readonly country?: string | undefined }

export interface Stay {
  /** Local calendar dates; the night of the check-out date is not included. */
  readonly checkIn: string
  readonly checkOut: string
  /** Guests of each room. */
  readonly rooms: readonly number[]
}

/** Names rate plans by code, by category (`Corporate`), or by both; any letter case. */
export interface PlanName {
  readonly code?: string | undefined
  readonly category?: string | undefined
}

/** Filter of rates. */
export interface RateFilter {
  readonly sources: readonly RateSource[]
  /** A rate fits one of them; empty: all that are sold to everyone. */
  readonly plans: readonly PlanName[]
  readonly payment?: 'PostPay' | 'PrePay' | undefined
  readonly withoutPromotions: boolean
}

export interface PropertySearch {
  readonly place: SearchPlace
  readonly radiusKm: number
  /** Part of the name, any letter case. */
  readonly name?: string | undefined
  readonly chains: readonly string[]
  /** The hotel must have all of them. */
  readonly amenities: readonly string[]
}

/**
 * A property with what its rooms cost on average per night; without rates it has nothing for these nights.
 */
export interface FoundProperty {
  readonly property: PropertyDetail
  readonly distanceKm?: number
  readonly rates?: {
    readonly source: RateSource
    readonly lowestMinor: number
    readonly highestMinor?: number
    readonly currency: string
  }
}

/** A rate as its supplier offers it. */
export interface SupplierRate extends Omit<OfferedRate, 'bookingCode'> {
  /**
   * The supplier's code of the rate for these nights: the same in every answer, and known to `rate`. Absent: the
   * supplier has none, or none of at most `sizes.bookingCode` characters; clients then see one that is made from the
   * reference.
   */
  readonly bookingCode?: string
}

/** What a rate is called: by the reference under which it was offered, or by the code that a client knows. */
export type RateName = { readonly ref: string } | { readonly bookingCode: string }

/** One rate of one property. */
export interface RateChoice {
  readonly property: PropertyKey
  readonly name: RateName
  readonly stay: Stay
  /** The guests, once they are known. */
  readonly guests?: readonly OrderTraveler[]
  /** Rooms that would be released for it: their nights count as free. */
  readonly replaces?: readonly SoldRoomName[]
}

/** A room of a sale: the sale's key, and its position in it. */
export interface SoldRoomName {
  readonly key: string
  readonly room: number
}

export interface RoomCancellation extends SoldRoomName {
  /** Another room replaced it: whatever the property charged is refunded. */
  readonly isMoved: boolean
}

export interface RoomCard {
  readonly token: string
  readonly mask: string
  readonly cardCode?: string | undefined
  readonly expireDate: string
}

/** Who stays in the rooms of an order. */
export interface RoomParty {
  /** The lead guest of each room. */
  readonly guests: readonly OrderTraveler[]
  /**
   * Travelers of the booking without a room in their name, children with their age where the client told it; which
   * room they sleep in is not known.
   */
  readonly companions: readonly OrderTraveler[]
  /** How to reach the guests, besides their own telephones and e-mail addresses. */
  readonly contacts: readonly OrderContact[]
}

export interface RoomOrder extends RoomParty {
  /** Idempotency key of the sale: the same key never sells twice. */
  readonly key: string
  /** As the supplier quoted it. */
  readonly rate: Omit<HotelRate, 'bookingCode'>
  /** One for each room to sell. */
  readonly rooms: readonly RoomPrice[]
  /**
   * The card that the property guarantees or charges, as far as it is not encrypted; an adapter to a real hotel opens
   * the vault with the token. Undefined: this service takes the money (`rate.collectedBy`), and the supplier is paid
   * by it.
   */
  readonly card: RoomCard | undefined
  /** The room that this one replaces: its nights count as free. */
  readonly replaces?: SoldRoomName
}

/**
 * Rooms that were sold, in the order requested: perhaps fewer. Numbers are confirmation numbers of the hotel, or of
 * the supplier where the hotel has given none; each names one room.
 */
export interface RoomSale {
  readonly confirmations: readonly string[]
}

/** Finds hotels and their rates. Codes in a request are compared exactly first, then without letter case. */
export interface HotelSearch extends NamedSupplier {
  /**
   * Hotels around a place, the nearest first; those without rates for the stay too, where the supplier lists them.
   *
   * @throws Refusal `hotelPlaceUnknown`; `hotelAddressUnknown` no such city
   */
  search(search: PropertySearch, stay: Stay, filter: RateFilter, call: SupplierCall): Promise<FoundProperty[]>

  /** The named hotels with their rates, in the order of the names; unknown ones are left out. */
  lookUp(
    keys: readonly PropertyKey[],
    stay: Stay,
    filter: RateFilter,
    call: SupplierCall,
  ): Promise<FoundProperty[]>

  /** Descriptions of the named hotels, in the order of the names; unknown ones are left out. */
  describe(keys: readonly PropertyKey[], call: SupplierCall): Promise<PropertyDetail[]>

  /** Rates of the named hotels that have a room for every guest, the cheapest first; none of unknown hotels. */
  rates(
    keys: readonly PropertyKey[],
    stay: Stay,
    filter: RateFilter,
    call: SupplierCall,
  ): Promise<SupplierRate[]>

  /**
   * Units of one currency for one of another, or undefined when one is unknown. Absent when the supplier has no such
   * table.
   */
  rateOfExchange?(from: string, to: string): number | undefined
}

/** Sells a rate that is selected already. */
export interface HotelSales extends NamedSupplier {
  /**
   * One rate as it is now, even when fewer rooms are left than requested. Its reference is the one to sell. References
   * of `rates` and of `rate` both name a rate, as often as they are used.
   *
   * @throws Refusal `hotelBookingCodeUnknown`, also a property that the supplier does not have; `hotelOfferUnknown` the
   *   reference counts no more; `hotelNotAvailable` no room is left, or the guests do not fit
   */
  rate(choice: RateChoice, call: SupplierCall): Promise<SupplierRate>

  /**
   * Sells as many of the rooms as there are, at least one.
   *
   * @throws Refusal `hotelNotAvailable`, `hotelCardRefused`; `hotelOfferUnknown` the reference counts no more
   * @throws SupplierUnavailable when the outcome is unknown
   */
  sell(order: RoomOrder, call: SupplierCall): Promise<RoomSale>

  /** The outcome of a sale; undefined when nothing was sold. @throws SupplierUnavailable */
  findSale(order: Pick<RoomOrder, 'key' | 'guests'>, call: SupplierCall): Promise<RoomSale | undefined>

  /** Cancels one room. A repetition returns the same number. @returns the hotel's cancellation number */
  cancel(room: RoomCancellation, call: SupplierCall): Promise<{ readonly cancellation: string }>
}

/**
 * A supplier of hotel content. Every call that changes something is idempotent under its key. Declared
 * failures are Refusals; `SupplierUnavailable` means the outcome is unknown and the caller must look it
 * up (`findSale`) or repeat.
 *
 * Any adapter must pass test/suppliers/hotel-aggregator.contract.ts.
 */
export interface HotelAggregator extends HotelSearch, HotelSales {}

/** The suppliers of hotels of this deployment, the preferred first; `Host` is the part of them that is needed. */
export type HotelHosts<Host extends NamedSupplier = HotelAggregator> = readonly Serving<Host>[]
