import { type Money, toDecimal } from '../../kernel/money.ts'
import { type PassengerCount, type PassengerKind, passengerKind } from '../../kernel/passengers.ts'
import type { Fee, PassengerPrice, PriceByPassenger, Tax } from '../../pricing/itinerary-price.ts'
import type { FareFilters } from '../../shopping/shopping.ts'
import { fromDollars, rateOfExchange, roundFare, toDollars } from '../world/currencies.ts'
import { surchargeOf } from '../world/taxes/surcharges.ts'
import { type LegTax, taxesOfLeg } from '../world/taxes/taxes.ts'
import { fareCalculation } from './fare-calculation.ts'
import type { FareComponent } from './fare-component.ts'

const escortDollars = 95

/**
 * The adult's fare less what the rule takes off for the passenger, or its charge for an infant. Passengers whom the carrier files
 * nothing for pay as adults.
 */
export function nucFor(
  { nucHundredths, fare: { rule, notFiledFor } }: FareComponent,
  kind: PassengerKind,
): number {
  if (kind === 'infantOnLap' && rule.infantCharge)
    return Math.round(toDollars(toDecimal(rule.infantCharge), rule.infantCharge.currency) * 100)
  const percent = notFiledFor?.includes(kind) ? 0 : (rule.discountPercents?.[kind] ?? 0)
  return Math.round((nucHundredths * (100 - percent)) / 100)
}

/**
 * The base as filed: what the construction adds up to, at the rate of exchange, in the unit of the currency.
 */
const filedBase = (nucHundredths: number, currency: string): Money =>
  roundFare((nucHundredths / 100) * rateOfExchange(currency), currency)

function convertFare(filed: Money, currency: string): Money {
  if (filed.currency === currency) return filed
  const dollars = toDollars(toDecimal(filed), filed.currency)
  return roundFare(dollars * rateOfExchange(currency), currency)
}

/** The base of an adult who pays so much in the neutral unit: filed in one currency, sold in another. */
export const soldBase = (nucHundredths: number, filingCurrency: string, currency: string): Money =>
  convertFare(filedBase(nucHundredths, filingCurrency), currency)

/** In which currencies a journey is filed and sold, and what is to be added to or left out of its price. */
export interface PriceTerms {
  /** Of the country where the journey begins. */
  readonly filingCurrency: string
  readonly currency: string
  readonly filters: FareFilters
}

/** Whether a tax need not be paid. Carriers' surcharges are no taxes. */
function isExempt({ code, country }: LegTax, exemption: FareFilters['taxExemption']): boolean {
  if (!exemption || country === undefined) return false
  return 'all' in exemption || exemption.codes.includes(code) || exemption.countries.includes(country)
}

interface TaxBase {
  readonly components: readonly FareComponent[]
  readonly kind: PassengerKind
  readonly base: Money
  readonly nucHundredths: number
  readonly exemption: FareFilters['taxExemption']
}

/** The same fare component occurs in many combinations of a search. */
const knownTaxes = new WeakMap<FareComponent, Map<PassengerKind, readonly LegTax[]>>()

/** Taxes and carrier surcharge of one leg for one passenger. */
export function legTaxes(component: FareComponent, kind: PassengerKind): readonly LegTax[] {
  const byKind = knownTaxes.get(component) ?? new Map<PassengerKind, readonly LegTax[]>()
  knownTaxes.set(component, byKind)
  const known = byKind.get(kind)
  if (known) return known
  const { fare, fareCarrier, marketMiles, path } = component
  const { cabin } = fare.brand
  const taxes = [
    ...surchargeOf(fareCarrier, { miles: marketMiles, path }, { cabin, kind }),
    ...taxesOfLeg({ path, cabin, kind }),
  ]
  byKind.set(kind, taxes)
  return taxes
}

/**
 * Taxes of all legs, one amount for each code; a percentage is of the leg's part of the base. An exempt tax
 * is zero.
 */
function journeyTaxes({ components, kind, base, nucHundredths, exemption }: TaxBase): Tax[] {
  const amounts = new Map<string, number>()
  const exempt = new Set<string>()
  for (const component of components) {
    const part = nucHundredths ? (base.minor * nucFor(component, kind)) / nucHundredths : 0
    for (const tax of legTaxes(component, kind)) {
      const { code, dollars, percent } = tax
      const minor = percent ? Math.round((part * percent) / 100) : fromDollars(dollars, base.currency)
      const isFree = minor > 0 && isExempt(tax, exemption)
      if (isFree) exempt.add(code)
      amounts.set(code, (amounts.get(code) ?? 0) + (isFree ? 0 : minor))
    }
  }
  return [...amounts]
    .filter(([code, minor]) => minor > 0 || exempt.has(code))
    .map(([code, minor]) => ({ code, minor, ...(minor === 0 && { exempt: true }) }))
}

const feeOf = (code: string, dollars: number, currency: string): Fee => ({
  code,
  minor: roundFare(dollars * rateOfExchange(currency), currency).minor,
})

/** US dollars that carriers take for a ticket paid with a card: less for those that begin with 4 or 5. */
const cardFeeDollars = { usual: 5, other: 9 }

function feesFor(kind: PassengerKind, { currency, filters: { cardIssuer } }: PriceTerms): Fee[] {
  const cardFee = cardIssuer && /^[45]/.test(cardIssuer) ? cardFeeDollars.usual : cardFeeDollars.other
  return [
    ...(kind === 'unaccompaniedChild' ? [feeOf('UM', escortDollars, currency)] : []),
    ...(cardIssuer ? [feeOf('OB', cardFee, currency)] : []),
  ]
}

function passengerPrice(
  components: readonly FareComponent[],
  { ptc, count }: PassengerCount,
  terms: PriceTerms,
): PassengerPrice {
  const { filingCurrency, currency, filters } = terms
  const kind = passengerKind(ptc)
  const amounts = components.map((component) => nucFor(component, kind))
  const nucHundredths = amounts.reduce((sum, amount) => sum + amount, 0)
  const filed = filedBase(nucHundredths, filingCurrency)
  const base = convertFare(filed, currency)
  return {
    ptc,
    count,
    baseMinor: base.minor,
    taxes: journeyTaxes({ components, kind, base, nucHundredths, exemption: filters.taxExemption }),
    fees: feesFor(kind, terms),
    filed,
    fareCalculation: fareCalculation(components, amounts, ptc, filingCurrency),
  }
}

/** Price of a journey for its passengers. */
export const priceJourney = (
  components: readonly FareComponent[],
  passengers: readonly PassengerCount[],
  terms: PriceTerms,
): PriceByPassenger => ({
  currency: terms.currency,
  passengers: passengers.map((passenger) => passengerPrice(components, passenger, terms)),
})
