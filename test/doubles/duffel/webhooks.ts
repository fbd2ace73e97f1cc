import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { invalid, notFound, Problem, refused } from './problem.ts'
import { act, create, list, type Request, type Route, read, remove, update } from './route.ts'
import type { DuffelState, Resource } from './state.ts'

const types = [
  'order.created',
  'order.creation_failed',
  'order.airline_initiated_change_detected',
  'air.order.changed',
  'air.payment.succeeded',
  'air.payment.failed',
  'air.payment.pending',
  'air.payment.cancelled',
  'order_cancellation.created',
  'order_cancellation.confirmed',
  'air.airline_credit.created',
  'air.airline_credit.spent',
  'air.airline_credit.invalidated',
  'stays.booking.created',
  'stays.booking.cancelled',
  'stays.booking_creation_failed',
  'ping.triggered',
]
/** Waits before each further try of a delivery, in minutes: 72 hours in all. */
const gaps = [1, 5, 30, 120, 360, 720, 1440, 1440].map((minutes) => minutes * 60_000)
const receiverMs = 5_000

function makeEvent(state: DuffelState, type: string, object: Resource): Resource {
  const event = {
    id: state.id('wev'),
    api_version: 'v2',
    type,
    live_mode: false,
    idempotency_key: object.id ?? state.id('key'),
    created_at: state.iso(),
    identity_organisation_id: 'org_0000Double',
    data: { object: structuredClone(object) },
  }
  state.events.set(event.id, event)
  return event
}

/** An event for the webhook that wants it; it is sent when the double comes to it. */
export function emit(state: DuffelState, type: string, object: Resource): void {
  if (state.webhooks.size === 0) return
  const event = makeEvent(state, type, object)
  for (const webhook of state.webhooks.values())
    if (webhook.active && webhook.events.includes(type))
      for (let copy = 0; copy < (state.odd.eventCopies ?? 1); copy++)
        state.outbox.push({ webhookId: webhook.id, event, tries: 0 })
}

/** Bytes and headers of an event, signed at a moment of the double's clock. */
function signed(state: DuffelState, secret: string, event: Resource) {
  const body = Buffer.from(JSON.stringify(event))
  const seconds = Math.floor(state.nowMs / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-duffel-signature': `t=${seconds},v1=${signature}` },
  }
}

/** A delivery as it is sent. */
export const signedDelivery = (
  state: DuffelState,
  secret: string,
  { type, object }: { type: string; object: Resource },
) => signed(state, secret, makeEvent(state, type, object))

/** Sends an event, and notes what the receiver said. */
async function deliver(state: DuffelState, webhook: Resource, event: Resource): Promise<Resource> {
  const { body, headers } = signed(state, webhook._.secret, event)
  const signal = AbortSignal.timeout(receiverMs)
  const request = { method: 'POST', body: new Uint8Array(body), headers, signal }
  const answer = await fetch(webhook.url, request).catch((error: unknown) => error)
  const isAnswer = answer instanceof Response
  const delivery = {
    id: state.id('del'),
    live_mode: false,
    endpoint_id: webhook.id,
    event_id: event.id,
    type: event.type,
    url: webhook.url,
    response_status_code: isAnswer ? answer.status : null,
    response_body: isAnswer ? (await answer.text().catch(() => '')).slice(0, 1000) : null,
    delivery_success: isAnswer && answer.ok,
    created_at: state.iso(),
  }
  state.deliveries.push(delivery)
  return delivery
}

/** Sends the events that wait; what a receiver does not take is sent again later. */
export async function sendEvents(
  state: DuffelState,
  order: 'forwards' | 'backwards' = 'forwards',
): Promise<void> {
  const waiting = state.outbox.splice(0)
  for (const { webhookId, event, tries } of order === 'backwards' ? waiting.reverse() : waiting) {
    const webhook = state.webhooks.get(webhookId)
    if (!webhook?.active) continue
    const { delivery_success: isTaken } = await deliver(state, webhook, event)
    const gap = gaps[tries]
    if (!isTaken && gap !== undefined)
      state.later(state.nowMs + gap, () => state.outbox.push({ webhookId, event, tries: tries + 1 }))
  }
}

