import type { PointOfSale } from '../kernel/agency.ts'
import type { Cabin, ContentSource, Flight } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'
import type { PassengerCount } from '../kernel/passengers.ts'
import type { Brand, FareType, FiledFare } from '../pricing/fare.ts'
import type { ItineraryPrice } from '../pricing/itinerary-price.ts'

export interface Place {
  /** IATA airport or city code. */
  readonly code: string
  /**
   * `airport`: just this airport. `city`: every airport of the city, all equal. `cityFirst`: every airport of
   * the city, this one preferred. A city code always means its whole city.
   */
  readonly scope: 'airport' | 'city' | 'cityFirst'
}

/** Permitted, prohibited and preferred values; an absent list has no effect. */
export interface Preference<T> {
  /** Only these. */
  readonly permitted?: readonly T[]
  readonly prohibited?: readonly T[]
  /** Ranked first; other values remain. */
  readonly preferred?: readonly T[]
}

export interface CabinPreference {
  /**
   * `preferred`: these where there are any, otherwise the nearest other cabin. `preferredWithUpgrade`: the
   * same, but only better cabins. `permitted`, `prohibited`: a filter.
   */
  readonly kind: 'preferred' | 'preferredWithUpgrade' | 'permitted' | 'prohibited'
  readonly cabins: readonly Cabin[]
}

/** Local time of day, HH:MM, both ends included; an absent end is open. */
export interface TimeWindow {
  readonly from?: string
  readonly to?: string
}

export interface ConnectionPreference {
  /** Airports or cities to change at. */
  readonly points?: Preference<string>
  /** 0: non-stop only. */
  readonly maxConnections?: number
  readonly maxConnectionMinutes?: number
  /** Longest connection that lasts over midnight, local time. */
  readonly maxOvernightMinutes?: number
  /** One marketing carrier for the whole leg. */
  readonly sameCarrierOnly?: boolean
  /** No connection leaves from another airport than it arrived at. */
  readonly sameAirportOnly?: boolean
  /** No trains (equipment TRN, TRS); `all`: no buses (BUS) either. */
  readonly excludeGround?: 'train' | 'all'
}

/** Other dates and places that are accepted. */
export interface LegFlexibility {
  readonly daysBefore: number
  readonly daysAfter: number
  readonly from: readonly Place[]
  readonly to: readonly Place[]
  /** All airports within this distance of the place, at either end. */
  readonly radiusMiles?: { readonly from?: number; readonly to?: number }
}

export interface LegRequest {
  readonly from: Place
  readonly to: Place
  /** Local date of departure, YYYY-MM-DD. */
  readonly date: string
  /** Local date of arrival; `date` is then ignored. */
  readonly arrivalDate?: string
  readonly departureWindow?: TimeWindow
  readonly arrivalWindow?: TimeWindow
  /** Two-letter codes; `*A`, `*O` and `*S` mean all carriers of Star Alliance, oneworld and SkyTeam. */
  readonly carriers?: Preference<string>
  /** None: Economy is preferred. The lowest brand of these cabins is the base fare. */
  readonly cabins?: CabinPreference
  readonly classes?: Preference<string>
  readonly connections?: ConnectionPreference
  readonly flexibility?: LegFlexibility
  /** Selected before, in a search leg by leg: only these flights in these classes and this brand. */
  readonly locked?: SelectedLeg
}

export type Refundability = 'Refundable' | 'NonRefundable' | 'PartialRefund'
export type Changeability = 'Changeable' | 'NonChangeable' | 'PenaltyToChange'

/**
 * Filters of fares, and options of their price. A fare of which it is not known whether it meets a filter does
 * not meet it.
 */
export interface FareFilters {
  readonly types?: readonly FareType[]
  readonly refundability?: readonly Refundability[]
  readonly changeability?: readonly Changeability[]
  /** Exclude fares with these conditions; `unbundled`: fares that include no checked bag. */
  readonly without?: readonly ('minimumStay' | 'maximumStay' | 'advancePurchase' | 'unbundled')[]
  readonly validatingCarrier?: string
  /** Only fares of low-cost carriers. */
  readonly lowCostOnly?: boolean
  /** Codes of negotiated fares; without a carrier they are sent to all. */
  readonly accountCodes?: readonly { readonly code: string; readonly carrier?: string }[]
  readonly accountCodesOnly?: boolean
  readonly promotionalCodes?: readonly { readonly carrier: string; readonly code: string }[]
  /** Services that the brand must include, all of them: `CheckedBag`, `Refund`, `Lounge Access` ... */
  readonly includedServices?: readonly string[]
  /** Passenger types that accept only fares filed for them. */
  readonly onlyFiledFor?: readonly string[]
  readonly taxExemption?:
    | { readonly all: true }
    | { readonly countries: readonly string[]; readonly codes: readonly string[] }
  /** First digits of the card, for the ticketing fee (OB) of the carrier. */
  readonly cardIssuer?: string
}

