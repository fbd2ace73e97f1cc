import { type EpochMs, minutesMs } from '../../../kernel/instant.ts'

const lifetimeMs = minutesMs(15)
/** As many as a person can look through. */
const mostWaiting = 20
const mostKept = 100

/** What a confirmation is good for. */
export interface ConfirmedWork {
  readonly tool: string
  /** Hash of the arguments and of what the person reads. */
  readonly subject: string
  readonly amount: { readonly value: number; readonly currency: string }
}

export type ConfirmationState = 'waiting' | 'approved' | 'declined' | 'used' | 'expired'

/** A request of a program that a person decides. */
export interface Confirmation extends ConfirmedWork {
  readonly id: string
  /** What the person reads. */
  readonly lines: readonly string[]
  readonly state: ConfirmationState
  /** ISO, by the real clock. */
  readonly createdAt: string
  readonly expiresAt: string
}

type Kept = Omit<Confirmation, 'state' | 'createdAt' | 'expiresAt'> & {
  readonly createdAt: EpochMs
  state: Exclude<ConfirmationState, 'expired'>
}

/** Why a confirmation cannot be decided or used. */
export type Obstacle =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong state'; readonly state: ConfirmationState }
  | { readonly kind: 'other work' }
  | { readonly kind: 'too many' }

const isSameWork = (a: ConfirmedWork, b: ConfirmedWork): boolean =>
  a.tool === b.tool &&
  a.subject === b.subject &&
  a.amount.value === b.amount.value &&
  a.amount.currency === b.amount.currency

/**
 * What programs ask a person for before they spend: each is approved or declined once, used once, for the work that it
 * names and no other, and within 15 minutes. In memory: a service that starts again has approved nothing.
 */
export class Confirmations {
  readonly #now: () => EpochMs
  readonly #kept = new Map<string, Kept>()

  /** @param realNow not the sandbox's clock: that may stand still, a person does not */
  constructor(realNow: () => EpochMs) {
    this.#now = realNow
  }

  /** The latest first. */
  list(): Confirmation[] {
    return [...this.#kept.values()].map((one) => this.#shown(one)).reverse()
  }

  find(id: string): Confirmation | undefined {
    const found = this.#kept.get(id)
    return found && this.#shown(found)
  }

  /** A confirmation that waits; the same again while the same work waits, or is approved and not done. */
  ask(work: ConfirmedWork, lines: readonly string[]): Confirmation | Obstacle {
    const open = this.list().filter(({ state }) => state === 'waiting' || state === 'approved')
    const same = open.find((one) => isSameWork(one, work))
    if (same) return same
    if (open.length >= mostWaiting) return { kind: 'too many' }
    const kept: Kept = { id: crypto.randomUUID(), ...work, lines, state: 'waiting', createdAt: this.#now() }
    this.#kept.set(kept.id, kept)
    for (const id of [...this.#kept.keys()].slice(0, -mostKept)) this.#kept.delete(id)
    return this.#shown(kept)
  }

  decide(id: string, decision: 'approved' | 'declined'): Confirmation | Obstacle {
    return this.#change(id, 'waiting', decision)
  }

  /** Uses up an approval. */
  use(id: string, work: ConfirmedWork): Confirmation | Obstacle {
    const found = this.#kept.get(id)
    if (found && !isSameWork(found, work)) return { kind: 'other work' }
    return this.#change(id, 'approved', 'used')
  }

  clear(): void {
    this.#kept.clear()
  }

  #change(id: string, from: ConfirmationState, to: Kept['state']): Confirmation | Obstacle {
    const found = this.#kept.get(id)
    if (!found) return { kind: 'unknown' }
    const { state } = this.#shown(found)
    if (state !== from) return { kind: 'wrong state', state }
    found.state = to
    return this.#shown(found)
  }

  #shown(kept: Kept): Confirmation {
    const expiresAt = kept.createdAt + lifetimeMs
    const isOpen = kept.state === 'waiting' || kept.state === 'approved'
    return {
      ...kept,
      state: isOpen && this.#now() >= expiresAt ? 'expired' : kept.state,
      createdAt: new Date(kept.createdAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
    }
  }
}
