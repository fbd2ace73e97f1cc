import type { ShortConnection } from '../../pricing/fare.ts'
import { airportAt } from '../world/airports.ts'
import type { Departure } from '../world/connections/departures.ts'
import { minimumConnection } from '../world/connections/minimum-connection.ts'
import type { Schedules } from '../world/timetable/schedules.ts'

/** Connections of a leg that leave less time than the airport needs. */
export const shortConnections = (
  { timetable: { routeFrom, routeTo, operatedBy, carrier } }: Schedules,
  connection: readonly Departure[],
): ShortConnection[] =>
  connection.slice(1).flatMap((after, index) => {
    const before = connection[index]
    if (!before) return []
    const [from, via, to] = [routeFrom[before.route], routeFrom[after.route], routeTo[after.route]].map(
      (index) => airportAt(index ?? 0),
    )
    if (!from || !via || !to) return []
    const minutes = after.departsAtMinute - before.arrivesAtMinute
    const [one = 0, other = 0] = [before, after].map(({ entry }) => carrier[operatedBy[entry] ?? entry])
    const minimumMinutes = minimumConnection({ from, via, to }, one, other)
    return minutes < minimumMinutes ? [{ airport: via.code, minutes, minimumMinutes }] : []
  })
