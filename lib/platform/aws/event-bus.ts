import type { PublishedEvent } from '../../reservation/published-events.ts'
import { requireSetting, settings } from './settings.ts'
import { signedRequest } from './signed-request.ts'

/** What rules of the bus know the events by; with the event's type in `detail-type`. */
export const eventSource = 'tripwright'

interface PutAnswer {
  readonly Entries: readonly { readonly EventId?: string }[]
}

/**
 * Puts events on the bus of the stack.
 *
 * @param events ten at most
 * @returns for each whether it is on the bus
 */
export async function putOnBus(events: readonly PublishedEvent[]): Promise<readonly boolean[]> {
  const { Entries } = await signedRequest<PutAnswer>(
    new URL(requireSetting(settings.eventsUrl)),
    { service: 'events', target: 'AWSEvents.PutEvents', jsonVersion: '1.1' },
    {
      body: {
        Entries: events.map((event) => ({
          EventBusName: requireSetting(settings.eventBus),
          Source: eventSource,
          DetailType: event.type,
          Time: Date.parse(event.occurredAt) / 1000,
          Detail: JSON.stringify(event),
        })),
      },
    },
  )
  return events.map((_, index) => Entries[index]?.EventId !== undefined)
}
