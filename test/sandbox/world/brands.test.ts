import { describe, expect, it } from 'vitest'
import { cabins } from '../../../lib/kernel/flight.ts'
import { brandServices } from '../../../lib/pricing/fare.ts'
import { familyNames } from '../../../lib/sandbox/world/brand-families.ts'
import { brandsIn, brandsOf } from '../../../lib/sandbox/world/brands.ts'
import { carriers, findCarrier, requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { classesOf, equivalentRank, ladderOf } from '../../../lib/sandbox/world/fares/booking-classes.ts'
import { toFareBasis } from '../../../lib/sandbox/world/fares/fare-basis.ts'
import { fareRule } from '../../../lib/sandbox/world/fares/fare-rules.ts'
import { saleZones } from '../../../lib/sandbox/world/sale-zone.ts'
import { callAt } from '../../support/supplier-call.ts'
import { gdsShopping, nothingSold, now, roundTrip, shopping } from './journeys.ts'

const everyList = carriers.flatMap((carrier) =>
  saleZones.map((zone) => ({ carrier, zone, brands: brandsIn(carrier.index, zone) })),
)
const namesOf = (code: string, zone: (typeof saleZones)[number]): string[] =>
  brandsIn(requireCarrier(code).index, zone).map(({ brand }) => brand.name)

describe('brands', () => {
  it('are at least one in every zone for each cabin that the carrier flies', () => {
    for (const { carrier, brands } of everyList) {
      const { kind, hasFirst, hasPremiumEconomy, index } = carrier
      const flown = cabins.filter(
        (cabin) =>
          classesOf(index, cabin).length > 0 &&
          (cabin === 'Economy' || kind === 'network') &&
          (cabin !== 'First' || hasFirst) &&
          (cabin !== 'PremiumEconomy' || hasPremiumEconomy),
      )
      expect(flown).toContain('Economy')
      const sold = new Set(brands.map(({ brand }) => brand.cabin))
      expect([...sold].toSorted(), carrier.code).toEqual(flown.toSorted())
    }
  })

  it('are the own ones of at least sixty carriers that the world has', () => {
    expect(familyNames().filter((name) => findCarrier(name)).length).toBeGreaterThanOrEqual(60)
    const families = ['BA', 'LH', 'AA', 'DL', 'SQ', 'EK', 'AF'].map((code) =>
      namesOf(code, 'americas').join(),
    )
    expect(new Set(families).size).toBe(families.length)
    expect(namesOf('BA', 'short')).toContain('Club Europe')
    expect(namesOf('BA', 'americas')).toContain('Club World')
    expect(namesOf('BA', 'americas')).not.toContain('Club Europe')
  })

  it('state every service, rise in tier and mark-up, and have codes and fare basis letters of their own', () => {
    for (const { carrier, brands } of everyList) {
      const unique = (of: (one: (typeof brands)[number]) => string): void => {
        expect(new Set(brands.map(of)).size, `${carrier.code} ${brands.map(of)}`).toBe(brands.length)
      }
      unique(({ brand }) => brand.code)
      unique(({ brand }) => `${brand.cabin} ${brand.name}`)
      unique(({ brand, suffix }) => `${brand.cabin} ${suffix}`)
      for (const { brand, suffix } of brands) {
        expect(Object.keys(brand.services)).toEqual([...brandServices])
        expect(suffix).toMatch(/^[A-Z]{2}$/)
      }
      for (const cabin of cabins) {
        const own = brands.filter(({ brand }) => brand.cabin === cabin)
        expect(own.map(({ markUp }) => markUp)).toEqual(
          own.map(({ markUp }) => markUp).toSorted((a, b) => a - b),
        )
        expect(own.map(({ brand }) => brand.tier)).toEqual(
          own.map(({ brand }) => brand.tier).toSorted((a, b) => a - b),
        )
      }
    }
  })

  it('agree with bags and penalties of their fares', () => {
    for (const { carrier, brands } of everyList) {
      for (const carrierBrand of brands) {
        const { brand, baggage } = carrierBrand
        const { change, refund } = fareRule(
          carrierBrand,
          carrier.code,
          { advancePurchaseDays: 0 },
          false,
          3000,
          'EUR',
        )
        const { CheckedBag, CarryOn, Rebooking, Refund } = brand.services
        expect(baggage.checkedPieces !== 0, brand.id).toBe(CheckedBag === 'Included')
        expect(baggage.carryOnPieces > 0, brand.id).toBe(CarryOn === 'Included')
        expect(change.beforeDeparture?.permitted, brand.id).toBe(Rebooking !== 'Not Offered')
        expect(refund.beforeDeparture?.permitted, brand.id).toBe(Refund !== 'Not Offered')
      }
    }
  })

  it('count bags to and from the Americas, also where the carrier weighs them elsewhere', () => {
    const weighing = carriers.filter(({ index }) =>
      brandsIn(index, 'long').some(({ baggage }) => baggage.checkedPieces === undefined),
    )
    expect(weighing.length).toBeGreaterThan(5)
    for (const { index } of carriers)
      for (const { baggage } of brandsIn(index, 'americas')) expect(baggage.checkedPieces).toBeDefined()
  })

  it('on a page are those of the carrier that files the fare', async () => {
    const groups = await gdsShopping({ soldSeats: nothingSold }).shop(
      shopping(roundTrip('LON-NYC', 60), { upsells: 4, maxOptions: 60 }),
      callAt(now),
    )
    for (const { fares } of groups) {
      for (const { carrier, brand } of fares.flatMap(({ legs }) => legs))
        expect(namesOf(carrier, 'americas')).toContain(brand.name)
    }
  })
})

describe('booking classes', () => {
  it('are unique letters, economy class from Y', () => {
    for (const { index, code } of carriers) {
      const ladder = ladderOf(index)
      const all = cabins.flatMap((cabin) => ladder[cabin])
      expect(new Set(all).size, code).toBe(all.length)
      for (const letter of all) expect(letter).toMatch(/^[A-Z]$/)
      expect(ladder.Economy[0]).toBe('Y')
    }
  })

  it('of two carriers stand for one another: from a ladder that is no shorter, and back, is the same class', () => {
    for (const from of carriers.slice(0, 40)) {
      for (const to of carriers.slice(0, 40)) {
        const [own, other] = [classesOf(from.index, 'Economy'), classesOf(to.index, 'Economy')]
        const ranks = own.map((_, rank) =>
          equivalentRank('Economy', rank, { from: from.index, to: to.index }),
        )
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
        expect(ranks.every((rank) => rank >= 0 && rank < other.length)).toBe(true)
        if (own.length > other.length) continue
        const back = ranks.map((rank) => equivalentRank('Economy', rank, { from: to.index, to: from.index }))
        expect(back).toEqual(own.map((_, rank) => rank))
      }
    }
  })
})

it('a fare basis begins with its class, has seven characters at most, and differs by brand, season and trip', () => {
  const seasons = ['LX', 'LW', 'KX', 'KW', 'HX', 'HW']
  for (const { index, code } of carriers) {
    const common = { carrier: index, bookingClass: 'Q', advancePurchaseDays: 14, from: 'LON', to: 'NYC' }
    const economy = brandsOf(index).filter(({ brand }) => brand.cabin === 'Economy')
    const bases = economy.flatMap(({ suffix }) =>
      seasons.flatMap((season) =>
        [true, false].map((halfRoundTrip) =>
          toFareBasis({ ...common, season, halfRoundTrip, brand: suffix }),
        ),
      ),
    )
    expect(new Set(bases).size, code).toBe(bases.length)
    for (const basis of bases) expect(basis).toMatch(/^Q[A-Z0-9]{4,6}$/)
  }
})
