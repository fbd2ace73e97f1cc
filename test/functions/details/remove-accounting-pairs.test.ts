import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('removes names and values, not what kind of accounting it is', async () => {
  const { workbench } = await client(api).prepare()
  const path = { ReservationResource_Identifier: workbench }
  const body = { dataType: 'Agency', NameValuePair: [{ name: 'CC', value: 'N-7' }] }
  await api.call('addAccounting', { path, body })
  const removed = await api.call('removeAccountingPairs', { path: { ...path, Identifier: 'accounting_1' } })
  const unknown = await api.call('removeAccountingPairs', { path: { ...path, Identifier: 'accounting_2' } })
  const Identifier = locatorOf(await client(api).committed(workbench))
  const stored = await api.call('retrieveReservation', {
    path: { Identifier },
    query: { detailViewInd: 'true' },
  })
  const { Accounting } = stored.body.ReservationResponse.Reservation

  expect(removed.status).toBe(204)
  expect(errorOf(unknown.body).SourceCode).toBe('4150')
  expect(Accounting.dataType).toBe('Agency')
  expect(Accounting).not.toHaveProperty('NameValuePair')
})
