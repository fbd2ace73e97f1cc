import { createServer, type IncomingMessage } from 'node:http'
import { close, type DuffelDouble, listen } from './duffel-double.ts'
import type { Resource } from './state.ts'
import { textOf } from './transport.ts'

type Command = (double: DuffelDouble, body: Resource) => Resource | Promise<Resource>

const done = { done: true }

/** What the double does on demand, by method and path under `/_double/`. */
const commands: Readonly<Record<string, Command>> = {
  'GET ledger': ({ ledger }) => ({
    openingBalanceMinor: ledger.openingBalanceMinor,
    balanceMinor: ledger.balanceMinor(),
    aliveMinor: ledger.aliveMinor(),
    movements: ledger.movements(),
    orders: ledger.orders().map(({ segments, passengers, ...order }) => order),
    stays: ledger.stays(),
    postsByOffer: ledger.postsByOffer(),
    mostInFlight: ledger.mostInFlight(),
    requests: ledger.requests(),
  }),
  'GET clock': ({ now }) => ({ now: new Date(now()).toISOString() }),
  'POST clock': (double, { advanceMs }) => {
    double.advance(Number(advanceMs))
    return { now: new Date(double.now()).toISOString() }
  },
  'POST faults': ({ fault }, body) => {
    fault(body)
    return done
  },
  'DELETE faults': ({ calm }) => {
    calm()
    return done
  },
  'PUT oddities': ({ odd }, body) => {
    odd(body)
    return done
  },
  'POST airline-changes': ({ airlineChange }, { order_id, kind, minutes }) =>
    airlineChange(order_id, kind, minutes),
  'POST events': async ({ sendEvents }, body) => {
    await sendEvents(body?.order)
    return done
  },
  'POST reset': ({ reset }) => {
    reset()
    return done
  },
}

async function obey(
  double: DuffelDouble,
  request: IncomingMessage,
): Promise<{ status: number; body: Resource }> {
  const name = `${request.method} ${request.url?.replace(/^\/_double\//, '')}`
  const command = commands[name]
  if (!command) return { status: 404, body: { commands: Object.keys(commands) } }
  try {
    const text = await textOf(request)
    return { status: 200, body: await command(double, text === '' ? {} : JSON.parse(text)) }
  } catch (error) {
    return { status: 400, body: { error: String(error) } }
  }
}

/** The port by which another process orders faults and reads the books; it is none of Duffel's. */
export async function startControl(double: DuffelDouble, port = 0) {
  const server = createServer(async (request, response) => {
    const { status, body } = await obey(double, request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const url = await listen(server, port)
  return { url: `${url}/_double`, close: () => close(server) }
}
