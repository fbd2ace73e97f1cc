import type { Cabin, ContentSource, Flight } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'
import type { PassengerCount, PassengerKind } from '../kernel/passengers.ts'
import { passengerKind } from '../kernel/passengers.ts'
import type { Capability } from './capabilities.ts'
import type { ItineraryPrice } from './itinerary-price.ts'

export type Inclusion = 'Included' | 'Chargeable' | 'Not Offered'

export const brandServices = [
  'CarryOn',
  'CheckedBag',
  'SeatAssignment',
  'Meals',
  'Rebooking',
  'Refund',
  'WiFi',
  'LieFlatSeat',
] as const
export type BrandService = (typeof brandServices)[number]

/** A carrier's branded fare ("fare family"): the services included in the fare. */
export interface Brand {
  /** Distinguishes the fares of a carrier: the same fare has the same code in every answer of the supplier. */
  readonly code: string
  /** Absent: not known; answers then have no brand. */
  readonly name?: string
  /** Numeric string, the id of the brand in all answers; absent: not known. */
  readonly id?: string
  /** 1 is the cheapest brand of the carrier; upsells count up. Absent: not known. */
  readonly tier?: number
  readonly cabin: Cabin
  /** Services that are absent are not known. */
  readonly services: Readonly<Partial<Record<BrandService, Inclusion>>>
  /** Services beyond these: `Priority Boarding`, `Lounge Access` ... */
  readonly extras: Readonly<Record<string, Inclusion>>
}

/**
 * Whether a ticket can be changed or refunded, and the fee for one ticket: zero means free; absent: not known. What is not
 * permitted some carriers file as a charge of all that was paid.
 */
export type Penalty =
  | { readonly permitted: false; readonly filedAs?: 'fullCharge' }
  | { readonly permitted: true; readonly fee?: Money }

/** What is absent is not known. */
export interface PenaltyRule {
  readonly beforeDeparture?: Penalty
  readonly afterDeparture?: Penalty
}

export type MinimumStay =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'saturdayNight' }

/** Penalties and discounts of a fare. */
interface FareConditions {
  /**
   * Discounts by kind of passenger, in percent of the adult fare; other kinds pay the adult fare. Absent: not
   * known.
   */
  readonly discountPercents?: Readonly<Partial<Record<PassengerKind, number>>>
  /** What an infant on a lap pays for the leg in place of a part of the adult fare; absent: that part. */
  readonly infantCharge?: Money
  readonly change: PenaltyRule
  readonly refund: PenaltyRule
}

/** The rule of a fare as its carrier filed it. */
export interface FiledRule extends FareConditions {
  readonly ruleNumber: string
  /** Absent: not known. */
  readonly tariffNumber?: string
  /** Absent: none is required. */
  readonly advancePurchaseDays?: number
  /** Absent: none is required. */
  readonly minimumStay?: MinimumStay
  /** Absent: not known. */
  readonly maximumStayMonths?: number
}

/** Of some fares the supplier tells the penalties and no other category of the rule. */
export interface PenaltiesOnly extends FareConditions {
  readonly ruleNumber?: undefined
  readonly tariffNumber?: undefined
  readonly advancePurchaseDays?: undefined
  readonly minimumStay?: undefined
  readonly maximumStayMonths?: undefined
}

/** The rule of one fare. Search, fare rules, exchange and refund all use it. */
export type FareRule = FiledRule | PenaltiesOnly

/** The rule as filed; undefined where only penalties are known. */
export const filedRuleOf = ({ rule }: Pick<FiledFare, 'rule'>): FiledRule | undefined =>
  rule.ruleNumber === undefined ? undefined : rule

export type FareType = 'PublicFare' | 'AgencyPrivateFare' | 'AirlinePrivateFare' | 'NetFare'

/** Bags that are free, and what one of them may weigh; what is absent is not known. */
export interface BaggageAllowance {
  readonly checkedPieces?: number
  readonly checkedKilograms?: number
  readonly carryOnPieces?: number
  readonly carryOnKilograms?: number
}

/** The fare of one leg (a fare component), as the carrier filed it. */
export interface FiledFare {
  readonly carrier: string
  readonly brand: Brand
  /** For an adult; `fareBasisOf` returns those of other passenger types. Absent: not known. */
  readonly fareBasis?: string
  readonly fareType: FareType
  /** Three characters at most, such as `XEX` (regular excursion) or `EU` (economy unrestricted). Absent: not known. */
  readonly fareTypeCode?: string
  /** Account code of a negotiated fare. */
  readonly accountCode?: string
  /** Code of the carrier's promotion that reduced it. */
  readonly promotionalCode?: string
  /** Kinds of passengers without a filed fare, who travel on the adult fare. */
  readonly notFiledFor?: readonly PassengerKind[]
  /** True when it is half a round trip, false for a one-way fare. */
  readonly halfRoundTrip: boolean
  readonly rule: FareRule
  readonly baggage: BaggageAllowance
  /**
   * What the first checked bag on the leg costs an adult, then the second, taxes included; only where none is free.
   * Absent: not known.
   */
  readonly checkedBagFees?: readonly Money[]
}

