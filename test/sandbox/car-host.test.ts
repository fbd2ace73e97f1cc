import { afterAll, describe, expect, it } from 'vitest'
import type { RentalSearch, VehicleRental } from '../../lib/car/vehicle.ts'
import { rentalTotals } from '../../lib/car/vehicle.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { sandboxCarHost } from '../../lib/sandbox/car/host.ts'
import { airports } from '../../lib/sandbox/world/airports.ts'
import { type CarHostUnderTest, carHostContract } from '../suppliers/car-host.contract.ts'
import { carWorldContract } from '../suppliers/car-world.contract.ts'
import { startOfTests } from '../support/api.ts'
import { sandboxOver } from '../support/sandbox-context.ts'
import { callAt } from '../support/supplier-call.ts'

const database = startDatabase()
const host = database.then(({ store }) => sandboxCarHost(sandboxOver(store)))
afterAll(async () => (await database).close())

const rental: RentalSearch = {
  pickUp: { code: 'LIS', date: '2027-05-04', time: '10:00' },
  dropOff: { code: 'LIS', date: '2027-05-06', time: '10:30' },
  driverAge: 41,
  vehicle: {},
}

const subject = async (): Promise<CarHostUnderTest> => ({
  host: await host,
  now: startOfTests,
  rental: {
    ...rental,
    pickUp: { ...rental.pickUp, code: 'OPO' },
    dropOff: { ...rental.dropOff, code: 'OPO' },
  },
})
carHostContract('the sandbox', subject)
carWorldContract('the sandbox', subject)

const search = async (more: Partial<RentalSearch> = {}): Promise<VehicleRental[]> =>
  (await host).search({ ...rental, ...more }, callAt(startOfTests))
const until = (date: string, time = '10:00', code = 'LIS') => ({ dropOff: { code, date, time } })
const from = (date: string, time: string, code = 'LIS', number?: string) => ({
  pickUp: { code, date, time, ...(number && { number }) },
})
const numbers = (rentals: readonly VehicleRental[]) =>
  [...new Set(rentals.map(({ pickUp }) => pickUp.number))].sort()
const cheapest = async (more: Partial<RentalSearch> = {}): Promise<VehicleRental> => {
  const [found] = await search({
    vendors: { permitted: ['ZE'] },
    vehicle: { classes: ['CDMR'] },
    rateCodes: ['STD7'],
    ...more,
  })
  if (!found) throw new Error('no car')
  return found
}
const feesOf = ({ fees = [] }: VehicleRental) => fees.map(({ code }) => code)

