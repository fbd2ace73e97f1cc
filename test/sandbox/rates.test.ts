import { describe, expect, it } from 'vitest'
import { addDays } from '../../lib/kernel/instant.ts'
import { priceRental, type RentalToPrice, ratePlans } from '../../lib/sandbox/car/rates.ts'
import { rentalLocationsOf } from '../../lib/sandbox/car/rental-locations.ts'
import { classesIn } from '../../lib/sandbox/car/vehicles.ts'
import { findVendor } from '../../lib/sandbox/car/vendors.ts'
import { taxesAndFeesOn } from '../../lib/sandbox/hotel/lodging-taxes.ts'
import { now } from '../support/given.ts'

const [standard, discount, early] = ratePlans
const vendor = findVendor('ZE')
const [airport, office] = vendor
  ? [rentalLocationsOf(vendor, 'LIS')[0], rentalLocationsOf(vendor, 'LIS').at(-1)]
  : []
const vehicle = classesIn('PT').find(({ acriss }) => acriss === 'CDMR')

function rent(plan: typeof standard, other: Partial<RentalToPrice> = {}) {
  if (!plan || !vendor || !airport || !vehicle) throw new Error('no such car')
  const question = { vendor, vehicle, from: airport, pickUpDate: '2027-05-12', days: 1, driverAge: 41 }
  const priced = priceRental(plan, { ...question, equipment: [], oneWayDollars: 0, ...other }, now)
  if (!priced) return undefined
  const fees: Record<string, number> = Object.fromEntries(
    priced.fees.map(({ code = '', minor }) => [code, minor]),
  )
  return { ...priced, fees, tax: priced.taxes[0]?.minor }
}

describe('a car', () => {
  const day = rent(standard)?.baseMinor ?? 0

  it.each([
    [1, 1, 'Day'],
    [4, 4, 'Day'],
    [5, 5, 'Week'],
    [6, 6, 'Week'],
    [7, 6, 'Week'],
    [8, 7, 'Week'],
    [13, 12, 'Week'],
    [14, 12, 'Week'],
  ])('for %i days costs %i times the day, by the %s: seven cost as much as six', (days, times, period) => {
    expect(day).toBeGreaterThan(0)
    expect(rent(standard, { days })).toMatchObject({
      baseMinor: times * day,
      rate: { period: { unit: period } },
    })
  })

  it('at an airport costs 11 per cent of the base as a fee, and in Portugal 23 per cent of all in taxes', () => {
    const rental = rent(standard, { days: 3 })
    const { APT = 0, VLF = 0 } = rental?.fees ?? {}

    expect(rental?.fees).toEqual({ APT: Math.round(3 * day * 0.11), VLF: 3 * 163 })
    expect(rental?.tax).toBe(Math.round((3 * day + APT + VLF) * 0.23))
    expect(Object.keys(rent(standard, { ...(office && { from: office }) })?.fees ?? {})).toEqual(['VLF'])
  })

  it.each([
    [24, 3, 3 * 1885],
    [24, 10, 10 * 1885],
    [24, 11, 10 * 1885],
    [25, 3, undefined],
  ])(
    'with a driver of %i for %i days: a young driver pays for ten days at most',
    (driverAge, days, minor) => {
      expect(rent(standard, { driverAge, days })?.fees.YOUNG).toBe(minor)
    },
  )

  it('charges equipment by piece and day, and nothing for what it does not know', () => {
    const equipment = [
      { code: 'CSI', quantity: 2 },
      { code: 'XXX', quantity: 1 },
    ]

    expect(rent(standard, { days: 3, equipment })?.fees).toMatchObject({ CSI: 2 * 3 * 771 })
    expect(rent(standard, { equipment })?.fees).not.toHaveProperty('XXX')
  })

  it('is cheaper with limited kilometres, and cheapest booked early for three days or more', () => {
    expect(rent(discount)?.rate.distance).toEqual({
      kind: 'limited',
      perDay: 200,
      unit: 'Kilometers',
      extraMinor: 19,
    })
    expect(rent(standard)?.rate.distance).toEqual({ kind: 'unlimited' })
    expect((rent(discount)?.baseMinor ?? 0) / day).toBeCloseTo(0.9, 2)
    expect((rent(early, { days: 3 })?.baseMinor ?? 0) / (3 * day)).toBeCloseTo(0.84, 2)
    expect(rent(early, { days: 2 })).toBeUndefined()
    expect(rent(early, { days: 3, pickUpDate: addDays('2027-03-01', 13) })).toBeUndefined()
    expect(rent(early, { days: 3, pickUpDate: addDays('2027-03-01', 14) })).toBeDefined()
  })
})

describe('taxes and fees of a room', () => {
  const taxesAndFees = (country: string, other: object = {}) => {
    const stay = { country, city: 'XXX', stars: 4, baseMinor: 20_000, guests: 2, nights: 3 }
    const { taxes, fees } = taxesAndFeesOn({ ...stay, dollars: (amount) => amount * 100, ...other })
    return Object.fromEntries([...taxes, ...fees].map(({ code = '', minor }) => [code, minor]))
  }

  it.each([
    ['a tax on the room, and one by guest and night', 'PT', {}, { ROOM: 1200, CITY: 2400 }],
    ['by the guest', 'PT', { guests: 1 }, { ROOM: 1200, CITY: 1200 }],
    ['by the night', 'PT', { nights: 1 }, { ROOM: 1200, CITY: 800 }],
    ['a service charge', 'AE', {}, { ROOM: 1000, CITY: 2400, SERV: 2000 }],
    ['nothing that is nothing', 'QA', {}, { SERV: 2000 }],
    ['the usual where there is no rule', 'ZZ', {}, { ROOM: 2000 }],
    ['no resort fee with four stars', 'MX', {}, { ROOM: 3800 }],
    ['a resort fee by night with five stars', 'MX', { stars: 5 }, { ROOM: 3800, RSRT: 10_500 }],
    [
      'in Las Vegas a resort fee with three stars',
      'US',
      { city: 'LAS', stars: 3 },
      { ROOM: 2680, RSRT: 13_500 },
    ],
    ['in Paris a city tax by stars', 'FR', { city: 'PAR', stars: 5 }, { ROOM: 2000, CITY: 10_800 }],
    ['no resort fee elsewhere', 'PT', { stars: 5 }, { ROOM: 1200, CITY: 2400 }],
  ])('%s', (_name, country, other, expected) => {
    expect(taxesAndFees(country, other)).toEqual(expected)
  })
})
