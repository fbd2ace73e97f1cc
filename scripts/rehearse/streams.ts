import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'
import type { Emulator } from './emulator.ts'
import type { CreatedStack } from './stack.ts'

/** As many as Lambda gives to the function at a time. */
const recordsAtATime = 100

/** All that is in the stream of a table so far, as Lambda has it. */
async function recordsOf(table: string, { call }: Emulator): Promise<readonly DynamoDBRecord[]> {
  const ask = (operation: string, body: object) =>
    call(`DynamoDBStreams_20120810.${operation}`, 'dynamodb', body)
  const { Streams } = await ask('ListStreams', { TableName: table })
  const [{ StreamArn } = { StreamArn: '' }] = Streams as readonly { readonly StreamArn: string }[]
  const { StreamDescription } = await ask('DescribeStream', { StreamArn })
  const { Shards } = StreamDescription as { readonly Shards: readonly { readonly ShardId: string }[] }
  const records: DynamoDBRecord[] = []
  for (const { ShardId } of Shards) {
    const from = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }
    const { ShardIterator } = await ask('GetShardIterator', from)
    const { Records } = await ask('GetRecords', { ShardIterator })
    records.push(...(Records as readonly DynamoDBRecord[]))
  }
  return records
}

/**
 * Gives what happened to the reservations to the function that publishes it, as Lambda does.
 *
 * @returns how many records there were @throws Error when one was not published
 */
export async function publishReservations(
  { names, made }: CreatedStack,
  emulator: Emulator,
): Promise<number> {
  const table = [...made.keys()].find((name) => name.startsWith('Tablesreservations')) ?? ''
  const records = await recordsOf(table, emulator)
  const publisher = emulator.functions.get(names.get('publish-events') ?? '')
  for (let at = 0; at < records.length; at += recordsAtATime) {
    const answer = await publisher?.invoke({ Records: records.slice(at, at + recordsAtATime) })
    const { batchItemFailures } = answer as DynamoDBBatchResponse
    if (batchItemFailures.length > 0) throw new Error('events were not published')
  }
  if (!emulator.calls.some(({ action }) => action === 'events:PutEvents'))
    throw new Error('nothing was published')
  return records.length
}
