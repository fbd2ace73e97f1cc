import { Hono } from 'hono'
import { catalogue } from '../../lib/contract/catalogue.ts'
import { documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { withSamples } from '../../lib/contract/openapi/example-values.ts'
import type { Family } from '../../lib/contract/route.ts'
import { agencies } from '../../lib/platform/agencies.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { invoked, whole } from '../../lib/platform/local/lambda-runtime.ts'
import { lambdaContext } from '../../lib/platform/local/proxy-event.ts'
import { sandboxClock } from '../../lib/platform/sandbox-clock.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import { ratio, type Spread, spreadOf, timed } from './measure.ts'
import { memoryStore } from './memory-store.ts'
import { eventOf } from './service.ts'

const warmUps = 60
const rounds = 60
const perRound = 1000

const requests = documentedRoutes.map((route) => ({
  key: route.key,
  route,
  query: route.example?.query,
  body: withSamples(route.example?.body, {}),
}))

const platform = {
  clock: sandboxClock(),
  ids: { uuid: () => crypto.randomUUID() },
  log: { request: () => undefined, bug: () => undefined },
  agencies,
  stores: storesOver(memoryStore()),
  vault: { keep: async () => undefined },
}

/** Operations that answer at once, so that only the way to them is measured. */
function idleFamily(family: Family) {
  const operations = Object.fromEntries(
    Object.entries(family).map(([key, { envelope }]) => [key, async () => ({ [envelope]: {} })]),
  )
  return invoked(serveFamily(family, operations as never)(() => platform as never))
}

const id = '00000000-0000-4000-8000-000000000000'

type Call = () => Promise<unknown>

/** From the gateway's event to the parsed request, and the answer back. */
function ownCalls(): Call[] {
  const families = Object.fromEntries(
    Object.entries(catalogue).map(([name, family]) => [name, idleFamily(family)]),
  )
  return requests.map(({ key, route, query, body }) => {
    const path = Object.fromEntries(
      [...route.path.matchAll(/\{(.+?)\}/g)].map((match) => [match[1] ?? '', id]),
    )
    const { family, event } = eventOf(key, { path, query, body })
    const serve = families[family]
    if (!serve) throw new Error(`no family ${family}`)
    return async () => {
      const { statusCode, body: text } = await whole(
        await serve({ ...event }, lambdaContext(family, 'bench')),
      )
      if (statusCode >= 300) throw new Error(`${key} was not understood: ${text}`)
    }
  })
}

/**
 * The same requests through Hono, which routes them and reads their JSON. @param checks by the same schemas
 * too
 */
function honoCalls(checks: boolean): Call[] {
  const app = new Hono()
  for (const { method, path, body: schema } of documentedRoutes) {
    app.on(method, path.replace(/\{(.+?)\}/g, ':$1'), async (c) => {
      const body =
        method === 'POST' || method === 'PUT' ? await c.req.json().catch(() => undefined) : undefined
      const parsed =
        checks && schema && body !== undefined ? schema.safeParse(body).success : body !== undefined
      return c.json({ ok: c.req.param() !== undefined, query: c.req.query() !== undefined, parsed })
    })
  }
  return requests.map(({ route, query, body }) => {
    const url = `http://localhost${route.path.replace(/\{.+?\}/g, id)}${query ? `?${new URLSearchParams(query)}` : ''}`
    return async () => {
      const answer = await app.request(url, {
        method: route.method,
        headers: { 'Content-Type': 'application/json', XAUTH_SERVICE_ACCESSGROUP: 'x' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      await answer.text()
    }
  })
}

const run = async (calls: readonly Call[]): Promise<number> =>
  (await timed(async () => {
    for (let index = 0; index < perRound; index++) await calls[index % calls.length]?.()
  })) / perRound

/**
 * One request of every route in turn; compared with Hono that only routes, and Hono that validates bodies as
 * ours does.
 */
export async function measureDispatch() {
  const rivals = [ownCalls(), honoCalls(false), honoCalls(true)]
  const times: number[][] = rivals.map(() => [])
  for (let round = 0; round < warmUps + rounds; round++) {
    for (const [index, calls] of rivals.entries()) {
      const milliseconds = await run(calls)
      if (round >= warmUps) times[index]?.push(milliseconds)
    }
  }
  const [service, hono, honoWithSchemas] = times.map(spreadOf) as [Spread, Spread, Spread]
  return {
    milliseconds: { service, hono, honoWithSchemas },
    ratioToHono: ratio(service.p50, hono.p50),
    ratioToHonoWithSchemas: ratio(service.p50, honoWithSchemas.p50),
  }
}
