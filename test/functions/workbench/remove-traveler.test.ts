import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const remove = (workbench: string, name: string) =>
  api.call('removeTraveler', { path: { ReservationResource_Identifier: workbench, Identifier: name } })

it('removes one traveler, once, and never gives the reference to somebody else', async () => {
  const workbench = await client(api).openWorkbench()
  await client(api).addTraveler(workbench)
  const removed = await remove(workbench, 'travelerRefId_1')
  const again = await remove(workbench, 'travelerRefId_1')

  expect([removed.status, errorOf(again.body).SourceCode]).toEqual([204, '4106'])
  expect((await client(api).addTraveler(workbench)).id).toBe('travelerRefId_2')
})

it('a reservation is not committed without the travelers that were priced', async () => {
  const { workbench } = await client(api).prepare()
  await remove(workbench, 'travelerRefId_1')

  expect(errorOf((await client(api).commit(workbench)).body).SourceCode).toBe('4111')
})
