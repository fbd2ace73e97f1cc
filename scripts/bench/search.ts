import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addDays } from '../../lib/domain/instant.ts'
import type { ShopRequest } from '../../lib/domain/shopping.ts'
import { gdsShopping } from '../../lib/suppliers/sandbox/gds/shopping.ts'
import { buildTimetable } from '../../lib/suppliers/sandbox/world/timetable/build.ts'
import { encodeTimetable } from '../../lib/suppliers/sandbox/world/timetable/encode.ts'
import { schedulesFromFile } from '../../lib/suppliers/sandbox/world/timetable/load.ts'

/** Figures of one timetable, measured in a process of its own. Times in milliseconds. */
interface Figures {
  readonly flightsPerDay: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly loadMs: number
  readonly rssMegabytes: number
  /** Fare groups of an average answer: shows that the searches found something. */
  readonly groupsPerSearch: number
}

const sizes = [10_000, 30_000, 100_000]
const markets = `LON-NYC PAR-TYO NYC-LAX SYD-MEL OSL-LIS FRA-SIN CHI-DEL LON-PAR MAD-BUE DXB-BKK ATL-MCO SEA-HNL MUC-HAM DEL-BOM TYO-SPK
  LIM-SCL YTO-YVR JNB-LON HKG-SFO BNA-EDI ROM-ATH AMS-BCN SAO-MIA MEX-CUN SEL-BKK IST-BER DOH-CPT BOS-DUB DEN-PHX SIN-JKT CPH-NCE
  WAW-KEF BOG-MIA NBO-LON AKL-LAX MNL-HKG BJS-SHA CAI-DXB LIS-GIG DFW-ORD`.split(/\s+/)
const rounds = 12
const now = Date.parse('2027-01-15T10:00:00Z')
const today = '2027-01-15'

/** One way and round trip in turn, three to fourteen weeks ahead. */
function request(search: number): ShopRequest {
  const [from = '', to = ''] = (markets[search % markets.length] ?? '').split('-')
  const place = (code: string) => ({ code, scope: 'city' as const })
  const date = addDays(today, 21 + ((search * 13) % 77))
  const round = Math.floor(search / markets.length)
  const homeward = { from: place(to), to: place(from), date: addDays(date, 8) }
  return {
    legs: [{ from: place(from), to: place(to), date }, ...((search + round) % 2 ? [homeward] : [])],
    passengers: [{ ptc: 'ADT', count: 1 }],
    pointOfSale: { pcc: '7N4Q', currency: 'GBP', city: 'LON', country: 'GB', zone: 'Europe/London' },
    currency: 'GBP',
    upsells: 1,
    maxOptions: 50,
  }
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Loads one timetable from its file and searches it, warm, with nothing sold. */
async function measureFile(path: string, flightsPerDay: number): Promise<Figures> {
  const loadStart = performance.now()
  schedulesFromFile(path)
  const loadMs = performance.now() - loadStart
  const { shop } = gdsShopping({ soldSeats: { soldOn: async () => new Map() }, schedules: () => schedulesFromFile(path) })
  const times: number[] = []
  let groups = 0
  for (let search = 0; search < markets.length * rounds; search++) {
    const start = performance.now()
    const answer = await shop(request(search), now)
    const isWarm = search >= markets.length * 4
    if (isWarm) times.push(performance.now() - start)
    if (isWarm) groups += answer.length
  }
  times.sort((a, b) => a - b)
  return {
    flightsPerDay,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    loadMs,
    rssMegabytes: process.memoryUsage().rss / 2 ** 20,
    groupsPerSearch: groups / times.length,
  }
}

const rounded = (figures: Figures): Figures => {
  const round = (value: number): number => Math.round(value * 100) / 100
  const { p50Ms, p99Ms, loadMs, rssMegabytes, groupsPerSearch } = figures
  return {
    ...figures,
    p50Ms: round(p50Ms),
    p99Ms: round(p99Ms),
    loadMs: round(loadMs),
    rssMegabytes: round(rssMegabytes),
    groupsPerSearch: round(groupsPerSearch),
  }
}

function measureInOwnProcess(folder: string, flightsPerDay: number): Figures & { readonly buildMs: number } {
  const path = join(folder, `${flightsPerDay}.timetable`)
  const buildStart = performance.now()
  writeFileSync(path, encodeTimetable(buildTimetable({ flightsPerDay })))
  const buildMs = Math.round(performance.now() - buildStart)
  const output = execFileSync(process.execPath, [fileURLToPath(import.meta.url), path, `${flightsPerDay}`], { encoding: 'utf8' })
  const figures: Figures = JSON.parse(output)
  return { ...figures, buildMs }
}

/**
 * Warm searches of 40 typical markets, one way and round trip, on timetables of 10,000 to 100,000 flights a day.
 *
 * @returns a plain JSON object; `growth` is the p50 of the largest timetable over that of the smallest
 */
export async function benchSearch() {
  const folder = mkdtempSync(join(tmpdir(), 'timetables-'))
  try {
    const timetables = sizes.map((flightsPerDay) => measureInOwnProcess(folder, flightsPerDay))
    const [smallest, largest] = [timetables[0], timetables.at(-1)]
    const growth = smallest && largest ? Math.round((largest.p50Ms / smallest.p50Ms) * 100) / 100 : 0
    return { timetables, growth }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) {
  const [path, flightsPerDay] = process.argv.slice(2)
  console.log(JSON.stringify(path ? rounded(await measureFile(path, Number(flightsPerDay))) : await benchSearch(), undefined, 2))
}
