import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StoreUnavailable, tableNames } from '../../../lib/kernel/store.ts'
import { backUp } from '../../../lib/platform/local/backup.ts'
import { filesOf } from '../../../lib/platform/local/data-folder.ts'
import { startDatabase } from '../../../lib/platform/local/database.ts'
import { type PackedJson, unpackJson } from '../../../lib/platform/store/pack.ts'
import { startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

const scratch = mkdtempSync(join(tmpdir(), 'tripwright-'))
const booked = join(scratch, 'booked')
const folder = join(scratch, 'data')
const files = filesOf(folder)
/** Locators of the two reservations that are in the folder. */
let locators: string[]
let token: string
beforeAll(async () => {
  const api = await startApi({ folder: booked })
  token = await api.token()
  const holds = [await client(api).hold(), await client(api).hold()]
  locators = holds.map(locatorOf)
  await api.close()
})
beforeEach(() => cpSync(booked, folder, { recursive: true }))
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => rmSync(scratch, { recursive: true }))

/** Why a service does not start on the folder. */
const refusalToStart = async (): Promise<string> => {
  try {
    await (await startApi({ folder })).close()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'it started'
}

const change = (sql: string): void => {
  const database = new DatabaseSync(files.data)
  database.exec(sql)
  database.close()
}

/** Changes bytes of the file, a page in each so many. */
function damage(file: string, everyPage: number): void {
  const bytes = readFileSync(file)
  for (let at = 4096; at < bytes.length; at += 4096 * everyPage) bytes.fill(0xa5, at, at + 200)
  writeFileSync(file, bytes)
}

/** Changes a byte in the middle of a stored reservation: the database itself has no checksums. */
async function flipByteOf(locator?: string): Promise<void> {
  const database = await startDatabase(folder)
  const contents = (await database.rows('reservations')).flatMap(({ content }) => content ?? [])
  await database.close()
  const content = contents.find((one) => isOf(one, locator))
  const bytes = readFileSync(files.data)
  const beginning = Buffer.from(content ?? '').subarray(0, 64)
  // Pages that are free now may still hold former versions, which begin alike.
  for (let at = bytes.indexOf(beginning); at >= 0; at = bytes.indexOf(beginning, at + 1))
    bytes.writeUInt8(bytes.readUInt8(at + 32) ^ 1, at + 32)
  writeFileSync(files.data, bytes)
}

function isOf(content: PackedJson, locator?: string): boolean {
  const value = unpackJson(content)
  return typeof value === 'object' && value !== null && 'locator' in value && value.locator === locator
}

it('what was booked is there after a restart, and the token of before is still valid', async () => {
  const [Identifier = ''] = locators
  const api = await startApi({ folder })
  const { status, body } = await api.call('retrieveReservation', {
    path: { Identifier },
    headers: { authorization: `Bearer ${token}` },
  })
  await api.close()

  expect(status).toBe(200)
  expect(locatorOf(body.ReservationResponse.Reservation)).toBe(Identifier)
})

it('a file of the layout before is opened: its items are of the first form', async () => {
  const [Identifier = ''] = locators
  const dropped = tableNames.map((table) => `ALTER TABLE ${table} DROP COLUMN schema;`).join('')
  change(`${dropped} PRAGMA user_version = 2`)
  const api = await startApi({ folder })
  const { status } = await api.call('retrieveReservation', { path: { Identifier } })
  await api.close()

  expect(status).toBe(200)
  expect(await refusalToStart()).toBe('it started')
})

it('nobody but the owner reads the files', () => {
  expect([files.data, files.keys].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600])
})

