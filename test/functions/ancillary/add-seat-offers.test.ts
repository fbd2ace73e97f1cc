import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ofWorkbench, seatItem, seatMap, seatsOf } from '../../support/seat.ts'
import { client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('adds seats as the booking of ancillaries does, under either name of the list; an item needs a seat', async () => {
  const { workbench } = await client(api).prepare()
  const map = await seatMap(api, ofWorkbench(workbench))
  const [seat = ''] = seatsOf(map, 'paid')
  const path = { ReservationResource_Identifier: workbench }
  const add = async (body: Json): Promise<Json> => (await api.call('addSeatOffers', { path, body })).body
  const { SeatAssignment: _, ...without } = seatItem(map, seat)
  const empty = await add({ BuildAncillarySeatOffers: [without] })
  const taken = await add({ BuildAncillarySeatOffers: [seatItem(map, '99Z')] })
  const added = await add({
    OfferQueryBuildAncillarySeatOffers: { BuildAncillarySeatOffers: [seatItem(map, seat)] },
  })
  const again = await add({
    OfferQueryBuildAncillaryOffersFromCatalogOfferings: {
      BuildAncillaryOffersFromCatalogOfferings: [seatItem(map, seat)],
    },
  })

  expect(errorOf(empty)).toMatchObject({ SourceCode: '4976', Message: 'INVALID SEAT' })
  expect(errorOf(taken).SourceCode).toBe('4976')
  expect(added.OfferListResponse.OfferID).toMatchObject([
    { id: 'offer_2', Product: [{ Ancillary: { '@type': 'AncillaryAirSeat' } }] },
  ])
  expect(errorOf(again).SourceCode).toBe('4978')
})
