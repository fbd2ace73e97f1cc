/**
 * Says how much of Open Travel Data's airline routes the carriers of the sandbox cover:
 * `node scripts/world/carriers.ts airline-routes.csv` (columns carrier, origin, destination, flights).
 */
import { readFileSync } from 'node:fs'
import { findAirline } from '../../lib/sandbox/world/regional-operators.ts'
import { carrierChanges } from './carrier-changes-table.ts'

/** Railways, buses and ferries that the file lists like carriers. */
const groundTransport = new Set('7T 2H 5W 9B 2A 2C 5I 8S'.split(' '))

const changes: ReadonlyMap<string, string> = new Map(
  carrierChanges
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([then = '', now = '']) => [then, now]),
)

const [, , file = ''] = process.argv
const flights = new Map<string, number>()
for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
  const [carrier = '', , , count = '0'] = line.split(',')
  if (!groundTransport.has(carrier)) flights.set(carrier, (flights.get(carrier) ?? 0) + Number(count))
}

const sum = (entries: readonly (readonly [string, number])[]): number =>
  entries.reduce((total, [, count]) => total + count, 0)
const all = [...flights].sort(([, a], [, b]) => b - a)
const unknown = all.filter(([code]) => !findAirline(changes.get(code) ?? code))

console.log(
  `${((1 - sum(unknown) / sum(all)) * 100).toFixed(1)} per cent of flights belong to known airlines`,
)
console.log(
  `largest others: ${unknown
    .slice(0, 20)
    .map(([code, count]) => `${code} ${count}`)
    .join(', ')}`,
)
