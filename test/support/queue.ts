import type { Api, CallOptions, Json } from './api.ts'

const queueOf = (queue: Json) => (typeof queue === 'number' ? { value: queue } : queue)

export const placeOnQueue = (api: Api, locator: string, queue: Json, { body, ...more }: CallOptions = {}) =>
  api.call('placeOnQueue', {
    body: {
      AgencyQueue: {
        ReservationIdentifier: { value: locator },
        Queue: [queue].flat().map(queueOf),
        ...(body as Json),
      },
    },
    ...more,
  })

export const removeFromQueue = (api: Api, what: Json, queue: Json, more: CallOptions = {}) =>
  api.call('removeFromQueue', {
    body: {
      '@type': 'AgencyQueueSummary',
      ...(typeof what === 'string' ? { ReservationIdentifier: { value: what } } : what),
      Queue: [queue].flat().map(queueOf),
    },
    ...more,
  })

export const listQueue = (api: Api, queue: Json, more: CallOptions = {}) =>
  api.call('listQueue', {
    body: { '@type': 'AgencyQueueSummary', Queue: [queue].flat().map(queueOf) },
    ...more,
  })

/** What waits there, as a client reads it. */
export async function waitingOn(api: Api, queue: Json, more: CallOptions = {}): Promise<Json[]> {
  const { body } = await listQueue(api, queue, more)
  return body.AgencyQueueResponse.AgencyQueue.QueueList
}

export const locatorsOn = async (api: Api, queue: Json, more: CallOptions = {}): Promise<string[]> =>
  (await waitingOn(api, queue, more)).map(({ Locator }) => Locator.value)
