import { StoreFull, StoreUnavailable } from '../../kernel/store.ts'

/** Result codes of SQLite. Source: https://www.sqlite.org/rescode.html */
export const sqliteCodes = { busy: 5, corrupt: 11, full: 13, notADatabase: 26 } as const

interface SqliteError extends Error {
  readonly errcode: number
}

const isSqliteError = (error: unknown): error is SqliteError =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'

/** The primary result code of an error of SQLite: its low byte. */
export const sqliteCodeOf = (error: unknown): number | undefined =>
  isSqliteError(error) ? error.errcode & 0xff : undefined

/** Runs a statement. @throws StoreUnavailable, StoreFull in place of the errors of SQLite */
export function orUnavailable<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    const code = sqliteCodeOf(error)
    if (code === undefined) throw error
    const Unavailable = code === sqliteCodes.full ? StoreFull : StoreUnavailable
    throw new Unavailable(error instanceof Error ? error.message : 'SQLite', { cause: error })
  }
}
