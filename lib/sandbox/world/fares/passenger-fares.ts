import { isKnownType, type PassengerKind, passengerKind } from '../../../kernel/passengers.ts'
import type { FareRule } from '../../../pricing/fare.ts'
import { type Carrier, carriers } from '../carriers.ts'
import { rateOfExchange, roundFare, toDollars } from '../currencies.ts'
import { ageFares, infantCharges, minorDiscounts } from './discount-table.ts'
import { regionOf } from './regions.ts'

/** Kinds of passengers whose discount is for those who travel with an adult. */
export const withAdultsOnly: readonly PassengerKind[] = ['child', 'infantInSeat']

type Discounts = NonNullable<FareRule['discountPercents']>
/** What passengers pay who are no adults. */
export type PassengerConditions = Pick<FareRule, 'discountPercents' | 'infantCharge'>

const lines = (table: string): string[] => table.trim().split('\n')

/** Carriers that file fares for an age, and the discount. */
const filersOf: ReadonlyMap<string, { readonly percent: number; readonly codes: ReadonlySet<string> }> =
  new Map(
    lines(ageFares).map((line) => {
      const [kind = '', percent, ...codes] = line.split(' ')
      return [kind, { percent: Number(percent), codes: new Set(codes) }] as const
    }),
  )

const ages: readonly PassengerKind[] = ['youth', 'senior']

const notFiled: readonly (readonly PassengerKind[])[] = carriers.map(({ code }) =>
  ages.filter((kind) => !filersOf.get(kind)?.codes.has(code)),
)

/** Kinds of passengers that a carrier (by index) has no fares for. */
export const notFiledBy = (carrier: number): readonly PassengerKind[] => notFiled[carrier] ?? ages

/**
 * Whether a carrier files fares for each of the passenger types; no carrier does for an unknown code.
 */
export const filesFor = (carrier: number, ptcs: readonly string[]): boolean =>
  ptcs.every((ptc) => isKnownType(ptc) && !notFiledBy(carrier).includes(passengerKind(ptc)))

function readMinors(line: string): readonly [string, Discounts] {
  const [name = '', ...cells] = line.split(' ')
  const percentOf = (kind: string): number =>
    Number(cells.find((cell) => cell.startsWith(`${kind}=`))?.slice(kind.length + 1))
  return [name, { child: percentOf('child'), infantInSeat: percentOf('seat'), infantOnLap: percentOf('lap') }]
}

const minors = new Map(lines(minorDiscounts).map(readMinors))

/** Countries inside which an infant on a lap flies free with network carriers. */
const freeLapCountries = new Set(['JP', 'KR', 'AU', 'NZ'])

/** A journey as discounts see it. */
export interface DiscountedJourney {
  readonly fromCountry: string
  readonly toCountry: string
}

const isAmerica = (country: string): boolean =>
  ['northAmerica', 'caribbean', 'southAmerica'].includes(regionOf(country))

function minorsOf(
  { kind, homes: [home = ''] }: Carrier,
  { fromCountry, toCountry }: DiscountedJourney,
): string {
  const isDomestic = fromCountry === toCountry
  const isNorthAmerican = home === 'US' || home === 'CA'
  const isAtHome = isDomestic || [fromCountry, toCountry].every((country) => ['US', 'CA'].includes(country))
  if (kind === 'lowCost') return isNorthAmerican && isAtHome ? 'lowCostFreeLap' : 'lowCost'
  if (isNorthAmerican && isAtHome) return 'american'
  if (home === 'US' && isAmerica(fromCountry) && isAmerica(toCountry)) return 'americanAbroad'
  if (isDomestic && freeLapCountries.has(home)) return 'freeLap'
  if (isDomestic && home === 'CN') return 'chinese'
  return isDomestic && home === 'IN' ? 'indian' : 'network'
}

const ageDiscounts: readonly Discounts[] = notFiled.map((missing) =>
  Object.fromEntries(
    ages.filter((kind) => !missing.includes(kind)).map((kind) => [kind, filersOf.get(kind)?.percent ?? 0]),
  ),
)

/** US dollars by carrier, `*` for all others. */
const chargeByCarrier: ReadonlyMap<string, number> = new Map(
  lines(infantCharges).flatMap((line) => {
    const [amount, currency = '', ...codes] = line.split(' ')
    return codes.map((code) => [code, toDollars(Number(amount), currency)] as const)
  }),
)

function infantCharge({ code, kind }: Carrier, minorsName: string, currency: string): PassengerConditions {
  const isFlat = (kind === 'lowCost' && minorsName === 'lowCost') || minorsName === 'indian'
  if (!isFlat) return {}
  const dollars = chargeByCarrier.get(minorsName === 'indian' ? '6E' : code) ?? chargeByCarrier.get('*') ?? 0
  return { infantCharge: roundFare(dollars * rateOfExchange(currency), currency) }
}

const known = new Map<string, PassengerConditions>()

/**
 * What passengers other than adults pay with a carrier (by index), each way: network carriers take a quarter off for children and
 * nine tenths for infants on a lap; in North America a child pays as an adult and an infant nothing, low-cost carriers charge an infant a fixed
 * amount.
 *
 * @param currency that the journey is priced in
 */
export function passengerConditions(
  carrier: number,
  journey: DiscountedJourney,
  currency: string,
): PassengerConditions {
  const own = carriers[carrier]
  if (!own) return {}
  const name = minorsOf(own, journey)
  const key = `${own.code}${name}${currency}`
  const filed = known.get(key) ?? {
    discountPercents: { ...ageDiscounts[carrier], ...minors.get(name) },
    ...infantCharge(own, name, currency),
  }
  known.set(key, filed)
  return filed
}
