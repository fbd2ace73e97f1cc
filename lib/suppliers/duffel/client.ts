import { SupplierUnavailable } from '../air-host.ts'
import { type GateLane, SupplierBusy } from '../gate/supplier-gate.ts'
import type { HostContext } from '../host-context.ts'
import { type DuffelSettings, isLiveToken } from './settings.ts'

/** A request to Duffel: the path under its base URL, with the query. */
export interface DuffelRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
  /** Content of `data`. */
  readonly body?: object
  /** How long to wait for the answer; absent: as long as the slowest call may take. */
  readonly waitMs?: number
  /** Ends when no one waits any more. Of reads only: a change goes on without us. */
  readonly signal?: AbortSignal | undefined
}

/** What came of a request. */
export type Outcome =
  | { readonly is: 'done'; readonly status: number; readonly data: unknown; readonly after?: string }
  /** Duffel, or the airline behind it, said no. */
  | { readonly is: 'refused'; readonly code: string; readonly status: number }
  /** Certainly nothing happened: it may be repeated. */
  | { readonly is: 'nothing'; readonly why: string; readonly busy?: SupplierBusy }
  /** Whether anything happened is not known. */
  | { readonly is: 'unknown'; readonly why: string; readonly code?: string }

export type Ask = (request: DuffelRequest) => Promise<Outcome>

/** Errors of a connection that never carried a byte. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

const longestAnswer = 32 * 1024 * 1024

/**
 * Asks Duffel, once: nothing is repeated here.
 *
 * @throws SupplierUnavailable the token cannot be read, or the answer is of the other mode than the token
 */
export function duffelClient(
  { secret, log, gate, name, slowestMs }: Pick<HostContext, 'secret' | 'log' | 'gate' | 'name' | 'slowestMs'>,
  { url, verified }: DuffelSettings,
): Ask {
  async function send(request: DuffelRequest, signal: AbortSignal): Promise<Outcome> {
    const { method, path, query = {}, body } = request
    const token = await secret().catch((cause: unknown) => {
      // Nothing was sent.
      throw new SupplierBusy(cause instanceof Error ? cause.message : 'there is no token', { cause })
    })
    const target = new URL(`${url}${path}`)
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) target.searchParams.set(key, value)
    const startedAt = performance.now()
    const entry = { host: name, operation: `${method} ${withoutIds(path)}` }
    const milliseconds = (): number => Math.round(performance.now() - startedAt)
    let response: Response
    let text: string
    try {
      response = await fetch(target, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Duffel-Version': 'v2',
          Accept: 'application/json',
          'Accept-Encoding': 'gzip',
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify({ data: body }) }),
        signal,
        redirect: 'error',
      })
      text = await textOf(response)
    } catch (cause) {
      const code = codeOf(cause)
      log.supplierCall({ ...entry, milliseconds: milliseconds(), code })
      return { is: unsent.has(code) ? 'nothing' : 'unknown', why: `no answer: ${code}` }
    }
    const outcome = outcomeOf(response.status, text, { isRead: method === 'GET', verified })
    const requestId = response.headers.get('x-request-id')
    log.supplierCall({
      ...entry,
      milliseconds: milliseconds(),
      status: response.status,
      ...('code' in outcome && { code: outcome.code }),
      ...(requestId && { requestId }),
    })
    if (response.status === 429) {
      const retryAt = resetOf(response)
      gate.limited(laneOf(request), retryAt)
      throw new SupplierBusy('Duffel takes no more for a while', { retryAt })
    }
    requireMode(outcome, isLiveToken(token))
    return outcome
  }

  async function passed(request: DuffelRequest): Promise<Outcome> {
    const deadlineMs = request.waitMs ?? slowestMs
    try {
      return await gate.call(
        { lane: laneOf(request), deadlineMs, signal: request.signal },
        async (signal) => {
          const outcome = await send(request, signal)
          if (isFailure(outcome)) throw new CallFailed(outcome)
          return outcome
        },
      )
    } catch (error) {
      if (error instanceof CallFailed) return error.outcome
      if (error instanceof SupplierBusy) return { is: 'nothing', why: error.message, busy: error }
      if (error instanceof SupplierUnavailable) return { is: 'unknown', why: error.message }
      throw error
    }
  }

  return async (request) => {
    const outcome = await passed(request)
    if ('code' in outcome && outcome.code === 'insufficient_balance') log.alert('duffel', 'noBalance')
    if (outcome.is === 'unknown' && laneOf(request) === 'sale') log.alert('duffel', 'unknownOutcome')
    return outcome
  }
}

