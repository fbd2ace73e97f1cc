import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { TableName } from '../../kernel/store.ts'
import type { PackedJson } from './pack.ts'

/** An item as the database has it; a counter has no content. */
export interface StoredRow {
  readonly pk: string
  readonly sk: string
  readonly version: number
  readonly content: PackedJson | null
  readonly checksum: number | null
  readonly count: number | null
  /** The form of its value (schemas.ts). */
  readonly schema: number
}

/** Of each table; files of layout 2 get it. */
export const schemaColumn = 'schema INTEGER NOT NULL DEFAULT 1'

/**
 * Text is compared by the bytes of its UTF-8, as DynamoDB does. What never expires is not in the index of the
 * sweep.
 */
export const tableSchema = (table: TableName): string => `
  CREATE TABLE IF NOT EXISTS ${table} (
    pk TEXT NOT NULL,
    sk TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    content ANY,
    checksum INTEGER,
    count INTEGER,
    ttl INTEGER,
    ${schemaColumn},
    PRIMARY KEY (pk, sk)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS ${table}Ttl ON ${table} (ttl) WHERE ttl IS NOT NULL;`

const sqlOf = (table: TableName) => ({
  read: `SELECT * FROM ${table} WHERE pk = ? AND sk = ?`,
  list: `SELECT * FROM ${table} WHERE pk = ? ORDER BY sk`,
  listLast: `SELECT * FROM ${table} WHERE pk = ? AND sk <= ? ORDER BY sk DESC LIMIT ?`,
  listFirst: `SELECT * FROM ${table} WHERE pk = ? AND sk > ? AND sk <= ? ORDER BY sk LIMIT ?`,
  all: `SELECT * FROM ${table} ORDER BY pk, sk`,
  first: `SELECT * FROM ${table} LIMIT 1`,
  create: `INSERT INTO ${table} (pk, sk, version, content, checksum, ttl, schema)
    VALUES (?, ?, 1, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  replace: `UPDATE ${table} SET version = version + 1, content = ?, checksum = ?, ttl = ?, schema = ?
    WHERE pk = ? AND sk = ? AND version = ?`,
  put: `INSERT OR REPLACE INTO ${table} (pk, sk, version, content, checksum, ttl, schema)
    VALUES (?, ?, 1, ?, ?, ?, ?)`,
  remove: `DELETE FROM ${table} WHERE pk = ? AND sk = ?`,
  removeVersion: `DELETE FROM ${table} WHERE pk = ? AND sk = ? AND version = ?`,
  increment: `INSERT INTO ${table} (pk, sk, count, ttl) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET count = coalesce(count, 0) + excluded.count, ttl = coalesce(excluded.ttl, ttl)
    RETURNING count`,
  sweep: `DELETE FROM ${table}
    WHERE rowid IN (SELECT rowid FROM ${table} WHERE ttl < ? ORDER BY ttl LIMIT ?)`,
})

/** Statements of each table, prepared at its first use. */
export function statementsOver(database: DatabaseSync) {
  const prepared = new Map<TableName, ReturnType<typeof statements>>()

  function statements(table: TableName) {
    const sql = sqlOf(table)
    const rows = (text: string) => {
      const statement = database.prepare(text)
      return (...values: SQLInputValue[]) => statement.all(...values) as unknown as StoredRow[]
    }
    /** @returns how many rows changed */
    const change = (text: string) => {
      const statement = database.prepare(text)
      return (...values: SQLInputValue[]) => Number(statement.run(...values).changes)
    }
    const [read, first, increment] = [rows(sql.read), rows(sql.first), rows(sql.increment)]
    return {
      read: (...place: readonly string[]) => read(...place)[0],
      list: rows(sql.list),
      listLast: rows(sql.listLast),
      listFirst: rows(sql.listFirst),
      all: rows(sql.all),
      isEmpty: () => first().length === 0,
      create: change(sql.create),
      replace: change(sql.replace),
      put: change(sql.put),
      remove: change(sql.remove),
      removeVersion: change(sql.removeVersion),
      increment: (...values: SQLInputValue[]) => increment(...values)[0]?.count ?? 0,
      sweep: change(sql.sweep),
    }
  }

  return (table: TableName) => {
    const known = prepared.get(table) ?? statements(table)
    prepared.set(table, known)
    return known
  }
}
