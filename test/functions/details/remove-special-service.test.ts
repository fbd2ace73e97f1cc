import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('removes a special service, by identifier or id, once', async () => {
  const workbench = await client(api).openWorkbench()
  const path = { ReservationResource_Identifier: workbench }
  const body = { SpecialService: [{ SSRCode: 'VGML' }, { SSRCode: 'WCHR' }, { SSRCode: 'BLND' }] }
  const [first, second] = (await api.call('addSpecialServices', { path, body })).body
    .SpecialServiceListResponse.SpecialServiceID
  const remove = (Identifier: string) => api.call('removeSpecialService', { path: { ...path, Identifier } })
  const removed = [await remove(first.Identifier.value), await remove(second.id)]
  const again = await remove(second.id)
  const shown = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect(removed.map(({ status }) => status)).toEqual([204, 204])
  expect(errorOf(again.body).SourceCode).toBe('4150')
  expect(shown.body.ReservationResponse.Reservation.SpecialService).toMatchObject([{ SSRCode: 'BLND' }])
})
