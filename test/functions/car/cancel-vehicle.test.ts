import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi, startOfTests } from '../../support/api.ts'
import {
  addVehicle,
  bookVehicle,
  carsOf,
  confirmationOf,
  criteriaChoice,
  driverBody,
  rentalReceiptOf,
} from '../../support/rental.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const cancel = (locator: string, query: Record<string, string>, more: Json = {}) =>
  api.call('cancelVehicle', { path: { Identifier: locator }, query, ...more })
let count = 0
const booked = (choice = criteriaChoice()) =>
  bookVehicle(api, choice, driverBody({ Given: `Tessa ${String.fromCharCode(65 + count++)}` }))

it("shows the vendor's cancellation number in place of its confirmation; the locator and the offer are kept", async () => {
  const reservation = await booked()
  const { status, body } = await cancel(locatorOf(reservation), {
    supplierLocator: confirmationOf(reservation),
  })
  const { Identifier, Reservation } = body.ReservationResponse

  expect(status).toBe(200)
  expect(Identifier.value).toBe(locatorOf(reservation))
  expect(rentalReceiptOf(Reservation, carsOf(Reservation)[0])).toMatchObject({
    Locator: {
      value: expect.stringMatching(/^C\d{8}$/),
      locatorType: 'Cancellation Number',
      source: 'ZE',
      sourceContext: 'Supplier',
    },
    OfferStatus: { code: 'HX', Status: 'Cancelled' },
  })
  expect(locatorOf(Reservation)).toBe(Identifier.value)
})

it('leaves flights and other cars alone, and accepts the offer as identifier of the car', async () => {
  const held = await client(api).hold()
  const locator = locatorOf(held)
  await addVehicle(api, locator)
  await addVehicle(
    api,
    locator,
    criteriaChoice({}, { VehicleMakeModel: [{ code: 'ECMR', vendorCode: 'ZE' }] }),
  )
  const { Reservation } = (await cancel(locator, { offerID: 'offer_2' })).body.ReservationResponse
  const codes = carsOf(Reservation).map((car) => rentalReceiptOf(Reservation, car).OfferStatus.code)

  expect(Reservation.Offer[0]).toEqual(held.Offer[0])
  expect(codes).toEqual(['HX', 'HK'])
  expect(
    Reservation.ReservationDisplaySequence.DisplaySequence.map(({ OfferRef }: Json) => OfferRef),
  ).not.toContain('offer_2')
})

it('releases the car: the sold out class can be booked again', async () => {
  const choice = criteriaChoice({
    from: 'LIS',
    pickUp: ['2027-06-08', '10:00:00'],
    dropOff: ['2027-06-09', '10:00:00'],
  })
  const first = await booked(choice)
  const sellOut = async () => {
    for (;;) {
      try {
        await booked(choice)
      } catch (error) {
        return String(error)
      }
    }
  }
  expect(await sellOut()).toContain('13022')
  await cancel(locatorOf(first), { supplierLocator: confirmationOf(first) })

  expect(carsOf(await booked(choice))).toHaveLength(1)
})

it('cancels once, however many are concurrent; a late repetition is answered that nothing is left', async () => {
  const reservation = await booked()
  const [locator, query] = [locatorOf(reservation), { supplierLocator: confirmationOf(reservation) }]
  const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(locator, query)))
  const numbers = answers
    .filter(({ status }) => status === 200)
    .map(({ body: { ReservationResponse } }) => confirmationOf(ReservationResponse.Reservation))

  expect(numbers.length).toBeGreaterThan(0)
  expect(new Set(numbers).size).toBe(1)
  expect(errorOf((await cancel(locator, query)).body)).toMatchObject({ StatusCode: 400, SourceCode: '13061' })
})

it('refuses a car that is not there, not named, of another tenant, or on its way', async () => {
  const reservation = await booked()
  const [locator, query] = [locatorOf(reservation), { supplierLocator: confirmationOf(reservation) }]
  api.setNow(Date.parse('2027-05-18T08:00:00Z'))
  const begun = await cancel(locator, query)
  api.setNow(startOfTests)
  const refused = [
    await cancel(locator, {}),
    await cancel(locator, { supplierLocator: '00000000ZZ1' }),
    await cancel(locator, { ...query, offerID: 'offer_9' }),
    await cancel('QQQQQQ', query),
    await cancel(locator, query, { as: otherAccount }),
    begun,
  ]

  expect(refused.map(({ status, body }) => [status, errorOf(body).SourceCode])).toEqual(
    refused.map(() => [400, '13061']),
  )
  expect(errorOf(begun.body).Message).toContain('RENTAL HAS BEGUN')
  expect((await cancel(locator, query)).status).toBe(200)
})
