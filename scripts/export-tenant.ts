/**
 * Writes the reservations and documents of an access group to stdout, a line of JSON each:
 * npm run -s export -- --tenant <access group> [--from 2026-01] [--to 2026-12] [--backfill]. The months are those in which they were
 * filed. With DATA_DIR, of the embedded service, which must not be running; otherwise on AWS, with the tables' names in
 * TABLE_reservations, TABLE_documents and TABLE_filings (docs/operate.md).
 */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { exportTenant, listUnlisted } from '../lib/platform/export-tenant.ts'
import { monthOf } from '../lib/reservation/filings.ts'
import { openDeploymentStore } from './deployment-store.ts'

const yearsBack = 10

function readArguments() {
  const { values } = parseArgs({
    options: {
      tenant: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      backfill: { type: 'boolean' },
    },
  })
  const { tenant, to = monthOf(Date.now()), backfill = false } = values
  if (tenant === undefined)
    throw new Error(
      'Usage: npm run -s export -- --tenant ACCESS_GROUP [--from 2026-01] [--to 2026-12] [--backfill]',
    )
  const from = values.from ?? `${Number(to.slice(0, 4)) - yearsBack}${to.slice(4)}`
  for (const month of [from, to])
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new Error(`${month} is no month like 2026-01`)
  return { accessGroup: tenant, months: { from, to }, isToBackfill: backfill }
}

try {
  const { accessGroup, months, isToBackfill } = readArguments()
  const opened = await openDeploymentStore()
  try {
    if (isToBackfill) {
      const found = await listUnlisted(opened.store, accessGroup, opened.keysOfReservations())
      console.error(`${found} reservations are listed.`)
    }
    for await (const line of exportTenant(opened.store, { accessGroup, months }, Date.now()))
      if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain')
  } finally {
    await opened.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
