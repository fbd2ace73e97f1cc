import type { Fault } from '../doubles/duffel/faults.ts'
import type { Answer, Api, Json } from './api.ts'
import { locatorIn, requireBalance, resultOf, silent, tickets, untilOver } from './campaign.ts'
import { duffelBooks, startDuffelService } from './duffel-service.ts'
import type { Flow } from './flows.ts'
import { ledger } from './ledger.ts'
import { seeded } from './stops.ts'
import { cardBody, client, locatorOf } from './trip.ts'

/*
 * Bookings over Duffel whose calls go wrong, in whatever way they can. The books of the double are the truth: no key
 * has two orders alive, nothing that is paid is without a reservation, and the money adds up.
 */

const market = { from: 'LHR', to: 'JFK' }
const traveler = { birthDate: '1988-04-12', gender: 'Female' }

interface Request {
  readonly name: string
  /** @returns what sends the request that goes wrong, again and again until it has an answer */
  prepare(api: Api): Promise<() => Promise<Answer>>
}

async function paid(api: Api, carrier: string): Promise<string> {
  const { workbench, offer } = await client(api).prepareNdc(market, carrier, traveler)
  await client(api).pay(workbench, offer, cardBody())
  return workbench
}

const committed = async (api: Api, workbench: string): Promise<Json> =>
  (await untilOver(api, () => client(api).commit(workbench))).body.ReservationResponse.Reservation

const requests: readonly Request[] = [
  {
    name: 'hold',
    async prepare(api) {
      const { workbench } = await client(api).prepareNdc(market, 'ZZ', traveler)
      return () => client(api).commit(workbench)
    },
  },
  {
    name: 'hold and pay',
    async prepare(api) {
      const workbench = await paid(api, 'ZZ')
      return () => client(api).commit(workbench)
    },
  },
  {
    name: 'buy at once',
    async prepare(api) {
      const workbench = await paid(api, 'Q9')
      return () => client(api).commit(workbench)
    },
  },
  {
    name: 'pay what is held',
    async prepare(api) {
      const { workbench } = await client(api).prepareNdc(market, 'ZZ', traveler)
      const held = await committed(api, workbench)
      const reopened = await client(api).reopen(locatorOf(held))
      await client(api).pay(reopened, held.Offer[0], cardBody())
      return () => client(api).commit(reopened)
    },
  },
  {
    name: 'cancel what is ticketed',
    async prepare(api) {
      const locator = locatorOf(await committed(api, await paid(api, 'ZZ')))
      return () => api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } })
    },
  },
]

/** Everything is compared after so many runs, and at the end. */
const every = 20
const paths = ['/air/orders', '/air/payments', '/air/order_cancellations', '/air/']
const kinds: readonly Pick<Fault, 'kind' | 'code' | 'fails'>[] = [
  { kind: 'lostAfter' },
  { kind: 'cutBefore' },
  { kind: 'late200' },
  { kind: 'late202' },
  { kind: 'late202', fails: true },
  { kind: 500 },
  { kind: 502, code: 'airline_unknown' },
  { kind: 502, code: 'order_not_created' },
  { kind: 503 },
  { kind: 504 },
  { kind: 429 },
]

interface Day {
  /** Requests that were answered with a reservation, or with what was asked for. */
  done: number
  /** Those that were refused: without a trace. */
  refused: number
  readonly faults: Record<string, number>
}

/**
 * So many bookings, each with one or two faults on its way; now and then the client sends its request twice at a time.
 *
 * @throws Error with what is wrong
 */
export async function duffelDay(seed: number, runs: number): Promise<Day> {
  const random = seeded(seed)
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const day: Day = { done: 0, refused: 0, faults: {} }
  const { api, double } = await startDuffelService({
    log: silent,
    retryMs: 1,
    pendingMs: 5,
    waitTimeoutMs: 60,
  })
  try {
    for (let run = 0; run < runs; run++) {
      const { name, prepare } = oneOf(requests)
      const send = await prepare(api)
      const faults = Array.from({ length: random() < 0.3 ? 2 : 1 }, () => ({
        ...oneOf(kinds),
        path: oneOf(paths),
      }))
      const what = `run ${run} of seed ${seed}: ${name} with ${JSON.stringify(faults)}`
      for (const fault of faults)
        double.fault({ method: 'POST', lateMs: 30_000 + random() * 3_000_000, ...fault })
      if (random() < 0.1) double.odd({ raisedBy: 1050 })
      await Promise.all(random() < 0.2 ? [send(), send(), send()] : [send()])
      double.calm()
      // An hour and a half later every outcome is known.
      double.advance(90 * 60_000)
      const answer = await untilOver(api, send)
      await api.service.resumeCommits(0)
      await api.service.idle()
      requireSound(double, what)
      for (const { kind } of faults) day.faults[kind] = (day.faults[kind] ?? 0) + 1
      if (resultOf(answer.body)?.Error) day.refused++
      else day.done++
      if (answer.status !== 200) throw new Error(`${what}: ${answer.status}`)
      if (locatorIn(answer) === undefined && answer.body.ReservationResponse?.Reservation) tickets(answer)
      if (run % every === every - 1 || run === runs - 1) await requireBalance(api, what, duffelBooks(double))
      const open = await ledger(api).openCommits()
      if (open.length > 0) throw new Error(`${what}: ${open.length} commits never ended`)
    }
    return day
  } finally {
    await api.close()
  }
}

/**
 * What is asked of the service whose process stops: in the end it is done, or refused without a trace, because an order
 * that was perhaps sent is not sent again.
 */
export const duffelFlows: readonly Flow[] = requests.map(({ name, prepare }) => ({
  name: `over Duffel: ${name}`,
  async prepare(api) {
    const sendRequest = await prepare(api)
    return {
      sendRequest,
      isDone: ({ status, body }) => status === 200 && resultOf(body).status !== 'Incomplete',
    }
  },
}))

/** What must hold in the books of the double at any time. */
function requireSound(
  { ledger: books }: Awaited<ReturnType<typeof startDuffelService>>['double'],
  what: string,
): void {
  const alive = books.orders().filter(({ isAlive }) => isAlive)
  const keys = alive.map(({ saleKey }) => saleKey)
  if (new Set(keys).size !== keys.length) throw new Error(`${what}: two orders are alive under one key`)
  const left = books.openingBalanceMinor - books.balanceMinor()
  const kept = books.orders().reduce((sum, { keptMinor }) => sum + keptMinor, 0)
  if (left !== kept || kept !== books.aliveMinor())
    throw new Error(`${what}: ${left} left the balance, ${kept} is kept`)
}
