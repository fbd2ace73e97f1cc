import { addDays } from '../../lib/domain/instant.ts'
import type { LocalOptions } from '../../lib/local/server.ts'
import { addAncillary } from './ancillary.ts'
import { type Answer, type Api, type Json, startApi } from './api.ts'
import { rowsIn } from './database.ts'
import { type StoppingStore, stoppingStore } from './faulty-store.ts'
import { discrepancies } from './ledger.ts'
import { divide, holdParty, ticketParty } from './party.ts'
import { pausingSteps } from './pausing-steps.ts'
import type { Rivals } from './rivals.ts'
import { listOf } from './search.ts'
import {
  cardBody,
  client,
  locatorOf,
  offeringsOf,
  outboundDate,
  pickOffers,
  priceSegmentsBody,
  selectionBody,
  ticketNumbersOf,
  travelerBody,
  unpricedBody,
} from './trip.ts'

/** Campaigns of faults and rivals: small in npm test, large by npm run faults. Each throws with what went wrong. */

type Picked = ReturnType<typeof pickOffers>

const silent = { request: () => undefined, bug: () => undefined }

const resultOf = (body: Json): Json => (Object.values(body)[0] as Json).Result

/** The locator of a reservation that an answer shows; undefined: it was refused. */
const locatorIn = ({ body }: Answer): string | undefined => {
  const { Reservation } = body.ReservationResponse ?? {}
  return Reservation?.Receipt && locatorOf(Reservation)
}

/** Adds what was found before, so that a campaign need not search again and again. */
async function addFound(api: Api, workbench: string, picked: Picked): Promise<Json> {
  const answer = await api.call('addOffer', { path: { ReservationResource_Identifier: workbench }, body: selectionBody(picked) })
  return answer.body.OfferListResponse.OfferID[0]
}

async function prepareFound(api: Api, picked: Picked, card?: Json): Promise<string> {
  const agent = client(api)
  const workbench = await agent.openWorkbench()
  const offer = await addFound(api, workbench, picked)
  await agent.addTraveler(workbench)
  if (card) await agent.pay(workbench, offer, card)
  return workbench
}

/** Asks until the work is over. */
async function untilOver(api: Api, ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask()
    const isOver = answer.status === 200 && (resultOf(answer.body).status !== 'Incomplete' || resultOf(answer.body).Error)
    if (isOver || attempt === 20) return answer
    await api.service.idle()
  }
}

async function requireBalance(api: Api, when: string): Promise<void> {
  await api.service.idle()
  const wrong = await discrepancies(api)
  if (wrong.length > 0) throw new Error(`${when}: ${wrong.join('; ')}`)
}

/** Many callers commit one workbench at once. @returns the locators that they got */
export async function commitAtOnce(api: Api, callers: number): Promise<ReadonlySet<string | undefined>> {
  const workbench = await prepareFound(api, pickOffers(await client(api).search()), cardBody())
  const answers = await Promise.all(Array.from({ length: callers }, () => untilOver(api, () => client(api).commit(workbench))))
  await requireBalance(api, `${callers} commits of one workbench`)
  return new Set(answers.map(locatorIn))
}

/** The first nonstop flight, from a date on, with as many seats in the class that a search finds as is asked for. */
async function withSeats(
  api: Api,
  from: string,
  least: number,
  most: number,
): Promise<{ readonly picked: Picked; readonly seats: number }> {
  for (let day = 0; day < 14; day++) {
    const found = await client(api).search({ date: addDays(from, day) })
    for (const offering of offeringsOf(found)) {
      const product = offering.ProductBrandOptions[0].ProductBrandOffering[0].Product[0].productRef
      const { Quantity: seats, FlightSegment } = listOf(found, 'Product').find(({ id }) => id === product)
      if (FlightSegment.length > 1 || seats < least || seats > most) continue
      return { picked: { ...pickOffers(found), picks: [{ offer: offering.id, product }] }, seats }
    }
  }
  throw new Error('no flight has so many seats')
}

/**
 * Many buyers want the few seats of one class, and all commit at once.
 *
 * @returns the seats there were, who got one, and how the others were refused
 */
