import { beforeAll, describe, expect, it } from 'vitest'
import { choiceOf, type RentalSearch, rentalTotals, type VehicleRental } from '../../lib/car/vehicle.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import type { CarHost } from '../../lib/suppliers/car-host.ts'
import { callAt } from '../support/supplier-call.ts'
import { anOrderTraveler } from './people.ts'
import { refusal, sellOut } from './refusal.ts'

export interface CarHostUnderTest {
  readonly host: CarHost
  readonly now: EpochMs
  /** A rental for which the host has cars. */
  readonly rental: RentalSearch
}

/**
 * The contract of every supplier of rental cars. An adapter calls this with itself; nothing here
 * knows the sandbox.
 */
export function carHostContract(name: string, start: () => Promise<CarHostUnderTest>): void {
  describe(`${name} as a car host`, () => {
    let subject: CarHostUnderTest
    let count = 0
    beforeAll(async () => {
      subject = await start()
    })

    const people = () => ({ driver: anOrderTraveler('driver', subject.now), contacts: [] })
    const newKey = () => `contract-${++count}`
    const search = () => subject.host.search(subject.rental, callAt(subject.now))
    const aCar = async (): Promise<VehicleRental> => {
      const [rental] = await search()
      if (!rental) throw new Error('the host has no cars for the rental')
      return rental
    }
    /** Sells until there is none left. */
    const rentOut = async (rental: VehicleRental): Promise<string[]> => {
      const { sold, ended } = await sellOut(newKey, (key) =>
        subject.host.sell({ key, rental, ...people() }, callAt(subject.now)),
      )
      expect(ended).toBe('vehicleNotAvailable')
      return sold
    }
    const sameCar = (rental: VehicleRental) => (other: VehicleRental) =>
      JSON.stringify(choiceOf(other)) === JSON.stringify(choiceOf(rental))

    it('returns the same answer to the same search, the cheapest first, each car once', async () => {
      const rentals = await search()
      const totals = rentals.map((rental) => rentalTotals(rental).totalMinor)

      expect(rentals.length).toBeGreaterThan(0)
      expect(await search()).toEqual(rentals)
      expect(totals).toEqual([...totals].sort((a, b) => a - b))
      expect(new Set(rentals.map((rental) => JSON.stringify(choiceOf(rental)))).size).toBe(rentals.length)
    })

    it('quotes a car of the search at the price of the search', async () => {
      const rental = await aCar()

      expect(await subject.host.quote(subject.rental, choiceOf(rental), callAt(subject.now))).toEqual(rental)
    })

    it('refuses to quote a car that the vendor does not have', async () => {
      const choice = choiceOf(await aCar())

      expect(
        await refusal(
          subject.host.quote(subject.rental, { ...choice, rateCode: 'NONE' }, callAt(subject.now)),
        ),
      ).toBe('vehicleUnknown')
      expect(
        await refusal(
          subject.host.quote(subject.rental, { ...choice, vehicleClass: 'ZZZZ' }, callAt(subject.now)),
        ),
      ).toBe('vehicleUnknown')
    })

    it('sells once for each key, with any number of repeated and concurrent calls', async () => {
      const [rental, key] = [await aCar(), newKey()]
      const bookings = await Promise.all(
        [1, 2, 3].map(() => subject.host.sell({ key, rental, ...people() }, callAt(subject.now))),
      )

      expect(new Set(bookings.map(({ confirmation }) => confirmation)).size).toBe(1)
      expect(await subject.host.sell({ key, rental, ...people() }, callAt(subject.now))).toEqual(bookings[0])
      expect(await subject.host.findSale(key, callAt(subject.now))).toEqual(bookings[0])
    })

    it('finds nothing under a key that sold nothing', async () => {
      expect(await subject.host.findSale(newKey(), callAt(subject.now))).toBeUndefined()
    })

    it('runs out of a class, no longer offers it, and has it again when a sale is released', async () => {
      const rental = await aCar()
      const keys = await rentOut(rental)
      expect(keys.length).toBeGreaterThan(0)
      expect((await search()).some(sameCar(rental))).toBe(false)

      await subject.host.release(keys[0] ?? '', rental, callAt(subject.now))
      expect((await search()).some(sameCar(rental))).toBe(true)
      expect(await subject.host.findSale(keys[0] ?? '', callAt(subject.now))).toBeUndefined()
      for (const key of keys) await subject.host.release(key, rental, callAt(subject.now))
      expect((await rentOut(rental)).length).toBe(keys.length)
    })

    it('sells exactly as many as it has to concurrent buyers', async () => {
      const [first] = await search()
      if (!first) throw new Error('no car')
      const alone = await rentOut(first)
      for (const key of alone) await subject.host.release(key, first, callAt(subject.now))
      const outcomes = await Promise.all(
        Array.from({ length: alone.length + 10 }, () =>
          refusal(subject.host.sell({ key: newKey(), rental: first, ...people() }, callAt(subject.now))),
        ),
      )

      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(alone.length)
    })

    it('never sells under a key that was released, sold before or not', async () => {
      const [rental, key] = [await aCar(), newKey()]
      const first = await subject.host.release(key, rental, callAt(subject.now))

      expect(await refusal(subject.host.sell({ key, rental, ...people() }, callAt(subject.now)))).toBe(
        'vehicleNotAvailable',
      )
      expect(await subject.host.release(key, rental, callAt(subject.now))).toEqual(first)
    })
  })
}
