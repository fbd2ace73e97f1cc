import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const retrieve = (workbench: string, name: string) =>
  api.call('retrieveTraveler', { path: { ReservationResource_Identifier: workbench, Identifier: name } })

it('finds a traveler by identifier and by id', async () => {
  const workbench = await client(api).openWorkbench()
  const added = await client(api).addTraveler(workbench, { id: 'trav_1' })
  const [byIdentifier, byId] = [
    await retrieve(workbench, added.Identifier.value),
    await retrieve(workbench, 'trav_1'),
  ]

  expect(byIdentifier.body.TravelerResponse.Identifier.value).toBe(workbench)
  expect(byIdentifier.body.TravelerResponse.Traveler).toEqual(added)
  expect(byId.body.TravelerResponse.Traveler).toEqual(added)
})

it('shows every member that a client may send', async () => {
  const workbench = await client(api).openWorkbench()
  const PersonName = { '@type': 'PersonName', Given: 'ISOLDE', Surname: 'FENWRIGHT' }
  const sent = {
    nationality: 'PT',
    accompaniedByInfantInd: true,
    Telephone: [
      {
        '@type': 'TelephoneDetail',
        countryAccessCode: '351',
        areaCityCode: '21',
        phoneNumber: '555-0100',
        extension: '7',
        role: 'Home',
      },
    ],
    Email: [{ value: 'isolde@example.test', emailType: 'TO', comment: 'WORK' }],
    Address: [
      {
        '@type': 'Address',
        City: 'LISBON',
        Country: { value: 'PT' },
        Number: { value: '7' },
        AddressLine: ['RUA A'],
        role: 'Home',
      },
    ],
    CustomerLoyalty: [{ value: '991', supplier: 'BA', tier: 'GOLD', shareWithSupplier: ['IB'] }],
    TravelDocument: [
      {
        '@type': 'TravelDocument',
        docNumber: 'ZX0042117',
        docType: 'Passport',
        Gender: 'Female',
        PersonName,
        expireDate: '2031-01-31',
      },
    ],
    AlternateContact: [
      {
        '@type': 'AlternateContact',
        PersonName,
        Telephone: [{ phoneNumber: '5550102' }],
        emergencyInd: true,
      },
    ],
    RailDiscountCard: [{ supplierCode: 'DB', referenceNumber: '77' }],
    Comments: { Comment: [{ name: 'NOTE', value: 'WINDOW' }] },
  }
  const { id } = await client(api).addTraveler(workbench, sent)

  expect((await retrieve(workbench, id)).body.TravelerResponse.Traveler).toMatchObject(sent)
})

it('refuses an unknown traveler', async () => {
  const workbench = await client(api).openWorkbench()

  expect(errorOf((await retrieve(workbench, 'trav_9')).body).SourceCode).toBe('4106')
})
