import { DatabaseSync } from 'node:sqlite'
import { sqliteCodeOf, sqliteCodes } from './sqlite-errors.ts'

/**
 * Holds a folder for this process, until it ends or lets go; the lock is the operating system's, so that
 * nothing stays behind. The data file itself can be read by others: backups are made beside the service.
 *
 * @throws Error that says in one line that another process holds the folder
 */
export function lockFolder(folder: string, file: string): { release(): void } {
  const lock = new DatabaseSync(file)
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (sqliteCodeOf(error) === sqliteCodes.busy)
      throw new Error(`The folder ${folder} is in use by another process.`, { cause: error })
    throw error
  }
  return { release: () => lock.close() }
}
