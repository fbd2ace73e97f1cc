import type { Cabin } from '../../kernel/flight.ts'
import { decimalsOf, type Money } from '../../kernel/money.ts'
import { SupplierUnavailable } from '../air-host.ts'

/**
 * An amount as Duffel writes it, in major units: `1234.50`.
 *
 * @throws SupplierUnavailable it has more decimals than its currency: what it means is not known
 */
export function moneyOf(amount: string, currency: string): Money {
  const decimals = decimalsOf(currency)
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const [kept, rest] = [fraction.slice(0, decimals).padEnd(decimals, '0'), fraction.slice(decimals)]
  const minor = Number(`${sign}${whole}${kept}`)
  if (/[1-9]/.test(rest) || !Number.isSafeInteger(minor))
    throw new SupplierUnavailable(`Duffel wrote ${amount} ${currency}`)
  return { minor: minor === 0 ? 0 : minor, currency }
}

const cabinsByClass: ReadonlyMap<string, Cabin> = new Map([
  ['economy', 'Economy'],
  ['premium_economy', 'PremiumEconomy'],
  ['business', 'Business'],
  ['first', 'First'],
])

/** An unknown class travels as economy. */
export const cabinOf = (cabinClass: string | null | undefined): Cabin =>
  cabinsByClass.get(cabinClass ?? '') ?? 'Economy'

export const cabinClassOf = (cabin: Cabin): string =>
  [...cabinsByClass].find(([, one]) => one === cabin)?.[0] ?? 'economy'

/** Booking classes that are shown of a cabin where the fare basis has none: Duffel sells cabins. Source: guess. */
export const usualClass: Readonly<Record<Cabin, string>> = {
  Economy: 'Y',
  PremiumEconomy: 'W',
  Business: 'C',
  First: 'F',
}
