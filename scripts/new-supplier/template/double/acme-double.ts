import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

// biome-ignore lint/suspicious/noExplicitAny: the double keeps resources as they are on the wire
type Resource = any

/** A stand-in for Acme on loopback, with its books: written from its documentation, not from the adapter. */
export async function startAcmeDouble({ startsAt = Date.now() }: { readonly startsAt?: number } = {}) {
  const offers = new Map<string, Resource>()
  const orders = new Map<string, Resource>()
  let [count, isNextLost] = [0, false]

  /** @returns undefined: there is no such thing */
  function answer(method: string, [kind, id = '', action]: readonly string[], body: Resource): Resource {
    const name = decodeURIComponent(id)
    if (kind === 'search') return [7, 12, 18].map((hour) => newOffer(hour, body))
    if (kind === 'offers') return offers.get(name)
    const order = orders.get(name)
    if (method === 'PUT') return order?.isAlive === false ? undefined : (order ?? newOrder(name, body))
    if (method === 'DELETE') Object.assign(order ?? {}, { isAlive: false })
    if (action === 'tickets' && order?.isAlive) ticket(order, body)
    if (action === 'void') return takeBack(order, body)
    return method === 'DELETE' ? {} : order
  }

  function newOffer(hour: number, { from, to, date, seats }: Resource): Resource {
    const at = (moment: number): string => `${date}T${String(moment).padStart(2, '0')}:00:00`
    const offer = {
      id: `Offer-${++count}`,
      carrier: 'ZZ',
      number: `${100 + hour}`,
      from: { airport: from, zone: 'Europe/London', at: at(hour) },
      to: { airport: to, zone: 'Europe/London', at: at(hour + 2) },
      totalMinor: seats * (9_900 + hour * 100),
      currency: 'GBP',
      expiresAt: startsAt + 1_800_000,
      payBy: startsAt + 86_400_000,
    }
    offers.set(offer.id, offer)
    return offer
  }

  function newOrder(key: string, { offer: id, travelers }: Resource): Resource {
    const offer = offers.get(id)
    if (!offer) return undefined
    const order = {
      id: `Order-${++count}`,
      reference: `R${String(count).padStart(5, '0')}`,
      carrier: offer.carrier,
      payBy: offer.payBy,
      isAlive: true,
      tickets: [],
      offer,
      travelers,
    }
    orders.set(key, order)
    return order
  }

  function ticket(order: Resource, { travelers }: Resource): void {
    if (order.tickets.length > 0) return
    order.tickets = travelers.map((travelerId: string) => ({
      travelerId,
      number: `125${2_000_000_000 + ++count}`,
    }))
  }

  function takeBack(order: Resource, { numbers }: Resource): Resource {
    if (!order) return undefined
    order.tickets = numbers ? order.tickets.filter(({ number }: Resource) => !numbers.includes(number)) : []
    return order
  }

  const server = createServer(async (request, response) => {
    const body = await read(request)
    const path = (request.url ?? '').split('/').slice(1)
    const found = answer(request.method ?? 'GET', path, body)
    if (isNextLost && request.method !== 'GET' && path[0] !== 'search') {
      isNextLost = false
      request.socket.destroy()
      return
    }
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? { code: 'not_found' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The alive orders of a key. */
    ordersOf: (key: string): Resource[] => [orders.get(key)].filter((order) => order?.isAlive),
    loseNextAnswer: (): void => {
      isNextLost = true
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function read(request: IncomingMessage): Promise<Resource> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? undefined : JSON.parse(text)
}
