import { gzipSync } from 'node:zlib'
import { aircraftTypes } from '../../lib/sandbox/world/aircraft.ts'
import { airports } from '../../lib/sandbox/world/airports.ts'
import { airlines } from '../../lib/sandbox/world/regional-operators.ts'
import { worldSchedules } from '../../lib/sandbox/world/timetable/load.ts'
import { type ColumnName, type PageData, timetableColumns } from './page-data.ts'

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

/** The whole timetable with its tables, small enough to lie inside a page. */
export function networkData(): Pick<
  PageData,
  'airports' | 'carriers' | 'aircraft' | 'routes' | 'entries' | 'timetable'
> {
  const { timetable } = worldSchedules()
  const { routeFrom, routeTo, routeStart, operatedBy, carrier } = timetable
  const routeOfEntry = new Uint32Array(carrier.length)
  for (const [route, start] of routeStart.entries())
    if (route < routeFrom.length) routeOfEntry.fill(route, start)
  const startOf = (entry: number): number => routeStart[routeOfEntry[entry] ?? 0] ?? 0
  const columns: Readonly<Record<ColumnName, ArrayLike<number>>> = {
    ...timetable,
    routeFrom,
    routeTo,
    routeEntries: Array.from(
      routeFrom,
      (_, route) => (routeStart[route + 1] ?? 0) - (routeStart[route] ?? 0),
    ),
    operatedBy: Array.from(operatedBy, (entry, own) => entry - startOf(own)),
  }
  const bytes = Buffer.concat(
    timetableColumns.map(([name, size]) => {
      const values = columns[name]
      const typed = size === 2 ? Uint16Array.from(values) : Uint8Array.from(values)
      return new Uint8Array(typed.buffer)
    }),
  )
  return {
    airports: airports.map(({ code, cityName, name, country, latitude, longitude }) => [
      code,
      cityName,
      name,
      country,
      rounded(latitude),
      rounded(longitude),
    ]),
    carriers: airlines.map(({ code, name }) => [code, name]),
    aircraft: aircraftTypes.map(({ code, name }) => [code, name]),
    routes: routeFrom.length,
    entries: carrier.length,
    timetable: gzipSync(bytes, { level: 9 }).toString('base64'),
  }
}