describe('a service does not start, and says why in one line that names the file, when', () => {
  it.each([
    {
      what: 'the data file is missing',
      spoil: () => rmSync(files.data),
      message: () => `${files.data} is missing or empty, but ${files.keys} is there. `,
    },
    {
      what: 'the data file is empty',
      spoil: () => truncateSync(files.data),
      message: () => `${files.data} is missing or empty, but ${files.keys} is there. `,
    },
    {
      what: 'the data file is cut off',
      spoil: () => truncateSync(files.data, 3 * 4096),
      message: () => `${files.data} is damaged. `,
    },
    {
      what: 'pages of the data file are damaged',
      spoil: () => damage(files.data, 2),
      message: () => `${files.data} is damaged. `,
    },
    {
      what: 'the data file is something else',
      spoil: () => writeFileSync(files.data, 'Dear diary, '.repeat(1000)),
      message: () => `${files.data} is not a data file of this service, or it is damaged: `,
    },
    {
      what: 'the data file is the database of another application',
      spoil() {
        rmSync(files.data)
        change('CREATE TABLE recipes (name TEXT); PRAGMA user_version = 1')
      },
      message: () => `${files.data} is a database of something else. `,
    },
    {
      what: 'a later version wrote the data file',
      spoil: () => change('PRAGMA user_version = 4'),
      message: () =>
        `${files.data} was written by a later version of this service (layout 4, this one knows 3).`,
    },
    {
      what: 'an earlier version wrote the data file',
      spoil: () => change('PRAGMA user_version = 1'),
      message: () =>
        `${files.data} was written by an earlier version of this service (layout 1, this one knows 3).`,
    },
    {
      what: 'the keys are missing',
      spoil: () => rmSync(files.keys),
      message: () => `${files.keys} is missing: `,
    },
    {
      what: 'the keys are empty',
      spoil: () => truncateSync(files.keys),
      message: () => `${files.keys} is not a file of keys of this service. `,
    },
    {
      what: 'the keys are cut off',
      spoil: () => truncateSync(files.keys, 200),
      message: () => `${files.keys} is not a file of keys of this service. `,
    },
    {
      what: 'the keys have no key of the vault',
      spoil: () =>
        writeFileSync(
          files.keys,
          JSON.stringify({ ...JSON.parse(readFileSync(files.keys, 'utf8')), vault: '' }),
        ),
      message: () => `${files.keys} is not a file of keys of this service. `,
    },
    {
      what: 'the data is of a version before the data file',
      spoil: () => mkdirSync(files.older),
      message: () => `The folder ${folder} has data of an earlier version (tables). `,
    },
  ])('$what', async ({ spoil, message }) => {
    spoil()
    const said = await refusalToStart()

    expect(said).toContain(message())
    expect(said).not.toContain('\n')
  })

  it('another process holds the folder; which goes on', async () => {
    const api = await startApi({ folder })
    const said = await refusalToStart()
    const held = await client(api).hold()
    await api.close()

    expect(said).toBe(`The folder ${folder} is in use by another process.`)
    expect(locatorOf(held)).toMatch(/^[A-Z0-9]{6}$/)
    expect(await refusalToStart()).toBe('it started')
  })
})

it('a first start that was stopped before anything was stored is no loss: the next one starts', async () => {
  rmSync(files.keys)
  writeFileSync(files.data, '')
  writeFileSync(`${files.keys}.new`, '{"sign')

  expect(await refusalToStart()).toBe('it started')
})

it('an item whose bytes changed on the disk is refused when it is read, and no other one', async () => {
  await flipByteOf(locators[0])
  const bugs: unknown[] = []
  const api = await startApi({
    folder,
    log: { request: () => undefined, bug: ({ error }) => void bugs.push(error) },
  })
  const answers = []
  for (const Identifier of locators)
    answers.push(await api.call('retrieveReservation', { path: { Identifier } }))
  await api.close()

  expect(answers.map(({ status }) => status)).toEqual([503, 200])
  expect(errorOf(answers[0]?.body)).toMatchObject({
    SourceCode: '90311',
    Message: 'STORAGE IS UNAVAILABLE. RETRY LATER',
  })
  expect(bugs).toEqual([expect.any(StoreUnavailable)])
})

it('a copy made while the service runs is a folder that a service starts on, with all that was booked before', async () => {
  const target = join(folder, 'copy')
  const none = join(folder, 'none')
  const api = await startApi({ folder })
  const before = locatorOf(await client(api).hold())
  backUp(folder, target)
  const after = locatorOf(await client(api).hold())
  await api.close()

  const restored = await startApi({ folder: target })
  const found = await restored.call('retrieveReservation', { path: { Identifier: before } })
  const missing = await restored.call('retrieveReservation', { path: { Identifier: after } })
  await restored.close()

  expect(locatorOf(found.body.ReservationResponse.Reservation)).toBe(before)
  expect(errorOf(missing.body)).toBeDefined()
  expect(() => backUp(folder, target)).toThrow(`${target} is not empty.`)
  expect(() => backUp(none, target)).toThrow('is not a folder of data.')
  expect(existsSync(none)).toBe(false)
})
