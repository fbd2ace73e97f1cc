import type { FastifyInstance } from 'fastify'
import { type ConsoleProgram, consoleProgram } from '#installation'

/** Nothing of another origin, and no other page may frame it. */
const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"

/** The console at `/`: a page to book, look and steer with. It is made when it is first opened. */
export function serveConsole(gateway: FastifyInstance): void {
  let made: Promise<ConsoleProgram> | undefined
  const program = (): Promise<ConsoleProgram> => {
    made ??= consoleProgram()
    return made
  }
  gateway.register(async (pages) => {
    pages.get('/', async (_request, reply) =>
      reply
        .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
        .type('text/html')
        .send((await program()).html),
    )
    pages.get('/console/main.js', async (_request, reply) =>
      reply.type('text/javascript').send((await program()).js),
    )
    pages.get('/console/main.css', async (_request, reply) =>
      reply.type('text/css').send((await program()).css),
    )
  })
}