describe('the market for cars', () => {
  it('has several vendors and classes at large airports, counters and city offices', async () => {
    const rentals = await search()

    expect(new Set(rentals.map(({ vendor }) => vendor.code)).size).toBeGreaterThanOrEqual(4)
    expect(new Set(rentals.map(({ vehicle }) => vehicle.acriss)).size).toBeGreaterThanOrEqual(12)
    expect(numbers(rentals)).toEqual(
      ['LISC01', 'LIST01'].concat(numbers(rentals).includes('LISC02') ? ['LISC02'] : []).sort(),
    )
  })

  it('adds up: base, fees and taxes of the country are the total; a better class costs more', async () => {
    const rentals = await search({
      vendors: { permitted: ['ZE'] },
      rateCodes: ['STD7'],
      ...from('2027-05-04', '10:00', 'LIS', 'LIST01'),
    })
    const total = (acriss: string) => {
      const found = rentals.find(({ vehicle }) => vehicle.acriss === acriss)
      return found ? rentalTotals(found).totalMinor : Number.NaN
    }
    for (const one of rentals) {
      const { baseMinor = 0, feesMinor = 0, taxesMinor, totalMinor } = rentalTotals(one)
      expect(one.currency).toBe('EUR')
      expect(baseMinor + feesMinor + (taxesMinor ?? 0)).toBe(totalMinor)
      expect(taxesMinor).toBe(Math.round((baseMinor + feesMinor) * 0.23))
    }
    expect(total('ECMR')).toBeLessThan(total('IDAR'))
  })

  it('charges each 24 hours that have begun; one hour more is free', async () => {
    const day = (await cheapest(until('2027-05-05', '10:00'))).baseMinor ?? 0
    const days = async (date: string, time: string) =>
      ((await cheapest(until(date, time))).baseMinor ?? 0) / day

    expect(await days('2027-05-06', '10:00')).toBe(2)
    expect(await days('2027-05-06', '10:59')).toBe(2)
    expect(await days('2027-05-06', '11:00')).toBe(3)
    expect(await days('2027-05-04', '12:00')).toBe(1)
  })

  it('charges a week as six days, and never more for fewer days', async () => {
    const base = async (date: string) => (await cheapest(until(date))).baseMinor
    const day = (await cheapest(until('2027-05-05'))).rate.period?.minor ?? 0

    expect((await cheapest(until('2027-05-11'))).rate.period).toEqual({ unit: 'Week', minor: day * 6 })
    expect(await base('2027-05-11')).toBe(day * 6)
    expect(await base('2027-05-10')).toBe(day * 6)
    expect(await base('2027-05-12')).toBe(day * 7)
  })

  it('hands cars over only during opening hours; airports accept returns at any hour', async () => {
    const sunday = '2027-05-09'
    const opens = async (code: string, time: string, back: string) =>
      numbers(await search({ ...from(sunday, time, code), ...until('2027-05-16', back, code) }))

    expect(await opens('LIS', '12:00', '12:00')).toEqual(['LIST01'])
    expect(await opens('RDU', '03:00', '12:00')).toEqual([])
    expect(await opens('RDU', '12:00', '03:00')).toContain('RDUT01')
  })

  it('charges a one-way fee, and does not let cars cross every border', async () => {
    const [there, back] = [
      await cheapest(until('2027-05-06', '10:00', 'LIS')),
      await cheapest(until('2027-05-06', '10:00', 'OPO')),
    ]

    expect(feesOf(there)).not.toContain('DROP')
    expect(feesOf(back)).toContain('DROP')
    expect(back.dropOff.number).toBe('OPOT01')
    expect((await search(until('2027-05-10', '10:00', 'MAD'))).length).toBeGreaterThan(0)
    expect(await search(until('2027-05-20', '10:00', 'CMN'))).toEqual([])
  })

  it('rents to drivers of the minimum age, with a surcharge for young ones', async () => {
    const classes = async (driverAge: number) =>
      new Set((await search({ driverAge })).map(({ vehicle }) => vehicle.acriss[0]))

    expect(await search({ driverAge: 20 })).toEqual([])
    expect(await classes(22)).not.toContain('L')
    expect(await classes(25)).toContain('P')
    expect(feesOf(await cheapest({ driverAge: 24 }))).toContain('YOUNG')
    expect(feesOf(await cheapest({ driverAge: 25 }))).not.toContain('YOUNG')
  })

  it('has automatic cars and miles in the United States, in dollars with sales tax', async () => {
    const rentals = await search({
      ...from('2027-05-04', '10:00', 'DEN'),
      ...until('2027-05-06', '10:00', 'DEN'),
    })

    expect(rentals.every(({ vehicle, currency }) => vehicle.acriss[2] === 'A' && currency === 'USD')).toBe(
      true,
    )
    expect(rentals.find(({ rate }) => rate.distance?.kind === 'limited')?.rate.distance).toMatchObject({
      unit: 'Miles',
    })
  })

  it('returns only what was requested: vendors, classes, letters of the class, rate, distance', async () => {
    const all = async (more: Partial<RentalSearch>, holds: (one: VehicleRental) => boolean) => {
      const rentals = await search(more)
      expect(rentals.length).toBeGreaterThan(0)
      expect(rentals.every(holds)).toBe(true)
    }

    await all({ vendors: { permitted: ['SX', 'ZI'] } }, ({ vendor }) =>
      ['SX', 'ZI'].includes(vendor.code ?? ''),
    )
    await all({ vendors: { prohibited: ['ZE'] } }, ({ vendor }) => vendor.code !== 'ZE')
    await all({ vehicle: { category: 'C', transmission: 'A' } }, ({ vehicle }) => /^C.A/.test(vehicle.acriss))
    await all({ vehicle: { type: 'F', doors: 5 } }, ({ vehicle }) => vehicle.acriss[1] === 'F')
    await all({ rateCategory: 'Promotional', ...until('2027-05-08') }, ({ rate }) => rate.code === 'PRO3')
    await all({ unlimitedDistance: true }, ({ rate }) => rate.distance?.kind === 'unlimited')
    await all({ guaranteedRate: true }, ({ rate }) => rate.isGuaranteed === true)
    await all(
      { currency: 'USD' },
      ({ currency, approximate }) => currency === 'EUR' && approximate?.currency === 'USD',
    )
  })

  it('serves airports of every size, where cars are rented out at all: no roads, no cars', async () => {
    const closedCountries =
      'AF BD IR KI KP LY MM MV SO SD SS SY TD TL TM TV YE GL NU SJ ST BT BI CF GW SL LR KM NR MH'
    const roadless = 'EEK KWK NME SMK YHK YIO YRB'
    const without = []
    for (const { code, country } of airports.filter((_, index) => index % 9 === 0)) {
      if (closedCountries.includes(country) || roadless.includes(code)) continue
      const { length } = await search({
        ...from('2027-05-04', '12:00', code),
        ...until('2027-05-06', '12:00', code),
        withClosed: true,
      })
      if (length === 0) without.push(code)
    }
    expect(without).toEqual([])
  })

  it.each([
    ['rentalPlaceUnknown', from('2027-05-04', '10:00', 'QQQ')],
    ['rentalDatesInvalid', from('2027-02-28', '10:00')],
    ['rentalDatesInvalid', until('2027-05-04', '09:00')],
    ['rentalDatesInvalid', until('2027-08-04', '09:00')],
    ['currencyUnknown', { currency: 'QQQ' }],
  ])('refuses %s', async (code, more) => {
    await expect(search(more)).rejects.toMatchObject({ code })
  })
})
