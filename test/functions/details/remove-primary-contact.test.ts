import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('removes one contact, once', async () => {
  const workbench = await client(api).openWorkbench()
  const path = { ReservationResource_Identifier: workbench }
  const added = await api.call('addPrimaryContact', { path, body: { contactInformationRefusedInd: true } })
  const Identifier = added.body.PrimaryContactResponse.PrimaryContact.Identifier.value
  const remove = () => api.call('removePrimaryContact', { path: { ...path, Identifier } })
  const removed = await remove()
  const again = await remove()
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect([removed.status, errorOf(again.body).SourceCode]).toEqual([204, '4150'])
  expect(body.ReservationResponse.Reservation).not.toHaveProperty('PrimaryContact')
})
