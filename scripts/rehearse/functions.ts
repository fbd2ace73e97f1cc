import { Worker } from 'node:worker_threads'
import type { Context } from 'aws-lambda'

/** How an invocation failed, as Lambda reports it. */
export class FunctionError extends Error {
  readonly report: { readonly errorType: string; readonly errorMessage: string }
  constructor(report: FunctionError['report']) {
    super(report.errorMessage)
    this.report = report
  }
}

export interface RunningFunction {
  invoke(event: unknown, context?: Partial<Context>): Promise<unknown>
  stop(): Promise<unknown>
}

interface Reply {
  readonly isReady?: true
  readonly id: number
  readonly result?: unknown
  readonly error?: FunctionError['report']
}

const loadMs = 20_000

/** Loads the bundle of a function; throws when it does not load. */
export async function startFunction(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningFunction> {
  const worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
    workerData: { file },
    env: { ...env },
    stdout: true,
  })
  // One line for each request is too much here; what went wrong is not.
  worker.stdout.on('data', (part: Buffer) => {
    for (const line of part.toString('utf8').split('\n'))
      if (line.includes('"level":"ERROR"')) console.error(line)
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const ready = Promise.withResolvers<void>()
  worker.on('message', ({ isReady, id, result, error }: Reply) => {
    if (isReady) return ready.resolve()
    const one = waiting.get(id)
    waiting.delete(id)
    if (error) one?.reject(new FunctionError(error))
    else one?.resolve(result)
  })
  worker.on('error', (error) => {
    ready.reject(error)
    for (const one of waiting.values()) one.reject(error)
  })
  const late = setTimeout(() => ready.reject(new Error(`${file} did not load`)), loadMs)
  await ready.promise.finally(() => clearTimeout(late))
  let count = 0
  return {
    invoke(event, context = {}) {
      const one = Promise.withResolvers<unknown>()
      waiting.set(++count, one)
      const { awsRequestId = `rehearsal-${count}`, functionName = '' } = context
      worker.postMessage({
        id: count,
        event: JSON.parse(JSON.stringify(event)),
        context: { awsRequestId, functionName },
      })
      return one.promise
    },
    stop: () => worker.terminate(),
  }
}
