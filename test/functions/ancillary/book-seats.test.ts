import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAncillary, offeringWith, pickBody, shopAncillaries } from '../../support/ancillary.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { adults, prepareParty } from '../../support/party.ts'
import {
  addSeat,
  bookSeats,
  chartsIn,
  codesIn,
  groupsIn,
  ofWorkbench,
  seatItem,
  seatMap,
  seatsIn,
  seatsOf,
} from '../../support/seat.ts'
import { client, errorOf, inboundDate, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  expect(await discrepancies(api)).toEqual([])
  await api.close()
})

const offersIn = ({ Offer = [] }: Json): Json[] => Offer.filter(({ parentOfferRef }: Json) => parentOfferRef)
const seatOf = (offer: Json): string => offer.Product[0].Ancillary.SeatAssignment.Seat
const inWorkbench = async (workbench: string): Promise<Json[]> =>
  offersIn(
    (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
      .Reservation,
  )
const errorIn = (answer: Json): Json => errorOf({ OfferListResponse: answer })
const statusOf = ({ Receipt }: Json, ref: string): Json =>
  Receipt.find(
    ({ OfferRef = [], Confirmation }: Json) =>
      OfferRef.includes(ref) && Confirmation?.OfferStatus?.StatusAncillary,
  ).Confirmation.OfferStatus.StatusAncillary[0]
/** A traveler by number. */
const forTraveler = (number: number): Json => ({ TravelerIdentifierRef: { id: `travelerRefId_${number}` } })

describe('a paid seat and a free one', () => {
  it('are offers of their own with seat, flight and price, in one request for two travelers', async () => {
    const { workbench } = await prepareParty(api, adults(2))
    const map = await seatMap(api, ofWorkbench(workbench))
    const [first = '', second = ''] = seatsOf(map, 'paid')
    const { OfferID, ReferenceList } = await bookSeats(
      api,
      workbench,
      seatItem(map, first),
      seatItem(map, second, forTraveler(2)),
    )
    const [group] = groupsIn(map.CatalogOfferingsID[0], 'paid')

    expect(OfferID.map(seatOf)).toEqual([first, second])
    expect(OfferID[0]).toMatchObject({
      '@type': 'Offer',
      id: 'offer_2',
      ContentSource: 'GDS',
      parentOfferRef: 'offer_1',
      Price: { TotalPrice: group.Price.TotalPrice, CurrencyCode: group.Price.CurrencyCode },
      Product: [
        {
          '@type': 'ProductAncillary',
          Ancillary: {
            '@type': 'AncillaryAirSeat',
            Description: [{ value: 'SEAT ASSIGNMENT', code: 'SA', subCode: '0B5' }],
            FlightRef: ['s1'],
            SeatAssignment: {
              '@type': 'SeatAssignment',
              Seat: first,
              Characteristic: codesIn(chartsIn(map)[0]).get(first),
            },
          },
        },
      ],
    })
    expect(ReferenceList[0].Flight[0].id).toBe('s1')
  })

  it('are held with the booking: the paid one pending, the free one confirmed, both linked to their flight', async () => {
    const { workbench, free } = await withFreeSeats()
    const [seat = ''] = seatsOf(free, 'free', 0)
    const { OfferID } = await bookSeats(api, workbench, seatItem(free, seat))
    const held = await client(api).committed(workbench)

    expect(OfferID[0].Price).toMatchObject({ Base: 0, TotalTaxes: 0, TotalFees: 0, TotalPrice: 0 })
    expect(statusOf(held, OfferID[0].id)).toEqual({ code: 'HK', value: 'Confirmed' })
    expect(held.OfferLink).toMatchObject([
      {
        OfferRef: OfferID[0].id,
        ParentOffer: { '@type': 'ParentOfferAir', FlightSegmentRef: 'FlightSegment_1' },
      },
    ])

    const { workbench: other } = await client(api).prepare()
    const paid = await addSeat(api, other, 'paid')
    expect(statusOf(await client(api).committed(other), paid.id)).toEqual({ code: 'HK', value: 'Pending' })
  })
})

/** A trip in a fare that includes seats. */
async function withFreeSeats(people = 1): Promise<{ workbench: string; free: Json; offer: Json }> {
  const cabin = {
    SearchModifiersAir: { CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }] },
  }
  const { workbench, offer } = await prepareParty(api, adults(people), { more: cabin })
  return { workbench, offer, free: await seatMap(api, ofWorkbench(workbench)) }
}

