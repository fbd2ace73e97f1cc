import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const folder = new URL('./console/', import.meta.url)
const page = new URL('index.html', folder)

/** Nothing of another origin, and no other page may frame it. */
const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"

interface Built {
  readonly js: string
  readonly css: string
}

/** The program of the page, made of its sources when it is first asked for. */
async function build(): Promise<Built> {
  const esbuild = await import('esbuild')
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL('main.tsx', folder)), fileURLToPath(new URL('main.css', folder))],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'console',
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'silent',
  })
  const endingIn = (end: string): string => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return { js: endingIn('.js'), css: endingIn('.css') }
}

/** The console at `/`: a page to book, look and steer with. */
export function serveConsole(gateway: FastifyInstance): void {
  let built: Promise<Built> | undefined
  const program = (): Promise<Built> => {
    built ??= build()
    return built
  }
  gateway.register(async (pages) => {
    pages.get('/', async (_request, reply) =>
      reply
        .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
        .type('text/html')
        .send(await readFile(page, 'utf8')),
    )
    pages.get('/console/main.js', async (_request, reply) =>
      reply.type('text/javascript').send((await program()).js),
    )
    pages.get('/console/main.css', async (_request, reply) =>
      reply.type('text/css').send((await program()).css),
    )
  })
}
