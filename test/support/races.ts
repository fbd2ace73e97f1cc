import { addDays } from '../../lib/kernel/instant.ts'
import { type Answer, type Api, type Json, startApi } from './api.ts'
import {
  addFound,
  holdFound,
  isComplete,
  locatorIn,
  prepareFound,
  requireBalance,
  resultOf,
  silent,
  untilOver,
  withSeats,
} from './campaign.ts'
import { divide, holdParty, ticketParty } from './party.ts'
import { pausingSteps } from './pausing-steps.ts'
import type { Rivals } from './rivals.ts'
import { cardBody, client, locatorOf, outboundDate, pickOffers, ticketNumbersOf } from './trip.ts'

/**
 * Requests that get into each other's way: few in npm test, many by npm run faults. Each campaign throws with
 * what went wrong.
 */

/** Many callers commit one workbench at once. @returns the locators that they got */
export async function commitAtOnce(api: Api, callers: number): Promise<ReadonlySet<string | undefined>> {
  const workbench = await prepareFound(api, pickOffers(await client(api).search()), cardBody())
  const answers = await Promise.all(
    Array.from({ length: callers }, () => untilOver(api, () => client(api).commit(workbench))),
  )
  await requireBalance(api, `${callers} commits of one workbench`)
  return new Set(answers.map(locatorIn))
}

/**
 * Many buyers want the few seats of one class, and all commit at once.
 *
 * @returns the seats that were free, the buyers who got one, and the refusals of the others
 */
export async function rushForSeats(api: Api, buyers: number) {
  const { picked, seats } = await withSeats(api, outboundDate, 3, 7)
  const workbenches: string[] = []
  for (let buyer = 0; buyer < buyers; buyer++) workbenches.push(await prepareFound(api, picked))
  const answers = await Promise.all(
    workbenches.map((workbench) => untilOver(api, () => client(api).commit(workbench))),
  )
  await requireBalance(api, `${buyers} buyers for ${seats} seats`)
  const locators = answers.flatMap((answer) => locatorIn(answer) ?? [])
  const refusals = new Set(
    answers.filter((answer) => !locatorIn(answer)).map(({ body }) => resultOf(body).Error?.[0].SourceCode),
  )
  return { seats, sold: new Set(locators).size, refusals }
}

/**
 * A held booking is paid in one workbench and cancelled by another request at the same time.
 *
 * @returns how often which of the two won
 */
export async function payAgainstCancel(
  api: Api,
  { race }: Rivals,
  rounds: number,
): Promise<{ readonly paid: number; readonly cancelled: number }> {
  let [paid, cancelled] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    // What is paid stays sold, and a flight has so many seats only.
    const held = await holdFound(api, pickOffers(await client(api).search()))
    const workbench = await client(api).reopen(locatorOf(held))
    await client(api).pay(workbench, held.Offer[0], cardBody())
    const pay = () => untilOver(api, () => client(api).commit(workbench))
    const cancel = () =>
      untilOver(api, () =>
        api.call('cancelReservation', { path: { ReservationResource_Identifier: locatorOf(held) } }),
      )
    const [isPaid, isCancelled] = (await race(round, workbench, pay, cancel)).map(isComplete)
    if (isPaid && isCancelled) throw new Error(`round ${round}: paid and cancelled`)
    await requireBalance(api, `round ${round}`)
    paid += isPaid ? 1 : 0
    cancelled += isCancelled ? 1 : 0
  }
  return { paid, cancelled }
}

/**
 * The only ticket of a booking is voided while a workbench adds another offer to it and pays for that.
 *
 * @returns how often the commit went through, and how often it was refused; the void always goes through
 */
