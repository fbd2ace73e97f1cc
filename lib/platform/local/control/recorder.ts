import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { gunzipSync, inflateSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SupplierLog } from '../../../suppliers/supplier-log.ts'
import { stage } from '../../http/base-url.ts'
import type { Log } from '../../platform.ts'
import { maskText } from '../../vault/mask-text.ts'
import { scrubCards } from '../../vault/scrub.ts'
import type { RunTask } from '../commit-runner.ts'

/** One step of the commit workflow, as it ended. */
export interface RecordedStep {
  readonly step: string
  /** The offer or document that a step of a Map is for. */
  readonly of?: string
  readonly milliseconds: number
  /** `done`, or the name and message of what was thrown. */
  readonly outcome: string
}

/** One line of the list of requests. */
export interface RequestLine {
  /** Grows with every request; a client asks for what came after one. */
  readonly number: number
  readonly id: string
  /** ISO, by the real clock. */
  readonly at: string
  readonly method: string
  /** Path and query, without card numbers. */
  readonly url: string
  readonly agent: string
  status: number
  milliseconds: number
  /** Key of the route in the catalogue; absent: the gateway answered. */
  operation?: string
  /** Row of the refusal table, also of a refusal with status 200. */
  refusal?: string
}

/** A request and its answer. Bodies are as they crossed the wire, but for card numbers, codes and secrets. */
export interface RecordedRequest extends RequestLine {
  readonly headers: Readonly<Record<string, string>>
  body: string
  answerHeaders: Readonly<Record<string, string>>
  answer: string
  readonly steps: RecordedStep[]
  readonly supplierCalls: Parameters<SupplierLog['supplierCall']>[0][]
}

/** What the recorder keeps: the newest requests, as many as fit. */
const kept = { requests: 300, characters: 16_000_000, bodyCharacters: 1_000_000 } as const

const isRecorded = (url: string): boolean => url.startsWith(`/${stage}/`) || url.startsWith('/oauth')

/**
 * Keeps the latest requests of the interface with their answers, in memory: for whoever wants to see what a client sent.
 * Steps of commits and calls to suppliers are found with the request that caused them.
 */
export class Recorder {
  readonly #kept: RecordedRequest[] = []
  readonly #current = new AsyncLocalStorage<RecordedRequest>()
  #characters = 0
  #number = 0

  /** Sees every request of the gateway; before it listens. */
  watch(gateway: FastifyInstance): void {
    gateway.addHook('onRequest', (request, _reply, next) => {
      if (isRecorded(request.url)) this.#current.run(this.#opened(request), next)
      else next()
    })
    gateway.addHook('preHandler', async ({ body, url }) => {
      const record = this.#current.getStore()
      if (record && Buffer.isBuffer(body)) record.body = requestText(body.toString('utf8'), url)
    })
    gateway.addHook('onSend', async (_request, reply, payload) => {
      const record = this.#current.getStore()
      return record ? collected(payload, (text) => this.#answered(record, reply, text)) : payload
    })
    gateway.addHook('onResponse', async (_request, reply) => {
      const record = this.#current.getStore()
      if (!record) return
      record.status = reply.statusCode
      record.milliseconds = Math.round(reply.elapsedTime)
      this.#keep(record)
    })
  }

  /** The same log, of which the recorder learns operation and refusal. */
  log(log: Log): Log {
    return {
      ...log,
      request: (entry) => {
        const record = this.#current.getStore()
        if (record) {
          record.operation = entry.operation
          if (entry.refusal !== undefined) record.refusal = entry.refusal
        }
        log.request(entry)
      },
    }
  }

  supplierLog(log: SupplierLog): SupplierLog {
    return {
      supplierCall: (entry) => {
        this.#current.getStore()?.supplierCalls.push(entry)
        log.supplierCall(entry)
      },
      gatedCall: log.gatedCall,
      alert: log.alert,
    }
  }

  /** The same steps of commits, each noted with the request that began the commit. */
  steps =
    (run: RunTask): RunTask =>
    async (input) => {
      const record = this.#current.getStore()
      if (!record) return run(input)
      const { step, offerId, documentId } = input as Readonly<
        Record<'step' | 'offerId' | 'documentId', string>
      >
      const startedAt = performance.now()
      const note = (outcome: string): void => {
        const milliseconds = Math.round(performance.now() - startedAt)
        const of = offerId ?? documentId
        record.steps.push({ step, ...(of !== undefined && { of }), milliseconds, outcome })
      }
      try {
        const answer = await run(input)
        note('done')
        return answer
      } catch (error) {
        note(error instanceof Error ? `${error.name}: ${maskText(error.message)}` : 'failed')
        throw error
      }
    }

  /** Requests after the one of that number, oldest first. */
  after(number: number): RequestLine[] {
    return this.#kept.filter((record) => record.number > number).map(lineOf)
  }

  find(id: string): RecordedRequest | undefined {
    return this.#kept.find((record) => record.id === id)
  }

  clear(): void {
    this.#kept.length = 0
    this.#characters = 0
  }

  #opened(request: FastifyRequest): RecordedRequest {
    return {
      number: 0,
      id: request.id,
      at: new Date().toISOString(),
      method: request.method,
      url: maskText(request.url),
      agent: request.headers['user-agent'] ?? '',
      status: 0,
      milliseconds: 0,
      headers: shownHeaders(request.headers),
      body: '',
      answerHeaders: {},
      answer: '',
      steps: [],
      supplierCalls: [],
    }
  }

