import { McpServer } from '@modelcontextprotocol/server'
import { createClient } from '../client/index.ts'
import { controlOf } from './control.ts'
import type { McpSettings } from './settings.ts'
import { SpendLimit } from './spending/spend-limit.ts'
import type { ToolContext } from './tool.ts'
import { tools } from './tools.ts'

const instructions = `Books flights with an agency's booking service. Work in this order: find_places, search_flights, price_offer, hold_trip; \
a hold costs nothing. Paying, voiding and refunding need a person: the first call answers a confirmation_id and does nothing, the person approves it in the \
console of the service, the second call with the confirmation_id does it. Times are local to the airport. A refusal says what to do.`

/** What all servers of a process share: the token, and what is left of the spend limit. */
export const toolContext = ({ client, origin, limit, card }: McpSettings): ToolContext => ({
  trip: createClient(client),
  control: controlOf(origin),
  limit: new SpendLimit(limit),
  card,
})

/** A server for one agent, or for one request of an agent. */
export function mcpServer(context: ToolContext): McpServer {
  const server = new McpServer(
    { name: 'tripwright', version: '0.1.0' },
    { capabilities: { tools: {} }, instructions },
  )
  for (const tool of tools) tool.register(server, context)
  return server
}
