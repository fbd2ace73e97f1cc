import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settings } from '../../lib/platform/aws/settings.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { startDynalite } from '../support/dynalite/start-dynalite.ts'
import { ledger } from '../support/ledger.ts'
import { cardBody, client, locatorOf } from '../support/trip.ts'

const { accessGroup } = sandboxAccount
const runFile = promisify(execFile)

let api: Api
let endpoint = ''
beforeAll(async () => {
  const openDatabase = async () => {
    const database = await startDynalite()
    endpoint = database.endpoint
    return database
  }
  api = await startApi({ openDatabase })
})
afterAll(() => api.close())

/** Runs a tool as docs/operate.md says for AWS, with no other tables than the named ones. */
async function run(tables: Parameters<typeof settings.table>[0][], script: string, ...args: string[]) {
  const { DATA_DIR: _, ...environment } = process.env
  const named = Object.fromEntries(tables.map((name) => [settings.table(name), name]))
  const { stdout, stderr } = await runFile(process.execPath, [script, ...args], {
    env: {
      ...environment,
      ...named,
      AWS_REGION: 'local',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    },
  })
  return { stdout, stderr }
}
const exported = (...more: string[]) =>
  run(
    ['reservations', 'documents', 'filings'],
    'scripts/export-tenant.ts',
    ...['--tenant', accessGroup, '--from', '2027-03', '--to', '2027-03', ...more],
  )

it('over DynamoDB: a tenant is exported, listed anew, and a traveler of it erased', async () => {
  const ticketed = await client(api).ticket({}, {}, cardBody())
  const locator = locatorOf(ticketed)
  const { travelers } = await ledger(api).reservation(locator)
  const before = await exported()
  for (const { pk, sk } of await api.service.database.rows('filings'))
    await api.service.database.store.remove('filings', { partition: pk, sort: sk })
  const unlisted = await exported()
  const listed = await exported('--backfill')
  const erased = await run(
    ['reservations', 'documents', 'queueItems'],
    'scripts/erase-traveler.ts',
    ...[accessGroup, locator, travelers[0].id],
  )
  const after = await exported()

  const kinds = ({ stdout }: { readonly stdout: string }) =>
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).kind)
  expect(kinds(before)).toEqual(['reservation', 'document'])
  expect(before.stdout).toContain(travelers[0].surname)
  expect(unlisted.stdout).toBe('')
  expect(listed).toEqual({ stdout: before.stdout, stderr: '1 reservations are listed.\n' })
  expect(erased.stdout).toBe(`Erased from ${locator}, 1 documents and 0 queue items.\n`)
  expect(kinds(after)).toEqual(['reservation', 'document'])
  expect(after.stdout.toLowerCase()).not.toContain(travelers[0].surname.toLowerCase())
}, 60_000)
