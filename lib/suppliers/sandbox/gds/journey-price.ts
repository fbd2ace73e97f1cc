import type { Fee, FiledFare, ItineraryPrice, PassengerPrice, Tax } from '../../../domain/fare.ts'
import { decimalsOf, type Money } from '../../../domain/money.ts'
import { type PassengerCount, type PassengerKind, passengerKind } from '../../../domain/passengers.ts'
import { fromDollars, rateOfExchange, roundFare, toDollars } from '../world/currencies.ts'
import { surchargeOf } from '../world/taxes/surcharges.ts'
import { type LegTax, taxesOfLeg } from '../world/taxes/taxes.ts'
import { fareCalculation } from './fare-calculation.ts'

/** The fare of one leg with the flights it pays for. */
export interface FareComponent {
  readonly fare: FiledFare
  readonly nucHundredths: number
  /** Carrier that files the fare, and miles of the market, for its surcharge. */
  readonly fareCarrier: number
  readonly marketMiles: number
  /** Airports by index in flying order, and the marketing carrier of each flight between them. */
  readonly path: readonly number[]
  readonly carriers: readonly string[]
}

const escortDollars = 95

/** The adult's fare less what the rule takes off for the passenger. */
const nucFor = ({ nucHundredths, fare: { rule } }: FareComponent, kind: PassengerKind): number =>
  Math.round((nucHundredths * (100 - (rule.discountPercents?.[kind] ?? 0))) / 100)

/** The base as filed: what the construction adds up to, at the rate of exchange, in the unit of the currency. */
const filedBase = (nucHundredths: number, currency: string): Money => roundFare((nucHundredths / 100) * rateOfExchange(currency), currency)

function convertFare(filed: Money, currency: string): Money {
  if (filed.currency === currency) return filed
  const dollars = toDollars(filed.minor / 10 ** decimalsOf(filed.currency), filed.currency)
  return roundFare(dollars * rateOfExchange(currency), currency)
}

/** The base of an adult who pays so much in the neutral unit: filed in one currency, sold in another. */
export const soldBase = (nucHundredths: number, filingCurrency: string, currency: string): Money =>
  convertFare(filedBase(nucHundredths, filingCurrency), currency)

interface TaxBase {
  readonly components: readonly FareComponent[]
  readonly kind: PassengerKind
  readonly base: Money
  readonly nucHundredths: number
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
  const taxes = [...surchargeOf(fareCarrier, marketMiles, cabin, kind), ...taxesOfLeg({ path, cabin, kind })]
  byKind.set(kind, taxes)
  return taxes
}

/** Taxes of all legs, one amount for each code; a percentage is of the leg's part of the base. */
function journeyTaxes({ components, kind, base, nucHundredths }: TaxBase): Tax[] {
  const amounts = new Map<string, number>()
  for (const component of components) {
    const part = nucHundredths ? (base.minor * nucFor(component, kind)) / nucHundredths : 0
    for (const { code, dollars, percent } of legTaxes(component, kind)) {
      const minor = percent ? Math.round((part * percent) / 100) : fromDollars(dollars, base.currency)
      amounts.set(code, (amounts.get(code) ?? 0) + minor)
    }
  }
  return [...amounts].filter(([, minor]) => minor > 0).map(([code, minor]) => ({ code, minor }))
}

const feesFor = (kind: PassengerKind, currency: string): Fee[] =>
  kind === 'unaccompaniedChild' ? [{ code: 'UM', minor: roundFare(escortDollars * rateOfExchange(currency), currency).minor }] : []

function passengerPrice(
  components: readonly FareComponent[],
  { ptc, count }: PassengerCount,
  filingCurrency: string,
  currency: string,
): PassengerPrice {
  const kind = passengerKind(ptc)
  const amounts = components.map((component) => nucFor(component, kind))
  const nucHundredths = amounts.reduce((sum, amount) => sum + amount, 0)
  const filed = filedBase(nucHundredths, filingCurrency)
  const base = convertFare(filed, currency)
  return {
    ptc,
    count,
    baseMinor: base.minor,
    taxes: journeyTaxes({ components, kind, base, nucHundredths }),
    fees: feesFor(kind, currency),
    filed,
    fareCalculation: fareCalculation(components, amounts, ptc, filingCurrency),
  }
}

/**
 * Price of a journey for its passengers.
 *
 * @param filingCurrency of the country where the journey begins
 * @param currency that it is sold in
 */
export function priceJourney(
  components: readonly FareComponent[],
  passengers: readonly PassengerCount[],
  filingCurrency: string,
  currency: string,
): ItineraryPrice {
  return { currency, passengers: passengers.map((passenger) => passengerPrice(components, passenger, filingCurrency, currency)) }
}
