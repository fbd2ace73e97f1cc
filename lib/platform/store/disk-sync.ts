import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

/** Makes durable what was written to a file, without holding up other requests. */
export interface DiskSync {
  /**
   * Ends when all that was written before the call is on the disk; calls in the meantime share the next pass.
   * Once the disk refused, what it holds is uncertain: every later call is refused too, until a restart.
   */
  flush(): Promise<void>
  close(): Promise<void>
}

export function diskSync(file: string): DiskSync {
  const descriptor = openSync(file, 'r+')
  const sync = promisify(fdatasync)
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  function flush(): Promise<void> {
    next ??= current.then(() => {
      next = undefined
      current = sync(descriptor)
      return current
    })
    return next
  }
  return {
    flush,
    async close() {
      // Those who wrote what the disk refused have been told.
      await flush().catch(() => undefined)
      closeSync(descriptor)
    },
  }
}
