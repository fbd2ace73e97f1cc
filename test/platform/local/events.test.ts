import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sandboxControl } from '../../../lib/platform/local/control/sandbox-control.ts'
import { type Api, startApi, startOfTests } from '../../support/api.ts'
import { silent } from '../../support/campaign.ts'
import { cardBody, client, locatorOf } from '../../support/trip.ts'

let api: Api
const control = sandboxControl(() => startOfTests, [1, 1])
beforeAll(async () => {
  api = await startApi({ control, log: silent })
})
beforeEach(() => steer('POST', '/reset'))
afterAll(() => api.close())

async function steer(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const answer = await api.service.gateway.inject({
    method,
    url: `/_sandbox${path}`,
    headers: { host: 'localhost' },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, body: answer.payload === '' ? undefined : answer.json() }
}

interface Received {
  readonly headers: Record<string, string>
  readonly body: string
}

/** A program that takes events, or not. */
async function receiver() {
  const received: Received[] = []
  const answers: number[] = []
  const waiting: (() => void)[] = []
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ headers: request.headers as Record<string, string>, body })
    response.writeHead(answers.shift() ?? 204).end()
    for (const wake of waiting.splice(0)) wake()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    answers,
    async until(count: number): Promise<void> {
      while (received.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
      await control.webhooks.idle()
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const types = async (): Promise<string[]> =>
  (await steer('GET', '/events')).body.events.map(({ type }: { type: string }) => type)

const ticketed = async (): Promise<string> => locatorOf(await client(api).ticket())

describe('events of reservations', () => {
  it('tell a hold, a ticket and a void in their order, each with its number', async () => {
    const locator = await ticketed()
    await api.call('voidDocuments', {
      body: { locator: { value: locator }, documentVoid: [{ documentType: 'Ticket' }] },
    })

    expect(await types()).toEqual(['reservation.held', 'reservation.ticketed', 'document.voided'])
    const { events } = (await steer('GET', '/events')).body
    expect(events.map(({ data }: { data: { sequence: number } }) => data.sequence)).toEqual([1, 2, 3])
    expect(events[0].data).toMatchObject({ locator, pcc: '7N4Q', event: 'booked' })
    expect((await steer('GET', '/events?after=2')).body.events).toHaveLength(1)
  })

  it('tell a hold that lapses', async () => {
    await client(api).hold()
    control.clock.put(startOfTests + 3 * 86_400_000)
    await api.service.expireHolds()
    expect(await types()).toEqual(['reservation.held', 'reservation.expired'])
  })

  it('name no traveler and no card', async () => {
    const { workbench, offer } = await client(api).prepare(
      {},
      { PersonName: { Given: 'ISOLDE', Surname: 'FENWRIGHT' } },
    )
    await client(api).pay(workbench, offer, cardBody())
    await client(api).commit(workbench)
    expect(JSON.stringify((await steer('GET', '/events')).body)).not.toMatch(/FENWRIGHT|1111/i)
  })
})

describe('a webhook', () => {
  let program: Awaited<ReturnType<typeof receiver>>
  beforeEach(async () => {
    program = await receiver()
  })
  afterEach(() => program.close())

  it('gets each event once, signed as Standard Webhooks has it', async () => {
    const { body: webhook } = await steer('POST', '/webhooks', { url: program.url })
    await client(api).hold()
    await program.until(1)

    const [{ headers, body } = { headers: {}, body: '' }] = program.received
    expect(new Verifier(webhook.secret).verify(body, headers)).toMatchObject({ type: 'reservation.held' })
    expect(() => new Verifier(webhook.secret).verify(body.replace('held', 'lost'), headers)).toThrow()
    expect((await steer('GET', '/deliveries')).body.deliveries).toMatchObject([{ state: 'delivered' }])
  })

  it('gets the types that it asked for', async () => {
    await steer('POST', '/webhooks', { url: program.url, types: ['reservation.ticketed'] })
    await ticketed()
    await program.until(1)
    expect(program.received.map(({ body }) => JSON.parse(body).type)).toEqual(['reservation.ticketed'])
  })

  it('is called again under the same id, until it takes the event', async () => {
    program.answers.push(503, 500)
    await steer('POST', '/webhooks', { url: program.url })
    await client(api).hold()
    await program.until(3)

    expect(new Set(program.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const [{ attempts, state }] = (await steer('GET', '/deliveries')).body.deliveries
    expect(attempts.map(({ outcome }: { outcome: number }) => outcome)).toEqual([503, 500, 204])
    expect(state).toBe('delivered')
  })

  it('that never answers leaves a dead delivery, which is sent again when somebody asks', async () => {
    program.answers.push(500, 500, 500)
    await steer('POST', '/webhooks', { url: program.url })
    await client(api).hold()
    await program.until(3)
    const [{ id, state }] = (await steer('GET', '/deliveries')).body.deliveries
    expect(state).toBe('dead')

    expect((await steer('POST', `/deliveries/${id}/redeliver`)).status).toBe(202)
    await program.until(4)
    expect((await steer('GET', '/deliveries')).body.deliveries).toMatchObject([{ state: 'delivered' }])
  })

  it('that was taken away gets nothing, and its secret is told once only', async () => {
    const { body } = await steer('POST', '/webhooks', { url: program.url })
    expect(body.secret).toMatch(/^whsec_/)
    expect(JSON.stringify((await steer('GET', '/webhooks')).body)).not.toContain(body.secret)
    expect((await steer('DELETE', `/webhooks/${body.id}`)).status).toBe(204)
    await client(api).hold()
    expect((await steer('GET', '/deliveries')).body.deliveries).toEqual([])
  })

  it.each([{ url: 'ftp://x.example' }, { url: 'no' }, {}, { url: 'http://x.example', types: ['all'] }])(
    'is refused: %j',
    async (body) => {
      expect((await steer('POST', '/webhooks', body)).status).toBe(400)
    },
  )
})
