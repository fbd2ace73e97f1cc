import type { Cabin } from '../../../kernel/flight.ts'
import { toDecimal } from '../../../kernel/money.ts'
import type { FiledFare } from '../../../pricing/fare.ts'
import type { CarrierBrand } from '../brands.ts'
import { carriers } from '../carriers.ts'
import { rateOfExchange, roundFare } from '../currencies.ts'
import { type FareScope, type FareSource, fareSourceOf } from './agreements.ts'
import { classesOf, stepsAboveLowest } from './booking-classes.ts'
import { toFareBasis } from './fare-basis.ts'
import { type Condition, conditionOf, fareRule, meets, type TravelTimes } from './fare-rules.ts'
import { fareInDollars, type Market } from './market.ts'
import { notFiledBy, passengerConditions, withAdultsOnly } from './passenger-fares.ts'
import type { Season } from './seasons.ts'

/** What the fares of one leg have in common for all carriers. */
export interface FareTerms {
  readonly season: Season
  readonly times: TravelTimes
  readonly halfRoundTrip: boolean
  readonly domestic: boolean
  /** Currency of the country where the journey begins. */
  readonly filingCurrency: string
  /** Currency that the journey is priced in. */
  readonly currency: string
  readonly scope: FareScope
  /** Children travel without an adult, and pay its fare. */
  readonly isUnaccompanied: boolean
}

/** A filed fare with what it costs an adult, in hundredths of the neutral unit of construction (NUC). */
export interface PricedFare {
  readonly fare: FiledFare
  readonly nucHundredths: number
}

function conditionAt(
  { carrier, miles }: Market,
  cabin: Cabin,
  rank: number,
  halfRoundTrip: boolean,
): Condition {
  const steps = Math.floor(stepsAboveLowest(carrier, cabin, rank))
  return conditionOf(carrier, cabin, steps, miles, halfRoundTrip)
}

/** Whether a condition is excluded by the filters. A fare with a minimum stay has a maximum stay too. */
function isExcluded(
  { advancePurchaseDays, minimumStay }: Condition,
  { filters: { without = [] } }: FareScope,
): boolean {
  const hasStay = minimumStay !== undefined
  return (
    (advancePurchaseDays > 0 && without.includes('advancePurchase')) ||
    (hasStay && (without.includes('minimumStay') || without.includes('maximumStay')))
  )
}

/** Ranks of a cabin (0 the highest class) whose conditions the journey meets and the filters accept. */
export const permittedRanks = (
  market: Market,
  cabin: Cabin,
  { times, halfRoundTrip, scope }: FareTerms,
): boolean[] =>
  classesOf(market.carrier, cabin).map((_, rank) => {
    const condition = conditionAt(market, cabin, rank, halfRoundTrip)
    return meets(condition, times) && !isExcluded(condition, scope)
  })

/** The kind of fare that a carrier sells under the terms; undefined when none passes the filters. */
export const sourceOf = (carrier: number, { scope }: FareTerms): FareSource | undefined =>
  fareSourceOf(carriers[carrier]?.code ?? '', scope)

const cabinLetters: Readonly<Record<Cabin, string>> = {
  Economy: 'E',
  PremiumEconomy: 'W',
  Business: 'B',
  First: 'F',
}

/** `XEX` regular excursion, `SIP` instant purchase, otherwise the cabin, unrestricted or restricted: `EU`, `BR`. */
function fareTypeCodeOf({ brand: { cabin }, level }: CarrierBrand, { minimumStay }: Condition): string {
  if (cabin === 'Economy' && level < 2) return minimumStay ? 'XEX' : level === 0 ? 'SIP' : 'ER'
  return `${cabinLetters[cabin]}${level === 2 ? 'U' : 'R'}`
}

/** Dollars as an amount that a fare may have in the currency of filing, and that again in NUC hundredths. */
export function toNuc(dollars: number, currency: string): number {
  const rate = rateOfExchange(currency)
  return Math.round((toDecimal(roundFare(dollars * rate, currency)) / rate) * 100)
}

/** A booking class of a brand. */
export interface FareClass {
  readonly carrierBrand: CarrierBrand
  /** Of the booking class in the brand's cabin, 0 the highest. */
  readonly rank: number
  /** By rank: whether the conditions of the class are met. */
  readonly permitted: readonly boolean[]
  readonly source: FareSource
}

/**
 * The fare of a carrier in a market, class and brand. Where the conditions of the class are not met, its
 * seats are sold at the fare of the next higher class whose conditions are met.
 */
export function fileFare(
  market: Market,
  { carrierBrand, rank, permitted, source }: FareClass,
  terms: FareTerms,
): PricedFare {
  const { brand, markUp, suffix, baggage } = carrierBrand
  const { carrier: index, from, to } = market
  const carrier = carriers[index]?.code ?? ''
  const priced = Math.max(0, permitted.lastIndexOf(true, rank))
  const condition = conditionAt(market, brand.cabin, priced, terms.halfRoundTrip)
  const { season, halfRoundTrip, times } = terms
  const basis = toFareBasis({
    carrier: index,
    bookingClass: classesOf(index, brand.cabin)[rank] ?? '',
    season: season.code,
    advancePurchaseDays: condition.advancePurchaseDays,
    halfRoundTrip,
    brand: suffix,
    from,
    to,
  })
  const sold = { cabin: brand.cabin, rank: priced, markUp, season, halfRoundTrip }
  const dollars = fareInDollars(market, { ...sold, advanceDays: times.advanceDays }) * source.share
  const { fareType, accountCode, promotionalCode, mark } = source
  const notFiled = notFiledBy(market.carrier)
  const notFiledFor = terms.isUnaccompanied ? [...notFiled, ...withAdultsOnly] : notFiled
  const rule = fareRule(carrierBrand, carrier, condition, terms.domestic, market.miles, terms.currency)
  return {
    fare: {
      carrier,
      brand,
      fareBasis: `${basis}${mark}`,
      fareType,
      fareTypeCode: fareTypeCodeOf(carrierBrand, condition),
      ...(accountCode && { accountCode }),
      ...(promotionalCode && { promotionalCode }),
      ...(notFiledFor.length > 0 && { notFiledFor }),
      halfRoundTrip,
      rule: { ...rule, ...passengerConditions(market.carrier, market, terms.currency) },
      baggage,
    },
    nucHundredths: toNuc(dollars, terms.filingCurrency),
  }
}
