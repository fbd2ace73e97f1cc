import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tableNames } from '../../kernel/store.ts'
import { sqliteCodeOf, sqliteCodes } from './sqlite-errors.ts'
import { schemaColumn, tableSchema } from './sqlite-statements.ts'

/** `trpw` in ASCII: marks the file as one of this service. */
const applicationId = 0x74727077
/**
 * Of the tables of the file; what is in them tells its own form (schemas.ts). A file of the layout before gets what it
 * lacks; one of another layout is not opened.
 */
const schemaVersion = 3
const layoutBefore = 2

/** Larger files are not read as a whole at the start: it would take more than a second or two. */
const checkedBytes = 512 * 1024 * 1024

const createTables = (database: DatabaseSync): void => database.exec(tableNames.map(tableSchema).join('\n'))

export function openInMemory(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  createTables(database)
  return database
}

/**
 * Opens the data of an earlier run, or makes a new file.
 *
 * @throws Error that says in one line, with the name of the file, why it is not opened: it is damaged, a
 * another version's or something else
 */
export function openDataFile(file: string): DatabaseSync {
  // What it holds is for the user of this process alone; SQLite would let others read it.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    if (isNew(database)) initialise(database)
    else requireOwn(database, file)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    createTables(database)
    return database
  } catch (error) {
    database.close()
    throw reasonOf(error, file)
  }
}

const numberOf = (database: DatabaseSync, pragma: string): number =>
  Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma])

/** A file without any table, as a first start that was stopped leaves it. */
function isNew(database: DatabaseSync): boolean {
  const tables = database.prepare('SELECT count(*) AS count FROM sqlite_schema').get()
  return tables?.count === 0 && numberOf(database, 'application_id') === 0
}

const initialise = (database: DatabaseSync): void =>
  database.exec(`BEGIN;
    PRAGMA application_id = ${applicationId};
    PRAGMA user_version = ${schemaVersion};
    ${tableNames.map(tableSchema).join('\n')}
    COMMIT;`)

/** Items of a file of the layout before have the first form of their table. */
function addSchemas(database: DatabaseSync): void {
  if (numberOf(database, 'user_version') !== layoutBefore) return
  const found = new Set(
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => name),
  )
  const present = tableNames.filter((name) => found.has(name))
  database.exec(`BEGIN;
    ${present.map((name) => `ALTER TABLE ${name} ADD COLUMN ${schemaColumn};`).join('\n')}
    PRAGMA user_version = ${schemaVersion};
    COMMIT;`)
}

function requireOwn(database: DatabaseSync, file: string): void {
  if (numberOf(database, 'application_id') !== applicationId)
    throw new Error(`${file} is a database of something else. Choose another DATA_DIR.`)
  addSchemas(database)
  const version = numberOf(database, 'user_version')
  if (version !== schemaVersion) {
    const other = version > schemaVersion ? 'a later' : 'an earlier'
    throw new Error(
      `${file} was written by ${other} version of this service (layout ${version}, this one knows ${schemaVersion}). Choose another DATA_DIR.`,
    )
  }
  if (numberOf(database, 'page_count') * numberOf(database, 'page_size') > checkedBytes) return
  const [found] = database.prepare('PRAGMA quick_check(1)').all()
  if (found?.quick_check !== 'ok') throw new Error(damaged(file))
}

const damaged = (file: string): string =>
  `${file} is damaged. Put a backup in its place, or choose another DATA_DIR.`

function reasonOf(error: unknown, file: string): unknown {
  const code = sqliteCodeOf(error)
  if (code === undefined) return error
  const { message } = error as Error
  if (code === sqliteCodes.notADatabase)
    return new Error(`${file} is not a data file of this service, or it is damaged: ${message}.`, {
      cause: error,
    })
  if (code === sqliteCodes.corrupt) return new Error(damaged(file), { cause: error })
  return new Error(`${file} cannot be opened: ${message}.`, { cause: error })
}
