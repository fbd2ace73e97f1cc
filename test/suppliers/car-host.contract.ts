import { beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { type RentalSearch, rentalTotals, type VehicleRental } from '../../lib/car/vehicle.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import type { CarBooking, CarHost, CarSellOrder } from '../../lib/suppliers/car-host.ts'
import { callAt } from '../support/supplier-call.ts'
import { anOrderTraveler } from './people.ts'
import { purchasesOf } from './purchases.ts'
import { refusal } from './refusal.ts'

export interface CarHostUnderTest {
  readonly host: CarHost
  readonly now: EpochMs
  /** A rental for which the host has cars, free of charge to cancel. */
  readonly rental: RentalSearch
  /** Begins the keys of the sales; a live supplier needs another one for every run. */
  readonly run?: string
}

/** A car sold under a key. */
export interface BoughtCar {
  readonly order: CarSellOrder
  readonly booking: CarBooking
}

/** What the suites of cars do with the host. */
export function carBuyer({ host, now, rental, run = 'contract' }: CarHostUnderTest) {
  const call = callAt(now)
  const people = { driver: anOrderTraveler('driver', now), contacts: [] }
  let sales = 0
  const newKey = () => `${run}-${++sales}`
  const search = () => host.search(rental, call)
  return {
    call,
    newKey,
    search,

    /** The cheapest car that the host has. */
    async aCar(): Promise<VehicleRental> {
      const [found] = await search()
      if (!found) throw new Error('the host has no cars for the rental')
      return host.quote(rental, found.ref, call)
    },

    orderFor: (car: VehicleRental, key = newKey()): CarSellOrder => ({ key, rental: car, ...people }),

    sell: async (order: CarSellOrder): Promise<BoughtCar> => ({
      order,
      booking: await host.sell(order, call),
    }),

    giveBack: ({ order }: BoughtCar) => host.release(order.key, order.rental, call),
  }
}

/**
 * The contract of every supplier of rental cars. An adapter calls this with itself; nothing here knows the sandbox. The
 * tests depend on no order, and give back what they buy.
 *
 * @param budget cars that the suite may buy
 */
export function carHostContract(name: string, start: () => Promise<CarHostUnderTest>, budget = 8): void {
  describe(`${name} as a car host`, () => {
    let subject: CarHostUnderTest
    let buyer: ReturnType<typeof carBuyer>
    const purchases = purchasesOf<BoughtCar>(budget, (bought) => buyer.giveBack(bought))
    beforeAll(async () => {
      subject = await start()
      buyer = carBuyer(subject)
    })

    const buy = async (skip: TestContext['skip']) => {
      const order = buyer.orderFor(await buyer.aCar())
      return purchases.buy(skip, () => buyer.sell(order))
    }

    it('offers cars under its name, each with a reference of its own, the cheapest first', async () => {
      const rentals = await buyer.search()
      const byCurrency = Map.groupBy(rentals, ({ currency }) => currency)

      expect(rentals.length).toBeGreaterThan(0)
      expect(new Set(rentals.map(({ supplier }) => supplier))).toEqual(new Set([subject.host.supplier]))
      expect(new Set(rentals.map(({ ref }) => ref)).size).toBe(rentals.length)
      for (const ofCurrency of byCurrency.values()) {
        const totals = ofCurrency.map(({ totalMinor }) => totalMinor)
        expect(totals).toEqual([...totals].sort((a, b) => a - b))
      }
    })

    it('offers cars for the requested places and times; the parts of the price that it tells add up', async () => {
      const { pickUp, dropOff } = subject.rental

      for (const car of await buyer.search()) {
        const { baseMinor, taxesMinor, feesMinor, totalMinor } = rentalTotals(car)
        expect([car.pickUp.date, car.pickUp.time]).toEqual([pickUp.date, pickUp.time])
        expect([car.dropOff.date, car.dropOff.time]).toEqual([dropOff.date, dropOff.time])
        expect(car.dropOff.at).toBeGreaterThan(car.pickUp.at)
        expect(car.vehicle.acriss).toMatch(/^[A-Z]{4}$/)
        expect(totalMinor).toBeGreaterThan(0)
        if (baseMinor !== undefined && taxesMinor !== undefined && feesMinor !== undefined)
          expect(baseMinor + taxesMinor + feesMinor).toBe(totalMinor)
      }
    })

    it('quotes the same car by its reference, as often as it is asked', async () => {
      const [found] = await buyer.search()
      if (!found) throw new Error('the host has no cars for the rental')
      const quotes = await Promise.all(
        [1, 2].map(() => subject.host.quote(subject.rental, found.ref, buyer.call)),
      )

      for (const { vendor, vehicle, totalMinor, currency } of quotes)
        expect({ vendor, vehicle, currency, totalMinor }).toEqual({
          vendor: found.vendor,
          vehicle: found.vehicle,
          currency: found.currency,
          totalMinor: quotes[0]?.totalMinor,
        })
    })

    it('refuses to quote a reference that it never gave out', async () => {
      expect(await refusal(subject.host.quote(subject.rental, 'never', buyer.call))).toBe('vehicleUnknown')
    })

    it('sells once for each key, with any number of repeated and concurrent calls', async ({ skip }) => {
      const { order, booking } = await buy(skip)
      const again = await Promise.all([1, 2].map(() => subject.host.sell(order, buyer.call)))

      expect(booking.confirmation).not.toBe('')
      expect(again).toEqual([booking, booking])
      expect(await subject.host.findSale(order.key, buyer.call)).toEqual(booking)
    })

    it('finds nothing under a key that sold nothing, nor after a release', async ({ skip }) => {
      const { order } = await buy(skip)
      await subject.host.release(order.key, order.rental, buyer.call)

      expect(await subject.host.findSale(order.key, buyer.call)).toBeUndefined()
      expect(await subject.host.findSale(buyer.newKey(), buyer.call)).toBeUndefined()
    })

    it('releases once: a repetition returns the same number', async ({ skip }) => {
      const { order } = await buy(skip)
      const first = await subject.host.release(order.key, order.rental, buyer.call)

      expect(first.cancellation).not.toBe('')
      expect(await subject.host.release(order.key, order.rental, buyer.call)).toEqual(first)
    })

    it('never sells under a key that was released, sold before or not', async ({ skip }) => {
      const { order } = await buy(skip)
      const never = buyer.orderFor(order.rental)
      for (const { key, rental } of [order, never]) await subject.host.release(key, rental, buyer.call)

      expect(await refusal(subject.host.sell(order, buyer.call))).toBe('vehicleNotAvailable')
      expect(await refusal(subject.host.sell(never, buyer.call))).toBe('vehicleNotAvailable')
    })
  })
}
