import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mcpGateway } from '../../lib/mcp/serve-http.ts'
import { toolContext } from '../../lib/mcp/server.ts'
import { readSettings } from '../../lib/mcp/settings.ts'
import { tools } from '../../lib/mcp/tools.ts'
import { stage } from '../../lib/platform/http/base-url.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { type AgentService, callsOf, heldTrip, startAgentService } from '../support/mcp.ts'

let service: AgentService
let gateway: ReturnType<typeof mcpGateway>
let url: URL

const settings = (environment: Record<string, string>) =>
  readSettings(environment, { stage, account: sandboxAccount })

beforeAll(async () => {
  service = await startAgentService()
  gateway = mcpGateway(toolContext(settings({ TRIPWRIGHT_URL: service.origin, MCP_SPEND_LIMIT: '5000 GBP' })))
  url = new URL('/mcp', await gateway.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await gateway.close()
  await service.close()
})

const names = tools.map(({ name }) => name)

/** Both ways of the protocol that clients speak today: with a handshake, and the revision without sessions. */
const eras = ['legacy', { pin: '2026-07-28' }] as const

async function connected(
  transport: StdioClientTransport | StreamableHTTPClientTransport,
  era: (typeof eras)[number],
) {
  const agent = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } })
  await agent.connect(transport)
  return agent
}

describe('the server for agents', () => {
  it.each(eras)('speaks over standard input and output: %o', async (era) => {
    const agent = await connected(
      new StdioClientTransport({
        command: process.execPath,
        args: [join(import.meta.dirname, '../../scripts/mcp.ts')],
        env: { TRIPWRIGHT_URL: service.origin },
      }),
      era,
    )
    expect((await agent.listTools()).tools.map(({ name }) => name)).toEqual(names)
    const { content } = await callsOf(agent)('find_places', { like: 'JFK' })
    expect(content.places[0]).toMatchObject({ airport: 'JFK' })
    await agent.close()
  })

  it.each(eras)(
    'speaks over HTTP, where a second agent goes on with what the first began: %o',
    async (era) => {
      const first = await connected(new StreamableHTTPClientTransport(url), era)
      const second = await connected(new StreamableHTTPClientTransport(url), era)
      expect((await first.listTools()).tools.map(({ name }) => name)).toEqual(names)
      const { locator } = await heldTrip(callsOf(first))
      const { confirmation_id } = (await callsOf(first)('ticket_trip', { locator })).content
      await service.decide(confirmation_id, 'approve')
      const paid = await callsOf(second)('ticket_trip', { locator, confirmation_id })
      expect(paid.content).toMatchObject({ status: 'done' })
      await Promise.all([first.close(), second.close()])
    },
  )

  it.each([{ host: 'evil.example' }, { origin: 'https://evil.example' }])(
    'refuses requests of pages of other origins: %o',
    async (headers) => {
      const answer = await gateway.inject({
        method: 'POST',
        url: '/mcp',
        headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })
      expect(answer.statusCode).toBe(403)
    },
  )
})

describe('its settings', () => {
  it('have defaults for the embedded service, and a card that it accepts', () => {
    const { client, limit, card } = settings({})
    expect(client.baseUrl).toBe('http://127.0.0.1:8011/11')
    expect(limit).toBeUndefined()
    expect(card?.code).toBe('VI')
  })

  it('have none for a service elsewhere: no account, no card', () => {
    const there = {
      TRIPWRIGHT_URL: 'https://api.example.com/11',
      TRIPWRIGHT_TOKEN_URL: 'https://auth.example.com/token',
      TRIPWRIGHT_CLIENT_ID: 'a',
      TRIPWRIGHT_CLIENT_SECRET: 'b',
      TRIPWRIGHT_USERNAME: 'c',
    }
    expect(() => settings(there)).toThrow('Set TRIPWRIGHT_PASSWORD')
    expect(settings({ ...there, TRIPWRIGHT_PASSWORD: 'd' })).toMatchObject({ card: undefined })
  })

  it.each(['1500', '1500 US', '-3 USD', 'all USD', '1e9 USD'])('refuse the limit %s', (MCP_SPEND_LIMIT) => {
    expect(() => settings({ MCP_SPEND_LIMIT })).toThrow('as "1500 USD"')
  })

  it('do not repeat a card that cannot be read', () => {
    const wrong = () => settings({ MCP_CARD: '4444333322221111, 12/31' })
    expect(wrong).toThrow('MCP_CARD is')
    expect(wrong).not.toThrow('4444')
  })
})
