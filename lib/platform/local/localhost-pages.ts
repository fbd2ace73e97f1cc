import type { FastifyInstance } from 'fastify'

const localhost = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

/**
 * Lets pages that a browser loaded from this machine call the service, the browser's question beforehand included: what
 * developers need, and no other page gets. On AWS there is nothing of the kind.
 */
export function allowLocalhostPages(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    const { origin } = headers
    if (origin === undefined || !localhost.test(origin)) return
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': '*',
      Vary: 'Origin',
    })
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return
    return reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
        'Access-Control-Max-Age': '600',
      })
      .send()
  })
}
