import type { AttributeValue, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { contentIn, type Item } from '../../lib/platform/store/dynamo-items.ts'
import { schemas } from '../../lib/platform/store/schemas.ts'
import {
  isReservation,
  type PublishedEvent,
  publishedEvents,
} from '../../lib/reservation/published-events.ts'

/** As many as EventBridge takes at a time. */
const eventsAtATime = 10

export interface PublishingDependencies {
  /**
   * Puts up to `eventsAtATime` events on the bus.
   *
   * @returns for each whether it is on it
   * @throws Error none is, as far as is known
   */
  readonly put: (events: readonly PublishedEvent[]) => Promise<readonly boolean[]>
  readonly failed: (sequenceNumber: string, error: unknown) => void
}

interface Read {
  /** Of the record in the stream. */
  readonly sequenceNumber: string
  readonly event: PublishedEvent
}

/**
 * Publishes what happened to reservations, from the stream of their table: the events of the new image that the old one
 * had not. In the order of the stream up to the first that fails, from which Lambda begins again: what was published
 * behind it is published twice, under the same id.
 */
export const publishEvents =
  ({ put, failed }: PublishingDependencies) =>
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const { events, unreadable } = readAll(Records)
    for (let at = 0; at < events.length; at += eventsAtATime) {
      const some = events.slice(at, at + eventsAtATime)
      const firstFailed = await putSome(some).catch((error: unknown) => ({ ...some[0], error }))
      if (firstFailed) return againFrom(firstFailed)
    }
    return unreadable ? againFrom(unreadable) : { batchItemFailures: [] }

    async function putSome(some: readonly Read[]): Promise<(Partial<Read> & Failure) | undefined> {
      const areOn = await put(some.map(({ event }) => event))
      const index = areOn.indexOf(false)
      return index < 0 ? undefined : { ...some[index], error: new Error('EventBridge refused it') }
    }

    function againFrom({
      sequenceNumber = '',
      error,
    }: { readonly sequenceNumber?: string } & Failure): DynamoDBBatchResponse {
      failed(sequenceNumber, error)
      return { batchItemFailures: [{ itemIdentifier: sequenceNumber }] }
    }
  }

interface Failure {
  readonly error: unknown
}

/** The events of the records before the first one that cannot be read. */
function readAll(records: readonly DynamoDBRecord[]) {
  const events: Read[] = []
  for (const { dynamodb: { NewImage, OldImage, SequenceNumber = '' } = {} } of records) {
    try {
      for (const event of eventsBetween(OldImage, NewImage))
        events.push({ sequenceNumber: SequenceNumber, event })
    } catch (error) {
      return { events, unreadable: { sequenceNumber: SequenceNumber, error } }
    }
  }
  return { events }
}

type Image = Readonly<Record<string, AttributeValue>> | undefined

function eventsBetween(before: Image, after: Image): readonly PublishedEvent[] {
  const reservation = contentOf(after)
  if (!isReservation(reservation)) return []
  const old = contentOf(before)
  return publishedEvents(reservation, isReservation(old) ? old.events.length : 0)
}

/** A deleted item has no image behind its deletion, a new one none before. */
const contentOf = (image: Image): unknown => image && contentIn('reservations', storedForm(image), schemas)

/** In the event of a stream bytes are text. */
const storedForm = ({ zip, ...others }: Readonly<Record<string, AttributeValue>>): Item => ({
  ...(others as Item),
  ...(zip?.B !== undefined && { zip: { B: Buffer.from(zip.B, 'base64') } }),
})
