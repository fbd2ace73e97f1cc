import { createHmac } from 'node:crypto'
import { invalid, Problem } from './problem.ts'
import type { DuffelState, Resource } from './state.ts'

export function createWebhook(state: DuffelState, body: Resource): Resource {
  if (!Array.isArray(body?.events) || !URL.canParse(body?.url ?? ''))
    throw invalid('validation_format', 'url')
  if (state.webhooks.size > 0) throw new Problem(422, 'validation_error', 'unsafe_unique')
  const webhook = {
    id: state.id('end'),
    live_mode: false,
    url: body.url,
    events: body.events,
    active: true,
    secret: state.id('whs'),
    created_at: state.iso(),
  }
  state.webhooks.set(webhook.id, webhook)
  return webhook
}

/** A delivery as it is sent: bytes and headers, signed at the moment of the double's clock. */
export function signedDelivery(state: DuffelState, secret: string, type: string, object: Resource) {
  const event = {
    id: state.id('wev'),
    api_version: 'v2',
    type,
    live_mode: false,
    idempotency_key: object.id,
    created_at: state.iso(),
    identity_organisation_id: 'org_1',
    data: { object },
  }
  state.events.set(event.id, event)
  const body = Buffer.from(JSON.stringify(event))
  const seconds = Math.floor(state.nowMs / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-duffel-signature': `t=${seconds},v1=${signature}` },
  }
}
