import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Running {
  readonly child: ChildProcess
  /** Resolves with the output until the process ended, or until it printed the expected text. */
  readonly printed: Promise<string>
}

/** `npm start`, without npm. */
function start(environment: Record<string, string>, until?: string, args: readonly string[] = []): Running {
  const child = spawn(process.execPath, ['lib/platform/local/main.ts', ...args], {
    env: { ...process.env, ...environment },
  })
  const printed = new Promise<string>((resolve) => {
    let text = ''
    const hear = (chunk: Buffer): void => {
      text += chunk
      if (until !== undefined && text.includes(until)) resolve(text)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => resolve(text))
  })
  return { child, printed }
}

it('prints the address, the credentials and a first request that works; ends cleanly on a signal', async () => {
  const { child, printed } = start({ PORT: '0' }, 'A first request')
  const text = await printed
  const origin = /Interface\s+(http:\/\/127\.0\.0\.1:\d+)\/11/.exec(text)?.[1]
  const health = await fetch(`${origin}/health`)
  const docs = await fetch(`${origin}/docs`)
  const script = await fetch(`${origin}/docs/assets/swagger-ui-bundle.js`)
  const openApi = (await (await fetch(`${origin}/openapi.json`)).json()) as { openapi: string }
  await script.arrayBuffer()
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')

  expect(await health.json()).toMatchObject({ status: 'ok', suppliers: { GDS: ['sandbox-gds'] } })
  expect(text).toMatch(/Hosts +GDS sandbox-gds, NDC sandbox-ndc, hotels sandbox-hotels, cars sandbox-cars/)
  expect(text).toMatch(/Sandbox +clock on, faults on/)
  expect([docs.status, script.status, openApi.openapi]).toEqual([200, 200, '3.1.0'])
  expect(text).toContain('sandbox-client / sandbox-secret')
  expect(code).toBe(0)
})

it('reports in one line that the port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { child, printed } = start({ PORT: String(port) })
  const text = await printed
  taken.close()

  expect(text.trim()).toBe(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`)
  expect(child.exitCode).toBe(1)
})

it('reports in one line that there is no such supplier', async () => {
  const { child, printed } = start({ PORT: '0', AIR_NDC: 'acme' })

  expect((await printed).trim()).toBe(
    'The service could not start: AIR_NDC names "acme"; it may name sandbox, duffel, or be none',
  )
  expect(child.exitCode).toBe(1)
})

it('reports in one line that the folder cannot be used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { child, printed } = start({ PORT: '0', DATA_DIR: join(file, 'data') })
  const text = await printed
  rmSync(folder, { recursive: true })

  expect(text.trim().split('\n')).toHaveLength(1)
  expect(text).toContain(`The folder ${join(file, 'data')} cannot be written`)
  expect(child.exitCode).toBe(1)
})

it('reports in one line that another process uses the folder, which goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-'))
  const first = start({ PORT: '0', DATA_DIR: folder }, 'A first request')
  const origin = /Interface\s+(http:\/\/127\.0\.0\.1:\d+)\/11/.exec(await first.printed)?.[1]
  const second = start({ PORT: '0', DATA_DIR: folder })
  const text = await second.printed
  const { status } = await fetch(`${origin}/health`)
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
  rmSync(folder, { recursive: true })

  expect(text.trim()).toBe(`The service could not start: The folder ${folder} is in use by another process.`)
  expect([second.child.exitCode, status]).toEqual([1, 200])
}, 60_000)

it('takes options in place of variables, and reports in one line which one it does not have', async () => {
  const [usage, wrong] = [start({}, undefined, ['--help']), start({}, undefined, ['--prot', '9000'])]

  expect(await usage.printed).toMatch(/--port .+\n.+--data /)
  expect((await wrong.printed).trim()).toBe("The service could not start: Unknown option '--prot'")
})
