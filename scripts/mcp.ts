/**
 * Tools for agents that work with this service, by the Model Context Protocol: `npm run mcp` on standard input and output,
 * `npm run mcp -- --http --port 8012` on HTTP. docs/mcp.md says how it is set up and what it may spend.
 */
import { parseArgs } from 'node:util'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { mcpGateway } from '../lib/mcp/serve-http.ts'
import { mcpServer, toolContext } from '../lib/mcp/server.ts'
import { readSettings } from '../lib/mcp/settings.ts'
import { stage } from '../lib/platform/http/base-url.ts'
import { sandboxAccount } from '../lib/platform/local/accounts.ts'

const options = { http: { type: 'boolean' }, port: { type: 'string', default: '8012' } } as const

try {
  const { values } = parseArgs({ options })
  const context = toolContext(readSettings(process.env, { stage, account: sandboxAccount }))
  if (values.http) {
    const origin = await mcpGateway(context).listen({ port: Number(values.port), host: '127.0.0.1' })
    console.log(`MCP server at ${origin}/mcp`)
  } else serveStdio(() => mcpServer(context))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
