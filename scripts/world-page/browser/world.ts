import { type ColumnName, type PageData, timetableColumns } from '../page-data.ts'

export interface Place {
  readonly index: number
  readonly code: string
  readonly city: string
  readonly name: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
}

export interface Departure {
  readonly from: number
  readonly to: number
  readonly carrier: string
  readonly number: number
  readonly codeshares: readonly string[]
  readonly operator: string
  readonly departsMinute: number
  readonly durationMinutes: number
  readonly days: number
  readonly aircraft: string
}

/** Two airports with departures a week in both directions together, and who flies. */
export interface Pair {
  readonly one: number
  readonly other: number
  readonly weekly: number
  readonly carriers: readonly string[]
}

export interface World {
  readonly places: readonly Place[]
  readonly departures: readonly Departure[]
  readonly carrierName: (code: string) => string
  readonly aircraftName: (code: string) => string
  readonly placeOf: (code: string) => Place | undefined
}

async function columnsOf(data: PageData): Promise<Record<ColumnName, Uint16Array | Uint8Array>> {
  const packed = Uint8Array.from(atob(data.timetable), (letter) => letter.charCodeAt(0))
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  const buffer = await new Response(plain).arrayBuffer()
  let at = 0
  const columns = timetableColumns.map(([name, size, of]) => {
    const length = of === 'route' ? data.routes : data.entries
    const column = size === 2 ? new Uint16Array(buffer, at, length) : new Uint8Array(buffer, at, length)
    at += length * size
    return [name, column]
  })
  return Object.fromEntries(columns)
}

const bitsIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length
export const weeklyOf = ({ days }: Departure): number => bitsIn(days)

/** The timetable of the page, codeshares put to the flights that they are sold for. */
export async function readWorld(data: PageData): Promise<World> {
  const columns = await columnsOf(data)
  const at = (name: ColumnName, index: number): number => columns[name][index] ?? 0
  const carrierAt = (index: number): string => data.carriers[index]?.[0] ?? ''
  const places = data.airports.map(
    ([code, city, name, country, latitude, longitude], index): Place => ({
      index,
      code,
      city,
      name,
      country,
      latitude,
      longitude,
    }),
  )
  const departures: Departure[] = []
  let start = 0
  for (let route = 0; route < data.routes; route++) {
    const entries = Array.from({ length: at('routeEntries', route) }, (_, index) => index)
    const shares = Map.groupBy(
      entries.filter((index) => at('operatedBy', start + index) !== index),
      (index) => at('operatedBy', start + index),
    )
    for (const index of entries) {
      const entry = start + index
      if (at('operatedBy', entry) !== index) continue
      departures.push({
        from: at('routeFrom', route),
        to: at('routeTo', route),
        carrier: carrierAt(at('carrier', entry)),
        number: at('number', entry),
        codeshares: (shares.get(index) ?? []).map(
          (share) => `${carrierAt(at('carrier', start + share))} ${at('number', start + share)}`,
        ),
        operator: carrierAt(at('operator', entry)),
        departsMinute: at('departsMinute', entry),
        durationMinutes: at('durationMinutes', entry),
        days: at('days', entry),
        aircraft: data.aircraft[at('aircraft', entry)]?.[0] ?? '',
      })
    }
    start += entries.length
  }
  const [names, types] = [new Map(data.carriers), new Map(data.aircraft)]
  const byCode = new Map(places.map((place) => [place.code, place]))
  return {
    places,
    departures,
    carrierName: (code) => names.get(code) ?? code,
    aircraftName: (code) => types.get(code) ?? code,
    placeOf: (code) => byCode.get(code),
  }
}

/** Pairs of airports of some departures, the busiest first. */
export function pairsOf(departures: readonly Departure[]): Pair[] {
  const pairs = new Map<
    string,
    { one: number; other: number; weekly: number; carriers: Map<string, number> }
  >()
  for (const departure of departures) {
    const [one, other] = [Math.min(departure.from, departure.to), Math.max(departure.from, departure.to)]
    const key = `${one} ${other}`
    const pair = pairs.get(key) ?? { one, other, weekly: 0, carriers: new Map() }
    const weekly = weeklyOf(departure)
    pair.weekly += weekly
    pair.carriers.set(departure.carrier, (pair.carriers.get(departure.carrier) ?? 0) + weekly)
    pairs.set(key, pair)
  }
  return [...pairs.values()]
    .map(({ carriers, ...pair }) => ({
      ...pair,
      carriers: [...carriers].sort(([, a], [, b]) => b - a).map(([code]) => code),
    }))
    .sort((a, b) => b.weekly - a.weekly)
}
