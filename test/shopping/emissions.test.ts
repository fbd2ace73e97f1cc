import { expect, it } from 'vitest'
import { co2Kilograms } from '../../lib/shopping/emissions.ts'
import { aFlight, now } from '../support/given.ts'

it.each([
  ['the distance', { distanceMiles: undefined }],
  ['the aircraft', { equipment: undefined }],
])('emissions are not known where %s of a flight is not', (_what, unknown) => {
  const passengers = [{ ptc: 'ADT', count: 1 }]
  const known = aFlight(now)

  expect(co2Kilograms([known, aFlight(now, unknown)], ['Economy', 'Economy'], passengers)).toBeUndefined()
  expect(co2Kilograms([known], ['Economy'], passengers)?.actual).toBeGreaterThan(0)
})
