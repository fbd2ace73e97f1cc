import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSocket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { FunctionError, type RunningFunction } from './functions.ts'
import type { AwsCall } from './policies.ts'
import { place } from './template.ts'

/** Runs moto behind another port than the one at which it calls Lambda: there stands the front of this file. */
const program = `
import copy, os, sys
from werkzeug.serving import run_simple
from moto.server import DomainDispatcherApplication, create_backend_app
from moto.core.config import default_user_config
from moto.stepfunctions.parser import models as machines
default_user_config["stepfunctions"]["execute_state_machine"] = True
class WithoutExecutions:
    # moto copies a machine with its executions, which hold locks that cannot be copied.
    @staticmethod
    def deepcopy(machine):
        clone = copy.copy(machine)
        clone.executions = []
        return clone
machines.copy = WithoutExecutions
os.environ["MOTO_PORT"] = sys.argv[2]
run_simple("127.0.0.1", int(sys.argv[1]), DomainDispatcherApplication(create_backend_app), threaded=True)
`

export const hasEmulator = (): boolean => spawnSync('python3', ['-c', 'import moto, flask']).status === 0

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1')
  await new Promise((resolve) => socket.once('listening', resolve))
  const { port } = socket.address() as { port: number }
  await new Promise((resolve) => socket.close(resolve))
  return port
}

export interface Emulator {
  readonly url: string
  /** By their names in the template; what is invoked there runs here. */
  readonly functions: Map<string, RunningFunction>
  /** What functions asked of AWS. */
  readonly calls: AwsCall[]
  /** A call of an operator's, as the CLI makes it. */
  call(target: string, service: string, body: object): Promise<Readonly<Record<string, unknown>>>
  stop(): Promise<void>
}

const startMs = 30_000

/** An AWS on this machine: moto, behind a front that runs the functions and notes who calls what. */
export async function startEmulator(): Promise<Emulator> {
  const [inner, outer] = [await freePort(), await freePort()]
  const child: ChildProcess = spawn('python3', ['-c', program, `${inner}`, `${outer}`], { stdio: 'ignore' })
  process.once('exit', () => child.kill())
  const functions = new Map<string, RunningFunction>()
  const calls: AwsCall[] = []
  const server = createServer((request, response) => {
    answer(request, response, { inner, functions, calls }).catch((error: Error) => {
      response.writeHead(500).end(JSON.stringify({ __type: 'InternalError', message: error.message }))
    })
  })
  await new Promise<void>((resolve) => server.listen(outer, 'localhost', resolve))
  const until = Date.now() + startMs
  while (!(await fetch(`http://127.0.0.1:${inner}/moto-api/`).catch(() => undefined))) {
    if (Date.now() > until) throw new Error('the emulator did not start')
    await pause(200)
  }
  const url = `http://localhost:${outer}`
  return {
    url,
    functions,
    calls,
    async call(target, service, body) {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          ...jsonOf(service),
          'X-Amz-Target': target,
          Authorization: signedFor(service, 'operator'),
        },
        body: JSON.stringify(body),
      })
      const text = await reply.text()
      if (!reply.ok) throw new Error(`${target}: ${text.slice(0, 300)}`)
      return text === '' ? {} : JSON.parse(text)
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      child.kill()
      await Promise.all([...functions.values()].map((one) => one.stop()))
    },
  }
}

const jsonOf = (service: string): Record<string, string> => ({
  'Content-Type': ['cognito-idp', 'kms', 'events'].includes(service)
    ? 'application/x-amz-json-1.1'
    : 'application/x-amz-json-1.0',
})
const signedFor = (service: string, key: string): string =>
  `AWS4-HMAC-SHA256 Credential=${key}/20260101/${place.region}/${service}/aws4_request, SignedHeaders=host, Signature=0`

interface Front {
  readonly inner: number
  readonly functions: ReadonlyMap<string, RunningFunction>
  readonly calls: AwsCall[]
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { inner, functions, calls }: Front,
): Promise<void> {
  const body = await buffer(request)
  const [, name] = /^\/2015-03-31\/functions\/(.+?)\/invocations/.exec(request.url ?? '') ?? []
  const called = callOf(request, body.toString('utf8'), name)
  if (called && functions.has(called.by)) calls.push(called)
  if (name !== undefined)
    return invoke(decodeURIComponent(name).split(':').at(-1) ?? '', body, response, functions)
  const headers = Object.entries(request.headers).flatMap(([key, value]): [string, string][] =>
    value === undefined || key === 'connection' || key === 'content-length' ? [] : [[key, String(value)]],
  )
  const reply = await fetch(`http://127.0.0.1:${inner}${request.url}`, {
    method: request.method ?? 'POST',
    headers,
    ...(body.length > 0 && { body }),
  })
  const text = Buffer.from(await reply.arrayBuffer())
  if (reply.status >= 500)
    console.error(
      `the emulator failed at ${request.headers['x-amz-target']}: ${text.toString('utf8').slice(0, 300)}; ${body.toString('utf8').slice(0, 1500)}`,
    )
  const kept = [...reply.headers].filter(([key]) => /^(content-type|x-amz)/.test(key))
  response.writeHead(reply.status, Object.fromEntries(kept)).end(text)
}

async function invoke(
  name: string,
  body: Buffer,
  response: ServerResponse,
  functions: Front['functions'],
): Promise<void> {
  const found = functions.get(name)
  if (!found)
    return void response.writeHead(404).end(JSON.stringify({ message: `there is no function ${name}` }))
  try {
    const result = await found.invoke(body.length > 0 ? JSON.parse(body.toString('utf8')) : {})
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(result ?? null))
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error
    response.writeHead(200, { 'X-Amz-Function-Error': 'Unhandled' }).end(JSON.stringify(error.report))
  }
}

/** Who calls what: functions have their name for an access key. */
function callOf(
  { headers }: IncomingMessage,
  text: string,
  invokes: string | undefined,
): AwsCall | undefined {
  const [, by = '', service = ''] =
    /Credential=(.+?)\/\d+\/.+?\/(.+?)\//.exec(headers.authorization ?? '') ?? []
  if (invokes !== undefined)
    return { by, action: 'lambda:InvokeFunction', resources: [arnOf('lambda', `function:${invokes}`)] }
  const operation = String(headers['x-amz-target'] ?? '')
    .split('.')
    .at(-1)
  if (!operation) return undefined
  const json = JSON.parse(text)
  const tables = [json.TableName, ...Object.keys(json.RequestItems ?? {})].filter(
    (one) => typeof one === 'string',
  )
  const named = [json.KeyId, json.stateMachineArn, json.executionArn, json.SecretId].filter(
    (one) => typeof one === 'string',
  )
  const buses: readonly string[] = (json.Entries ?? []).map(
    ({ EventBusName }: { EventBusName: string }) => EventBusName,
  )
  return {
    by,
    action: `${service}:${operation}`,
    resources: [
      ...buses.map((bus) => arnOf('events', `event-bus/${bus}`)),
      ...tables.map((table) => (table.startsWith('arn:') ? table : arnOf('dynamodb', `table/${table}`))),
      ...named,
    ],
  }
}

const arnOf = (service: string, resource: string): string =>
  resource.startsWith('function:arn:')
    ? resource.slice('function:'.length)
    : `arn:aws:${service}:${place.region}:${place.account}:${resource}`
