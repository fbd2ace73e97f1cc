import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLocal } from '../../lib/platform/local/server.ts'
import { type ClientArchive, packClient } from '../../scripts/client/pack.ts'

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
})
