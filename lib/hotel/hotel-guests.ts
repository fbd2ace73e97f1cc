import { createHash } from 'node:crypto'
import type { EpochMs } from '../kernel/instant.ts'
import { counts, lifetimes } from '../kernel/limits.ts'
import { recentsOf } from '../kernel/recents.ts'
import type { Store } from '../kernel/store.ts'

export type HotelGuests = ReturnType<typeof hotelGuestsOf>

/**
 * The workbenches in which each guest of a tenant was booked: Sync Reservation finds the original booking by
 * the guest's e-mail address or name. Both are kept as hashes only.
 */
export const hotelGuestsOf = (store: Store, tenantId: string) => {
  const recents = recentsOf(store, tenantId, 'hotelGuest')
  const subjectOf = (guest: string): string =>
    createHash('sha256').update(`${tenantId}#${guest.trim().toLowerCase()}`).digest('base64url')
  return {
    /** @param guests e-mail addresses and names */
    async note(guests: readonly string[], workbenchId: string, at: EpochMs): Promise<void> {
      const until = at + lifetimes.unresolvedMs
      const subjects = new Set(guests.map(subjectOf))
      await Promise.all([...subjects].map((subject) => recents.note(subject, workbenchId, { at, until })))
    },

    /** The latest bookings first. */
    find: (guest: string, now: EpochMs): Promise<readonly string[]> =>
      recents.find(subjectOf(guest), now, counts.bookingsPerGuest),
  }
}
