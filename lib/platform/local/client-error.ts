import type { Socket } from 'node:net'
import { refusalAnswer } from '../../contract/gateway-responses.ts'
import type { RefusalCode } from '../../kernel/refusals.ts'
import { Refusal } from '../../kernel/refusals.ts'

const refusalOf: Readonly<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestIncomplete',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

/** Answers what never became a request, and closes its connection. */
export function answerClientError({ code = '' }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { status, body } = refusalAnswer(
    new Refusal(refusalOf[code] ?? 'requestMalformed'),
    crypto.randomUUID(),
  )
  const head = [
    `HTTP/1.1 ${status} Refused`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
