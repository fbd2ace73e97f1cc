import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../../contract/openapi/document.ts'
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

const day = (ahead = 0): string => new Date(Date.now() + daysMs(ahead)).toISOString().slice(0, 10)

/** Made when it is first requested on a day, since its examples name days of travel. */
const made = new Map<string, string>()
function documentOf(today: string): string {
  const text = made.get(today) ?? JSON.stringify(openApiDocument({ date: day(60), dateAfter: day(67) }))
  made.clear()
  made.set(today, text)
  return text
}

/**
 * The OpenAPI document at /openapi.json and a page to browse it at /docs; nothing is fetched from elsewhere.
 */
export async function serveDocs(gateway: FastifyInstance): Promise<void> {
  await gateway.register(fastifyStatic, {
    root: assets,
    prefix: '/docs/assets/',
    allowedPath: (path) => /^\/swagger-ui(-bundle\.js|\.css)$/.test(path),
  })
  gateway.get('/openapi.json', (_request, reply) => reply.type('application/json').send(documentOf(day())))
  gateway.get('/docs', (_request, reply) => reply.type('text/html').send(page))
  gateway.get('/docs/', (_request, reply) => reply.redirect('/docs'))
}
