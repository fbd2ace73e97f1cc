import { syncBuiltinESMExports } from 'node:module'
import { mock } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Runs asynchronous work in time that does not pass by itself: pauses of the work, and of whatever it calls, end when the next
 * millisecond is theirs. What takes no pause takes no time.
 *
 * @returns what the work gives, and how many milliseconds it took
 */
export async function withVirtualTime<T>(work: (now: () => number) => Promise<T>): Promise<T> {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 0 })
  syncBuiltinESMExports()
  try {
    let isOver = false
    const result = work(() => Date.now()).finally(() => {
      isOver = true
    })
    while (!isOver) {
      await nextTurn()
      mock.timers.tick(1)
    }
    return await result
  } finally {
    mock.timers.reset()
    syncBuiltinESMExports()
  }
}
