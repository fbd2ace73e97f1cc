import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Api, callsBy, type SendRequest } from './api.ts'

/** Clients of a service in another process. */

/** No answer came. */
export class GaveUp extends Error {
  override readonly name = 'GaveUp'
}

/** @param headers of every request @throws GaveUp */
export const overHttp =
  (origin: string, headers: Readonly<Record<string, string>>): SendRequest =>
  async (method, url, { body, raw, headers: more }) => {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    try {
      const answer = await fetch(`${origin}${url}`, {
        method,
        headers: {
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...headers,
          ...more,
        },
        ...(payload !== undefined && { body: payload }),
        signal: AbortSignal.timeout(30_000),
      })
      const text = await answer.text()
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: text === '' ? undefined : JSON.parse(text),
      }
    } catch (cause) {
      throw new GaveUp(`${method} ${url}`, { cause })
    }
  }

/** The work is under way, or the service has no room for it now: the same request later. */
const isLater = ({ status, headers }: Answer): boolean =>
  (status === 409 || status === 429 || status === 503) && headers['retry-after'] !== undefined

/** Repeats every request until it is answered, what changes something under a key of its own. */
export const repeating =
  (send: SendRequest, patienceMs = 90_000): SendRequest =>
  async (method, url, options) => {
    const headers = { 'idempotency-key': crypto.randomUUID(), ...options.headers }
    const keyed = method === 'GET' ? options : { ...options, headers }
    const until = Date.now() + patienceMs
    for (;;) {
      const answer = await send(method, url, keyed).catch((error: unknown) => {
        if (!(error instanceof GaveUp) || Date.now() > until) throw error
      })
      if (answer && (!isLater(answer) || Date.now() > until)) return answer
      await pause(50)
    }
  }

/** The calls of a client, for helpers that only call: what an Api has besides belongs to a service in this process. */
export const clientOf = (send: SendRequest): Api => callsBy(send) as Api
