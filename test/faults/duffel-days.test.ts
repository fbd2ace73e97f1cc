import { describe, expect, it } from 'vitest'
import { duffelDay } from '../support/duffel-days.ts'

/** A few bookings; npm run faults makes 2,000. */

describe('bookings over a supplier whose calls go wrong', () => {
  it.each([1, 2])(
    'leave no second order, nothing paid without a reservation, and even books: seed %i',
    async (seed) => {
      const { done, refused } = await duffelDay(seed, 25)

      expect(done + refused).toBe(25)
      expect(Math.min(done, refused)).toBeGreaterThan(3)
    },
    60_000,
  )
})
