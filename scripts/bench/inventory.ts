import type { Flight } from '../../lib/kernel/flight.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { limitsOnSale } from '../../lib/sandbox/gds/availability.ts'
import { toFlight } from '../../lib/sandbox/gds/flights.ts'
import { inventoryOver } from '../../lib/sandbox/gds/selling/inventory.ts'
import { departuresOn } from '../../lib/sandbox/world/connections/departures.ts'
import { dayOf } from '../../lib/sandbox/world/moments.ts'
import { worldSchedules } from '../../lib/sandbox/world/timetable/load.ts'
import { rounded, spreadOf } from './measure.ts'
import { countingStore } from './memory-store.ts'
import { benchService, inDays, searchBody } from './service.ts'

const departuresPerDate = 20_000
/** Dates of `searchBody`, there and back, and the days after them. */
const dates = [60, 61, 67, 68].map(inDays)
const markets = ['LHR JFK', 'MUC BKK', 'MAN PMI', 'SFO SYD', 'CDG NRT', 'FRA SIN', 'ORD DEL', 'JFK LAX']
const [rounds, warmUp] = [14, 4]

/** Departures of a date, spread over all routes. */
function departuresOf(date: string): Flight[] {
  const schedules = worldSchedules()
  const routes = schedules.timetable.routeFrom.keys()
  const all = [...routes].flatMap((route) =>
    departuresOn(schedules, route, dayOf(date), 0).filter(
      ({ entry }) => (schedules.timetable.operatedBy[entry] ?? entry) === entry,
    ),
  )
  const step = Math.max(1, all.length / departuresPerDate)
  const count = Math.min(departuresPerDate, all.length)
  return Array.from({ length: count }, (_, index) => all[Math.floor(index * step)]).flatMap((departure) =>
    departure ? toFlight(schedules, departure) : [],
  )
}

/** Sells seats in two classes of every departure. */
async function fill(store: Parameters<typeof inventoryOver>[0]): Promise<void> {
  const inventory = inventoryOver(store, limitsOnSale())
  for (const flight of dates.flatMap(departuresOf))
    for (const bookingClass of ['Y', 'M'])
      await inventory.hold(flight, { key: crypto.randomUUID(), hold: { bookingClass, seats: 1 } }, Date.now())
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Round trips over a store in which nothing was sold, and over one with 20,000 sold departures on each date: read units of the
 * inventory and time of the processor. The searches of both take turns.
 */
export async function measureInventory() {
  const kinds = await Promise.all(
    (['empty', 'filled'] as const).map(async (name) => {
      const database = await startDatabase()
      if (name === 'filled') await fill(database.store)
      const counting = countingStore(database.store)
      return { name, database, counting, service: await benchService(counting.store) }
    }),
  )
  const samples = new Map(kinds.map(({ name }) => [name, { ms: [] as number[], units: [] as number[] }]))
  for (let round = 0; round < rounds; round++)
    for (const market of markets)
      for (const { name, counting, service } of kinds) {
        const [from = '', to = ''] = market.split(' ')
        counting.reset()
        const before = cpuMs()
        await service.call('search', { body: searchBody(from, to, true) })
        const took = cpuMs() - before
        if (round < warmUp) continue
        samples.get(name)?.ms.push(took)
        samples.get(name)?.units.push(counting.units.byTable.inventory?.read ?? 0)
      }
  await Promise.all(kinds.map(({ database }) => database.close()))
  const figures = Object.fromEntries(
    [...samples].map(([name, { ms, units }]) => [
      name,
      { cpuMilliseconds: spreadOf(ms), readUnits: { ...spreadOf(units), most: Math.max(...units) } },
    ]),
  )
  return {
    departuresPerDate,
    budgets: { moreMilliseconds: 5, readUnits: 150 },
    moreMilliseconds: rounded(
      (figures.filled?.cpuMilliseconds.p50 ?? 0) - (figures.empty?.cpuMilliseconds.p50 ?? 0),
    ),
    ...figures,
  }
}

if (import.meta.main) console.log(JSON.stringify(await measureInventory(), undefined, 2))