  #answered(record: RecordedRequest, reply: FastifyReply, text: Buffer): void {
    record.answerHeaders = shownHeaders(reply.getHeaders())
    const whole = decoded(text, String(reply.getHeader('content-encoding') ?? '')).toString('utf8')
    record.answer = isTokenUrl(record.url) ? hideTokens(whole) : whole.slice(0, kept.bodyCharacters)
    this.#characters += record.answer.length
    this.#dropOldest()
  }

  /** Numbered by when it ended: whoever asks for what came after a number misses none. */
  #keep(record: RecordedRequest): void {
    this.#number += 1
    this.#kept.push(Object.assign(record, { number: this.#number }))
    this.#characters += record.body.length
    this.#dropOldest()
  }

  #dropOldest(): void {
    while (
      this.#kept.length > kept.requests ||
      (this.#characters > kept.characters && this.#kept.length > 1)
    ) {
      const oldest = this.#kept.shift()
      this.#characters -= oldest ? oldest.body.length + oldest.answer.length : 0
    }
  }
}

function lineOf({
  number,
  id,
  at,
  method,
  url,
  agent,
  status,
  milliseconds,
  operation,
  refusal,
}: RecordedRequest): RequestLine {
  return {
    ...{ number, id, at, method, url, agent, status, milliseconds },
    ...(operation !== undefined && { operation }),
    ...(refusal !== undefined && { refusal }),
  }
}

const isTokenUrl = (url: string): boolean => url.startsWith('/oauth')
const hideTokens = (text: string): string => text.replace(/"(\w*token)":"[^"]*"/g, '"$1":"(hidden)"')

/** A body as it may be shown: JSON without cards; of a form, its names. */
function requestText(text: string, url: string): string {
  if (isTokenUrl(url)) return [...new URLSearchParams(text).keys()].map((name) => `${name}=...`).join('&')
  try {
    return JSON.stringify(scrubCards(JSON.parse(text)).body).slice(0, kept.bodyCharacters)
  } catch {
    return maskText(text.slice(0, 2_000))
  }
}

const hiddenHeaders: ReadonlySet<string> = new Set(['authorization', 'cookie'])

function shownHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      hiddenHeaders.has(name) ? '(hidden)' : maskText(String(value)),
    ]),
  )
}

function decoded(text: Buffer, encoding: string): Buffer {
  if (encoding === 'gzip') return gunzipSync(text)
  return encoding === 'deflate' ? inflateSync(text) : text
}

/** The payload of an answer, unchanged; `seen` gets all of it once it was sent. */
function collected(payload: unknown, seen: (text: Buffer) => void): unknown {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
    seen(Buffer.from(payload))
    return payload
  }
  if (typeof payload !== 'object' || payload === null || !('pipe' in payload)) return payload
  const parts: Buffer[] = []
  const through = new PassThrough()
  through.on('data', (part: Buffer) => parts.push(part))
  pipeline(payload as Readable, through, (error) => {
    if (!error) seen(Buffer.concat(parts))
  })
  return through
}
