import type { EpochMs } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import type { Store } from '../kernel/store.ts'
import { updateFound, updateItem } from '../kernel/update-item.ts'
import type { Reservation } from './reservation.ts'
import { asOf } from './reservation.ts'

export type Reservations = ReturnType<typeof reservationsOf>

/** A reservation that has, or had, a name of a supplier. */
interface NamedReservation {
  readonly reservationId: string
  readonly bookedAt: EpochMs
}

/**
 * The reservations of one tenant. No index by locator is needed: the reservation's id is derived from it.
 * Each locator of a supplier is a small item that lists the reservations: suppliers give the same one again.
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

    /** Ids of the reservations with a supplier's locator, the latest booking first. */
    async findIdsBySupplierLocator(locator: string): Promise<readonly string[]> {
      const found = await store.read<readonly NamedReservation[]>('reservations', supplierKey(locator))
      return (found?.value ?? []).map(({ reservationId }) => reservationId)
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

    /** Notes a supplier's locator of a reservation, beside other reservations that have the same one. */
    async indexBySupplierLocator(locator: string, reservationId: string, bookedAt: EpochMs): Promise<void> {
      await updateItem<readonly NamedReservation[]>(store, {
        table: 'reservations',
        key: supplierKey(locator),
        change: (named = []) =>
          named.some((one) => one.reservationId === reservationId)
            ? undefined
            : [...named, { reservationId, bookedAt }]
                .toSorted((a, b) => b.bookedAt - a.bookedAt)
                .slice(0, counts.reservationsPerSupplierLocator),
      })
    },
  }
}
