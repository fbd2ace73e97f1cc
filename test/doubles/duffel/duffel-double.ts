import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { airlineChange } from './airline-changes.ts'
import type { Fault, Oddities } from './faults.ts'
import { ledgerOf } from './ledger.ts'
import { PlainRefusal, problemOf } from './problem.ts'
import type { Late, Settings } from './route.ts'
import { answerOf, findRoute, urlOf } from './routes.ts'
import { DuffelState, type Resource } from './state.ts'
import { bodyOf, checkHeaders, errorAnswer, RateLimit, sendJson, textOf } from './transport.ts'
import { sendEvents, signedDelivery } from './webhooks.ts'

export interface DuffelDoubleOptions extends Partial<Settings> {
  readonly port?: number
  readonly seed?: string
  readonly token?: string
  /** Where its clock begins; absent: now. The clock goes on by itself, and `advance` moves it. */
  readonly startsAt?: number
  /** Searches it takes in a minute. */
  readonly searchesPerMinute?: number
  /** Other requests it takes in a minute. */
  readonly requestsPerMinute?: number
  /** Minor units on the balance at first. */
  readonly openingBalanceMinor?: number
}

const lateDefaultMs = 30_000
const searches = /^\/air\/(batch_)?offer_requests\/?$/

/** Starts a stand-in for Duffel on loopback. */
export async function startDuffelDouble(options: DuffelDoubleOptions = {}) {
  const { seed = 'duffel', token = 'duffel_test_double', openingBalanceMinor = 1_000_000_00 } = options
  const settings: Settings = { webhooksOnLoopback: false, stays: false, ...options }
  const startedAt = Date.now()
  const startsAt = options.startsAt ?? startedAt
  const fresh = (): DuffelState => new DuffelState(seed, startsAt, openingBalanceMinor)
  const limitsOf = () => ({
    search: new RateLimit(options.searchesPerMinute ?? 30),
    other: new RateLimit(options.requestsPerMinute ?? 4000),
  })
  let moved = 0
  let state = fresh()
  let limits = limitsOf()
  let sending: Promise<void> = Promise.resolve()
  const traffic = { inFlight: 0, mostInFlight: 0, requests: 0 }

  /** Lets happen what is due by now. */
  const tick = (): void => {
    state.moveTo(startsAt + moved + (Date.now() - startedAt))
    if (!state.odd.holdsEvents) send()
  }
  const send = (order?: 'forwards' | 'backwards'): Promise<void> => {
    const from = state
    sending = sending.then(() => sendEvents(from, order))
    return sending
  }

  async function handle(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const text = await textOf(request)
    tick()
    const url = urlOf(request.url)
    const method = request.method ?? 'GET'
    const isSearch = method === 'POST' && searches.test(url.pathname)
    checkHeaders(request, token)
    const { headers, isOver } = limits[isSearch ? 'search' : 'other'].count(state.nowMs)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (isOver) throw problemOf(429)
    const fault = state.faults.take(method, url.pathname)
    if (fault?.kind === 'cutBefore') return void request.socket.destroy()
    if (fault?.kind === 'plain403') throw new PlainRefusal()
    if (fault?.kind === 'html502') return sendPage(response)
    if (typeof fault?.kind === 'number') throw problemOf(fault.kind, fault.code)
    const found = findRoute(method, url.pathname, settings)
    const late = lateOf(fault)
    const body = bodyOf(request, text)
    const asked = { state, settings, query: url.searchParams, body, ...(late && { late }) }
    const answer = await answerOf(found, asked)
    tick()
    if (fault?.kind === 'slow') await sleep(fault.lateMs ?? lateDefaultMs)
    if (fault?.kind === 'lostAfter') return void request.socket.destroy()
    response.setHeader('x-request-id', requestId)
    const isLive = state.odd.liveMode === true
    sendJson(request, response, { ...answer, isLive, ...(late && { status: late.status }) })
  }

  function lateOf(fault: Fault | undefined): Late | undefined {
    if (fault?.kind !== 'late200' && fault?.kind !== 'late202') return undefined
    return {
      status: fault.kind === 'late200' ? 200 : 202,
      at: state.nowMs + (fault.lateMs ?? lateDefaultMs),
      fails: fault.fails === true,
    }
  }

  const server = createServer((request, response) => {
    traffic.mostInFlight = Math.max(traffic.mostInFlight, ++traffic.inFlight)
    response.on('close', () => traffic.inFlight--)
    const requestId = `req-${++traffic.requests}`
    response.setHeader('x-request-id', requestId)
    handle(request, response, requestId).catch((error: unknown) => {
      const answer = errorAnswer(error, requestId)
      if ('text' in answer)
        response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.text)
      else sendJson(request, response, answer)
    })
  })
  const url = await listen(server, options.port ?? 0)
  const clock = setInterval(tick, 250).unref()

  return {
    url,
    token,
    ledger: ledgerOf(() => state, traffic),
    now: (): number => {
      tick()
      return state.nowMs
    },
    advance: (ms: number): void => {
      moved += ms
      tick()
    },
    fault: (fault: Fault): void => state.faults.add(fault),
    odd: (oddities: Oddities): void => {
      state.faults.odd = oddities
    },
    calm: (): void => state.faults.clear(),
    airlineChange: (orderId: string, kind?: 'moved' | 'cancelled', minutes?: number): Resource =>
      airlineChange(state, orderId, { ...(kind && { kind }), ...(minutes && { minutes }) }),
    order: (id: string): Resource => ledgerOf(() => state, traffic).order(id),
    /** Sends the events that wait. @returns when each has its answer */
    sendEvents: (order?: 'forwards' | 'backwards'): Promise<void> => send(order),
    delivery: (secret: string, type: string, object: Resource) => {
      tick()
      return signedDelivery(state, secret, { type, object })
    },
    reset: (): void => {
      state = fresh()
      limits = limitsOf()
      tick()
    },
    close: async (): Promise<void> => {
      clearInterval(clock)
      await close(server)
    },
  }
}
export type DuffelDouble = Awaited<ReturnType<typeof startDuffelDouble>>

/** Listens on loopback. @returns the address; port 0 takes any that is free */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

/** What stands between here and there may answer in a language of its own. */
function sendPage(response: ServerResponse): void {
  response
    .writeHead(502, { 'content-type': 'text/html' })
    .end('<html><body><h1>502 Bad Gateway</h1></body></html>')
}
