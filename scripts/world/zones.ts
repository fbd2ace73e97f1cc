import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes lib/sandbox/world/generated/zones.json: the offset from UTC of every IANA zone from 2025 to 2036, so
 * that the computation of flight times needs no Intl. `histories` are deduplicated: `[offset minutes at
 * the start, change, offset, change, offset ...]`, a change in minutes since 1970 (UTC).
 */
const firstYear = 2025
const lastYear = 2036
const minuteMs = 60_000

function offsetReader(zone: string): (minute: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  return (minute) => {
    const name =
      format.formatToParts(minute * minuteMs).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
    return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
  }
}

/** The minute of the change between two moments whose offsets differ. */
function changeBetween(offsetAt: (minute: number) => number, before: number, after: number): number {
  if (after - before === 1) return after
  const middle = Math.floor((before + after) / 2)
  return offsetAt(middle) === offsetAt(before)
    ? changeBetween(offsetAt, middle, after)
    : changeBetween(offsetAt, before, middle)
}

function historyOf(zone: string): number[] {
  const offsetAt = offsetReader(zone)
  const start = Date.UTC(firstYear, 0, 1) / minuteMs
  const end = Date.UTC(lastYear + 1, 0, 1) / minuteMs
  const history = [offsetAt(start)]
  for (let minute = start; minute < end; minute += 1440) {
    if (offsetAt(minute) !== offsetAt(minute + 1440))
      history.push(changeBetween(offsetAt, minute, minute + 1440), offsetAt(minute + 1440))
  }
  return history
}

const generated = new URL('../../lib/sandbox/world/generated/', import.meta.url)
const airports: string[][] = JSON.parse(readFileSync(new URL('airports.json', generated), 'utf8'))
/** Current names that Intl still lists under an older one; agencies may use either. */
const renamed = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
]
const names = [
  ...new Set([...Intl.supportedValuesOf('timeZone'), ...renamed, ...airports.map((row) => row[6] ?? 'UTC')]),
].sort()
const histories: string[] = []
const zones = names.map((name) => {
  const history = JSON.stringify(historyOf(name))
  if (!histories.includes(history)) histories.push(history)
  return `${JSON.stringify(name)}:${histories.indexOf(history)}`
})
writeFileSync(
  new URL('zones.json', generated),
  `{"zones":{${zones.join(',')}},\n"histories":[\n${histories.join(',\n')}\n]}\n`,
)
console.log(`${zones.length} zones, ${histories.length} histories`)
