import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { ledger } from '../../support/ledger.ts'
import { scarceClass } from '../../support/scarce-class.ts'
import {
  cardBody,
  client,
  errorOf,
  locatorOf,
  priceSegmentsBody,
  ticketNumbersOf,
  unpricedBody,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi({ log: { request: () => undefined, bug: () => undefined } })
})
afterAll(() => api.close())

const inWorkbench = (workbench: string) => ({ path: { ReservationResource_Identifier: workbench } })
const add = (workbench: string, body: Json) =>
  api.call('addUnpricedSegments', { ...inWorkbench(workbench), body })
const build = (workbench: string, body: Json = priceSegmentsBody('unpricedSegment_1'), more = {}) =>
  api.call('buildFromUnpricedSegments', { ...inWorkbench(workbench), body, ...more })
const built = async (workbench: string, body?: Json): Promise<Json> =>
  (await build(workbench, body)).body.OfferListResponse.OfferID[0]
const segmentsOf = ({ UnpricedSegments }: Json): Json[] => UnpricedSegments?.UnpricedFlightSegment ?? []
const out = { id: 'out' }
const back = { id: 'back', from: 'JFK', to: 'LHR', number: '178', date: '2027-05-18' }

async function prepare(
  flights: readonly Json[] = [out, back],
  travelers: readonly Json[] = [{}],
): Promise<string> {
  const workbench = await client(api).openWorkbench()
  await add(workbench, unpricedBody(...flights))
  for (const traveler of travelers) await client(api).addTraveler(workbench, traveler)
  return workbench
}
const hold = async (...args: Parameters<typeof prepare>): Promise<Json> =>
  client(api).committed(await prepare(...args))
const reopen = (reservation: Json): Promise<string> => client(api).reopen(locatorOf(reservation))

describe('flights that have no price', () => {
  it('become an offer in the workbench where they were added, and are sold once', async () => {
    const seats = await ledger(api).seatsHeld()
    const workbench = await prepare()
    const offer = await built(workbench, priceSegmentsBody('out', 'back'))
    const booked = await client(api).committed(workbench)

    expect(offer).toMatchObject({ id: 'offer_1', ContentSource: 'GDS', Price: { '@type': 'PriceDetail' } })
    expect(offer.Product).toMatchObject([
      {
        FlightSegment: [{ Flight: { number: '117' } }],
        PassengerFlight: [{ FlightProduct: [{ classOfService: 'Y' }] }],
      },
      { FlightSegment: [{ Flight: { number: '178' } }] },
    ])
    expect(segmentsOf(booked)).toEqual([])
    expect(booked.Offer).toHaveLength(1)
    expect(await ledger(api).seatsHeld()).toBe(seats + 2)
    expect(await discrepancies(api)).toEqual([])
  })

  it('are priced later, for all travelers: the offer inherits the held seats, and is ticketed', async () => {
    const child = { passengerTypeCode: 'CNN', birthDate: '2019-01-02' }
    const held = await hold([out, back], [{}, child])
    const seats = await ledger(api).seatsHeld()
    const workbench = await reopen(held)
    const offer = await built(workbench, priceSegmentsBody('out', 'back'))
    await client(api).pay(workbench, offer, cardBody())
    const ticketed = await client(api).committed(workbench)

    expect(offer.Product[0].PassengerFlight.map(({ passengerTypeCode }: Json) => passengerTypeCode)).toEqual([
      'ADT',
      'CNN',
    ])
    expect(ticketNumbersOf(ticketed)).toHaveLength(2)
    expect(segmentsOf(ticketed)).toEqual([])
    expect(await ledger(api).seatsHeld()).toBe(seats)
    expect(await discrepancies(api)).toEqual([])
  })

  it('are priced and sold although the flight is sold out', async () => {
    const held = await hold((await lastSeat()).UnpricedFlightSegment)
    const workbench = await reopen(held)
    await build(workbench, priceSegmentsBody(segmentsOf(held)[0]?.id))

    expect((await client(api).committed(workbench)).Offer).toHaveLength(1)
    expect(await discrepancies(api)).toEqual([])
  })

  it('are priced one by one: the others remain unpriced', async () => {
    const held = await hold()
    const workbench = await reopen(held)
    await build(workbench, priceSegmentsBody('back'))
    const booked = await client(api).committed(workbench)
    const again = await reopen(booked)
    await build(again, priceSegmentsBody('out'))
    const both = await client(api).committed(again)

    expect(segmentsOf(booked).map(({ id }) => id)).toEqual(['out'])
    expect(both.Offer.map(({ Product }: Json) => Product[0].FlightSegment[0].Flight.number)).toEqual([
      '178',
      '117',
    ])
    expect(await discrepancies(api)).toEqual([])
  })

  it('keep their seats when the commit fails, and can be priced again', async () => {
    const held = await hold()
    const workbench = await reopen(held)
    const rare = await lastSeat()
    await build(workbench, priceSegmentsBody('out', 'back'))
    await add(workbench, rare)
    await hold(rare.UnpricedFlightSegment)
    const refused = await client(api).commit(workbench)
    const balance = await discrepancies(api)
    const again = await reopen(held)
    await build(again, priceSegmentsBody('out', 'back'))
    const booked = await client(api).committed(again)

    expect(errorOf(refused.body).SourceCode).toBe('4012')
    expect(balance).toEqual([])
    expect(booked.Offer).toHaveLength(1)
    expect(await discrepancies(api)).toEqual([])
  })

  it('are released with the offer that was built of them, or a part of it', async () => {
    const held = await hold()
    const seats = await ledger(api).seatsHeld()
    const workbench = await reopen(held)
    const offer = await built(workbench, priceSegmentsBody('out', 'back'))
    const offerProductSelection = [
      {
        offerID: { Identifier: offer.Identifier },
        productSegmentSequenceArray: [{ productID: { id: 'product_2' } }],
      },
    ]
    await api.call('cancelItems', {
      ...inWorkbench(workbench),
      body: { cancelOffers: { objectType: 'CancelSelectedOffers', offerProductSelection } },
    })
    const half = await client(api).committed(workbench)
    const kept = await ledger(api).seatsHeld()
    await api.call('cancelReservation', { path: { ReservationResource_Identifier: locatorOf(held) } })

    expect(half.Offer[0].Product).toHaveLength(1)
    expect(half.Receipt.at(-1)).toMatchObject({ '@type': 'ReceiptCancellation', OfferRef: ['back'] })
    expect([kept, await ledger(api).seatsHeld()]).toEqual([seats - 1, seats - 2])
    expect(await discrepancies(api)).toEqual([])
  })
})

