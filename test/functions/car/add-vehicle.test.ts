import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  addVehicle,
  bookVehicle,
  carsOf,
  criteriaChoice,
  rentalReceiptOf,
  vehicleBuild,
  vehicleOf,
} from '../../support/rental.ts'
import { cardBody, client, errorOf, inboundDate, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const add = (locator: string, more: Json = {}) =>
  api.call('addVehicle', { path: { Identifier: locator }, body: vehicleBuild(criteriaChoice()), ...more })
const economy = { VehicleMakeModel: [{ code: 'ECMR', vendorCode: 'ZE' }] }

it('adds a car to a ticketed reservation of flights; flights, tickets and locator do not change', async () => {
  const ticketed = await client(api).ticket({ returnDate: inboundDate }, {}, cardBody())
  const locator = locatorOf(ticketed)
  const { status, body } = await add(locator)
  const { Identifier, Reservation } = body.ReservationResponse
  const [car] = carsOf(Reservation)

  expect(status).toBe(200)
  expect(Identifier.value).toBe(locator)
  expect(Reservation.Offer.map(({ id }: Json) => id)).toEqual(['offer_1', 'offer_2'])
  expect(Reservation.Offer[0]).toEqual(ticketed.Offer[0])
  expect(ticketNumbersOf(Reservation)).toEqual(ticketNumbersOf(ticketed))
  expect(rentalReceiptOf(Reservation, car).OfferStatus.code).toBe('HK')
  expect(
    Reservation.ReservationDisplaySequence.DisplaySequence.map(({ OfferRef }: Json) => OfferRef),
  ).toEqual(expect.arrayContaining(['offer_1', 'offer_2']))
})

it('books further cars, each once: the same request again changes nothing', async () => {
  const locator = locatorOf(await bookVehicle(api))
  await addVehicle(api, locator, criteriaChoice({}, economy))
  const twice = await addVehicle(api, locator, criteriaChoice({}, economy))

  expect(carsOf(twice).map((car) => [car.id, vehicleOf(car).VehicleMakeModel.code])).toEqual([
    ['offer_1', 'CDMR'],
    ['offer_2', 'ECMR'],
  ])
})

it('two cars that are added at once are both there, under references of their own', async () => {
  const locator = locatorOf(await client(api).hold())
  await Promise.all([addVehicle(api, locator), addVehicle(api, locator, criteriaChoice({}, economy))])
  const { Reservation } = (await api.call('retrieveReservation', { path: { Identifier: locator } })).body
    .ReservationResponse

  expect(carsOf(Reservation).map(({ id }) => id)).toEqual(['offer_2', 'offer_3'])
})

it('answers 400 to an unknown reservation, and to another tenant’s', async () => {
  const locator = locatorOf(await client(api).hold())
  for (const { status, body } of [await add('QQQQQQ'), await add(locator, { as: otherAccount })]) {
    expect(status).toBe(400)
    expect(errorOf(body)).toMatchObject({
      SourceCode: '13061',
      Message: 'RESERVATION WAS NOT FOUND IN SUPPLIER SYSTEM',
    })
  }
})
