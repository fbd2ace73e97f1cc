import type { Cabin, ContentSource, Flight } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'
import type { PassengerCount, PassengerKind } from '../kernel/passengers.ts'
import { passengerKind } from '../kernel/passengers.ts'
import type { Capability } from './capabilities.ts'

export type Inclusion = 'Included' | 'Chargeable' | 'Not Offered'

export const brandServices = [
  'CarryOn',
  'CheckedBag',
  'SeatAssignment',
  'Meals',
  'Rebooking',
  'Refund',
] as const
export type BrandService = (typeof brandServices)[number]

/** A carrier's branded fare ("fare family"): the services included in the fare. */
export interface Brand {
  readonly code: string
  readonly name: string
  /** Numeric string, the id of the brand in all answers. */
  readonly id: string
  /** 1 is the cheapest brand of the carrier; upsells count up. */
  readonly tier: number
  readonly cabin: Cabin
  readonly services: Readonly<Record<BrandService, Inclusion>>
  /** Services beyond the six that every brand states: `Priority Boarding`, `Lounge Access` ... */
  readonly extras: Readonly<Record<string, Inclusion>>
}

/** Fee for changing or refunding a ticket; permitted with a fee of zero means free. */
export type Penalty = { readonly permitted: false } | { readonly permitted: true; readonly fee: Money }

export interface PenaltyRule {
  readonly beforeDeparture: Penalty
  readonly afterDeparture: Penalty
}

export type MinimumStay =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'saturdayNight' }

/** The rule of one filed fare. Search, fare rules, exchange and refund all use it. */
export interface FareRule {
  readonly ruleNumber: string
  readonly tariffNumber: string
  readonly advancePurchaseDays?: number
  readonly minimumStay?: MinimumStay
  readonly maximumStayMonths: number
  /**
   * Discounts by kind of passenger, in percent of the adult fare; other kinds pay the adult fare. Absent: not
   * known.
   */
  readonly discountPercents?: Readonly<Partial<Record<PassengerKind, number>>>
  readonly change: PenaltyRule
  readonly refund: PenaltyRule
}

export type FareType = 'PublicFare' | 'AgencyPrivateFare' | 'AirlinePrivateFare' | 'NetFare'

export interface BaggageAllowance {
  readonly checkedPieces: number
  readonly checkedKilograms: number
  readonly carryOnPieces: number
  readonly carryOnKilograms: number
}

/** The fare of one leg (a fare component), as the carrier filed it. */
export interface FiledFare {
  readonly carrier: string
  readonly brand: Brand
  /** For an adult; `fareBasisOf` returns those of other passenger types. */
  readonly fareBasis: string
  readonly fareType: FareType
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

/** The fare basis code of a passenger type: `QLX7RGB` for an adult, `QLX7RGBCH` for a child. */
export const fareBasisOf = (
  { fareBasis, notFiledFor = [] }: Pick<FiledFare, 'fareBasis' | 'notFiledFor'>,
  ptc: string,
): string => {
  const kind = passengerKind(ptc)
  return notFiledFor.includes(kind) ? fareBasis : `${fareBasis}${fareBasisSuffix[kind]}`
}

export interface Tax {
  readonly code: string
  readonly minor: number
  /** Not due, because the travelers are exempt; the amount is zero. */
  readonly exempt?: boolean
}

export interface Fee {
  readonly code: string
  readonly minor: number
}

/** Price of one passenger of a type for the whole itinerary, in minor units of the itinerary's currency. */
export interface PassengerPrice {
  readonly ptc: string
  readonly count: number
  readonly baseMinor: number
  readonly taxes: readonly Tax[]
  readonly fees: readonly Fee[]
  /** The base fare as filed, in the currency of the country of origin. */
  readonly filed: Money
  /** The linear fare calculation printed on the ticket. */
  readonly fareCalculation: string
}

export interface ItineraryPrice {
  readonly currency: string
  readonly passengers: readonly PassengerPrice[]
}

export interface PriceTotals {
  readonly baseMinor: number
  readonly taxesMinor: number
  readonly feesMinor: number
  readonly totalMinor: number
}

const sumMinor = (amounts: readonly { readonly minor: number }[]): number =>
  amounts.reduce((sum, { minor }) => sum + minor, 0)

/** Totals of one passenger of the type. */
export const passengerTotals = ({
  baseMinor,
  taxes,
  fees,
}: Pick<PassengerPrice, 'baseMinor' | 'taxes' | 'fees'>): PriceTotals => {
  const taxesMinor = sumMinor(taxes)
  const feesMinor = sumMinor(fees)
  return { baseMinor, taxesMinor, feesMinor, totalMinor: baseMinor + taxesMinor + feesMinor }
}

/** Totals over all passengers: total = base + taxes + fees, exactly. */
export const priceTotals = ({ passengers }: ItineraryPrice): PriceTotals =>
  passengers.reduce(
    (sum, passenger) => {
      const one = passengerTotals(passenger)
      return {
        baseMinor: sum.baseMinor + one.baseMinor * passenger.count,
        taxesMinor: sum.taxesMinor + one.taxesMinor * passenger.count,
        feesMinor: sum.feesMinor + one.feesMinor * passenger.count,
        totalMinor: sum.totalMinor + one.totalMinor * passenger.count,
      }
    },
    { baseMinor: 0, taxesMinor: 0, feesMinor: 0, totalMinor: 0 },
  )

export interface PricedSegment {
  readonly flight: Flight
  readonly bookingClass: string
  readonly cabin: Cabin
  /** Seats left in the booking class; a GDS never returns more than 9. */
  readonly seatsLeft: number
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
