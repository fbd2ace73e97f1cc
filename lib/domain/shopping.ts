import type { Brand, FiledFare, ItineraryPrice } from './fare.ts'
import type { Cabin, ContentSource, Flight } from './flight.ts'
import type { EpochMs } from './instant.ts'
import type { PassengerCount } from './passengers.ts'

/** Who sells: decides currency, time zone of "today" and whose name stands on the ticket. */
export interface PointOfSale {
  readonly pcc: string
  readonly currency: string
  /** IATA city code of the agency. */
  readonly city: string
  readonly country: string
  readonly zone: string
}

export interface Place {
  /** IATA airport or city code. */
  readonly code: string
  /**
   * `airport`: just this airport. `city`: every airport of the city, all equal. `cityFirst`: every airport of the city, this one
   * preferred. A city code always means its whole city.
   */
  readonly scope: 'airport' | 'city' | 'cityFirst'
}

export interface LegRequest {
  readonly from: Place
  readonly to: Place
  /** Local date of departure, YYYY-MM-DD. */
  readonly date: string
}

export interface ShopRequest {
  readonly legs: readonly LegRequest[]
  readonly passengers: readonly PassengerCount[]
  readonly pointOfSale: PointOfSale
  readonly currency: string
  /** Cabin that is looked for; the lowest brand of this cabin is the base fare. */
  readonly cabin: Cabin
  /** Dearer brands to return beside each base fare. */
  readonly upsells: number
  /** Flight options over all legs to return at most; the cheapest fares win. */
  readonly maxOptions: number
  readonly sort: 'carrier' | 'price'
}

/** What one fare of the group means on this flight option: a class for each segment, since aircraft differ in cabins. */
export interface OptionClasses {
  readonly bookingClasses: readonly string[]
  readonly cabins: readonly Cabin[]
  readonly seatsLeft: number
}

/** One way to fly a leg. */
export interface FlightOption {
  readonly flights: readonly Flight[]
  /** Parallel to the fares of the group. */
  readonly classes: readonly OptionClasses[]
}

export interface BrandedFare {
  /** The fare component of each leg. */
  readonly legs: readonly FiledFare[]
  readonly price: ItineraryPrice
  readonly endorsements: readonly string[]
}

/**
 * Flight options that share their fares: any option of leg 1 goes with any option of leg 2 (and so on) at the same price.
 * One fare of one group is one combinability code on the wire.
 */
export interface FareGroup {
  readonly source: ContentSource
  readonly validatingCarrier: string
  readonly legs: readonly { readonly options: readonly FlightOption[] }[]
  /** The base fare first, dearer brands (upsells) after. */
  readonly fares: readonly BrandedFare[]
  readonly paymentTimeLimit: EpochMs
}

/** A flight as somebody names it who wants it priced or sold. */
export interface SelectedFlight {
  readonly carrier: string
  readonly number: string
  readonly from: string
  readonly to: string
  /** Local date of departure. */
  readonly date: string
  /** HH:MM; when given it must match the schedule. */
  readonly departureTime?: string
  /** None: the lowest class of the cabin that has seats. */
  readonly bookingClass?: string
  readonly cabin?: Cabin
}

export interface SelectedLeg {
  readonly flights: readonly SelectedFlight[]
  /** None: the cheapest brand that the booking classes allow. */
  readonly brand?: Brand['code']
}

/** Flights, classes and brands that were chosen from a search or spelled out by the client, with everything a price depends on. */
export interface PriceRequest {
  readonly legs: readonly SelectedLeg[]
  readonly passengers: readonly PassengerCount[]
  readonly pointOfSale: PointOfSale
  readonly currency: string
  /** Refuse when a class has fewer seats than passengers, instead of pricing it all the same. */
  readonly requireSeats: boolean
}