it.each<[string, (map: Json, seat: string, workbench: string) => Json]>([
  [
    'the map, and the seats of the flight',
    (map) => ({ CatalogOfferingIdentifier: { Identifier: map.CatalogOfferingsID[0].Identifier } }),
  ],
  [
    'the map, and the price of the seat',
    (map, seat) => ({ CatalogOfferingIdentifier: { Identifier: groupOf(map, seat).Identifier } }),
  ],
  [
    'the flight, and the price by its id',
    (map, seat) => ({
      CatalogOfferingsIdentifier: { Identifier: map.CatalogOfferingsID[0].Identifier },
      CatalogOfferingIdentifier: { id: groupOf(map, seat).id },
    }),
  ],
  [
    'the workbench, whose last map counts, and the flight by its id',
    (_, __, workbench) => ({
      CatalogOfferingsIdentifier: { Identifier: { value: workbench } },
      CatalogOfferingIdentifier: { id: 'travflight_1_0' },
    }),
  ],
  [
    'the traveler by identifier, the seat in small letters with a zero',
    (map, seat) => ({
      TravelerIdentifierRef: { value: map.CatalogOfferingsID[0].TravelerIdentifierRef[0].value },
      SeatAssignment: `0${seat.toLowerCase()}`,
    }),
  ],
])('takes what clients send to name %s', async (_, more) => {
  const { workbench } = await client(api).prepare()
  const map = await seatMap(api, ofWorkbench(workbench))
  const [seat = ''] = seatsOf(map, 'paid')
  const answer = await bookSeats(api, workbench, seatItem(map, seat, more(map, seat, workbench)))

  expect(answer.OfferID?.map(seatOf)).toEqual([seat])
})
const groupOf = (map: Json, seat: string): Json =>
  map.CatalogOfferingsID[0].CatalogOffering.find((group: Json) => seatsIn(group).includes(seat))

it('takes the older form, where the item is inside that of the seat, beside a bag', async () => {
  const { workbench } = await client(api).prepare()
  const map = await seatMap(api, ofWorkbench(workbench))
  const shop = await shopAncillaries(api, workbench)
  const [seat = ''] = seatsOf(map, 'paid')
  const { SeatAssignment, '@type': type, ...inner } = seatItem(map, seat)
  const older = { '@type': type, SeatAssignment, BuildAncillaryOffersFromCatalogOfferings: [inner] }
  const answer = await bookSeats(api, workbench, older, pickBody(shop, offeringWith(shop)))

  expect(answer.OfferID.map(({ Product: [{ Ancillary }] }: Json) => Ancillary['@type'])).toEqual([
    'AncillaryAirSeat',
    'AncillaryAirBaggage',
  ])
})

it('books seats of several flights in one request', async () => {
  const { workbench } = await client(api).prepare({ from: 'EDI', to: 'JFK', returnDate: inboundDate })
  const map = await seatMap(api, ofWorkbench(workbench))
  const all: Json[] = map.CatalogOfferingsID.map((_: Json, flight: number) =>
    seatItem(map, seatsOf(map, 'paid', flight)[0] ?? seatsOf(map, 'free', flight)[0] ?? '', {}, flight),
  )
  const { OfferID } = await bookSeats(api, workbench, ...all)
  const held = await client(api).committed(workbench)

  expect(OfferID).toHaveLength(all.length)
  expect(offersIn(held).map(({ Product: [{ Ancillary }] }) => Ancillary.FlightRef)).toEqual(
    all.map((_, index) => [`Flight_${index + 1}`]),
  )
})

