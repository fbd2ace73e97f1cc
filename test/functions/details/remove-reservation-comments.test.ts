import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('removes one entry, once, and never reuses its id', async () => {
  const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
  const add = async () => {
    const { body } = await api.call('addReservationComments', {
      path,
      body: { Comment: [{ name: 'RE', value: 'A' }] },
    })
    return body.ReservationCommentListResponse.ReservationCommentID[0].id
  }
  const remove = (Identifier: string) =>
    api.call('removeReservationComments', { path: { ...path, Identifier } })
  expect(await add()).toBe('reservationComment_1')
  const removed = await remove('reservationComment_1')
  const again = await remove('reservationComment_1')

  expect([removed.status, errorOf(again.body).SourceCode]).toEqual([204, '4150'])
  expect(await add()).toBe('reservationComment_2')
})
