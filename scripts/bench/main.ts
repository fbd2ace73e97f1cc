/**
 * All benchmarks, one after another, as one JSON object. Ratios are between things measured in the same run.
 */
import { benchConnections } from './connections.ts'
import { measureDispatch } from './dispatch.ts'
import { measureHandlers } from './handlers.ts'
import { benchHotels } from './hotel.ts'
import { measureInventory } from './inventory.ts'
import { measureQueue } from './queue.ts'
import { benchSearch } from './search.ts'
import { measureSearches } from './searches.ts'
import { measureStart } from './start.ts'
import { measureUnits } from './units.ts'

const benchmarks = {
  search: benchSearch,
  searches: measureSearches,
  connections: benchConnections,
  hotels: benchHotels,
  'inventory.filled': measureInventory,
  'queue.filled': measureQueue,
  handlersMilliseconds: measureHandlers,
  dispatch: measureDispatch,
  start: measureStart,
  storeUnits: measureUnits,
}

const only = process.argv.slice(2)
const results: Record<string, unknown> = { node: process.version }
for (const [name, run] of Object.entries(benchmarks)) {
  if (only.length > 0 && !only.includes(name)) continue
  console.error(`${name} ...`)
  results[name] = await run()
}
console.log(JSON.stringify(results, null, 2))
