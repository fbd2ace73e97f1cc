import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { mcpServer, toolContext } from '../../lib/mcp/server.ts'
import { type Environment, readSettings } from '../../lib/mcp/settings.ts'
import { stage } from '../../lib/platform/http/base-url.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { type SandboxControl, sandboxControl } from '../../lib/platform/local/control/sandbox-control.ts'
import { type Api, type Json, startApi } from './api.ts'
import { silent } from './campaign.ts'

/** What a tool answered a model. */
export interface ToolAnswer {
  readonly isError: boolean
  readonly text: string
  readonly content: Json
}

export type Call = (tool: string, given?: object) => Promise<ToolAnswer>

export const callsOf =
  (agent: Client): Call =>
  async (name, given = {}) => {
    const {
      isError = false,
      content,
      structuredContent,
    } = await agent.callTool({
      name,
      arguments: { ...given },
    })
    const text = content.map((one) => (one.type === 'text' ? one.text : '')).join('\n')
    return { isError, text, content: structuredContent }
  }

/** The embedded service on a port, with its control and a real clock that a test moves. */
export interface AgentService {
  readonly api: Api
  readonly control: SandboxControl
  readonly origin: string
  /** Time of people, in minutes. */
  readonly wait: (minutes: number) => void
  /** Decides as the page of the console does. */
  readonly decide: (id: string, decision: 'approve' | 'decline') => Promise<number>
  readonly close: () => Promise<void>
}

export async function startAgentService(): Promise<AgentService> {
  let waitedMs = 0
  const control = sandboxControl(() => Date.parse('2027-03-01T10:00:00Z') + waitedMs)
  const api = await startApi({ control, log: silent })
  const origin = await api.service.gateway.listen({ port: 0, host: '127.0.0.1' })
  return {
    api,
    control,
    origin,
    wait(minutes) {
      waitedMs += minutes * 60_000
    },
    async decide(id, decision) {
      const url = `${origin}/_sandbox/confirmations/${id}/${decision}`
      return (await fetch(url, { method: 'POST', headers: { origin } })).status
    },
    close: () => api.close(),
  }
}

/** An agent with a server of its own: a process by itself, as far as its spend limit goes. */
export async function startAgent(
  environment: Environment,
  network: typeof fetch = fetch,
): Promise<{ agent: Client; call: Call }> {
  const settings = readSettings(environment, { stage, account: sandboxAccount })
  const client = { ...settings.client, fetch: network, retry: { firstPauseMs: 1 } }
  const context = toolContext({ ...settings, client })
  const [there, here] = InMemoryTransport.createLinkedPair()
  await mcpServer(context).connect(there)
  const agent = new Client({ name: 'test', version: '1' })
  await agent.connect(here)
  return { agent, call: callsOf(agent) }
}

/** A trip of one adult that is held. @returns the trip as the tool answers it */
export async function heldTrip(call: Call, { carrier = 'BA', surname = 'Fenwright' } = {}): Promise<Json> {
  const { content } = await call('search_flights', {
    ...{ from: 'LHR', to: 'JFK', departure_date: '2027-04-12' },
    carriers: [carrier],
  })
  const held = await call('hold_trip', {
    offer_id: content.offers[0].offer_id,
    travelers: [{ given_name: 'Isolde', surname, phone: '+44 20 7555 0100' }],
  })
  if (held.isError) throw new Error(held.text)
  return held.content
}
