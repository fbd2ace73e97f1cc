import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DynamoDBClient,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { expect, it } from 'vitest'
import { StaleItem, type TableName, tableNames } from '../../../lib/kernel/store.ts'
import { dynamoStore } from '../../../lib/platform/store/dynamo-store.ts'

const tables = Object.fromEntries(tableNames.map((name) => [name, name])) as Record<TableName, string>

/** One item, as DynamoDB keeps it. The answer to every put is lost once, and the SDK puts it again. */
class ClientThatLosesAnswers extends DynamoDBClient {
  item: Record<string, AttributeValue> | undefined

  override async send(command: unknown): Promise<never> {
    if (!(command instanceof PutItemCommand)) throw new Error('only puts')
    this.#put(command)
    this.#put(command)
    return {} as never
  }

  #put({ input }: PutItemCommand): void {
    const read = input.ExpressionAttributeValues?.[':read']?.N
    if (this.item?.version?.N !== read)
      throw new ConditionalCheckFailedException({
        message: 'The conditional request failed',
        $metadata: {},
        ...(input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && this.item && { Item: this.item }),
      })
    this.item = input.Item
  }
}

it('takes a conditional write that was done for done, when its answer was lost and it was sent again', async () => {
  const client = new ClientThatLosesAnswers({ region: 'local' })
  const store = dynamoStore(client, tables)

  await store.create('workbenches', 'w1', { step: 1 })
  await store.replace('workbenches', 'w1', { step: 2 }, 1)

  expect(client.item).toMatchObject({ version: { N: '2' }, json: { S: '{"step":2}' } })
})

it('still refuses a conditional write after that of another request', async () => {
  const store = dynamoStore(new ClientThatLosesAnswers({ region: 'local' }), tables)
  await store.create('workbenches', 'w1', { step: 1 })
  await store.replace('workbenches', 'w1', { step: 2 }, 1)

  await expect(store.replace('workbenches', 'w1', { step: 3 }, 1)).rejects.toBeInstanceOf(StaleItem)
  await expect(store.create('workbenches', 'w1', { step: 3 })).rejects.toBeInstanceOf(StaleItem)
})

/** The answer to the first update is lost, and the SDK sends it again: the item has the mark that the first one opened. */
class ClientThatUpdatesTwice extends DynamoDBClient {
  readonly #mark: string

  constructor(mark: string) {
    super({ region: 'local' })
    this.#mark = mark
  }

  override async send(command: unknown): Promise<never> {
    if (!(command instanceof UpdateItemCommand)) throw new Error('only updates')
    throw new ConditionalCheckFailedException({
      message: 'The conditional request failed',
      $metadata: {},
      ...(command.input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && {
        Item: { pk: { S: 'numbers' }, '+Y': { N: '1' }, '!sale': { S: this.#mark } },
      }),
    })
  }
}

it('takes an addition that was made for made, when its answer was lost, and no other', async () => {
  const add = (found: string) =>
    dynamoStore(new ClientThatUpdatesTwice(found), tables).addIf('inventory', 'numbers', {
      add: { Y: 1 },
      opens: { name: 'sale', text: 'this write' },
    })

  expect(await add('this write')).toBe(true)
  expect(await add('another write')).toBe(false)
})
