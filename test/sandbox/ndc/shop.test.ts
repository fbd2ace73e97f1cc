import { describe, expect, it } from 'vitest'
import { addDays, minutesMs } from '../../../lib/kernel/instant.ts'
import { passengerTotals, priceTotals } from '../../../lib/pricing/itinerary-price.ts'
import { ndcSupport } from '../../../lib/sandbox/ndc/carrier-support.ts'
import { ndcShopping } from '../../../lib/sandbox/ndc/shopping.ts'
import { brandsIn } from '../../../lib/sandbox/world/brands.ts'
import { requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { combineFares } from '../../../lib/sandbox/world/partners.ts'
import type { FareGroup } from '../../../lib/shopping/shopping.ts'
import { pricesIn } from '../../support/prices.ts'
import { callAt } from '../../support/supplier-call.ts'
import { gdsShopping, leg, nothingSold, now, oneWay, roundTrip, shopping, today } from '../world/journeys.ts'

const { shop } = ndcShopping({ soldSeats: nothingSold })
const gds = gdsShopping({ soldSeats: nothingSold })
const allBrands = { upsells: 99 }

const total = ({ fares }: FareGroup, fare = 0): number =>
  fares[fare] ? priceTotals(fares[fare].price).totalMinor : 0
const carriersOf = (groups: readonly FareGroup[]) =>
  new Set(groups.map(({ validatingCarrier }) => validatingCarrier))

const markets = [
  ['a short one way', oneWay('FRA-MAD', 30)],
  ['a long round trip', roundTrip('LON-NYC', 60)],
  ['a round trip around the world', roundTrip('SYD-LON', 60, 20)],
  [
    'three legs',
    ['LON-PAR', 'PAR-FRA', 'FRA-LON'].map((market, index) => leg(market, addDays(today, 30 + 2 * index))),
  ],
] as const

describe.each(markets)('offers of NDC carriers for %s', async (_, legs) => {
  const groups = await shop(shopping([...legs], allBrands), callAt(now))

  it('come from carriers of the capability table only, on their own flights and those of their partners', () => {
    expect(groups.length).toBeGreaterThan(1)
    for (const { validatingCarrier, source, legs: answered } of groups) {
      expect([source, ndcSupport(validatingCarrier)?.carrier]).toEqual(['NDC', validatingCarrier])
      const flights = answered.flatMap(({ options }) => options.flatMap((option) => option.flights))
      for (const { carrier } of flights) {
        expect(combineFares(requireCarrier(validatingCarrier).index, requireCarrier(carrier).index)).toBe(
          true,
        )
      }
    }
  })

  it('are of one carrier and one brand on all legs', () => {
    for (const { validatingCarrier, fares } of groups) {
      for (const fare of fares) {
        expect(new Set(fare.legs.map(({ carrier }) => carrier))).toEqual(new Set([validatingCarrier]))
        expect(new Set(fare.legs.map(({ brand }) => brand.code)).size).toBe(1)
      }
    }
  })

  it('have each brand once, each upsell above the fare before', () => {
    for (const { fares } of groups) {
      const adult = fares.map((fare) => {
        const [first] = pricesIn(fare)
        return first ? passengerTotals(first).totalMinor : 0
      })
      expect(adult).toEqual([...adult].sort((a, b) => a - b))
      expect(new Set(fares.map(({ legs: [first] }) => first?.brand.code)).size).toBe(fares.length)
    }
  })

  it('are sorted by price', () => {
    expect(groups.map((group) => total(group))).toEqual(
      groups.map((group) => total(group)).sort((a, b) => a - b),
    )
  })

  it('have every carrier before any carrier a second time', async () => {
    const carriers = carriersOf(groups)
    const few = await shop(shopping([...legs], { maxOptions: legs.length * carriers.size }), callAt(now))
    expect(carriersOf(few).size).toBe(few.length)
  })
})

it('offers nothing for more than three legs', async () => {
  const legs = ['LON-PAR', 'PAR-FRA', 'FRA-PAR', 'PAR-LON'].map((market, index) =>
    leg(market, addDays(today, 30 + 2 * index)),
  )
  expect(await shop(shopping(legs), callAt(now))).toEqual([])
  expect(await shop(shopping(legs.slice(0, 3)), callAt(now))).not.toEqual([])
})

it('costs about the fare filed at the GDS: between 6 % less and 3 % more, and not the same', async () => {
  const differences = []
  for (const market of ['LON-NYC', 'FRA-MAD', 'PAR-NYC', 'NYC-LAX', 'SYD-SIN', 'AMS-ROM']) {
    const request = shopping(oneWay(market, 45))
    const filed = await gds.shop(request, callAt(now))
    for (const carrier of carriersOf(await shop(request, callAt(now)))) {
      const own = (await shop(request, callAt(now))).find(
        ({ validatingCarrier }) => validatingCarrier === carrier,
      )
      const same = filed.find(
        ({ validatingCarrier, fares: [fare] }) =>
          validatingCarrier === carrier &&
          own?.fares[0]?.legs[0]?.fareBasis === `${fare?.legs[0]?.fareBasis?.slice(0, 7)}N`,
      )
      const base = (group: FareGroup) => pricesIn(group.fares[0])[0]?.baseMinor ?? 0
      if (own && same) differences.push(base(own) / base(same))
    }
  }

  expect(differences.length).toBeGreaterThan(10)
  expect(Math.min(...differences)).toBeGreaterThan(0.92)
  expect(Math.max(...differences)).toBeLessThan(1.05)
  expect(new Set(differences.map((one) => one.toFixed(2))).size).toBeGreaterThan(4)
})

it('sells bundles of the carrier: with a bag below the price of the next brand, with lounge access where the carrier sells it', async () => {
  const groups = await shop(shopping(roundTrip('LON-NYC', 60), allBrands), callAt(now))
  const fareOf = (carrier: string, code: string) => {
    const group = groups.find(({ validatingCarrier }) => validatingCarrier === carrier)
    const at = group?.fares.findIndex(({ legs: [first] }) => first?.brand.code === code) ?? -1
    return group && at >= 0 ? { total: total(group, at), ...group.fares[at]?.legs[0] } : undefined
  }
  const british = brandsIn(requireCarrier('BA').index, 'americas').filter(
    ({ brand }) => brand.cabin === 'Economy',
  )
  const codeOf = (index: number): string => british.at(index)?.brand.code ?? ''
  const [light, bag, classic] = [codeOf(0), `${codeOf(0)}BAG`, codeOf(1)].map((code) => fareOf('BA', code))

  expect(bag?.baggage?.checkedPieces).toBe((light?.baggage?.checkedPieces ?? 0) + 1)
  expect([light?.brand?.services.CheckedBag, bag?.brand?.services.CheckedBag]).toEqual([
    'Chargeable',
    'Included',
  ])
  expect(bag?.total).toBeGreaterThan(light?.total ?? 0)
  expect(bag?.total).toBeLessThan(classic?.total ?? 0)
  expect(bag?.rule).toEqual(light?.rule)
  expect(fareOf('BA', `${codeOf(-1)}LNG`)?.brand?.extras['Lounge Access']).toBe('Included')
  const american = groups.filter(({ validatingCarrier }) => validatingCarrier === 'AA')
  const brandsSold = american.flatMap(({ fares }) => fares.flatMap(({ legs: [first] }) => first?.brand ?? []))
  expect(brandsSold.filter(({ code }) => code.endsWith('LNG'))).toEqual([])
  expect(new Set(brandsSold.map(({ services }) => services.WiFi))).toEqual(new Set(['Chargeable']))
})

it('returns no upsells of a carrier that does not support them', async () => {
  const groups = await shop(shopping(oneWay('IST-LON', 45), allBrands), callAt(now))
  const turkish = groups.filter(({ validatingCarrier }) => validatingCarrier === 'TK')

  expect(turkish.length).toBeGreaterThan(0)
  for (const { fares } of turkish) expect(fares).toHaveLength(1)
  expect(groups.some(({ fares }) => fares.length > 1)).toBe(true)
})

it('limits the time to pay by the capability table: hours where the carrier holds, otherwise until the offer expires', async () => {
  const groups = await shop(shopping(oneWay('IST-FRA', 45)), callAt(now))
  const payable = (carrier: string) =>
    groups.find(({ validatingCarrier }) => validatingCarrier === carrier)?.ticketingTimeLimit

  expect(payable('TK')).toBe(now + minutesMs(34))
  expect(payable('LH')).toBe(now + minutesMs(24 * 60))
})
