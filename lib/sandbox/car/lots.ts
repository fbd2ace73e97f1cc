import type { VehicleRental } from '../../car/vehicle.ts'
import { addDays, daysMs } from '../../kernel/instant.ts'
import type { Key, Store } from '../../kernel/store.ts'
import type { Holds } from '../holds.ts'
import { changeHolds, withoutHold } from '../holds.ts'
import { fraction, hashText } from '../world/seed.ts'
import type { Station } from './stations.ts'
import type { VehicleClass } from './vehicles.ts'
import type { Vendor } from './vendors.ts'

/**
 * A car that is away from its station: from the date of pick-up to the one of return, on which it can go out
 * again.
 */
interface Hold {
  readonly from: string
  readonly to: string
}

/** Cars of one class of one station that were rented out here, in a month: by sale. */
interface Lot {
  readonly holds: Holds<Hold>
}

const fleetByTier = [30, 20, 12, 7, 4] as const

/**
 * Cars of a class at a station that others have left for us on a date: a function of the date alone, the same
 * for days of one week.
 */
export function carsOnLot(
  vendor: Vendor,
  station: Station,
  { acriss, share }: VehicleClass,
  date: string,
): number {
  const { tier } = station.airport
  const fleet = (fleetByTier[tier] ?? fleetByTier[4]) * share * (station.isAtAirport ? 1 : 0.35)
  const week = Math.floor(Date.parse(`${date}T00:00:00Z`) / daysMs(7))
  const rentedOut = 0.2 + 0.75 * fraction(hashText(`${vendor.code}${station.number}${acriss}`), week)
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
const keyOf = ({ vendor, pickUp, vehicle }: VehicleRental, month: string): Key => ({
  partition: partitionOf(pickUp.code, month),
  sort: sortOf(vendor.code, pickUp.number, vehicle.acriss),
})

const isAway = ({ from, to }: Hold, date: string): boolean => date === from || (date > from && date < to)
const awayOn = ({ holds }: Lot, date: string, except?: string): number =>
  Object.entries(holds).filter(([key, hold]) => key !== except && isAway(hold, date)).length

/** How many cars of a class a station has on its emptiest date of some. */
export interface CarsLeft {
  of(vendor: Vendor, station: Station, vehicle: VehicleClass): number
}

export type Lots = ReturnType<typeof lotsOver>

/** The cars that were rented out through this service: the only thing about fleets that is ever stored. */
export function lotsOver(store: Store, onLot: (rental: VehicleRental, date: string) => number) {
  const update = (
    rental: VehicleRental,
    month: string,
    change: (holds: Lot['holds']) => Lot['holds'] | undefined,
  ): Promise<void> =>
    changeHolds(store, keyOf(rental, month), Date.parse(`${month}-01T00:00:00Z`) + daysMs(40), change)

  return {
    /**
     * Takes a car for a sale, month by month. @returns false when a date has none left; then what was taken
     * must be given back
     */
    async take(rental: VehicleRental, key: string): Promise<boolean> {
      const dates = datesOf(rental)
      const hold = { from: rental.pickUp.date, to: rental.dropOff.date }
      let isTaken = true
      for (const month of monthsOf(dates)) {
        await update(rental, month, (holds) => {
          if (holds[key]) return undefined
          isTaken = dates
            .filter((date) => monthOf(date) === month)
            .every((date) => onLot(rental, date) > awayOn({ holds }, date))
          return isTaken ? { ...holds, [key]: hold } : undefined
        })
        if (!isTaken) return false
      }
      return true
    },

    async giveBack(rental: VehicleRental, key: string): Promise<void> {
      for (const month of monthsOf(datesOf(rental))) {
        await update(rental, month, (holds) => withoutHold(holds, key))
      }
    },

    /** Reads once what is away at some stations on some dates. */
    async leftOn(codes: readonly string[], dates: readonly string[]): Promise<CarsLeft> {
      const partitions = [...new Set(codes)].flatMap((code) =>
        monthsOf(dates).map((month) => partitionOf(code, month)),
      )
      const rows = (
        await Promise.all(partitions.map((partition) => store.list<Lot>('inventory', partition)))
      ).flat()
      const lots = Map.groupBy(rows, ({ sort }) => sort)
      return {
        of(vendor, station, vehicle) {
          const ofClass = lots.get(sortOf(vendor.code, station.number, vehicle.acriss)) ?? []
          const away = (date: string): number =>
            ofClass.reduce((most, { value }) => Math.max(most, awayOn(value, date)), 0)
          return Math.min(...dates.map((date) => carsOnLot(vendor, station, vehicle, date) - away(date)))
        },
      }
    },
  }
}
