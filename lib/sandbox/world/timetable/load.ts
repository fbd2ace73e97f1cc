import { readFileSync } from 'node:fs'
import { buildTimetable } from '#timetable'
import { decodeTimetable } from './encode.ts'
import { indexTimetable, type Schedules } from './schedules.ts'

const loaded = new Map<string, Schedules>()

function once(key: string, load: () => Schedules): Schedules {
  const known = loaded.get(key) ?? load()
  loaded.set(key, known)
  return known
}

/** The timetable from a file that scripts/world/timetable.ts wrote; read on first use and kept. */
export const schedulesFromFile = (path: string): Schedules =>
  once(path, () => indexTimetable(decodeTimetable(readFileSync(path))))

/**
 * The timetable of the world, read or built on first use and kept: building takes seconds, reading a few
 * milliseconds.
 */
export const worldSchedules = (): Schedules => once('', () => indexTimetable(buildTimetable()))
