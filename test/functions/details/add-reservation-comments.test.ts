import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
let workbench: string
let offer: Json
beforeAll(async () => {
  api = await startApi()
  ;({ workbench, offer } = await client(api).prepare())
})
afterAll(() => api.close())

const add = (body: Json) =>
  api.call('addReservationComments', { path: { ReservationResource_Identifier: workbench }, body })
const addOne = (name: string, value: string) => add({ ReservationComment: [{ Comment: [{ name, value }] }] })
const shown = async (): Promise<Json[]> => {
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  return body.ReservationResponse.Reservation.ReservationComment ?? []
}
const valuesOf = (comments: Json[]) =>
  comments.flatMap(({ Comment }) => Comment.map(({ value }: Json) => value))

it.each([
  ['YT', 87],
  ['HS', 87],
  ['CR', 87],
  ['R*', 87],
  ['HG', 87],
  ['RE', 84],
  ['ITIN COMMENTS', 70],
  ['SI', 50],
  ['Vendor Remarks', 99],
])('a remark %s holds %d characters, and not one more', async (name, length) => {
  const longest = await addOne(name, 'x'.repeat(length))
  const longer = await addOne(name, 'x'.repeat(length + 1))

  expect(longest.body.ReservationCommentListResponse.ReservationCommentID[0]['@type']).toBe(
    'ReservationComment',
  )
  expect([longer.status, errorOf(longer.body).SourceCode]).toEqual([400, '1586'])
})

it('a remark for the carrier holds letters, digits, spaces, periods, slashes and dashes only', async () => {
  const { status, body } = await addOne('Vendor Remarks', 'VIP & FRIENDS')

  expect([status, errorOf(body).SourceCode]).toEqual([400, '1586'])
})

it('adds all of a list or none', async () => {
  const before = await shown()
  const entry = (value: string) => ({ Comment: [{ name: 'RE', value }] })
  const answer = await add({
    ReservationCommentListRequest: { ReservationCommentID: [entry('FINE'), entry('x'.repeat(85))] },
  })

  expect(answer.status).toBe(400)
  expect(await shown()).toEqual(before)
})

it('refuses an offer and a segment that the workbench has not', async () => {
  const about = (AppliesTo: Json) =>
    add({ ReservationComment: [{ Comment: [{ name: 'RE', value: 'A' }], AppliesTo: [AppliesTo] }] })
  const unknown = await about({ '@type': 'AppliesToOffer', OfferIdentifier: [{ id: 'offer_7' }] })
  const segment = await about({ OfferIdentifier: [{ id: offer.id }], SegmentSequenceList: [9] })

  expect([errorOf(unknown.body).SourceCode, errorOf(segment.body).SourceCode]).toEqual(['4177', '4101'])
})

it('refuses more entries than a reservation holds', async () => {
  const answer = await add({
    ReservationComment: Array.from({ length: 99 }, () => ({ Comment: [{ name: 'RE', value: 'A' }] })),
  })

  expect(errorOf(answer.body).SourceCode).toBe('4159')
})

it('the reservation and its next workbench keep remarks and what they are about; historical ones only the detailed view shows', async () => {
  const AppliesTo = [{ '@type': 'AppliesToOffer', OfferIdentifier: [{ Identifier: offer.Identifier }] }]
  const added = await add({
    ReservationComment: [{ id: 'mine', Comment: [{ name: 'RE', value: 'CALLED 12 MARCH' }], AppliesTo }],
  })
  await addOne('HG', 'OLD STORY')
  expect(added.body.ReservationCommentListResponse.ReservationCommentID[0].id).toBe('mine')

  const committed = await client(api).committed(workbench)
  const path = { Identifier: locatorOf(committed) }
  const plain = (await api.call('retrieveReservation', { path })).body.ReservationResponse.Reservation
  const detailed = (await api.call('retrieveReservation', { path, query: { detailViewInd: 'true' } })).body
    .ReservationResponse.Reservation
  workbench = await client(api).reopen(path.Identifier)

  for (const held of [committed.ReservationComment, plain.ReservationComment, await shown()]) {
    expect(held.find(({ id }: Json) => id === 'mine')).toMatchObject({
      '@type': 'ReservationComment',
      Comment: [{ name: 'RE', value: 'CALLED 12 MARCH' }],
      AppliesTo: [{ '@type': 'AppliesToOffer', OfferIdentifier: [{ id: offer.id }] }],
    })
    expect(valuesOf(held)).not.toContain('OLD STORY')
  }
  expect(valuesOf(detailed.ReservationComment)).toContain('OLD STORY')
})

it('points at no offer any more that was cancelled', async () => {
  await api.call('cancelItems', {
    path: { ReservationResource_Identifier: workbench },
    body: { cancelAllInd: true },
  })
  const kept = (await shown()).find(({ id }) => id === 'mine')

  expect(kept.Comment[0].value).toBe('CALLED 12 MARCH')
  expect(kept).not.toHaveProperty('AppliesTo')
})
