import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('replaces the remarks of one entry, by identifier or id, under the same rules', async () => {
  const workbench = await client(api).openWorkbench()
  const path = { ReservationResource_Identifier: workbench }
  const remark = (value: string) => ({ ReservationComment: [{ Comment: [{ name: 'SI', value }] }] })
  const added = await api.call('addReservationComments', { path, body: remark('FIRST') })
  const [{ id, Identifier }] = added.body.ReservationCommentListResponse.ReservationCommentID
  const replace = (name: string, value: string) =>
    api.call('replaceReservationComments', {
      path: { ...path, Identifier: name },
      body: { ReservationCommentListRequest: remark(value) },
    })
  const replaced = await replace(Identifier.value, 'SECOND')
  const tooLong = await replace(id, 'x'.repeat(51))
  const unknown = await replace('reservationComment_9', 'THIRD')
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect(replaced.body.ReservationCommentListResponse.ReservationCommentID).toEqual([
    { '@type': 'ReservationComment', id, Identifier },
  ])
  expect([errorOf(tooLong.body).SourceCode, errorOf(unknown.body).SourceCode]).toEqual(['1586', '4150'])
  expect(body.ReservationResponse.Reservation.ReservationComment).toMatchObject([
    { id, Comment: [{ value: 'SECOND' }] },
  ])
})
