import type { EpochMs } from '../../kernel/instant.ts'
import { epochSeconds } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import type { Store } from '../../kernel/store.ts'
import { orIfStale } from '../../kernel/update-item.ts'

export interface KeptAnswer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Claim {
  readonly hash: string
  readonly expiresAt: EpochMs
  /** While the first request works. */
  readonly leaseUntil: EpochMs
  readonly answer?: KeptAnswer
}

export type ClaimResult =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'answered'; readonly answer: KeptAnswer }
  | { readonly kind: 'inProgress' }
  | { readonly kind: 'otherRequest' }

/** What was done under the Idempotency-Keys of one tenant. */
export const idempotencyOf = (store: Store, tenantId: string) => {
  const keyOf = (key: string) => `${tenantId}#${key}`
  const options = (now: EpochMs) => ({ deleteAfterEpochSec: epochSeconds(now + lifetimes.idempotencyMs) })
  const fresh = (hash: string, now: EpochMs): Claim => ({
    hash,
    expiresAt: now + lifetimes.idempotencyMs,
    leaseUntil: now + lifetimes.idempotencyLeaseMs,
  })

  return {
    /**
     * Claims the key for a request, unless the same request holds it already or held it before; unfinished
     * work is claimed again.
     */
    async claim(key: string, hash: string, now: EpochMs): Promise<ClaimResult> {
      const found = await store.read<Claim>('idempotency', keyOf(key))
      const known = found && now < found.value.expiresAt ? found.value : undefined
      if (known && known.hash !== hash) return { kind: 'otherRequest' }
      if (known?.answer) return { kind: 'answered', answer: known.answer }
      if (known && now < known.leaseUntil) return { kind: 'inProgress' }
      return orIfStale<ClaimResult>(
        async () => {
          if (found)
            await store.replace('idempotency', keyOf(key), fresh(hash, now), found.version, options(now))
          else await store.create('idempotency', keyOf(key), fresh(hash, now), options(now))
          return { kind: 'claimed' }
        },
        () => ({ kind: 'inProgress' }),
      )
    },

    async keepAnswer(key: string, hash: string, answer: KeptAnswer, now: EpochMs): Promise<void> {
      await store.put('idempotency', keyOf(key), { ...fresh(hash, now), answer }, options(now))
    },

    /** The request failed through no fault of its own: a repetition may try again. */
    async giveUp(key: string): Promise<void> {
      await store.remove('idempotency', keyOf(key))
    },
  }
}
