import { gzipSync } from 'node:zlib'
import { familyPlans } from '../../cdk/function-plan.ts'
import { catalogue } from '../../lib/contract/catalogue.ts'
import { timed } from '../bench/measure.ts'
import { countingStore, memoryStore } from '../bench/memory-store.ts'
import { benchService, searchBody, trip } from '../bench/service.ts'

/** What one request of an operation takes. */
export interface Measured {
  /** Time of the processor, on one like this machine's. */
  readonly milliseconds: number
  readonly writeUnits: number
  readonly readUnits: number
  /** Calls of the store, one after the other. */
  readonly storeCalls: number
  /** Of the answer, compressed. */
  readonly answerBytes: number
  readonly memoryMegabytes: number
}

const rounds = 20
const warmUp = 20
/** Markets of the searches: long, medium, short, with connections only. */
const markets = ['LHR JFK', 'MUC BKK', 'MAN PMI', 'SFO SYD', 'GRU LIS', 'VIE BCN', 'DEL SIN', 'ORD CUN']

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const isFamily = (name: string): name is keyof typeof familyPlans => name in familyPlans

/** Memory of the function that serves an operation. */
function memoryFor(operation: string): number {
  const [family = ''] = Object.entries(catalogue).flatMap(([name, operations]) =>
    operation in operations ? [name] : [],
  )
  if (!isFamily(family)) throw new Error(`${operation} is of no family`)
  return familyPlans[family].memoryMegabytes
}

type Sample = Omit<Measured, 'memoryMegabytes'>

/** Runs trips over a store that counts. */
async function sampleTrips(): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>()
  for (let round = 0; round < rounds + warmUp; round++) {
    const { store, units } = countingStore(memoryStore())
    const service = await benchService(store)
    const note = async (operation: string, run: () => Promise<unknown>): Promise<void> => {
      const before = { ...units }
      let answer: unknown
      const milliseconds = await timed(async () => {
        answer = await run()
      })
      if (round < warmUp) return
      const sample = {
        milliseconds,
        writeUnits: units.write - before.write,
        readUnits: units.read - before.read,
        storeCalls: units.calls - before.calls,
        answerBytes: answer === undefined ? 500 : gzipSync(JSON.stringify(answer)).length,
      }
      samples.set(operation, [...(samples.get(operation) ?? []), sample])
    }
    await trip(service, note)
    for (const market of markets) {
      const [from = '', to = ''] = market.split(' ')
      await note('search', () => service.call('search', { body: searchBody(from, to, round % 3 > 0) }))
    }
  }
  return samples
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** What each operation of a trip takes, measured in this run: medians of time, means of everything else. */
export async function measureOperations(): Promise<ReadonlyMap<string, Measured>> {
  const samples = await sampleTrips()
  return new Map(
    [...samples].map(([operation, seen]) => [
      operation,
      {
        milliseconds: median(seen.map(({ milliseconds }) => milliseconds)),
        writeUnits: mean(seen.map(({ writeUnits }) => writeUnits)),
        readUnits: mean(seen.map(({ readUnits }) => readUnits)),
        storeCalls: mean(seen.map(({ storeCalls }) => storeCalls)),
        answerBytes: mean(seen.map(({ answerBytes }) => answerBytes)),
        memoryMegabytes: memoryFor(operation),
      },
    ]),
  )
}
