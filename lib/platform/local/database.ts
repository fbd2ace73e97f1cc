import { mkdirSync } from 'node:fs'
import type { EpochMs } from '../../kernel/instant.ts'
import { type Store, type TableName, tableNames } from '../../kernel/store.ts'
import { diskSync } from '../store/disk-sync.ts'
import { lockFolder } from '../store/folder-lock.ts'
import { openDataFile, openInMemory } from '../store/sqlite-file.ts'
import { type Snapshot, snapshotsOver } from '../store/sqlite-snapshots.ts'
import { type StoredRow, statementsOver } from '../store/sqlite-statements.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import { sweepOf } from '../store/sweep.ts'
import { filesOf, refuseIncomplete } from './data-folder.ts'

export interface LocalDatabase {
  readonly store: Store
  /** Whether nothing was ever stored, or all of it has expired. */
  isEmpty(): boolean
  /** Whatever a table holds, for tools. */
  rows(table: TableName): Promise<readonly StoredRow[]>
  /** Only the embedded database can go back. */
  readonly snapshots?: {
    /** All of it as it is now. */
    take(): Snapshot
    /** Replaces all of it; without a snapshot by nothing. */
    restore(snapshot?: Snapshot): Promise<void>
  }
  /** Deletes what has expired. @returns how many items */
  sweep(now: EpochMs): Promise<number>
  close(): Promise<void>
}

/**
 * The database of this process: in memory, or in a folder that outlives it.
 *
 * @throws Error that says in one line what is wrong with the folder
 */
export async function startDatabase(folder?: string): Promise<LocalDatabase> {
  return folder === undefined ? inMemory() : inFolder(folder)
}

function inMemory(): LocalDatabase {
  const database = openInMemory()
  return {
    ...over(database, async () => undefined),
    close: async () => database.close(),
  }
}

function inFolder(folder: string): LocalDatabase {
  mkdirSync(folder, { recursive: true })
  const files = filesOf(folder)
  refuseIncomplete(folder)
  const lock = lockFolder(folder, files.lock)
  try {
    const database = openDataFile(files.data)
    const disk = diskSync(`${files.data}-wal`)
    return {
      ...over(database, disk.flush),
      async close() {
        await disk.close()
        database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

function over(database: ReturnType<typeof openDataFile>, flush: () => Promise<void>) {
  const statementsOf = statementsOver(database)
  const { take, restore } = snapshotsOver(database)
  return {
    store: sqliteStore(database, flush),
    isEmpty: () => tableNames.every((table) => statementsOf(table).isEmpty()),
    snapshots: {
      take,
      async restore(snapshot: Snapshot = {}) {
        restore(snapshot)
        await flush()
      },
    },
    rows: async (table: TableName) => statementsOf(table).all(),
    sweep: sweepOf(database),
  }
}
