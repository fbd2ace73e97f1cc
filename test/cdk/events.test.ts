import { beforeAll, describe, expect, it } from 'vitest'
import { pausesSeconds } from '../../lib/platform/events/webhook-pauses.ts'
import { type Json, synthesised } from '../support/synthesised.ts'

type Synthesised = Awaited<ReturnType<typeof synthesised>>
const webhooks = {
  crm: { url: 'https://crm.example.test/events', secretId: 'live/crm' },
  ledger: { url: 'https://ledger.example.test/', secretId: 'live/ledger', types: ['document.refunded'] },
}

let prod: Synthesised
let plain: Synthesised
beforeAll(async () => {
  prod = await synthesised({ stage: 'prod', alarmEmail: 'operator@example.test', webhooks })
  plain = await synthesised({ stage: 'prod', alarmEmail: 'operator@example.test' })
}, 300_000)

const one = ({ ofType }: Synthesised, type: string, prefix: string): Json => {
  const found = ofType(type).filter(([id]) => id.startsWith(prefix))
  expect(found, `${type} ${prefix}`).toHaveLength(1)
  return { id: found[0]?.[0], ...found[0]?.[1] }
}
const statementsOf = (name: string): Json[] =>
  one(prod, 'AWS::IAM::ManagedPolicy', `Functions${name}Policy`).PolicyDocument.Statement
const allowed = (name: string, service: string): [actions: string[], resource: string][] =>
  statementsOf(name)
    .filter(({ Action }) => [Action].flat()[0].startsWith(`${service}:`))
    .map(({ Action, Resource }) => [[Action].flat(), JSON.stringify(Resource)])

describe('the events of reservations', () => {
  it('come from the stream of their table alone, with what was there before', () => {
    const streams = prod
      .ofType('AWS::DynamoDB::Table')
      .filter(([, { StreamSpecification }]) => StreamSpecification)

    expect(streams.map(([id]) => id)).toEqual([expect.stringMatching(/^Tablesreservations/)])
    expect(streams[0]?.[1].StreamSpecification).toEqual({ StreamViewType: 'NEW_AND_OLD_IMAGES' })
  })

  it('are read in part again after a failure, halved around what fails, and kept apart when given up', () => {
    const mapping = one(prod, 'AWS::Lambda::EventSourceMapping', 'EventsStream')
    const lost = one(prod, 'AWS::SQS::Queue', 'EventsLost')

    expect(mapping).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 100,
      MaximumRecordAgeInSeconds: 43_200,
    })
    expect(JSON.stringify(mapping.DestinationConfig.OnFailure)).toContain(lost.id)
    expect(JSON.stringify(one(prod, 'AWS::CloudWatch::Alarm', 'EventsLost').Dimensions)).toContain(lost.id)
    expect(JSON.parse(mapping.FilterCriteria.Filters[0].Pattern)).toEqual({
      dynamodb: { NewImage: { version: { N: [{ exists: true }] } } },
    })
  })

  it('may be put on the one bus by the one function, which reads the one stream and no table', () => {
    const bus = one(prod, 'AWS::Events::EventBus', 'EventsBus')
    const dynamo = allowed('publishevents', 'dynamodb')

    expect(allowed('publishevents', 'events')).toEqual([
      [['events:PutEvents'], expect.stringContaining(bus.id)],
    ])
    expect(dynamo).toEqual([
      [
        ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map((name) => `dynamodb:${name}`),
        expect.stringMatching(/Tablesreservations.*StreamArn/),
      ],
    ])
  })
})

describe('webhooks', () => {
  it('are not there unless they are configured', () => {
    expect(plain.ofType('AWS::SQS::Queue').map(([id]) => id)).toEqual([expect.stringMatching(/^EventsLost/)])
    expect(plain.ofType('AWS::Lambda::Function').filter(([id]) => id.includes('sendwebhooks'))).toEqual([])
  })

  it('have a queue each, which gives up after the last pause and tells an operator', () => {
    const dead = one(prod, 'AWS::SQS::Queue', 'WebhooksDeadLetters')
    for (const name of Object.keys(webhooks)) {
      const queue = one(prod, 'AWS::SQS::Queue', `Webhooks${name}`)
      expect(queue.RedrivePolicy.maxReceiveCount).toBe(pausesSeconds.length + 1)
      expect(JSON.stringify(queue.RedrivePolicy.deadLetterTargetArn)).toContain(dead.id)
      expect(queue.SqsManagedSseEnabled).toBe(true)
    }
    expect(JSON.stringify(one(prod, 'AWS::CloudWatch::Alarm', 'WebhooksDead').Dimensions)).toContain(dead.id)
  })

  it('get the types that they want, the whole event and nothing besides', () => {
    const [crm, ledger] = ['crm', 'ledger'].map((name) =>
      one(prod, 'AWS::Events::Rule', `Webhooks${name}Rule`),
    )

    expect(crm.EventPattern).toEqual({ source: ['tripwright'] })
    expect(ledger.EventPattern).toEqual({ source: ['tripwright'], 'detail-type': ['document.refunded'] })
    expect(crm.Targets[0].InputTransformer).toEqual({
      InputPathsMap: { detail: '$.detail' },
      InputTemplate: '{"webhook":"crm","event":<detail>}',
    })
  })

  it('are sent by a function that may read their secrets and take from their queues, and nothing else', () => {
    const actions = statementsOf('sendwebhooks').flatMap(({ Action }) => Action)
    const [[, secrets = ''] = []] = allowed('sendwebhooks', 'secretsmanager')

    expect([...new Set(actions.map((action: string) => action.split(':')[0]))].sort()).toEqual([
      'logs',
      'secretsmanager',
      'sqs',
      'xray',
    ])
    expect(secrets).toContain('live/crm')
    expect(secrets).toContain('live/ledger')
    expect(JSON.stringify(prod.resources)).not.toContain('whsec_')
  })

  it.each([
    [{ crm: { url: 'http://crm.example.test/', secretId: 's' } }, /webhooks/],
    [{ 'a-b': { url: 'https://crm.example.test/', secretId: 's' } }, /webhooks/],
    [{ crm: { url: 'https://crm.example.test/', secretId: 's', types: ['reservation.sold'] } }, /webhooks/],
    [{ crm: { url: 'https://crm.example.test/', secret: 'whsec_x' } }, /webhooks/],
  ])('refuses %j in one line', async (wrong, line) => {
    await expect(synthesised({ webhooks: wrong })).rejects.toThrow(line)
  })
})

it('restored reservations come with their stream', async () => {
  const restoredTables = { reservations: 'reservations-of-noon' }
  const reservationStream = 'arn:aws:dynamodb:eu-west-1:123456789012:table/reservations-of-noon/stream/noon'
  const restored = await synthesised({ restoredTables, reservationStream })

  expect(one(restored, 'AWS::Lambda::EventSourceMapping', 'EventsStream').EventSourceArn).toBe(
    reservationStream,
  )
  await expect(synthesised({ restoredTables })).rejects.toThrow(/reservationStream/)
})
