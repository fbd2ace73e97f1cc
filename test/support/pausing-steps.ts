import { AsyncLocalStorage } from 'node:async_hooks'
import type { Store } from '../../lib/kernel/store.ts'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { writeNames } from './faulty-store.ts'

interface Pause {
  readonly write: number
  /** The commit that is to pause: the first one that does anything. */
  commitId?: string
  count: number
  readonly reached: () => void
  readonly goOn: Promise<void>
}

/**
 * Lets one commit wait before one of its writes, as a slow function, while others continue.
 */
export function pausingSteps() {
  const atWork = new AsyncLocalStorage<string>()
  let pause: Pause | undefined

  async function beforeWrite(): Promise<void> {
    const commitId = atWork.getStore()
    if (!pause || commitId === undefined) return
    pause.commitId ??= commitId
    if (pause.commitId !== commitId) return
    pause.count++
    if (pause.count !== pause.write) return
    pause.reached()
    await pause.goOn
  }

  const wrapStore = (store: Store): Store =>
    Object.fromEntries(
      Object.entries(store).map(([name, call]) => [
        name,
        writeNames.some((one) => one === name)
          ? async (...args: unknown[]) => {
              await beforeWrite()
              return call.apply(store, args)
            }
          : call.bind(store),
      ]),
    ) as unknown as Store

  const wrapSteps: LocalOptions['wrapSteps'] = (run) => (input) =>
    atWork.run((input as { state: { commit: { commitId: string } } }).state.commit.commitId, () => run(input))

  return {
    options: { wrapStore, wrapSteps },

    /**
     * Starts one thing, and when it has come to a write of its steps, does the other one as a whole before it
     * goes on.
     *
     * @returns both ends, and whether there was such a write
     */
    async during<A, B>(
      write: number,
      slow: () => Promise<A>,
      quick: () => Promise<B>,
    ): Promise<{ slow: A; quick: B; isReached: boolean }> {
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
      const { promise: goOn, resolve: resume } = Promise.withResolvers<void>()
      pause = { write, count: 0, reached: reach, goOn }
      const first = slow()
      const isReached = await Promise.race([reached.then(() => true), first.then(() => false)])
      try {
        const quickEnd = await quick()
        resume()
        return { slow: await first, quick: quickEnd, isReached }
      } finally {
        resume()
        pause = undefined
      }
    },
  }
}
