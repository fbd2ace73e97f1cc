import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** `npm start`, without npm, in a process of its own. */
export interface ServiceProcess {
  readonly child: ChildProcess
  /** `http://127.0.0.1:40123` */
  readonly origin: string
  /** All that it printed so far. */
  printed(): string
  /** @returns the exit code; null: it was killed */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** What `npm start` runs: options of Node, and the file. */
const argumentsOfStart = (): string[] => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: { readonly start: string }
  }
  return scripts.start.split(' ').slice(1)
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/**
 * @param inFront a command that runs the one after it, in the same process
 * @param program what Node runs, where it is not what `npm start` does
 * @throws Error with what it printed, when it ends before it is ready
 */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  inFront: readonly string[] = [],
  program: readonly string[] = argumentsOfStart(),
): Promise<ServiceProcess> {
  const [command = '', ...args] = [...inFront, process.execPath, ...program]
  const child = spawn(command, args, { env: { ...process.env, ...environment } })
  let text = ''
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      text += chunk
      if (text.includes('A first request')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`the service ended: ${text}`)))
  })
  await ready
  return {
    child,
    origin: /Interface\s+(http:\/\/127\.0\.0\.1:\d+)\/11/.exec(text)?.[1] ?? '',
    printed: () => text,
    async end(signal) {
      if (child.exitCode !== null) return child.exitCode
      const exited = once(child, 'exit')
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}
