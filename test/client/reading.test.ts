import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Client,
  identifierOf,
  readOffers,
  readReservation,
  select,
  warningsOf,
} from '../../lib/client/index.ts'
import { addDays } from '../../lib/kernel/instant.ts'
import { type Host, startHost } from '../support/trip-client.ts'

let host: Host
let trip: Client
beforeAll(async () => {
  host = await startHost()
  trip = host.client({ headers: { 'X-Sandbox-Strict': 'on' } })
})
afterAll(() => host.api.close())

const outbound = '2027-05-11'
const search = (more: object = {}) =>
  trip.search({
    CatalogProductOfferingsRequest: {
      offersPerPage: 20,
      PassengerCriteria: [
        { number: 1, passengerTypeCode: 'ADT' },
        { number: 1, passengerTypeCode: 'CNN', age: 8 },
      ],
      SearchCriteriaFlight: [
        { departureDate: outbound, From: { value: 'LHR' }, To: { value: 'JFK' } },
        { departureDate: addDays(outbound, 7), From: { value: 'JFK' }, To: { value: 'LHR' } },
      ],
      ...more,
    },
  })

describe.each(['GDS', 'NDC'] as const)('%s offers of a search', (source) => {
  it('have both legs, with flights, fares, bags and penalties of their own', async () => {
    const offers = readOffers(await search({ contentSourceList: [source] }))

    expect(offers.length).toBeGreaterThan(2)
    for (const { legs, price, contentSource } of offers) {
      expect(contentSource).toBe(source)
      expect(legs.map(({ sequence, from, to }) => [sequence, from, to])).toEqual([
        [1, expect.any(String), expect.any(String)],
        [2, expect.any(String), expect.any(String)],
      ])
      expect(price.TotalPrice).toBeGreaterThan(0)
      for (const { from, to, options } of legs)
        for (const { flights, bags } of options) {
          expect([flights[0]?.Departure.location, flights.at(-1)?.Arrival.location]).toEqual([from, to])
          expect(flights.map(({ fares }) => fares.map((fare) => fare.passengerTypeCode))).toEqual(
            flights.map(() => ['ADT', 'CNN']),
          )
          expect(bags.length).toBeGreaterThan(0)
        }
    }
  })

  it('can be priced by one option of each leg', async () => {
    const found = await search({ contentSourceList: [source] })
    const [offer] = readOffers(found)
    const options = offer?.legs.flatMap((leg) => leg.options.slice(0, 1)) ?? []
    const priced = await trip.airPrice(select(found.CatalogProductOfferings.Identifier, options))

    const flights = priced.OfferID[0]?.Product.flatMap(({ FlightSegment }) =>
      FlightSegment.map(({ Flight }) => `${Flight.carrier}${Flight.number}`),
    )
    expect(flights).toEqual(
      options.flatMap((one) => one.flights.map(({ carrier, number }) => `${carrier}${number}`)),
    )
  })
})

it('tells that a search without offersPerPage has no identifier to select by', async () => {
  const found = await search({ offersPerPage: undefined })

  expect(() => select(found.CatalogProductOfferings.Identifier, [])).toThrow('offersPerPage')
})

it('reads a reservation with its travelers, flights, seats and documents', async () => {
  const found = await search({ contentSourceList: ['GDS'] })
  const options = readOffers(found)[0]?.legs.flatMap((leg) => leg.options.slice(0, 1)) ?? []
  const workbench = identifierOf(await trip.newWorkbench())
  const added = await trip.addOffer(workbench, select(found.CatalogProductOfferings.Identifier, options))
  const offer = added.OfferID[0]
  for (const [passengerTypeCode, Given, birthDate] of [
    ['ADT', 'Isolde', '1980-01-01'],
    ['CNN', 'Wilfred', '2019-01-01'],
  ] as const)
    await trip.addTraveler(workbench, {
      Traveler: {
        passengerTypeCode,
        birthDate,
        PersonName: { Given, Surname: 'Fenwright' },
        Telephone: [{ phoneNumber: '2075550100' }],
      },
    })
  await trip.addFormOfPayment(workbench, { '@type': 'FormOfPaymentCash', id: 'formOfPayment_1' })
  await trip.addPayment(workbench, {
    Amount: { value: offer?.Price.TotalPrice ?? 0, code: offer?.Price.CurrencyCode.value },
    FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
    OfferIdentifier: [{ id: offer?.id }],
  })
  const committed = await trip.commitWorkbench(workbench)
  const reservation = readReservation(committed)

  expect(warningsOf(committed)).toEqual([])
  expect(reservation.locator).toMatch(/^[A-Z0-9]{6}$/)
  expect(
    reservation.travelers.map(({ PersonName, documents }) => [PersonName.Given, documents.length]),
  ).toEqual([
    ['ISOLDE', 1],
    ['WILFRED', 1],
  ])
  expect(reservation.documents.map(({ traveler }) => traveler?.PersonName.Given)).toEqual([
    'ISOLDE',
    'WILFRED',
  ])
  const [booking] = reservation.flights
  expect(booking?.flights.map(({ status }) => status?.code)).toEqual(booking?.flights.map(() => 'HK'))
  expect(booking?.locators.length).toBeGreaterThan(0)
  expect(reservation.payments[0]?.formOfPayment?.['@type']).toBe('FormOfPaymentCash')
})

it('sends requests in the form of the documents', async () => {
  const workbench = identifierOf(await trip.newWorkbench())
  const answers = [
    await search(),
    await trip.addTravelerList(workbench, {
      Traveler: [{ passengerTypeCode: 'ADT', PersonName: { Given: 'Isolde', Surname: 'Fenwright' } }],
    }),
    await trip.addPrimaryContact(workbench, { Telephone: [{ phoneNumber: '2075550100' }] }),
    await trip.searchProperties({
      CheckInDate: outbound,
      CheckOutDate: addDays(outbound, 1),
      SearchBy: { '@type': 'SearchByCity', SearchCity: 'NYC' },
    }),
  ]

  const doubts = answers.flatMap(warningsOf).filter(({ code }) => code === '90385')
  expect(doubts).toEqual([])
})
