import { countingStore, memoryStore } from './memory-store.ts'
import { benchService, searchBody, trip } from './service.ts'

/**
 * Store units of a typical cached search and of a whole trip from search to ticket, counted at the store
 * port.
 */
export async function measureUnits() {
  const { store, units, reset } = countingStore(memoryStore())
  const service = await benchService(store)
  const searches = []
  for (const [from, to] of [
    ['LHR', 'JFK'],
    ['MUC', 'BKK'],
    ['MAN', 'PMI'],
    ['SFO', 'SYD'],
  ] as const) {
    for (const returns of [false, true]) {
      reset()
      await service.call('search', { body: searchBody(from, to, returns) })
      searches.push({
        search: `${from}-${to}${returns ? '-return' : ''}`,
        writeUnits: units.write,
        readUnits: units.read,
      })
    }
  }
  reset()
  const steps: Record<string, { writeUnits: number; readUnits: number }> = {}
  await trip(service, async (name, run) => {
    const before = { write: units.write, read: units.read }
    await run()
    steps[name] = { writeUnits: units.write - before.write, readUnits: units.read - before.read }
  })
  return {
    searches,
    worstSearchWriteUnits: Math.max(...searches.map(({ writeUnits }) => writeUnits)),
    trip: { writeUnits: units.write, readUnits: units.read, steps, byTable: { ...units.byTable } },
  }
}
