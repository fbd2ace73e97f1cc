import type { Store } from '../../lib/kernel/store.ts'
import type { Answer, Api } from './api.ts'

/** The process stopped here: nothing that comes after happens. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

export const writeNames = ['create', 'replace', 'put', 'remove', 'increment', 'addIf'] as const

export interface StoppingStore {
  readonly wrap: (store: Store) => Store
  /** The same for calls of something else that the process uses. @param isWrite whether a call changes something */
  readonly wrapCalls: <Args extends unknown[], Result>(
    call: (...args: Args) => Promise<Result>,
    isWrite: (...args: Args) => boolean,
  ) => (...args: Args) => Promise<Result>
  /** From now on: stops before or after the n-th write (1 is the next one). */
  stopAt(write: number, when: 'before' | 'after'): void
  /** The process is there again. */
  restart(): void
  /** Writes since the last `stopAt` or `restart`. */
  writes(): number
}

/** A store that stops working at a given write, as when the process that uses it stops. */
export function stoppingStore(): StoppingStore {
  let count = 0
  let stop: { write: number; when: 'before' | 'after' } | undefined
  let isStopped = false

  const wrapCalls: StoppingStore['wrapCalls'] =
    (call, isWrite) =>
    async (...args) => {
      if (isStopped) throw new Stopped()
      if (!isWrite(...args)) return call(...args)
      count++
      const isHere = stop?.write === count
      if (isHere && stop?.when === 'before') isStopped = true
      if (isStopped) throw new Stopped()
      const result = await call(...args)
      if (isHere) isStopped = true
      if (isStopped) throw new Stopped()
      return result
    }

  return {
    wrap: (store) =>
      Object.fromEntries(
        Object.entries(store).map(([name, call]) => [
          name,
          wrapCalls(call.bind(store), () => (writeNames as readonly string[]).includes(name)),
        ]),
      ) as unknown as Store,
    wrapCalls,
    stopAt(write, when) {
      count = 0
      stop = { write, when }
    },
    restart() {
      count = 0
      stop = undefined
      isStopped = false
    },
    writes: () => count,
  }
}

/** Requests to a service over that store, whose process stops at a write. */
export const requestsThatStop = (faults: StoppingStore, api: () => Api) => ({
  /**
   * The process stops at a write and starts again; the client, who may have got no answer, repeats its
   * request. @returns the answer to the repetition
   */
  async stoppedAt(write: number, when: 'before' | 'after', request: () => Promise<Answer>): Promise<Answer> {
    faults.stopAt(write, when)
    await request()
    await api().service.idle()
    faults.restart()
    const answer = await request()
    await api().service.idle()
    return answer
  },
  /** How many writes a request makes. */
  async writesOf(request: () => Promise<Answer>): Promise<number> {
    faults.restart()
    await request()
    await api().service.idle()
    return faults.writes()
  },
})
