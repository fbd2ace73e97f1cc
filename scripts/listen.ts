/**
 * Sends the events of a running service to a program on this machine: `npm run listen -- http://localhost:3000/events`.
 * `SERVICE` is where the service is; what it tells is printed. Ends with Ctrl-C, and then nothing is sent any more.
 */
import { setTimeout as pause } from 'node:timers/promises'

const [url] = process.argv.slice(2)
const service = process.env.SERVICE ?? 'http://127.0.0.1:8011'

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${service}/_sandbox${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const json = (answer.status === 204 ? {} : await answer.json()) as T & { readonly error?: string }
  if (!answer.ok) throw new Error(json.error ?? `HTTP ${answer.status}`)
  return json
}

interface Delivery {
  readonly id: string
  readonly webhookId: string
  readonly state: string
  readonly attempts: readonly { readonly outcome: number | string }[]
  readonly event: { readonly type: string; readonly data: { readonly locator: string } }
}

async function listen(target: string): Promise<void> {
  const { id, secret } = await send<{ id: string; secret: string }>('POST', '/webhooks', { url: target })
  console.log(`Events of ${service} go to ${target}, signed with ${secret}`)
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isEnding = true
    })
  const printed = new Map<string, number>()
  while (!isEnding) {
    const { deliveries } = await send<{ deliveries: Delivery[] }>('GET', '/deliveries')
    for (const { id: name, webhookId, state, attempts, event } of deliveries) {
      if (webhookId !== id || attempts.length === (printed.get(name) ?? 0)) continue
      printed.set(name, attempts.length)
      console.log(`${event.type.padEnd(28)} ${event.data.locator} ${attempts.at(-1)?.outcome} ${state}`)
    }
    await pause(500)
  }
  await send<object>('DELETE', `/webhooks/${id}`)
}

if (url === undefined) {
  console.error('usage: npm run listen -- http://localhost:3000/events')
  process.exitCode = 2
} else
  await listen(url).catch((error: Error) => {
    console.error(`${service} could not be reached, or refused: ${error.message}`)
    process.exitCode = 1
  })