describe('refuses, and adds nothing of the request,', () => {
  const refused = async (workbench: string, ...items: Json[]): Promise<Json> => {
    const before = await inWorkbench(workbench)
    const error = errorIn(await bookSeats(api, workbench, ...items))
    expect(await inWorkbench(workbench)).toEqual(before)
    return error
  }

  it('a seat that someone has, that is blocked, that the flight has not, or that is in another cabin', async () => {
    const { workbench } = await prepareParty(api, adults(2))
    const map = await seatMap(api, ofWorkbench(workbench))
    const [good = ''] = seatsOf(map, 'paid')
    const codes = codesIn(chartsIn(map)[0])
    const other = chartsIn(map)[0].Cabin[1].Row[0]
    const [first] = map.CatalogOfferingsID[0].CatalogOffering
    const taken = seatsIn(first, 'Reserved').find((seat) => codes.has(seat)) ?? ''
    const wrong = async (seat: string): Promise<Json> =>
      refused(workbench, seatItem(map, good), seatItem(map, seat, forTraveler(2)))

    expect(await wrong(taken)).toMatchObject({ SourceCode: '4975', Message: 'SEAT NOT AVAILABLE' })
    for (const [blocked = ''] of [seatsIn(first, 'Blocked').filter((seat) => codes.has(seat))])
      if (blocked) expect(await wrong(blocked)).toMatchObject({ SourceCode: '4975' })
    expect(await wrong('99Z')).toMatchObject({ SourceCode: '4976', Message: 'INVALID SEAT' })
    expect(await wrong(`${other.label}${other.Space[0].location}`)).toMatchObject({ SourceCode: '4976' })
  })

  it('a seat at another price than that of the group it names', async () => {
    const { workbench } = await client(api).prepare()
    const map = await seatMap(api, ofWorkbench(workbench))
    const [cheap, dear] = groupsIn(map.CatalogOfferingsID[0], 'paid')
    const CatalogOfferingIdentifier = { Identifier: cheap?.Identifier }
    const [seat = ''] = seatsIn(dear).filter((one) => !codesIn(chartsIn(map)[0]).get(one)?.includes('E'))

    expect(await refused(workbench, seatItem(map, seat, { CatalogOfferingIdentifier }))).toMatchObject({
      SourceCode: '4976',
    })
  })

  it('one seat for two travelers, and two seats for one', async () => {
    const { workbench } = await prepareParty(api, adults(2))
    const map = await seatMap(api, ofWorkbench(workbench))
    const [one = '', two = ''] = seatsOf(map, 'paid')

    expect(await refused(workbench, seatItem(map, one), seatItem(map, one, forTraveler(2)))).toMatchObject({
      SourceCode: '4975',
    })
    expect(await refused(workbench, seatItem(map, one), seatItem(map, two))).toMatchObject({
      SourceCode: '4978',
    })
  })

  it('a seat for an infant on a lap, and an exit row for a child or an adult with an infant', async () => {
    const child = { passengerTypeCode: 'CNN', birthDate: '2019-06-01' }
    const infant = { passengerTypeCode: 'INF', birthDate: '2026-09-01' }
    const { workbench } = await prepareParty(api, [{}, child, infant, {}])
    const map = await seatMap(api, ofWorkbench(workbench))
    const codes = codesIn(chartsIn(map)[0])
    const exit = groupsIn(map.CatalogOfferingsID[0], 'paid')
      .flatMap((group) => seatsIn(group))
      .find((seat) => codes.get(seat)?.includes('E'))
    const [usual = ''] = seatsOf(map, 'paid')
    const restricted = { SourceCode: '4977', Message: 'SEAT RESTRICTED FOR PASSENGER TYPE' }

    expect(exit).toBeDefined()
    for (const traveler of [1, 2])
      expect(await refused(workbench, seatItem(map, exit ?? '', forTraveler(traveler)))).toMatchObject(
        restricted,
      )
    expect(await refused(workbench, seatItem(map, usual, forTraveler(3)))).toMatchObject(restricted)
    const { OfferID } = await bookSeats(
      api,
      workbench,
      seatItem(map, usual, forTraveler(2)),
      seatItem(map, exit ?? '', forTraveler(4)),
    )
    expect(OfferID.map(seatOf)).toEqual([usual, exit])
  })

  it('without a map, after half an hour, or with a map of another workbench', async () => {
    const before = api.now()
    const { workbench } = await client(api).prepare()
    const { workbench: other } = await client(api).prepare()
    const map = await seatMap(api, ofWorkbench(other))
    const [seat = ''] = seatsOf(map, 'paid')
    const named = { CatalogOfferingsIdentifier: { id: 'travflight_1_0' } }
    const path = { ReservationResource_Identifier: other }

    expect((await refused(workbench, seatItem(map, seat))).SourceCode).toBe('4101')
    expect((await refused(workbench, seatItem(map, seat, named))).SourceCode).toBe('4101')
    for (const minutes of [20, 30]) {
      api.setNow(before + minutes * 60_000)
      await api.call('addTravelAgency', { path, body: { CorporateCode: 'A1' } })
    }
    expect((await refused(other, seatItem(map, seat))).SourceCode).toBe('4101')
    api.setNow(before)
  })

  it('a price for seats: they are booked at the price of the map', async () => {
    const { workbench } = await client(api).prepareNdc()
    const map = await seatMap(api, ofWorkbench(workbench))
    const seat = seatsOf(map, 'paid')[0] ?? seatsOf(map, 'free')[0] ?? ''
    const body = { BuildAncillaryOffersFromCatalogOfferings: [seatItem(map, seat)] }

    expect(errorOf((await api.call('priceAncillaries', { body })).body).SourceCode).toBe('4978')
    expect((await bookSeats(api, workbench, seatItem(map, seat))).OfferID[0]).toMatchObject({
      ContentSource: 'NDC',
      Identifier: { authority: 'QF' },
    })
  })
})

