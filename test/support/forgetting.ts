import { addDays } from '../../lib/kernel/instant.ts'
import { type Answer, type Api, type Json, startApi, startOfTests } from './api.ts'
import { requireBalance, silent, withSeats } from './campaign.ts'
import { forgetfulStore } from './expired-items.ts'
import { type Flow, flows } from './flows.ts'
import { seeded } from './stops.ts'
import { outboundDate } from './trip.ts'

/** Pauses of a client: within every lifetime, beyond those of searches, of workbenches, of outcomes, of cards. */
const pausesInMinutes = [1, 13, 35, 26 * 60, 3 * 24 * 60, 31 * 24 * 60]

/** What no longer counts, or never was there. */
const gone =
  /EXPIRED|MUST BE ACTIVE|ALREADY USED|DOES NOT EXIST|NOT CACHED|UNKNOWN|MUST MATCH|NOT FOUND|CANNOT BE FOUND/

/** The meaning of an answer: what expired may be told as unknown. */
function meaningOf({ status, body }: Answer): string {
  const root = body === undefined ? {} : (Object.values(body)[0] as Json)
  const [error] = root.Result?.Error ?? []
  if (error && gone.test(error.Message)) return 'gone'
  return [status, error?.SourceCode ?? 'ok', root.reservationStatus, root.Result?.status].join(' ')
}

/** When the client of a flow pauses, and for how long. */
interface Pause {
  readonly beforeCall: number
  readonly minutes: number
}

/**
 * The answers that a client gets who pauses once, and repeats its last request after another day.
 *
 * @returns meanings of all answers, in order
 */
async function lived(flow: Flow, api: Api, pause: Pause, day: number): Promise<string[]> {
  api.setNow(startOfTests)
  const { picked } = await withSeats(api, addDays(outboundDate, day), 1, 9)
  const answers: string[] = []
  const watched: Api = {
    ...api,
    async call(...request) {
      if (answers.length === pause.beforeCall) api.advance(pause.minutes)
      const answer = await api.call(...request)
      await api.service.idle()
      answers.push(`${request[0]}: ${meaningOf(answer)}`)
      return answer
    },
  }
  try {
    const { sendRequest } = await flow.prepare(watched, picked)
    await sendRequest()
    api.advance(26 * 60)
    await sendRequest()
  } catch {
    // A refused step ends the flow: its answer is noted.
  }
  return answers
}

/**
 * All flows with a pause at a random moment, once over a database that deletes nothing, and once over one that
 * deletes what has expired at random moments: a client hears the same, but for what expired.
 *
 * @returns how many flows were run, and how many items were deleted
 */
export async function forgettingDay(
  seed: number,
  rounds: number,
): Promise<{ readonly flows: number; readonly deleted: number }> {
  const random = seeded(seed)
  const forgetful = forgetfulStore(seeded(seed + 1), 0.1)
  const remembering = await startApi({ log: silent })
  const forgetting = await startApi({ log: silent, wrapStore: forgetful.wrap })
  forgetful.begin(forgetting)
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [index, flow] of flows.entries()) {
        const minutes = pausesInMinutes[Math.floor(random() * pausesInMinutes.length)] ?? 1
        const pause = { beforeCall: Math.floor(random() * 10), minutes }
        const day = (round * flows.length + index) % 90
        const expected = await lived(flow, remembering, pause, day)
        const found = await lived(flow, forgetting, pause, day)
        if (expected.join() !== found.join())
          throw new Error(
            `seed ${seed}, round ${round}, ${flow.name}, ${JSON.stringify(pause)}: ${JSON.stringify({ expected, found })}`,
          )
      }
      await requireBalance(forgetting, `seed ${seed}, round ${round}`)
    }
    return { flows: rounds * flows.length, deleted: forgetful.deleted() }
  } finally {
    forgetful.end()
    await remembering.close()
    await forgetting.close()
  }
}
