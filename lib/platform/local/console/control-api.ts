import type { Place } from '../../../kernel/place.ts'
import type { Confirmation } from '../control/confirmations.ts'
import type { ClockState } from '../control/control-clock.ts'
import type { RecordedRequest, RequestLine } from '../control/recorder.ts'
import type { ReservationLine } from '../control/reservation-list.ts'
import type { ActiveScenario, Scenario } from '../control/scenarios.ts'
import type { Delivery, NumberedEvent, Webhook } from '../events/webhooks.ts'

/** What the sandbox answered was no success; the message is its own. */
class ControlRefused extends Error {}

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`/_sandbox${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  const text = await answer.text()
  if (answer.ok && text === '') return undefined as T
  const json = JSON.parse(text)
  if (!answer.ok) throw new ControlRefused(json.error ?? `HTTP ${answer.status}`)
  return json
}

interface Snapshot {
  readonly name: string
  readonly takenAt: string
}

/** A request with what leniency made of it. */
export type ShownRequest = RecordedRequest & { readonly forgiven: readonly string[] }

/** The control of the sandbox, as docs/sandbox.md describes it. */
export const control = {
  clock: () => send<ClockState>('GET', '/clock'),
  moveClock: (change: { to?: string; frozen?: boolean }) => send<ClockState>('PUT', '/clock', change),
  resetClock: () => send<ClockState>('DELETE', '/clock'),
  confirmations: async () =>
    (await send<{ confirmations: Confirmation[] }>('GET', '/confirmations')).confirmations,
  decide: (id: string, decision: 'approve' | 'decline') =>
    send<Confirmation>('POST', `/confirmations/${id}/${decision}`),
  scenarios: async () => (await send<{ scenarios: ActiveScenario[] }>('GET', '/scenarios')).scenarios,
  addScenario: (scenario: Scenario) => send<ActiveScenario>('POST', '/scenarios', scenario),
  removeScenario: (id: string) => send<void>('DELETE', `/scenarios/${id}`),
  snapshots: async () => (await send<{ snapshots: Snapshot[] }>('GET', '/snapshots')).snapshots,
  takeSnapshot: (name: string) => send<void>('POST', '/snapshots', { name }),
  restore: (name: string) => send<void>('POST', `/snapshots/${name}/restore`),
  events: async () => (await send<{ events: NumberedEvent[] }>('GET', '/events?after=0')).events,
  webhooks: async () => (await send<{ webhooks: Omit<Webhook, 'secret'>[] }>('GET', '/webhooks')).webhooks,
  addWebhook: (url: string) => send<Webhook>('POST', '/webhooks', { url }),
  removeWebhook: (id: string) => send<void>('DELETE', `/webhooks/${id}`),
  deliveries: async () => (await send<{ deliveries: Delivery[] }>('GET', '/deliveries')).deliveries,
  redeliver: (id: string) => send<void>('POST', `/deliveries/${id}/redeliver`),
  places: async (like: string) =>
    (await send<{ places: Place[] }>('GET', `/places?like=${encodeURIComponent(like)}`)).places,
  bookExamples: () => send<{ locators: string[] }>('POST', '/trips'),
  changeByAirline: (locator: string, change: { segment: number; minutes?: number }) =>
    send<{ flight: string }>('POST', `/reservations/${locator}/airline-changes`, change),
  reset: () => send<void>('POST', '/reset'),
  /** @param at ISO; absent: now */
  reservations: async (at?: string) =>
    (await send<{ reservations: ReservationLine[] }>('GET', `/reservations${at ? `?at=${at}` : ''}`))
      .reservations,
  requests: async (after: number) =>
    (await send<{ requests: RequestLine[] }>('GET', `/requests?after=${after}`)).requests,
  request: (id: string) => send<ShownRequest>('GET', `/requests/${id}`),
  forgetRequests: () => send<void>('DELETE', '/requests'),
}
