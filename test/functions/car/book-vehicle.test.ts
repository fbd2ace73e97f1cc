import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { reservationResponse } from '../../../lib/reservation/wire/reservation-schema.ts'
import { type Api, type Json, startApi, startOfTests } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import {
  bookVehicle,
  carsOf,
  confirmationOf,
  criteriaChoice,
  driverBody,
  offerChoice,
  rentalReceiptOf,
  searchVehicles,
  vehicleBuild,
  vehicleOf,
} from '../../support/rental.ts'
import { errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const book = (choice: Json, more: Json = { Traveler: [driverBody()] }, options: Json = {}) =>
  api.call('bookVehicle', { body: vehicleBuild(choice, more), ...options })
const carsAway = async () => (await ledger(api).carHolds()).length
let person = 0
/** A driver without a car. */
const uniqueDriver = () => driverBody({ Given: `Isolde ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[person++]}` })

describe('an offer of a car search', () => {
  it('is booked at its price in a reservation of its own, in the documented shape', async () => {
    const { CatalogOffering } = await searchVehicles(api)
    const { status, body } = await book(offerChoice(CatalogOffering[0].id), {
      Traveler: [uniqueDriver()],
      ArrivalDetails: { Carrier: 'TP', FlightNumber: '1351' },
    })
    const { Identifier, Reservation, reservationStatus } = body.ReservationResponse
    const [car] = Reservation.Offer

    expect(status).toBe(200)
    expect(reservationResponse.safeParse(body).error).toBeUndefined()
    expect(reservationStatus).toBe('Success')
    expect(Identifier.value).toMatch(/^[A-Z0-9]{6}$/)
    expect(Reservation).toMatchObject({
      '@type': 'ReservationDetail',
      Identifier: { value: Identifier.value },
    })
    expect(locatorOf(Reservation)).toBe(Identifier.value)
    expect(vehicleOf(car)).toEqual(vehicleOf(CatalogOffering[0]))
    expect(car.Price).toEqual(CatalogOffering[0].Price)
    expect(car).toMatchObject({
      id: 'offer_1',
      Product: [{ '@type': 'ProductVehicle', ArrivalDetails: { Carrier: 'TP' } }],
      TermsAndConditionsFull: [{ ProductRateCodeInfo: [{ RateCodeInfo: { value: expect.any(String) } }] }],
    })
    expect(rentalReceiptOf(Reservation, car)).toMatchObject({
      Locator: {
        value: expect.stringMatching(/^\d{8}LI1$/),
        locatorType: 'Confirmation Number',
        source: vehicleOf(car).VehicleMakeModel.vendorCode,
        sourceContext: 'Supplier',
      },
      OfferStatus: { '@type': 'OfferStatusVehicle', code: 'HK', Status: 'Confirmed' },
    })
    expect(Reservation.TravelerProduct).toMatchObject([
      { TravelerRef: Reservation.Traveler[0].id, OfferRef: 'offer_1' },
    ])
  })

  it('can be booked for 30 minutes, by its caller only', async () => {
    const { CatalogOffering } = await searchVehicles(api)
    const at = async (now: number, options = {}) => {
      api.setNow(now)
      const answer = await book(offerChoice(CatalogOffering[0].id), { Traveler: [uniqueDriver()] }, options)
      api.setNow(startOfTests)
      return answer
    }
    const foreign = await at(startOfTests, { as: otherAccount })
    const late = await at(startOfTests + 30 * 60_000)

    expect((await at(startOfTests + 30 * 60_000 - 1)).status).toBe(200)
    for (const { status, body } of [foreign, late]) {
      expect(status).toBe(400)
      expect(errorOf(body)).toMatchObject({ SourceCode: '13001', category: 'VALIDATION' })
    }
    expect(errorOf(late.body).Message).toContain('2027-03-01T10:30:00Z')
  })

  it('is not booked once its pick-up is past, or with criteria of another rental', async () => {
    const today = { pickUp: ['2027-03-01', '10:15:00'], dropOff: ['2027-03-02', '10:15:00'] } as const
    const { CatalogOffering } = await searchVehicles(api, today)
    const [{ id }] = CatalogOffering
    api.setNow(startOfTests + 20 * 60_000)
    const past = await book(offerChoice(id))
    api.setNow(startOfTests)
    const other = await book({ ...offerChoice(id), ...criteriaChoice() })

    expect(errorOf(past.body)).toMatchObject({ StatusCode: 400, SourceCode: '13005' })
    expect(errorOf(other.body)).toMatchObject({ StatusCode: 400, SourceCode: '13003' })
  })
})

describe('a car that the criteria describe', () => {
  it('is booked at its price now; the reservation is found by locator and by the number of the vendor', async () => {
    const booked = await bookVehicle(api, criteriaChoice({ to: 'LIS' }), uniqueDriver())
    const read = async (name: string) =>
      (await api.call('retrieveReservation', { path: { Identifier: name } })).body.ReservationResponse
    const [car] = carsOf(booked)

    expect(vehicleOf(car).VehicleMakeModel).toMatchObject({ code: 'CDMR', vendorCode: 'ZE' })
    expect(vehicleOf(car).VehicleDateLocation.RentalReturn.VendorLocation.code).toBe('LIS')
    expect((await read(locatorOf(booked))).Reservation.Offer).toEqual(booked.Offer)
    expect((await read(confirmationOf(booked))).Reservation.Offer).toEqual(booked.Offer)
  })

  it.each([
    ['without vendor or class', '13003', { VehicleMakeModel: [{ code: 'CDMR' }] }],
    [
      'of a class that the vendor does not have there',
      '13003',
      { VehicleMakeModel: [{ code: 'ZZZZ', vendorCode: 'ZE' }] },
    ],
    ['with a rate that does not exist', '13003', { RateCodeInfo: [{ value: 'NONE' }] }],
    ['for a driver who is too young', '13003', { DriverInfo: { age: 19 } }],
  ])('is refused %s', async (_name, code, more) => {
    const { status, body } = await book(criteriaChoice({}, more))

    expect(status).toBe(400)
    expect(errorOf(body)).toMatchObject({ SourceCode: code, category: 'VALIDATION' })
  })

  it('is refused for a driver whose name cannot be written in A to Z', async () => {
    const { status, body } = await book(criteriaChoice(), {
      Traveler: [driverBody({ Given: '李', Surname: '王' })],
    })

    expect([status, errorOf(body).Message]).toEqual([
      400,
      expect.stringContaining('CANNOT BE WRITTEN IN A-Z'),
    ])
  })

  it('is refused at an office that is closed, and returned at an airport at any hour', async () => {
    const office = { code: 'MAD', rentalLocationNumber: 'MADC01' }
    const at = (date: string, time: string, VendorLocation: Json) => ({ date, time, VendorLocation })
    const rent = (from: Json, to: Json) =>
      book(criteriaChoice({}, { VehicleDateLocation: { RentalPickup: from, RentalReturn: to } }), {
        Traveler: [uniqueDriver()],
      })
    const sunday = await rent(at('2027-05-16', '12:00:00', office), at('2027-05-18', '12:00:00', office))
    const weekday = await rent(
      at('2027-05-17', '12:00:00', office),
      at('2027-05-18', '03:00:00', { code: 'MAD', rentalLocationNumber: 'MADT01' }),
    )

    expect(errorOf(sunday.body)).toMatchObject({ StatusCode: 400, SourceCode: '13003' })
    expect(weekday.status).toBe(200)
  })

  it('is refused when the class has run out; the others are still there', async () => {
    const late = {
      from: 'LIS',
      pickUp: ['2027-06-08', '10:00:00'],
      dropOff: ['2027-06-09', '10:00:00'],
    } as const
    let answer = await book(criteriaChoice(late), { Traveler: [uniqueDriver()] })
    for (let count = 0; answer.status === 200 && count < 40; count++) {
      answer = await book(criteriaChoice(late), {
        Traveler: [driverBody({ Given: `Tessa ${String.fromCharCode(65 + count)}` })],
      })
    }

    expect(answer.status).toBe(400)
    expect(errorOf(answer.body)).toMatchObject({ SourceCode: '13022', Message: 'VEHICLE IS NOT AVAILABLE' })
    expect(
      (await book(criteriaChoice(late, { VehicleMakeModel: [{ code: 'ECMR', vendorCode: 'ZE' }] }))).status,
    ).toBe(200)
  })
})

describe('the driver', () => {
  it.each([
    ['no traveler', []],
    ['only a child', [{ passengerTypeCode: 'CNN', ...driverBody() }]],
    ['no given name', [driverBody({ Given: undefined })]],
    ['a name that vendors do not take', [driverBody({ Given: 'Is0lde' })]],
  ])('is refused: %s', async (_name, Traveler) => {
    const { status, body } = await book(criteriaChoice(), { Traveler })

    expect(status).toBe(400)
    expect(errorOf(body).SourceCode).toMatch(/^(13007|90002)$/)
  })
})

describe('a repeated request', () => {
  it('gets the same reservation, however many are concurrent: one car is sold', async () => {
    const before = await carsAway()
    const { CatalogOffering } = await searchVehicles(api)
    const Traveler = [uniqueDriver()]
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => book(offerChoice(CatalogOffering[0].id), { Traveler })),
    )
    const again = await book(offerChoice(CatalogOffering[0].id), { Traveler })
    const locators = [...answers, again].map(({ body }) => body.ReservationResponse.Identifier.value)

    expect(new Set(locators).size).toBe(1)
    expect(await carsAway()).toBe(before + 1)
  })

  it('books another car under another Idempotency-Key, or when the first was cancelled', async () => {
    const Traveler = [uniqueDriver()]
    const first = (await book(criteriaChoice(), { Traveler })).body.ReservationResponse
    const other = (
      await book(criteriaChoice(), { Traveler }, { headers: { 'Idempotency-Key': 'another-car' } })
    ).body.ReservationResponse
    await api.call('cancelVehicle', {
      path: { Identifier: first.Identifier.value },
      query: { supplierLocator: confirmationOf(first.Reservation) },
    })
    const after = (await book(criteriaChoice(), { Traveler })).body.ReservationResponse

    expect(new Set([first, other, after].map(({ Identifier }) => Identifier.value)).size).toBe(3)
  })
})

describe('a vendor that fails', () => {
  it('with the last car sold: nothing is booked, nothing remains sold', async () => {
    const before = await carsAway()
    const { status, body } = await book(criteriaChoice(), { Traveler: [driverBody({ Surname: 'NOCARS' })] })

    expect(status).toBe(400)
    expect(errorOf(body).SourceCode).toBe('13022')
    expect(await carsAway()).toBe(before)
  })

  it('never answering: nothing is booked, the client may retry', async () => {
    const before = await carsAway()
    const { status, body } = await book(criteriaChoice(), { Traveler: [driverBody({ Surname: 'CARDOWN' })] })
    await api.service.idle()

    expect(status).toBe(500)
    expect(errorOf(body)).toMatchObject({ SourceCode: '90000', category: 'UNKNOWN' })
    expect(await carsAway()).toBe(before)
  })

  it('with its answer lost: the sale is found again, one car is sold', async () => {
    const before = await carsAway()

    expect((await book(criteriaChoice(), { Traveler: [driverBody({ Surname: 'LOSTCAR' })] })).status).toBe(
      200,
    )
    expect(await carsAway()).toBe(before + 1)
  })
})
