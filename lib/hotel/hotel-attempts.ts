import { createHash } from 'node:crypto'
import { epochSeconds } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import type { Store } from '../kernel/store.ts'
import { StaleItem } from '../kernel/store.ts'
import type { HotelAttempt } from './hotel-sell.ts'

/** Attempts that are remembered for one guest. */
const rememberedPerGuest = 10
const tries = 5

export type HotelAttempts = ReturnType<typeof hotelAttemptsOf>

/**
 * Attempts of one tenant to book rooms: by their id, and by the e-mail addresses and names of their guests,
 * which are kept as hashes only.
 */
export const hotelAttemptsOf = (store: Store, tenantId: string) => {
  const keyOf = (id: string) => `${tenantId}#hotelAttempt#${id}`
  const guestKey = (guest: string) =>
    `${tenantId}#hotelGuest#${createHash('sha256').update(`${tenantId}#${guest.trim().toLowerCase()}`).digest('base64url')}`
  const deleteAfter = ({ at }: HotelAttempt) => ({
    deleteAfterEpochSec: epochSeconds(at + lifetimes.outcomeMs),
  })

  const find = async (id: string): Promise<HotelAttempt | undefined> => {
    const found = await store.read<HotelAttempt>('offerCaches', keyOf(id))
    return found && { ...found.value, version: found.version }
  }

  return {
    find,

    /** @throws StaleItem when the same attempt was begun by another request */
    async begin(attempt: HotelAttempt): Promise<HotelAttempt> {
      await store.create('offerCaches', keyOf(attempt.id), attempt, deleteAfter(attempt))
      return { ...attempt, version: 1 }
    },

    /** @throws StaleItem when another request went on with it since it was read */
    async save(attempt: HotelAttempt): Promise<void> {
      await store.replace('offerCaches', keyOf(attempt.id), attempt, attempt.version, deleteAfter(attempt))
    },

    /**
     * Nothing was sold: the next request begins anew. Unless another request went on with it: then that one
     * counts.
     */
    async giveUp(attempt: HotelAttempt): Promise<void> {
      try {
        await store.remove('offerCaches', keyOf(attempt.id), attempt.version)
      } catch (error) {
        if (!(error instanceof StaleItem)) throw error
      }
    },

    /** @param guest an e-mail address or a name */
    async nameByGuest(guest: string, attempt: HotelAttempt): Promise<void> {
      for (let attemptNumber = 1; ; attemptNumber++) {
        const found = await store.read<{ ids: string[] }>('offerCaches', guestKey(guest))
        const others = (found?.value.ids ?? []).filter((id) => id !== attempt.id)
        const value = { ids: [attempt.id, ...others].slice(0, rememberedPerGuest) }
        try {
          if (found)
            await store.replace('offerCaches', guestKey(guest), value, found.version, deleteAfter(attempt))
          else await store.create('offerCaches', guestKey(guest), value, deleteAfter(attempt))
          return
        } catch (error) {
          if (!(error instanceof StaleItem) || attemptNumber === tries) throw error
        }
      }
    },

    /** Attempts for a guest with this e-mail address or name, the latest first. */
    async findByGuest(guest: string): Promise<HotelAttempt[]> {
      const ids = (await store.read<{ ids: string[] }>('offerCaches', guestKey(guest)))?.value.ids ?? []
      const found = await Promise.all(ids.map(find))
      return found.filter((attempt) => attempt !== undefined)
    },
  }
}
