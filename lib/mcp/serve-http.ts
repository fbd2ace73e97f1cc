import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { mcpServer } from './server.ts'
import type { ToolContext } from './tool.ts'

const bodyLimit = 256 * 1024

/** The headers and the body as they came. */
function toRequest({ method, url, headers, body }: FastifyRequest): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  )
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: sent,
    ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
  })
}

/**
 * Streamable HTTP at `/mcp`, for programs on this machine only: there are no accounts. Pages of other origins, and other
 * names of this machine, are refused.
 */
export function mcpGateway(context: ToolContext): FastifyInstance {
  const handler = createMcpHandler(() => mcpServer(context), { maxRequestBodySize: bodyLimit })
  const gateway = Fastify({ bodyLimit })
  gateway.removeAllContentTypeParsers()
  gateway.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  gateway.all('/mcp', async (request, reply) => {
    const asked = toRequest(request)
    const answer =
      hostHeaderValidationResponse(asked, localhostAllowedHostnames()) ??
      originValidationResponse(asked, localhostAllowedOrigins()) ??
      (await handler.fetch(asked))
    return reply.send(answer)
  })
  gateway.addHook('onClose', () => handler.close())
  return gateway
}
