import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, describe, expect, it } from 'vitest'
import type { Store, TableName } from '../../../lib/kernel/store.ts'
import { tableNames } from '../../../lib/kernel/store.ts'
import { dynamoStore } from '../../../lib/platform/store/dynamo-store.ts'
import { type Schemas, schemas, schemasWith } from '../../../lib/platform/store/schemas.ts'
import { openInMemory } from '../../../lib/platform/store/sqlite-file.ts'
import { sqliteStore } from '../../../lib/platform/store/sqlite-store.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { startDynalite } from '../../support/dynalite/start-dynalite.ts'
import { client, documentsOf } from '../../support/trip.ts'

const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

/** A release: what it knows of forms of items, over the data that another one has written. */
type OpenAs = (known?: Schemas) => Store

async function openSqlite(): Promise<OpenAs> {
  const database = openInMemory()
  return (known) => sqliteStore(database, async () => undefined, known)
}

async function openDynamo(): Promise<OpenAs> {
  const { endpoint, close } = await startDynalite()
  const client = new DynamoDBClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  stops.push(async () => client.destroy(), close)
  const tables = Object.fromEntries(tableNames.map((name) => [name, name])) as Record<TableName, string>
  return (known) => dynamoStore(client, tables, known)
}

/** A release in which the name of a document's holder became an object. */
const nextRelease = schemasWith({
  documents: [(document) => ({ ...(document as Json), holder: { surname: (document as Json).holder } })],
})

describe.each([
  { name: 'SQLite', open: openSqlite },
  { name: 'DynamoDB', open: openDynamo },
])('$name', ({ open }) => {
  it('gives what an earlier release wrote in today’s form, whichever way it is read', async () => {
    const openAs = await open()
    await openAs().create('documents', 'a', { holder: 'Quillon' })
    const next = openAs(nextRelease)
    const value = { holder: { surname: 'Quillon' } }

    expect(await next.read('documents', 'a')).toEqual({ value, version: 1 })
    expect(await next.readMany('documents', ['a'])).toEqual([{ value, version: 1 }])
  })

  it('changes nothing of what it wrote itself, nor of another table', async () => {
    const next = (await open())(nextRelease)
    const value = { holder: { surname: 'Quillon' } }
    await next.create('documents', 'a', value)
    await next.replace('documents', 'a', value, 1)
    await next.put('reservations', 'a', { holder: 'Quillon' })

    expect(await next.read('documents', 'a')).toEqual({ value, version: 2 })
    expect(await next.read('reservations', 'a')).toEqual({ value: { holder: 'Quillon' }, version: 1 })
  })

  it('does not misread what a later release wrote', async () => {
    const openAs = await open()
    await openAs(nextRelease).put('documents', 'a', { holder: { surname: 'Quillon' } })

    await expect(openAs().read('documents', 'a')).rejects.toThrow('documents has schema 2')
  })
})

describe.each(readdirSync('test/items'))('what release %s stored', (release) => {
  const lines: Json[] = readFileSync(join('test/items', release, 'items.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const valuesIn = (wanted: TableName): Json[] =>
    lines.filter(({ table }) => table === wanted).map(({ value }) => value)
  const booked = valuesIn('reservations').filter(({ locator }) => locator !== undefined)

  /** The newest service over the items. */
  async function upgraded(): Promise<Api> {
    const api = await startApi()
    stops.push(() => api.close())
    for (const { table, pk, schema, value } of lines)
      await api.service.database.store.put(table, pk, schemas.upcast(table, { schema, value }))
    return api
  }

  it('is retrieved: reservations with their travelers, flights, cars and documents, and each ticket', async () => {
    const api = await upgraded()
    expect(booked.length).toBeGreaterThanOrEqual(3)
    for (const { locator, travelers, offers, vehicles = [], documentIds } of booked) {
      const { body } = await api.call('retrieveReservation', { path: { Identifier: locator } })
      const { Reservation, Result } = body.ReservationResponse

      expect(Result).toEqual({ '@type': 'Result', status: 'Complete' })
      expect(Reservation.Traveler.map(({ PersonName }: Json) => PersonName.Surname)).toEqual(
        travelers.map(({ surname }: Json) => surname.toUpperCase()),
      )
      expect(Reservation.Offer).toHaveLength(offers.length + vehicles.length)
      expect(documentsOf(Reservation)).toHaveLength(documentIds.length)
    }
    for (const { number, source } of valuesIn('documents')) {
      if (source !== 'GDS') continue
      const { body } = await api.call('displayTicket', { path: { Identifier: number } })
      expect(JSON.stringify(body)).toContain(number)
    }
  })

  it('is worked on: an open workbench is shown, and a reservation opened and committed again', async () => {
    const api = await upgraded()
    const open = valuesIn('workbenches').filter(({ status }) => status === 'open')
    expect(open.length).toBeGreaterThan(0)
    for (const { id } of open) {
      const { body } = await api.call('retrieveWorkbench', { path: { Identifier: id } })
      expect(body.ReservationResponse.Result).toEqual({ '@type': 'Result', status: 'Complete' })
    }
    for (const { locator } of booked) {
      const workbench = await client(api).reopen(locator)
      await client(api).committed(workbench)
    }
  })
})