export async function rushForSeats(api: Api, buyers: number) {
  const { picked, seats } = await withSeats(api, outboundDate, 3, 7)
  const workbenches: string[] = []
  for (let buyer = 0; buyer < buyers; buyer++) workbenches.push(await prepareFound(api, picked))
  const answers = await Promise.all(workbenches.map((workbench) => untilOver(api, () => client(api).commit(workbench))))
  await requireBalance(api, `${buyers} buyers for ${seats} seats`)
  const locators = answers.flatMap((answer) => locatorIn(answer) ?? [])
  const refusals = new Set(answers.filter((answer) => !locatorIn(answer)).map(({ body }) => resultOf(body).Error?.[0].SourceCode))
  return { seats, sold: new Set(locators).size, refusals }
}

/** Something that a client does by one request, prepared up to that request. */
interface Flow {
  readonly name: string
  /** @returns the request, and what its last answer must be like */
  readonly prepare: (api: Api, picked: Picked) => Promise<{ ask: () => Promise<Answer>; isDone: (answer: Answer) => boolean }>
}

const isComplete = ({ body }: Answer): boolean => resultOf(body)?.status === 'Complete'
const tickets = ({ body }: Answer): number => ticketNumbersOf(body.ReservationResponse.Reservation).length

/** The air offer of a workbench. */
async function offerIn(api: Api, workbench: string): Promise<Json> {
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  return body.ReservationResponse.Reservation.Offer[0]
}
const unpricedIn = ({ body }: Answer): number => body.ReservationResponse.Reservation?.UnpricedSegments?.UnpricedFlightSegment.length ?? 0

async function holdFound(api: Api, picked: Picked): Promise<Json> {
  return client(api).committed(await prepareFound(api, picked))
}

