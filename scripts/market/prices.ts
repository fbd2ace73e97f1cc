/**
 * What the markets of the price ranges cost, and how prices move with the days between sale and departure:
 * `node scripts/market/prices.ts [all]`. Amounts are totals of one adult.
 */
import { cheapestOf, pricesOf } from '../../test/support/market-prices.ts'
import { priceRanges } from './price-ranges-table.ts'

const inside = (amount: number | undefined, [low, high]: readonly [number, number]): string =>
  amount === undefined ? '--' : amount < low ? 'LOW' : amount > high ? 'HIGH' : ''

const whole = (amount: number | undefined): string => (amount === undefined ? '-' : `${Math.round(amount)}`)

let outside = 0
for (const range of priceRanges) {
  const { from, to, currency, cheapest, typical, business } = range
  const seen = await pricesOf(range)
  const marks = [
    inside(seen.cheapest, cheapest),
    inside(seen.typical, typical),
    business ? inside(seen.business, business) : '',
  ]
  outside += marks.filter(Boolean).length
  console.log(
    `${from}-${to} ${currency}`.padEnd(13),
    `${whole(seen.cheapest)} (${cheapest.join('-')}) ${marks[0]}`.padEnd(36),
    `${whole(seen.typical)} (${typical.join('-')}) ${marks[1]}`.padEnd(36),
    business ? `${whole(seen.business)} (${business.join('-')}) ${marks[2]}`.padEnd(30) : '',
    seen.byCarrier.map(([carrier, amount]) => `${carrier}${whole(amount)}`).join(' '),
  )
}
console.log(`${outside} figures outside their range`)

const days = [1, 3, 7, 14, 21, 30, 45, 60, 90, 120, 180, 240, 300]
const curves = [
  'LHR JFK',
  'FRA SIN',
  'LHR BCN',
  'SFO BOS',
  'JFK LAX',
  'SYD MEL',
  'DEL BOM',
  'MAD EZE',
  'SYD LHR',
  'CGH SDU',
]
console.log('market'.padEnd(14), days.map((day) => `${day}`.padStart(7)).join(''))
for (const name of curves) {
  const market = priceRanges.find(({ from, to }) => `${from} ${to}` === name)
  if (!market) continue
  const amounts: string[] = []
  for (const day of days) amounts.push(whole(await cheapestOf(market, day)).padStart(7))
  console.log(`${name} ${market.currency}`.padEnd(14), amounts.join(''))
}
