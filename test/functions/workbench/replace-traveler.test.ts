import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, travelerBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('replaces everything but identifier and id', async () => {
  const { workbench } = await client(api).prepare()
  const path = { ReservationResource_Identifier: workbench, Identifier: 'travelerRefId_1' }
  const before = (await api.call('retrieveTraveler', { path })).body.TravelerResponse.Traveler
  const PersonName = { Given: 'Quillon', Surname: 'Marrow' }
  const answer = await api.call('replaceTraveler', {
    path,
    body: { Traveler: travelerBody({ id: 'other', PersonName, Email: undefined }) },
  })
  const [after] = (await client(api).committed(workbench)).Traveler

  expect([answer.status, answer.body]).toEqual([204, undefined])
  expect(after).toMatchObject({
    id: before.id,
    Identifier: before.Identifier,
    PersonName: { Given: 'QUILLON', Surname: 'MARROW' },
  })
  expect(after.Email).toBeUndefined()
})

it('refuses an unknown traveler', async () => {
  const workbench = await client(api).openWorkbench()
  const path = { ReservationResource_Identifier: workbench, Identifier: 'trav_9' }

  expect(errorOf((await api.call('replaceTraveler', { path, body: travelerBody() })).body).SourceCode).toBe(
    '4106',
  )
})
