import type {
  AttributeValue,
  BatchGetItemCommandInput,
  DynamoDBClient,
  UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import type { Addition, Counts, WriteOptions } from '../../kernel/store.ts'

type Item = Record<string, AttributeValue>

/** Attributes of numbers and of marks begin with a sign, so that none of them is a key. */
const numberSign = '+'
const markSign = '!'

export function countsOf(item: Item): Counts {
  const numbers: Record<string, number> = {}
  const marks: Record<string, string> = {}
  for (const [name, { N, S }] of Object.entries(item)) {
    if (N !== undefined && name[0] === numberSign) numbers[name.slice(1)] = Number(N)
    else if (S !== undefined && name[0] === markSign) marks[name.slice(1)] = S
  }
  return { numbers, marks }
}

/** Names and values of an expression, each under a short name of its own. */
function expressionNames() {
  const names: Record<string, string> = {}
  const values: Item = {}
  return {
    names,
    values,
    name(attribute: string): string {
      const known = Object.keys(names).find((short) => names[short] === attribute)
      const short = known ?? `#n${Object.keys(names).length}`
      names[short] = attribute
      return short
    },
    value(value: AttributeValue): string {
      const short = `:v${Object.keys(values).length}`
      values[short] = value
      return short
    },
  }
}

/** One update of an item under the conditions of an addition. */
function updateOf(
  addition: Addition,
  { deleteAfterEpochSec }: WriteOptions,
): Pick<
  UpdateItemCommandInput,
  'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
> {
  const { names, values, name, value } = expressionNames()
  const number = (count: number): string => value({ N: String(count) })
  const isOpening = 'opens' in addition
  const mark = isOpening ? addition.opens : addition.closes
  const marked = name(`${markSign}${mark.name}`)
  const text = value({ S: mark.text })
  const conditions = [isOpening ? `attribute_not_exists(${marked})` : `${marked} = ${text}`]
  for (const [counted, most] of Object.entries(addition.atMost ?? {})) {
    const by = addition.add[counted] ?? 0
    const attribute = name(`${numberSign}${counted}`)
    const fits = `${attribute} <= ${number(most - by)}`
    conditions.push(by <= most ? `(attribute_not_exists(${attribute}) OR ${fits})` : fits)
  }
  const sets = [
    ...(isOpening ? [`${marked} = ${text}`] : []),
    ...(deleteAfterEpochSec === undefined ? [] : [`${name('ttl')} = ${number(deleteAfterEpochSec)}`]),
  ]
  const sums = Object.entries(addition.add).map(
    ([counted, by]) => `${name(`${numberSign}${counted}`)} ${number(by)}`,
  )
  const clauses = [
    ['SET', sets],
    ['ADD', sums],
    ['REMOVE', isOpening ? [] : [marked]],
  ] as const
  return {
    UpdateExpression: clauses
      .flatMap(([verb, parts]) => (parts.length > 0 ? [`${verb} ${parts.join(', ')}`] : []))
      .join(' '),
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  }
}

/**
 * Adds under conditions. When the answer is lost, the SDK does it again, and the second time meets the mark that it opened.
 */
export async function addUnderConditions(
  client: DynamoDBClient,
  { TableName, Key }: Pick<UpdateItemCommandInput, 'TableName' | 'Key'>,
  { addition, options }: { readonly addition: Addition; readonly options: WriteOptions },
): Promise<boolean> {
  try {
    await client.send(
      new UpdateItemCommand({
        TableName,
        Key,
        ...updateOf(addition, options),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    )
    return true
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return 'opens' in addition && error.Item?.[`${markSign}${addition.opens.name}`]?.S === addition.opens.text
  }
}

/** Items by their keys, a hundred at a time: as many as the database gives at once. */
export async function batchGet(
  client: DynamoDBClient,
  table: string,
  { keys, consistent }: { readonly keys: readonly Item[]; readonly consistent: boolean },
): Promise<Item[]> {
  const found: Item[] = []
  for (let wanted = [...keys]; wanted.length > 0; ) {
    const RequestItems: BatchGetItemCommandInput['RequestItems'] = {
      [table]: { Keys: wanted.slice(0, 100), ConsistentRead: consistent },
    }
    const { Responses = {}, UnprocessedKeys = {} } = await client.send(
      new BatchGetItemCommand({ RequestItems }),
    )
    found.push(...(Responses[table] ?? []))
    wanted = [...wanted.slice(100), ...(UnprocessedKeys[table]?.Keys ?? [])]
  }
  return found
}
