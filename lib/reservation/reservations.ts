import type { EpochMs } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import { updateFound } from '../kernel/update-item.ts'
import type { Reservation } from './reservation.ts'
import { asOf } from './reservation.ts'

export type Reservations = ReturnType<typeof reservationsOf>

/**
 * The reservations of one tenant. A locator leads to its reservation without an index: the reservation's id
 * is derived from it. Carriers' locators are small items of their own that name the reservation.
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
     * As it stands at the moment: without offers whose time limit has passed, whether that was written down
     * or not.
     */
    find,

    /** As it was last written, to write down what the clock did since. */
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
     * Changes the reservation as it stands at the moment, again when another commit changed it meanwhile; not
     * when `change` gives the same one.
     *
     * @returns undefined: it is not there
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
