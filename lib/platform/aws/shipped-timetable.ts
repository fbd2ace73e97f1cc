import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeTimetable } from '../../sandbox/world/timetable/encode.ts'
import type { Timetable } from '../../sandbox/world/timetable/timetable.ts'

/**
 * Stands in for the module that makes the timetable up, in functions: it was made up when they were bundled,
 * and lies beside them.
 */
export const timetableFile = 'timetable.bin'

export const defaultFlightsPerDay = 0

export const buildTimetable = (): Timetable =>
  decodeTimetable(readFileSync(join(import.meta.dirname, timetableFile)))
