import type { SupplierClock } from './clock.ts'

/** What goes wrong with the next request of a kind, in the supplier or on the way to it. */
export type Mishap =
  /** It does not reach the supplier. */
  | 'unreached'
  /** It takes effect, and its answer is lost. */
  | 'lost'
  /** It takes effect, and no answer comes until the caller gives up. */
  | 'hangs'
  /** An order is accepted, and decided later. */
  | 'accepted'
  /** 503: nothing has happened. */
  | 'down'
  /** It takes that many milliseconds of the supplier's clock. */
  | { readonly slow: number }

export type RequestKind = 'search' | 'price' | 'order' | 'pay' | 'cancel' | 'read'

/** The mishaps to come, by the kind of request. */
export function mishapScript() {
  const coming: { readonly kind: RequestKind | 'change'; readonly mishap: Mishap }[] = []
  const isChange = (kind: RequestKind): boolean => ['order', 'pay', 'cancel'].includes(kind)
  return {
    /** @param kind `change`: whichever request changes something next */
    add(kind: RequestKind | 'change', mishap: Mishap) {
      coming.push({ kind, mishap })
    },
    take(kind: RequestKind): Mishap | undefined {
      const index = coming.findIndex((one) => one.kind === kind || (one.kind === 'change' && isChange(kind)))
      return index === -1 ? undefined : coming.splice(index, 1)[0]?.mishap
    },
  }
}

/** Waits on the supplier's clock, which costs no time of this world. @throws when the caller has given up */
export async function pause(clock: SupplierClock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  clock.advance(milliseconds)
}

/** Waits until the caller gives up. */
export const untilGivenUp = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new Error('the caller gave up'))
    if (!signal) throw new Error('the caller would wait for ever: it has no signal')
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
  })
