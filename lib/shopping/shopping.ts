import type { PointOfSale } from '../kernel/agency.ts'
import type { Cabin, ContentSource, Flight } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'
import type { PassengerCount } from '../kernel/passengers.ts'
import type { Brand, FareType, FiledFare, ItineraryPrice } from '../pricing/fare.ts'

export interface Place {
  /** IATA airport or city code. */
  readonly code: string
  /**
   * `airport`: just this airport. `city`: every airport of the city, all equal. `cityFirst`: every airport of
   * the city, this one preferred. A city code always means its whole city.
   */
  readonly scope: 'airport' | 'city' | 'cityFirst'
}

/** What is wanted, what is not, and what would be nice; an absent list says nothing. */
export interface Preference<T> {
  /** Only these. */
  readonly permitted?: readonly T[]
  readonly prohibited?: readonly T[]
  /** Ranked first; nothing is dropped for it. */
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

/** Other dates and places that will do as well. */
export interface LegFlexibility {
  readonly daysBefore: number
  readonly daysAfter: number
  readonly from: readonly Place[]
  readonly to: readonly Place[]
  /** All airports this near to the place, at either end. */
  readonly radiusMiles?: { readonly from?: number; readonly to?: number }
}

export interface LegRequest {
  readonly from: Place
  readonly to: Place
  /** Local date of departure, YYYY-MM-DD. */
  readonly date: string
  /** Arrives on this local date; `date` then says nothing. */
  readonly arrivalDate?: string
  readonly departureWindow?: TimeWindow
  readonly arrivalWindow?: TimeWindow
  /** Two-letter codes; `*A`, `*O` and `*S` stand for all carriers of Star Alliance, oneworld and SkyTeam. */
  readonly carriers?: Preference<string>
  /** None: Economy is preferred. The lowest brand of these cabins is the base fare. */
  readonly cabins?: CabinPreference
  readonly classes?: Preference<string>
  readonly connections?: ConnectionPreference
  readonly flexibility?: LegFlexibility
  /** Chosen already, as in a search leg by leg: only these flights in these classes and this brand. */
  readonly locked?: SelectedLeg
}

export type Refundability = 'Refundable' | 'NonRefundable' | 'PartialRefund'
export type Changeability = 'Changeable' | 'NonChangeable' | 'PenaltyToChange'

/** What fares are wanted, and what is to be added to or left out of their price. */
export interface FareFilters {
  readonly types?: readonly FareType[]
  readonly refundability?: readonly Refundability[]
  readonly changeability?: readonly Changeability[]
  /** Fares with these conditions are not wanted; `unbundled`: fares that include none of the six services. */
  readonly without?: readonly ('minimumStay' | 'maximumStay' | 'advancePurchase' | 'unbundled')[]
  readonly validatingCarrier?: string
  /** Codes of negotiated fares; without a carrier they are shown to all. */
  readonly accountCodes?: readonly { readonly code: string; readonly carrier?: string }[]
  readonly accountCodesOnly?: boolean
  readonly promotionalCodes?: readonly { readonly carrier: string; readonly code: string }[]
  /** Services that the brand must include, all of them: `CheckedBag`, `Refund`, `Lounge Access` ... */
  readonly includedServices?: readonly string[]
  /** Passenger types that take only fares filed for them. */
  readonly onlyFiledFor?: readonly string[]
  readonly taxExemption?:
    | { readonly all: true }
    | { readonly countries: readonly string[]; readonly codes: readonly string[] }
  /** First digits of the card that will pay: carriers add a ticketing fee (OB) for it. */
  readonly cardIssuer?: string
}

export interface ShopRequest {
  readonly legs: readonly LegRequest[]
  readonly passengers: readonly PassengerCount[]
  readonly pointOfSale: PointOfSale
  readonly currency: string
  readonly fares?: FareFilters
  /**
   * Beside chosen legs: the other legs in any brand of their cabins, instead of from the chosen brand's kind
   * upwards.
   */
  readonly allBrands?: boolean
  /** Dearer brands to return beside each base fare. */
  readonly upsells: number
  /** Flight options over all legs to return at most; the cheapest fares win. */
  readonly maxOptions: number
}

/**
 * What one fare of the group means on this flight option: a class for each segment, since aircraft differ in
 * cabins.
 */
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
  /** The carrier's own name for this offer; NDC only. It must come back when the offer is priced. */
  readonly offerRef?: string
  /** The fare component of each leg. */
  readonly legs: readonly FiledFare[]
  readonly price: ItineraryPrice
  readonly endorsements: readonly string[]
}

/**
 * Flight options that share their fares: any option of leg 1 goes with any option of leg 2 (and so on) at the
 * same price. One fare of one group is one combinability code on the wire.
 */
export interface FareGroup {
  readonly source: ContentSource
  readonly validatingCarrier: string
  readonly legs: readonly { readonly options: readonly FlightOption[] }[]
  /** The base fare first, higher brands (upsells) after. */
  readonly fares: readonly BrandedFare[]
  readonly ticketingTimeLimit: EpochMs
}

/** A flight as it is named to be priced or sold. */
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
  /** The brand by its tier, where the code is not known. */
  readonly brandTier?: number
  /** Only this fare will do. */
  readonly fareBasis?: string
  /** Where all brands of the flights are looked for: only those of these cabins. */
  readonly cabins?: CabinPreference
}

/**
 * Flights, classes and brands that were chosen from a search or named by the client, with everything a
 * price depends on.
 */
export interface PriceRequest {
  readonly legs: readonly SelectedLeg[]
  /** The carrier's own name for the offer; NDC only. */
  readonly offerRef?: string
  readonly fares?: FareFilters
  /** Any booking class may be priced: the lowest fare of the cabin that was asked for, or of any. */
  readonly lowestFare?: { readonly cabin?: Cabin }
  readonly passengers: readonly PassengerCount[]
  /** Who will fly, once it is known: at commit. */
  readonly travelers?: readonly { readonly surname: string }[]
  readonly pointOfSale: PointOfSale
  readonly currency: string
  /** Refuse when a class has fewer seats than passengers, instead of pricing it all the same. */
  readonly requireSeats: boolean
}

/** One way to fly a leg, with every booking class that has seats on each flight. */
export interface AvailableOption {
  readonly flights: readonly Flight[]
  /** One for each flight: its classes by cabin, the dearest first, with seats left (9 means nine or more). */
  readonly classes: readonly (readonly {
    readonly bookingClass: string
    readonly cabin: Cabin
    readonly seats: number
  }[])[]
}

export type AvailabilityRequest = Pick<ShopRequest, 'legs' | 'passengers' | 'pointOfSale' | 'maxOptions'>

/** Which fares between two cities are to be listed, whether seats are left or not. */
export interface FareDisplayRequest {
  /** IATA airport or city codes; fares are filed between cities. */
  readonly from: string
  readonly to: string
  /** Local date of departure: decides season and advance purchase. */
  readonly date: string
  /** Local date of the journey back: round-trip fares whose stay it does not meet are left out. */
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
  /** What an adult pays without taxes: for both directions when `fare.halfRoundTrip`, otherwise one way. */
  readonly amount: Money
}
