import type { TableName } from '../../kernel/store.ts'

/** Makes of a value as one release wrote it the value as the next one does. */
export type Upcaster = (value: unknown) => unknown

/** For each table whose items have changed their form: the first one reads what the first release wrote. */
export type Upcasters = Partial<Readonly<Record<TableName, readonly Upcaster[]>>>

/**
 * The changes of form so far. Whoever renames, removes or newly requires a member of what is stored adds one here,
 * at the end of its table; a new member that may be absent needs none. `test/items` has items of every release.
 */
const changesSoFar: Upcasters = {}

/** What every stored item tells: the form of its value. An item that tells none has the first, 1. */
export interface Schemas {
  /** The form in which items of a table are written now. */
  readonly current: (table: TableName) => number
  /**
   * A value as it is written now. @throws Error it was written by a later release, which this one cannot read
   */
  readonly upcast: (table: TableName, stored: { readonly schema: number; readonly value: unknown }) => unknown
}

export function schemasWith(upcasters: Upcasters): Schemas {
  const current = (table: TableName): number => 1 + (upcasters[table]?.length ?? 0)
  return {
    current,
    upcast(table, { schema, value }) {
      if (schema > current(table))
        throw new Error(`an item of ${table} has schema ${schema}, this release knows ${current(table)}`)
      const missing = upcasters[table]?.slice(schema - 1) ?? []
      return missing.reduce((older, upcaster) => upcaster(older), value)
    },
  }
}

export const schemas: Schemas = schemasWith(changesSoFar)
