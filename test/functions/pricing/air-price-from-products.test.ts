import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { offerListResponse } from '../../../lib/pricing/wire/price-answer.ts'
import { requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { cabinOfClass } from '../../../lib/sandbox/world/fares/booking-classes.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { listOf, spellOut } from '../../support/search.ts'
import {
  client,
  errorOf,
  inboundDate,
  offeringsOf,
  outboundDate,
  productsBody,
  selectionBody,
} from '../../support/trip.ts'

let api: Api
/** A round trip that a search showed, each leg spelled out, and what it cost. */
let shown: { legs: Json[][]; total: number }
/** A connection that a search showed. */
let connection: Json[]

const optionOf = (offering: Json): Json => offering.ProductBrandOptions[0].ProductBrandOffering[0]

beforeAll(async () => {
  api = await startApi()
  const found = await client(api).search({ returnDate: inboundDate })
  const [first] = offeringsOf(found)
  const back = offeringsOf(found).find(
    (one) =>
      one.sequence === 2 && optionOf(one).CombinabilityCode[0] === optionOf(first).CombinabilityCode[0],
  )
  const productOf = (offering: Json) =>
    listOf(found, 'Product').find(({ id }) => id === optionOf(offering).Product[0].productRef)
  shown = {
    legs: [first, back].map((one) => spellOut(found, productOf(one))),
    total: optionOf(first).BestCombinablePrice.TotalPrice,
  }
  const viaHub = await client(api).search({ from: 'LIS', to: 'CPH' })
  connection = spellOut(
    viaHub,
    listOf(viaHub, 'Product').find(({ FlightSegment }) => FlightSegment.length === 2) ?? {},
  )
})
afterAll(() => api.close())

const criteria = (legs: readonly (readonly Json[])[], more: Json = {}): Json => ({
  ...productsBody(),
  ProductCriteriaAir: legs.map((flights, index) => ({
    sequence: index + 1,
    SpecificFlightCriteria: flights,
  })),
  ...more,
})
const price = (request: Json, options: Json = {}): Promise<{ status: number; body: Json }> =>
  api.call('airPriceFromProducts', { body: { BuildFromProductsRequest: request, ...options } })
const offerOf = (body: Json): Json => body.OfferListResponse.OfferID[0]

it('prices flights that are spelled out as the search showed them, one product for each leg, with full terms', async () => {
  const { body } = await price(criteria(shown.legs))

  expect(offerListResponse.safeParse(body).error).toBeUndefined()
  expect(body.OfferListResponse.Identifier.value).toMatch(/^[0-9a-f-]{36}_PC$/)
  expect(offerOf(body).id).toBe('o0')
  expect(offerOf(body).Price.TotalPrice).toBe(shown.total)
  expect(offerOf(body).Product.map(({ id }: Json) => id)).toEqual(['p0', 'p1'])
  expect(offerOf(body).TermsAndConditionsFull[0].Penalties.length).toBeGreaterThan(0)
})

it('reads both envelopes', async () => {
  const wrapped = await api.call('airPriceFromProducts', {
    body: { OfferQueryBuildFromProducts: { BuildFromProductsRequest: criteria(shown.legs) } },
  })

  expect(offerOf(wrapped.body).Price.TotalPrice).toBe(shown.total)
})

describe('the flights of a leg', () => {
  it('may come as one entry for each flight: flights that only change planes are one leg', async () => {
    const whole = await price(criteria([connection]))
    const apart = await price(criteria(connection.map((flight) => [flight])))

    expect(offerOf(whole.body).Product).toHaveLength(1)
    expect(offerOf(apart.body).Product).toHaveLength(1)
    expect(offerOf(apart.body).Price.TotalPrice).toBe(offerOf(whole.body).Price.TotalPrice)
  })

  it('are taken in the order of segmentSequence, or as sent where that is 0', async () => {
    const whole = await price(criteria([connection]))
    const turned = await price(criteria([connection.toReversed()]))
    const zero = await price(criteria([connection.map((flight) => ({ ...flight, segmentSequence: '0' }))]))

    expect(offerOf(turned.body).Price).toEqual(offerOf(whole.body).Price)
    expect(offerOf(zero.body).Price).toEqual(offerOf(whole.body).Price)
  })
})

it('refuses a time that is not the one of the schedule, a flight that does not operate, and a class that the flight does not have', async () => {
  const [flight = {}] = shown.legs[0] ?? []
  const mistimed = await price(criteria([[{ ...flight, departureTime: '00:01:00.000+01:00' }]]))
  const unknown = await price(criteria([[{ ...flight, flightNumber: '9876', departureTime: undefined }]]))
  const { index } = requireCarrier(flight.carrier)
  const classOfService = [...'XGZARWNOTL'].find((letter) => cabinOfClass(index, letter) === undefined)
  const classless = await price(criteria([[{ ...flight, classOfService, departureTime: undefined }]]), {
    validateInventoryInd: true,
  })

  expect([mistimed.status, unknown.status, classless.status]).toEqual([200, 200, 200])
  expect(errorOf(mistimed.body)).toMatchObject({ SourceCode: '3012', SourceID: '1G' })
  expect(errorOf(unknown.body)).toMatchObject({ SourceCode: '3013' })
  expect(errorOf(classless.body)).toMatchObject({ SourceCode: '3010' })
})

it('refuses NDC content', async () => {
  const { status, body } = await price(
    criteria([(shown.legs[0] ?? []).map((flight) => ({ ...flight, ContentSource: 'NDC' }))]),
  )

  expect(status).toBe(400)
  expect(errorOf(body).SourceCode).toBe('1020')
})

it('leaves out penalties and single taxes on request', async () => {
  const { body } = await api.call('airPriceFromProducts', {
    body: {
      BuildFromProductsRequest: criteria(shown.legs),
      CustomResponseModifiersAir: [{ excludePenaltiesInd: true }],
    },
    headers: { taxBreakdown: 'false' },
  })
  const { Taxes } = offerOf(body).Price.PriceBreakdown[0].Amount

  expect(offerOf(body).TermsAndConditionsFull[0].Penalties).toBeUndefined()
  expect(Taxes.TotalTaxes).toBeGreaterThan(0)
  expect(Taxes.Tax).toBeUndefined()
})

it('answers in the requested currency', async () => {
  const { body } = await price(criteria(shown.legs, { PricingModifiersAir: { currencyCode: 'JPY' } }))

  expect(offerOf(body).Price.CurrencyCode).toEqual({ value: 'JPY', decimalPlace: 0 })
})

it('warns of a cabin preference that nothing follows from', async () => {
  const { body } = await price(criteria(shown.legs), {
    CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }],
  })

  expect(body.OfferListResponse.Result.Warning[0].Message).toContain('CabinPreference WAS IGNORED')
})

