import type {
  HotelRate,
  OfferedRate,
  PropertyKey,
  PropertySummary,
  RateSource,
  RoomPrice,
} from '../hotel/hotel.ts'
import type { OrderContact, OrderTraveler } from './order-traveler.ts'
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

/** Filter of rates. */
export interface RateFilter {
  readonly sources: readonly RateSource[]
  /** Codes of rate plans; empty: all. */
  readonly plans: readonly string[]
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

export interface PropertyDetail extends PropertySummary {
  readonly stars: number
  readonly latitude: number
  readonly longitude: number
  readonly telephone: string
  readonly amenities: readonly { readonly code: string; readonly description: string }[]
  readonly description: string
  readonly checkInTime: string
  readonly checkOutTime: string
  readonly rooms: readonly {
    readonly code: string
    readonly description: string
    readonly maxGuests: number
  }[]
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
    readonly highestMinor: number
    readonly currency: string
  }
}

/** One rate of one property, by the code under which it was offered. */
export interface RateChoice {
  readonly property: PropertyKey
  readonly bookingCode: string
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
  readonly rate: HotelRate
  /** One for each room to sell. */
  readonly rooms: readonly RoomPrice[]
  /** The unencrypted data of the card; an adapter to a real hotel opens the vault with the token. */
  readonly card: {
    readonly token: string
    readonly mask: string
    readonly cardCode?: string | undefined
    readonly expireDate: string
  }
  /** The room that this one replaces: its nights count as free. */
  readonly replaces?: SoldRoomName
}

/**
 * Rooms that were sold, in the order requested: perhaps fewer. Numbers are confirmation numbers of the hotel.
 */
export interface RoomSale {
  readonly confirmations: readonly string[]
}

/** Finds hotels and their rates. */
export interface HotelSearch {
  /**
   * Hotels around a place, the nearest first, those without rates for the stay included.
   *
   * @throws Refusal `hotelPlaceUnknown`
   */
  search(search: PropertySearch, stay: Stay, filter: RateFilter, call: SupplierCall): Promise<FoundProperty[]>

  /** The named hotels with their rates, in the order of the names; unknown ones are left out. */
  lookUp(
    keys: readonly PropertyKey[],
    stay: Stay,
    filter: RateFilter,
    call: SupplierCall,
  ): Promise<FoundProperty[]>

  detail(key: PropertyKey, call: SupplierCall): Promise<PropertyDetail | undefined>

  /**
   * Rates that have a room for every guest, the cheapest first. Same request, same day and same rooms sold
   * give the same answer.
   */
  rates(
    keys: readonly PropertyKey[],
    stay: Stay,
    filter: RateFilter,
    call: SupplierCall,
  ): Promise<OfferedRate[]>

  /** Units of one currency for one of another, or undefined when one is unknown. */
  rateOfExchange(from: string, to: string): number | undefined
}

/** Sells a rate that is selected already. */
export interface HotelSales {
  /**
   * One rate as it is now, even when fewer rooms are left than requested.
   *
   * @throws Refusal `hotelBookingCodeUnknown`; `hotelNotAvailable` no room is left, or the guests do not fit
   */
  rate(choice: RateChoice, call: SupplierCall): Promise<OfferedRate>

  /**
   * Sells as many of the rooms as there are, at least one.
   *
   * @throws Refusal `hotelNotAvailable`, `hotelCardRefused`
   * @throws SupplierUnavailable when the outcome is unknown
   */
  sell(order: RoomOrder, call: SupplierCall): Promise<RoomSale>

  /** The outcome of a sale; undefined when nothing was sold. @throws SupplierUnavailable */
  findSale(order: Pick<RoomOrder, 'key' | 'guests'>, call: SupplierCall): Promise<RoomSale | undefined>

  /**
   * Cancels one room. A repetition returns the same number.
   *
   * @param room position in the sale
   * @param isMoved another room replaced it: whatever was charged is refunded
   * @returns the hotel's cancellation number
   */
  cancel(
    key: string,
    room: number,
    call: SupplierCall,
    isMoved?: boolean,
  ): Promise<{ readonly cancellation: string }>
}

/**
 * A supplier of hotel content. Every call that changes something is idempotent under its key. Declared
 * failures are Refusals; `SupplierUnavailable` means the outcome is unknown and the caller must look it
 * up (`findSale`) or repeat.
 *
 * Any adapter must pass test/suppliers/hotel-aggregator.contract.ts.
 */
export interface HotelAggregator extends HotelSearch, HotelSales {}
