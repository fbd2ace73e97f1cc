import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { adults, divide, prepareParty } from '../../support/party.ts'
import { addSeat, bookSeats, ofWorkbench, seatItem, seatMap, seatsIn, seatsOf } from '../../support/seat.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  expect(await discrepancies(api)).toEqual([])
  await api.close()
})

const designatorOf = (offer: Json): string => offer.Product[0].Ancillary.SeatAssignment.Seat

/** The seats of the first flight that are taken, as another buyer sees them. */
async function takenOn(date: string): Promise<string[]> {
  const { workbench } = await client(api).prepare({ date })
  const map = await seatMap(api, ofWorkbench(workbench))
  return seatsIn(map.CatalogOfferingsID[0].CatalogOffering[0], 'Reserved')
}

it('a seat that is gone at commit books nothing: the surname NOSEAT forces it', async () => {
  const PersonName = { '@type': 'PersonNameDetail', Given: 'ISOLDE', Surname: 'NOSEAT' }
  const { workbench } = await client(api).prepare({ date: '2027-07-05' }, { PersonName })
  const seat = await addSeat(api, workbench, 'paid')
  const { body } = await client(api).commit(workbench)

  expect(errorOf(body)).toMatchObject({ SourceCode: '4975', Message: 'SEAT NOT AVAILABLE' })
  expect(await takenOn('2027-07-05')).not.toContain(designatorOf(seat))
})

it('a seat is given back with the reservation, and sold to the next buyer', async () => {
  const date = '2027-07-02'
  const { workbench } = await client(api).prepare({ date })
  const seat = designatorOf(await addSeat(api, workbench, 'paid'))
  const locator = locatorOf(await client(api).committed(workbench))
  const whenSold = await takenOn(date)
  await api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } })
  const whenCancelled = await takenOn(date)
  const next = (await client(api).prepare({ date })).workbench
  const map = await seatMap(api, ofWorkbench(next))
  await bookSeats(api, next, seatItem(map, seat))
  await client(api).committed(next)

  expect(whenSold).toContain(seat)
  expect(whenCancelled).toEqual(whenSold.filter((one) => one !== seat))
  expect(await takenOn(date)).toEqual(whenSold)
})

it('a seat of a booking that is not paid in time is given back', async () => {
  const date = '2027-07-03'
  const { workbench } = await client(api).prepare({ date })
  const seat = designatorOf(await addSeat(api, workbench, 'paid'))
  await client(api).committed(workbench)
  const before = api.now()
  api.advance(27 * 60)
  await api.service.expireHolds()
  const taken = await takenOn(date)
  api.setNow(before)

  expect(taken).not.toContain(seat)
})

it('a seat leaves with its traveler when the reservation is divided, and stays taken', async () => {
  const date = '2027-07-04'
  const { workbench } = await prepareParty(api, adults(2), { date })
  const map = await seatMap(api, ofWorkbench(workbench))
  const seats = seatsOf(map, 'paid').slice(0, 2)
  for (const [index, seat] of seats.entries()) {
    const TravelerIdentifierRef = { id: `travelerRefId_${index + 1}` }
    await bookSeats(api, workbench, seatItem(map, seat, { TravelerIdentifierRef }))
  }
  const locator = locatorOf(await client(api).committed(workbench))
  const divided = await divide(api, locator, [2])

  expect(errorOf(divided.body)).toBeUndefined()
  expect(await takenOn(date)).toEqual(expect.arrayContaining(seats))
})
