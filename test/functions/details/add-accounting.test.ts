import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const add = (workbench: string, body: Json, more: object = {}) =>
  api.call('addAccounting', { path: { ReservationResource_Identifier: workbench }, body, ...more })

it('a reservation has one: pairs add up, the later value counts; only the detailed view shows it', async () => {
  const { workbench } = await client(api).prepare()
  const pairs = (...NameValuePair: object[]) => ({ '@type': 'Accounting', dataType: 'Agency', NameValuePair })
  const wrapped = await add(workbench, {
    Accounting: pairs({ name: 'CC', value: 'N-7' }, { name: 'DP', value: 'SALES' }),
  })
  const flat = await add(workbench, pairs({ name: 'CC', value: 'N-8' }))
  const inWorkbench = (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body
    .ReservationResponse.Reservation
  const committed = await client(api).committed(workbench)
  const path = { Identifier: locatorOf(committed) }
  const plain = (await api.call('retrieveReservation', { path })).body.ReservationResponse.Reservation
  const detailed = (await api.call('retrieveReservation', { path, query: { detailViewInd: 'true' } })).body
    .ReservationResponse.Reservation

  expect(wrapped.body.AccountingResponse.Accounting).toMatchObject({
    '@type': 'Accounting',
    id: 'accounting_1',
  })
  expect(flat.body.AccountingResponse.Accounting).toEqual(wrapped.body.AccountingResponse.Accounting)
  for (const hidden of [inWorkbench, committed, plain]) expect(hidden).not.toHaveProperty('Accounting')
  expect(detailed.Accounting).toMatchObject({
    id: 'accounting_1',
    dataType: 'Agency',
    NameValuePair: [
      { name: 'DP', value: 'SALES' },
      { name: 'CC', value: 'N-8' },
    ],
  })
})

it('refuses empty accounting, pairs without a name, more than a hundred pairs, and a foreign workbench', async () => {
  const workbench = await client(api).openWorkbench()
  const many = Array.from({ length: 100 }, (_, index) => ({ name: `N${index}`, value: 'A' }))
  const wrong = [
    {},
    { NameValuePair: [] },
    { NameValuePair: [{ value: 'N-7' }] },
    { NameValuePair: 'CC' },
    { NameValuePair: many },
  ]
  for (const body of wrong)
    expect(errorOf((await add(workbench, body)).body).SourceCode, JSON.stringify(body)).toBe('1586')

  expect(errorOf((await add(workbench, { dataType: 'Agency' }, { as: otherAccount })).body).SourceCode).toBe(
    '4100',
  )
})