it('is first come, first served: another workbench gets the seat no more, at book or at commit', async () => {
  const date = '2027-06-22'
  const one = (await client(api).prepare({ date })).workbench
  const two = (await client(api).prepare({ date })).workbench
  const three = (await client(api).prepare({ date })).workbench
  const map = await seatMap(api, ofWorkbench(one))
  const [seat = ''] = seatsOf(map, 'paid')
  const take = async (workbench: string): Promise<Json> =>
    bookSeats(api, workbench, seatItem(await seatMap(api, ofWorkbench(workbench)), seat))
  const shown = await seatMap(api, ofWorkbench(three))
  await take(one)
  await take(two)
  await client(api).committed(one)
  const lost = await client(api).commit(two)
  const late = errorIn(await bookSeats(api, three, seatItem(shown, seat)))
  const now = await seatMap(api, ofWorkbench(three))

  expect(errorOf(lost.body)).toMatchObject({ SourceCode: '4975', Message: 'SEAT NOT AVAILABLE' })
  expect(late.SourceCode).toBe('4975')
  expect(seatsIn(now.CatalogOfferingsID[0].CatalogOffering[0], 'Reserved')).toContain(seat)
})

describe('of several GDS offers', () => {
  const twoOffers = async (): Promise<string> => {
    const { workbench } = await client(api).prepare()
    await client(api).addOffer(workbench, { from: 'JFK', to: 'LHR', date: inboundDate })
    return workbench
  }

  it('seats with a price come after the first commit, with one request for each offer', async () => {
    const workbench = await twoOffers()
    const map = await seatMap(api, ofWorkbench(workbench))
    const early = errorIn(await bookSeats(api, workbench, seatItem(map, seatsOf(map, 'paid')[0] ?? '')))
    const again = await client(api).reopen(locatorOf(await client(api).committed(workbench)))
    const now = await seatMap(api, ofWorkbench(again))
    const [first = '', second = ''] = [0, 1].map((flight) => seatsOf(now, 'paid', flight)[0] ?? '')
    const both = await bookSeats(api, again, seatItem(now, first), seatItem(now, second, {}, 1))
    const one = await bookSeats(api, again, seatItem(now, first))
    const other = await bookSeats(api, again, seatItem(now, second, {}, 1))

    expect(early).toMatchObject({ SourceCode: '4978' })
    expect(early.Message).toContain('SEVERAL OFFERS')
    expect(errorIn(both).Message).toContain('ONE REQUEST FOR EACH OFFER')
    expect([one, other].flatMap(({ OfferID }) => OfferID.map(seatOf))).toEqual([first, second])
  })
})

