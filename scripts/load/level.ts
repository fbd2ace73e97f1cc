import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Api, Json } from '../../test/support/api.ts'
import { clientOf, overHttp } from '../../test/support/http-client.ts'
import type { ServiceProcess } from '../../test/support/service-process.ts'
import { cardBody, client, pickOffers, searchBody, selectionBody } from '../../test/support/trip.ts'

interface Times {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/** What was measured with so many connections. */
export interface Level {
  readonly connections: number
  readonly perSecond: number
  /** Milliseconds of those that were answered as asked. */
  readonly search: Times
  readonly price: Times
  readonly commit: Times
  readonly health: Times
  /** By HTTP status; `refused` for refusals in an answer 200, `cut` without an answer. */
  readonly answers: Readonly<Record<string, number>>
  /** Resident memory of the service at the end; 0 where the system does not tell it. */
  readonly mebibytes: number
}

const markets = [
  ['LHR', 'JFK'],
  ['FRA', 'JFK'],
  ['SYD', 'MEL'],
  ['CDG', 'MAD'],
  ['AMS', 'LHR'],
  ['SIN', 'BKK'],
  ['DXB', 'LHR'],
  ['ORD', 'LAX'],
] as const

function newTrip() {
  const [from, to] = markets[Math.floor(Math.random() * markets.length)] ?? markets[0]
  const days = 30 + Math.floor(Math.random() * 200)
  return { from, to, date: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10) }
}

function timesOf(measured: readonly number[]): Times {
  const sorted = measured.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

const isRefused = ({ body }: Answer): boolean =>
  (Object.values(body ?? {})[0] as Json)?.Result?.Error !== undefined

/** Counts and times the calls of all clients. */
function meter() {
  const times = new Map<string, number[]>()
  const answers: Record<string, number> = {}
  const count = (kind: string): void => {
    answers[kind] = (answers[kind] ?? 0) + 1
  }
  return {
    answers,
    timesOf: (key: string): Times => timesOf(times.get(key) ?? []),
    async time<A extends Answer>(key: string, work: () => Promise<A>): Promise<A> {
      const begun = performance.now()
      try {
        const answer = await work()
        count(answer.status === 200 && isRefused(answer) ? 'refused' : String(answer.status))
        if (answer.status < 300 && !isRefused(answer)) {
          const known = times.get(key) ?? []
          known.push(performance.now() - begun)
          times.set(key, known)
        }
        return answer
      } catch (error) {
        count('cut')
        throw error
      }
    },
  }
}

type Meter = ReturnType<typeof meter>

const metered = (api: Api, { time }: Meter): Api => ({
  ...api,
  call: (key, options) => time(key, () => api.call(key, options)),
})

async function book(api: Api): Promise<void> {
  const { workbench, offer } = await client(api).prepare(newTrip())
  await client(api).pay(workbench, offer, cardBody())
  await client(api).commit(workbench)
}

async function searchAndPrice(api: Api): Promise<void> {
  const { status, body } = await api.call('search', { body: searchBody(newTrip()) })
  if (status === 200) await api.call('airPrice', { body: selectionBody(pickOffers(body)) })
}

/** One client: of ten things it does one is a booking to the ticket, one a search with a price, the others searches. */
async function workUntil(end: number, api: Api): Promise<void> {
  while (Date.now() < end) {
    const dice = Math.random()
    const work =
      dice < 0.1
        ? book(api)
        : dice < 0.2
          ? searchAndPrice(api)
          : api.call('search', { body: searchBody(newTrip()) })
    // A refusal, or no room: it is counted, and the client begins something else.
    await work.catch(() => pause(20))
  }
}

async function watchHealth(end: number, origin: string, { time }: Meter): Promise<void> {
  while (Date.now() < end) {
    const read = async (): Promise<Answer> => {
      const { status } = await fetch(`${origin}/health`)
      return { status, headers: {}, body: undefined }
    }
    await time('health', read).catch(() => undefined)
    await pause(250)
  }
}

/** Linux tells it in pages of the process; other systems are not asked. */
function residentMebibytes({ pid }: { readonly pid?: number | undefined }): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

/** Keeps so many clients at work for some seconds. */
export async function runLevel(
  { origin, child }: ServiceProcess,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Level> {
  const counted = meter()
  const api = metered(clientOf(overHttp(origin, {})), counted)
  await api.token()
  const begun = Date.now()
  const end = begun + seconds * 1000
  const clients = Array.from({ length: connections }, () => workUntil(end, api))
  await Promise.all([...clients, watchHealth(end, origin, counted)])
  const answered = Object.values(counted.answers).reduce((total, count) => total + count, 0)
  return {
    connections,
    perSecond: (answered * 1000) / (Date.now() - begun),
    search: counted.timesOf('search'),
    price: counted.timesOf('airPrice'),
    commit: counted.timesOf('commitWorkbench'),
    health: counted.timesOf('health'),
    answers: counted.answers,
    mebibytes: residentMebibytes(child),
  }
}
