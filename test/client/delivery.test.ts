import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HostUnreachable, identifierOf } from '../../lib/client/index.ts'
import { type Host, networkBy, startHost } from '../support/trip-client.ts'

let host: Host
beforeAll(async () => {
  host = await startHost()
})
afterAll(() => host.api.close())

const isToken = ({ pathname }: URL): boolean => pathname === '/oauth/token'
const headerOf = (sent: RequestInit, name: string): string | null => new Headers(sent.headers).get(name)

/** A network that counts requests and breaks the first attempts. */
function failing(times: number, fail: (pass: () => Promise<Response>) => Promise<Response>) {
  const keys: (string | null)[] = []
  const network = networkBy((url, pass, sent) => {
    if (isToken(url)) return pass()
    keys.push(headerOf(sent, 'Idempotency-Key'))
    return keys.length <= times ? fail(pass) : pass()
  })
  return { network, keys }
}

const loseAnswer = async (pass: () => Promise<Response>): Promise<Response> => {
  await pass()
  throw new TypeError('connection lost')
}
const answering =
  (status: number, headers: Record<string, string> = {}) =>
  async (): Promise<Response> =>
    new Response('{}', { status, headers })

const traveler = {
  Traveler: { passengerTypeCode: 'ADT', PersonName: { Given: 'Isolde', Surname: 'Fenwright' } },
}

describe('a request is sent again', () => {
  it('under the same key where its answer was lost, and the work is done once', async () => {
    const workbench = identifierOf(await host.client().newWorkbench())
    const { network, keys } = failing(1, loseAnswer)
    await host.client({ fetch: network }).addTraveler(workbench, traveler)

    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toMatch(/\w{20}/)
    const { Reservation } = await host.client().retrieveWorkbench(workbench)
    expect(Reservation?.Traveler).toHaveLength(1)
  })

  it.each([
    [429, {}],
    [503, { 'Retry-After': '0' }],
    [504, {}],
  ])('where the host answers %i', async (status, headers) => {
    const { network, keys } = failing(2, answering(status, headers))
    await host.client({ fetch: network }).newWorkbench()

    expect(keys).toHaveLength(3)
  })

  it('as often as the settings say, then it fails', async () => {
    const { network, keys } = failing(9, answering(503))
    const trip = host.client({ fetch: network, retry: { attempts: 3, firstPauseMs: 1 } })

    await expect(trip.newWorkbench()).rejects.toMatchObject({ status: 503, operation: 'newWorkbench' })
    expect(keys).toHaveLength(3)
  })
})

describe('a request is not sent again', () => {
  it('where it takes no key and its answer was lost', async () => {
    const workbench = identifierOf(await host.client().newWorkbench())
    const { network, keys } = failing(1, loseAnswer)
    const discarded = host.client({ fetch: network }).discardWorkbench(workbench)

    await expect(discarded).rejects.toBeInstanceOf(HostUnreachable)
    expect(keys).toEqual([null])
  })

  it('where the host knows no keys, but reads are', async () => {
    const { network, keys } = failing(1, loseAnswer)
    const trip = host.client({ fetch: network, idempotencyKeys: false })
    await expect(trip.newWorkbench()).rejects.toBeInstanceOf(HostUnreachable)
    expect(keys).toEqual([null])

    const workbench = identifierOf(await trip.newWorkbench())
    const reading = failing(1, loseAnswer)
    await host.client({ fetch: reading.network, idempotencyKeys: false }).retrieveWorkbench(workbench)
    expect(reading.keys).toHaveLength(2)
  })

  it('where the host asks for a longer pause than half a minute', async () => {
    const { network, keys } = failing(1, answering(503, { 'Retry-After': '60' }))

    await expect(host.client({ fetch: network }).newWorkbench()).rejects.toMatchObject({ status: 503 })
    expect(keys).toHaveLength(1)
  })

  it('after its signal aborted, also in a pause', async () => {
    const controller = new AbortController()
    const { network, keys } = failing(9, async () => {
      controller.abort(new Error('the traveler left'))
      return new Response('{}', { status: 503, headers: { 'Retry-After': '20' } })
    })
    const { signal } = controller

    await expect(host.client({ fetch: network }).newWorkbench({}, { signal })).rejects.toThrow(
      'the traveler left',
    )
    expect(keys).toHaveLength(1)
  })
})

describe('a token', () => {
  const counting = () => {
    const count = { tokens: 0 }
    const network = networkBy(async (url, pass) => {
      if (isToken(url)) count.tokens++
      return pass()
    })
    return { count, network }
  }

  it('is fetched once for requests at the same time', async () => {
    const { count, network } = counting()
    const trip = host.client({ fetch: network })
    await Promise.all([trip.newWorkbench(), trip.newWorkbench(), trip.newWorkbench()])
    await trip.newWorkbench()

    expect(count.tokens).toBe(1)
  })

  it('is fetched again where the host does not accept it any more', async () => {
    const sent: string[] = []
    const trip = host.client({
      access: { token: async () => (sent.length === 0 ? 'expired' : host.api.token()) },
      fetch: networkBy((_, pass, init) => {
        sent.push(headerOf(init, 'Authorization') ?? '')
        return pass()
      }),
    })
    await trip.newWorkbench()

    expect(sent).toEqual(['Bearer expired', `Bearer ${await host.api.token()}`])
  })

  it('is fetched again when it is used up', async () => {
    let tokens = 0
    const short = { access_token: await host.api.token(), expires_in: 0 }
    const trip = host.client({
      fetch: networkBy(async (url, pass) => {
        if (!isToken(url)) return pass()
        tokens++
        return Response.json(short)
      }),
    })
    await trip.newWorkbench()
    await trip.newWorkbench()

    expect(tokens).toBe(2)
  })
})
