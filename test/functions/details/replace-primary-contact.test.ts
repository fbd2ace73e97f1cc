import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('replaces everything but identifier and id', async () => {
  const workbench = await client(api).openWorkbench()
  const path = { ReservationResource_Identifier: workbench }
  const added = await api.call('addPrimaryContact', { path, body: { Telephone: { phoneNumber: '5550100' } } })
  const { id, Identifier } = added.body.PrimaryContactResponse.PrimaryContact
  const replace = (name: string, body: Json) =>
    api.call('replacePrimaryContact', { path: { ...path, Identifier: name }, body })
  const replaced = await replace(id, { id: 'other', Email: { value: 'isolde@example.test' } })
  const unknown = await replace('primaryContact_9', { Email: { value: 'isolde@example.test' } })
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect(replaced.body.PrimaryContactResponse.PrimaryContact).toEqual({
    '@type': 'PrimaryContact',
    id,
    Identifier,
  })
  expect(errorOf(unknown.body).SourceCode).toBe('4150')
  expect(body.ReservationResponse.Reservation.PrimaryContact).toEqual([
    { '@type': 'PrimaryContact', id, Identifier, Email: { value: 'isolde@example.test' } },
  ])
})
