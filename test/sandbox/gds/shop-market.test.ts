import { describe, expect, it } from 'vitest'
import { decimalsOf } from '../../../lib/kernel/money.ts'
import { passengerTotals } from '../../../lib/pricing/itinerary-price.ts'
import { airportsOfCity } from '../../../lib/sandbox/world/airports.ts'
import { distanceMiles } from '../../../lib/sandbox/world/distance.ts'
import type { FareGroup, LegRequest, ShopRequest } from '../../../lib/shopping/shopping.ts'
import { pricesIn } from '../../support/prices.ts'
import { callAt } from '../../support/supplier-call.ts'
import { gdsShopping, inCabin, nothingSold, now, oneWay, roundTrip, shopping } from '../world/journeys.ts'

const { shop } = gdsShopping({ soldSeats: nothingSold })

const markets =
  'LON-NYC PAR-TYO NYC-LAX SYD-MEL FRA-SIN CHI-DEL LON-PAR DXB-BKK MUC-HAM DEL-BOM JNB-LON HKG-SFO ROM-ATH AMS-BCN SAO-MIA DOH-CPT BOS-DUB'.split(
    ' ',
  )

const cheapestOf = (groups: readonly FareGroup[]): number =>
  Math.min(
    ...groups.map(({ fares }) => {
      const [adult] = pricesIn(fares[0])
      return adult ? passengerTotals(adult).totalMinor : Number.POSITIVE_INFINITY
    }),
  )

const cheapest = async (legs: LegRequest[], other: Partial<ShopRequest> = {}): Promise<number> =>
  cheapestOf(await shop(shopping(legs, other), callAt(now)))

const cheapestByCarrier = async (legs: readonly (LegRequest | undefined)[]): Promise<Map<string, number>> => {
  const groups = await shop(
    shopping(
      legs.flatMap((one) => one ?? []),
      { maxOptions: 100 },
    ),
    callAt(now),
  )
  const byCarrier = Map.groupBy(groups, ({ validatingCarrier }) => validatingCarrier)
  return new Map([...byCarrier].map(([carrier, own]) => [carrier, cheapestOf(own)]))
}

const milesOf = (market: string): number => {
  const [from, to] = market.split('-').map((city) => airportsOfCity(city)[0]?.index ?? 0)
  return distanceMiles(from ?? 0, to ?? 0)
}

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(xs), mean(ys)]
  const product = (a: readonly number[], ma: number, b: readonly number[], mb: number): number =>
    a.reduce((sum, value, index) => sum + (value - ma) * ((b[index] ?? 0) - mb), 0)
  return product(xs, mx, ys, my) / Math.sqrt(product(xs, mx, xs, mx) * product(ys, my, ys, my))
}

describe('the market', () => {
  it('charges more for longer journeys', async () => {
    const prices = await Promise.all(markets.map((market) => cheapest(roundTrip(market, 45))))
    expect(correlation(markets.map(milesOf), prices)).toBeGreaterThan(0.85)
  })

  it('sells long round trips for clearly less than two one-way fares of a carrier, and none for much more', async () => {
    const ratioOf = async (market: string): Promise<number> => {
      const [there, , back] = [...oneWay(market, 45), ...roundTrip(market, 45)]
      const [out, home] = await Promise.all([cheapestByCarrier([there]), cheapestByCarrier([back])])
      const apart = [...out].flatMap(([carrier, amount]) => amount + (home.get(carrier) ?? Number.NaN))
      return (await cheapest(roundTrip(market, 45))) / Math.min(...apart.filter(Number.isFinite))
    }
    const ratios = await Promise.all(markets.map(ratioOf))
    // Fares are rounded once or twice.
    for (const ratio of ratios) expect(ratio).toBeLessThanOrEqual(1.05)
    const long = ratios.filter((_, index) => milesOf(markets[index] ?? '') > 3000)
    expect(long.reduce((sum, ratio) => sum + ratio, 0) / long.length).toBeLessThan(0.85)
  })

  it('rewards buying in advance', async () => {
    const early = await Promise.all(markets.map((market) => cheapest(roundTrip(market, 35))))
    const late = await Promise.all(markets.map((market) => cheapest(roundTrip(market, 1))))
    const ratios = early.map((price, index) => price / (late[index] ?? 0)).filter(Number.isFinite)
    expect(ratios.length).toBeGreaterThan(markets.length - 3)
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeLessThan(0.75)
  })

  it('charges more for better cabins', async () => {
    for (const market of ['LON-NYC', 'FRA-SIN', 'HKG-SFO']) {
      const prices = [
        await cheapest(roundTrip(market, 45)),
        await cheapest(inCabin('PremiumEconomy', roundTrip(market, 45))),
        await cheapest(inCabin('Business', roundTrip(market, 45))),
      ]
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      expect(prices[2]).toBeGreaterThan((prices[0] ?? 0) * 2)
    }
  })

  it.each(['GBP', 'EUR', 'JPY', 'KWD', 'CLP', 'TND', 'IDR'])(
    'sells in %s at about the same price, in whole minor units',
    async (currency) => {
      const dollars = (await cheapest(oneWay('PAR-ROM', 40), { currency: 'USD' })) / 100
      const rates: Readonly<Record<string, number>> = {
        GBP: 0.742,
        EUR: 0.857,
        JPY: 147,
        KWD: 0.3055,
        CLP: 950,
        TND: 2.9,
        IDR: 16_400,
      }
      const groups = await shop(shopping(oneWay('PAR-ROM', 40), { currency }), callAt(now))
      const price = cheapestOf(groups)
      expect(Number.isInteger(price)).toBe(true)
      expect(
        Math.abs(price / 10 ** decimalsOf(currency) / (rates[currency] ?? 1) / dollars - 1),
      ).toBeLessThan(0.02)
      for (const { fares } of groups) expect(pricesIn(fares[0])[0]?.filed?.currency).toBe('EUR')
    },
  )

  it.each([
    ['UNN', 0.9, 1.3],
    ['YTH', 0.9, 1],
    ['SRC', 0.9, 1],
    ['CHD', 0.6, 0.95],
    ['INS', 0.6, 0.95],
    ['XYZ', 1, 1.001],
  ])('has its price for %s', async (ptc, least, most) => {
    const adult = await cheapest(roundTrip('LON-NYC', 45))
    const other = await cheapest(roundTrip('LON-NYC', 45), { passengers: [{ ptc, count: 1 }] })
    expect(other / adult).toBeGreaterThanOrEqual(least)
    expect(other / adult).toBeLessThanOrEqual(most)
  })

  it('charges the fee for unaccompanied children as a fee', async () => {
    const [group] = await shop(
      shopping(oneWay('LON-NYC', 45), { passengers: [{ ptc: 'UNN', count: 1, age: 9 }] }),
      callAt(now),
    )
    expect(pricesIn(group?.fares[0])[0]?.fees).toEqual([{ code: 'UM', minor: 7000 }])
  })
})
