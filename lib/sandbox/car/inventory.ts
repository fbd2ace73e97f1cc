import type { VehicleRental } from '../../car/vehicle.ts'
import { addDays, daysMs } from '../../kernel/instant.ts'
import type { Key, Store } from '../../kernel/store.ts'
import { changeHolds, type HeldItem, type Holds, withoutHold } from '../holds.ts'
import { fraction, hashText } from '../world/seed.ts'
import type { RentalLocation } from './rental-locations.ts'
import { namesIn } from './rental-ref.ts'
import type { VehicleClass } from './vehicles.ts'
import type { Vendor } from './vendors.ts'

/**
 * A car that is rented out: from the date of pick-up to the date of return, on which it can be rented out
 * again. One item holds the cars of one class of one location in one month, by sale.
 */
interface Hold {
  readonly from: string
  readonly to: string
}

const fleetByTier = [30, 20, 12, 7, 4] as const

/**
 * Cars of a class that this service may rent out at a location on a date: a function of the date alone, the
 * same for all days of a week.
 */
export function carAllotment(
  vendor: Vendor,
  location: RentalLocation,
  { acriss, share }: VehicleClass,
  date: string,
): number {
  const { tier } = location.airport
  const fleet = (fleetByTier[tier] ?? fleetByTier[4]) * share * (location.isAtAirport ? 1 : 0.35)
  const week = Math.floor(Date.parse(`${date}T00:00:00Z`) / daysMs(7))
  const rentedOut = 0.2 + 0.75 * fraction(hashText(`${vendor.code}${location.number}${acriss}`), week)
  return Math.round(Math.max(1, fleet) * (1 - rentedOut))
}

/** Dates on which a rental keeps its car; a rental within one day keeps it that day. */
export function datesOf({ pickUp, dropOff }: Pick<VehicleRental, 'pickUp' | 'dropOff'>): string[] {
  const dates = [pickUp.date]
  for (let date = addDays(pickUp.date, 1); date < dropOff.date; date = addDays(date, 1)) dates.push(date)
  return dates
}

const monthOf = (date: string): string => date.slice(0, 7)
const monthsOf = (dates: readonly string[]): string[] => [...new Set(dates.map(monthOf))]

const partitionOf = (code: string, month: string): string => `CAR#${code}#${month}`
const sortOf = (vendor: string, number: string, acriss: string): string => `${vendor}#${number}#${acriss}`
const keyOf = ({ ref, pickUp }: VehicleRental, month: string): Key => {
  const { vendor, pickUpNumber, acriss } = namesIn(ref)
  return { partition: partitionOf(pickUp.code, month), sort: sortOf(vendor, pickUpNumber, acriss) }
}

const isRentedOut = ({ from, to }: Hold, date: string): boolean => date === from || (date > from && date < to)
const rentedOutOn = (holds: Holds<Hold>, date: string): number =>
  Object.values(holds).filter((hold) => isRentedOut(hold, date)).length

/** The least number of cars of a class that a location has on any of some dates. */
export type CarsLeft = (vendor: Vendor, location: RentalLocation, vehicle: VehicleClass) => number

export type CarInventory = ReturnType<typeof carInventoryOver>

/** The cars that were rented out through this service: the only thing about fleets that is ever stored. */
export function carInventoryOver(store: Store, allotment: (rental: VehicleRental, date: string) => number) {
  const update = (
    rental: VehicleRental,
    month: string,
    change: (holds: Holds<Hold>) => Holds<Hold> | undefined,
  ): Promise<void> => {
    const deleteAfter = Date.parse(`${month}-01T00:00:00Z`) + daysMs(40)
    return changeHolds(store, { key: keyOf(rental, month), deleteAfter }, change)
  }

  return {
    /**
     * Holds a car for a sale, month by month.
     *
     * @returns false when a date has none left; what is held in other months must then be released
     */
    async hold(rental: VehicleRental, key: string): Promise<boolean> {
      const dates = datesOf(rental)
      const hold = { from: rental.pickUp.date, to: rental.dropOff.date }
      for (const month of monthsOf(dates)) {
        let hasCar = true
        await update(rental, month, (holds) => {
          if (holds[key]) return undefined
          hasCar = dates
            .filter((date) => monthOf(date) === month)
            .every((date) => allotment(rental, date) > rentedOutOn(holds, date))
          return hasCar ? { ...holds, [key]: hold } : undefined
        })
        if (!hasCar) return false
      }
      return true
    },

    async release(rental: VehicleRental, key: string): Promise<void> {
      for (const month of monthsOf(datesOf(rental)))
        await update(rental, month, (holds) => withoutHold(holds, key))
    },

    /** Reads once what is rented out at some locations on some dates. */
    async leftOn(codes: readonly string[], dates: readonly string[]): Promise<CarsLeft> {
      const partitions = [...new Set(codes)].flatMap((code) =>
        monthsOf(dates).map((month) => partitionOf(code, month)),
      )
      const items = await Promise.all(
        partitions.map((partition) =>
          store.list<HeldItem<Hold>>('inventory', partition, { consistent: false }),
        ),
      )
      const byClass = Map.groupBy(items.flat(), ({ sort }) => sort)
      return (vendor, location, vehicle) => {
        const months = byClass.get(sortOf(vendor.code, location.number, vehicle.acriss)) ?? []
        const rentedOut = (date: string): number =>
          months.reduce((most, { value }) => Math.max(most, rentedOutOn(value.holds, date)), 0)
        return Math.min(
          ...dates.map((date) => carAllotment(vendor, location, vehicle, date) - rentedOut(date)),
        )
      }
    },
  }
}
