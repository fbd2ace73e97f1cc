import { Server } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What was sent before the port was closed has been read after this. */
const arrivingMs = 100

/**
 * Takes over the connections that the system has made for this process: one in each turn of the event loop,
 * and what is left when the port closes is cut. Under load there is always another one, so turns are counted.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let turnsWithout = 0
  const accepted = (): void => {
    turnsWithout = 0
  }
  server.on('connection', accepted)
  for (let turn = 0; turn < 1_000 && turnsWithout < 3; turn++) {
    turnsWithout++
    await setImmediate()
  }
  server.off('connection', accepted)
}

/**
 * Ends a gateway without cutting a request: no further connection, an answer to what was sent, then its
 * connection closes. Connections without a request are closed at once.
 *
 * @param deadlineMs what is not answered by then is cut
 */
export async function drain(gateway: FastifyInstance, deadlineMs: number): Promise<void> {
  const { server } = gateway
  const cutAt = performance.now() + deadlineMs
  if (server.listening) {
    await acceptWaiting(server)
    let isOver = false
    // Not the `close` of an HTTP server, which takes a connection for idle whose request is not read yet.
    Server.prototype.close.call(server, () => {
      isOver = true
    })
    while (!isOver && performance.now() < cutAt) {
      await setTimeout(arrivingMs)
      await setImmediate()
      server.closeIdleConnections()
    }
    server.closeAllConnections()
  }
  await gateway.close()
}
