/**
 * Keeps what this release stores, for the tests of later ones: node scripts/release-items.ts. Run once for each
 * release, before its version is tagged; the folder test/items/<version> is never written again.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableName } from '../lib/kernel/store.ts'
import { unpackJson } from '../lib/platform/store/pack.ts'
import { type Api, startApi } from '../test/support/api.ts'
import { addVehicle } from '../test/support/rental.ts'
import { cardBody, client, locatorOf } from '../test/support/trip.ts'

/** What a later release meets: the rest has expired by then, or is the sandbox's. */
const kept: readonly TableName[] = ['workbenches', 'reservations', 'documents']

/** One stored item, a line of the file. */
interface StoredLine {
  readonly table: TableName
  readonly pk: string
  readonly schema: number
  readonly value: unknown
}

async function linesOf(api: Api): Promise<StoredLine[]> {
  const rows = await Promise.all(
    kept.map(async (table) => {
      const found = await api.service.database.rows(table)
      return found.flatMap(({ pk, schema, content }) =>
        content === null ? [] : [{ table, pk, schema, value: unpackJson(content) }],
      )
    }),
  )
  return rows.flat()
}

/** A ticketed trip with a car, one of an NDC carrier, one that is held, and a workbench that is open on it. */
async function travel(api: Api): Promise<void> {
  const agent = client(api)
  const ticketed = await agent.ticket({}, {}, cardBody())
  await addVehicle(api, locatorOf(ticketed))
  await agent.orderNdc()
  const held = await agent.hold()
  await agent.pay(await agent.reopen(locatorOf(held)), held.Offer[0])
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const folder = join('test/items', version)
const api = await startApi()
try {
  await travel(api)
  const lines = await linesOf(api)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'items.jsonl'), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`, {
    flag: 'wx',
  })
  console.log(`${lines.length} items in ${folder}`)
} finally {
  await api.close()
}
