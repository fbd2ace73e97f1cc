import { setTimeout as pause } from 'node:timers/promises'
import type { Flight } from '../../../domain/flight.ts'
import { inventoryKey } from '../../../domain/flight.ts'
import type { EpochMs } from '../../../domain/instant.ts'
import { daysMs, epochSeconds } from '../../../domain/instant.ts'
import type { Key, Store } from '../../../repositories/store.ts'
import { StaleItem } from '../../../repositories/store.ts'
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
  readonly holds: Readonly<Record<string, Hold>>
}

type SeatsByClass = Readonly<Record<string, number>>

/** Seats left in a class of a departure, when so many were sold by class. */
export type SeatsLeft = (flight: Flight, bookingClass: string, sold: SeatsByClass) => number

const attempts = 200

const keyOf = (flight: Flight): Key => ({ partition: flight.departure.date, sort: inventoryKey(flight) })

const isLive = ({ until }: Hold, now: EpochMs): boolean => until === undefined || now < until

function soldIn({ holds }: Departure, now: EpochMs, except?: string): SeatsByClass {
  const sold: Record<string, number> = {}
  for (const [key, hold] of Object.entries(holds)) {
    if (key !== except && isLive(hold, now)) sold[hold.bookingClass] = (sold[hold.bookingClass] ?? 0) + hold.seats
  }
  return sold
}

export type Inventory = ReturnType<typeof inventoryOver>

/** The seats of all departures that anybody bought something on. A hold past its time limit counts no more, whether it was cleared or not. */
export function inventoryOver(store: Store, seatsLeft: SeatsLeft) {
  /** Reads, decides and writes until nobody came between. @param change the new holds; undefined: nothing to change */
  async function update(flight: Flight, now: EpochMs, change: (departure: Departure) => Departure['holds'] | undefined): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const found = await store.read<Departure>('inventory', keyOf(flight))
      const holds = change(found?.value ?? { holds: {} })
      if (!holds) return
      const live = Object.fromEntries(Object.entries(holds).filter(([, hold]) => isLive(hold, now)))
      const options = { deleteAfterEpochSec: epochSeconds(flight.arrivesAt + daysMs(7)) }
      try {
        if (found) await store.replace('inventory', keyOf(flight), { holds: live }, found.version, options)
        else await store.create('inventory', keyOf(flight), { holds: live }, options)
        return
      } catch (error) {
        if (!(error instanceof StaleItem) || attempt === attempts) throw error
        await pause(Math.random() * Math.min(attempt * 2, 50))
      }
    }
  }

  return {
    /** Takes seats for a sale, or changes until when it holds them. @returns false when the class has not enough */
    async take(flight: Flight, key: string, hold: Hold, now: EpochMs): Promise<boolean> {
      let isTaken = true
      await update(flight, now, (departure) => {
        const held = departure.holds[key]
        if (held && isLive(held, now) && held.until === hold.until) return undefined
        const isHeld = held !== undefined && isLive(held, now)
        isTaken = isHeld || seatsLeft(flight, hold.bookingClass, soldIn(departure, now, key)) >= hold.seats
        return isTaken ? { ...departure.holds, [key]: hold } : undefined
      })
      return isTaken
    },

    /** Puts the seats of a sale back on sale. */
    async giveBack(flight: Flight, key: string, now: EpochMs): Promise<void> {
      await update(flight, now, ({ holds }) => {
        if (!holds[key]) return undefined
        const { [key]: _, ...others } = holds
        return others
      })
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
