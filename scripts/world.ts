/**
 * A picture of the world that the sandbox sells: `npm run world -- [--carrier BA] [--airport LHR] [--market LHR-JFK] [--out file]`
 * writes one HTML page that needs nothing else: the network on a map, departures of an airport, prices by day of
 * purchase, the scorecard.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { toDate } from '../lib/kernel/instant.ts'
import land from '../lib/platform/local/console/generated/land.json' with { type: 'json' }
import { findAirport } from '../lib/sandbox/world/airports.ts'
import { findCarrier } from '../lib/sandbox/world/carriers.ts'
import { scorecard } from './market/scorecard.ts'
import { marketMoment } from './market/service.ts'
import { networkData } from './world-page/network-data.ts'
import { priceCurves } from './world-page/price-curves.ts'
import { writePage } from './world-page/write-page.ts'

const markets = ['LHR-JFK', 'DUB-LHR', 'MAD-BCN', 'CDG-NRT', 'SYD-MEL', 'SIN-LHR', 'GRU-LIS', 'JFK-LAX']

const { values } = parseArgs({
  options: {
    carrier: { type: 'string', default: '' },
    airport: { type: 'string', default: 'LHR' },
    market: { type: 'string', default: 'LHR-JFK' },
    out: { type: 'string', default: 'dist/world.html' },
    routes: { type: 'string' },
  },
})
const [carrier, airport, market] = [values.carrier, values.airport, values.market].map((text) =>
  text.toUpperCase(),
)
if (carrier && !findCarrier(carrier)) throw new Error(`no carrier ${carrier}`)
for (const code of [airport, ...(market?.split('-') ?? [])])
  if (!findAirport(code ?? '')) throw new Error(`no airport ${code}`)

const started = performance.now()
const page = await writePage({
  date: toDate(marketMoment),
  ...networkData(),
  land,
  curves: await priceCurves([...new Set([market ?? '', ...markets])]),
  measures: await scorecard({ routes: values.routes, markets: 100, seed: 20_270_115 }),
  start: { carrier: carrier ?? '', airport: airport ?? '', market: market ?? '' },
})
const file = resolve(values.out)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, page)
console.log(
  `${file}: ${(page.length / 1e6).toFixed(2)} MB, made in ${Math.round((performance.now() - started) / 1000)} s`,
)
