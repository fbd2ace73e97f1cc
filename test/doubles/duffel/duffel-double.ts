import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { airlineChange } from './changes.ts'
import { type Fault, FaultPlan, type Oddities } from './faults.ts'
import { aliveSegments, shown } from './orders.ts'
import { Problem } from './problem.ts'
import { type Request, routes } from './routes.ts'
import { DuffelState, type Resource } from './state.ts'
import { signedDelivery } from './webhooks.ts'
import { minorOf } from './world.ts'

export interface DuffelDoubleOptions {
  readonly port?: number
  readonly seed?: string
  readonly token?: string
  /** Where its clock begins; absent: now. The clock goes on by itself, and `advance` moves it. */
  readonly startsAt?: number
  /** Searches it takes in a minute. */
  readonly searchesPerMinute?: number
}

const openingBalanceMinor = 1_000_000_00

/** An order in the books of the double. */
export interface LedgerOrder {
  readonly id: string
  readonly saleKey: string | undefined
  readonly isAlive: boolean
  readonly isPaid: boolean
  readonly total: { readonly amount: string; readonly currency: string }
  readonly segments: readonly Resource[]
  readonly passengers: readonly Resource[]
  readonly documentNumbers: readonly string[]
  /** Minor units: payments less refunds. */
  readonly keptMinor: number
}

