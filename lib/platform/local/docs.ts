import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { swaggerFolder } from '#installation'
import { daysMs } from '../../kernel/instant.ts'
import { sandboxAccount } from './accounts.ts'

const documents = new URL('../../../docs/', import.meta.url)
/** Documents by name, `guide/testing` for one. */
const names: ReadonlySet<string> = new Set(
  ['', 'guide/', 'contract/', 'decisions/'].flatMap((folder) =>
    readdirSync(new URL(folder, documents))
      .filter((file) => file.endsWith('.md'))
      .map((file) => folder + file.replace(/\.md$/, '')),
  ),
)

const links = `<nav><strong>tripwright</strong> <a href="/">Console</a> <a href="/docs">Reference</a>
<a href="/docs/guide/README">Guides</a> <a href="/docs/errors">Errors</a> <a href="/docs/sandbox">Sandbox</a></nav>`

const styles = `<style>
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif }
body { margin: 0 }
nav { padding: .7rem 1.2rem; border-bottom: 1px solid #8885; display: flex; flex-wrap: wrap; gap: 1.1rem }
a { color: light-dark(#a33c19, #ff9a63) }
main { max-width: 60rem; margin: 0 auto; padding: 0 1.2rem 4rem }
pre { overflow-x: auto; padding: .8rem; background: light-dark(#f2f4f6, #171e26); border-radius: 8px }
img { max-width: 100% }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #8884 }
</style>`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${styles}
</head>
<body>
${body}
</body>
</html>`

/** The account is the sandbox's own, printed by `npm start` too. */
const signIn = `async () => {
  const { clientId, clientSecret, username, password } = ${JSON.stringify(sandboxAccount)}
  const form = { grant_type: 'password', client_id: clientId, client_secret: clientSecret, username, password }
  const answer = await fetch('/oauth/token', { method: 'POST', body: new URLSearchParams(form) })
  await ready
  ui.preauthorizeApiKey('bearer', (await answer.json()).access_token)
  document.getElementById('signed-in').textContent = 'Signed in as ' + username + ': try any operation.'
}`

const reference = page(
  'tripwright: reference',
  `${links}
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<main>
<p><button id="sign-in">Sign in to the sandbox</button> <span id="signed-in" role="status"></span></p>
</main>
<div id="docs"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script>
let isReady
const ready = new Promise((resolve) => { isReady = resolve })
const ui = SwaggerUIBundle({ onComplete: () => isReady(), url: '/openapi.json', dom_id: '#docs', validatorUrl: null, docExpansion: 'none', filter: true,
  tryItOutEnabled: true, persistAuthorization: true, displayRequestDuration: true })
document.getElementById('sign-in').onclick = ${signIn}
</script>`,
)

/** Links between documents lead to their pages here. */
const linked = (html: string, name: string): string =>
  html.replace(/href="([^":#]+?)\.md(#[^"]*)?"/g, (_, to: string, place = '') => {
    const { pathname } = new URL(to, `http://docs/docs/${name}`)
    return `href="${pathname}${place}"`
  })

/** Headings can be linked to, as where the documents are kept. */
const withPlaces = (html: string): string =>
  html.replace(/<h([1-4])>(.*?)<\/h\1>/g, (_, level: string, text: string) => {
    const place = text
      .replace(/<[^>]+>/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-')
    return `<h${level} id="${place}">${text}</h${level}>`
  })

/** @returns the document's text on the day of `now`; loaded and made when it is first requested on that day */
function documentMaker(gateway: FastifyInstance, now: () => number): () => Promise<string> {
  const day = (ahead: number): string => new Date(now() + daysMs(ahead)).toISOString().slice(0, 10)
  let made = { date: '', text: '' }
  return async () => {
    const date = day(60)
    if (made.date === date) return made.text
    const { openApiDocument } = await import('../../contract/openapi/document.ts')
    const { controlDocument } = await import('./control/control-document.ts')
    const addition = gateway.hasRoute({ method: 'GET', url: '/_sandbox/clock' }) ? controlDocument : undefined
    made = { date, text: JSON.stringify(openApiDocument({ date, dateAfter: day(67), addition })) }
    return made.text
  }
}

/**
 * The OpenAPI document at /openapi.json, a page to browse and try it at /docs, and the documents of `docs/` below it; nothing is
 * fetched from elsewhere.
 */
export async function serveDocs(gateway: FastifyInstance, now: () => number = Date.now): Promise<void> {
  const documentText = documentMaker(gateway, now)
  await gateway.register(fastifyStatic, {
    root: swaggerFolder,
    prefix: '/docs/assets/',
    allowedPath: (path) => /^\/swagger-ui(-bundle\.js|\.css)$/.test(path),
  })
  await gateway.register(fastifyStatic, {
    root: fileURLToPath(new URL('pictures/', documents)),
    prefix: '/docs/pictures/',
    decorateReply: false,
  })
  gateway.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(await documentText()),
  )
  gateway.get('/docs', (_request, reply) => reply.type('text/html').send(reference))
  gateway.get('/docs/', (_request, reply) => reply.redirect('/docs'))
  gateway.get<{ Params: { '*': string } }>('/docs/*', async ({ params }, reply) => {
    const name = params['*']
    if (!names.has(name)) return reply.callNotFound()
    const { marked } = await import('marked')
    const text = await readFile(new URL(`${name}.md`, documents), 'utf8')
    const html = withPlaces(linked(await marked.parse(text), name))
    return reply.type('text/html').send(page(`tripwright: ${name}`, `${links}<main>${html}</main>`))
  })
}
