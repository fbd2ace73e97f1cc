import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vehicleSearchResponse } from '../../../lib/car/wire/car-search.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { criteria, searchVehicles, vehicleOf, vehicleSearchBody } from '../../support/rental.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const search = (body: Json) => api.call('searchVehicles', { body })

it('answers cars with identifiers, totals and the documented shape, the cheapest first', async () => {
  const { status, body } = await search(vehicleSearchBody())
  const { CatalogOfferings, Pagination } = body.CatalogOfferingsVehicleResponse
  const [first] = CatalogOfferings.CatalogOffering
  const totals = CatalogOfferings.CatalogOffering.map(({ Price }: Json) => Price.TotalPrice)

  expect(status).toBe(200)
  expect(vehicleSearchResponse.safeParse(body).error).toBeUndefined()
  expect(first.id).toBe(first.Identifier.value)
  expect(first.id).toMatch(/^[0-9a-f-]{36}:[0-9a-f]{32}$/)
  expect(first.id.split(':')[0]).toBe(CatalogOfferings.Identifier.value)
  expect(totals).toEqual([...totals].sort((a, b) => a - b))
  expect(CatalogOfferings).toMatchObject({
    totalCatalogOffering: Pagination.totalItems,
    numberOfPages: Pagination.totalPages,
  })
  expect(CatalogOfferings.CatalogOffering).toHaveLength(CatalogOfferings.catalogOfferingPerPage)
})

it('shows the car, its two ends and a price that adds up, with every fee and tax', async () => {
  const { CatalogOffering } = await searchVehicles(
    api,
    { to: 'OPO' },
    { VehicleMakeModel: [{ code: 'CDMR', vendorCode: 'ZE' }] },
  )
  const [offering] = CatalogOffering
  const { Price, TermsAndConditions } = offering
  const charges = Price.PriceBreakdown.slice(1).map(
    ({ VehicleCharges }: Json) => VehicleCharges.Calculation[0].TotalAmount.value,
  )

  expect(vehicleOf(offering)).toMatchObject({
    VehicleMakeModel: { code: 'CDMR', vendorCode: 'ZE' },
    VehicleCategoryCode: { value: 'C', codeContext: 'ACRISS' },
    TransmissionTypeCode: { value: 'M' },
    doorCount: '4',
    passengerQuantity: '5',
    VehicleDateLocation: {
      RentalPickup: {
        date: '2027-05-12',
        time: '10:00:00',
        VendorLocation: { code: 'LIS', vendorCode: 'ZE' },
      },
      RentalReturn: {
        date: '2027-05-15',
        time: '16:00:00',
        VendorLocation: { code: 'OPO', rentalLocationNumber: 'OPOT01' },
      },
    },
  })
  expect(Price.Base + Price.TotalTaxes + Price.TotalFees).toBeCloseTo(Price.TotalPrice, 6)
  expect(charges.reduce((sum: number, value: number) => sum + value, Price.Base)).toBeCloseTo(
    Price.TotalPrice,
    6,
  )
  expect(Price.PriceBreakdown[0].VehiclePrice).toMatchObject({
    ratePeriod: 'Day',
    RateAvailability: 'Available',
    SupplierRate: {
      DropOffCharge: { code: 'EUR' },
      EstimatedTotalAmount: { value: Price.TotalPrice, code: 'EUR' },
    },
  })
  expect(TermsAndConditions).toMatchObject({
    ExpiryDate: '2027-03-01T10:30:00Z',
    DriverInfo: { age: 41 },
    ProductRateCodeInfo: [{ RateCodeInfo: { value: expect.any(String) } }],
  })
})

