import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveDocs } from '../../lib/platform/local/docs.ts'
import { startLocal } from '../../lib/platform/local/server.ts'
import { silent } from '../support/campaign.ts'

const folder = join(import.meta.dirname, '../../docs')
let service: Awaited<ReturnType<typeof startLocal>>
let base: string

/** As a reader runs them: the real time, a real port. */
beforeAll(async () => {
  service = await startLocal({ log: silent })
  await serveDocs(service.gateway)
  await service.gateway.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(service.gateway.server.address() as AddressInfo).port}`
})
afterAll(() => service.close())

async function run(command: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { cwd: join(folder, '..'), env: { ...process.env, BASE: base } })
  const [printed, wrong] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode !== 0 && wrong !== '') throw new Error(wrong)
  return printed
}

describe('the guide to a first booking', () => {
  it('books and tickets, in TypeScript', async () => {
    expect(await run(process.execPath, 'docs/guide/first-booking.ts')).toMatch(
      /^[A-Z0-9]{2}\d+.*\n.*\n[\d.]+ [A-Z]{3}, of which [\d.]+ taxes\n[A-Z0-9]{6}, ticket \d{13}\nFENWRIGHT\/ISOLDE\n$/i,
    )
  })

  it.skipIf(process.platform === 'win32')('holds, with curl', async () => {
    expect(await run('sh', 'docs/guide/first-booking.sh')).toMatch(
      /^held as [A-Z0-9]{6}\nto be paid by \d{4}-\d\d-\d\dT/,
    )
  })
})

describe('the programs of the other guides', () => {
  it.each([
    ['hold-and-ticket', /^held as [A-Z0-9]{6} until \S+Z\nticket \d{13}\nvoid: VOID\n$/],
    [
      'change-and-refund',
      /^fare .+ more\nexchanged for \d{13}\n[\d.]+ come back, [\d.]+ are kept\nrefund \S+\n$/,
    ],
    ['refusals', /^4012 .+: .+\ncardDeclined: .+\n([A-Z0-9]{6}) and again \1\n$/],
  ])('%s does what its guide says', async (name, printed) => {
    expect(await run(process.execPath, `docs/guide/${name}.ts`)).toMatch(printed)
  })
})

describe('documents at /docs', () => {
  const guides = readdirSync(join(folder, 'guide')).filter((file) => file.endsWith('.md'))
  const pages = [
    '/docs',
    '/docs/errors',
    '/docs/sandbox',
    ...guides.map((file) => `/docs/guide/${file.replace('.md', '')}`),
  ]

  it.each(pages)('%s leads to pages that there are', async (path) => {
    const answer = await fetch(base + path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    const links = [...html.matchAll(/href="(\/docs[^"#]*)/g)].map(([, to = '']) => to)
    expect(links.length).toBeGreaterThan(2)
    for (const link of new Set(links))
      expect(`${link} ${(await fetch(base + link)).status}`).toBe(`${link} 200`)
  })

  it.each(pages)('%s shows its pictures, each with words for those who do not see it', async (path) => {
    const html = await (await fetch(base + path)).text()
    for (const [picture, source = ''] of html.matchAll(/<img src="([^"]+)"[^>]*>/g)) {
      const answer = await fetch(new URL(source, base + path))
      expect(`${source} ${answer.status} ${answer.headers.get('content-type')}`).toMatch(/ 200 image\//)
      expect(picture).toMatch(/ alt="[^"]+"/)
    }
    expect(html).not.toContain('language-mermaid')
  })

  it.each(['/docs/nothing', '/docs/../package', '/docs/guide/..%2f..%2fREADME'])(
    '%s is not served',
    async (path) => {
      const { statusCode } = await service.gateway.inject({ method: 'GET', url: path })
      expect(statusCode).toBe(404)
    },
  )
})
