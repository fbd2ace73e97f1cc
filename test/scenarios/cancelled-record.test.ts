import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { addVehicle, bookVehicle, carsOf, confirmationOf } from '../support/rental.ts'
import {
  confirmationsOf,
  findOffer,
  guestBody,
  isFlexible,
  recordLocatorsOf,
  stayBody,
} from '../support/stay.ts'
import { client, locatorOf } from '../support/trip.ts'

/** Whole journeys: several searches and commits each. */
vi.setConfig({ testTimeout: 60_000 })

let api: Api
let offering: Json
let guests = 0
beforeAll(async () => {
  api = await startApi()
  const stay = { city: 'MAD', checkIn: '2027-05-18', checkOut: '2027-05-21' }
  offering = await findOffer(api, stay, isFlexible)
})
afterAll(() => api.close())

const read = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const readAsHotel = async (locator: string): Promise<Json> =>
  (await api.call('retrieveHotelReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation

/** A room, then flights, then a car. */
async function bookEverything(): Promise<Json> {
  const guest = guestBody(`Tessa ${String.fromCharCode(65 + guests++)}`)
  const { body } = await api.call('createHotelReservation', {
    body: stayBody(offering, { guests: [guest] }),
    query: { acceptPriceChangeInd: 'true' },
  })
  const [locator = ''] = recordLocatorsOf(body)
  const workbench = await client(api).reopen(locator)
  await client(api).addOffer(workbench, { from: 'LHR', to: 'MAD', date: '2027-05-17' })
  await client(api).committed(workbench)
  return addVehicle(api, locator)
}

const cancelAir = (locator: string, query: Record<string, string> = {}) =>
  api.call('cancelReservation', { path: { ReservationResource_Identifier: locator }, query })
const supplierLocatorOf = (reservation: Json, kind: string): string =>
  reservation.Receipt.find(
    ({ Confirmation }: Json) =>
      Confirmation?.OfferStatus?.['@type'] === kind && Confirmation.Locator?.source !== '1G',
  ).Confirmation.Locator.value
async function cancelHotelAndCar(reservation: Json): Promise<void> {
  const Identifier = locatorOf(reservation)
  await api.call('cancelHotelOffer', {
    path: { Identifier },
    query: { supplierLocator: supplierLocatorOf(reservation, 'OfferStatusHospitality') },
  })
  await api.call('cancelVehicle', {
    path: { Identifier },
    query: { supplierLocator: supplierLocatorOf(reservation, 'OfferStatusVehicle') },
  })
}

/** Of a supplier. */
const ownReceiptOf = ({ Receipt }: Json, offer: string): Json =>
  Receipt.find(
    ({ OfferRef = [], Confirmation }: Json) =>
      OfferRef.includes(offer) && Confirmation?.Locator.source !== '1G' && Confirmation,
  )
const statusOfRecord = ({ Receipt }: Json): Json => Receipt[0].Confirmation.OfferStatus

it.each([
  ['receipts', (reservation: Json) => cancelAir(locatorOf(reservation))],
  [
    'cancelitems and a commit',
    async (reservation: Json) => {
      const workbench = await client(api).reopen(locatorOf(reservation))
      await api.call('cancelItems', {
        path: { ReservationResource_Identifier: workbench },
        body: { '@type': 'CancelRequest', cancelAllInd: true },
      })
      await client(api).committed(workbench)
    },
  ],
  [
    'canceloffer of hotel and car after the flights',
    async (reservation: Json) => {
      await cancelAir(locatorOf(reservation), { OfferIdentifier: flightsOf(reservation) })
      await cancelHotelAndCar(reservation)
    },
  ],
  [
    'canceloffer of hotel and car before the flights',
    async (reservation: Json) => {
      await cancelHotelAndCar(reservation)
      await cancelAir(locatorOf(reservation), { OfferIdentifier: flightsOf(reservation) })
    },
  ],
])(
  'everything cancelled by %s: the record and each hotel and car say so, flights leave the offers',
  async (_, cancel) => {
    const reservation = await bookEverything()
    await cancel(reservation)
    const left = await read(locatorOf(reservation))
    const asHotel = await readAsHotel(locatorOf(reservation))

    expect(statusOfRecord(reservation)).not.toMatchObject({ Status: 'Cancelled' })
    expect(statusOfRecord(left)).toEqual({
      '@type': 'OfferStatusHospitality',
      code: 'HX',
      Status: 'Cancelled',
    })
    expect(left.Offer.map(({ Product }: Json) => Product[0]['@type'])).toEqual([
      'ProductHospitality',
      'ProductVehicle',
    ])
    for (const { id } of left.Offer)
      expect(ownReceiptOf(left, id).Confirmation.OfferStatus).toMatchObject({
        code: 'HX',
        Status: 'Cancelled',
      })
    expect(JSON.stringify([left.Receipt, asHotel.Receipt])).not.toContain('"Confirmed"')
  },
)

it('while anything is booked the record is not cancelled', async () => {
  const reservation = await bookEverything()
  await cancelHotelAndCar(reservation)

  expect(statusOfRecord(await read(locatorOf(reservation)))).toMatchObject({
    StatusAir: [{ code: 'HK', value: 'Confirmed' }],
  })
})

it('a car or a stay alone, cancelled by canceloffer, leaves a cancelled record for every reader', async () => {
  const car = await bookVehicle(api)
  await api.call('cancelVehicle', {
    path: { Identifier: locatorOf(car) },
    query: { supplierLocator: confirmationOf(car) },
  })
  const { body } = await api.call('createHotelReservation', {
    body: stayBody(offering, { guests: [guestBody('Zoe')] }),
  })
  const [stay = ''] = recordLocatorsOf(body)
  const [supplierLocator = ''] = confirmationsOf(body)
  await api.call('cancelHotelOffer', { path: { Identifier: stay }, query: { supplierLocator } })
  const cancelledCar = await read(locatorOf(car))

  expect(carsOf(cancelledCar)).toHaveLength(1)
  expect(statusOfRecord(cancelledCar)).toEqual({
    '@type': 'OfferStatusVehicle',
    code: 'HX',
    Status: 'Cancelled',
  })
  expect(statusOfRecord(await read(stay))).toMatchObject({ code: 'HX', Status: 'Cancelled' })
  expect(JSON.stringify((await readAsHotel(stay)).Receipt)).not.toContain('"Confirmed"')
})

const flightsOf = ({ Offer }: Json): string =>
  Offer.find(({ Product }: Json) => Product[0]['@type'] === 'ProductAir').id
