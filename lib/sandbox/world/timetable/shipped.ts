import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeTimetable } from './encode.ts'
import type { Timetable } from './timetable.ts'

/**
 * Replaces the module that makes the timetable (`#timetable`), in functions: it was made when they were
 * bundled, and lies beside them.
 */
export const timetableFile = 'timetable.bin'

export const buildTimetable = (): Timetable =>
  decodeTimetable(readFileSync(join(import.meta.dirname, timetableFile)))
