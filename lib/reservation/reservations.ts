import type { EpochMs } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
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
  return {
    /**
     * As it stands at the moment: without offers whose time limit has passed, whether that was written down
     * or not.
     */
    async find(id: string, now: EpochMs): Promise<Reservation | undefined> {
      const found = await store.read<Reservation>('reservations', keyOf(id))
      return found && asOf({ ...found.value, version: found.version }, now)
    },

    /** As it was last written, for who writes down what the clock did since. */
    async findWritten(id: string): Promise<Reservation | undefined> {
      const found = await store.read<Reservation>('reservations', keyOf(id))
      return found && { ...found.value, version: found.version }
    },

    async findIdBySupplierLocator(locator: string): Promise<string | undefined> {
      return (await store.read<{ reservationId: string }>('reservations', supplierKey(locator)))?.value
        .reservationId
    },

    async create(reservation: Reservation): Promise<void> {
      await store.create('reservations', keyOf(reservation.id), reservation)
    },

    /** @throws StaleItem when another commit changed it since it was read */
    async save(reservation: Reservation): Promise<void> {
      await store.replace('reservations', keyOf(reservation.id), reservation, reservation.version)
    },

    async nameBySupplierLocator(locator: string, reservationId: string): Promise<void> {
      await store.put('reservations', supplierKey(locator), { reservationId })
    },
  }
}