describe('replacing a seat', () => {
  async function heldWith(
    kind: 'free' | 'paid',
  ): Promise<{ held: Json; seat: string; again: string; map: Json }> {
    const { workbench, free } =
      kind === 'free'
        ? await withFreeSeats()
        : { workbench: (await client(api).prepare()).workbench, free: undefined }
    const map = free ?? (await seatMap(api, ofWorkbench(workbench)))
    const [seat = ''] = seatsOf(map, kind)
    await bookSeats(api, workbench, seatItem(map, seat))
    const held = await client(api).committed(workbench)
    const again = await client(api).reopen(locatorOf(held))
    return { held, seat, again, map: await seatMap(api, ofWorkbench(again)) }
  }

  it('keeps the booked one until the commit succeeds, which releases it', async () => {
    const { seat, again, map } = await heldWith('paid')
    const [next = ''] = seatsOf(map, 'paid')
    await bookSeats(api, again, seatItem(map, next))
    const meanwhile = await seatMap(api, ofWorkbench((await client(api).prepare()).workbench))
    const changed = await client(api).committed(again)
    const after = await seatMap(api, ofWorkbench((await client(api).prepare()).workbench))
    const reserved = (one: Json): string[] =>
      seatsIn(one.CatalogOfferingsID[0].CatalogOffering[0], 'Reserved')

    expect(reserved(meanwhile)).toContain(seat)
    expect(offersIn(changed).map(seatOf)).toEqual([next])
    expect(reserved(after)).toContain(next)
    expect(reserved(after)).not.toContain(seat)
  })

  it('is alone in its workbench, and is undone when the new seat is cancelled', async () => {
    const { seat, again, map } = await heldWith('paid')
    const [next = '', other = ''] = seatsOf(map, 'paid')
    const { OfferID } = await bookSeats(api, again, seatItem(map, next))
    const second = errorIn(await bookSeats(api, again, seatItem(map, other)))
    await api.call('cancelOffer', {
      path: { ReservationResource_Identifier: again },
      body: { BuildFromOffer: { OfferIdentifier: { Identifier: OfferID[0].Identifier } } },
    })

    expect(second.SourceCode).toBe('4978')
    expect((await inWorkbench(again)).map(seatOf)).toEqual([seat])
  })

  it('is for GDS only', async () => {
    const { workbench } = await client(api).prepareNdc()
    const map = await seatMap(api, ofWorkbench(workbench))
    const kind = seatsOf(map, 'paid').length > 0 ? 'paid' : 'free'
    await addSeat(api, workbench, kind)
    const again = await client(api).reopen(locatorOf(await client(api).committed(workbench)))
    const now = await seatMap(api, ofWorkbench(again))
    const [next = ''] = seatsOf(now, kind)

    expect(errorIn(await bookSeats(api, again, seatItem(now, next)))).toMatchObject({ SourceCode: '4978' })
  })
})

it('is added to a ticketed trip, beside a bag', async () => {
  const { workbench, offer } = await client(api).prepare()
  await client(api).pay(workbench, offer)
  const again = await client(api).reopen(locatorOf(await client(api).committed(workbench)))
  const seat = await addSeat(api, again, 'paid')
  const bag = await addAncillary(api, again)
  const changed = await client(api).committed(again)

  expect(offersIn(changed).map(({ id }) => id)).toEqual([seat.id, bag.id])
})
