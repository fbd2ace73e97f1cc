import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hoursMs } from '../../../lib/kernel/instant.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { ledger } from '../../support/ledger.ts'
import { adults, divide, prepareParty } from '../../support/party.ts'
import { addSeat, bookSeats, ofWorkbench, seatItem, seatMap, seatsIn, seatsOf } from '../../support/seat.ts'
import { client, documentsOf, errorOf, inboundDate, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  expect(await discrepancies(api)).toEqual([])
  await api.close()
})

const inWorkbench = (workbench: string) => ({ path: { ReservationResource_Identifier: workbench } })
const cancel = async (workbench: string, offer: Json): Promise<Json> => {
  const body = { BuildFromOffer: { OfferIdentifier: { Identifier: offer.Identifier } } }
  return (await api.call('cancelOffer', { ...inWorkbench(workbench), body })).body
}
const seatNamesIn = ({ Offer = [] }: Json): string[] =>
  Offer.flatMap(({ Product: [{ Ancillary }] }: Json) =>
    Ancillary?.SeatAssignment ? [Ancillary.SeatAssignment.Seat] : [],
  )
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
/** The seats of the first flight that no one can choose, as another client sees them. */
async function reservedNow(date?: string): Promise<string[]> {
  const { workbench } = await client(api).prepare(date === undefined ? {} : { date })
  const map = await seatMap(api, ofWorkbench(workbench))
  return seatsIn(map.CatalogOfferingsID[0].CatalogOffering[0], 'Reserved')
}

/** A held trip of two with a paid seat each, and its workbench. */
async function holdTwo(): Promise<{ locator: string; workbench: string; offers: Json[]; seats: string[] }> {
  const { workbench } = await prepareParty(api, adults(2))
  const map = await seatMap(api, ofWorkbench(workbench))
  const seats = seatsOf(map, 'paid').slice(0, 2)
  const items = seats.map((seat, index) =>
    seatItem(map, seat, { TravelerIdentifierRef: { id: `travelerRefId_${index + 1}` } }),
  )
  const { OfferID } = await bookSeats(api, workbench, ...items)
  const locator = locatorOf(await client(api).committed(workbench))
  return { locator, workbench: await client(api).reopen(locator), offers: OfferID, seats }
}

describe('paid seats', () => {
  it('are cancelled one in a workbench; the next one in another; someone else can have them then', async () => {
    const { locator, workbench, offers, seats } = await holdTwo()
    const first = await cancel(workbench, offers[0])
    const second = await cancel(workbench, offers[1])
    const left = await client(api).committed(workbench)
    const next = await client(api).reopen(locator)
    const later = await cancel(next, offers[1])
    const none = await client(api).committed(next)

    expect(first.OfferListResponse.OfferID).toMatchObject([{ '@type': 'Offer', id: 'offer_2' }])
    expect(first.OfferListResponse.ReferenceList[0].Flight).toHaveLength(1)
    expect(errorOf(second)).toMatchObject({
      SourceCode: '4979',
      Message: 'ONLY ONE PAID SEAT CAN BE CANCELLED PER WORKBENCH SESSION',
    })
    expect(seatNamesIn(left)).toEqual([seats[1]])
    expect(errorOf(later)).toBeUndefined()
    expect(seatNamesIn(none)).toEqual([])
    const reserved = await reservedNow()
    for (const seat of seats) expect(reserved).not.toContain(seat)
  })

  it('of the same session count, too', async () => {
    const { workbench } = await prepareParty(api, adults(2))
    const map = await seatMap(api, ofWorkbench(workbench))
    const items = seatsOf(map, 'paid')
      .slice(0, 2)
      .map((seat, index) =>
        seatItem(map, seat, { TravelerIdentifierRef: { id: `travelerRefId_${index + 1}` } }),
      )
    const { OfferID } = await bookSeats(api, workbench, ...items)

    expect(errorOf(await cancel(workbench, OfferID[0]))).toBeUndefined()
    expect(errorOf(await cancel(workbench, OfferID[1])).SourceCode).toBe('4979')
  })

  it('with an EMD, or of a ticketed trip, are not cancelled', async () => {
    const { workbench, offer } = await client(api).prepare()
    const seat = await addSeat(api, workbench, 'paid')
    await client(api).pay(workbench, offer)
    const ticketed = await client(api).committed(workbench)
    const again = await client(api).reopen(locatorOf(ticketed))
    const withTicket = await cancel(again, seat)
    await client(api).pay(again, seat)
    const paid = await client(api).committed(again)
    const withEmd = await cancel(await client(api).reopen(locatorOf(paid)), seat)

    expect(errorOf(withTicket)).toMatchObject({
      Message: 'ANCILLARIES OF A TICKETED ITINERARY CANNOT BE CANCELLED',
    })
    expect(documentsOf(paid).map((one) => one['@type'])).toContain('DocumentEMD')
    expect(errorOf(withEmd)).toHaveProperty('SourceCode')
  })
})

