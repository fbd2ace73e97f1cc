import type { Flight } from '../../kernel/flight.ts'
import { inventoryKey } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { daysMs } from '../../kernel/instant.ts'
import type { Key, Store } from '../../kernel/store.ts'
import type { Holds } from '../holds.ts'
import { changeHolds, withoutHold } from '../holds.ts'
import type { SoldSeats } from './sold-seats.ts'

/** Seats of one sale on one departure. */
interface Hold {
  readonly bookingClass: string
  readonly seats: number
  /** Absent once ticketed: the seats are firm. */
  readonly until?: EpochMs
}

/** One departure: who holds which seats, by sale. Seats that nobody holds are on sale. */
interface Departure {
  readonly holds: Holds<Hold>
}

type SeatsByClass = Readonly<Record<string, number>>

/** Seats left in a class of a departure, when so many were sold by class. */
export type SeatsLeft = (flight: Flight, bookingClass: string, sold: SeatsByClass) => number

const keyOf = (flight: Flight): Key => ({ partition: flight.departure.date, sort: inventoryKey(flight) })

const isLive = ({ until }: Hold, now: EpochMs): boolean => until === undefined || now < until

function soldIn({ holds }: Departure, now: EpochMs, except?: string): SeatsByClass {
  const sold: Record<string, number> = {}
  for (const [key, hold] of Object.entries(holds)) {
    if (key !== except && isLive(hold, now))
      sold[hold.bookingClass] = (sold[hold.bookingClass] ?? 0) + hold.seats
  }
  return sold
}

export type Inventory = ReturnType<typeof inventoryOver>

/**
 * The seats of all departures that anybody bought something on. A hold past its time limit counts no more,
 * whether it was cleared or not.
 */
export function inventoryOver(store: Store, seatsLeft: SeatsLeft) {
  /** Holds past their time limit are cleared on the way. */
  const update = (
    flight: Flight,
    now: EpochMs,
    change: (holds: Departure['holds']) => Departure['holds'] | undefined,
  ): Promise<void> =>
    changeHolds<Hold>(store, keyOf(flight), flight.arrivesAt + daysMs(7), (found) => {
      const holds = change(found)
      return holds && Object.fromEntries(Object.entries(holds).filter(([, hold]) => isLive(hold, now)))
    })

  return {
    /**
     * Takes seats for a sale, or changes until when it holds them. @returns false when the class has not
     * enough
     */
    async take(flight: Flight, key: string, hold: Hold, now: EpochMs): Promise<boolean> {
      let isTaken = true
      await update(flight, now, (holds) => {
        const held = holds[key]
        // How many seats a sale holds is settled when it is made or divided.
        if (held && isLive(held, now))
          return held.until === hold.until ? undefined : { ...holds, [key]: { ...hold, seats: held.seats } }
        isTaken = seatsLeft(flight, hold.bookingClass, soldIn({ holds }, now, key)) >= hold.seats
        return isTaken ? { ...holds, [key]: hold } : undefined
      })
      return isTaken
    },

    /**
     * Hands seats of a sale over to a new one. A no-op when that was done, or the sale holds none any more.
     */
    async handOver(
      flight: Flight,
      {
        from,
        to,
        kept,
        handed,
      }: { readonly from: string; readonly to: string; readonly kept: number; readonly handed: number },
      now: EpochMs,
    ): Promise<void> {
      await update(flight, now, (holds) => {
        const held = holds[from]
        if (!held || !isLive(held, now) || held.seats <= kept) return undefined
        return { ...holds, [from]: { ...held, seats: kept }, [to]: { ...held, seats: handed } }
      })
    },

    /** Makes the seats of a sale those of another one, at once. A no-op when the sale holds none. */
    async move(
      flight: Flight,
      { from, to }: { readonly from: string; readonly to: string },
      now: EpochMs,
    ): Promise<void> {
      await update(flight, now, (holds) => {
        const { [from]: held, ...others } = holds
        return held && isLive(held, now) ? { ...others, [to]: held } : undefined
      })
    },

    /** Puts the seats of a sale back on sale. */
    async giveBack(flight: Flight, key: string, now: EpochMs): Promise<void> {
      await update(flight, now, (holds) => withoutHold(holds, key))
    },
  }
}

/** What the shopping side needs to know of sold seats. */
export const soldSeatsOver = (store: Store): SoldSeats => ({
  async soldOn(date, now) {
    const departures = await store.list<Departure>('inventory', date)
    return new Map(departures.map(({ sort, value }) => [sort, soldIn(value, now)]))
  },
})
