import { randomBytes } from 'node:crypto'
import type { EventType, PublishedEvent } from '../../../reservation/published-events.ts'
import { isTaken, postWebhook, type WebhookTarget } from '../../events/post-webhook.ts'

/** Where events are sent. */
export interface Webhook extends WebhookTarget {
  readonly id: string
  /** None: all. */
  readonly types: readonly EventType[]
}

interface Attempt {
  /** ISO, by the real clock. */
  readonly at: string
  /** HTTP status, or why there was none. */
  readonly outcome: number | string
}

/** An event on its way to a webhook. */
export interface Delivery {
  readonly id: string
  readonly webhookId: string
  readonly event: PublishedEvent
  state: 'waiting' | 'delivered' | 'dead'
  readonly attempts: Attempt[]
}

/** Pauses after failed attempts; after the last one the delivery is dead until somebody asks for it again. */
const usualPausesMs: readonly number[] = [1_000, 5_000, 30_000, 120_000, 600_000]
const keptDeliveries = 500
const keptEvents = 1_000

export interface NumberedEvent extends PublishedEvent {
  /** Counted over this process. */
  readonly number: number
}

/** Events of this process, and where they go. */
export class Webhooks {
  readonly #webhooks = new Map<string, Webhook>()
  readonly #events: NumberedEvent[] = []
  readonly #deliveries: Delivery[] = []
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #sending = new Set<Promise<void>>()
  readonly #pausesMs: readonly number[]
  #number = 0

  constructor(pausesMs = usualPausesMs) {
    this.#pausesMs = pausesMs
  }

  publish = (events: readonly PublishedEvent[]): void => {
    for (const event of events) {
      this.#events.push({ ...event, number: ++this.#number })
      for (const webhook of this.#webhooks.values())
        if (webhook.types.length === 0 || webhook.types.includes(event.type)) this.#begin(webhook, event)
    }
    this.#events.splice(0, this.#events.length - keptEvents)
  }

  /** Events after the one of that number, oldest first. */
  events(after: number): readonly NumberedEvent[] {
    return this.#events.filter(({ number }) => number > after)
  }

  list(): readonly Webhook[] {
    return [...this.#webhooks.values()]
  }

  add(url: string, types: readonly EventType[]): Webhook {
    const secret = `whsec_${randomBytes(24).toString('base64')}`
    const webhook = { id: crypto.randomUUID(), url, types, secret }
    this.#webhooks.set(webhook.id, webhook)
    return webhook
  }

  /** @returns whether there was one */
  remove(id: string): boolean {
    for (const delivery of this.#deliveries)
      if (delivery.webhookId === id && delivery.state === 'waiting') this.#end(delivery, 'dead')
    return this.#webhooks.delete(id)
  }

  deliveries(): readonly Delivery[] {
    return this.#deliveries
  }

  /** Sends it once more, now. @returns whether there is such a delivery, and its webhook */
  redeliver(id: string): boolean {
    const delivery = this.#deliveries.find((one) => one.id === id)
    const webhook = delivery && this.#webhooks.get(delivery.webhookId)
    if (!delivery || !webhook) return false
    this.#end(delivery, 'waiting')
    this.#send(webhook, delivery)
    return true
  }

  /** Ends when nothing is being sent. */
  async idle(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending)
  }

  /** Nothing is sent any more. */
  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#webhooks.clear()
    this.#events.length = 0
    this.#deliveries.length = 0
  }

  #begin(webhook: Webhook, event: PublishedEvent): void {
    const delivery: Delivery = {
      ...{ id: crypto.randomUUID(), webhookId: webhook.id, event },
      ...{ state: 'waiting', attempts: [] },
    }
    this.#deliveries.push(delivery)
    this.#deliveries.splice(0, this.#deliveries.length - keptDeliveries)
    this.#send(webhook, delivery)
  }

  #send(webhook: Webhook, delivery: Delivery): void {
    const sending = this.#attempt(webhook, delivery).finally(() => this.#sending.delete(sending))
    this.#sending.add(sending)
  }

  async #attempt(webhook: Webhook, delivery: Delivery): Promise<void> {
    const outcome = await postWebhook(webhook, delivery.event)
    delivery.attempts.push({ at: new Date().toISOString(), outcome })
    if (delivery.state !== 'waiting') return
    if (isTaken(outcome)) return this.#end(delivery, 'delivered')
    const pause = this.#pausesMs[delivery.attempts.length - 1]
    if (pause === undefined) return this.#end(delivery, 'dead')
    const again = (): void => {
      if (this.#webhooks.has(webhook.id)) this.#send(webhook, delivery)
    }
    this.#timers.set(delivery.id, setTimeout(again, pause).unref())
  }

  #end(delivery: Delivery, state: Delivery['state']): void {
    delivery.state = state
    clearTimeout(this.#timers.get(delivery.id))
    this.#timers.delete(delivery.id)
  }
}
