import { type Client, type ClientSettings, createClient } from '../../lib/client/index.ts'
import { stage } from '../../lib/platform/http/base-url.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { type Api, startApi } from './api.ts'

/** The service on a port, as a client elsewhere sees it. */
export interface Host {
  readonly api: Api
  readonly origin: string
  readonly settings: ClientSettings
  /** Another client of the host. */
  readonly client: (more?: Partial<ClientSettings>) => Client
}

export async function startHost(): Promise<Host> {
  const api = await startApi()
  const origin = await api.service.gateway.listen({ port: 0, host: '127.0.0.1' })
  const { accessGroup, ...account } = sandboxAccount
  const settings: ClientSettings = {
    baseUrl: `${origin}/${stage}`,
    access: { tokenUrl: `${origin}/oauth/token`, ...account },
    accessGroup,
    retry: { firstPauseMs: 1 },
  }
  return { api, origin, settings, client: (more = {}) => createClient({ ...settings, ...more }) }
}

/** What a test does with a request in place of the network; `pass` sends it. */
export type OnRequest = (url: URL, pass: () => Promise<Response>, sent: RequestInit) => Promise<Response>

/** A network between client and host that a test commands. */
export const networkBy =
  (onRequest: OnRequest): typeof fetch =>
  (target, init = {}) =>
    onRequest(new URL(String(target)), () => fetch(target, init), init)
