import { createServer, type IncomingHttpHeaders } from 'node:http'
import { close, listen } from './duffel-double.ts'
import type { Resource } from './state.ts'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Where a webhook of the double ends: it keeps what comes, and answers what it is told to. */
export async function startReceiver() {
  const received: Received[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    response.writeHead(status).end()
  })
  const url = await listen(server, 0)
  return {
    url: `${url}/events`,
    received,
    get events(): Resource[] {
      return received.map(({ body }) => JSON.parse(body))
    },
    answerWith: (next: number): void => {
      status = next
    },
    close: () => close(server),
  }
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>
