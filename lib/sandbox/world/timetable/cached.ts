import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildTimetable as build, type TimetablePlan } from './build.ts'
import { decodeTimetable, encodeTimetable } from './encode.ts'
import type { Timetable } from './timetable.ts'

/**
 * Where sources run as they are, the timetable is built once for each state of the world's tables and code, and
 * kept: planning the flights of a week takes seconds, reading them a few milliseconds.
 */
const world = resolve(import.meta.dirname, '..')
const folder = resolve(world, '../../../node_modules/.cache/tripwright')

function nameOf(plan: TimetablePlan): string {
  const digest = createHash('sha256').update(JSON.stringify(plan))
  for (const file of globSync('**/*.{ts,json}', { cwd: world }).sort())
    digest.update(file).update(readFileSync(join(world, file)))
  return `${digest.digest('hex').slice(0, 20)}.timetable`
}

function read(path: string): Timetable | undefined {
  try {
    return decodeTimetable(readFileSync(path))
  } catch {
    return undefined
  }
}

const dayMs = 86_400_000

/** Files of earlier states that are older than a day. */
function forgetOthers(path: string): void {
  for (const other of globSync(join(dirname(path), '*.timetable')))
    if (Date.now() - statSync(other).mtimeMs > dayMs) rmSync(other, { force: true })
}

/** Several processes may write the same file: each its own, then in place at once. A read-only folder is no fault. */
function keep(path: string, timetable: Timetable): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.${process.pid}`, encodeTimetable(timetable))
    renameSync(`${path}.${process.pid}`, path)
    forgetOthers(path)
  } catch {}
}

/** The timetable of a plan, from the file of an earlier run where there is one. */
export function buildTimetable(plan: TimetablePlan = {}): Timetable {
  const path = join(folder, nameOf(plan))
  const known = read(path)
  if (known) return known
  const timetable = build(plan)
  keep(path, timetable)
  return timetable
}
