import { airports, findAirport } from '../../lib/sandbox/world/airports.ts'
import type { BenchService } from '../bench/service.ts'
import { capitals } from './airports.ts'
import { countMeasure, type Measure } from './measure.ts'
import { search } from './service.ts'

const everyNth = 80

/** Whether one can buy a journey from the capital to small places: a sample of all airports. */
export async function soldFromCapitals(service: BenchService): Promise<Measure> {
  const sample = airports.filter(({ index }) => index % Math.ceil(airports.length / everyNth) === 0)
  const trips = sample.flatMap(({ code, country }) => {
    const ofCapital = capitals.get(country) ?? []
    const from = ofCapital.find((capital) => findAirport(capital))
    return from && !ofCapital.includes(code) ? [`${from}-${code}`] : []
  })
  const unsold: string[] = []
  for (const market of trips)
    if ((await search(service, { market, perPage: 5 })).length === 0) unsold.push(market)
  return countMeasure(
    { area: 'offers', name: "airports sold from their country's capital, sample" },
    { found: trips.length - unsold.length, all: trips.length, missing: unsold },
    // A search connects twice; some places in Alaska are farther.
    93,
  )
}
