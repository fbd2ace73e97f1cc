/** An amount in whole minor units (cents) of its currency; amounts are never floats inside the domain. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

/**
 * ISO 4217 currencies whose minor unit is not a hundredth; test/domain/money.test.ts compares this with a
 * currency package.
 */
const decimalsByCurrency: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
])

/** Decimal places of a currency's minor unit: 2 unless ISO 4217 says otherwise. */
export const decimalsOf = (currency: string): number => decimalsByCurrency[currency] ?? 2

/** The amount as the decimal number that the wire and people use. */
export const toDecimal = ({ minor, currency }: Money): number => {
  const decimals = decimalsOf(currency)
  return Number((minor / 10 ** decimals).toFixed(decimals))
}

/** The decimal number as an amount, rounded half up to the currency's minor unit. */
export const fromDecimal = (value: number, currency: string): Money => ({
  minor: Math.round(Number(`${value}e${decimalsOf(currency)}`)),
  currency,
})

export const sameMoney = (a: Money, b: Money): boolean => a.minor === b.minor && a.currency === b.currency

/** @throws RangeError when the currencies differ: adding them is always a bug, never a caller's mistake. */
export const addMoney = (a: Money, b: Money): Money => {
  if (a.currency !== b.currency) throw new RangeError(`cannot add ${b.currency} to ${a.currency}`)
  return { minor: a.minor + b.minor, currency: a.currency }
}

export const sumMoney = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(addMoney, { minor: 0, currency })

/** The amount with its decimals: `318.40`. */
export const formatAmount = ({ minor, currency }: Money): string =>
  (minor / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency))

/** The amount with its decimals and code, as texts for people print it: `318.40 EUR`. */
export const formatMoney = (money: Money): string => `${formatAmount(money)} ${money.currency}`

/** The amount in another currency, rounded to its minor unit. @param rate units of `to` for one of its own */
export const convertMoney = ({ minor, currency }: Money, to: string, rate: number): Money => ({
  minor: Math.round((minor / 10 ** decimalsOf(currency)) * rate * 10 ** decimalsOf(to)),
  currency: to,
})

/** Whole parts of an amount that add up to it: as even as can be, the larger ones first. */
export const shareEvenly = (minor: number, count: number): number[] => {
  const least = Math.floor(minor / count)
  return Array.from({ length: count }, (_, index) => least + (index < minor - least * count ? 1 : 0))
}

/**
 * Whole parts of an amount in proportion to weights; they add up to it. What cannot be divided goes to the parts
 * with the largest remainders, the first ones when equal. Weights that are all zero: everything to the first.
 */
export function shareInProportion(minor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? minor : 0))
  const exact = weights.map((weight) => (minor * weight) / sum)
  const parts = exact.map(Math.floor)
  const missing = minor - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
