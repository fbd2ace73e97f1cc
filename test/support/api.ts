import type { FamilyName } from '../../lib/contract/catalogue.ts'
import { catalogue } from '../../lib/contract/catalogue.ts'
import type { RouteSpec } from '../../lib/contract/route.ts'
import { stage } from '../../lib/platform/http/base-url.ts'
import type { SandboxAccount } from '../../lib/platform/local/accounts.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { startLocal } from '../../lib/platform/local/server.ts'
import { sandboxClock } from '../../lib/platform/sandbox-clock.ts'
import { contractViolations } from './paths.ts'

type AllRoutes = { [F in FamilyName]: keyof (typeof catalogue)[F] }[FamilyName]

// biome-ignore lint/suspicious/noExplicitAny: tests read answers as a client does, by path
export type Json = any

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Json
}

export interface CallOptions {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly as?: SandboxAccount
}

/** A Monday morning on which the tests begin. */
export const startOfTests = Date.parse('2027-03-01T10:00:00Z')

const routes: ReadonlyMap<string, RouteSpec> = new Map(
  Object.values(catalogue).flatMap((family) => Object.entries(family)),
)

/** Sends a request as it is. */
export type SendRequest = (
  method: string,
  url: string,
  options: Omit<CallOptions, 'path' | 'query'> & { readonly raw?: string },
) => Promise<Answer>

/** Calls of routes by their names, with a token of the account. */
export function callsBy(request: SendRequest) {
  const tokens = new Map<string, string>()

  async function token(account: SandboxAccount = sandboxAccount): Promise<string> {
    const known = tokens.get(account.clientId)
    if (known !== undefined) return known
    const { clientId, clientSecret, username, password } = account
    const form = new URLSearchParams({
      grant_type: 'password',
      client_id: clientId,
      client_secret: clientSecret,
      username,
      password,
    })
    const answer = await request('POST', '/oauth/token', {
      raw: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    tokens.set(account.clientId, answer.body.access_token)
    return answer.body.access_token
  }

  return {
    token,
    async call(
      key: AllRoutes,
      { path = {}, query, body, headers, as = sandboxAccount }: CallOptions = {},
    ): Promise<Answer> {
      const route = routes.get(key)
      if (!route) throw new Error(`${key} is no route`)
      const filled = route.path.replace(/\{(.+?)\}/g, (_, name: string) =>
        encodeURIComponent(path[name] ?? Object.values(path)[0] ?? ''),
      )
      const search = query ? `?${new URLSearchParams(query)}` : ''
      return request(route.method, `/${stage}${filled}${search}`, {
        body,
        headers: {
          authorization: `Bearer ${await token(as)}`,
          xauth_travelport_accessgroup: as.accessGroup,
          ...headers,
        },
      })
    },
  }
}

const unlimited = { atOnce: Number.POSITIVE_INFINITY, waiting: 0, waitMs: 0 }

/** The whole service in this process, called as a client calls it, at a time that the test sets. */
export async function startApi(options: LocalOptions = {}) {
  let now = startOfTests
  const service = await startLocal({
    clock: sandboxClock(() => now),
    retryMs: 1,
    pendingMs: 1,
    // Campaigns send all at once; some clients of tests leave answers unread.
    limits: { work: { search: unlimited, change: unlimited, read: unlimited }, drainMs: 2_000 },
    ...options,
  })

  async function request(
    method: string,
    url: string,
    options: Omit<CallOptions, 'path' | 'query'> & { readonly raw?: string } = {},
  ): Promise<Answer> {
    const payload = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body))
    const answer = await service.gateway.inject({
      method: method as 'GET',
      url,
      headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...options.headers },
      ...(payload !== undefined && { payload }),
    })
    const body = answer.payload === '' ? undefined : JSON.parse(answer.payload)
    const wrong = body === undefined ? [] : contractViolations(body)
    if (wrong.length > 0)
      throw new Error(
        `${method} ${url} answered what the interface never does: ${wrong.slice(0, 5).join('; ')}`,
      )
    return { status: answer.statusCode, headers: answer.headers as Answer['headers'], body }
  }

  return {
    service,
    request,
    ...callsBy(request),
    now: () => now,
    setNow(at: number) {
      now = at
    },
    advance(minutes: number) {
      now += minutes * 60_000
    },
    close: () => service.close(),
  }
}

export type Api = Awaited<ReturnType<typeof startApi>>
