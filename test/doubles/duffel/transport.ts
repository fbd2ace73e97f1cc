import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { badRequest, invalid, PlainRefusal, Problem } from './problem.ts'
import type { Resource } from './state.ts'

const largestBody = 1_000_000

export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
  }
  return size <= largestBody ? Buffer.concat(chunks).toString() : 'too large'
}

/** @throws Problem a request without the headers that each must have */
export function checkHeaders({ headers }: IncomingMessage, token: string): void {
  if (headers.authorization === undefined)
    throw new Problem(401, 'authentication_error', 'missing_authorization_header')
  if (headers.authorization !== `Bearer ${token}`)
    throw new Problem(401, 'authentication_error', 'access_token_not_found')
  const version = headers['duffel-version']
  if (version === undefined) throw badRequest('missing_version_header')
  if (version !== 'v2') throw badRequest('unsupported_version')
  if (!/application\/json|\*\/\*/.test(headers.accept ?? ''))
    throw new Problem(406, 'invalid_request_error', 'not_acceptable')
}

/** Content of `data`; undefined without a body. */
export function bodyOf({ headers }: IncomingMessage, text: string): Resource {
  if (text === '') return undefined
  if (!headers['content-type']?.includes('application/json')) throw badRequest('unsupported_content_type')
  try {
    const { data } = JSON.parse(text)
    if (typeof data === 'object' && data !== null) return data
  } catch {}
  throw badRequest('bad_request')
}

const cursorOf = (at: number): string => Buffer.from(`at ${at}`).toString('base64url')

function readCursor(cursor: string): number {
  const at = /^at (\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  if (at === undefined) throw badRequest('invalid_cursor')
  return Number(at)
}

/** A page of a list: 1 to 200 entries, by opaque cursors. */
export function page(all: readonly Resource[], query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 50)
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) throw invalid('validation_inclusion', 'limit')
  const [after, before] = [query.get('after'), query.get('before')]
  if (after !== null && before !== null) throw badRequest('invalid_cursor')
  const start = before === null ? (after ? readCursor(after) : 0) : Math.max(0, readCursor(before) - limit)
  const end = start + limit
  return {
    status: 200,
    data: all.slice(start, end),
    meta: {
      limit,
      before: start > 0 ? cursorOf(start) : null,
      after: end < all.length ? cursorOf(end) : null,
    },
  }
}

/** Counts the requests of each minute of the double's clock. */
export class RateLimit {
  readonly limit: number
  #minute = -1
  #count = 0

  constructor(limit: number) {
    this.limit = limit
  }

  /** @returns the headers that say what is left, and whether this one was one too many */
  count(nowMs: number) {
    const minute = Math.floor(nowMs / 60_000)
    if (minute !== this.#minute) this.#count = 0
    this.#minute = minute
    this.#count++
    return {
      isOver: this.#count > this.limit,
      headers: {
        'ratelimit-limit': String(this.limit),
        'ratelimit-remaining': String(Math.max(0, this.limit - this.#count)),
        'ratelimit-reset': new Date((minute + 1) * 60_000).toUTCString(),
      },
    }
  }
}

/** What is sent for an error, whatever was thrown. */
export function errorAnswer(error: unknown, requestId: string) {
  if (error instanceof PlainRefusal)
    return { status: 403, text: 'This product is not enabled for your account', type: 'text/plain' }
  if (!(error instanceof Problem)) process.emitWarning(error instanceof Error ? error : String(error))
  const { status, type, code, source } =
    error instanceof Problem ? error : new Problem(500, 'api_error', 'internal_server_error')
  const problem = {
    type,
    code,
    title: String(code).replaceAll('_', ' '),
    message: `The request was refused: ${code}`,
    documentation_url: 'https://duffel.com/docs/api/overview/errors',
    ...(source !== undefined && { source }),
  }
  return { status, body: { errors: [problem], meta: { status, request_id: requestId } } }
}

/** JSON, zipped for those who ask for it. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, isLive = false }: { status: number; body?: Resource; isLive?: boolean },
): void {
  if (status === 204) return void response.writeHead(204).end()
  const text = JSON.stringify(body, (key, value) => (key === 'live_mode' ? isLive : value))
  const isZipped = request.headers['accept-encoding']?.includes('gzip') === true
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    ...(isZipped && { 'content-encoding': 'gzip' }),
  })
  response.end(isZipped ? gzipSync(text) : text)
}
