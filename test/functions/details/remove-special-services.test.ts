import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('removes several special services, all or none', async () => {
  const workbench = await client(api).openWorkbench()
  const path = { ReservationResource_Identifier: workbench }
  const body = { SpecialService: [{ SSRCode: 'VGML' }, { SSRCode: 'WCHR' }, { SSRCode: 'BLND' }] }
  const [first, second] = (await api.call('addSpecialServices', { path, body })).body
    .SpecialServiceListResponse.SpecialServiceID
  const remove = (SpecialServiceID: Json) =>
    api.call('removeSpecialServices', { path, body: { SpecialServiceID } })
  const codes = async () => {
    const shown = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
    return shown.body.ReservationResponse.Reservation.SpecialService.map(({ SSRCode }: Json) => SSRCode)
  }
  const unknown = await remove([{ id: first.id }, { id: 'specialService_9' }])
  const afterUnknown = await codes()
  const removed = await remove([{ id: first.id }, { Identifier: second.Identifier }])

  expect(errorOf(unknown.body).SourceCode).toBe('4150')
  expect(afterUnknown).toEqual(['VGML', 'WCHR', 'BLND'])
  expect(removed.status).toBe(204)
  expect(await codes()).toEqual(['BLND'])
})
