import { describe, expect, it } from 'vitest'
import type { Cabin } from '../../../lib/kernel/flight.ts'
import { cabinPlansOf, seatsOfPlan } from '../../../lib/sandbox/seats/cabin-plan.ts'
import { aircraftIndex } from '../../../lib/sandbox/world/aircraft.ts'
import { brandsIn } from '../../../lib/sandbox/world/brands.ts'
import { fittingTable } from '../../../lib/sandbox/world/cabins/fitting-table.ts'
import { carriers, requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { aFlight, now } from '../../support/given.ts'

const planOf = (carrier: string, equipment: string, cabin: Cabin) => {
  const plan = cabinPlansOf(aFlight(now, { carrier, equipment })).find((one) => one.cabin === cabin)
  if (!plan) throw new Error(`${carrier} ${equipment} has no ${cabin}`)
  return plan
}
const everySeatSays = (code: string, [carrier, type, cabin]: readonly [string, string, Cabin]): boolean =>
  seatsOfPlan(planOf(carrier, type, cabin)).every(({ characteristics }) => characteristics.includes(code))

/** Seats and columns as the carriers' fleet pages of 2025 have them. */
describe('the cabins of a carrier', () => {
  it.each([
    ['BA', '388', 'Business', 97, 'ABDEFJK'],
    ['BA', '388', 'Economy', 303, 'ABCDEFGHJK'],
    ['EK', '388', 'First', 14, 'AEFK'],
    ['SQ', '77W', 'Economy', 184, 'ABCDEFHJK'],
    ['JL', '789', 'Economy', 116, 'ACDEFGHK'],
    ['AA', 'E75', 'Business', 12, 'ADF'],
    ['AA', 'E75', 'Economy', 64, 'ACDF'],
    ['FR', '738', 'Economy', 189, 'ABCDEF'],
    ['DL', '739', 'Business', 20, 'ACDF'],
  ] as const)('%s on a %s has in %s %i seats in the columns %s', (carrier, type, cabin, seats, letters) => {
    const plan = planOf(carrier, type, cabin)

    expect(seatsOfPlan(plan)).toHaveLength(seats)
    expect(plan.columns.map(({ letter }) => letter).join('')).toBe(letters)
  })

  it('are named for carriers and types of the world only', () => {
    const words = fittingTable.split('\n').flatMap((line) => (line.split(' | ')[0] ?? '').split(' '))
    for (const word of words.filter((one) => one.length === 3))
      expect(aircraftIndex(word), word).toBeGreaterThanOrEqual(0)
    for (const word of words.filter((one) => one.length === 2)) expect(requireCarrier(word).code).toBe(word)
  })

  it('have rows of extra legroom ahead of the others where the carrier sells them', () => {
    const rowsOf = (carrier: string, type: string): number =>
      planOf(carrier, type, 'Economy').rows.filter(({ places }) =>
        places.some(({ zone }) => zone === 'legroom'),
      ).length

    expect(rowsOf('UA', '738')).toBe(5)
    expect(rowsOf('BA', '320')).toBe(1)
  })
})

describe('a seat says', () => {
  it('that it has a screen and a socket where the carrier has them', () => {
    expect(everySeatSays('3B', ['DL', '739', 'Economy'])).toBe(true)
    expect(everySeatSays('EC', ['AA', '738', 'Economy'])).toBe(true)
    expect(everySeatSays('3B', ['AA', '738', 'Economy'])).toBe(false)
    expect(everySeatSays('3B', ['BA', '77W', 'Economy'])).toBe(true)
    expect(everySeatSays('EC', ['FR', '738', 'Economy'])).toBe(false)
  })

  it('that it becomes a bed: in front of wide bodies, and of the narrow ones that have beds', () => {
    expect(everySeatSays('2', ['BA', '77W', 'Business'])).toBe(true)
    expect(everySeatSays('2', ['B6', '321', 'Business'])).toBe(true)
    expect(everySeatSays('2', ['LH', '320', 'Business'])).toBe(false)
    expect(everySeatSays('2', ['BA', '77W', 'Economy'])).toBe(false)
  })

  it('that its back is fixed where the carrier has such seats', () => {
    expect(everySeatSays('1D', ['FR', '738', 'Economy'])).toBe(true)
    expect(everySeatSays('1D', ['LH', '320', 'Economy'])).toBe(false)
  })
})

it('brands have a bed on long routes in business and first class only', () => {
  for (const { index, code } of carriers)
    for (const { brand } of brandsIn(index, 'long'))
      if (brand.services.LieFlatSeat === 'Included')
        expect(['Business', 'First'], code).toContain(brand.cabin)
  const inBusiness = (zone: 'domestic' | 'long') =>
    brandsIn(requireCarrier('BA').index, zone)
      .filter(({ brand }) => brand.cabin === 'Business')
      .map(({ brand }) => brand.services.LieFlatSeat)

  expect(new Set(inBusiness('long'))).toEqual(new Set(['Included']))
  expect(new Set(inBusiness('domestic'))).toEqual(new Set(['Not Offered']))
})
