import { type Flight, inventoryKey } from '../../kernel/flight.ts'
import { daysMs } from '../../kernel/instant.ts'
import type { Key, Store } from '../../kernel/store.ts'
import { changeHolds, type HeldItem, type Holds, withoutHold } from '../holds.ts'

/** The seat of one sale on one departure. */
interface Hold {
  /** `14C` */
  readonly seat: string
}

export type SeatInventory = ReturnType<typeof seatInventoryOver>

const keyOf = (flight: Flight): Key => ({
  partition: `SEAT#${flight.departure.date}`,
  sort: inventoryKey(flight),
})

const seatsIn = (holds: Holds<Hold>): Set<string> => new Set(Object.values(holds).map(({ seat }) => seat))

/** The seats of departures that sales of this service hold; a flight and its codeshares have the same ones. */
export function seatInventoryOver(store: Store) {
  const update = (flight: Flight, change: (holds: Holds<Hold>) => Holds<Hold> | undefined): Promise<void> =>
    changeHolds<Hold>(store, { key: keyOf(flight), deleteAfter: flight.arrivesAt + daysMs(7) }, change)

  return {
    async heldOn(flight: Flight): Promise<ReadonlySet<string>> {
      const item = await store.read<HeldItem<Hold>>('inventory', keyOf(flight))
      return seatsIn(item?.value.holds ?? {})
    },

    /**
     * Holds a seat for a sale; a no-op when the sale holds one already.
     *
     * @param isFree whether no one else has it, when so many are held
     * @returns false when another one has it
     */
    async hold(
      flight: Flight,
      { key, seat }: { readonly key: string; readonly seat: string },
      isFree: (held: ReadonlySet<string>) => boolean,
    ): Promise<boolean> {
      let isHeld = true
      await update(flight, (holds) => {
        isHeld = true
        if (holds[key]) return undefined
        const held = seatsIn(holds)
        isHeld = !held.has(seat) && isFree(held)
        return isHeld ? { ...holds, [key]: { seat } } : undefined
      })
      return isHeld
    },

    release: (flight: Flight, key: string): Promise<void> =>
      update(flight, (holds) => withoutHold(holds, key)),
  }
}
