import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, travelerBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const add = async (workbench: string, body: Json): Promise<Json> =>
  (await api.call('addTraveler', { path: { ReservationResource_Identifier: workbench }, body })).body
    .TravelerResponse.Traveler

it('keeps the id and identifier that the client chose, and gives ours otherwise', async () => {
  const workbench = await client(api).openWorkbench()
  const own = await add(
    workbench,
    travelerBody({ id: 'trav_1', Identifier: { authority: 'x', value: 'T-77' } }),
  )
  const ours = await add(workbench, travelerBody())

  expect([own.id, own.Identifier.value]).toEqual(['trav_1', 'T-77'])
  const referred = await add(workbench, travelerBody({ TravelerRef: 'ref_7' }))

  expect(referred).toMatchObject({ id: 'ref_7', TravelerRef: 'ref_7' })
  expect([ours.id, ours.Identifier.value]).toEqual([
    'travelerRefId_2',
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ])
})

it('never gives two travelers the same names, even when the client does', async () => {
  const workbench = await client(api).openWorkbench()
  const same = travelerBody({ id: 'travelerRefId_2', Identifier: { value: 'T-77' } })
  const added = [await add(workbench, same), await add(workbench, same), await add(workbench, travelerBody())]

  expect(new Set(added.map(({ id }) => id)).size).toBe(3)
  expect(new Set(added.map(({ Identifier }) => Identifier.value)).size).toBe(3)
})

it('shows names in capitals and keeps documents, contacts and loyalty as they were sent', async () => {
  const workbench = await client(api).openWorkbench()
  const TravelDocument = [
    { docType: 'Passport', docNumber: 'ZX0042117', Gender: 'Female', PersonName: { Surname: 'Fenwright' } },
  ]
  const CustomerLoyalty = [{ value: '991', supplier: 'BA' }]
  await add(workbench, travelerBody({ TravelDocument, CustomerLoyalty }))
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect(body.ReservationResponse.Reservation.Traveler[0]).toMatchObject({
    PersonName: { Given: 'ISOLDE', Surname: 'FENWRIGHT' },
    TravelDocument: [{ '@type': 'TravelDocument', docNumber: 'ZX0042117' }],
    CustomerLoyalty,
    Email: [{ value: 'isolde@example.test' }],
  })
})

it('returns names of every kind unchanged: capitals for the name, not for its other members; types on every object', async () => {
  const workbench = await client(api).openWorkbench()
  const PersonName = {
    Given: 'Isolde',
    Surname: 'Fenwright',
    Suffix: 'jr',
    personNameType: 'Former',
    language: 'en',
  }
  const AlternateContact = [{ PersonName: { Surname: 'Marrow' }, Telephone: [{ phoneNumber: '5550102' }] }]
  const shown = await add(
    workbench,
    travelerBody({ PersonName, AlternateContact, TravelDocument: { PersonName: { Surname: 'Fenwright' } } }),
  )

  expect(shown.PersonName).toEqual({
    '@type': 'PersonName',
    ...PersonName,
    Given: 'ISOLDE',
    Surname: 'FENWRIGHT',
    Suffix: 'JR',
  })
  expect(shown.AlternateContact).toEqual([
    {
      '@type': 'AlternateContact',
      PersonName: { '@type': 'PersonName', Surname: 'Marrow' },
      Telephone: [{ '@type': 'Telephone', phoneNumber: '5550102' }],
    },
  ])
  expect(shown.TravelDocument[0]).toEqual({
    '@type': 'TravelDocument',
    PersonName: { '@type': 'PersonName', Surname: 'Fenwright' },
  })
})

it('requires only a surname', async () => {
  const workbench = await client(api).openWorkbench()

  expect(await add(workbench, { PersonName: { Surname: 'MARROW' } })).toMatchObject({
    passengerTypeCode: 'ADT',
  })
})
