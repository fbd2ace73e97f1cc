import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server on this machine. @returns its origin, and how to stop it */
export async function listening(
  server: Server,
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
  return { origin: `http://127.0.0.1:${port}`, stop }
}
