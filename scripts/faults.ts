/**
 * The long campaigns behind the tests in test/faults: npm run faults -- [seed] [part of a name ...]. Prints the seed, so
 * that a failure can be repeated, and what each campaign found; the first that goes wrong ends it.
 */
import { addDays } from '../lib/kernel/instant.ts'
import { type Api, startApi } from '../test/support/api.ts'
import { otherClocks } from '../test/support/clocks.ts'
import { duffelDay, duffelFlows } from '../test/support/duffel-days.ts'
import { killOverDuffel } from '../test/support/duffel-kills.ts'
import { startStoppingDuffelService } from '../test/support/duffel-service.ts'
import { flows } from '../test/support/flows.ts'
import { forgettingDay } from '../test/support/forgetting.ts'
import { killAtRandom } from '../test/support/kills.ts'
import {
  commitAtOnce,
  divideAgainstOthers,
  payAgainstCancel,
  rushForSeats,
  voidAgainstTicketing,
} from '../test/support/races.ts'
import { runRandomCommands } from '../test/support/random-commands.ts'
import { type Rivals, rivals } from '../test/support/rivals.ts'
import { rushForChosenSeats } from '../test/support/seat-race.ts'
import { everyWrite, seeded, stopEverywhere, stopForGood, unreliableDay } from '../test/support/stops.ts'
import { strictFlows } from '../test/support/strict-flows.ts'
import { startStoppingStrictService } from '../test/support/strict-service.ts'

const [given, ...wanted] = process.argv.slice(2)
const seed = Number(given ?? Date.now() % 2 ** 31)
console.log(`seed ${seed}`)

interface Campaign {
  readonly name: string
  /** @returns what was found @throws Error when a rule is broken */
  readonly run: () => Promise<unknown>
}

function require(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`broken: ${rule}`)
}

/** A service of its own, whose steps the campaign can hold back. */
const withRivals =
  (run: (api: Api, pairs: Rivals) => Promise<unknown>): (() => Promise<unknown>) =>
  async () => {
    const pairs = rivals(seeded(seed))
    const api = await startApi({ wrapSteps: pairs.wrap })
    try {
      return await run(api, pairs)
    } finally {
      await api.close()
    }
  }

const races: readonly Campaign[] = [
  {
    name: '200 commits of one workbench at once',
    run: withRivals(async (api) => {
      const locators = [...(await commitAtOnce(api, 200))]
      const isOne = locators.length === 1 && locators[0] !== undefined
      require(isOne, 'one reservation, every caller gets its locator')
      return locators
    }),
  },
  {
    name: '1000 buyers of the last seats of a class',
    run: withRivals(async (api) => {
      const { seats, sold, refusals } = await rushForSeats(api, 1000)
      require(seats === sold, 'as many are sold as there are')
      return { seats, sold, refusals: [...refusals] }
    }),
  },
  {
    name: '20 times 9 buyers of the same 3 seats',
    run: withRivals(async (api) => {
      for (let day = 0; day < 20; day++) {
        const { seats, sold } = await rushForChosenSeats(api, addDays('2027-07-06', day), 3)
        require(sold.toSorted().join() === seats.toSorted().join(), 'each seat is sold to one buyer')
      }
      return { seats: 60 }
    }),
  },
  {
    name: 'paid and cancelled at once',
    run: withRivals(async (api, pairs) => {
      const ends = await payAgainstCancel(api, pairs, 50)
      require(ends.paid > 0 && ends.cancelled > 0, 'both orders occurred')
      return ends
    }),
  },
  {
    name: 'voided while more is ticketed',
    run: withRivals(async (api, pairs) => {
      const ends = await voidAgainstTicketing(api, pairs, 20)
      require(ends.committed > 0 && ends.refused > 0, 'both orders occurred')
      return ends
    }),
  },
]

const campaigns: readonly Campaign[] = [
  ...races,
  ...flows.map((flow) => ({
    name: `stopped at every write while ${flow.name}`,
    run: async () => ({ stops: await stopEverywhere(flow, everyWrite) }),
  })),
  ...flows.map((flow) => ({
    name: `stopped at every write, and never asked again, while ${flow.name}`,
    run: async () => ({ stops: await stopForGood(flow, everyWrite) }),
  })),
  ...duffelFlows.map((flow) => ({
    name: `stopped at every write while ${flow.name}`,
    run: async () => ({ stops: await stopEverywhere(flow, everyWrite, startStoppingDuffelService) }),
  })),
  ...strictFlows.map((flow) => ({
    name: `stopped at every write beside a strict supplier while ${flow.name}`,
    run: async () => ({ stops: await stopEverywhere(flow, everyWrite, startStoppingStrictService) }),
  })),
  ...Array.from({ length: 20 }, (_, batch) => ({
    name: `bookings over Duffel whose calls go wrong, seed ${seed + batch}`,
    run: () => duffelDay(seed + batch, 100),
  })),
  { name: 'divided while paid, cancelled or voided', run: () => divideAgainstOthers(everyWrite(40)) },
  { name: 'what has expired is deleted at random moments', run: () => forgettingDay(seed, 20) },
  ...Array.from({ length: 10 }, (_, batch) => ({
    name: `requests of another tenant at other times, seed ${seed + batch}`,
    run: () => otherClocks(seed + batch, 4),
  })),
  { name: 'steps that fail at random', run: () => unreliableDay(seed, 50, 0.1) },
  {
    name: 'processes killed at random while they sell over Duffel',
    run: () => killOverDuffel({ seed, kills: 50 }),
  },
  { name: 'processes killed at random', run: () => killAtRandom({ seed, kills: 50, clients: 9 }) },
  // A service of its own for every fifty: the seats of the flights that they book run out.
  ...Array.from({ length: 10 }, (_, batch) => ({
    name: `random commands checked against a model, seed ${seed + batch}`,
    run: () => runRandomCommands(50, seed + batch),
  })),
]

const chosen = campaigns.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)
for (const { name, run } of chosen) {
  const started = performance.now()
  const found = await run()
  console.log(`${name}: ${JSON.stringify(found)}, ${Math.round((performance.now() - started) / 1000)} s`)
}
