import { type Flight, inventoryKey } from '../../../kernel/flight.ts'
import type { EpochMs } from '../../../kernel/instant.ts'
import type { Key, Store, StoredItem } from '../../../kernel/store.ts'
import { keptUntil, type SeatsByClass } from './departure-numbers.ts'

/** Seats of one sale on one departure. */
export interface Hold {
  readonly bookingClass: string
  readonly seats: number
  /** Absent once ticketed: the seats are firm. */
  readonly until?: EpochMs
}

/** A hold with the class of the operating carrier that its seats are taken from. */
export interface CountedHold extends Hold {
  readonly operatingClass: string
}

/**
 * What a sale has of a departure: seats that are held, seats whose time limit passed and that were put back on sale, or none any
 * more. `change` names the last change of the numbers of the departure that was made for it.
 */
export type SeatHold = { readonly change: string } & (
  | (CountedHold & { readonly status: 'held' | 'lapsed' })
  | { readonly status: 'none' }
)

/** Whether the seats are held at a moment; those that lapsed still are at an earlier one. */
export const isLive = ({ until }: Hold, now: EpochMs): boolean => until === undefined || now < until

/** The hold of a sale that has seats at a moment. */
export const liveHold = (hold: SeatHold | undefined, now: EpochMs) =>
  hold && hold.status !== 'none' && isLive(hold, now) ? hold : undefined

const holdsOf = (departure: string): string => `HOLD#${departure}`
const dueOf = (departure: string): string => `DUE#${departure}`

/** Moments in the order of their text. */
const momentText = (moment: EpochMs): string => String(moment).padStart(15, '0')

/** A hold that may have run out. */
interface DueHold {
  readonly saleKey: string
  readonly until: EpochMs
}

const dueKey = (flight: Flight, { saleKey, until }: DueHold): Key => ({
  partition: dueOf(inventoryKey(flight)),
  sort: `${momentText(until)}#${saleKey}`,
})

const dueHolds = (store: Store, departure: string, { now, count }: { now: EpochMs; count: number }) =>
  store.listLast<DueHold>('inventory', dueOf(departure), { upTo: `${momentText(now)}~`, count })

const manyAtOnce = 25

/** Holds of departures: a row for each sale, and a note for each that ends, by when. */
export function seatHoldsOver(store: Store) {
  const keyOf = (flight: Flight, saleKey: string): Key => ({
    partition: holdsOf(inventoryKey(flight)),
    sort: saleKey,
  })
  return {
    read: (flight: Flight, saleKey: string): Promise<StoredItem<SeatHold> | undefined> =>
      store.read<SeatHold>('inventory', keyOf(flight, saleKey)),

    /** @throws StaleItem when another request changed the hold since it was read */
    async write(
      flight: Flight,
      saleKey: string,
      { hold, former }: { readonly hold: SeatHold; readonly former: StoredItem<SeatHold> | undefined },
    ): Promise<void> {
      const key = keyOf(flight, saleKey)
      if (former) await store.replace('inventory', key, hold, former.version, keptUntil(flight))
      else await store.create('inventory', key, hold, keptUntil(flight))
    },

    noteDue: (flight: Flight, due: DueHold): Promise<void> =>
      store.put('inventory', dueKey(flight, due), due, keptUntil(flight)),

    forgetDue: (flight: Flight, due: DueHold): Promise<void> =>
      store.remove('inventory', dueKey(flight, due)),

    /** Some of the holds that may have run out. */
    dueAt: async (flight: Flight, now: EpochMs): Promise<readonly DueHold[]> =>
      (await dueHolds(store, inventoryKey(flight), { now, count: manyAtOnce })).map(({ value }) => value),
  }
}

/** Whether a hold of a departure may have run out. @param departure `inventoryKey` */
export const hasDue = async (store: Store, departure: string, now: EpochMs): Promise<boolean> =>
  (await dueHolds(store, departure, { now, count: 1 })).length > 0

/** All holds of a departure, of live and of earlier sales. @param departure `inventoryKey` */
export const allHolds = async (store: Store, departure: string) =>
  (await store.list<SeatHold>('inventory', holdsOf(departure))).map(({ sort, value }) => ({
    saleKey: sort,
    hold: value,
  }))

/** Seats by class of the operating carrier. */
export function seatsByClass(holds: readonly CountedHold[]): SeatsByClass {
  const seats: Record<string, number> = {}
  for (const { operatingClass, seats: count } of holds)
    seats[operatingClass] = (seats[operatingClass] ?? 0) + count
  return seats
}