function checkWebhook({ url, events }: Resource, allowsLoopback: boolean): void {
  if (events !== undefined)
    if (!Array.isArray(events) || events.length === 0 || events.some((one) => !types.includes(one)))
      throw invalid('validation_inclusion', 'events')
  if (url === undefined) return
  if (!URL.canParse(url)) throw invalid('validation_format', 'url')
  const { protocol, hostname } = new URL(url)
  if (allowsLoopback && (hostname === '127.0.0.1' || hostname === 'localhost')) return
  if (protocol !== 'https:' || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0)
    throw invalid('validation_format', 'url')
}

const shownWebhook = ({ _, ...webhook }: Resource): Resource => webhook

const kept = (map: ReadonlyMap<string, Resource>, id: string | undefined): Resource => {
  const one = map.get(id ?? '')
  if (!one) throw notFound()
  return one
}

function createWebhook({ state, body, settings }: Request): Resource {
  for (const field of ['url', 'events']) if (!body?.[field]) throw invalid('validation_required', field)
  checkWebhook(body, settings.webhooksOnLoopback)
  if (state.webhooks.size > 0) throw refused('unsafe_unique')
  const secret = state.id('whs')
  const webhook = {
    id: state.id('end'),
    live_mode: false,
    url: body.url,
    events: body.events,
    active: true,
    created_at: state.iso(),
    updated_at: state.iso(),
    _: { secret },
  }
  state.webhooks.set(webhook.id, webhook)
  return { ...shownWebhook(webhook), secret }
}

function updateWebhook({ state, ids, body, settings }: Request): Resource {
  const webhook = kept(state.webhooks, ids[0])
  checkWebhook(body ?? {}, settings.webhooksOnLoopback)
  const { active = webhook.active, events = webhook.events, url = webhook.url } = body ?? {}
  Object.assign(webhook, { active, events, url, updated_at: state.iso() })
  return shownWebhook(webhook)
}

/** @throws Problem the receiver did not take it */
async function ping({ state, ids }: Request): Promise<void> {
  const webhook = kept(state.webhooks, ids[0])
  const { delivery_success: isTaken } = await deliver(
    state,
    webhook,
    makeEvent(state, 'ping.triggered', { id: webhook.id }),
  )
  if (!isTaken) throw new Problem(422, 'invalid_request_error', 'webhook_client_error')
}

async function redeliver({ state, ids }: Request): Promise<void> {
  const event = kept(state.events, ids[0])
  for (const webhook of state.webhooks.values()) await deliver(state, webhook, event)
}

function listDeliveries({ state, query }: Request): Resource[] {
  const wanted = ['type', 'endpoint_id', 'event_id', 'delivery_success'].filter((name) => query.has(name))
  return state.deliveries
    .filter((one) => wanted.every((name) => String(one[name]) === query.get(name)))
    .reverse()
}

const noContent = (route: Route): Route => ({ ...route, status: 204 })

export const webhookRoutes: readonly Route[] = [
  create('/air/webhooks', createWebhook),
  list('/air/webhooks', ({ state }) => [...state.webhooks.values()].map(shownWebhook)),
  list('/air/webhooks/deliveries', listDeliveries),
  read('/air/webhooks/events/{id}', ({ state, ids }) => kept(state.events, ids[0])),
  noContent(act('/air/webhooks/events/{id}/actions/redeliver', redeliver)),
  read('/air/webhooks/{id}', ({ state, ids }) => shownWebhook(kept(state.webhooks, ids[0]))),
  update('/air/webhooks/{id}', updateWebhook),
  remove('/air/webhooks/{id}', ({ state, ids }) => {
    kept(state.webhooks, ids[0])
    state.webhooks.delete(ids[0] ?? '')
  }),
  noContent(act('/air/webhooks/{id}/actions/ping', ping)),
]
