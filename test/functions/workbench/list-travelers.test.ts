import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('lists the travelers in full, in the order in which they were added', async () => {
  const workbench = await client(api).openWorkbench()
  for (const Surname of ['MARROW', 'QUILLON'])
    await client(api).addTraveler(workbench, { PersonName: { Given: 'SABLE', Surname } })
  const { body } = await api.call('listTravelers', { path: { ReservationResource_Identifier: workbench } })
  const [list] = body.TravelerListResponse.ReferenceList

  expect(list.Traveler.map((one: Json) => one.PersonName.Surname)).toEqual(['MARROW', 'QUILLON'])
  expect(list.Traveler[0]).toMatchObject({
    Telephone: [{ phoneNumber: '2075550100' }],
    birthDate: '1988-04-02',
  })
})
