import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

// biome-ignore lint/suspicious/noExplicitAny: wire forms of other people's interfaces
export type Json = any

/** Answers of the operations that the functions call, by their name on the wire. */
export type Operations = Readonly<Record<string, (input: Json) => Promise<Json> | Json>>

/** A refusal in the form that AWS has for it. */
export class AwsRefusal extends Error {
  readonly type: string
  constructor(type: string, message = '') {
    super(message)
    this.type = type
  }
}

export interface FakeAws {
  readonly origin: string
  /** Requests so far: operation and body. */
  readonly seen: {
    readonly operation: string
    readonly body: string
    readonly signed: boolean
    /** Of Lambda: whether the caller waits. */
    readonly invocationType: string | undefined
  }[]
  close(): Promise<void>
}

/**
 * The part of AWS that the functions call in addition to the database: operations by target header, Lambda's
 * by path, a token endpoint.
 */
export async function startFakeAws(operations: Operations): Promise<FakeAws> {
  const seen: FakeAws['seen'] = []
  const server = createServer(async (request, response) => {
    const operation = operationOf(request)
    const body = await text(request)
    seen.push({
      operation,
      body,
      invocationType: request.headers['x-amz-invocation-type']?.toString(),
      signed: request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') ?? false,
    })
    const send = (status: number, answer: Json) =>
      response
        .writeHead(status, { 'Content-Type': 'application/x-amz-json-1.1' })
        .end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    try {
      const input =
        operation === 'Token' ? { authorization: request.headers.authorization, body } : JSON.parse(body)
      send(200, await operations[operation]?.(input))
    } catch (error) {
      const { type, message } =
        error instanceof AwsRefusal ? error : { type: 'InternalFailure', message: String(error) }
      send(error instanceof AwsRefusal ? 400 : 500, { __type: type, message, error: type })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function operationOf({ url = '', headers }: IncomingMessage): string {
  const target = headers['x-amz-target']
  if (typeof target === 'string') return target.split('.').at(-1) ?? ''
  const invoked = /^\/2015-03-31\/functions\/([^/]+)\/invocations/.exec(url)?.[1]
  return invoked === undefined ? 'Token' : `Invoke ${decodeURIComponent(invoked)}`
}
