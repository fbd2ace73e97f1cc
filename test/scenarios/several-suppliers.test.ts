import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { CarHosts } from '../../lib/suppliers/car-host.ts'
import type { HotelHosts } from '../../lib/suppliers/hotel-aggregator.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import {
  bookVehicle,
  carsOf,
  driverBody,
  offerChoice,
  rentalReceiptOf,
  searchVehicles,
  vehicleBuild,
  vehicleOf,
  vehicleSearchBody,
} from '../support/rental.ts'
import {
  availabilityBody,
  confirmationsOf,
  guestBody,
  hotelOffersOf,
  propertiesOf,
  propertySearchBody,
  recordLocatorsOf,
  stayBody,
} from '../support/stay.ts'
import { strictCars } from '../support/strict-cars.ts'
import { strictHotels } from '../support/strict-hotels.ts'
import { errorOf } from '../support/trip.ts'

let api: Api
const strict = strictHotels(() => api.now())
const broker = strictCars(() => api.now())
/** Offices that the strict aggregator serves; undefined: all. */
let offices: readonly string[] | undefined
/** The suppliers of hotels, which a test may disconnect. */
let connected: HotelHosts[number][] = []

/** Answers nothing until its caller gives up, which it counts. */
let givenUp = 0
const never = (call: SupplierCall): Promise<never> =>
  new Promise((_, reject) =>
    call.signal?.addEventListener('abort', () => {
      givenUp++
      reject(new SupplierUnavailable('given up'))
    }),
  )
const down = async (): Promise<never> => {
  throw new SupplierUnavailable('down')
}

const withHotels = (hosts: HotelHosts): HotelHosts => {
  const { hotels } = strict
  connected = [
    ...hosts,
    {
      host: hotels,
      searchMs: 5000,
      get pccs() {
        return offices
      },
    },
    {
      host: {
        ...hotels,
        supplier: 'slow-hotels',
        search: (...[, , , call]) => never(call),
        rates: (...[, , , call]) => never(call),
      },
      searchMs: 30,
    },
    { host: { ...hotels, supplier: 'dead-hotels', search: down, rates: down }, searchMs: 5000 },
  ]
  return connected
}
const withCars = (hosts: CarHosts): CarHosts => [
  ...hosts,
  { host: broker.cars, searchMs: 5000 },
  { host: { ...broker.cars, supplier: 'slow-cars', search: (_, call) => never(call) }, searchMs: 30 },
  { host: { ...broker.cars, supplier: 'dead-cars', search: down }, searchMs: 5000 },
]

beforeAll(async () => {
  api = await startApi({ withHotels, withCars })
})
afterAll(() => api.close())
beforeEach(() => {
  api.setNow(startOfTests)
  offices = undefined
  givenUp = 0
  broker.charge(0)
})

const sources = ['TVPT', 'BKNG']
const casa = { chainCode: 'DFx', propertyCode: 'acc_0000AWr2VsUNIF1Vl91xg0' }
const searchHotels = (more: object = {}) =>
  api.call('searchProperties', { body: propertySearchBody({ AggregatorList: sources, ...more }) })
const suppliersMissing = ({ Result }: Json): string[] =>
  Result.Warning.flatMap(({ NameValuePair = [] }: Json) =>
    NameValuePair.flatMap(({ name, value }: Json) => (name === 'supplier' ? [value] : [])),
  ).sort()
const isOfCasa = ({ Property }: Json): boolean => Property.PropertyKey.propertyCode === casa.propertyCode

describe('of several suppliers of hotels', () => {
  it('one that is slow and one that is down leave the others’ hotels, with warnings', async () => {
    const { status, body } = await searchHotels()
    const found = propertiesOf(body)

    expect(status).toBe(200)
    expect(found.some(isOfCasa)).toBe(true)
    expect(found.some((info) => !isOfCasa(info))).toBe(true)
    expect(body.PropertiesResponse.Result.status).toBe('Incomplete')
    expect(suppliersMissing(body.PropertiesResponse)).toEqual(['dead-hotels', 'slow-hotels'])
    expect(givenUp).toBe(1)
  })

  it('leave their rates too', async () => {
    const { body } = await api.call('availability', { body: availabilityBody([casa], { sources }) })

    expect(hotelOffersOf(body)).toHaveLength(3)
    expect(suppliersMissing(body.CatalogOfferingsHospitalityResponse)).toEqual(['dead-hotels', 'slow-hotels'])
  })

  it('one that does not know the place leaves the hotels of the others', async () => {
    const { status, body } = await searchHotels({ SearchBy: { SearchCity: 'MAD' } })

    expect([status, propertiesOf(body).length > 10]).toEqual([200, true])
    expect(body.PropertiesResponse.Result.Warning).toEqual(
      expect.arrayContaining([expect.objectContaining({ SourceCode: '1' })]),
    )
  })

  it('only those that serve the office are asked', async () => {
    offices = ['ZZZZ']

    expect(propertiesOf((await searchHotels()).body).some(isOfCasa)).toBe(false)
  })

  /** A room of the aggregator, and its cancellation. */
  async function booked() {
    const shown = await api.call('availability', { body: availabilityBody([casa], { sources }) })
    const { body } = await api.call('createHotelReservation', {
      body: stayBody(hotelOffersOf(shown.body)[0], { guests: [guestBody()] }),
    })
    const path = { Identifier: recordLocatorsOf(body)[0] ?? '' }
    const query = { supplierLocator: confirmationsOf(body)[0] ?? '' }
    return () => api.call('cancelHotelOffer', { path, query })
  }

  it('the one that sold a room cancels it', async () => {
    const cancel = await booked()

    expect((await cancel()).status).toBe(200)
    expect(strict.sales().at(-1)?.rooms).toMatchObject([{ cancellation: expect.any(String) }])
  })

  it('one that is not connected any more cancels nothing, and the client is told', async () => {
    const cancel = await booked()
    const [gone] = connected.splice(1, 1)
    const refused = await cancel()
    if (gone) connected.splice(1, 0, gone)

    expect([refused.status, errorOf(refused.body).Message]).toEqual([
      400,
      'strict-hotels IS NOT CONNECTED TO THIS SERVICE',
    ])
    expect((await cancel()).status).toBe(200)
  })
})

