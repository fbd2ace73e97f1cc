import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flows } from '../../lib/contract/openapi/flows.ts'
import { type LocalService, startLocal } from '../../lib/platform/local/server.ts'
import type { Json } from '../support/api.ts'

const root = resolve(import.meta.dirname, '../..')
const collections = join(root, 'docs/collections')
const folder = mkdtempSync(join(tmpdir(), 'tripwright-collections-'))
const report = join(folder, 'report.json')

let service: LocalService
let origin: string
beforeAll(async () => {
  service = await startLocal()
  origin = await service.gateway.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The flows and the request for a token. */
const requestCount = flows.reduce((sum, { operations }) => sum + operations.length, 1)

/** What a runner reports; it fails where a request does, and the report says which. */
async function run(command: string, args: readonly string[], cwd = collections): Promise<Json> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  await promisify(execFile)(command, args, { cwd, env: { ...process.env, PATH: path } }).catch(
    () => undefined,
  )
  return JSON.parse(readFileSync(report, 'utf8'))
}

const isThere = (command: string): boolean => spawnSync(command, ['--version']).status === 0

describe('every flow is granted, request after request', () => {
  it('by the Postman collection in newman', { timeout: 120_000 }, async () => {
    const { run: told } = await run('newman', [
      ...['run', 'tripwright.postman_collection.json', '--env-var', `origin=${origin}`],
      ...['--reporters', 'json', '--reporter-json-export', report],
    ])

    expect(told.failures.map(({ source, error }: Json) => `${source.name}: ${error.message}`)).toEqual([])
    expect(told.stats.requests).toMatchObject({ total: requestCount, failed: 0 })
    expect(told.stats.assertions.total).toBe(requestCount)
  })

  // The runner is 275 MB: install it with `npm install --global @usebruno/cli` to have the test run.
  it.skipIf(!isThere('bru'))('by the Bruno collection in bru', { timeout: 180_000 }, async () => {
    const told = await run(
      'bru',
      ['run', '-r', '--env', 'local', '--env-var', `origin=${origin}`, '--reporter-json', report],
      join(collections, 'bruno'),
    )
    const results: Json[] = told.flatMap((one: Json) => one.results)

    expect(
      results.flatMap(({ test, error, testResults }) =>
        error || testResults.some(({ status }: Json) => status !== 'pass')
          ? [`${test.filename}: ${error}`]
          : [],
      ),
    ).toEqual([])
    expect(results).toHaveLength(requestCount)
  })
})
