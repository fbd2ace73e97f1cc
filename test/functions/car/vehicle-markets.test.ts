import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { searchVehicles, vehicleOf } from '../../support/rental.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const daysIn = (month: string) =>
  ({ pickUp: [`2027-${month}-11`, '12:00:00'], dropOff: [`2027-${month}-14`, '12:00:00'] }) as const

/** The cheapest cars of a place, sold-out ones included. */
async function carsAt(from: string, more: Json = {}, month = '05'): Promise<Json[]> {
  const anyCar = { VehicleSearchModifiers: { availableRatesOnlyInd: false }, ...more }
  return (await searchVehicles(api, { from, ...daysIn(month) }, anyCar)).CatalogOffering ?? []
}

/** Those of some vendors that rent out at a place. */
async function vendorsAt(from: string, codes: string): Promise<string> {
  const found = []
  for (const code of codes.split(' '))
    if ((await carsAt(from, { PermittedVendors: { Vendor: [{ code }] } })).length > 0) found.push(code)
  return found.join(' ')
}

describe('who rents out where', () => {
  it.each([
    ['HAV', 'HV CB', 'ZE ZI EP SX ET'],
    ['NRT', 'TY NP OX TM', 'SX ET ZL AL LL'],
    ['GRU', 'LL MO UD', 'ZL AL ZR ET EP'],
    ['CPT', 'FC TE ZI EP', 'ET ZL AL'],
    ['KEF', 'BB BC ZE', 'AL ZR LL'],
    ['SYD', 'ZI ZE EP ZT JU AX', 'ZL AL LL'],
    ['LHR', 'EP ZE ZI ET SX', 'ZR LL TY'],
    ['PMI', 'GC CN RG OK', 'ZR LL'],
    ['MIA', 'ET ZE ZI ZL AL ZR', 'LL GC OK'],
    ['YVR', 'ET ZI ZE ZL AL', 'LL FX AC'],
    ['SIN', 'ZE ZI', 'ET ZL AL LL'],
    ['PEK', 'CC EH SQ', 'ET SX AL'],
  ])('%s: %s, but not %s', async (place, expected, absent) => {
    expect(await vendorsAt(place, expected)).toBe(expected)
    expect(await vendorsAt(place, absent)).toBe('')
  })

  it.each(['KBL', 'MLE', 'GOH'])('%s: nobody, which is an empty list', async (place) => {
    expect(await carsAt(place)).toEqual([])
  })

  it('an island strip has a few companies at most', async () => {
    const companies = new Set((await carsAt('BRR')).map((car) => vehicleOf(car).VehicleMakeModel.vendorCode))

    expect(companies.size).toBeGreaterThan(0)
    expect(companies.size).toBeLessThanOrEqual(4)
  })
})

describe('what is rented out', () => {
  const cars = async (place: string, more: Json = {}) => (await carsAt(place, more)).map(vehicleOf)
  const lettersAt = async (place: string, position: number) =>
    new Set((await cars(place)).map(({ VehicleMakeModel }) => VehicleMakeModel.code[position]))

  it('Japan and the United States have automatic cars only, Europe mostly manual small ones', async () => {
    expect(await lettersAt('NRT', 2)).toEqual(new Set(['A']))
    expect(await lettersAt('MIA', 2)).toEqual(new Set(['A']))
    expect(await lettersAt('LIS', 2)).toContain('M')
  })

  it('small cars of Brazil run on petrol or ethanol, those of Japan are kei cars; all are cooled', async () => {
    const mini = async (place: string) => {
      const [first] = (await cars(place)).filter(({ VehicleMakeModel }) => VehicleMakeModel.code[0] === 'M')
      return [first.FuelTypeCode.value, first.VehicleMakeModel.value, first.airConditioningInd]
    }

    expect(await mini('GRU')).toEqual(['M', expect.stringContaining('Fiat'), true])
    expect(await mini('NRT')).toEqual(['R', expect.stringContaining('Suzuki'), true])
  })
})

const daily = async (place: string, month: string) => {
  const [car] = await carsAt(
    place,
    { PermittedVendors: { Vendor: [{ code: 'ZI' }] }, RateCodeInfo: [{ value: 'STD7' }] },
    month,
  )
  return car?.Price.Base
}
const julyBesideNovember = async (place: string) => (await daily(place, '07')) / (await daily(place, '11'))

describe('what cars cost', () => {
  it('summer is dear where it is summer; the equator has no season', async () => {
    expect(await julyBesideNovember('LHR')).toBeGreaterThan(1.2)
    expect(await julyBesideNovember('KEF')).toBeGreaterThan(1.4)
    expect(await julyBesideNovember('CPT')).toBeLessThan(0.95)
    expect(await julyBesideNovember('SIN')).toBeCloseTo(1, 1)
  })

  it('the tax is that of the state or province, and of the country elsewhere', async () => {
    const taxAt = async (place: string) => {
      const [{ Price }] = await carsAt(place)
      return Number(((Price.TotalTaxes / (Price.TotalPrice - Price.TotalTaxes)) * 100).toFixed(1))
    }

    expect(await taxAt('PDX')).toBeGreaterThan(await taxAt('MIA'))
    expect(await taxAt('YYC')).toBeCloseTo(5, 1)
    expect(await taxAt('YVR')).toBeCloseTo(12, 1)
    expect(await taxAt('YUL')).toBeCloseTo(15, 1)
    expect(await taxAt('NRT')).toBeCloseTo(10, 1)
    expect(await taxAt('ZRH')).toBeCloseTo(8.1, 1)
  })
})
