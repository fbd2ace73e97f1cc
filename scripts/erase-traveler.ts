/**
 * Erases who a traveler is: npm run erase -- <access group> <locator> <traveler id>. With DATA_DIR, of the embedded
 * service, which must not be running; otherwise on AWS, with the tables' names in TABLE_reservations, TABLE_documents and
 * TABLE_queueItems; and with RETENTION_MONTHS as the deployment has it (docs/operate.md).
 */
import { liveStore } from '../lib/platform/aws/aws-store.ts'
import { eraseTraveler } from '../lib/platform/erase-traveler.ts'
import { startDatabase } from '../lib/platform/local/database.ts'
import { readRetention } from '../lib/platform/store/retention.ts'

const [accessGroup, locator, travelerId] = process.argv.slice(2)
const folder = process.env.DATA_DIR
try {
  if (accessGroup === undefined || locator === undefined || travelerId === undefined)
    throw new Error('Usage: npm run erase -- <access group> <locator> <traveler id>')
  const database = folder === undefined ? undefined : await startDatabase(folder)
  const parts = { store: database?.store ?? liveStore(), retentionMonths: readRetention(process.env) }
  const named = { accessGroup, locator, travelerId }
  const { documents, queueItems } = await eraseTraveler(parts, named, Date.now())
  await database?.close()
  console.log(`Erased from ${locator}, ${documents} documents and ${queueItems} queue items.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
