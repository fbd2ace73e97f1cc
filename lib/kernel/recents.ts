import { type EpochMs, epochSeconds } from './instant.ts'
import type { Store } from './store.ts'

/** Digits of every moment until the year 5138, so that moments sort as text. */
const momentDigits = 14
const sortOf = (at: EpochMs, id = ''): string => `${String(at).padStart(momentDigits, '0')}#${id}`

/**
 * Ids of one kind that a tenant is told again by a subject: bookings of a guest, availabilities of a stay.
 * Each note is an item of its own, so that no writer waits for another one.
 *
 * @param kind of the notes, such as `hotelGuest`
 */
export const recentsOf = (store: Store, tenantId: string, kind: string) => {
  const partitionOf = (subject: string): string => `${tenantId}#${kind}#${subject}`
  return {
    /** Notes an id from a moment until another. That only remembers: a request goes on without it. */
    async note(
      subject: string,
      id: string,
      { at, until }: { readonly at: EpochMs; readonly until: EpochMs },
    ): Promise<void> {
      const key = { partition: partitionOf(subject), sort: sortOf(at, id) }
      await store
        .put('recents', key, { id }, { deleteAfterEpochSec: epochSeconds(until) })
        .catch(() => undefined)
    },

    /** The last ids noted up to a moment, the latest first. What they stand for may have expired. */
    async find(subject: string, now: EpochMs, count: number): Promise<readonly string[]> {
      const wanted = { upTo: sortOf(now + 1), count }
      const found = await store.listLast<{ id: string }>('recents', partitionOf(subject), wanted)
      return [...new Set(found.map(({ value }) => value.id))]
    },
  }
}