/** A call that counts against Duffel: no answer, or an error of its own; errors of airlines do not. */
const isFailure = (outcome: Outcome): boolean =>
  outcome.is === 'nothing' || (outcome.is === 'unknown' && !outcome.code?.startsWith('airline_'))

class CallFailed extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super('the call failed')
    this.outcome = outcome
  }
}

/** What became of a sale is asked for before anything else, and searches wait behind sales. */
function laneOf({ method, path }: DuffelRequest): GateLane {
  if (method === 'POST') return path.startsWith('/air/offer_requests') ? 'search' : 'sale'
  return path.startsWith('/air/offers') || path.startsWith('/air/seat_maps') ? 'read' : 'outcome'
}

/** Until when Duffel takes no more; a minute, where it does not say. */
function resetOf(response: Response): number {
  const reset = Date.parse(response.headers.get('ratelimit-reset') ?? '')
  return Number.isNaN(reset) ? Date.now() + 60_000 : reset
}

/** @throws RangeError an answer too long to be one */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > longestAnswer) throw new RangeError('the answer is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** `ECONNREFUSED`, `TimeoutError` ... of an error of `fetch`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error'
  if (error.cause instanceof Error && 'code' in error.cause) return String(error.cause.code)
  return error.name
}

/** Ids are three letters, an underscore and 22 letters and digits. */
const withoutIds = (path: string): string => path.replaceAll(/\/[a-z0-9]{3}_[^/?]+/g, '/{id}')

interface Rules {
  readonly isRead: boolean
  readonly verified: DuffelSettings['verified']
}

/** Source: Duffel's documentation of errors; 503 of a change is a guess until it is verified. */
function outcomeOf(status: number, text: string, { isRead, verified }: Rules): Outcome {
  const json = parse(text)
  if (status < 300) {
    if (status !== 204 && json?.data === undefined) return { is: 'unknown', why: 'the answer cannot be read' }
    const after = json?.meta?.after
    return { is: 'done', status, data: json?.data, ...(typeof after === 'string' && { after }) }
  }
  const first = json?.errors?.[0]
  const code = first?.code === undefined ? undefined : String(first.code)
  // The one error of an airline that leaves nothing behind.
  if (code === 'order_not_created') return { is: 'refused', code, status }
  if (status < 500) return { is: 'refused', code: code ?? `http_${status}`, status }
  if (status === 503 && (isRead || verified.has('nothingAfter503')))
    return { is: 'nothing', why: `${code ?? status}` }
  return { is: 'unknown', why: `status ${status}`, ...(code !== undefined && { code }) }
}

interface Envelope {
  readonly data?: unknown
  readonly meta?: { readonly after?: unknown } | null
  readonly errors?: readonly { readonly code?: string | number }[]
}

/** @returns undefined for what is no JSON object: some refusals are plain text, some errors HTML */
function parse(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** @throws SupplierUnavailable a test token got an answer of the live mode, or the other way round */
function requireMode(outcome: Outcome, isLive: boolean): void {
  if (outcome.is !== 'done') return
  const { data } = outcome
  const mode = typeof data === 'object' && data !== null && 'live_mode' in data ? data.live_mode : undefined
  if (typeof mode === 'boolean' && mode !== isLive)
    throw new SupplierUnavailable(`Duffel answered in the ${mode ? 'live' : 'test'} mode`)
}

/**
 * What a request that may be repeated gives.
 *
 * @throws SupplierUnavailable no answer
 */
export async function answered(
  asked: Promise<Outcome>,
): Promise<Extract<Outcome, { is: 'done' | 'refused' }>> {
  const outcome = await asked
  if (outcome.is === 'done' || outcome.is === 'refused') return outcome
  throw unavailable(outcome)
}

/** What the caller is told: the gate's own error says when to come again. */
export const unavailable = (outcome: Extract<Outcome, { why: string }>): SupplierUnavailable =>
  (outcome.is === 'nothing' && outcome.busy) || new SupplierUnavailable(`Duffel: ${outcome.why}`)
