import { writeFileSync } from 'node:fs'
import { buildTimetable } from '../../lib/sandbox/world/timetable/build.ts'
import { encodeTimetable } from '../../lib/sandbox/world/timetable/encode.ts'

/**
 * Writes the timetable to a file: `node scripts/world/timetable.ts <path> [flights a day]`. Reading it is far
 * faster than generating it.
 */
const [path, flightsPerDay] = process.argv.slice(2)
if (!path) throw new Error('usage: node scripts/world/timetable.ts <path> [flights a day]')
const bytes = encodeTimetable(
  buildTimetable(flightsPerDay === undefined ? {} : { flightsPerDay: Number(flightsPerDay) }),
)
writeFileSync(path, bytes)
console.log(`${path}: ${bytes.length} bytes`)
