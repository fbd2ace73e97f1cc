import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('replaces document overrides until they are committed, not after', async () => {
  const agent = client(api)
  const { workbench } = await agent.prepare()
  const tour = (value: string) => ({ TourCodes: [{ TourCode: { value } }] })
  const replace = (of: string, Identifier: string, value: string) =>
    api.call('replaceDocumentOverrides', {
      path: { ReservationResource_Identifier: of, Identifier },
      body: tour(value),
    })
  await api.call('addDocumentOverrides', {
    path: { ReservationResource_Identifier: workbench },
    body: tour('IT1'),
  })
  const replaced = await replace(workbench, 'documentOverrides_1', 'IT2')
  const unknown = await replace(workbench, 'documentOverrides_2', 'IT3')
  const locator = locatorOf(await agent.committed(workbench))
  const reopened = await agent.reopen(locator)
  const tooLate = await replace(reopened, 'documentOverrides_1', 'IT4')
  const { body } = await api.call('retrieveReservation', {
    path: { Identifier: locator },
    query: { detailViewInd: 'true' },
  })

  expect(replaced.body.DocumentOverridesResponse.DocumentOverrides.id).toBe('documentOverrides_1')
  expect([errorOf(unknown.body).SourceCode, errorOf(tooLate.body).SourceCode]).toEqual(['4150', '4160'])
  expect(body.ReservationResponse.Reservation.DocumentOverrides).toMatchObject([tour('IT2')])
})
