import { Hono } from 'hono'
import { catalogue } from '../../lib/contract/catalogue.ts'
import type { Family, RouteSpec } from '../../lib/contract/route.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { invoked, whole } from '../../lib/local/lambda-runtime.ts'
import { lambdaContext } from '../../lib/local/proxy-event.ts'
import { storesOver } from '../../lib/repositories/stores.ts'
import { agencies } from '../../lib/runtime/agencies.ts'
import { sandboxClock } from '../../lib/runtime/sandbox-clock.ts'
import { ratio, spreadOf, timed } from './measure.ts'
import { memoryStore } from './memory-store.ts'
import { eventOf } from './service.ts'

const rounds = 40
const perRound = 500

const routes: [string, RouteSpec][] = Object.values(catalogue).flatMap((family) => Object.entries(family))
const requests = routes.map(([key, route]) => ({ key, route, body: route.example?.body }))

const platform = {
  clock: sandboxClock(),
  ids: { uuid: () => crypto.randomUUID() },
  log: { request: () => undefined, bug: () => undefined },
  agencies,
  stores: storesOver(memoryStore()),
}

/** Operations that answer at once, so that only the way to them is measured. */
function idleFamily(family: Family) {
  const operations = Object.fromEntries(Object.entries(family).map(([key, { envelope }]) => [key, async () => ({ [envelope]: {} })]))
  return invoked(serveFamily(family, operations as never)(() => platform as never))
}

/** From the gateway's event to the parsed request and back, beside Hono routing the same request and reading the same body. */
export async function measureDispatch() {
  const families = Object.fromEntries(Object.entries(catalogue).map(([name, family]) => [name, idleFamily(family)]))
  const ours = requests.map(({ key, route, body }) => {
    const path = Object.fromEntries(
      [...route.path.matchAll(/\{(.+?)\}/g)].map((match) => [match[1] ?? '', '00000000-0000-4000-8000-000000000000']),
    )
    const { family, event } = eventOf(key, { path, body })
    const serve = families[family]
    if (!serve) throw new Error(`no family ${family}`)
    return async () => whole(await serve({ ...event }, lambdaContext(family, 'bench')))
  })

  const app = new Hono()
  for (const [, { method, path }] of routes) {
    app.on(method, path.replace(/\{(.+?)\}/g, ':$1'), async (c) => {
      const body = method === 'POST' || method === 'PUT' ? await c.req.json().catch(() => undefined) : undefined
      return c.json({ ok: c.req.param() !== undefined, body: body === undefined })
    })
  }
  const honos = requests.map(({ route, body }) => {
    const url = `http://localhost${route.path.replace(/\{.+?\}/g, '00000000-0000-4000-8000-000000000000')}`
    return async () => {
      const answer = await app.request(url, {
        method: route.method,
        headers: { 'Content-Type': 'application/json', XAUTH_SERVICE_ACCESSGROUP: 'x' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return answer.text()
    }
  })

  const run = async (calls: readonly (() => Promise<unknown> | undefined)[]): Promise<number> =>
    (await timed(async () => {
      for (let index = 0; index < perRound; index++) await calls[index % calls.length]?.()
    })) / perRound
  await run(ours)
  await run(honos)
  const [mine, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    mine.push(await run(ours))
    theirs.push(await run(honos))
  }
  const [service, hono] = [spreadOf(mine), spreadOf(theirs)]
  return { milliseconds: { service, hono }, ratioToHono: ratio(service.p50, hono.p50) }
}
