import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const add = (workbench: string, body: Json, more: object = {}) =>
  api.call('addTravelAgency', { path: { ReservationResource_Identifier: workbench }, body, ...more })

it('the agency is the root of the answer, with the result outside it; the reservation keeps the latest value of each member', async () => {
  const { workbench } = await client(api).prepare()
  const Telephone = [{ '@type': 'Telephone', phoneNumber: '21 5550177', role: 'Office' }]
  const Address = {
    AddressLine: ['1 HIGH STREET'],
    City: 'LISBON',
    Country: { value: 'PT' },
    PostalCode: '1100-001',
  }
  const { status, body } = await add(workbench, {
    TravelAgencyQueryTravelAgency: { Telephone, CorporateCode: 'A1' },
  })
  await add(workbench, { Address, Email: { value: 'desk@northfell.example' }, CorporateCode: 'B2' })
  const inWorkbench = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  const committed = await client(api).committed(workbench)
  const stored = await api.call('retrieveReservation', { path: { Identifier: locatorOf(committed) } })

  expect(status).toBe(200)
  expect(body.TravelAgency).toMatchObject({
    '@type': 'TravelAgency',
    id: 'travelAgency_1',
    TravelOrganizationRef: 'travelAgency_1',
  })
  expect(body.Result).toEqual({ '@type': 'Result', status: 'Complete' })
  for (const { TravelAgency } of [
    inWorkbench.body.ReservationResponse.Reservation,
    committed,
    stored.body.ReservationResponse.Reservation,
  ])
    expect(TravelAgency).toMatchObject({
      '@type': 'TravelAgency',
      id: 'travelAgency_1',
      Telephone,
      Address,
      Email: { value: 'desk@northfell.example' },
      CorporateCode: 'B2',
    })
})

it('needs at least one member, telephones of digits, and a workbench of its own', async () => {
  const workbench = await client(api).openWorkbench()
  const empty = await add(workbench, { TravelAgencyQueryTravelAgency: {} })
  const letters = await add(workbench, { Telephone: [{ phoneNumber: 'CALL ME' }] })
  const foreign = await add(workbench, { CorporateCode: 'A1' }, { as: otherAccount })

  expect([empty.status, errorOf(empty.body).SourceCode]).toEqual([400, '1586'])
  expect(errorOf(letters.body).Message).toBe('PHONE FIELD CONTAINS INVALID CHARACTER')
  expect(foreign.body.Result.Error[0].SourceCode).toBe('4100')
})
