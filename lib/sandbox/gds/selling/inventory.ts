import type { Flight } from '../../../kernel/flight.ts'
import { inventoryKey } from '../../../kernel/flight.ts'
import type { EpochMs } from '../../../kernel/instant.ts'
import { daysMs } from '../../../kernel/instant.ts'
import type { Store } from '../../../kernel/store.ts'
import { changeHolds, type HeldItem, type Holds, withoutHold } from '../../holds.ts'
import { operatingClass } from '../../world/fares/operating-class.ts'
import type { SoldSeats } from './sold-seats.ts'

/** Seats of one sale on one departure. */
interface Hold {
  readonly bookingClass: string
  readonly seats: number
  /** Absent once ticketed: the seats are firm. */
  readonly until?: EpochMs
}

/** A hold with the class of the operating carrier that its seats are taken from. */
interface CountedHold extends Hold {
  readonly operatingClass: string
}

type SeatsByClass = Readonly<Record<string, number>>

/** Seats left in a class of the operating carrier of a departure, when so many were sold by class. */
export type SeatsLeft = (flight: Flight, bookingClass: string, sold: SeatsByClass) => number

const isLive = ({ until }: Hold, now: EpochMs): boolean => until === undefined || now < until

/** Seats held by booking class of the operating carrier. @param except a sale whose seats do not count */
function soldIn(holds: Holds<CountedHold>, now: EpochMs, except?: string): SeatsByClass {
  const sold: Record<string, number> = {}
  for (const [key, hold] of Object.entries(holds)) {
    if (key !== except && isLive(hold, now))
      sold[hold.operatingClass] = (sold[hold.operatingClass] ?? 0) + hold.seats
  }
  return sold
}

export type Inventory = ReturnType<typeof inventoryOver>

/**
 * The seats of all departures on which something was sold. A hold past its time limit does not count, but it
 * stays until it is released, as the expiry of holds does: for a request at an earlier time it is still live.
 */
export function inventoryOver(store: Store, seatsLeft: SeatsLeft) {
  const update = (
    flight: Flight,
    change: (holds: Holds<CountedHold>) => Holds<CountedHold> | undefined,
  ): Promise<void> => {
    const key = { partition: flight.departure.date, sort: inventoryKey(flight) }
    return changeHolds<CountedHold>(store, { key, deleteAfter: flight.arrivesAt + daysMs(7) }, change)
  }

  return {
    /**
     * Holds seats for a sale, or changes until when it holds them.
     *
     * @returns false when the class has not enough
     */
    async hold(
      flight: Flight,
      { key, hold }: { readonly key: string; readonly hold: Hold },
      now: EpochMs,
    ): Promise<boolean> {
      let hasSeats = true
      const counted = { ...hold, operatingClass: operatingClass(flight, hold.bookingClass) }
      await update(flight, (holds) => {
        const held = holds[key]
        // How many seats a sale holds is settled when it is made or divided.
        if (held && isLive(held, now))
          return held.until === hold.until
            ? undefined
            : { ...holds, [key]: { ...counted, seats: held.seats } }
        hasSeats = seatsLeft(flight, counted.operatingClass, soldIn(holds, now, key)) >= hold.seats
        return hasSeats ? { ...holds, [key]: counted } : undefined
      })
      return hasSeats
    },

    /** Moves some seats of a sale to a new one. A no-op when that was done, or the sale holds none any more. */
    async split(flight: Flight, { from, to, seatsKept, seatsMoved }: SeatSplit, now: EpochMs): Promise<void> {
      await update(flight, (holds) => {
        const held = holds[from]
        if (!held || !isLive(held, now) || held.seats <= seatsKept) return undefined
        return { ...holds, [from]: { ...held, seats: seatsKept }, [to]: { ...held, seats: seatsMoved } }
      })
    },

    /** Moves all seats of a sale to another one. A no-op when the sale holds none. */
    async transfer(
      flight: Flight,
      { from, to }: { readonly from: string; readonly to: string },
      now: EpochMs,
    ): Promise<void> {
      await update(flight, (holds) => {
        const { [from]: held, ...others } = holds
        return held && isLive(held, now) ? { ...others, [to]: held } : undefined
      })
    },

    /** Puts the seats of a sale back on sale. */
    async release(flight: Flight, key: string): Promise<void> {
      await update(flight, (holds) => withoutHold(holds, key))
    },
  }
}

/** Seats of a flight that move from one sale to a new one. */
interface SeatSplit {
  readonly from: string
  readonly to: string
  readonly seatsKept: number
  readonly seatsMoved: number
}

/** What shopping needs to know of sold seats. @param except a sale whose seats do not count: it may change its flights */
export const soldSeatsOver = (store: Store, except?: string): SoldSeats => ({
  async soldOn(date, now) {
    const departures = await store.list<HeldItem<CountedHold>>('inventory', date)
    return new Map(departures.map(({ sort, value }) => [sort, soldIn(value.holds, now, except)]))
  },
})
