import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { passiveBody, stayDates, stayOf } from '../../support/stay.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
let Identifier: string
beforeAll(async () => {
  api = await startApi()
  Identifier = locatorOf(await client(api).hold())
})
afterAll(() => api.close())

const add = (body: Json) => api.call('addPassiveHotel', { path: { Identifier }, body })

it('joins the flights of a reservation; a repetition adds nothing', async () => {
  const [first, again] = [await add(passiveBody()), await add(passiveBody())]

  expect(stayOf(first.body).Offer.map(({ passiveOfferInd }: Json) => passiveOfferInd ?? false)).toEqual([
    false,
    true,
  ])
  expect(stayOf(again.body)).toEqual(stayOf(first.body))
})

it('dates alone are a placeholder: status AK, a receipt without a locator', async () => {
  const { ReservationDetail } = passiveBody()
  const DateRange = { start: stayDates.checkOut, end: '2027-05-20' }
  const { body } = await add({
    ReservationDetail: { ...ReservationDetail, Receipt: undefined, Offer: [{ Product: [{ DateRange }] }] },
  })
  const { Offer, Receipt } = stayOf(body)
  const receipt = Receipt.find(({ OfferRef }: Json) => OfferRef?.includes(Offer.at(-1).id))

  expect(Offer.at(-1).Product[0].DateRange).toEqual(DateRange)
  expect(receipt.Confirmation).toEqual({
    '@type': 'ConfirmationHold',
    OfferStatus: { '@type': 'OfferStatusHospitality', code: 'AK', Status: 'Confirmed' },
  })
})

it('refuses a passive segment with more than dates but no confirmation', async () => {
  const { status, body } = await add(passiveBody({}, { Receipt: undefined }))

  expect([status, errorOf(body).SourceCode]).toEqual([400, '13045'])
})
