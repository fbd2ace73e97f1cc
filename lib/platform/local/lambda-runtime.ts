import { PassThrough, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda'

/**
 * Outcome of an invocation: status and headers once they are known, and a body that may still be
 * growing.
 */
export interface Invocation extends Omit<APIGatewayProxyResult, 'body'> {
  readonly body: string | Readable
}

export type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<Invocation>

type Head = Omit<APIGatewayProxyResult, 'body'>
type StreamingHandler = (event: unknown, stream: ResponseStream, context: Context) => Promise<void>

/** Receives what a streaming function writes. */
class ResponseStream extends PassThrough {
  readonly #head = Promise.withResolvers<Head>()
  readonly head = this.#head.promise
  readonly begin = this.#head.resolve
}

/** Where Lambda's own runtime leaves the mark. */
const mark = Symbol.for('aws.lambda.runtime.handler.streaming')

/** As in Lambda, where it is there before the handlers are loaded. */
const awslambda = {
  streamifyResponse: (handler: StreamingHandler) => Object.assign(handler, { [mark]: 'response' }),
  HttpResponseStream: {
    from(stream: ResponseStream, head: Head): ResponseStream {
      stream.begin(head)
      return stream
    },
  },
}
Object.assign(globalThis, { awslambda })

// biome-ignore lint/suspicious/noExplicitAny: handlers differ in the event that they take
type AnyHandler = (event: any, context: Context) => Promise<APIGatewayProxyResult>

/** As Lambda invokes a function, whether it streams or not. */
export const invoked = (handler: AnyHandler): Handler =>
  mark in handler ? streamed(handler as unknown as StreamingHandler) : handler

const streamed =
  (handler: StreamingHandler): Handler =>
  async (event, context) => {
    const stream = new ResponseStream()
    const run = handler(event, stream, context)
    // A failure after the body has started cuts it off: there is no other way to report it.
    run.catch((error: Error) => stream.destroy(error))
    const ended = run.then(() => Promise.reject(new Error('the function ended without an answer')))
    const head = await Promise.race([stream.head, ended])
    ended.catch(() => undefined)
    return { ...head, body: stream }
  }

/** The invocation when it is over. */
export const whole = async ({ body, ...head }: Invocation): Promise<APIGatewayProxyResult> => ({
  ...head,
  body: typeof body === 'string' ? body : await text(body),
})
