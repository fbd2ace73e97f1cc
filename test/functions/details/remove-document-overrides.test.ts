import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('removes document overrides until they are committed, not after', async () => {
  const agent = client(api)
  const { workbench } = await agent.prepare()
  const add = (value: string) =>
    api.call('addDocumentOverrides', {
      path: { ReservationResource_Identifier: workbench },
      body: { TourCodes: [{ TourCode: { value } }] },
    })
  const remove = (of: string, Identifier: string) =>
    api.call('removeDocumentOverrides', { path: { ReservationResource_Identifier: of, Identifier } })
  await add('IT1')
  await add('IT2')
  const removed = await remove(workbench, 'documentOverrides_1')
  const again = await remove(workbench, 'documentOverrides_1')
  const locator = locatorOf(await agent.committed(workbench))
  const tooLate = await remove(await agent.reopen(locator), 'documentOverrides_2')
  const { body } = await api.call('retrieveReservation', {
    path: { Identifier: locator },
    query: { detailViewInd: 'true' },
  })

  expect(removed.status).toBe(204)
  expect([errorOf(again.body).SourceCode, errorOf(tooLate.body).SourceCode]).toEqual(['4150', '4160'])
  expect(body.ReservationResponse.Reservation.DocumentOverrides).toMatchObject([
    { TourCodes: [{ TourCode: { value: 'IT2' } }] },
  ])
})
