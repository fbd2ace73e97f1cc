import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { sandboxAccount } from '../../../lib/platform/local/accounts.ts'
import { startProcess } from '../../support/service-process.ts'
import { searchBody } from '../../support/trip.ts'

interface Sent {
  readonly path: string
  readonly body?: unknown
  readonly token?: string
}

/** @returns status; `refused`: the port is closed; `cut`: it was accepted, and not answered */
function send(origin: string, agent: Agent, { path, body, token }: Sent): Promise<number | string> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  return new Promise((resolve) => {
    const sending = request(
      `${origin}${path}`,
      { method: 'POST', agent, headers: { ...(token && { authorization: `Bearer ${token}` }) } },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', () => resolve('cut'))
      },
    )
    sending.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' ? 'refused' : 'cut'),
    )
    sending.end(payload)
  })
}

async function tokenOf(origin: string): Promise<string> {
  const { clientId, clientSecret, username, password } = sandboxAccount
  const form = new URLSearchParams({
    grant_type: 'password',
    client_id: clientId,
    client_secret: clientSecret,
    username,
    password,
  })
  const answer = await fetch(`${origin}/oauth/token`, { method: 'POST', body: form })
  return ((await answer.json()) as { access_token: string }).access_token
}

it('SIGTERM under load: every request that was sent is answered, then the process ends by itself', async () => {
  const { child, origin, end } = await startProcess({ PORT: '0' })
  const token = await tokenOf(origin)
  const agent = new Agent({ keepAlive: true })
  const search = { path: '/11/air/catalog/search/catalogproductofferings', body: searchBody(), token }
  const opening = { path: '/11/air/book/session/reservationworkbench', token }
  const outcomes: (number | string)[] = []
  let isOver = false
  const work = async (sent: Sent): Promise<void> => {
    while (!isOver) {
      const outcome = await send(origin, agent, sent)
      outcomes.push(outcome)
      if (outcome === 'refused') isOver = true
    }
  }
  const idle = new Agent({ keepAlive: true })
  // The first search makes the world.
  await send(origin, idle, search)
  const clients = Array.from({ length: 16 }, (_, index) => work(index % 4 === 0 ? search : opening))
  while (outcomes.length < 40) await setTimeout(10)

  const code = await end('SIGTERM')
  await Promise.all(clients)

  expect(code).toBe(0)
  expect(outcomes.filter((outcome) => outcome === 200).length).toBeGreaterThanOrEqual(40)
  expect(new Set(outcomes)).toEqual(new Set([200, 'refused']))
  expect(child.exitCode).toBe(0)
  agent.destroy()
  idle.destroy()
}, 60_000)

it('a second signal ends it at once', async () => {
  const { child, origin } = await startProcess({ PORT: '0' })
  const halfSent = request(`${origin}/oauth/token`, { method: 'POST', headers: { 'content-length': 9 } })
  halfSent.on('error', () => undefined)
  halfSent.write('grant')
  await setTimeout(200)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await setTimeout(200)
  child.kill('SIGTERM')

  expect((await exited)[0]).toBe(1)
}, 60_000)
