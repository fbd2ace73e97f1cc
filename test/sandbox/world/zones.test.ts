import { describe, expect, it } from 'vitest'
import { airports } from '../../../lib/sandbox/world/airports.ts'
import { offsetMinutes, toLocalMinute, toUtcMinute, zoneIndex } from '../../../lib/sandbox/world/zones.ts'
import { seeded } from './journeys.ts'

const minuteOf = (timestamp: string): number => Date.parse(timestamp) / 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

function offsetByIntl(zone: string, minute: number): number {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  const name = format.formatToParts(minute * 60_000).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0
}

describe('the table of zone offsets', () => {
  it('agrees with Intl in the zone of every airport at moments of twelve years (seed 41)', () => {
    const random = seeded(41)
    for (const zone of new Set(airports.map(({ zoneName }) => zoneName))) {
      for (let sample = 0; sample < 12; sample++) {
        const minute = Math.floor(minuteOf('2025-01-01T00:00:00Z') + random() * 12 * 365 * 1440)
        expect(
          offsetMinutes(zoneIndex(zone), minute),
          `${zone} ${new Date(minute * 60_000).toISOString()}`,
        ).toBe(offsetByIntl(zone, minute))
      }
    }
  })

  it('changes the clocks at the right minute', () => {
    const london = zoneIndex('Europe/London')
    expect(offsetMinutes(london, minuteOf('2027-03-28T00:59:00Z'))).toBe(0)
    expect(offsetMinutes(london, minuteOf('2027-03-28T01:00:00Z'))).toBe(60)
    expect(offsetMinutes(london, minuteOf('2027-10-31T00:59:00Z'))).toBe(60)
    expect(offsetMinutes(london, minuteOf('2027-10-31T01:00:00Z'))).toBe(0)
  })

  it('reads a skipped local time as the time after the jump, and a repeated one as the first', () => {
    const newYork = zoneIndex('America/New_York')
    expect(toLocalMinute(newYork, toUtcMinute(newYork, minuteOf('2027-03-14T02:30:00Z')))).toBe(
      minuteOf('2027-03-14T03:30:00Z'),
    )
    expect(toUtcMinute(newYork, minuteOf('2027-11-07T01:30:00Z'))).toBe(minuteOf('2027-11-07T05:30:00Z'))
  })

  it('turns local time into UTC and back (seed 42)', () => {
    const random = seeded(42)
    for (const { zone, code } of airports) {
      const utc = Math.floor(minuteOf('2026-06-01T00:00:00Z') + random() * 3 * 365 * 1440)
      const back = toUtcMinute(zone, toLocalMinute(zone, utc))
      expect(toLocalMinute(zone, back), code).toBe(toLocalMinute(zone, utc))
    }
  })

  it('keeps UTC for an unknown zone', () => {
    expect(offsetMinutes(zoneIndex('Mars/Olympus'), minuteOf('2027-07-01T00:00:00Z'))).toBe(0)
  })
})
