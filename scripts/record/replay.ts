import { createServer, type Server } from 'node:http'
import type { Exchange } from './exchange.ts'

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? '' : value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  )
}

/** Members and lists of a body, without its texts: names and cards of the recording are not those of the client. */
const formOf = (body: unknown): string => JSON.stringify(inOrder(body ?? null))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Answers requests as a host did once: the first exchange not yet used with the method and the address, rather one whose
 * body has the same members. When all are used the last is answered again.
 */
export function replayServer(recording: readonly Exchange[]): Server {
  const used = new Set<Exchange>()

  function find(method: string, url: string, body: string): Exchange | undefined {
    const same = recording.filter((one) => one.method === method && one.url === url)
    const left = same.filter((one) => !used.has(one))
    return left.find((one) => formOf(one.body) === formOf(parsed(body))) ?? left[0] ?? same.at(-1)
  }

  return createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const found = find(method, url, `${Buffer.concat(chunks)}`)
    if (!found) {
      const message = `${method} ${url} is not in the recording`
      response.writeHead(501, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message }))
      return
    }
    used.add(found)
    const { answer } = found
    response.writeHead(found.status, found.answerHeaders)
    response.end(answer === undefined || typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
}