export interface ShopRequest {
  readonly legs: readonly LegRequest[]
  readonly passengers: readonly PassengerCount[]
  readonly pointOfSale: PointOfSale
  readonly currency: string
  readonly fares?: FareFilters
  /**
   * With selected legs: the other legs in any brand of their cabins, instead of the selected brand's kind and
   * higher ones.
   */
  readonly allBrands?: boolean
  /** Upsells (higher brands) to return with each base fare. */
  readonly upsells: number
  /**
   * Maximum number of flight options over all legs: those of the cheapest fares, and different flights before other
   * combinations of the same ones.
   */
  readonly maxOptions: number
  /**
   * In a search leg by leg: index of the leg of which every flight is wanted once, at the price of its cheapest
   * journey. Absent: whole journeys.
   */
  readonly perFlightOf?: number
}

/**
 * One fare of the group on this flight option: a class for each segment, because aircraft have different
 * cabins.
 */
export interface OptionClasses {
  readonly bookingClasses: readonly string[]
  readonly cabins: readonly Cabin[]
  /** In the class that has the fewest; absent: not known. */
  readonly seatsLeft?: number
}

/** The flights of one way to travel a leg. */
export interface FlightOption {
  readonly flights: readonly Flight[]
  /** Parallel to the fares of the group. */
  readonly classes: readonly OptionClasses[]
}

export interface BrandedFare {
  /** Until when the supplier keeps this price; absent: it guarantees nothing before it is priced. */
  readonly guaranteedUntil?: EpochMs
  /** The supplier's own reference of this offer: opaque, given back to price it. */
  readonly offerRef?: string
  /** The fare component of each leg. */
  readonly legs: readonly FiledFare[]
  readonly price: ItineraryPrice
  readonly endorsements: readonly string[]
}

/**
 * Flight options that share their fares: any option of leg 1 combines with any option of leg 2 (and so on) at
 * the same price. One fare of one group is one combinability code on the wire.
 */
export interface FareGroup {
  readonly source: ContentSource
  /** Name of the host that offers it. */
  readonly supplier: string
  readonly validatingCarrier: string
  readonly legs: readonly { readonly options: readonly FlightOption[] }[]
  /** The base fare first, higher brands (upsells) after. */
  readonly fares: readonly BrandedFare[]
  readonly ticketingTimeLimit: EpochMs
}

/** A flight to price or to sell. */
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
  /** The brand by its tier, when the code is not known. */
  readonly brandTier?: number
  /** Only this fare is accepted. */
  readonly fareBasis?: string
  /** When all brands of the flights are searched: only those of these cabins. */
  readonly cabins?: CabinPreference
}

/**
 * Flights, classes and brands selected from a search or sent by the client, with everything a price depends
 * on.
 */
export interface PriceRequest {
  readonly legs: readonly SelectedLeg[]
  /** The supplier's own reference of the offer. */
  readonly offerRef?: string
  /** Name of the host that offered it; absent: the client spelled the flights out. */
  readonly supplier?: string
  readonly fares?: FareFilters
  /** Any booking class may be priced: the lowest fare of the requested cabin, or of any cabin. */
  readonly lowestFare?: { readonly cabin?: Cabin }
  readonly passengers: readonly PassengerCount[]
  /** The travelers, known at commit. */
  readonly travelers?: readonly { readonly surname: string }[]
  readonly pointOfSale: PointOfSale
  readonly currency: string
  /** Refuse when a class has fewer seats than passengers, instead of pricing it. */
  readonly requireSeats: boolean
}

/** The flights of one way to travel a leg, with the booking classes that have seats on each. */
export interface AvailableOption {
  readonly flights: readonly Flight[]
  /**
   * One for each flight: its classes by cabin, the most expensive first, with seats available (9 means nine
   * or more).
   */
  readonly classes: readonly (readonly {
    readonly bookingClass: string
    readonly cabin: Cabin
    readonly seats: number
  }[])[]
}

export type AvailabilityRequest = Pick<ShopRequest, 'legs' | 'passengers' | 'pointOfSale' | 'maxOptions'>

/** The fares between two cities to list, whether seats are available or not. */
export interface FareDisplayRequest {
  /** IATA airport or city codes; fares are filed between cities. */
  readonly from: string
  readonly to: string
  /** Local date of departure: decides season and advance purchase. */
  readonly date: string
  /** Local date of the return: round-trip fares whose length of stay it does not meet are left out. */
  readonly returnDate?: string
  /** Two-letter codes; empty: every carrier that sells flights between the cities on the date. */
  readonly carriers: readonly string[]
  readonly pointOfSale: PointOfSale
  readonly currency: string
}

/** A line of a fare display. The rules of the fare are those of `fare`, as in a price. */
export interface DisplayedFare {
  readonly fare: FiledFare
  readonly bookingClass: string
  /** IATA city codes. */
  readonly from: string
  readonly to: string
  /** Adult fare without taxes: for both directions when `fare.halfRoundTrip`, otherwise one way. */
  readonly amount: Money
}
