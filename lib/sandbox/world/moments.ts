import { daysMs, type EpochMs, minutesMs, toDate } from '../../kernel/instant.ts'

/**
 * The timetable counts whole minutes and days since 1970; the rest of the service counts milliseconds.
 */
export const toEpochMs = (epochMinute: number): EpochMs => minutesMs(epochMinute)

/** The minute in which a moment lies. */
export const toEpochMinute = (at: EpochMs): number => Math.floor(at / minutesMs(1))

/** The first full minute that is not before a moment. */
export const nextEpochMinute = (at: EpochMs): number => Math.ceil(at / minutesMs(1))

export const minutesPerDay = 1440

/** Days since 1970 of a calendar date. */
export const dayOf = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / daysMs(1))

/** The calendar date that is so many days after 1970-01-01. */
export const dateOfDay = (day: number): string => toDate(daysMs(day))

/** Minutes since midnight of a time `HH:MM`. */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
