import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packService, type ServiceArchive } from '../../scripts/service/pack.ts'
import { overHttp } from '../support/http-client.ts'
import { type ServiceProcess, startProcess } from '../support/service-process.ts'
import { offeringsOf, searchBody } from '../support/trip.ts'

/** No folder above it has packages. */
const folder = mkdtempSync(join(tmpdir(), 'tripwright-packed-'))
const installed = join(folder, 'node_modules/tripwright')
const program = join(installed, 'bin/tripwright.mjs')

let archive: ServiceArchive
beforeAll(async () => {
  archive = await packService(folder)
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['xzf', archive.path, '--strip-components=1', '-C', installed])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const inSixtyDays = (): string => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)

async function tokenOf({ origin }: ServiceProcess): Promise<string> {
  const form = {
    grant_type: 'password',
    client_id: 'sandbox-client',
    client_secret: 'sandbox-secret',
    username: 'sandbox-agent',
    password: 'sandbox-password',
  }
  const answer = await fetch(`${origin}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  return ((await answer.json()) as { access_token: string }).access_token
}

const statusOf = async ({ origin }: ServiceProcess, path: string): Promise<number> => {
  const answer = await fetch(`${origin}${path}`)
  await answer.arrayBuffer()
  return answer.status
}

describe('the npm archive of the service', () => {
  it('is a command without dependencies or install scripts, under 5 MB, with the licences of what it is made of', () => {
    const { dependencies, scripts, bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    const licences = readFileSync(join(installed, 'LICENCES.txt'), 'utf8')

    expect({ dependencies, scripts, bin }).toEqual({ bin: { tripwright: 'bin/tripwright.mjs' } })
    expect(readFileSync(archive.path).length).toBeLessThan(5_000_000)
    expect(licences.match(/^[\w@/-]+(?= \d+\.\d+\.\d+: )/gm)).toEqual(
      expect.arrayContaining(['fastify', 'zod', 'aws-local-stepfunctions', 'preact', 'swagger-ui-dist']),
    )
  })

  it('serves pages, documents, searches and bookings with nothing beside it, and ends cleanly on a signal', async () => {
    const service = await startProcess({}, [], [program, '--port', '0', '--data', join(folder, 'data')])
    const send = overHttp(service.origin, { authorization: `Bearer ${await tokenOf(service)}` })
    const pages = ['/health', '/', '/console/main.js', '/console/main.css', '/docs', '/docs/guide/README']
    const statuses = []
    for (const path of [...pages, '/docs/assets/swagger-ui-bundle.js', '/openapi.json'])
      statuses.push(await statusOf(service, path))
    const found = await send('POST', '/11/air/catalog/search/catalogproductofferings', {
      body: searchBody({ date: inSixtyDays() }),
    })
    const booked = await send('POST', '/_sandbox/trips', {})
    const code = await service.end('SIGTERM')

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(offeringsOf(found.body).length).toBeGreaterThan(0)
    expect([booked.status, booked.body.locators.length]).toEqual([201, 4])
    expect(service.printed()).toContain(join(folder, 'data'))
    expect(code).toBe(0)
  })

  it('says in one line that Node is too old', () => {
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.20.2'}})`
    const { stderr, status } = spawnSync(process.execPath, ['--import', older, program], { encoding: 'utf8' })

    expect(stderr).toBe('tripwright needs Node 22.13 or newer, this is 20.20.2.\n')
    expect(status).toBe(1)
  })
})