export const flows: readonly Flow[] = [
  {
    name: 'a booking is held',
    async prepare(api, picked) {
      const workbench = await prepareFound(api, picked)
      return { ask: () => client(api).commit(workbench), isDone: (answer) => isComplete(answer) && tickets(answer) === 0 }
    },
  },
  {
    name: 'a booking is made and ticketed by card',
    async prepare(api, picked) {
      const workbench = await prepareFound(api, picked, cardBody())
      return { ask: () => client(api).commit(workbench), isDone: (answer) => isComplete(answer) && tickets(answer) === 1 }
    },
  },
  {
    name: 'a held booking is ticketed by card',
    async prepare(api, picked) {
      const held = await holdFound(api, picked)
      const workbench = await client(api).reopen(locatorOf(held))
      await client(api).pay(workbench, held.Offer[0], cardBody())
      return { ask: () => client(api).commit(workbench), isDone: (answer) => isComplete(answer) && tickets(answer) === 1 }
    },
  },
  {
    name: 'a booking with two bags is made, ticketed and paid by card',
    async prepare(api, picked) {
      const workbench = await prepareFound(api, picked)
      const offers = [await offerIn(api, workbench), await addAncillary(api, workbench), await addAncillary(api, workbench, '0CD')]
      await client(api).pay(workbench, offers[0], cardBody())
      const OfferIdentifier = offers.map(({ id }) => ({ id }))
      const body = { id: 'payment_1', Amount: { value: 1 }, FormOfPaymentIdentifier: { id: 'formOfPayment_1' }, OfferIdentifier }
      await api.call('addPayment', { path: { ReservationResource_Identifier: workbench }, body })
      return { ask: () => client(api).commit(workbench), isDone: (answer) => isComplete(answer) && tickets(answer) === 3 }
    },
  },
  {
    name: 'an offer of a held booking gives way to another',
    async prepare(api, picked) {
      const workbench = await client(api).reopen(locatorOf(await holdFound(api, picked)))
      await api.call('cancelItems', { path: { ReservationResource_Identifier: workbench }, body: { cancelAllInd: true } })
      await addFound(api, workbench, picked)
      return {
        ask: () => client(api).commit(workbench),
        isDone: (answer) => isComplete(answer) && answer.body.ReservationResponse.Reservation.Offer[0].id === 'offer_2',
      }
    },
  },
  {
    name: 'a booking is held with a seat that has no price',
    async prepare(api, picked) {
      const workbench = await prepareFound(api, picked)
      await api.call('addUnpricedSegments', { path: { ReservationResource_Identifier: workbench }, body: unpricedBody() })
      return {
        ask: () => client(api).commit(workbench),
        isDone: (answer) => isComplete(answer) && unpricedIn(answer) === 1,
      }
    },
  },
  {
    name: 'a seat that was held without a price is priced and ticketed by card',
    async prepare(api) {
      const agent = client(api)
      const holding = await agent.openWorkbench()
      await api.call('addUnpricedSegments', { path: { ReservationResource_Identifier: holding }, body: unpricedBody() })
      await agent.addTraveler(holding)
      const workbench = await agent.reopen(locatorOf(await agent.committed(holding)))
      const path = { ReservationResource_Identifier: workbench }
      const built = await api.call('buildFromUnpricedSegments', { path, body: priceSegmentsBody('unpricedSegment_1') })
      await agent.pay(workbench, built.body.OfferListResponse.OfferID[0], cardBody())
      return {
        ask: () => client(api).commit(workbench),
        isDone: (answer) => isComplete(answer) && tickets(answer) === 1 && unpricedIn(answer) === 0,
      }
    },
  },
  {
    name: 'a ticket paid by card is voided',
    async prepare(api, picked) {
      const ticketed = await client(api).committed(await prepareFound(api, picked, cardBody()))
      const body = {
        locator: { value: locatorOf(ticketed) },
        documentVoid: [{ documentType: 'Ticket', number: ticketNumbersOf(ticketed) }],
      }
      return {
        ask: () => api.call('voidDocuments', { body }),
        // Whoever asks again after the end is told that it is void.
        isDone: (answer) => isComplete(answer) || /ALREADY IN VOID/.test(JSON.stringify(answer.body)),
      }
    },
  },
  {
    name: 'a held booking is cancelled',
    async prepare(api, picked) {
      const locator = locatorOf(await holdFound(api, picked))
      const isCancelled = ({ body }: Answer) => resultOf(body).Error?.[0].SourceCode === '4132'
      return {
        ask: () => api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } }),
        // Whoever asks again after the end is told that nothing is left.
        isDone: (answer) => isComplete(answer) || isCancelled(answer),
      }
    },
  },
  {
    name: 'one of two held offers is cancelled',
    async prepare(api, picked) {
      const workbench = await prepareFound(api, picked)
      await addFound(api, workbench, picked)
      const held = await client(api).committed(workbench)
      const [path, query] = [{ ReservationResource_Identifier: locatorOf(held) }, { OfferIdentifier: held.Offer[1].Identifier.value }]
      const isGone = ({ body }: Answer) => resultOf(body).Error?.[0].SourceCode === '4101'
      return { ask: () => api.call('cancelReservation', { path, query }), isDone: (answer) => isComplete(answer) || isGone(answer) }
    },
  },
  {
    name: 'a party ticketed by card is divided',
    async prepare(api) {
      // A day of their own, so that nobody else takes their seats.
      const whole = locatorOf(await ticketParty(api, 3, cardBody(), { date: addDays(outboundDate, 40) }))
      return {
        ask: () => divide(api, whole, [2]),
        isDone: (answer) =>
          isComplete(answer) && tickets(answer) === 1 && answer.body.ReservationResponse.Reservation.Traveler.length === 1,
      }
    },
  },
  {
    name: 'a single payload books and tickets by card, under an Idempotency-Key',
    async prepare(api, picked) {
      const { BuildFromCatalogProductOfferingsRequest } = selectionBody(picked).OfferQueryBuildFromCatalogProductOfferings
      const body = {
        BuildFromCatalogProductOfferingsRequest,
        Traveler: [travelerBody()],
        FormOfPayment: [cardBody()],
        Payment: [{ Amount: { value: 1 } }],
      }
      const headers = { 'idempotency-key': crypto.randomUUID() }
      return {
        ask: () => api.call('bookSinglePayload', { body, headers }),
        isDone: (answer) => isComplete(answer) && tickets(answer) === 1,
      }
    },
  },
]

