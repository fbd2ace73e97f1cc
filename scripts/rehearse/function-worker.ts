/** A Lambda function in a thread of its own, with the environment that the template gives it. */
import { parentPort, workerData } from 'node:worker_threads'
import { invoked, whole } from '../../lib/platform/local/lambda-runtime.ts'

// The runtime's global is there before the function is loaded.
const { handler } = await import(workerData.file)
const run = invoked(handler)

parentPort?.on('message', async ({ id, event, context }) => {
  const started = Date.now()
  const full = { ...context, getRemainingTimeInMillis: () => 29_000 - (Date.now() - started) }
  try {
    const answer = await run(event, full)
    const result =
      typeof answer === 'object' && answer !== null && 'body' in answer ? await whole(answer) : answer
    parentPort?.postMessage({ id, result })
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    parentPort?.postMessage({ id, error: { errorType: name, errorMessage: message } })
  }
})
parentPort?.postMessage({ isReady: true })