describe('what was priced', () => {
  it('can be added to a workbench by the price identifier, with and without its suffix, and by the transaction identifier', async () => {
    const { body } = await price(criteria(shown.legs))
    const { Identifier, transactionId } = body.OfferListResponse
    const picks = ['p0', 'p1'].map((product) => ({ offer: 'o0', product }))
    for (const identifier of [Identifier.value, Identifier.value.replace('_PC', ''), transactionId]) {
      const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
      const added = await api.call('addOffer', { path, body: selectionBody({ identifier, picks }) })

      expect(added.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(shown.total)
    }
  })

  it('has fare rules', async () => {
    const { body } = await price(criteria(shown.legs))
    const query = { offerIdentifier: offerOf(body).Identifier.value, fareRuleType: 'ShortText' }
    const rules = await api.call('fareRulesFromOffer', { query })

    expect(errorOf(rules.body)).toBeUndefined()
  })

  it('is not visible to other tenants', async () => {
    const { body } = await price(criteria(shown.legs))
    const query = { offerIdentifier: offerOf(body).Identifier.value, fareRuleType: 'ShortText' }
    const foreign = await api.call('fareRulesFromOffer', { query, as: otherAccount })

    expect(errorOf(foreign.body).Message).toContain('EXPIRED OR NOT CACHED')
  })
})

it('refuses more flights than a reservation holds, and a date that is none', async () => {
  const [flight = {}] = shown.legs[0] ?? []
  const many = await price(criteria([Array.from({ length: 17 }, () => flight)]))
  const undated = await price(criteria([[{ ...flight, departureDate: `${outboundDate.slice(0, 8)}32` }]]))

  expect([many.status, undated.status]).toEqual([400, 400])
})

it('includes the fare rules on request, and warns that no fares for residents are filed', async () => {
  const resident = { value: 'ES', travelerGeographicLocationType: 'Country' }
  const PassengerCriteria = [{ number: 1, passengerTypeCode: 'ADT', TravelerGeographicLocation: resident }]
  const { body } = await price(criteria(shown.legs, { PassengerCriteria }), { FareRuleType: 'LongText' })

  expect(offerOf(body).TermsAndConditionsFull[0].TextBlock[0].TextFormatted[0].value).toMatch(/\w/)
  expect(body.OfferListResponse.Result.Warning.map(({ Message }: Json) => Message)).toEqual([
    expect.stringContaining('TravelerGeographicLocation WAS IGNORED'),
  ])
})