describe('the criteria', () => {
  const offerings = async (more: Json): Promise<Json[]> =>
    (await searchVehicles(api, {}, more)).CatalogOffering
  const all = async (more: Json, holds: (offering: Json) => boolean) => {
    const found = await offerings(more)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(holds)).toBe(true)
  }
  const vendorOf = (offering: Json) => vehicleOf(offering).VehicleMakeModel.vendorCode
  const rateOf = (offering: Json) => offering.Price.PriceBreakdown[0].VehiclePrice

  it('vendors: permitted, prohibited, of a location', async () => {
    await all({ PermittedVendors: { Vendor: [{ code: 'SX' }, { code: 'zi' }] } }, (one) =>
      ['SX', 'ZI'].includes(vendorOf(one)),
    )
    await all({ ProhibitedVendors: { Vendor: [{ code: 'ZE' }] } }, (one) => vendorOf(one) !== 'ZE')
  })

  it('the attributes of the car', async () => {
    await all(
      {
        SearchVehicleAttributes: {
          VehicleCategoryCode: { value: 'I' },
          TransmissionTypeCode: { value: 'A' },
        },
      },
      (one) => /^I.A/.test(vehicleOf(one).VehicleMakeModel.code),
    )
    await all(
      { SearchVehicleAttributes: { FuelTypeCode: { value: 'E' }, AirConditioningInd: true } },
      (one) => vehicleOf(one).FuelTypeCode.value === 'E',
    )
  })

  it('the rate: code, category, period, unlimited mileage, guaranteed', async () => {
    await all(
      { RateCodeInfo: [{ value: 'DIS2' }] },
      (one) => rateOf(one).RateDistance.unlimitedDistanceInd === false,
    )
    await all({ unlimitedMileageInd: true }, (one) => rateOf(one).RateDistance.unlimitedDistanceInd)
    await all({ rateGuaranteedInd: 'true' }, (one) => rateOf(one).rateGuaranteedInd)
    await all({ rateCategory: 'Discount', ratePeriod: 'Day' }, (one) => rateOf(one).ratePeriod === 'Day')
    expect(await offerings({ ratePeriod: 'Week' })).toEqual([])
  })

  it('a currency: approximate amounts in addition to those of the supplier', async () => {
    const [one] = await offerings({ currencyCode: 'usd' })
    const { SupplierRate, ApproximateRate } = rateOf(one)

    expect(SupplierRate.EstimatedTotalAmount.code).toBe('EUR')
    expect(ApproximateRate.EstimatedTotalAmount.code).toBe('USD')
    expect(ApproximateRate.EstimatedTotalAmount.value).toBeGreaterThan(
      SupplierRate.EstimatedTotalAmount.value,
    )
  })

  it('a currency: the rate of exchange behind the approximate amounts', async () => {
    const { body } = await search(vehicleSearchBody({}, { currencyCode: 'USD' }))
    const [one] = body.CatalogOfferingsVehicleResponse.CatalogOfferings.CatalogOffering
    const { SupplierRate, ApproximateRate } = rateOf(one)
    const [conversion, ...others] = body.CatalogOfferingsVehicleResponse.CurrencyRateConversion

    expect(others).toEqual([])
    expect(conversion).toMatchObject({
      SourceCurrency: { value: 'EUR', decimalPlace: 2 },
      TargetCurrency: { value: 'USD', decimalPlace: 2 },
    })
    expect(ApproximateRate.EstimatedTotalAmount.value).toBeCloseTo(
      SupplierRate.EstimatedTotalAmount.value * conversion.ConversionRate.value,
      1,
    )
  })

  it('special equipment: charged by the day', async () => {
    const only = { VehicleMakeModel: [{ code: 'CDMR', vendorCode: 'ZE' }], RateCodeInfo: [{ value: 'STD7' }] }
    const [without] = await offerings(only)
    const [with_] = await offerings({
      ...only,
      SpecialEquipment: [{ equipmentTypeCode: 'CSI', quantity: 2 }],
    })

    expect(with_.Price.TotalFees).toBeGreaterThan(without.Price.TotalFees)
    expect(JSON.stringify(with_.Price.PriceBreakdown)).toContain('Infant seat')
  })

  it('sold out services too, on request', async () => {
    const closed = await offerings({ VehicleSearchModifiers: { availableRatesOnlyInd: false } })
    const open = await offerings({})

    expect(open.every((one) => rateOf(one).RateAvailability === 'Available')).toBe(true)
    expect(closed.some((one) => rateOf(one).RateAvailability === 'Closed')).toBe(true)
  })
})

it('returns the car where it was picked up unless another place is named', async () => {
  const requested = criteria()
  delete requested.VehicleDateLocation.RentalReturn.VendorLocation
  const { body } = await search({ CatalogOfferingsRequest: { VehicleTravelCriteria: requested } })
  const ends = body.CatalogOfferingsVehicleResponse.CatalogOfferings.CatalogOffering.map(
    (one: Json) => vehicleOf(one).VehicleDateLocation,
  )

  expect(ends.length).toBeGreaterThan(0)
  expect(
    ends.every(
      (end: Json) =>
        end.RentalPickup.VendorLocation.rentalLocationNumber ===
        end.RentalReturn.VendorLocation.rentalLocationNumber,
    ),
  ).toBe(true)
})

it('answers an empty list with a warning, not an error, when nothing is found', async () => {
  const { status, body } = await search(vehicleSearchBody({}, { DriverInfo: { age: 18 } }))
  const { CatalogOfferings, Result } = body.CatalogOfferingsVehicleResponse

  expect(status).toBe(200)
  expect(CatalogOfferings).toMatchObject({ totalCatalogOffering: 0, numberOfPages: 1, CatalogOffering: [] })
  expect(Result).toMatchObject({
    status: 'Complete',
    Warning: [{ Message: 'NO VEHICLES FOUND FOR THE REQUESTED RENTAL' }],
  })
})

describe('answers 400 with an ErrorResponse', () => {
  it.each([
    ['1', vehicleSearchBody({ from: 'QQQ' })],
    ['13005', vehicleSearchBody({ pickUp: ['2027-02-28', '10:00:00'] })],
    ['13005', vehicleSearchBody({ pickUp: ['2027-02-30', '10:00:00'] })],
    ['13005', vehicleSearchBody({ dropOff: ['2027-05-12', '09:00:00'] })],
    ['90002', vehicleSearchBody({ pickUp: ['2027-05-12', '25:00'] })],
    ['90002', { CatalogOfferingsRequest: [] }],
    ['90002', vehicleSearchBody({}, { DriverInfo: undefined })],
  ])('%s', async (code, body) => {
    const answer = await search(body)

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body)).toEqual(['ErrorResponse'])
    expect(errorOf(answer.body)).toMatchObject({
      '@type': 'ErrorDetail',
      StatusCode: 400,
      SourceCode: code,
      category: 'VALIDATION',
    })
  })
})
