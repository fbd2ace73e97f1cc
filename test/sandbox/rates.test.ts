import { describe, expect, it } from 'vitest'
import { addDays } from '../../lib/kernel/instant.ts'
import { priceRental, type RentalToPrice, ratePlans } from '../../lib/sandbox/car/rates.ts'
import { rentalLocationsOf } from '../../lib/sandbox/car/rental-locations.ts'
import { classesIn } from '../../lib/sandbox/car/vehicles.ts'
import { findVendor } from '../../lib/sandbox/car/vendors.ts'
import { taxesAndFeesOn } from '../../lib/sandbox/hotel/lodging-taxes.ts'
import { lodgingTaxTable } from '../../lib/sandbox/hotel/lodging-taxes-table.ts'
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
  const taxesAndFees = (country: string, currency: string, other: object = {}) => {
    const stay = { country, city: 'XXX', stars: 4, baseMinor: 20_000, guests: 2, nights: 3, currency }
    const { taxes, fees } = taxesAndFeesOn({ ...stay, ...other })
    return Object.fromEntries([...taxes, ...fees].map(({ code = '', minor }) => [code, minor]))
  }

  it.each([
    ['a tax on the room, and one by guest and night', 'PT', 'EUR', {}, { ROOM: 1200, CITY: 1200 }],
    ['by the guest', 'PT', 'EUR', { guests: 1 }, { ROOM: 1200, CITY: 600 }],
    ['by the night', 'PT', 'EUR', { nights: 1 }, { ROOM: 1200, CITY: 400 }],
    ['for seven nights at most', 'PT', 'EUR', { nights: 12 }, { ROOM: 1200, CITY: 2800 }],
    ['by the room and night', 'GR', 'EUR', {}, { ROOM: 2600, CITY: 3000 }],
    [
      'a service charge, and a second levy',
      'DXB',
      'AED',
      {},
      { ROOM: 1000, CITY: 1400, LEVY: 4500, SERV: 2000 },
    ],
    ['a part of the rate for five nights at most', 'EDI', 'GBP', { nights: 10 }, { ROOM: 4000, CITY: 500 }],
    ['nothing that is nothing', 'QA', 'QAR', {}, { SERV: 2000 }],
    ['the usual where there is no rule', 'ZZ', 'USD', {}, { ROOM: 2000 }],
    ['no resort fee with four stars', 'DO', 'USD', {}, { ROOM: 3600, SERV: 2000 }],
    [
      'a resort fee by night with five stars',
      'DO',
      'USD',
      { stars: 5 },
      { ROOM: 3600, SERV: 2000, RSRT: 10_500 },
    ],
    ['in Las Vegas a resort fee with three stars', 'LAS', 'USD', { stars: 3 }, { ROOM: 2676, RSRT: 13_500 }],
    ['in Paris a city tax by stars', 'PAR', 'EUR', { stars: 5 }, { ROOM: 2000, CITY: 6828 }],
    ['in Tokyo in whole yen', 'TYO', 'JPY', { baseMinor: 33_333 }, { ROOM: 3333, CITY: 1200 }],
    [
      'in Budapest in whole forints',
      'BUD',
      'HUF',
      { baseMinor: 3_333_300 },
      { ROOM: 166_700, CITY: 133_300 },
    ],
    ['in the Maldives in dollars', 'MV', 'USD', {}, { ROOM: 3400, CITY: 7200, SERV: 2000 }],
    ['no resort fee elsewhere', 'PT', 'EUR', { stars: 5 }, { ROOM: 1200, CITY: 1200 }],
  ])('%s', (_name, place, currency, other, expected) => {
    const [country, city] = place.length === 3 ? ['ZZ', place] : [place, 'XXX']
    expect(taxesAndFees(country, currency, { city, ...other })).toEqual(expected)
  })

  it('every row of the table is read whole: a name, per cents and amounts, with its source', () => {
    for (const line of lodgingTaxTable.trim().split('\n')) {
      const [key = '', , levies = '', , source] = line.split('|')
      const place = key.length === 3 ? { city: key } : {}
      const country = key.length === 3 ? 'ZZ' : key
      const taxes = taxesAndFees(country, 'USD', { ...place, stars: 5, baseMinor: 1_000_000 })

      expect(source, line).toBe('own 2026')
      expect(Object.values(taxes).every(Number.isSafeInteger), line).toBe(true)
      const told = ['CITY', 'LEVY'].filter((code) => taxes[code] !== undefined).length
      expect(told, line).toBe(levies === '' ? 0 : levies.split('; ').length)
    }
  })
})