export async function voidAgainstTicketing(
  api: Api,
  { race }: Rivals,
  rounds: number,
): Promise<{ readonly committed: number; readonly refused: number }> {
  let committed = 0
  let { picked } = await withSeats(api, outboundDate, 9, 9)
  for (let round = 0; round < rounds; round++) {
    // A round keeps up to two seats of the nine.
    if (round % 4 === 3) ({ picked } = await withSeats(api, addDays(outboundDate, (round + 1) / 4), 9, 9))
    const ticketed = await client(api).committed(await prepareFound(api, picked, cardBody()))
    const workbench = await client(api).reopen(locatorOf(ticketed))
    await client(api).pay(workbench, await addFound(api, workbench, picked), cardBody())
    const documentVoid = [{ documentType: 'Ticket', number: ticketNumbersOf(ticketed) }]
    const body = { locator: { value: locatorOf(ticketed) }, documentVoid }
    const [end, voided] = await race(
      round,
      workbench,
      () => untilOver(api, () => client(api).commit(workbench)),
      () => untilOver(api, () => api.call('voidDocuments', { body })),
    )
    if (!isComplete(voided)) throw new Error(`round ${round}: ${JSON.stringify(voided.body)}`)
    await requireBalance(api, `round ${round}`)
    committed += isComplete(end) ? 1 : 0
  }
  return { committed, refused: rounds - committed }
}

/** What happens to a party at the same time as it is divided. */
const rivalsOfDivide: Readonly<Record<string, (api: Api, whole: Json) => Promise<() => Promise<Answer>>>> = {
  async paid(api, whole) {
    const workbench = await client(api).reopen(locatorOf(whole))
    await client(api).pay(workbench, whole.Offer[0], cardBody())
    return () => client(api).commit(workbench)
  },
  async cancelled(api, whole) {
    return () => api.call('cancelReservation', { path: { ReservationResource_Identifier: locatorOf(whole) } })
  },
  async voided(api, whole) {
    const documentVoid = [{ documentType: 'Ticket', number: ticketNumbersOf(whole) }]
    return () => api.call('voidDocuments', { body: { locator: { value: locatorOf(whole) }, documentVoid } })
  },
}

/**
 * A party is divided while it is paid in a workbench, cancelled, or all its tickets are voided: either of the
 * two waits before a write of its steps until the other one is done, and then goes on.
 *
 * @param writes before which they wait, in ascending order
 * @returns how often the party was divided and the other went through, by what that was and who waited
 */
export async function divideAgainstOthers(writes: Iterable<number>): Promise<Readonly<Record<string, Ends>>> {
  const pausing = pausingSteps()
  const api = await startApi({ ...pausing.options, log: silent })
  const ends: Record<string, Ends> = {}
  const isThrough = (answer: Answer): boolean => isComplete(answer) && !resultOf(answer.body).Error
  let day = 0
  try {
    for (const [what, prepare] of Object.entries(rivalsOfDivide)) {
      for (const whoWaits of ['division', 'other'] as const) {
        const end = { rounds: 0, divided: 0, other: 0 }
        for (const write of writes) {
          const options = { date: addDays(outboundDate, day++ % 60) }
          const whole = await (what === 'voided'
            ? ticketParty(api, 2, cardBody(), options)
            : holdParty(api, 2, options))
          const [dividing, rival] = [() => divide(api, locatorOf(whole), [2]), await prepare(api, whole)]
          const [slow, quick] = whoWaits === 'division' ? [dividing, rival] : [rival, dividing]
          const round = await pausing.during(write, slow, quick)
          const [division, other] =
            whoWaits === 'division' ? [round.slow, round.quick] : [round.quick, round.slow]
          await requireBalance(api, `divided while ${what}, the ${whoWaits} waits at write ${write}`)
          end.rounds++
          end.divided += isThrough(division) ? 1 : 0
          end.other += isThrough(other) ? 1 : 0
          if (!round.isReached) break
        }
        ends[`${what}, ${whoWaits} waits`] = end
      }
    }
    return ends
  } finally {
    await api.close()
  }
}

interface Ends {
  readonly rounds: number
  readonly divided: number
  readonly other: number
}
