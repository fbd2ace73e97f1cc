import type { EpochMs } from '../../../kernel/instant.ts'
import type { Clock } from '../../platform.ts'
import { sandboxClock } from '../../sandbox-clock.ts'

/** Where the clock of the service stands. */
export interface ClockState {
  /** ISO */
  readonly now: string
  readonly isFrozen: boolean
  /** Milliseconds before the real time: negative when it was moved ahead. */
  readonly behindMs: number
}

/**
 * The clock of all requests, which a person can move and stop. A request that names a time of its own still has that.
 */
export class ControlClock implements Clock {
  readonly #realNow: () => EpochMs
  /** A frozen clock stands at a time; a running one is so much ahead of the real one. */
  #state: { readonly frozenAt: EpochMs } | { readonly aheadMs: number } = { aheadMs: 0 }
  readonly #requests: Clock

  constructor(realNow: () => EpochMs = Date.now) {
    this.#realNow = realNow
    this.#requests = sandboxClock(() => this.#now())
  }

  now(requested?: string): EpochMs {
    return this.#requests.now(requested)
  }

  /** The time that a text names: a timestamp, or an offset from where the clock stands, like `+P3D`. @throws Refusal `clockHeaderInvalid` */
  read = (text: string): EpochMs => this.#requests.now(text)

  /** Puts it to a time; it stands or runs as before. */
  put(at: EpochMs): void {
    this.#state = 'frozenAt' in this.#state ? { frozenAt: at } : { aheadMs: at - this.#realNow() }
  }

  freeze(): void {
    this.#state = { frozenAt: this.#now() }
  }

  run(): void {
    this.#state = { aheadMs: this.#now() - this.#realNow() }
  }

  /** Back to the real time. */
  reset(): void {
    this.#state = { aheadMs: 0 }
  }

  state(): ClockState {
    const now = this.#now()
    return {
      now: new Date(now).toISOString(),
      isFrozen: 'frozenAt' in this.#state,
      behindMs: this.#realNow() - now,
    }
  }

  #now(): EpochMs {
    return 'frozenAt' in this.#state ? this.#state.frozenAt : this.#realNow() + this.#state.aheadMs
  }
}
