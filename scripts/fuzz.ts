/**
 * The long campaign behind test/contract/fuzz.test.ts: npm run fuzz -- [requests] [seed]. Prints the seed, so
 * that a failure can be repeated.
 */
import { fuzz } from '../test/support/fuzz.ts'

const requests = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
console.log(`seed ${seed}, ${requests} requests`)
const started = performance.now()
const { byStatus } = await fuzz(requests, seed)
console.log(JSON.stringify({ seconds: Math.round((performance.now() - started) / 1000), byStatus }))
