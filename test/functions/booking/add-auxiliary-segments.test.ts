import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import {
  auxiliaryBody,
  client,
  errorOf,
  locatorOf,
  outboundDate,
  pickOffers,
  selectionBody,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const inWorkbench = (workbench: string) => ({ path: { ReservationResource_Identifier: workbench } })
const add = (workbench: string, body: Json = auxiliaryBody(), more = {}) =>
  api.call('addAuxiliarySegments', { ...inWorkbench(workbench), body, ...more })
const cancelItems = (workbench: string, body: Json) =>
  api.call('cancelItems', { ...inWorkbench(workbench), body })
const retrieve = async (Identifier: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier } })).body.ReservationResponse.Reservation
const idsIn = ({ CustomAuxiliarySegment = [] }: Json): string[] =>
  CustomAuxiliarySegment.map(({ id }: Json) => id)

it('adds segments that are no flights, as they were sent, in their place in the itinerary', async () => {
  const { workbench } = await client(api).prepare()
  const { body } = await add(
    workbench,
    auxiliaryBody({}, { id: 'ship', SegmentType: 'sur', Date: '2027-05-09', CustomTextQualifier: 'DO' }),
  )
  const booked = await client(api).committed(workbench)
  const { CustomAuxiliarySegments } = body.CustomAuxiliarySegmentResponse

  expect(CustomAuxiliarySegments).toMatchObject([
    { ...auxiliaryBody().CustomAuxiliarySegment[0], id: 'aux_1', customAuxiliarySegmentRef: 'aux_1' },
    { id: 'ship', SegmentType: 'SUR', Date: '2027-05-09', CustomTextQualifier: 'DO' },
  ])
  expect(booked.CustomAuxiliarySegment).toEqual(CustomAuxiliarySegments)
  expect(booked.ReservationDisplaySequence).toMatchObject({
    AuxiliaryDisplaySequence: [
      { displaySequence: 1, CustomAuxiliarySegmentRef: 'ship' },
      { displaySequence: 3, CustomAuxiliarySegmentRef: 'aux_1' },
    ],
    DisplaySequence: [{ displaySequence: 2, OfferRef: 'offer_1' }],
  })
})

it('makes a reservation of them alone, which nothing ends', async () => {
  const seats = await ledger(api).seatsHeld()
  const workbench = await client(api).openWorkbench()
  await add(workbench)
  await client(api).addTraveler(workbench)
  const booked = await client(api).committed(workbench)
  const before = api.now()
  api.setNow(before + 30 * 86_400_000)
  const later = await retrieve(locatorOf(booked))
  api.setNow(before)

  expect(idsIn(booked)).toEqual(['aux_1'])
  expect(later).toEqual(booked)
  expect(await ledger(api).seatsHeld()).toBe(seats)
})

it('removes them, one by one, all, with everything, or with the reservation', async () => {
  const workbench = await client(api).openWorkbench()
  await add(workbench, auxiliaryBody({}, {}, {}))
  await client(api).addTraveler(workbench)
  const booked = await client(api).committed(workbench)
  const reopened = await client(api).reopen(locatorOf(booked))
  const select = (...ids: string[]) => ({
    cancelAuxiliarySegments: {
      objectType: 'CancelSelectedAuxiliarySegments',
      auxiliarySegmentSelection: ids.map((id) => ({ id })),
    },
  })
  const unknown = await cancelItems(reopened, select('aux_9'))
  const one = await cancelItems(reopened, select('aux_2'))
  const left = await client(api).committed(reopened)
  const again = await client(api).reopen(locatorOf(booked))
  const all = await cancelItems(again, {
    cancelAuxiliarySegments: { objectType: 'CancelAllAuxiliarySegments' },
  })
  const whole = await api.call('cancelReservation', {
    path: { ReservationResource_Identifier: locatorOf(booked) },
  })

  expect(errorOf(unknown.body).SourceCode).toBe('4101')
  expect(idsIn(one.body.ReservationResponse.Reservation)).toEqual(['aux_1', 'aux_3'])
  expect(left.Receipt.at(-1)).toMatchObject({ '@type': 'ReceiptCancellation', OfferRef: ['aux_2'] })
  expect(idsIn(all.body.ReservationResponse.Reservation)).toEqual([])
  expect(whole.body.ReceiptListResponse.ReceiptID.map(({ OfferRef }: Json) => OfferRef[0])).toEqual([
    'aux_1',
    'aux_3',
  ])
})

it('is not for NDC', async () => {
  const workbench = await client(api).openWorkbench()
  const body = selectionBody(pickOffers(await client(api).search({}, { contentSourceList: ['NDC'] })))
  await api.call('addOffer', { ...inWorkbench(workbench), body })

  expect(errorOf((await add(workbench)).body).SourceCode).toBe('4103')
})

it.each<[string, Json]>([
  ['a kind that is none', { SegmentType: 'HTL' }],
  ['no supplier', { SupplierCode: undefined }],
  ['no date', { Date: undefined }],
  ['a date that is none', { Date: `${outboundDate.slice(0, 8)}32` }],
  ['a place that is none', { Location: 'Rome' }],
  ['a text that is too long', { CustomText: 'x'.repeat(128) }],
])('answers 400 to %s', async (_, more) => {
  expect((await add(await client(api).openWorkbench(), auxiliaryBody(more))).status).toBe(400)
})

it('reports only an unknown workbench to another agency', async () => {
  const answer = await add(await client(api).openWorkbench(), auxiliaryBody(), { as: otherAccount })

  expect(errorOf(answer.body).SourceCode).toBe('4100')
})
