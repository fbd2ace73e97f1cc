import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeTimetable } from './encode.ts'
import type { Timetable } from './timetable.ts'

/**
 * Replaces build.ts in bundled functions: their timetable was built when they were bundled, and this is its
 * file beside the code.
 */
export const timetableFile = 'timetable.bin'

export const defaultFlightsPerDay = 0

export const buildTimetable = (): Timetable =>
  decodeTimetable(readFileSync(join(import.meta.dirname, timetableFile)))
