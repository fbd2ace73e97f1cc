import { afterAll, beforeAll, expect, it } from 'vitest'
import { airAvailabilityResponse } from '../../../lib/shopping/wire/air-availability.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  client,
  errorOf,
  inboundDate,
  offeringsOf,
  searchBody,
  type TripOptions,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const sendRequest = (options: TripOptions = {}, more: object = {}): Promise<{ status: number; body: Json }> =>
  api.call('airAvailability', { body: searchBody(options, more) })
const listOf = (body: Json, index: number, name: string): Json[] =>
  body.CatalogProductOfferingsResponse.ReferenceList[index][name]
const productsOf = (body: Json): Json[] => listOf(body, 1, 'Product')
const flightsOf = (body: Json): Json[] => listOf(body, 0, 'Flight')
const classesOf = (product: Json): Json[] =>
  product.PassengerFlight[0].FlightProduct.flatMap((one: Json) => one.ClassOfServiceAvailability)

const leg = (more: Json) => ({
  SearchCriteriaFlight: [
    { departureDate: '2027-05-11', From: { value: 'LHR' }, To: { value: 'JFK' }, ...more },
  ],
})

it('lists one offering for each leg, with one option for each flight or connection and no prices', async () => {
  const { body } = await sendRequest({ returnDate: inboundDate })
  const offerings = offeringsOf(body)

  expect(airAvailabilityResponse.safeParse(body).error).toBeUndefined()
  expect(offerings.map(({ sequence, Departure, Arrival }) => [sequence, Departure, Arrival])).toEqual([
    [1, 'LHR', 'JFK'],
    [2, 'JFK', 'LHR'],
  ])
  expect(JSON.stringify(body)).not.toMatch(/Price|Brand"|TermsAndConditions|CombinabilityCode/)
  expect(body.CatalogProductOfferingsResponse.CatalogProductOfferings.Identifier).toBeUndefined()
  const flights = new Set(flightsOf(body).map(({ id }) => id))
  const products = new Map(productsOf(body).map((product) => [product.id, product]))
  for (const option of offerings.flatMap(({ ProductBrandOptions }) => ProductBrandOptions)) {
    const product = products.get(option.ProductBrandOffering[0].Product[0].productRef)
    expect(product.FlightSegment.map((segment: Json) => segment.Flight.FlightRef)).toEqual(option.flightRefs)
    for (const ref of option.flightRefs) expect(flights).toContain(ref)
  }
})

it('lists every booking class of every flight by cabin, with its seats and a status object', async () => {
  const { body } = await sendRequest()
  const [product] = productsOf(body)
  const [economy] = product.PassengerFlight[0].FlightProduct.filter(({ cabin }: Json) => cabin === 'Economy')
  const letters = classesOf(product).map(({ value }) => value)

  expect(economy.ClassOfServiceAvailability.length).toBeGreaterThan(5)
  expect(economy.segmentSequence).toEqual([1])
  expect(new Set(letters).size).toBe(letters.length)
  for (const { number, status } of productsOf(body).flatMap(classesOf)) {
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThanOrEqual(9)
    expect(status).toEqual({ value: number > 0 ? 'Available' : 'NotAvailable' })
  }
})

it('counts the passengers: a class with fewer seats than travelers is not available', async () => {
  const { body } = await sendRequest({ passengers: [{ passengerTypeCode: 'ADT', number: 6 }] })
  const classes = productsOf(body).flatMap(classesOf)

  expect(classes.some(({ number }) => number > 0 && number < 6)).toBe(true)
  for (const { number, status } of classes)
    expect(status.value).toBe(number >= 6 ? 'Available' : 'NotAvailable')
})

it('shows the seats that a search shows for the same flight and class', async () => {
  const found = await client(api).search({}, { offersPerPage: 3 })
  const lists = found.CatalogProductOfferingsResponse.ReferenceList
  const keyOf = ({ carrier, number, Departure }: Json) => `${carrier}${number} ${Departure.date}`
  const { body } = await sendRequest({}, { offersPerPage: 60 })
  const seats = new Map<string, number>()
  for (const product of productsOf(body)) {
    if (product.FlightSegment.length > 1) continue
    const flight = flightsOf(body).find(({ id }) => id === product.FlightSegment[0].Flight.FlightRef) ?? {}
    for (const { value, number } of classesOf(product)) seats.set(`${keyOf(flight)} ${value}`, number)
  }
  const direct = lists[1].Product.filter(({ FlightSegment }: Json) => FlightSegment.length === 1)
  const compared = direct.flatMap((product: Json) => {
    const flight = lists[0].Flight.find(({ id }: Json) => id === product.FlightSegment[0].Flight.FlightRef)
    const shown = seats.get(`${keyOf(flight)} ${product.PassengerFlight[0].FlightProduct[0].classOfService}`)
    return shown === undefined ? [] : [[shown, product.Quantity]]
  })

  expect(compared.length).toBeGreaterThan(0)
  for (const [shown, quantity] of compared) expect(shown).toBe(quantity)
})

it('lists flights in order of departure', async () => {
  const { body } = await sendRequest()
  const times = offeringsOf(body)[0].ProductBrandOptions.map(
    ({ flightRefs: [first] }: Json) => flightsOf(body).find(({ id }) => id === first)?.Departure.time,
  )

  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual([...times].sort())
})

it('lists only flights that depart within the range, and from a single time on', async () => {
  const timesOf = ({ body }: { body: Json }): string[] =>
    offeringsOf(body)[0].ProductBrandOptions.map(
      ({ flightRefs: [first] }: Json) => flightsOf(body).find(({ id }) => id === first)?.Departure.time,
    )
  const all = timesOf(await sendRequest({}, { offersPerPage: 60 }))
  const ranged = timesOf(
    await sendRequest({}, leg({ DepartureTimeRange: { start: '10:00:00', end: '14:00:00' } })),
  )
  const from = timesOf(await sendRequest({}, leg({ departureTime: '14:00:00' })))

  expect(all.some((time) => time < '10:00')).toBe(true)
  expect(ranged.length).toBeGreaterThan(0)
  expect(ranged.filter((time) => time < '10:00:00' || time > '14:00:00')).toEqual([])
  expect(from.length).toBeGreaterThan(0)
  expect(from.filter((time) => time < '14:00:00')).toEqual([])
})

it('lists at most offersPerPage flights of a leg', async () => {
  const { body } = await sendRequest({}, { offersPerPage: 2 })

  expect(offeringsOf(body)[0].ProductBrandOptions).toHaveLength(2)
})

it('refuses NDC content', async () => {
  const { status, body } = await sendRequest({}, { contentSourceList: ['NDC'] })

  expect(status).toBe(400)
  expect(errorOf(body)).toMatchObject({ SourceCode: '1020', Message: 'NOT SUPPORTED FOR NDC' })
})

it('reports that there are no flights, with empty lists', async () => {
  const { status, body } = await sendRequest({}, leg({ departureDate: '2029-02-01' }))

  expect(status).toBe(200)
  expect(errorOf(body)).toMatchObject({ SourceCode: '9000' })
  expect([offeringsOf(body), flightsOf(body), productsOf(body)]).toEqual([[], [], []])
})
