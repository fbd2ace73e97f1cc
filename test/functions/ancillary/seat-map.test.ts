import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { changeIdOf, laterDate, roundTrip, searchChanges } from '../../support/exchange.ts'
import {
  bookSeats,
  chartsIn,
  codesIn,
  groupsIn,
  ofSearch as ofPicked,
  ofWorkbench,
  productIn,
  seatItem,
  seatMap,
  seatsIn,
  seatsOf,
  selectionsOf,
} from '../../support/seat.ts'
import {
  client,
  errorOf,
  inboundDate,
  locatorOf,
  offeringsOf,
  outboundDate,
  pickOffers,
  selectionBody,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** A trip there and back, each with a connection. */
const trip = { from: 'ABZ', to: 'JFK', returnDate: inboundDate }
const flightsIn = (map: Json): string[] =>
  map.CatalogOfferingsID.map(({ Flight: [flight] }: Json) => `${flight.carrier}${Number(flight.number)}`)
const flightsOf = (offer: Json, product?: number): string[] =>
  offer.Product.filter((_: Json, index: number) => product === undefined || product === index).flatMap(
    ({ FlightSegment }: Json) => FlightSegment.map(({ Flight }: Json) => `${Flight.carrier}${Flight.number}`),
  )
const rawMap = async (body: Json, headers = {}): Promise<Json> =>
  (await api.call('seatMap', { body, headers })).body

describe('in a workbench', () => {
  let workbench: string
  let offer: Json
  let map: Json
  beforeAll(async () => {
    ;({ workbench, offer } = await client(api).prepare(trip))
    map = await seatMap(api, ofWorkbench(workbench))
  })

  it('has one group and one chart for each flight of the offers, in flight order', () => {
    expect(flightsIn(map)).toEqual(flightsOf(offer))
    expect(map.CatalogOfferingsID.length).toBeGreaterThan(2)
    expect(map.CatalogOfferingsID.map(({ id }: Json) => id)).toEqual(
      flightsOf(offer).map((_, index) => `travflight_${index + 1}_0`),
    )
    expect(chartsIn(map).map(({ id }) => id)).toEqual(
      flightsOf(offer).map((_, index) => `seatingChart_${index + 1}`),
    )
  })

  it('has the members of a flight group in their order, with ids and the travelers of the workbench', () => {
    const [group] = map.CatalogOfferingsID
    const [first] = group.CatalogOffering

    expect(Object.keys(group)).toEqual([
      ...['@type', 'id', 'Identifier', 'CatalogOffering', 'TravelerIdentifierRef', 'Flight'],
    ])
    expect(group).toMatchObject({
      '@type': 'CatalogOfferingsTravelerFlight',
      TravelerIdentifierRef: [
        { id: 'travelerRefId_1', name: 'FENWRIGHT/ISOLDEMS', passengerTypeCode: 'ADT' },
      ],
      Flight: [{ '@type': 'Flight', id: 's1', Departure: { '@type': 'DepartureDetail' } }],
    })
    expect(group.Flight[0].number).toMatch(/^\d{4}$/)
    expect(first).toMatchObject({
      '@type': 'CatalogOffering',
      id: 'ancillaryID_1_0_1',
      ContentSource: 'GDS',
      Identifier: { authority: 'Travelport' },
    })
    expect(productIn(first)).toMatchObject({
      '@type': 'ProductSeatAvailability',
      id: 'productSeatID_1',
      Brand: { '@type': 'Brand', name: 'SEAT ASSIGNMENT' },
      SeatingChartRef: 'seatingChart_1',
    })
    expect(first.Price).toMatchObject({ Base: 0, TotalTaxes: 0, TotalFees: 0, TotalPrice: 0 })
    expect(first.Price).not.toHaveProperty('PriceBreakdown')
  })

  it('lists what is not on sale with the first group only; groups with a price say it for one seat', () => {
    for (const [flight, { CatalogOffering: groups }] of map.CatalogOfferingsID.entries()) {
      const [first, ...others] = groups
      const chart = chartsIn(map)[flight]
      const all = chart.Cabin.flatMap(({ Row }: Json) =>
        Row.flatMap(({ label, Space }: Json) => Space.map(({ location }: Json) => `${label}${location}`)),
      )
      const listed = ['Reserved', 'Blocked', 'Unavailable', 'NoSeat'].flatMap((status) =>
        seatsIn(first, status),
      )
      const onSale = groups.flatMap((group: Json) => seatsIn(group))

      expect([...listed, ...onSale].sort()).toEqual(all.sort())
      for (const group of others)
        expect(productIn(group).SeatAvailability.map((one: Json) => one.seatAvailabilityStatus)).toEqual([
          'Available',
        ])
      for (const group of groupsIn(map.CatalogOfferingsID[flight], 'paid'))
        expect(group.Price).toMatchObject({
          PriceBreakdown: [{ '@type': 'PriceBreakdownAncillaryAir', quantity: 1, PassengerTypeCode: 'ADT' }],
        })
    }
  })

  it('has the booked cabin first, its rows and columns; only blocked seats are BK, only taken ones O', () => {
    const [chart] = chartsIn(map)
    const [cabin] = chart.Cabin
    const [first] = map.CatalogOfferingsID[0].CatalogOffering
    const codes = codesIn(chart)
    const withCode = (code: string): string[] =>
      [...codes].flatMap(([seat, own]) => (own.includes(code) ? [seat] : [])).sort()
    const ofCabin = (status: string): string[] =>
      seatsIn(first, status)
        .filter((seat) => codes.has(seat))
        .sort()

    expect(cabin.name).toBe('ECONOMY')
    expect(cabin.Layout[0]).toEqual({
      startRow: Number(cabin.Row[0].label),
      endRow: Number(cabin.Row.at(-1).label),
    })
    expect(cabin.Layout.slice(1).map(({ value }: Json) => value)).toEqual(
      cabin.Row[0].Space.map(({ location }: Json) => location),
    )
    expect(withCode('BK')).toEqual(ofCabin('Blocked'))
    expect(withCode('O')).toEqual(ofCabin('Reserved'))
  })

  it('is for an offer, one of its legs, or flights of a leg; segments count over the offer or the leg', async () => {
    const [there, back] = [flightsOf(offer, 0), flightsOf(offer, 1)]
    const maps = async (more: Json): Promise<string[]> =>
      flightsIn(await seatMap(api, ofWorkbench(workbench, more)))
    const product = { ProductIdentifier: [{ id: 'product_2' }] }

    expect(await maps({ OfferIdentifier: { id: 'offer_1' } })).toEqual([...there, ...back])
    expect(await maps(product)).toEqual(back)
    expect(await maps({ ...product, SegmentSequenceList: [there.length + 1] })).toEqual([back[0]])
    expect(await maps({ ...product, SegmentSequence: 1 })).toEqual([back[0]])
    expect(await maps({ SegmentSequenceList: [2] })).toEqual([[...there, ...back][1]])
  })

  it('shows seats that travelers hold already, to the others as reserved', async () => {
    const [seat = ''] = seatsOf(map, 'paid')
    const { OfferID } = await bookSeats(api, workbench, seatItem(map, seat))
    const again = await seatMap(api, ofWorkbench(workbench))

    expect(again.CatalogOfferingsID[0].HeldAncillary).toEqual([
      {
        '@type': 'HeldAncillary',
        TravelerIdentifierRef: {
          id: 'travelerRefId_1',
          value: map.CatalogOfferingsID[0].TravelerIdentifierRef[0].value,
        },
        SeatAssignment: seat,
        OfferRef: OfferID[0].id,
      },
    ])
    expect(again.CatalogOfferingsID[1]).not.toHaveProperty('HeldAncillary')
  })

  it('is the same in every form of the request, and for its offer with the session header', async () => {
    const offerings = ofWorkbench(workbench)
    const { '@type': _, ...bare } = offerings
    const named = { BuildFromOffer: { OfferIdentifier: { Identifier: offer.Identifier } } }
    const bodies = [
      { CatalogOfferingsQuerySeatAvailability: { SeatAvailabilityOfferings: offerings } },
      { SeatAvailabilityOfferings: bare },
      bare,
    ]
    const answers = await Promise.all(bodies.map((body) => rawMap(body)))
    const byOffer = await rawMap(named, { servicePlusSessionIdentifier: workbench })

    for (const { CatalogOfferingsAncillaryListResponse: answer } of [...answers, byOffer])
      expect(flightsIn(answer)).toEqual(flightsOf(offer))
  })

  it('needs the workbench to be open, and an offer of it', async () => {
    const closed = await client(api).openWorkbench()
    const strange = await seatMap(api, ofWorkbench('5b1f0c1e-7d2a-4e58-9a31-0d6c2f8ea701'))
    const noOffer = await seatMap(api, ofWorkbench(workbench, { OfferIdentifier: { id: 'offer_9' } }))
    const nothing = await seatMap(api, ofWorkbench(closed))

    expect(strange.Result.Error[0].SourceCode).toBe('4100')
    expect(noOffer.Result.Error[0].SourceCode).toBe('4101')
    expect(nothing.Result).toHaveProperty('Error')
  })

  it('takes segments of one product only', async () => {
    const products = [{ id: 'product_1' }, { id: 'product_2' }]
    const answer = await seatMap(
      api,
      ofWorkbench(workbench, { ProductIdentifier: products, SegmentSequenceList: [1] }),
    )

    expect(answer.Result.Error[0]).toMatchObject({
      SourceCode: '4978',
      Message: 'SEAT REQUEST NOT ALLOWED. SEGMENTS OF ONE PRODUCT ONLY',
    })
  })
})

it('after the booking it is for the reservation, also of an NDC carrier', async () => {
  const held = await client(api).hold()
  const workbench = await client(api).reopen(locatorOf(held))
  const ndc = await client(api).prepareNdc()
  const map = await seatMap(api, ofWorkbench(workbench))
  const ofCarrier = await seatMap(api, ofWorkbench(ndc.workbench))

  expect(flightsIn(map)).toEqual(flightsOf(held.Offer[0]))
  expect(flightsIn(ofCarrier)).toEqual(flightsOf(ndc.offer))
  expect(ofCarrier.CatalogOfferingsID[0].CatalogOffering[0]).toMatchObject({
    ContentSource: 'NDC',
    Identifier: { authority: 'QF' },
  })
})

describe('after a search', () => {
  let found: Json
  let picked: ReturnType<typeof pickOffers>
  const ofSearch = (wanted: Json[]): Json => ofPicked(picked, wanted)
  const selections = (more: Json = {}): Json[] => selectionsOf(picked, more)
  beforeAll(async () => {
    found = await client(api).search(trip)
    picked = pickOffers(found)
  })

  it('is for the flights of the picked products, for passenger types without names', async () => {
    const workbench = await client(api).openWorkbench()
    const offer = (
      await api.call('addOffer', {
        path: { ReservationResource_Identifier: workbench },
        body: selectionBody(picked),
      })
    ).body.OfferListResponse.OfferID[0]
    const map = await seatMap(api, ofSearch(selections()))
    const [outbound = {}] = selections()
    const there = await seatMap(api, ofSearch([outbound]))
    const flight = await seatMap(api, ofSearch([{ ...outbound, SegmentSequence: [2] }]))

    expect(flightsIn(map)).toEqual(flightsOf(offer))
    expect(map.CatalogOfferingsID[0].TravelerIdentifierRef).toEqual([{ passengerTypeCode: 'ADT' }])
    expect(flightsIn(there)).toEqual(flightsOf(offer, 0))
    expect(flightsIn(flight)).toEqual([flightsOf(offer, 0)[1]])
  })

  it('is booked once the offer is in a workbench', async () => {
    const map = await seatMap(api, ofSearch(selections()))
    const workbench = await client(api).openWorkbench()
    await api.call('addOffer', {
      path: { ReservationResource_Identifier: workbench },
      body: selectionBody(picked),
    })
    await client(api).addTraveler(workbench)
    const [seat = ''] = seatsOf(map, 'paid')
    const answer = await bookSeats(api, workbench, seatItem(map, seat))

    expect(answer.OfferID[0].Product[0].Ancillary.SeatAssignment.Seat).toBe(seat)
  })

  it('is for one leg of an NDC offer, too; a codeshare without a map is in a warning', async () => {
    const sources = { contentSourceList: ['NDC'], offersPerPage: 30 }
    const ndc = await client(api).search({ returnDate: '2027-05-20' }, sources)
    const brandOf = (offering: Json): Json => offering.ProductBrandOptions[0].ProductBrandOffering[0]
    const { Identifier } = ndc.CatalogProductOfferingsResponse.CatalogProductOfferings
    const maps = await Promise.all(
      offeringsOf(ndc)
        .slice(0, 6)
        .map(async (offering) => {
          const [product] = brandOf(offering).Product
          const map = await seatMap(api, {
            BuildFromCatalogProductOfferingsRequest: {
              CatalogProductOfferingsIdentifier: { Identifier },
              CatalogProductOfferingSelection: [
                {
                  CatalogProductOfferingIdentifier: { id: offering.id },
                  ProductIdentifier: [{ id: product.productRef }],
                },
              ],
            },
          })
          return { offering, map }
        }),
    )

    for (const { offering, map } of maps) {
      const [first] = map.CatalogOfferingsID
      const { location } = first.Flight[0].Departure
      expect(['LHR', 'LGW', 'LCY'].includes(location)).toBe(offering.sequence === 1)
      expect(first.CatalogOffering[0].ContentSource).toBe('NDC')
    }
    const warned = maps.flatMap(({ map }) => map.Result.Warning ?? [])
    for (const { SourceCode } of warned) expect(['26', '225']).toContain(SourceCode)
  })

  it('refuses what no search found', async () => {
    const [first = {}] = selections()
    const wrong = { ...first, CatalogProductOfferingIdentifier: { id: 'o9999' } }

    expect((await seatMap(api, ofSearch([wrong]))).Result.Error[0].SourceCode).toBe('4101')
  })
})

describe('after a price', () => {
  it('is for the priced offer: by the list, or by the offer alone', async () => {
    const picked = pickOffers(await client(api).search(trip))
    const { OfferListResponse: priced } = (await api.call('airPrice', { body: selectionBody(picked) })).body
    const [offer] = priced.OfferID
    const ofList = (more: Json = {}): Json => ({
      BuildFromOfferList: {
        OfferListIdentifier: priced.Identifier.value,
        OfferIdentifier: [{ id: offer.id }],
        ...more,
      },
    })
    const wholes = await Promise.all(
      [
        ofList(),
        ofList({ OfferListIdentifier: { Identifier: priced.Identifier } }),
        ofList({ OfferIdentifier: [{ Identifier: offer.Identifier }] }),
        { BuildFromOffer: { OfferIdentifier: { Identifier: offer.Identifier } } },
      ].map((offerings) => seatMap(api, offerings)),
    )
    const product = { ProductIdentifier: [{ id: offer.Product[1].id }] }
    const back = await seatMap(api, ofList(product))
    const one = await seatMap(api, ofList({ ...product, SegmentSequence: 1 }))

    for (const map of wholes) expect(flightsIn(map)).toEqual(flightsOf(offer))
    expect(flightsIn(back)).toEqual(flightsOf(offer, 1))
    expect(flightsIn(one)).toEqual(flightsOf(offer, 1).slice(0, 1))
  })

  it('refuses a price that it does not know', async () => {
    const unknown = { OfferListIdentifier: 'x', OfferIdentifier: [{ id: 'o0' }] }

    expect((await seatMap(api, { BuildFromOfferList: unknown })).Result.Error[0].SourceCode).toBe('4101')
  })
})

describe('of explicit flights', () => {
  const flight = (more: Json = {}): Json => ({
    ...{ carrier: 'BA', flightNumber: '117', from: 'LHR', to: 'JFK', departureDate: outboundDate },
    ...{ departureTime: '00:01:00', arrivalTime: '23:59:00', classOfService: 'Y' },
    ...more,
  })
  const ofFlights = (...flights: Json[]): Json => ({
    '@type': 'SeatAvailabilityOfferingsBuildFromProducts',
    ProductCriteriaAir: { sequence: 1, SpecificFlightCriteria: flights },
  })

  it('is to look at only: a warning says so, and its seats cannot be booked', async () => {
    const map = await seatMap(api, ofFlights(flight()))
    const { workbench } = await client(api).prepare()
    const answer = await bookSeats(api, workbench, seatItem(map, '30A'))

    expect(flightsIn(map)).toEqual(['BA117'])
    expect(map.Result).toMatchObject({
      status: 'Complete',
      Warning: [{ Message: 'The seatMap is view only' }],
    })
    expect(answer.Result.Error[0].SourceCode).toBe('4101')
  })

  it('returns the flights that have a map, with a warning about each other one', async () => {
    const map = await seatMap(api, ofFlights(flight({ flightNumber: '9' }), flight()))

    expect(flightsIn(map)).toEqual(['BA117'])
    expect(map.Result.Warning.slice(1)).toMatchObject([
      { SourceCode: '26', Message: 'SEAT MAP NOT AVAILABLE FOR BA9' },
    ])
  })

  it('is an error when there is none: unknown flights, or departed ones', async () => {
    const unknown = await seatMap(api, ofFlights(flight({ flightNumber: '9' })))
    const past = await seatMap(api, ofFlights(flight({ departureDate: '2027-02-01' })))

    expect(unknown.Result.Error[0]).toMatchObject({ SourceCode: '26', SourceID: '1G' })
    expect(past.Result.Error[0].SourceCode).toBe('26')
  })
})

it('is for the journey of an exchange search, or a leg of it, before it is added', async () => {
  const { workbench, offer } = await client(api).prepare({ returnDate: inboundDate })
  await client(api).pay(workbench, offer)
  const again = await client(api).reopen(locatorOf(await client(api).committed(workbench)))
  const found = await searchChanges(api, 'searchExchange', again, roundTrip)
  const [first, second] = found.CatalogOfferings.CatalogOffering
  const ofChange = (offering: Json, more: Json = {}): Json => ({
    BuildFromCatalogOfferingsRequest: {
      CatalogOfferingsIdentifier: { Identifier: { value: changeIdOf(found) } },
      CatalogOfferingIdentifier: { id: offering.id },
      ...more,
    },
  })
  const legsOf = (offering: Json): Json[] =>
    offering.ProductOptions.flatMap(({ Product }: Json) => Product.map(({ id }: Json) => ({ id })))
  const whole = await seatMap(api, ofChange(first))
  const [, back = {}] = legsOf(second)
  const leg = await seatMap(api, ofChange(second, { ProductIdentifier: [back] }))
  const strange = await seatMap(api, ofChange({ id: 'o99.0' }))
  const datesOf = (map: Json): string[] =>
    map.CatalogOfferingsID.map(({ Flight: [flight] }: Json) => flight.Departure.date)

  expect(datesOf(whole)[0]).toBe(laterDate)
  expect(datesOf(whole).some((date) => date >= '2027-06-01')).toBe(true)
  expect(datesOf(leg).every((date) => date >= '2027-06-01')).toBe(true)
  expect(strange.Result.Error[0].SourceCode).toBe('4101')
})

it('refuses a request that names nothing', async () => {
  expect(errorOf(await rawMap({ SeatAvailabilityOfferings: {} })).SourceCode).toBe('4101')
})
