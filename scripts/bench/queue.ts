import { derivedId } from '../../lib/kernel/derived-id.ts'
import { daysMs, type EpochMs } from '../../lib/kernel/instant.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import { assignedQueues, type QueueItem } from '../../lib/queue/queue.ts'
import { rounded, spreadOf, timed } from './measure.ts'
import { countingStore } from './memory-store.ts'
import { benchService } from './service.ts'

const items = 100_000
const days = 13
const [rounds, warmUp] = [24, 4]
const queue = { pcc: sandboxAccount.pcc, number: assignedQueues.cancelledSegments }

/** A hold that lapsed, as the expiry sweep places it. */
function lapsed(index: number, now: EpochMs): QueueItem {
  const from = now - Math.round(((items - index) / items) * daysMs(days))
  return {
    ...queue,
    id: derivedId(`item ${index}`),
    reservationId: derivedId(`reservation ${index}`),
    locator: index.toString(36).toUpperCase().padStart(6, 'Q'),
    name: 'FENWRIGHT/ISOLDEMS',
    bookedAt: from - daysMs(1),
    travelDate: '2027-05-11',
    comment: 'PAYMENT TIME LIMIT PASSED',
    placedAt: from,
    from,
  }
}

/** Items of the last days on the queue of lapsed holds. */
async function fill(store: Store, now: EpochMs): Promise<void> {
  const { queueItems } = storesOver(store)(sandboxAccount.accessGroup)
  for (let index = 0; index < items; index++) await queueItems.placeOnce(lapsed(index, now))
}

/** A queue of 100,000 items: read units and milliseconds of its pages and of its count, and what one item costs. */
export async function measureQueue() {
  const database = await startDatabase()
  const now = Date.now()
  await fill(database.store, now)
  const { store, units, reset } = countingStore(database.store)
  const service = await benchService(store, () => now)
  const body = { '@type': 'AgencyQueueSummary', Queue: [{ value: queue.number }] }
  const list = (query: Record<string, string> = {}) => service.call('listQueue', { body, query })
  const middle = await list({ pageNumber: String(items / 200) })
  const { queueItems } = storesOver(store)(sandboxAccount.accessGroup)
  const requests = {
    page1: () => list(),
    middlePage: () => list({ pageNumber: String(items / 200) }),
    behindMiddlePage: () => list({ position: middle.Pagination.nextPosition }),
    count: async () => (await queueItems.view(queue, { at: now })).count,
    ofOneReservation: () => queueItems.listOf(queue, lapsed(items / 2, now).reservationId),
  }
  const figures: Record<string, unknown> = {}
  for (const [name, request] of Object.entries(requests)) {
    const samples: number[] = []
    for (let round = 0; round < rounds; round++) {
      reset()
      const took = await timed(request)
      if (round >= warmUp) samples.push(took)
    }
    figures[name] = { readUnits: units.read, milliseconds: spreadOf(samples) }
  }
  reset()
  await queueItems.placeOnce({ ...lapsed(items, now), id: 'one more' })
  figures.placed = { readUnits: units.read, writeUnits: units.write }
  reset()
  await queueItems.remove({ ...lapsed(items, now), id: 'one more' }, now)
  figures.removed = { readUnits: units.read, writeUnits: units.write }
  await database.close()
  return {
    items: rounded(middle.Pagination.totalItems),
    budgets: { readUnits: 30, milliseconds: 50 },
    ...figures,
  }
}

if (import.meta.main) console.log(JSON.stringify(await measureQueue(), undefined, 2))
