import { spreadOf, timed } from './measure.ts'
import { memoryStore } from './memory-store.ts'
import { benchService, trip } from './service.ts'

const rounds = 60
const warmUp = 100

/** What each handler of a trip takes in this process, event in and answer out, over a store in memory. */
export async function measureHandlers() {
  const samples: Record<string, number[]> = {}
  for (let round = 0; round < rounds + warmUp; round++) {
    // A store of its own for each trip: seats would run out.
    const service = await benchService(memoryStore())
    await trip(service, async (name, run) => {
      const took = await timed(run)
      if (round >= warmUp) samples[name] = [...(samples[name] ?? []), took]
    })
  }
  return Object.fromEntries(Object.entries(samples).map(([name, took]) => [name, spreadOf(took)]))
}