const fareBasisSuffix: Readonly<Record<PassengerKind, string>> = {
  adult: '',
  youth: 'ZZ',
  senior: 'CD',
  child: 'CH',
  unaccompaniedChild: 'UU',
  infantInSeat: 'IS',
  infantOnLap: 'IN',
}

/**
 * The fare basis code of a passenger type: `QLX7RGB` for an adult, `QLX7RGBCH` for a child; undefined where
 * it is not known.
 */
export const fareBasisOf = (
  { fareBasis, notFiledFor = [] }: Pick<FiledFare, 'fareBasis' | 'notFiledFor'>,
  ptc: string,
): string | undefined => {
  const kind = passengerKind(ptc)
  return fareBasis === undefined || notFiledFor.includes(kind)
    ? fareBasis
    : `${fareBasis}${fareBasisSuffix[kind]}`
}

/**
 * What a ticket prints of the discount of a passenger type: `CH25` for 25 percent off the adult fare; undefined where there
 * is none, or it is not known.
 */
export function ticketDesignatorOf(
  { rule, notFiledFor = [] }: Pick<FiledFare, 'rule' | 'notFiledFor'>,
  ptc: string,
): string | undefined {
  const kind = passengerKind(ptc)
  const percent = kind === 'infantOnLap' && rule.infantCharge ? 0 : (rule.discountPercents?.[kind] ?? 0)
  const isFiled = fareBasisSuffix[kind] !== '' && !notFiledFor.includes(kind)
  return percent > 0 && isFiled ? `${fareBasisSuffix[kind]}${percent}` : undefined
}

export interface PricedSegment {
  readonly flight: Flight
  readonly bookingClass: string
  readonly cabin: Cabin
  /** Seats left in the booking class; a GDS never returns more than 9. Absent: not known. */
  readonly seatsLeft?: number
  /** Keys of the flights that were sold, where the carrier has put this one in their place. */
  readonly soldAs?: readonly string[]
}

export interface PricedLeg {
  readonly segments: readonly PricedSegment[]
  readonly fare: FiledFare
}

/** A connection below the minimum connection time of the airport. */
export interface ShortConnection {
  readonly airport: string
  readonly minutes: number
  readonly minimumMinutes: number
}

/** What an offer may require of its travelers, beyond what every offer does. */
export type RequiredMember = 'birthDate' | 'gender' | 'title' | 'email' | 'telephone' | 'identityDocument'

/** A priced journey that can be sold: the answer to a price request and the content of an air offer. */
export interface PricedItinerary {
  readonly source: ContentSource
  /** Name of the host that sells it, as the deployment configures it. */
  readonly supplier: string
  /**
   * The supplier's own reference of what was priced: opaque, some kilobytes at most, given back in every later call.
   */
  readonly offerRef?: string
  readonly capabilities: readonly Capability[]
  /** The carrier that issues the ticket. */
  readonly validatingCarrier: string
  readonly legs: readonly PricedLeg[]
  readonly price: ItineraryPrice
  readonly passengers: readonly PassengerCount[]
  /** Until when a booking can be held unpaid. */
  readonly ticketingTimeLimit: EpochMs
  /** Until when this price is guaranteed. */
  readonly guaranteedUntil: EpochMs
  /** Endorsement lines of the ticket, such as `NON-REF/CHG FEE APPLIES`. */
  readonly endorsements: readonly string[]
  readonly pricingPcc: string
  /**
   * What the supplier requires in an order; a commit is refused without it. E-mail and telephone are those of each
   * adult, or of the contact of the booking; everything else is required of each traveler. Absent: nothing.
   */
  readonly requires?: readonly RequiredMember[]
  /**
   * Absent: none. Searches return only connections above the minimum; an explicit itinerary may have shorter
   * ones.
   */
  readonly shortConnections?: readonly ShortConnection[]
}

export const segmentsOf = ({ legs }: Pick<PricedItinerary, 'legs'>): PricedSegment[] =>
  legs.flatMap(({ segments }) => segments)

/** Minutes between the arrival of a segment and the departure of the next one. */
export const connectionMinutes = (before: Flight, after: Flight): number =>
  (after.departsAt - before.arrivesAt) / 60_000

/** Elapsed minutes from the first departure to the last arrival, connections included. */
export const elapsedMinutes = (flights: readonly Flight[]): number => {
  const first = flights[0]
  const last = flights.at(-1)
  return first && last ? (last.arrivesAt - first.departsAt) / 60_000 : 0
}
