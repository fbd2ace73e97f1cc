import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a folder of data holds: a backup is a folder with the first two. */
export const filesOf = (folder: string) => ({
  data: join(folder, 'tripwright.db'),
  keys: join(folder, 'keys.json'),
  lock: join(folder, 'tripwright.lock'),
  /** What versions before the data file wrote. */
  older: join(folder, 'tables'),
})

const hasContent = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0

/**
 * A service that starts empty where there was data looks as if all were well: it does not start.
 *
 * @throws Error that says in one line what is missing
 */
export function refuseIncomplete(folder: string): void {
  const { data, keys, older } = filesOf(folder)
  if (existsSync(older))
    throw new Error(`The folder ${folder} has data of an earlier version (tables). Choose another DATA_DIR.`)
  if (existsSync(keys) && !hasContent(data))
    throw new Error(
      `${data} is missing or empty, but ${keys} is there. Put a backup in its place, or delete ${keys} to start without data.`,
    )
}
