import { setTimeout } from 'node:timers/promises'

/** How much work of a kind is done at once, and how much may wait for it. */
export interface WorkLimit {
  readonly atOnce: number
  readonly waiting: number
  /** Whoever waited as long is turned away. */
  readonly waitMs: number
}

/** @returns how to say that the work is over; undefined: there is too much already */
export type Admission = (isStillWanted: () => boolean) => Promise<(() => void) | undefined>

/**
 * Admits so much work at once; more waits, first come, first served, and what cannot wait is turned away at
 * once: an early answer is worth more to a client than a late one.
 */
export function admission({ atOnce, waiting, waitMs }: WorkLimit): Admission {
  let atWork = 0
  const queue: (() => void)[] = []

  const over = (): void => {
    atWork--
    // Whatever else is ready, a step of a commit for one, comes before the next in the queue.
    setImmediate(admitNext)
  }
  function admitNext(): void {
    if (atWork < atOnce) queue.shift()?.()
  }

  return async (isStillWanted) => {
    if (atWork < atOnce && queue.length === 0) {
      atWork++
      return over
    }
    if (queue.length >= waiting) return undefined
    const turn = Promise.withResolvers<boolean>()
    const admit = (): void => {
      if (!isStillWanted()) {
        turn.resolve(false)
        admitNext()
        return
      }
      atWork++
      turn.resolve(true)
    }
    queue.push(admit)
    const admitted = new AbortController()
    const waitedEnough = setTimeout(waitMs, false, { signal: admitted.signal, ref: false }).catch(() => false)
    const isAdmitted = await Promise.race([turn.promise, waitedEnough])
    admitted.abort()
    if (isAdmitted) return over
    const place = queue.indexOf(admit)
    if (place >= 0) queue.splice(place, 1)
    return undefined
  }
}
