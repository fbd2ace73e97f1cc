import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addDays } from '../../lib/kernel/instant.ts'
import { gdsSearch } from '../../lib/sandbox/gds/search.ts'
import { ndcSearch } from '../../lib/sandbox/ndc/shopping.ts'
import { buildTimetable } from '../../lib/sandbox/world/timetable/build.ts'
import { encodeTimetable } from '../../lib/sandbox/world/timetable/encode.ts'
import { schedulesFromFile } from '../../lib/sandbox/world/timetable/load.ts'
import type { LegFlexibility, LegRequest, ShopRequest } from '../../lib/shopping/shopping.ts'
import { fastest, ratio, rounded, type Spread, spreadOf, timed } from './measure.ts'

/** Figures of one timetable, measured in a process of its own. Times in milliseconds. */
interface Figures {
  readonly flightsPerDay: number
  /** Of typical searches: one way and round trip, one adult. */
  readonly p50Ms: number
  readonly p99Ms: number
  readonly loadMs: number
  /** After the typical searches. */
  readonly rssMegabytes: number
  /** Fare groups of an average answer: shows that the searches found something. */
  readonly groupsPerSearch: number
  readonly otherKinds: Readonly<Record<string, Spread & { readonly groupsPerSearch: number }>>
}

const sizes = [10_000, 30_000, 100_000]
const markets =
  `LON-NYC PAR-TYO NYC-LAX SYD-MEL OSL-LIS FRA-SIN CHI-DEL LON-PAR MAD-BUE DXB-BKK ATL-MCO SEA-HNL MUC-HAM DEL-BOM TYO-SPK
  LIM-SCL YTO-YVR JNB-LON HKG-SFO BNA-EDI ROM-ATH AMS-BCN SAO-MIA MEX-CUN SEL-BKK IST-BER DOH-CPT BOS-DUB DEN-PHX SIN-JKT CPH-NCE
  WAW-KEF BOG-MIA NBO-LON AKL-LAX MNL-HKG BJS-SHA CAI-DXB LIS-GIG DFW-ORD`.split(/\s+/)
const rounds = 12
const warmUpRounds = 4
const otherRounds = 4
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

const anyDay: LegFlexibility = { daysBefore: 3, daysAfter: 3, from: [], to: [] }
const everyLeg = (request: ShopRequest, more: Partial<LegRequest>): ShopRequest => ({
  ...request,
  legs: request.legs.map((leg) => ({ ...leg, ...more })),
})
const hubs = 'LON PAR FRA ROM MAD LIS AMS VIE ATH IST'.split(' ')

function sixLegs(search: number): ShopRequest {
  const at = (leg: number) => ({ code: hubs[(search + leg * 3) % hubs.length] ?? '', scope: 'city' as const })
  const date = (leg: number): string => addDays(today, 30 + (search % 60) + leg * 3)
  return {
    ...request(search),
    legs: Array.from({ length: 6 }, (_, leg) => ({ from: at(leg), to: at(leg + 1), date: date(leg) })),
  }
}

type Host = 'gds' | 'ndc'

/** Searches in addition to the typical ones, and their markets. */
const otherKinds: Readonly<Record<string, readonly [Host, (search: number) => ShopRequest]>> = {
  withWishes: [
    'gds',
    (search) => ({
      ...everyLeg(request(search), {
        carriers: { prohibited: ['BA'], preferred: ['*A'] },
        connections: { maxConnections: 1, maxConnectionMinutes: 300 },
        departureWindow: { from: '06:00', to: '20:00' },
        cabins: { kind: 'preferred', cabins: ['Business'] },
      }),
      fares: {
        changeability: ['Changeable', 'PenaltyToChange'],
        accountCodes: [{ code: 'GLOBEX' }],
        without: ['advancePurchase'],
      },
    }),
  ],
  sixLegs: ['gds', sixLegs],
  flexibleDates: ['gds', (search) => everyLeg(request(search), { flexibility: anyDay })],
  ndc: ['ndc', (search) => ({ ...request(search), upsells: 99 })],
}

/** Loads one timetable from its file and searches it, warm, with nothing sold. */
async function measureFile(path: string, flightsPerDay: number): Promise<Figures> {
  const loadMs = await timed(() => schedulesFromFile(path))
  const parts = { soldSeats: { soldOn: async () => new Map() }, schedules: () => schedulesFromFile(path) }
  const hosts = { gds: gdsSearch(parts), ndc: ndcSearch(parts) }
  const measure = async (
    host: Host,
    requestOf: (search: number) => ShopRequest,
    warmUp: number,
    all: number,
  ) => {
    const times: number[] = []
    let groups = 0
    for (let search = 0; search < markets.length * all; search++) {
      let found = 0
      const took = await fastest(async () => {
        found = (await hosts[host].shop(requestOf(search), { tenantId: 'bench', now })).length
      })
      if (search < markets.length * warmUp) continue
      times.push(took)
      groups += found
    }
    return { ...spreadOf(times), groupsPerSearch: rounded(groups / times.length) }
  }
  const typical = await measure('gds', request, warmUpRounds, rounds)
  const rssMegabytes = rounded(process.memoryUsage().rss / 2 ** 20)
  const others: Record<string, Figures['otherKinds'][string]> = {}
  for (const [kind, [host, requestOf]] of Object.entries(otherKinds))
    others[kind] = await measure(host, requestOf, 1, otherRounds)
  return {
    flightsPerDay,
    p50Ms: typical.p50,
    p99Ms: typical.p99,
    loadMs: rounded(loadMs),
    rssMegabytes,
    groupsPerSearch: typical.groupsPerSearch,
    otherKinds: others,
  }
}

function measureInOwnProcess(folder: string, flightsPerDay: number): Figures & { readonly buildMs: number } {
  const path = join(folder, `${flightsPerDay}.timetable`)
  const buildStart = performance.now()
  writeFileSync(path, encodeTimetable(buildTimetable({ flightsPerDay })))
  const buildMs = Math.round(performance.now() - buildStart)
  // V8 sizes the space of young objects by the memory of the machine: this one's would be larger than a
  // function's.
  const args = ['--max-semi-space-size=16', fileURLToPath(import.meta.url), path, `${flightsPerDay}`]
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' })
  const figures: Figures = JSON.parse(output)
  return { ...figures, buildMs }
}

/**
 * Warm searches of 40 typical markets, one way and round trip, on timetables of 10,000 to 100,000 flights a
 * day; then with modifiers, of six legs, three days to each side, and at the NDC host.
 *
 * @returns a plain JSON object; `growth` is the p50 of the largest timetable over that of the smallest
 */
export async function benchSearch() {
  const folder = mkdtempSync(join(tmpdir(), 'timetables-'))
  try {
    const timetables = sizes.map((flightsPerDay) => measureInOwnProcess(folder, flightsPerDay))
    const [smallest, largest] = [timetables[0], timetables.at(-1)]
    if (!smallest || !largest) throw new Error('no timetable')
    const growthOf = (kind: string): number =>
      ratio(largest.otherKinds[kind]?.p50 ?? 0, smallest.otherKinds[kind]?.p50 ?? 0)
    return {
      timetables,
      growth: ratio(largest.p50Ms, smallest.p50Ms),
      growthOfOtherKinds: Object.fromEntries(Object.keys(otherKinds).map((kind) => [kind, growthOf(kind)])),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) {
  const [path, flightsPerDay] = process.argv.slice(2)
  console.log(
    JSON.stringify(path ? await measureFile(path, Number(flightsPerDay)) : await benchSearch(), undefined, 2),
  )
}
