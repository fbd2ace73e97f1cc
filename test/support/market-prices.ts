import type { Cabin } from '../../lib/kernel/flight.ts'
import { addDays, toDate } from '../../lib/kernel/instant.ts'
import { decimalsOf } from '../../lib/kernel/money.ts'
import { passengerPrices, passengerTotals } from '../../lib/pricing/itinerary-price.ts'
import { findAirport } from '../../lib/sandbox/world/airports.ts'
import { distanceMiles } from '../../lib/sandbox/world/distance.ts'
import type { FareGroup } from '../../lib/shopping/shopping.ts'
import { gdsShopping, nothingSold, shopping } from '../sandbox/world/journeys.ts'
import { callAt } from './supplier-call.ts'

/** Prices of round trips in real markets, in whole units of a currency, as a search returns them. */

const gds = gdsShopping({ soldSeats: nothingSold })
/** A Friday in an ordinary autumn; sixty days later a Tuesday. */
const saleDay = Date.parse('2027-09-10T09:00:00Z')
const stayDays = 7

interface PricedMarket {
  readonly from: string
  readonly to: string
  readonly currency: string
}

const totalOf = ({ fares }: FareGroup, currency: string): number | undefined => {
  const first = fares[0] && passengerPrices(fares[0].price)[0]
  return first && passengerTotals(first).totalMinor / 10 ** decimalsOf(currency)
}

/** The dates of travel stay the same however many days ahead they are bought: the season stays out of the comparison. */
async function search(
  { from, to, currency }: PricedMarket,
  days: number,
  cabin: Cabin,
): Promise<FareGroup[]> {
  const date = addDays(toDate(saleDay), 60)
  const cabins = { kind: 'permitted', cabins: [cabin] } as const
  const place = (code: string) => ({ code, scope: 'cityFirst' as const })
  const legs = [
    { from: place(from), to: place(to), date, cabins },
    { from: place(to), to: place(from), date: addDays(date, stayDays), cabins },
  ]
  return gds.shop(shopping(legs, { currency, maxOptions: 100 }), callAt(saleDay + (60 - days) * 86_400_000))
}

function milesBetween({ from, to }: PricedMarket): number {
  const [one, other] = [from, to].map((code) => findAirport(code)?.index ?? 0)
  return distanceMiles(one ?? 0, other ?? 0)
}

const least = (amounts: readonly number[]): number | undefined =>
  amounts.length > 0 ? Math.min(...amounts) : undefined

const totalsOf = (groups: readonly FareGroup[], currency: string): number[] =>
  groups.flatMap((group) => totalOf(group, currency) ?? [])

/** The cheapest economy round trip, bought so many days ahead. */
export const cheapestOf = async (market: PricedMarket, days: number): Promise<number | undefined> =>
  least(totalsOf(await search(market, days, 'Economy'), market.currency))

export interface MarketPrices {
  readonly miles: number
  readonly cheapest: number | undefined
  /** Median over the carriers of each one's cheapest offer. */
  readonly typical: number | undefined
  readonly business: number | undefined
  /** The cheapest total of each validating carrier, in order of price. */
  readonly byCarrier: readonly (readonly [string, number])[]
}

/** What a market costs sixty days ahead. */
export async function pricesOf(market: PricedMarket): Promise<MarketPrices> {
  const { currency } = market
  const groups = await search(market, 60, 'Economy')
  const byCarrier = [...Map.groupBy(groups, ({ validatingCarrier }) => validatingCarrier)]
    .flatMap(([carrier, own]) => {
      const amount = least(totalsOf(own, currency))
      return amount === undefined ? [] : [[carrier, amount] as const]
    })
    .sort(([, one], [, other]) => one - other)
  return {
    miles: milesBetween(market),
    cheapest: byCarrier[0]?.[1],
    typical: byCarrier[byCarrier.length >> 1]?.[1],
    business: least(totalsOf(await search(market, 60, 'Business'), currency)),
    byCarrier,
  }
}