/** Which of the writes of a flow it is stopped at. */
export type Stops = (writes: number) => Iterable<number>
export const everyWrite: Stops = (writes) => Array.from({ length: writes }, (_, index) => index + 1)
/** The first, the last, and some between. */
export const someWrites =
  (count: number): Stops =>
  (writes) =>
    new Set(Array.from({ length: count }, (_, index) => 1 + Math.round((index * (writes - 1)) / (count - 1))))

/**
 * The process stops before and after writes of a flow; then it is there again, and the client repeats its request until it gets an answer.
 * What the repetition must say is the flow's matter; that nothing is lost or done twice is everybody's.
 *
 * @returns how often the flow was stopped
 */
export async function stopEverywhere(flow: Flow, stops: Stops): Promise<number> {
  const faults = stoppingStore()
  const api = await startApi({ wrapStore: faults.wrap, log: silent })
  try {
    let { picked } = await withSeats(api, outboundDate, 9, 9)
    const writes = await countWrites(api, faults, flow, picked)
    let count = 0
    for (const write of stops(writes)) {
      for (const when of ['before', 'after'] as const) {
        const what = `${flow.name}, stopped ${when} write ${write} of ${writes}`
        const { ask, isDone } = await flow.prepare(api, picked)
        const before = await reservationCount(api)
        faults.stopAt(write, when)
        await ask()
        await api.service.idle()
        faults.restart()
        // A stopped request holds its Idempotency-Key for a while.
        api.advance(1)
        const answer = await untilOver(api, ask)
        if (!isDone(answer)) throw new Error(`${what}: ${JSON.stringify(answer.body)}`)
        await requireBalance(api, what)
        if ((await reservationCount(api)) - before > 1) throw new Error(`${what}: made more than one reservation`)
        // What was found is kept for twelve minutes.
        api.setNow(api.now() - 60_000)
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

const reservationCount = async (api: Api): Promise<number> =>
  (await rowsIn(api, 'reservations')).filter(({ value }) => value.locator !== undefined).length

async function countWrites(api: Api, faults: StoppingStore, flow: Flow, picked: Picked): Promise<number> {
  const { ask, isDone } = await flow.prepare(api, picked)
  faults.restart()
  const answer = await ask()
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
): Promise<{ readonly done: number; readonly asked: number }> {
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
      const ends = await Promise.all(prepared.map(async ({ ask, isDone }) => isDone(await untilOver(api, ask))))
      done += ends.filter(Boolean).length
      isCalm = true
      await requireBalance(api, `seed ${seed}, round ${round}`)
    }
    return { done, asked: rounds * flows.length }
  } finally {
    await api.close()
  }
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
  const picked = pickOffers(await client(api).search())
  let [paid, cancelled] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const held = await holdFound(api, picked)
    const workbench = await client(api).reopen(locatorOf(held))
    await client(api).pay(workbench, held.Offer[0], cardBody())
    const pay = () => untilOver(api, () => client(api).commit(workbench))
    const cancel = () => untilOver(api, () => api.call('cancelReservation', { path: { ReservationResource_Identifier: locatorOf(held) } }))
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
  const { picked } = await withSeats(api, outboundDate, 9, 9)
  let committed = 0
  for (let round = 0; round < rounds; round++) {
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
 * A party is divided while it is paid in a workbench, cancelled, or all its tickets are voided: either of the two waits before a write of its
 * steps until the other one is done, and then goes on.
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
          const whole = await (what === 'voided' ? ticketParty(api, 2, cardBody(), options) : holdParty(api, 2, options))
          const [dividing, rival] = [() => divide(api, locatorOf(whole), [2]), await prepare(api, whole)]
          const [slow, quick] = whoWaits === 'division' ? [dividing, rival] : [rival, dividing]
          const round = await pausing.during(write, slow, quick)
          const [division, other] = whoWaits === 'division' ? [round.slow, round.quick] : [round.quick, round.slow]
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
