import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sandboxAccount } from '../../../lib/platform/local/accounts.ts'
import type { Json } from '../../support/api.ts'
import { type ServiceProcess, startProcess } from '../../support/service-process.ts'

const scratch = mkdtempSync(join(tmpdir(), 'tripwright-'))
afterAll(() => rmSync(scratch, { recursive: true }))

/** Requests to a service in another process. */
async function clientOf({ origin }: ServiceProcess) {
  const { clientId, clientSecret, username, password, accessGroup } = sandboxAccount
  const form = {
    grant_type: 'password',
    client_id: clientId,
    client_secret: clientSecret,
    username,
    password,
  }
  const token = await fetch(`${origin}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  const { access_token } = (await token.json()) as Json
  const headers = {
    authorization: `Bearer ${access_token}`,
    xauth_travelport_accessgroup: accessGroup,
    'content-type': 'application/json',
  }
  const workbenches = `${origin}/11/air/book/session/reservationworkbench`
  const answered = async (
    answer: Response,
  ): Promise<{ status: number; retryAfter: string | null; body: Json }> => ({
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: await answer.json(),
  })
  return {
    open: async () => answered(await fetch(workbenches, { method: 'POST', headers, body: '{}' })),
    retrieve: async (id: string) => answered(await fetch(`${workbenches}/${id}`, { headers })),
    health: async () => (await fetch(`${origin}/health`)).status,
  }
}

const idOf = ({ body }: { readonly body: Json }): string => body.ReservationResponse.Identifier.value
const runs = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0

describe.skipIf(!runs('strace', '-D', '-o', '/dev/null', 'true'))('seen by strace', () => {
  it('whatever is acknowledged was synced to the disk before', async () => {
    const trace = join(scratch, 'trace')
    const syncs = (): number => readFileSync(trace, 'utf8').split('sync(').length
    const inFront = ['strace', '-D', '-f', '--seccomp-bpf', '-e', 'trace=fsync,fdatasync', '-o', trace]
    const service = await startProcess({ PORT: '0', DATA_DIR: join(scratch, 'synced') }, inFront)
    const { open } = await clientOf(service)
    const counts = [syncs()]
    for (let count = 0; count < 5; count++) {
      expect((await open()).status).toBe(200)
      counts.push(syncs())
    }

    expect(await service.end('SIGTERM')).toBe(0)
    expect(counts.slice(1).every((count, index) => count > (counts[index] ?? 0))).toBe(true)
  }, 60_000)
})

describe.skipIf(!runs('unshare', '-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', scratch))('on a small disk', () => {
  const folder = join(scratch, 'small')
  let holder: ChildProcess | undefined
  afterAll(() => holder?.kill('SIGKILL'))

  /** A disk of three megabytes at the folder, for a process of its own and those that enter it. */
  async function mountSmallDisk(): Promise<readonly string[]> {
    mkdirSync(folder)
    const mount = 'mount -t tmpfs -o size=3m tmpfs "$0" && echo mounted && exec sleep 120'
    holder = spawn('unshare', ['-Urm', 'sh', '-c', mount, folder])
    if (holder.stdout) await once(holder.stdout, 'data')
    return [
      'nsenter',
      '-t',
      String(holder.pid),
      '-U',
      '-m',
      '--preserve-credentials',
      `--wd=${process.cwd()}`,
    ]
  }

  /** Seen from outside. */
  const fillerFile = (): string => join(`/proc/${holder?.pid}/root`, folder, 'filler')

  function fillDisk(): void {
    const file = openSync(fillerFile(), 'w')
    try {
      for (;;) writeSync(file, Buffer.alloc(512))
    } catch {
      // Full.
    } finally {
      closeSync(file)
    }
  }

  it('a full disk refuses what would be written; reads go on, and all goes on when there is space', async () => {
    const enter = await mountSmallDisk()
    const environment = { PORT: '0', DATA_DIR: folder }
    const service = await startProcess(environment, enter)
    const before = await clientOf(service)
    const kept = idOf(await before.open())
    fillDisk()
    const refused = []
    for (let count = 0; count < 5; count++) refused.push(await before.open())
    const [read, health] = [await before.retrieve(kept), await before.health()]
    rmSync(fillerFile())
    const later = idOf(await before.open())
    await service.end('SIGKILL')
    const restarted = await startProcess(environment, enter)
    const after = await clientOf(restarted)
    const found = [await after.retrieve(kept), await after.retrieve(later)]
    const code = await restarted.end('SIGTERM')

    for (const { status, retryAfter, body } of refused) {
      expect([status, retryAfter]).toEqual([503, '1'])
      expect(body.ErrorResponse.Result.Error[0]).toMatchObject({ SourceCode: '90310' })
    }
    expect([read.status, health]).toEqual([200, 200])
    expect(found.map(({ status }) => status)).toEqual([200, 200])
    expect(code).toBe(0)
  }, 60_000)
})