it('several free seats are cancelled in one workbench', async () => {
  const cabin = {
    SearchModifiersAir: { CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }] },
  }
  const { workbench } = await prepareParty(api, adults(2), { more: cabin })
  const map = await seatMap(api, ofWorkbench(workbench))
  const items = seatsOf(map, 'free')
    .slice(0, 2)
    .map((seat, index) =>
      seatItem(map, seat, { TravelerIdentifierRef: { id: `travelerRefId_${index + 1}` } }),
    )
  const { OfferID } = await bookSeats(api, workbench, ...items)
  const again = await client(api).reopen(locatorOf(await client(api).committed(workbench)))
  for (const offer of OfferID) expect(errorOf(await cancel(again, offer))).toBeUndefined()

  expect(seatNamesIn(await client(api).committed(again))).toEqual([])
})

it('an NDC seat is cancelled in the workbench that it was added in, and of a held order', async () => {
  const { workbench } = await client(api).prepareNdc()
  const map = await seatMap(api, ofWorkbench(workbench))
  const kind = seatsOf(map, 'paid').length > 0 ? 'paid' : 'free'
  const first = await addSeat(api, workbench, kind)
  const { OfferListResponse: answer } = await cancel(workbench, first)
  const second = await addSeat(api, workbench, kind)
  const again = await client(api).reopen(locatorOf(await client(api).committed(workbench)))
  await cancel(again, second)

  expect(answer.OfferID).toHaveLength(1)
  expect(answer).not.toHaveProperty('ReferenceList')
  expect(seatNamesIn(await client(api).committed(again))).toEqual([])
})

describe('a seat goes', () => {
  it('with its segment', async () => {
    const { workbench } = await client(api).prepare({ returnDate: inboundDate })
    const map = await seatMap(api, ofWorkbench(workbench))
    const last = map.CatalogOfferingsID.length - 1
    const [there = '', back = ''] = [0, last].map((flight) => seatsOf(map, 'paid', flight)[0] ?? '')
    await bookSeats(api, workbench, seatItem(map, there), seatItem(map, back, {}, last))
    const held = await client(api).committed(workbench)
    const again = await client(api).reopen(locatorOf(held))
    const [offer] = held.Offer
    const selection = {
      offerID: { Identifier: offer.Identifier },
      productSegmentSequenceArray: [{ productID: { id: 'product_1' } }],
    }
    await api.call('cancelItems', {
      ...inWorkbench(again),
      body: { cancelOffers: { objectType: 'CancelSelectedOffers', offerProductSelection: [selection] } },
    })

    expect(seatNamesIn(await client(api).committed(again))).toEqual([back])
  })

  it('with its traveler when the reservation is divided', async () => {
    const { locator, offers, seats } = await holdTwo()
    const { body } = await divide(api, locator, [2])
    const parent = await retrieve(locator)
    const other = body.ReservationResponse.Reservation

    expect(offers).toHaveLength(2)
    expect(seatNamesIn(parent)).toEqual([seats[0]])
    expect(seatNamesIn(other)).toEqual([seats[1]])
  })

  it('with a hold that expires', async () => {
    const before = api.now()
    const { workbench } = await client(api).prepare()
    const seat = await addSeat(api, workbench, 'paid')
    const own = seat.Product[0].Ancillary.SeatAssignment.Seat
    const held = await client(api).committed(workbench)
    const isHeld = async (): Promise<boolean> =>
      (await ledger(api).holds()).some(({ seat: name }) => name === own)
    const atFirst = await isHeld()
    api.setNow(before + hoursMs(30))
    const after = await retrieve(locatorOf(held))
    await api.service.expireHolds()
    const isHeldAfter = await isHeld()
    api.setNow(before)

    expect(atFirst).toBe(true)
    expect(seatNamesIn(after)).toEqual([])
    expect(isHeldAfter).toBe(false)
  })
})
