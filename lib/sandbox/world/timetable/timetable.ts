/**
 * A week's schedule in typed arrays, one entry per flight number, sorted by route and time of departure.
 * Codeshare numbers are entries of their own. Airports, carriers and aircraft are named by their positions in
 * the world's tables.
 */
export interface Timetable {
  /**
   * Airports of each route (a directed pair of airports with any service), sorted by origin, then
   * destination.
   */
  readonly routeFrom: Uint16Array
  readonly routeTo: Uint16Array
  /** First entry of each route; one more than there are routes. */
  readonly routeStart: Uint32Array
  readonly carrier: Uint16Array
  /** Who flies it: the carrier itself, its codeshare partner, or a regional carrier under their code. */
  readonly operator: Uint16Array
  readonly number: Uint16Array
  /** Local minute of the day at the origin. */
  readonly departsMinute: Uint16Array
  readonly durationMinutes: Uint16Array
  /** Days it leaves on; bit 0 is Monday. */
  readonly days: Uint8Array
  readonly aircraft: Uint8Array
  /** The entry that flies it: itself unless it is a codeshare. */
  readonly operatedBy: Uint32Array
}

const daysSinceMonday = (day: number): number => (((day + 3) % 7) + 7) % 7

/** Bit of a day (counted since 1970-01-01, a Thursday) in `days`. */
export const weekdayBit = (day: number): number => 1 << daysSinceMonday(day)

/** Departures a day on the average, without counting codeshare numbers. */
export function flightsPerDay({ days, operatedBy }: Timetable): number {
  let weekly = 0
  for (let entry = 0; entry < days.length; entry++) {
    if (operatedBy[entry] !== entry) continue
    for (let mask = days[entry] ?? 0; mask; mask &= mask - 1) weekly++
  }
  return weekly / 7
}
