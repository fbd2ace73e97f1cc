import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  confirmationsOf,
  findOffer,
  passiveBody,
  recordLocatorsOf,
  stayBody,
  stayOf,
} from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let Identifier: string
beforeAll(async () => {
  api = await startApi()
  ;[Identifier = ''] = recordLocatorsOf(
    (await api.call('createPassiveReservation', { body: passiveBody() })).body,
  )
})
afterAll(() => api.close())

const update = (detail: Json, locator = Identifier) =>
  api.call('updatePassiveHotel', { path: { Identifier: locator }, body: { ReservationDetail: detail } })

it('changes the members that are sent, and no others', async () => {
  const DateRange = { start: '2027-05-12', end: '2027-05-15' }
  const { Receipt } = passiveBody().ReservationDetail
  const { body } = await update({
    Receipt,
    Offer: [{ Product: [{ DateRange, propertyName: 'Casa da Lua' }] }],
  })
  const [{ bookingCode }] = passiveBody().ReservationDetail.Offer[0].Product

  expect(stayOf(body).Offer[0].Product).toMatchObject([
    { DateRange, propertyName: 'Casa da Lua', bookingCode },
  ])
  expect(confirmationsOf(body)).toEqual(['EXT-4711'])
})

it('refuses an unknown segment, and a room that was sold', async () => {
  const sold = (await api.call('createHotelReservation', { body: stayBody(await findOffer(api)) })).body
  const unknown = await update({ Receipt: [{ Confirmation: { Locator: { value: 'NONE' } } }], Offer: [] })
  const room = await update({ Receipt: stayOf(sold).Receipt, Offer: [] }, recordLocatorsOf(sold)[0])

  expect([unknown.status, errorOf(unknown.body).SourceCode]).toEqual([400, '13061'])
  expect([room.status, errorOf(room.body).SourceCode]).toEqual([400, '13061'])
})
