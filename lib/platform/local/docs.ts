import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { daysMs } from '../../kernel/instant.ts'

const assets = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')))

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>tripwright</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<div id="docs"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', validatorUrl: null, docExpansion: 'list', tryItOutEnabled: true })</script>
</html>`

/** @returns the document's text on the day of `now`; loaded and made when it is first requested on that day */
function documentMaker(now: () => number): () => Promise<string> {
  const day = (ahead: number): string => new Date(now() + daysMs(ahead)).toISOString().slice(0, 10)
  let made = { date: '', text: '' }
  return async () => {
    const date = day(60)
    const { openApiDocument } = await import('../../contract/openapi/document.ts')
    if (made.date !== date)
      made = { date, text: JSON.stringify(openApiDocument({ date, dateAfter: day(67) })) }
    return made.text
  }
}

/**
 * The OpenAPI document at /openapi.json and a page to browse it at /docs; nothing is fetched from elsewhere.
 */
export async function serveDocs(gateway: FastifyInstance, now: () => number = Date.now): Promise<void> {
  const documentText = documentMaker(now)
  await gateway.register(fastifyStatic, {
    root: assets,
    prefix: '/docs/assets/',
    allowedPath: (path) => /^\/swagger-ui(-bundle\.js|\.css)$/.test(path),
  })
  gateway.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(await documentText()),
  )
  gateway.get('/docs', (_request, reply) => reply.type('text/html').send(page))
  gateway.get('/docs/', (_request, reply) => reply.redirect('/docs'))
}
