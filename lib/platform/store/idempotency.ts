import type { Claim, CommitName } from '../../kernel/claim.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { epochSeconds } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import { orIfStale, retryOnConflict, unlessStale } from '../../kernel/update-item.ts'

export interface KeptAnswer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What is stored under a key. */
interface KeyedRequest {
  readonly hash: string
  /** Identity of the request: later attempts have the same one. */
  readonly id: string
  readonly expiresAt: EpochMs
  /** While an attempt works. */
  readonly leaseUntil: EpochMs
  /** The process whose attempt it is; absent where processes have no name. */
  readonly holder?: string | undefined
  readonly commit?: CommitName | undefined
  readonly answer?: KeptAnswer
}

/** The hold of one attempt. What it writes has no effect once another attempt holds the key. */
export interface HeldKey extends Claim {
  /** An earlier attempt may have done the work, or part of it. */
  readonly isRepetition: boolean
  keepAnswer(answer: KeptAnswer): Promise<void>
  /** The attempt failed, and what it did is not known: the next one goes on. */
  release(): Promise<void>
  /** The attempt was refused for the time being: the next one begins anew. */
  forget(): Promise<void>
}

export type ClaimResult =
  | { readonly kind: 'claimed'; readonly held: HeldKey }
  | { readonly kind: 'answered'; readonly answer: KeptAnswer }
  /** With the time in which the attempt ends that holds the key. */
  | { readonly kind: 'inProgress'; readonly retryAfterMs: number }
  | { readonly kind: 'otherRequest' }

/** A request under an Idempotency-Key. */
export interface RequestUnderKey {
  readonly key: string
  /** Identifies equal requests. */
  readonly hash: string
  /** By this moment keys expire. */
  readonly now: EpochMs
  /** By this one leases end: the present, whatever moment the request asks for. */
  readonly present: EpochMs
  /** Its identity, if it is new. */
  readonly newId: string
}

/**
 * What was done under the Idempotency-Keys of one tenant.
 *
 * @param holder name of this process, where it is the only one: then a key that another one held is free
 */
export const idempotencyOf = (store: Store, tenantId: string, holder?: string) => {
  const keyOf = (key: string) => `${tenantId}#${key}`

  function hold(key: string, known: KeyedRequest, claimed: { version: number; isNew: boolean }): HeldKey {
    let { version } = claimed
    let current = known
    const options = { deleteAfterEpochSec: epochSeconds(known.expiresAt) }
    const write = async (more: Partial<KeyedRequest>): Promise<void> => {
      const next = { ...current, ...more }
      await store.replace('idempotency', keyOf(key), next, version, options)
      version++
      current = next
    }
    const writeUnlessTaken = async (more: Partial<KeyedRequest>): Promise<void> => {
      await unlessStale(() => write(more))
    }
    return {
      id: known.id,
      commit: known.commit,
      isRepetition: !claimed.isNew,
      noteCommit: (commit) =>
        orIfStale(
          () => write({ commit }),
          () => {
            throw new Refusal('requestInProgress')
          },
        ),
      keepAnswer: (answer) => writeUnlessTaken({ answer }),
      release: () => writeUnlessTaken({ leaseUntil: 0 }),
      async forget() {
        await unlessStale(() => store.remove('idempotency', keyOf(key), version))
      },
    }
  }

  /** An attempt in this process is alive, so its answer is near; another one may have stopped. */
  const inProgress = (leaseLeftMs: number): ClaimResult => ({
    kind: 'inProgress',
    retryAfterMs: holder === undefined ? leaseLeftMs : 1000,
  })

  /** @throws StaleItem when the item changed since it was read */
  async function tryToClaim({ key, hash, now, present, newId }: RequestUnderKey): Promise<ClaimResult> {
    const found = await store.read<KeyedRequest>('idempotency', keyOf(key))
    const known = found && now < found.value.expiresAt ? found.value : undefined
    if (known && known.hash !== hash) return { kind: 'otherRequest' }
    if (known?.answer) return { kind: 'answered', answer: known.answer }
    if (known && known.holder === holder && present < known.leaseUntil)
      return inProgress(known.leaseUntil - present)
    const request: KeyedRequest = {
      ...(known ?? { hash, id: newId, expiresAt: now + lifetimes.idempotencyMs }),
      leaseUntil: present + lifetimes.idempotencyLeaseMs,
      holder,
    }
    const options = { deleteAfterEpochSec: epochSeconds(request.expiresAt) }
    if (found) await store.replace('idempotency', keyOf(key), request, found.version, options)
    else await store.create('idempotency', keyOf(key), request, options)
    const claimed = { version: (found?.version ?? 0) + 1, isNew: known === undefined }
    return { kind: 'claimed', held: hold(key, request, claimed) }
  }

  return {
    /**
     * Claims the key for a request, unless an attempt of the same request holds it, or was answered; after
     * an interrupted attempt it is claimed again.
     */
    claim: (request: RequestUnderKey): Promise<ClaimResult> =>
      // What changed in between is a claim of another attempt, or an expired one that the database deleted.
      orIfStale(
        () => retryOnConflict(() => tryToClaim(request)),
        () => inProgress(lifetimes.idempotencyLeaseMs),
      ),
  }
}
