import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('replaces the accounting as a whole', async () => {
  const { workbench } = await client(api).prepare()
  const path = { ReservationResource_Identifier: workbench }
  const pair = (name: string) => ({ Accounting: { NameValuePair: [{ name, value: '1' }] } })
  await api.call('addAccounting', { path, body: pair('CC') })
  const replaced = await api.call('replaceAccounting', {
    path: { ...path, Identifier: 'accounting_1' },
    body: pair('DP'),
  })
  const unknown = await api.call('replaceAccounting', {
    path: { ...path, Identifier: 'accounting_2' },
    body: pair('DP'),
  })
  const Identifier = locatorOf(await client(api).committed(workbench))
  const { body } = await api.call('retrieveReservation', {
    path: { Identifier },
    query: { detailViewInd: 'true' },
  })

  expect(replaced.body.AccountingResponse.Accounting.id).toBe('accounting_1')
  expect(errorOf(unknown.body).SourceCode).toBe('4150')
  expect(body.ReservationResponse.Reservation.Accounting.NameValuePair).toEqual([{ name: 'DP', value: '1' }])
})
