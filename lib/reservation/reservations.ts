import type { EpochMs } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import { updateFound } from '../kernel/update-item.ts'
import type { Reservation } from './reservation.ts'
import { asOf } from './reservation.ts'

export type Reservations = ReturnType<typeof reservationsOf>

/**
 * The reservations of one tenant. No index by locator is needed: the reservation's id is derived from it.
 * Each carrier locator is a small item that refers to the reservation.
 */
export const reservationsOf = (store: Store, tenantId: string) => {
  const keyOf = (id: string) => `${tenantId}#${id}`
  const supplierKey = (locator: string) => `${tenantId}#supplier#${locator}`
  const findWritten = async (id: string): Promise<Reservation | undefined> => {
    const found = await store.read<Reservation>('reservations', keyOf(id))
    return found && { ...found.value, version: found.version }
  }
  const find = async (id: string, now: EpochMs): Promise<Reservation | undefined> => {
    const written = await findWritten(id)
    return written && asOf(written, now)
  }
  const save = async (reservation: Reservation): Promise<Reservation> => {
    await store.replace('reservations', keyOf(reservation.id), reservation, reservation.version)
    return { ...reservation, version: reservation.version + 1 }
  }
  return {
    /**
     * The current state: without offers whose ticketing time limit has passed, whether that is stored or not.
     */
    find,

    /** The stored state, to store what expired since then. */
    findWritten,

    async findIdBySupplierLocator(locator: string): Promise<string | undefined> {
      return (await store.read<{ reservationId: string }>('reservations', supplierKey(locator)))?.value
        .reservationId
    },

    async create(reservation: Reservation): Promise<void> {
      await store.create('reservations', keyOf(reservation.id), reservation)
    },

    /** @throws StaleItem when another commit changed it since it was read */
    save,

    /**
     * Changes the current state, and retries on a version conflict; writes nothing when `change` returns the
     * same object.
     *
     * @returns undefined: there is no such reservation
     */
    update: (
      id: string,
      now: EpochMs,
      change: (current: Reservation) => Reservation | Promise<Reservation>,
    ): Promise<Reservation | undefined> => updateFound(() => find(id, now), save, change),

    async indexBySupplierLocator(locator: string, reservationId: string): Promise<void> {
      await store.put('reservations', supplierKey(locator), { reservationId })
    },
  }
}
