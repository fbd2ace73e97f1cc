/**
 * Milliseconds since 1970 in UTC. The only notion of "now" in the domain; it always comes in as an argument.
 */
export type EpochMs = number

export const minutesMs = (minutes: number): number => minutes * 60_000
export const hoursMs = (hours: number): number => hours * 3_600_000
export const daysMs = (days: number): number => days * 86_400_000

/** `2027-03-01T22:59:00Z`: the form of every timestamp on the wire. */
export const toTimestamp = (at: EpochMs): string => `${new Date(at).toISOString().slice(0, 19)}Z`

/** The UTC calendar date, `2027-03-01`. */
export const toDate = (at: EpochMs): string => new Date(at).toISOString().slice(0, 10)

/** The calendar date of a moment on the clocks of an IANA zone. */
export const localDate = (at: EpochMs, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)

/** When a calendar date begins on the clocks of an IANA zone, to the minute. */
export function startOfLocalDay(date: string, zone: string): EpochMs {
  const utcMidnight = Date.parse(`${date}T00:00:00Z`)
  let [before, from] = [utcMidnight - hoursMs(15), utcMidnight + hoursMs(15)]
  while (from - before > minutesMs(1)) {
    const middle = before + Math.floor((from - before) / minutesMs(2)) * minutesMs(1)
    if (localDate(middle, zone) < date) before = middle
    else from = middle
  }
  return from
}

const clockFormat = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const

/**
 * When the clocks of an IANA zone show a date and time, `2027-03-01T09:30:00`; a time that they skip is the
 * one an hour later.
 */
export function localTime(dateTime: string, zone: string): EpochMs {
  const clocks = new Intl.DateTimeFormat('sv-SE', { ...clockFormat, timeZone: zone })
  const asUtc = Date.parse(`${dateTime}Z`)
  const offsetAt = (at: EpochMs): number => Date.parse(`${clocks.format(at).replace(' ', 'T')}Z`) - at
  return asUtc - offsetAt(asUtc - offsetAt(asUtc))
}

export const epochSeconds = (at: EpochMs): number => Math.floor(at / 1000)

/** Days from one calendar date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / daysMs(1))

export const addDays = (date: string, days: number): string =>
  toDate(Date.parse(`${date}T00:00:00Z`) + daysMs(days))

/** The same day some months later, by the calendar in UTC; the last one of a month that is shorter. */
export function monthsAfter(at: EpochMs, months: number): EpochMs {
  const first = new Date(at)
  const day = first.getUTCDate()
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return first.setUTCDate(Math.min(day, lastDay))
}

/** True for a calendar date that exists, in the form YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  toDate(Date.parse(`${text}T00:00:00Z`)) === text

/** Whole years from one calendar date to another, as birthdays count. */
export const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0)

/** ISO 8601 duration in hours and minutes, never with a day part: clients parse only `PT<h>H<m>M`. */
export const toDuration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`
}
