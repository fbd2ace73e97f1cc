/**
 * Erases who a traveler is: npm run erase -- <access group> <locator> <traveler id>. With DATA_DIR, of the embedded
 * service, which must not be running; otherwise on AWS, with the tables' names in TABLE_reservations, TABLE_documents and
 * TABLE_queueItems (docs/operate.md).
 */
import { eraseTraveler } from '../lib/platform/erase-traveler.ts'
import { openDeploymentStore } from './deployment-store.ts'

const [accessGroup, locator, travelerId] = process.argv.slice(2)
try {
  if (accessGroup === undefined || locator === undefined || travelerId === undefined)
    throw new Error('Usage: npm run erase -- <access group> <locator> <traveler id>')
  const opened = await openDeploymentStore()
  try {
    const named = { accessGroup, locator, travelerId }
    const { documents, queueItems } = await eraseTraveler(opened.store, named, Date.now())
    console.log(`Erased from ${locator}, ${documents} documents and ${queueItems} queue items.`)
  } finally {
    await opened.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
