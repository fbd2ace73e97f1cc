import { pipeline, Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type middy from '@middy/core'
import type { APIGatewayProxyResult } from 'aws-lambda'
import type { CallEvent } from './call.ts'

/** Shorter texts grow. */
const fewestCharacters = 1024

/**
 * The gateway compresses everything but streams, so functions that stream do it themselves; every object is
 * flushed when it is complete.
 */
export const compressAnswer = (): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  after: ({ event, response }) => {
    if (!response || !/\bgzip\b/i.test(event.call.headers('acceptEncoding') ?? '')) return
    const body: string | Readable = response.body
    if (typeof body === 'string' && body.length < fewestCharacters) return
    const gzip = createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH })
    // End and failure are passed to the reader of the compressed stream.
    pipeline(typeof body === 'string' ? Readable.from([body]) : body, gzip, () => undefined)
    response.body = gzip as unknown as string
    response.headers = { ...response.headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }
  },
})
