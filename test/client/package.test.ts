import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLocal } from '../../lib/platform/local/server.ts'
import { type ClientArchive, packClient } from '../../scripts/client/pack.ts'
import { startApi } from '../support/api.ts'
import { chromiumPath, launchChromium } from '../support/browser.ts'
import { listening } from '../support/listening.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'tripwright-package-'))
const installed = join(folder, 'node_modules/@tripwright/client')

let archive: ClientArchive
beforeAll(async () => {
  archive = await packClient(folder)
  mkdirSync(installed, { recursive: true })
  await run('tar', ['xzf', archive.path, '--strip-components=1', '-C', installed])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = async (command: string, args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(command, args, { cwd: folder })).stdout

/** The first program of the client's document. */
const program = /```ts\n(.+?)```/s.exec(readFileSync(join(root, 'docs/client.md'), 'utf8'))?.[1] ?? ''

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'ES2024',
  lib: ['ES2024', 'DOM'],
  types: [],
  module: 'NodeNext',
}

/** What the compiler says of a program that uses the package. */
function problemsOf(text: string): string {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'program.ts'), text)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
  return stdout
}

describe('the npm archive of the client', () => {
  it('is small, has no dependencies and nothing of Node', () => {
    const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    const code = readFileSync(join(installed, 'dist/index.js'), 'utf8')

    expect(dependencies).toBeUndefined()
    expect(archive.codeBytes).toBeLessThan(100_000)
    expect(archive.typeBytes).toBeLessThan(300_000)
    expect(code).not.toMatch(/\bfrom ?["']|\bimport ?["'(]|\brequire\(|\bzod\b/)
  })

  it('lets the program of its document compile, and finds mistakes in it', () => {
    expect(problemsOf(program)).toBe('')
    expect(problemsOf(program.replace('offersPerPage', 'offerPerPage'))).toContain('offersPerPage')
    expect(problemsOf(program.replace('.holdUntil', '.heldUntil'))).toContain('holdUntil')
  })

  it('holds a booking by the program of its document', async () => {
    const service = await startLocal()
    const origin = await service.gateway.listen({ port: 0, host: '127.0.0.1' })
    writeFileSync(join(folder, 'program.ts'), program.replaceAll('http://127.0.0.1:8011', origin))
    const told = await run(process.execPath, ['program.ts']).finally(() => service.close())

    expect(told).toMatch(/^[A-Z0-9]{6} \d{4}-\d\d-\d\dT/)
  })

  it.skipIf(chromiumPath === undefined)('runs in a page of another origin', async () => {
    const code = readFileSync(join(installed, 'dist/index.js'))
    const page = createServer(({ url }, answer) => {
      const isCode = url === '/client.js'
      answer
        .setHeader('Content-Type', isCode ? 'text/javascript' : 'text/html')
        .end(isCode ? code : '<html></html>')
    })
    const [service, site] = [await startApi(), await listening(page)]
    const origin = await service.service.gateway.listen({ port: 0, host: '127.0.0.1' })
    const [baseUrl, token] = [`${origin}/11`, await service.token()].map((one) => JSON.stringify(one))
    const browser = await launchChromium()
    const tab = await browser.newPage()
    await tab.goto(site.origin)
    // A text: what is compiled for this test would not run in the page.
    const found = await tab.evaluate(`(async () => {
      const { createClient, identifierOf, Refusal } = await import('/client.js')
      const trip = createClient({ baseUrl: ${baseUrl}, access: { token: () => ${token} } })
      const workbench = identifierOf(await trip.newWorkbench())
      const refusal = await trip.commitWorkbench(workbench).catch((error) => error)
      return { workbench, isRefused: refusal instanceof Refusal, status: refusal.status }
    })()`)
    await Promise.all([browser.close(), site.stop(), service.close()])

    expect(found).toEqual({
      workbench: expect.stringMatching(/^[\da-f-]{36}$/),
      isRefused: true,
      status: 200,
    })
  })
})
