import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Exchange } from './exchange.ts'
import { type Scrubber, scrubber } from './scrub.ts'

export interface Targets {
  /** Origin of the interface: `https://api.example.com`. */
  readonly target: string
  /** Origin of the tokens; absent: the same. */
  readonly tokenTarget?: string | undefined
}

/** Headers that say something of a request or an answer and nothing of who sends it. */
const keptHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-version',
  'content-type',
  'content-version',
  'deprecation',
  'idempotency-key',
  'idempotent-replayed',
  'retry-after',
  'traceid',
  'transactionid',
  'e2etrackingid',
  'taxbreakdown',
])

/** Of one connection, or of the form in which a body went over it. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
  'accept-encoding',
])

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const passedOn = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !ofConnection.has(name.toLowerCase())))

const kept = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => keptHeaders.has(name.toLowerCase())))

/** JSON, JSON line by line, the names of a form, or a text. */
function read(text: string, type: string, clean: Scrubber): unknown {
  if (type.includes('form-urlencoded')) return { form: [...new URLSearchParams(text).keys()] }
  try {
    return clean.body(JSON.parse(text))
  } catch {
    return type.includes('stream+json')
      ? text
          .trim()
          .split('\n')
          .map((line) => read(line, '', clean))
      : clean.text(text)
  }
}

const isToken = (url: string): boolean => /\/oauth\//.test(url)

/**
 * A proxy for clients on this machine: passes everything on to a host and keeps what both say, without cards, names,
 * addresses, documents and tokens.
 *
 * @param keep is given each exchange when its answer is complete
 */
export function recordingProxy(
  { target, tokenTarget = target }: Targets,
  keep: (exchange: Exchange) => void,
): Server {
  const clean = scrubber()

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const startedAt = Date.now()
    const sent = Object.entries(request.headers).map(([name, value]) => [name, `${value}`] as const)
    const body = await bodyOf(request)
    const answer = await fetch(new URL(url, isToken(url) ? tokenTarget : target), {
      method,
      headers: passedOn(sent),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
      redirect: 'manual',
    })
    const answered = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, passedOn(answer.headers)).end(answered)
    keep({
      at: new Date(startedAt).toISOString(),
      ms: Date.now() - startedAt,
      method,
      url: clean.text(url),
      headers: kept(sent),
      ...(body.length > 0 && { body: read(`${body}`, request.headers['content-type'] ?? '', clean) }),
      status: answer.status,
      answerHeaders: kept(answer.headers),
      ...(answered.length > 0 && {
        answer: read(`${answered}`, answer.headers.get('content-type') ?? '', clean),
      }),
    })
  }

  return createServer((request, response) => {
    forward(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`)
      response
        .writeHead(502, { 'Content-Type': 'application/json' })
        .end('{"message":"the target does not answer"}')
    })
  })
}
