import generated from './generated/zones.json' with { type: 'json' }

/**
 * Minutes between local time and UTC, from a generated table that reaches from 2025 to 2036 (before and
 * after: the nearest known offset). Times are whole minutes since 1970; local time counts the same way, as if
 * the clock on the wall were UTC.
 */
const histories: readonly (readonly number[])[] = generated.histories
const indexes: ReadonlyMap<string, number> = new Map(Object.entries(generated.zones))

/** Per history the stretch of time that was looked up last: flights of one search lie close together. */
const since = new Float64Array(histories.length).fill(Number.POSITIVE_INFINITY)
const until = new Float64Array(histories.length).fill(Number.NEGATIVE_INFINITY)
const offsets = new Int16Array(histories.length)

/** The row of the table for an IANA zone; an unknown zone keeps UTC. */
export const zoneIndex = (zone: string): number => indexes.get(zone) ?? indexes.get('UTC') ?? 0

function findStretch(zone: number, utcMinute: number): void {
  const history = histories[zone] ?? [0]
  let at = 1
  while (at < history.length && (history[at] ?? 0) <= utcMinute) at += 2
  since[zone] = at === 1 ? Number.NEGATIVE_INFINITY : (history[at - 2] ?? 0)
  until[zone] = history[at] ?? Number.POSITIVE_INFINITY
  offsets[zone] = history[at - 1] ?? 0
}

/** What the clocks of a zone are ahead of UTC at a moment. */
export function offsetMinutes(zone: number, utcMinute: number): number {
  if (!(utcMinute >= (since[zone] ?? 0) && utcMinute < (until[zone] ?? 0))) findStretch(zone, utcMinute)
  return offsets[zone] ?? 0
}

export const toLocalMinute = (zone: number, utcMinute: number): number =>
  utcMinute + offsetMinutes(zone, utcMinute)

/**
 * The moment at which the clocks of a zone show a local time. A time that the clocks skip in spring comes out
 * as much later as they jump; of a time that occurs twice in autumn, the first is meant.
 */
export function toUtcMinute(zone: number, localMinute: number): number {
  const before = offsetMinutes(zone, localMinute - 1080)
  const after = offsetMinutes(zone, localMinute + 1080)
  if (before === after) return localMinute - before
  const early = localMinute - before
  return offsetMinutes(zone, early) === before || toLocalMinute(zone, localMinute - after) !== localMinute
    ? early
    : localMinute - after
}
