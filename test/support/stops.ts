import { addDays } from '../../lib/kernel/instant.ts'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { type Api, startApi } from './api.ts'
import { type Picked, requireBalance, silent, untilOver, withSeats } from './campaign.ts'
import type { OtherBooks } from './discrepancies.ts'
import { type StoppingStore, stoppingStore } from './faulty-store.ts'
import { type Flow, flows } from './flows.ts'
import { ledger } from './ledger.ts'
import { outboundDate } from './trip.ts'

/**
 * Processes that stop and steps that fail: a few of them in npm test, all by npm run faults. Each campaign
 * throws with what went wrong.
 */

/** Which of the writes of a flow it is stopped at. */
export type Stops = (writes: number) => Iterable<number>
export const everyWrite: Stops = (writes) => Array.from({ length: writes }, (_, index) => index + 1)
/** The first, the last, and some between. */
export const someWrites =
  (count: number): Stops =>
  (writes) =>
    new Set(Array.from({ length: count }, (_, index) => 1 + Math.round((index * (writes - 1)) / (count - 1))))

/** One in the middle, where most has begun and least has ended, and the last. */
export const fewWrites: Stops = (writes) => new Set([Math.ceil(writes / 2), writes])

/** A service over a store that stops, and what suppliers beside the sandbox have in their books. */
type StartService = (
  options: LocalOptions,
  faults: StoppingStore,
) => Promise<{
  readonly api: Api
  readonly booksOfOthers?: () => OtherBooks
  /** Lets so much time pass at a supplier that every outcome is known. */
  readonly letTimePass?: () => void
}>
const withSandboxOnly: StartService = async (options) => ({ api: await startApi(options) })

/**
 * The process stops before and after writes of a flow; then it is there again, and the client repeats its
 * request until it gets an answer. Each flow checks the answer of its repetition; here is checked that
 * nothing is lost or done twice.
 *
 * @returns how often the flow was stopped
 */
export const stopEverywhere = (
  flow: Flow,
  stops: Stops,
  start: StartService = withSandboxOnly,
): Promise<number> =>
  stopEach(flow, { stops, start }, async (api, { sendRequest, isDone }, what) => {
    // A stopped request holds its Idempotency-Key for a while.
    api.advance(1)
    const answer = await untilOver(api, sendRequest)
    if (!isDone(answer)) throw new Error(`${what}: ${JSON.stringify(answer.body)}`)
    // A repetition may be answered from what is filed, while the last write of its commit is missing.
    await api.service.resumeCommits(0)
    await api.service.idle()
  })

/**
 * The same with a client who gives up: the service that starts again takes up what it finds, and ends it.
 *
 * @returns how often the flow was stopped
 */
export const stopForGood = (flow: Flow, stops: Stops): Promise<number> =>
  stopEach(flow, { stops, start: withSandboxOnly }, async (api, _prepared, what) => {
    await api.service.resumeCommits(0)
    await api.service.idle()
    const { open } = await api.service.resumeCommits(0)
    const listed = await ledger(api).openCommits()
    if (open.length + listed.length > 0) throw new Error(`${what}: ${JSON.stringify(listed)} is still open`)
  })

type Prepared = Awaited<ReturnType<Flow['prepare']>>

async function stopEach(
  flow: Flow,
  { stops, start }: { readonly stops: Stops; readonly start: StartService },
  goOn: (api: Api, prepared: Prepared, what: string) => Promise<void>,
): Promise<number> {
  const faults = stoppingStore()
  const { api, booksOfOthers, letTimePass } = await start({ wrapStore: faults.wrap, log: silent }, faults)
  try {
    let { picked } = await withSeats(api, outboundDate, 9, 9)
    const writes = await countWrites(api, faults, flow, picked)
    let count = 0
    for (const write of stops(writes)) {
      for (const when of ['before', 'after'] as const) {
        const what = `${flow.name}, stopped ${when} write ${write} of ${writes}`
        const prepared = await flow.prepare(api, picked)
        const before = await reservationCount(api)
        const begunAt = api.now()
        faults.stopAt(write, when)
        await prepared.sendRequest()
        await api.service.idle()
        faults.restart()
        letTimePass?.()
        await goOn(api, prepared, what)
        await requireBalance(api, what, booksOfOthers?.())
        if ((await reservationCount(api)) - before > 1)
          throw new Error(`${what}: made more than one reservation`)
        // What was found is kept for twelve minutes.
        api.setNow(begunAt)
        count++
        // Classes sell out.
        if (count % 8 === 0) ({ picked } = await withSeats(api, addDays(outboundDate, count / 8), 9, 9))
      }
    }
    return count
  } finally {
    await api.close()
  }
}

const reservationCount = async (api: Api): Promise<number> => (await ledger(api).reservations()).length

async function countWrites(api: Api, faults: StoppingStore, flow: Flow, picked: Picked): Promise<number> {
  const { sendRequest, isDone } = await flow.prepare(api, picked)
  faults.restart()
  const answer = await sendRequest()
  await api.service.idle()
  if (!isDone(answer)) throw new Error(`${flow.name}: ${JSON.stringify(answer.body)}`)
  return faults.writes()
}

/** Numbers that look random and are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Steps of the workflow fail before or after their effect, now and then, two in a row too. */
const unreliableSteps =
  (random: () => number, rate: number): NonNullable<LocalOptions['wrapSteps']> =>
  (run) =>
  async (input) => {
    if (random() < rate) throw new Error('the step did not begin')
    const result = await run(input)
    if (random() < rate) throw new Error('the answer of the step was lost')
    return result
  }

/**
 * Bookings of all kinds, side by side, while the steps of their commits fail at random.
 *
 * @returns how many ended as a client wants them to; the others were refused, without a trace
 */
export async function unreliableDay(
  seed: number,
  rounds: number,
  rate: number,
): Promise<{ readonly done: number; readonly requested: number }> {
  let isCalm = true
  const random = seeded(seed)
  const api = await startApi({ log: silent, wrapSteps: (run) => unreliable(run) })
  function unreliable(run: (input: unknown) => Promise<unknown>) {
    const shaken = unreliableSteps(random, rate)(run)
    return (input: unknown) => (isCalm ? run(input) : shaken(input))
  }
  try {
    let done = 0
    for (let round = 0; round < rounds; round++) {
      isCalm = true
      // Another day in each round: classes sell out.
      const { picked } = await withSeats(api, addDays(outboundDate, round), 9, 9)
      const prepared = []
      for (const flow of flows) prepared.push(await flow.prepare(api, picked))
      isCalm = false
      const ends = await Promise.all(
        prepared.map(async ({ sendRequest, isDone }) => isDone(await untilOver(api, sendRequest))),
      )
      done += ends.filter(Boolean).length
      isCalm = true
      await requireBalance(api, `seed ${seed}, round ${round}`)
    }
    return { done, requested: rounds * flows.length }
  } finally {
    await api.close()
  }
}
