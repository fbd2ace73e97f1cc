import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('adds all of a list or none', async () => {
  const workbench = await client(api).openWorkbench()
  const add = (...PrimaryContact: Json[]) =>
    api.call('addPrimaryContactList', {
      path: { ReservationResource_Identifier: workbench },
      body: { PrimaryContactListRequest: { PrimaryContact } },
    })
  const mail = { Email: { value: 'isolde@example.test' } }
  const refused = await add(mail, {})
  const added = await add(mail, { Telephone: { phoneNumber: '5550100' } })
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect(errorOf(refused.body).SourceCode).toBe('1586')
  expect(added.body.PrimaryContactListResponse.PrimaryContactID.map(({ id }: Json) => id)).toEqual([
    'primaryContact_1',
    'primaryContact_2',
  ])
  expect(body.ReservationResponse.Reservation.PrimaryContact).toMatchObject([
    mail,
    { Telephone: { phoneNumber: '5550100' } },
  ])
})
