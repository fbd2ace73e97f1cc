import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('replaces a special service, which is requested again, under the same rules', async () => {
  const { workbench: first } = await client(api).prepare()
  const body = { SpecialService: [{ SSRCode: 'VGML' }] }
  await api.call('addSpecialServices', { path: { ReservationResource_Identifier: first }, body })
  const workbench = await client(api).reopen(locatorOf(await client(api).committed(first)))
  const path = { ReservationResource_Identifier: workbench }
  const replace = (Identifier: string, service: object) =>
    api.call('replaceSpecialService', { path: { ...path, Identifier }, body: { SpecialService: service } })
  const replaced = await replace('specialService_1', { SSRCode: 'KSML' })
  const unclear = await replace('specialService_1', { FreeText: 'ANYTHING' })
  const unknown = await replace('specialService_9', { SSRCode: 'KSML' })
  const shown = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect(replaced.body.SpecialServiceListResponse.SpecialServiceID).toMatchObject([
    { id: 'specialService_1' },
  ])
  expect([errorOf(unclear.body).SourceCode, errorOf(unknown.body).SourceCode]).toEqual(['1586', '4150'])
  expect(shown.body.ReservationResponse.Reservation.SpecialService).toMatchObject([
    { id: 'specialService_1', SSRCode: 'KSML', Status: { value: 'Requested', code: 'NN' } },
  ])
})
