import { paginateScan } from '@aws-sdk/client-dynamodb'
import type { TableName } from '../../lib/kernel/store.ts'
import { tableNames } from '../../lib/kernel/store.ts'
import { unpackJson } from '../../lib/platform/store/pack.ts'
import type { Api, Json } from './api.ts'

export interface Row {
  readonly table: TableName
  readonly key: string
  readonly value: Json
}

/** Everything that is stored, in the clear as far as it is stored so. */
export async function everyRow({ service }: Api): Promise<Row[]> {
  const tables = await Promise.all(tableNames.map((table) => rowsOf(service.database.client, table)))
  return tables.flat()
}

async function rowsOf(client: Api['service']['database']['client'], table: TableName): Promise<Row[]> {
  const items = []
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table })) items.push(...Items)
  return items.map((item) => ({
    table,
    key: `${item.pk?.S}${item.sk?.S === undefined ? '' : `/${item.sk.S}`}`,
    value: item.json || item.zip ? unpackJson(item) : { count: Number(item.count?.N) },
  }))
}

export const rowsIn = ({ service }: Api, table: TableName): Promise<Row[]> =>
  rowsOf(service.database.client, table)

/** Seats that somebody holds, over all departures. */
export async function heldSeats(api: Api): Promise<number> {
  const departures = await rowsIn(api, 'inventory')
  return departures
    .flatMap(({ value }) => Object.values(value.holds as Json))
    .reduce((sum: number, hold: Json) => sum + (hold.seats ?? 0), 0)
}
