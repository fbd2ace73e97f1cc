import { createHash } from 'node:crypto'
import type { EpochMs } from '../kernel/instant.ts'
import { epochSeconds } from '../kernel/instant.ts'
import { counts, lifetimes } from '../kernel/limits.ts'
import type { Store } from '../kernel/store.ts'
import { updateItem } from '../kernel/update-item.ts'

export type HotelGuests = ReturnType<typeof hotelGuestsOf>

interface Bookings {
  readonly workbenchIds: readonly string[]
}

/**
 * The workbenches in which each guest of a tenant was booked, the latest first: Sync Reservation finds the
 * original booking by the guest's e-mail address or name. Both are kept as hashes only.
 */
export const hotelGuestsOf = (store: Store, tenantId: string) => {
  const keyOf = (guest: string): string => {
    const name = `${tenantId}#${guest.trim().toLowerCase()}`
    return `${tenantId}#hotelGuest#${createHash('sha256').update(name).digest('base64url')}`
  }
  return {
    /** @param guest an e-mail address or a name */
    async note(guest: string, workbenchId: string, at: EpochMs): Promise<void> {
      await updateItem<Bookings>(store, {
        table: 'workbenches',
        key: keyOf(guest),
        options: { deleteAfterEpochSec: epochSeconds(at + lifetimes.outcomeMs) },
        change: ({ workbenchIds } = { workbenchIds: [] }) => ({
          workbenchIds: [workbenchId, ...workbenchIds.filter((id) => id !== workbenchId)].slice(
            0,
            counts.bookingsPerGuest,
          ),
        }),
      })
    },

    async find(guest: string): Promise<readonly string[]> {
      return (await store.read<Bookings>('workbenches', keyOf(guest)))?.value.workbenchIds ?? []
    },
  }
}
