/**
 * The long campaigns behind the tests in test/faults: npm run faults -- [seed]. Prints the seed, so that
 * a failure can be repeated, and what each campaign found; the first that goes wrong ends it.
 */
import { addDays } from '../lib/kernel/instant.ts'
import { startApi } from '../test/support/api.ts'
import { otherClocks } from '../test/support/clocks.ts'
import { flows } from '../test/support/flows.ts'
import { forgettingDay } from '../test/support/forgetting.ts'
import {
  commitAtOnce,
  divideAgainstOthers,
  payAgainstCancel,
  rushForSeats,
  voidAgainstTicketing,
} from '../test/support/races.ts'
import { runRandomCommands } from '../test/support/random-commands.ts'
import { rivals } from '../test/support/rivals.ts'
import { rushForChosenSeats } from '../test/support/seat-race.ts'
import { everyWrite, seeded, stopEverywhere, stopForGood, unreliableDay } from '../test/support/stops.ts'
import { strictFlows } from '../test/support/strict-flows.ts'
import { startStoppingStrictService } from '../test/support/strict-service.ts'

const seed = Number(process.argv[2] ?? Date.now() % 2 ** 31)
console.log(`seed ${seed}`)

async function report(what: string, campaign: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  const found = await campaign()
  console.log(`${what}: ${JSON.stringify(found)}, ${Math.round((performance.now() - started) / 1000)} s`)
}

function require(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`broken: ${rule}`)
}

const pairs = rivals(seeded(seed))
const api = await startApi({ wrapSteps: pairs.wrap })
try {
  await report('200 commits of one workbench at once', async () => {
    const locators = [...(await commitAtOnce(api, 200))]
    require(locators.length === 1 &&
      locators[0] !== undefined, 'one reservation, every caller gets its locator')
    return locators
  })
  await report('1000 buyers of the last seats of a class', async () => {
    const { seats, sold, refusals } = await rushForSeats(api, 1000)
    require(seats === sold, 'as many are sold as there are')
    return { seats, sold, refusals: [...refusals] }
  })
  await report('20 times 9 buyers of the same 3 seats', async () => {
    for (let day = 0; day < 20; day++) {
      const { seats, sold } = await rushForChosenSeats(api, addDays('2027-07-06', day), 3)
      require(sold.toSorted().join() === seats.toSorted().join(), 'each seat is sold to one buyer')
    }
    return { seats: 60 }
  })
  await report('paid and cancelled at once', async () => {
    const ends = await payAgainstCancel(api, pairs, 50)
    require(ends.paid > 0 && ends.cancelled > 0, 'both orders occurred')
    return ends
  })
  await report('voided while more is ticketed', async () => {
    const ends = await voidAgainstTicketing(api, pairs, 20)
    require(ends.committed > 0 && ends.refused > 0, 'both orders occurred')
    return ends
  })
} finally {
  await api.close()
}
for (const flow of flows) {
  await report(`stopped at every write while ${flow.name}`, async () => ({
    stops: await stopEverywhere(flow, everyWrite),
  }))
}
for (const flow of flows) {
  await report(`stopped at every write and never repeated while ${flow.name}`, async () => ({
    stops: await stopForGood(flow, everyWrite),
  }))
}
for (const flow of strictFlows) {
  await report(`stopped at every write beside a strict supplier while ${flow.name}`, async () => ({
    stops: await stopEverywhere(flow, everyWrite, startStoppingStrictService),
  }))
}
await report('divided while paid, cancelled or voided', () => divideAgainstOthers(everyWrite(40)))
await report('what has expired is deleted at random moments', () => forgettingDay(seed, 20))
for (let batch = 0; batch < 10; batch++) {
  await report(`requests of another tenant at other times, seed ${seed + batch}`, () =>
    otherClocks(seed + batch, 4),
  )
}
await report('steps that fail at random', () => unreliableDay(seed, 50, 0.1))
// A service of its own for every fifty: the seats of the flights that they book run out.
for (let batch = 0; batch < 10; batch++) {
  await report(`random commands checked against a model, seed ${seed + batch}`, () =>
    runRandomCommands(50, seed + batch),
  )
}
