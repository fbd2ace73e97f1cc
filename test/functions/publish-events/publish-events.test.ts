import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { publishEvents } from '../../../functions/publish-events/publish-events.ts'
import type { Store } from '../../../lib/kernel/store.ts'
import { putOnBus } from '../../../lib/platform/aws/event-bus.ts'
import { settings } from '../../../lib/platform/aws/settings.ts'
import { type Item, itemOf } from '../../../lib/platform/store/dynamo-items.ts'
import type { PublishedEvent } from '../../../lib/reservation/published-events.ts'
import { type FakeAws, type Json, startFakeAws } from '../../cdk/fake-aws.ts'
import { startApi } from '../../support/api.ts'
import { cardBody, client, locatorOf, testCard } from '../../support/trip.ts'

/** What a write to the table is in its stream. */
interface Written {
  readonly before: Item | undefined
  readonly after: Item
}

let writes: Written[]
let locator: string

/** A store that notes what its table of reservations would have in a stream. */
function noting(store: Store, noted: Written[]): Store {
  const images = new Map<string, Item>()
  const note = (table: string, key: unknown, value: unknown): void => {
    if (table !== 'reservations' || typeof key !== 'string') return
    const after = itemOf(key, { value, version: 1, schema: 1 }, {})
    noted.push({ before: images.get(key), after })
    images.set(key, after)
  }
  return {
    ...store,
    async create(table, key, value, options) {
      await store.create(table, key, value, options)
      note(table, key, value)
    },
    async replace(table, key, value, version, options) {
      await store.replace(table, key, value, version, options)
      note(table, key, value)
    },
    async put(table, key, value, options) {
      await store.put(table, key, value, options)
      note(table, key, value)
    },
  }
}

beforeAll(async () => {
  const noted: Written[] = []
  const api = await startApi({ wrapStore: (store) => noting(store, noted) })
  locator = locatorOf(await client(api).ticket({}, {}, cardBody()))
  const documentVoid = [{ documentType: 'Ticket' }]
  await api.call('voidDocuments', { body: { locator: { value: locator }, documentVoid } })
  await api.close()
  writes = noted
})

/** As Lambda has it: bytes are text. */
const image = (item: Item): Record<string, AttributeValue> =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value.B ? { B: Buffer.from(value.B).toString('base64') } : (value as AttributeValue),
    ]),
  )

const records = (): DynamoDBRecord[] =>
  writes.map(({ before, after }, index) => ({
    eventName: before ? 'MODIFY' : 'INSERT',
    dynamodb: {
      SequenceNumber: String(1000 + index),
      NewImage: image(after),
      ...(before && { OldImage: image(before) }),
    },
  }))

interface Outcome {
  readonly put?: (events: readonly PublishedEvent[]) => readonly boolean[]
}

async function publish(Records: DynamoDBRecord[], { put = (all) => all.map(() => true) }: Outcome = {}) {
  const published: PublishedEvent[] = []
  const failed: string[] = []
  const { batchItemFailures } = await publishEvents({
    async put(events) {
      const areOn = put(events)
      published.push(...events.filter((_, index) => areOn[index]))
      return areOn
    },
    failed: (sequenceNumber) => failed.push(sequenceNumber),
  })({ Records })
  return { published, failed, again: batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) }
}

describe('the stream of reservations', () => {
  it('gives each event once, counted over its reservation, as the embedded service tells them', async () => {
    const { published, again } = await publish(records())

    expect(published.map(({ type, data }) => [type, data.sequence])).toEqual([
      ['reservation.held', 1],
      ['reservation.ticketed', 2],
      ['document.voided', 3],
    ])
    expect(published[0]).toMatchObject({ data: { locator, pcc: '7N4Q', event: 'booked' } })
    expect(again).toEqual([])
  })

  it('names no traveler and no card', async () => {
    const { published } = await publish(records())

    expect(JSON.stringify(published)).not.toMatch(new RegExp(`FENWRIGHT|ISOLDE|${testCard}`, 'i'))
    for (const { data } of published)
      expect(Object.keys(data).filter((name) => name !== 'documentIds')).toEqual([
        'locator',
        'pcc',
        'sequence',
        'event',
      ])
  })

  it('has more than reservations: what else is in the table tells nothing, and neither does a deletion', async () => {
    const other = itemOf(
      'tenant#supplier#ABC123',
      { value: [{ reservationId: 'r' }], version: 1, schema: 1 },
      {},
    )
    const [first] = records()

    expect(
      await publish([
        { dynamodb: { SequenceNumber: '1', NewImage: image(other) } },
        {
          eventName: 'REMOVE',
          dynamodb: { SequenceNumber: '2', ...(first && { OldImage: first.dynamodb?.NewImage }) },
        },
      ]),
    ).toEqual({ published: [], failed: [], again: [] })
  })

  it('begins again at the first change whose event was refused', async () => {
    const all = records()
    const { published, again, failed } = await publish(all, {
      put: (events) => events.map(({ data }) => data.sequence < 3),
    })

    expect(published.map(({ data }) => data.sequence)).toEqual([1, 2])
    expect(again).toHaveLength(1)
    expect(failed).toEqual(again)
    const from = all.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === again[0])
    expect((await publish(all.slice(from))).published.map(({ data }) => data.sequence)).toEqual([3])
  })

  it('publishes what is before a change that it cannot read, and begins again there', async () => {
    const [first, ...others] = records()
    const later = { ...first?.dynamodb, SequenceNumber: '1001' }
    const unreadable = { dynamodb: { ...later, NewImage: { ...later.NewImage, s: { N: '99' } } } }
    const { published, again } = await publish([...(first ? [first] : []), unreadable, ...others])

    expect(published.every(({ data }) => data.sequence < 3)).toBe(true)
    expect(again).toEqual(['1001'])
  })

  it('begins again from the first change when the bus does not answer', async () => {
    const all = records().slice(1)
    const { again } = await publish(all, {
      put: () => {
        throw new Error('no answer')
      },
    })

    expect(again).toEqual(['1001'])
  })
})

describe('the bus', () => {
  let aws: FakeAws
  afterEach(() => {
    vi.unstubAllEnvs()
    return aws.close()
  })

  it('gets events with a signed request, under their type and time, and tells which it has taken', async () => {
    aws = await startFakeAws({
      PutEvents: ({ Entries }: Json) => ({
        Entries: Entries.map((_: Json, index: number) =>
          index === 1 ? { ErrorCode: 'ThrottlingException' } : { EventId: 'e' },
        ),
      }),
    })
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
    vi.stubEnv('AWS_REGION', 'eu-west-1')
    vi.stubEnv(settings.eventsUrl, aws.origin)
    vi.stubEnv(settings.eventBus, 'bus')
    const { published } = await publish(records())

    expect(await putOnBus(published)).toEqual([true, false, true])
    const [{ signed = false, body = '' } = {}] = aws.seen
    const [entry] = JSON.parse(body).Entries
    expect(signed).toBe(true)
    expect(entry).toMatchObject({
      EventBusName: 'bus',
      Source: 'tripwright',
      DetailType: 'reservation.held',
    })
    expect(new Date(entry.Time * 1000).toISOString()).toBe(published[0]?.occurredAt)
    expect(JSON.parse(entry.Detail)).toEqual(published[0])
  })
})
