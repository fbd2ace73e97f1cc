import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { admission } from '../../../lib/platform/local/admission.ts'
import { gatewayLimits } from '../../../lib/platform/local/gateway-limits.ts'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf } from '../../support/trip.ts'

describe('admission', () => {
  const always = () => true
  const isAdmitted = async (attempt: ReturnType<ReturnType<typeof admission>>) =>
    (await attempt) !== undefined

  it('admits so much at once; the next one waits for the first that ends', async () => {
    const admit = admission({ atOnce: 1, waiting: 1, waitMs: 60_000 })
    const first = await admit(always)
    const second = admit(always)
    const third = await admit(always)
    first?.()

    expect([await isAdmitted(second), third]).toEqual([true, undefined])
  })

  it('turns away who has waited too long, and forgets who has gone', async () => {
    const admit = admission({ atOnce: 1, waiting: 9, waitMs: 20 })
    const first = await admit(always)
    expect(await isAdmitted(admit(always))).toBe(false)

    const gone = admit(() => false)
    const next = admit(always)
    first?.()
    expect([await isAdmitted(gone), await isAdmitted(next)]).toEqual([false, true])
  })
})

let api: Api | undefined
afterEach(() => api?.close())

describe('more than the service can do', () => {
  const none = { atOnce: 0, waiting: 0, waitMs: 0 }

  it('is refused early with 503 and Retry-After, each kind of work by itself; /health answers', async () => {
    api = await startApi({ limits: { work: { ...gatewayLimits.work, search: none } } })
    const search = await api.call('search', { body: {} })
    const health = await api.request('GET', '/health')

    expect([search.status, search.headers['retry-after'], errorOf(search.body)]).toEqual([
      503,
      '1',
      expect.objectContaining({ SourceCode: '90503', category: 'THROTTLING' }),
    ])
    expect(search.body.ErrorResponse.transactionId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await client(api).openWorkbench()).toMatch(/^[0-9a-f-]{36}$/)
    expect(health.status).toBe(200)
  })

  it('and a refused change was not begun: the same key is free', async () => {
    api = await startApi({ limits: { work: { ...gatewayLimits.work, change: none } } })
    const refused = await api.call('newWorkbench', { body: {}, headers: { 'Idempotency-Key': 'k' } })

    expect(refused.status).toBe(503)
    expect(await api.service.database.store.read('idempotency', 'k')).toBeUndefined()
  })
})

describe('a connection that keeps the service waiting', () => {
  const short = { headersMs: 200, requestMs: 300, checkMs: 50, keepAliveMs: 200 }
  const answerTo = async (...parts: string[]): Promise<string> => {
    api = await startApi({ limits: short })
    const { port } = new URL(await api.service.gateway.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    const answer = text(socket)
    for (const part of parts) {
      socket.write(part)
      await setTimeout(20)
    }
    return answer
  }
  const bodyOf = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '')

  it.each([
    ['with half of the headers', 'POST /oauth/token HTTP/1.1\r\nHost: a\r\n'],
    [
      'with a body that never ends',
      'POST /oauth/token HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\ngrant',
    ],
  ])('%s is refused with 408 and closed', async (_, sent) => {
    const answer = await answerTo(sent)

    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(errorOf(bodyOf(answer))).toMatchObject({ StatusCode: 408, SourceCode: '90372' })
  })

  it('with a body that trickles is refused all the same', async () => {
    const answer = await answerTo(
      'POST /oauth/token HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n',
      ...Array.from({ length: 40 }, () => 'g'),
    )

    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('without another request is closed after its answer', async () => {
    const answer = await answerTo('GET /health HTTP/1.1\r\nHost: a\r\n\r\n')

    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('with what is not HTTP is refused in the form of every error', async () => {
    const answer = await answerTo('HELLO\r\n\r\n')

    expect(errorOf(bodyOf(answer))).toMatchObject({ StatusCode: 400, SourceCode: '90373' })
  })
})