/** Starts a stand-in for Duffel on loopback. */
export async function startDuffelDouble(options: DuffelDoubleOptions = {}) {
  const { port = 0, seed = 'duffel', token = 'duffel_test_double', searchesPerMinute = 30 } = options
  const startedAt = Date.now()
  const startsAt = options.startsAt ?? startedAt
  let moved = 0
  let state = new DuffelState(seed, startsAt)
  const faults = new FaultPlan()
  let inFlight = 0
  let mostInFlight = 0
  let searches: number[] = []
  let requests = 0
  const tick = (): void => {
    state.nowMs = startsAt + moved + (Date.now() - startedAt)
  }

  function limitSearches(): void {
    searches = searches.filter((at) => at > state.nowMs - 60_000)
    if (searches.length >= searchesPerMinute)
      throw new Problem(429, 'rate_limit_error', 'rate_limit_exceeded')
    searches.push(state.nowMs)
  }

  function handle(
    request: IncomingMessage,
    text: string,
  ): { status: number; data?: Resource; meta?: Resource; cut?: true } {
    if (request.headers.authorization !== `Bearer ${token}`)
      throw new Problem(401, 'authentication_error', 'access_token_not_found')
    if (request.headers['duffel-version'] === undefined)
      throw new Problem(400, 'invalid_request_error', 'missing_version_header')
    if (request.headers['duffel-version'] !== 'v2')
      throw new Problem(400, 'invalid_request_error', 'unsupported_version')
    if (!request.headers.accept?.includes('application/json'))
      throw new Problem(406, 'invalid_request_error', 'not_acceptable')
    const url = new URL(request.url ?? '/', 'http://localhost')
    const method = request.method ?? 'GET'
    const fault = faults.take(method, url.pathname)
    if (fault?.kind === 'cutBefore') return { status: 0, cut: true }
    if (fault?.kind === 'plain403') throw new Problem(403, 'plain', 'plain')
    if (typeof fault?.kind === 'number')
      throw new Problem(fault.kind, 'api_error', fault.code ?? 'internal_server_error')
    const body = bodyOf(request, text)
    if (method === 'POST' && url.pathname.startsWith('/air/offer_requests')) limitSearches()
    const found = routes
      .map((route) => ({ route, match: route.pattern.exec(url.pathname) }))
      .find(({ route, match }) => match && route.method === method)
    if (!found?.match) throw new Problem(404, 'invalid_request_error', 'not_found')
    const later =
      fault?.kind === 'late200' || fault?.kind === 'late202'
        ? { at: state.nowMs + (fault.lateMs ?? 30_000), fails: fault.fails === true }
        : undefined
    const asked: Request = {
      state,
      faults,
      ids: found.match.slice(1),
      query: url.searchParams,
      body,
      ...(later && { later }),
    }
    const data = found.route.answer(asked)
    if (fault?.kind === 'lostAfter') return { status: 0, cut: true }
    if (later)
      return { status: fault?.kind === 'late200' ? 200 : 202, data: { id: data.id, live_mode: false } }
    return found.route.isList ? page(data, url.searchParams) : { status: found.route.status, data }
  }

  function answer(request: IncomingMessage, response: ServerResponse, text: string): void {
    tick()
    const id = `req-${++requests}`
    response.setHeader('x-request-id', id)
    response.setHeader('ratelimit-limit', '4000')
    response.setHeader('ratelimit-remaining', '3999')
    response.setHeader('ratelimit-reset', new Date(Date.now() + 60_000).toUTCString())
    try {
      const { status, data, meta, cut } = handle(request, text)
      if (cut) return void request.socket.destroy()
      send(request, response, { status, body: { data, ...(meta && { meta }) } })
    } catch (error) {
      const problem =
        error instanceof Problem
          ? error
          : new Problem(500, 'api_error', 'internal_server_error', String(error))
      if (!(error instanceof Problem)) process.emitWarning(error instanceof Error ? error : String(error))
      if (problem.type === 'plain')
        return void response
          .writeHead(403, { 'content-type': 'text/plain' })
          .end('This product is not enabled for your account')
      const { type, code, source } = problem
      const documentation_url = 'https://duffel.com/docs/api/overview/errors'
      send(request, response, {
        status: problem.status,
        body: {
          errors: [
            {
              type,
              code,
              title: String(code),
              message: String(code),
              documentation_url,
              ...(source !== undefined && { source }),
            },
          ],
          meta: { status: problem.status, request_id: id },
        },
      })
    }
  }

  const server = createServer((request, response) => {
    mostInFlight = Math.max(mostInFlight, ++inFlight)
    response.on('close', () => inFlight--)
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.address() as AddressInfo

  const keptOf = (id: string): number =>
    -state.movements.filter(({ orderId }) => orderId === id).reduce((sum, { minor }) => sum + minor, 0)
  const ledger = {
    /** Every order that was ever made, those that nobody sees yet included. */
    orders: (): LedgerOrder[] =>
      [...state.orders.values()].map((order) => ({
        id: order.id,
        saleKey: order.metadata?.sale_key,
        isAlive: !order.cancelled_at,
        isPaid: !order.payment_status.awaiting_payment,
        total: { amount: order.total_amount, currency: order.total_currency },
        segments: aliveSegments(order),
        passengers: order.passengers,
        documentNumbers: (order.ticketed ?? []).map((one: Resource) => one.unique_identifier),
        keptMinor: keptOf(order.id),
      })),
    movements: () => state.movements,
    balanceMinor: (): number =>
      openingBalanceMinor + state.movements.reduce((sum, { minor }) => sum + minor, 0),
    openingBalanceMinor,
    posts: () => state.posts,
    mostInFlight: () => mostInFlight,
    requests: () => requests,
    /** What the alive orders cost together, in minor units: what left the balance. */
    aliveMinor: (): number =>
      [...state.orders.values()]
        .filter((one) => !one.cancelled_at && !one.payment_status.awaiting_payment)
        .reduce((sum, one) => sum + minorOf(one.total_amount), 0),
  }

  return {
    url: `http://127.0.0.1:${bound}`,
    token,
    ledger,
    now: (): number => {
      tick()
      return state.nowMs
    },
    advance: (ms: number): void => {
      moved += ms
      tick()
    },
    fault: (fault: Fault): void => faults.add(fault),
    odd: (oddities: Oddities): void => {
      faults.odd = oddities
    },
    calm: (): void => faults.clear(),
    airlineChange: (orderId: string, kind?: 'moved' | 'cancelled', minutes?: number) =>
      airlineChange(state, orderId, kind, minutes),
    order: (id: string): Resource => shown(state, state.orders.get(id)),
    delivery: (secret: string, type: string, object: Resource) => {
      tick()
      return signedDelivery(state, secret, type, object)
    },
    reset: (): void => {
      faults.clear()
      searches = []
      state = new DuffelState(seed, startsAt)
      tick()
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type DuffelDouble = Awaited<ReturnType<typeof startDuffelDouble>>

function bodyOf(request: IncomingMessage, text: string): Resource {
  if (text === '') return undefined
  if (!request.headers['content-type']?.includes('application/json'))
    throw new Problem(400, 'invalid_request_error', 'unsupported_content_type')
  try {
    const { data } = JSON.parse(text)
    if (typeof data === 'object' && data !== null) return data
  } catch {}
  throw new Problem(400, 'invalid_request_error', 'bad_request')
}

/** A page of a list: 1 to 200 entries, by opaque cursors. */
function page(all: Resource[], query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 50)
  if (!Number.isInteger(limit) || limit < 1 || limit > 200)
    throw new Problem(422, 'validation_error', 'validation_inclusion', { field: 'limit', pointer: '/limit' })
  const start = Number(Buffer.from(query.get('after') ?? '', 'base64url').toString() || 0)
  const end = start + limit
  const cursor = (at: number): string | null =>
    at > 0 && at < all.length ? Buffer.from(String(at)).toString('base64url') : null
  return {
    status: 200,
    data: all.slice(start, end),
    meta: { limit, before: cursor(start - limit), after: cursor(end) },
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: { status: number; body: Resource },
): void {
  const text = JSON.stringify(body)
  const isZipped = request.headers['accept-encoding']?.includes('gzip') === true
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(isZipped && { 'content-encoding': 'gzip' }),
  })
  response.end(isZipped ? gzipSync(text) : text)
}