describe('of several suppliers of cars', () => {
  const search = async (): Promise<Json[]> => (await searchVehicles(api)).CatalogOffering
  const isOfBroker = (offering: Json): boolean =>
    vehicleOf(offering).VehicleMakeModel.operatingSupplierName === 'Estrita Cars'
  const anOffer = async (): Promise<Json> => (await search()).find(isOfBroker)

  it('one that is slow and one that is down leave the others’ cars, the cheapest first, with warnings', async () => {
    const { body } = await api.call('searchVehicles', { body: vehicleSearchBody() })
    const { CatalogOfferings, Result } = body.CatalogOfferingsVehicleResponse
    const offerings: Json[] = CatalogOfferings.CatalogOffering
    const totals = offerings.map(({ Price }) => Price.TotalPrice)

    expect(offerings.some(isOfBroker)).toBe(true)
    expect(offerings.some((one) => !isOfBroker(one))).toBe(true)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
    expect(Result.status).toBe('Incomplete')
    expect(suppliersMissing({ Result })).toEqual(['dead-cars', 'slow-cars'])
  })

  it('shows of a car what its supplier tells, and nothing else', async () => {
    const { ProductOptions, Price, TermsAndConditions } = await anOffer()
    const { Vehicle } = ProductOptions[0].Product[0]

    expect(Vehicle.VehicleMakeModel).toEqual({
      code: 'ECMR',
      value: 'Opel Corsa or similar',
      operatingSupplierName: 'Estrita Cars',
    })
    expect(Object.keys(Vehicle)).not.toEqual(expect.arrayContaining(['doorCount']))
    expect(Vehicle.airConditioningInd).toBeUndefined()
    expect(Vehicle.VehicleDateLocation.RentalPickup.VendorLocation.rentalLocationNumber).toBeUndefined()
    expect(Object.keys(Price)).toEqual(['@type', 'CurrencyCode', 'TotalPrice', 'PriceBreakdown'])
    expect(Price.PriceBreakdown[0].VehiclePrice.RateDistance).toBeUndefined()
    expect(TermsAndConditions.ExpiryDate).toBe('2027-03-01T10:15:00Z')
    expect(TermsAndConditions.ProductRateCodeInfo).toBeUndefined()
  })

  it('the one that offered a car sells it, and releases it', async () => {
    const { id } = await anOffer()
    const before = broker.orders().length
    const reservation = await bookVehicle(api, offerChoice(id))
    const [car] = carsOf(reservation)
    const { Locator } = rentalReceiptOf(reservation, car)

    expect(Locator.value).toMatch(/^bok_/)
    expect(broker.orders()).toHaveLength(before + 1)
    const cancelled = await api.call('cancelVehicle', {
      path: { Identifier: reservation.Identifier?.value ?? '' },
      query: { supplierLocator: Locator.value },
    })
    expect(cancelled.status).toBe(200)
    expect(broker.orders()).toHaveLength(before)
  })

  it('a car that has become dearer is not booked, one that has become cheaper is', async () => {
    const { id } = await anOffer()
    const book = () =>
      api.call('bookVehicle', { body: vehicleBuild(offerChoice(id), { Traveler: [driverBody()] }) })
    broker.charge(500)
    const dearer = await book()
    broker.charge(-500)

    expect([dearer.status, errorOf(dearer.body).SourceCode]).toEqual([400, '13020'])
    expect((await book()).status).toBe(200)
  })

  it('an offer is booked as long as its supplier knows it', async () => {
    const { id } = await anOffer()
    api.advance(15)
    const late = await api.call('bookVehicle', {
      body: vehicleBuild(offerChoice(id), { Traveler: [driverBody()] }),
    })

    expect([late.status, errorOf(late.body).SourceCode]).toEqual([400, '13001'])
  })
})
