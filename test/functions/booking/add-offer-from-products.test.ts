import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, offeringsOf, outboundDate, productsBody, unpricedBody } from '../../support/trip.ts'

let api: Api
let flight: Json
let total: number

beforeAll(async () => {
  api = await startApi()
  const found = await client(api).search()
  const [list, products] = found.CatalogProductOfferingsResponse.ReferenceList
  const { Product, BestCombinablePrice } =
    offeringsOf(found)[0].ProductBrandOptions[0].ProductBrandOffering[0]
  const product = products.Product.find(({ id }: Json) => id === Product[0].productRef)
  const { carrier, number, Departure, Arrival } = list.Flight.find(
    ({ id }: Json) => id === product.FlightSegment[0].Flight.FlightRef,
  )
  const classOfService = product.PassengerFlight[0].FlightProduct[0].classOfService
  flight = {
    carrier,
    flightNumber: number,
    departureTime: Departure.time,
    from: Departure.location,
    to: Arrival.location,
    classOfService,
  }
  total = BestCombinablePrice.TotalPrice
})
afterAll(() => api.close())

const add = (workbench: string, flights: readonly Json[]) =>
  api.call('addOfferFromProducts', {
    path: { ReservationResource_Identifier: workbench },
    body: { OfferQueryBuildFromProducts: { BuildFromProductsRequest: productsBody(flights) } },
  })

it('adds flights that are spelled out, and they can be booked', async () => {
  const agent = client(api)
  const workbench = await agent.openWorkbench()
  const { body } = await add(workbench, [flight])

  expect(body.OfferListResponse.Identifier.value).toBe(workbench)
  expect(body.OfferListResponse.OfferID[0]).toMatchObject({ id: 'offer_1', Price: { TotalPrice: total } })
  await agent.addTraveler(workbench)
  const reservation = await agent.committed(workbench)
  expect(reservation.Offer[0].Product[0].FlightSegment[0].Flight).toMatchObject({
    carrier: flight.carrier,
    number: flight.flightNumber,
  })
})

it('accepts every documented member, a single object where a list is expected, and needs no modifiers', async () => {
  const workbench = await client(api).openWorkbench()
  const { carrier, flightNumber, from, to, classOfService } = flight
  const flights = {
    '@type': 'SpecificFlightCriteria',
    carrier,
    flightNumber,
    from,
    to,
    departureDate: outboundDate,
    classOfService,
  }
  const request = {
    '@type': 'BuildFromProductsRequestAir',
    PassengerCriteria: {
      '@type': 'PassengerCriteria',
      number: '1',
      passengerTypeCode: 'ADT',
      age: '38',
      specifiedPassengerTypeCodeOnlyInd: 'false',
    },
    ProductCriteriaAir: {
      '@type': 'ProductCriteriaAir',
      sequence: '1',
      SpecificFlightCriteria: {
        ...flights,
        segmentSequence: '1',
        departureTime: flight.departureTime,
        cabin: 'Economy',
        boundFlightsInd: false,
        AvailabilitySourceCode: 'S',
        ContentSource: 'GDS',
      },
    },
    CabinPreference: [{ cabins: ['Economy'] }],
    PaymentCriteria: {},
    CustomResponseModifiersAir: [{}],
    validateInventoryInd: true,
    lowFareFinderInd: false,
  }
  const add = (body: Json) =>
    api.call('addOfferFromProducts', { path: { ReservationResource_Identifier: workbench }, body })
  for (const body of [
    request,
    { BuildFromProductsRequest: request },
    { OfferQueryBuildFromProducts: { BuildFromProductsRequest: request } },
  ]) {
    const answer = await add(body)
    expect(
      answer.body.OfferListResponse.OfferID?.[0].Price.TotalPrice,
      JSON.stringify(answer.body.OfferListResponse.Result),
    ).toBe(total)
  }
})

it.each([
  ['NDC content', { ContentSource: 'NDC' }, 400, '1020'],
  ['no carrier', { carrier: undefined }, 400, '1586'],
  ['no number', { flightNumber: undefined }, 400, '1586'],
  ['no place', { from: undefined }, 400, '1586'],
  ['no date', { departureDate: null }, 400, '1586'],
  ['a class that is not for sale', { classOfService: 'X' }, 200, '3010'],
  ['a brand that is not filed: no fare', { brandTier: 9 }, 200, '9010'],
])('refuses %s', async (_what, more, status, code) => {
  const answer = await add(await client(api).openWorkbench(), [{ ...flight, ...more }])

  expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([status, code])
})

it('sells flights up to 331 days ahead and no later, with a price and without, as the search shows them', async () => {
  const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
  const flightOn = (departureDate: string): Json => ({
    carrier: 'BA',
    flightNumber: '117',
    from: 'LHR',
    to: 'JFK',
    departureDate,
  })
  const answers = await Promise.all(
    ['2028-01-26', '2028-01-27'].flatMap((date) => [
      api.call('airPriceFromProducts', { body: productsBody([flightOn(date)]) }),
      api.call('addUnpricedSegments', { path, body: unpricedBody({ date, classOfService: 'W' }) }),
    ]),
  )

  expect(answers.map(({ body }) => errorOf(body)?.SourceCode)).toEqual([undefined, undefined, '9010', '9010'])
})

it.each([
  ['no passengers', { PassengerCriteria: [] }],
  ['no flights', { ProductCriteriaAir: [] }],
  ['a leg without flights', { ProductCriteriaAir: [{ sequence: 1, SpecificFlightCriteria: [] }] }],
])('refuses %s', async (_what, more) => {
  const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
  const { status, body } = await api.call('addOfferFromProducts', {
    path,
    body: { ...productsBody([flight]), ...more },
  })

  expect([status, errorOf(body).SourceCode]).toEqual([400, '1586'])
})

it('refuses flights that do not operate and an unknown workbench, and adds nothing', async () => {
  const workbench = await client(api).openWorkbench()
  const unknown = await add(workbench, [{ ...flight, flightNumber: '9876' }])
  const nowhere = await add('never-opened', [flight])
  const retrieved = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect(errorOf(unknown.body).SourceCode).toBe('3013')
  expect(errorOf(nowhere.body).SourceCode).toBe('4100')
  expect(retrieved.body.ReservationResponse.Reservation.Offer ?? []).toEqual([])
})
