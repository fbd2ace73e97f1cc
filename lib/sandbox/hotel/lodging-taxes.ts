import type { TaxOrFee } from '../../hotel/room-price.ts'
import { decimalsOf } from '../../kernel/money.ts'
import { rateOfExchange } from '../world/currencies.ts'
import { fraction, hashText } from '../world/seed.ts'
import {
  lodgingTaxTable,
  resortFeeCountries,
  resortFeeTable,
  wholeUnitCurrencies,
} from './lodging-taxes-table.ts'

/** Of 1 to 5 stars. */
type ByStars = readonly number[]

interface Levy {
  readonly name: string
  readonly amounts: ByStars
  readonly of: { readonly kind: 'rate' } | { readonly kind: 'guest' | 'room'; readonly currency: string }
  readonly mostNights: number
}

interface Rules {
  readonly name: string
  readonly percents: ByStars
  readonly levies: readonly Levy[]
  readonly servicePercent: number
}

/** One number is for all stars. */
function byStars(text: string): ByStars {
  const amounts = text.split(' ').map(Number)
  return amounts.length === 5 ? amounts : Array.from({ length: 5 }, () => amounts[0] ?? 0)
}

/** `Tourist tax 1 2 3 4 5 EUR guest max 7`, `City tax 5%`. */
function readLevy(text: string): Levy {
  const [, name = '', numbers = '', currency, per, nights] =
    /^(\D+) ([\d. ]+?)(?:%| ([A-Z]{3}) (guest|room))(?: max (\d+))?$/.exec(text) ?? []
  const mostNights = nights === undefined ? Number.MAX_SAFE_INTEGER : Number(nights)
  const isByNight = currency !== undefined && (per === 'guest' || per === 'room')
  return {
    name,
    amounts: byStars(numbers),
    of: isByNight ? { kind: per, currency } : { kind: 'rate' },
    mostNights,
  }
}

function readRow(line: string): readonly [key: string, Rules] {
  const [key = '', tax = '', levies = '', service] = line.split('|')
  const [, name = '', percents = ''] = /^(\D+) ([\d. ]+)$/.exec(tax) ?? []
  return [
    key,
    {
      name,
      percents: byStars(percents),
      levies: levies === '' ? [] : levies.split('; ').map(readLevy),
      servicePercent: Number(service),
    },
  ]
}

let rules: ReadonlyMap<string, Rules> | undefined
const elsewhere: Rules = { name: 'Tax on the room', percents: byStars('10'), levies: [], servicePercent: 0 }

/** Those of the city before those of the country. */
function rulesOf({ city, country }: Pick<TaxedStay, 'city' | 'country'>): { own: Rules; isOfCity: boolean } {
  rules ??= new Map(lodgingTaxTable.trim().split('\n').map(readRow))
  const ofCity = rules.get(city)
  return { own: ofCity ?? rules.get(country) ?? elsewhere, isOfCity: ofCity !== undefined }
}

export interface TaxedStay {
  readonly country: string
  readonly city: string
  readonly stars: number
  readonly baseMinor: number
  readonly guests: number
  readonly nights: number
  /** In which the hotel sells. */
  readonly currency: string
}

/** To the smallest amount that the trade uses. */
function rounded(minor: number, currency: string): number {
  const unit = wholeUnitCurrencies.includes(currency) ? 10 ** decimalsOf(currency) : 1
  return Math.round(minor / unit) * unit
}

const converted = (units: number, from: string, to: string): number =>
  (units / rateOfExchange(from)) * rateOfExchange(to) * 10 ** decimalsOf(to)

const percentText = (percent: number): string => `${Math.round(percent * 100) / 100} per cent`

/** A levy by the night, or of the rate of the nights that it is charged for. */
function levyOf(
  { name, amounts, of, mostNights }: Levy,
  stay: TaxedStay,
): Pick<TaxOrFee, 'minor'> & { description: string } {
  const { stars, baseMinor, guests, currency } = stay
  const amount = amounts[stars - 1] ?? 0
  const nights = Math.min(stay.nights, mostNights)
  if (of.kind === 'rate') {
    const minor = rounded((baseMinor * amount * nights) / (100 * stay.nights), currency)
    return { description: `${name}, ${percentText(amount)}`, minor }
  }
  const each = rounded(converted(amount, of.currency, currency), currency)
  const minor = each * nights * (of.kind === 'guest' ? guests : 1)
  return { description: `${name} per ${of.kind} and night`, minor }
}

/** Codes of the first levy, and of a second one. */
const levyCodes = ['CITY', 'LEVY']

/** Cities of federal states without a row of their own set their part. */
const localPercent = ({ city, country }: TaxedStay): number =>
  country === 'US' || country === 'CA' ? Math.round(fraction(hashText(city), 61) * 40) / 10 - 1 : 0

/**
 * Taxes and fees of one room for the whole stay, by the rules of its city or country; those that are nothing are left
 * out. Amounts are in minor units of the currency in which the hotel sells, whatever the law's own is.
 */
export function taxesAndFeesOn(stay: TaxedStay): {
  readonly taxes: readonly TaxOrFee[]
  readonly fees: readonly TaxOrFee[]
} {
  const { country, city, stars, baseMinor, nights, currency } = stay
  const { own, isOfCity } = rulesOf(stay)
  const roomPercent = (own.percents[stars - 1] ?? 0) + (isOfCity ? 0 : localPercent(stay))
  const percent = (rate: number): number => rounded((baseMinor * rate) / 100, currency)
  const [fee, fromStars] = resortFeeTable[city] ?? [resortFeeCountries.includes(country) ? 35 : 0, 5]
  const resortFee = stars >= fromStars ? rounded(converted(fee, 'USD', currency), currency) * nights : 0
  const isCharged = ({ minor }: TaxOrFee): boolean => minor > 0
  return {
    taxes: [
      { code: 'ROOM', description: `${own.name}, ${percentText(roomPercent)}`, minor: percent(roomPercent) },
      ...own.levies.map((levy, at) => ({ code: levyCodes[at] ?? 'LEVY', ...levyOf(levy, stay) })),
    ].filter(isCharged),
    fees: [
      {
        code: 'SERV',
        description: `Service charge, ${percentText(own.servicePercent)}`,
        minor: percent(own.servicePercent),
      },
      { code: 'RSRT', description: 'Resort fee per night', minor: resortFee },
    ].filter(isCharged),
  }
}
