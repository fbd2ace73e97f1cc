import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type TableName, tableNames } from '../../kernel/store.ts'
import { orUnavailable } from './sqlite-errors.ts'

/** Everything that a database held at one moment. */
export type Snapshot = Readonly<
  Partial<Record<TableName, readonly Readonly<Record<string, SQLInputValue>>[]>>
>

const insertOf = (table: TableName, names: readonly string[]): string =>
  `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`

/** Copies of all tables, kept in memory, to go back to. */
export const snapshotsOver = (database: DatabaseSync) => ({
  take: (): Snapshot =>
    Object.fromEntries(
      tableNames.map((table) => [table, database.prepare(`SELECT * FROM ${table}`).all()]),
    ) as Snapshot,

  /** Replaces all that there is: all or nothing. */
  restore(snapshot: Snapshot): void {
    orUnavailable(() => {
      database.exec('BEGIN IMMEDIATE')
      try {
        for (const table of tableNames) {
          database.exec(`DELETE FROM ${table}`)
          for (const row of snapshot[table] ?? [])
            database.prepare(insertOf(table, Object.keys(row))).run(...Object.values(row))
        }
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    })
  },
})
