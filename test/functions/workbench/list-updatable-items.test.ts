import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const list = (workbench: string, body: Json = {}) =>
  api.call('listUpdatableItems', { path: { ReservationResource_Identifier: workbench }, body })

it('names each item of a traveler that can be modified or deleted', async () => {
  const workbench = await client(api).reopen(locatorOf(await client(api).hold()))
  const { body } = await list(workbench, {
    TravelerUpdatableItemsQueryBuildFromTraveler: { TravelerIdentifier: [{ id: 'travelerRefId_1' }] },
  })
  const { Identifier, TravelerUpdatableItemsID } = body.TravelerUpdatableItemsListResponse
  const items = TravelerUpdatableItemsID[0].TravelerUpdatableItem

  expect(TravelerUpdatableItemsID[0].Identifier).toEqual(Identifier)
  expect(items.map((one: Json) => one['@type'])).toEqual(
    ['PersonName', 'BirthDate', 'Gender', 'Telephone', 'Email'].map((kind) => `TravelerUpdatableItem${kind}`),
  )
  expect(items.at(-1)).toMatchObject({
    modifyInd: true,
    deleteInd: true,
    Email: { value: 'isolde@example.test' },
  })
  expect(items[0].deleteInd).toBeUndefined()
  expect(new Set(items.map((one: Json) => one.Identifier.value)).size).toBe(5)
})

it('accepts the traveler by identifier, id or reference, under either name, a stale identifier with a right id included', async () => {
  const { workbench: fresh } = await client(api).prepare({
    passengers: [{ number: 2, passengerTypeCode: 'ADT' }],
  })
  const second = await client(api).addTraveler(fresh, { id: 'second' })
  const workbench = await client(api).reopen(locatorOf(await client(api).committed(fresh)))
  const forms: Json[] = [
    { TravelerIdentifier: [{ Identifier: second.Identifier }] },
    { TravelerIdentifier: { TravelerRef: 'second' } },
    { TravelerIdentifier: [{ id: 'second', Identifier: { value: crypto.randomUUID() } }] },
    { Identifier: second.Identifier },
    { Identifier: [{ id: 'second' }] },
  ]

  for (const body of forms) {
    const { TravelerUpdatableItemsID } = (await list(workbench, body)).body.TravelerUpdatableItemsListResponse
    expect(TravelerUpdatableItemsID, JSON.stringify(body)).toMatchObject([
      {
        '@type': 'TravelerUpdatableItems',
        id: 'second',
        TravelerUpdatableItemsRef: 'second',
        Identifier: second.Identifier,
      },
    ])
  }
})

it('lists all travelers when none is named, and refuses an unknown one', async () => {
  const workbench = await client(api).reopen(locatorOf(await client(api).hold()))

  expect(
    (await list(workbench)).body.TravelerUpdatableItemsListResponse.TravelerUpdatableItemsID,
  ).toHaveLength(1)
  expect(errorOf((await list(workbench, { TravelerIdentifier: [{ id: 'trav_9' }] })).body).SourceCode).toBe(
    '4106',
  )
})

it('is for reservations: not before the first commit', async () => {
  expect(errorOf((await list((await client(api).prepare()).workbench)).body).SourceCode).toBe('4107')
})

it('is also found under its other spelling', async () => {
  const workbench = await client(api).reopen(locatorOf(await client(api).hold()))
  const headers = { authorization: `Bearer ${await api.token()}` }
  const path = `/11/air/book/updatableItem/reservationworkbench/${workbench}/travelerupdatableitems/buildfromtraveler`

  expect((await api.request('POST', path, { headers, body: {} })).body).toHaveProperty(
    'TravelerUpdatableItemsListResponse.Identifier',
  )
})