/** A flight in a class that has one seat left. */
async function lastSeat(): Promise<Json> {
  const { body, leave } = await scarceClass(api)
  await leave(1)
  return body(1)
}

it('is refused for unknown segments, passive segments, some of the travelers, and manual fares', async () => {
  const workbench = await prepare(
    [out, { id: 'elsewhere', passiveSegmentStatus: 'YK' }],
    [{ id: 'a' }, { id: 'b' }],
  )
  const [criteria] = priceSegmentsBody('out').BuildFromUnpricedSegments
  const [{ UnpricedFlightSegmentRefs }] = criteria.UnpricedFlightSegmentCriteria
  const forOne = { UnpricedFlightSegmentCriteria: [{ UnpricedFlightSegmentRefs, TravelerRefs: ['a'] }] }
  const codes = []
  for (const body of [
    priceSegmentsBody('nope'),
    priceSegmentsBody('elsewhere'),
    forOne,
    { ...criteria, '@type': 'BuildFromUnpricedSegmentsManualPrice' },
  ]) {
    codes.push(errorOf((await build(workbench, body)).body).SourceCode)
  }
  const forAll = { UnpricedFlightSegmentCriteria: [{ UnpricedFlightSegmentRefs, TravelerRefs: ['a', 'b'] }] }

  expect(codes).toEqual(['4101', '4193', '4194', '4195'])
  expect(errorOf((await build(workbench, forAll)).body)).toBeUndefined()
})

it('answers 400 when no flight is named, and reports nothing to another agency', async () => {
  const workbench = await prepare()
  const foreign = await build(workbench, priceSegmentsBody('out'), { as: otherAccount })

  expect((await build(workbench, priceSegmentsBody())).status).toBe(400)
  expect(errorOf(foreign.body).SourceCode).toBe('4100')
})
