import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { availabilityResponse } from '../../../lib/hotel/wire/hotel-availability.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { availabilityBody, bookingCodeOf, hotelOffersOf, openHotels, stayDates } from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let keys: Json[]
let shown: Json
beforeAll(async () => {
  api = await startApi()
  keys = (await openHotels(api)).slice(0, 3)
  shown = await sendRequest(keys)
})
afterAll(() => api.close())

const send = (...args: Parameters<typeof availabilityBody>) =>
  api.call('availability', { body: availabilityBody(...args) })
const sendRequest = async (...args: Parameters<typeof availabilityBody>): Promise<Json> =>
  (await send(...args)).body
const totalsOf = (body: Json): number[] => hotelOffersOf(body).map(({ Price }) => Price.TotalPrice)
const cents = (value: number): number => Math.round(value * 100)
const nightOf = ({ Price }: Json): number => Price.PriceBreakdown[0].AverageNightlyRate[0].value

describe('availability of a hotel', () => {
  it('answers rates of the documented shape, the cheapest first, with offer ids of two parts', () => {
    expect(availabilityResponse.safeParse(shown).error).toBeUndefined()
    expect(totalsOf(shown)).toEqual([...totalsOf(shown)].sort((a, b) => a - b))
    for (const { id, Identifier } of hotelOffersOf(shown)) {
      expect(id).toMatch(/^[0-9a-f-]{36}:[0-9a-f]{32}$/)
      expect(Identifier).toEqual({ value: id, authority: 'TVPT' })
    }
    expect(new Set(hotelOffersOf(shown).map(({ id }) => id)).size).toBe(hotelOffersOf(shown).length)
  })

  it('returns booking code, property, dates, rooms left, guarantee, penalty and rate code of each', () => {
    for (const offering of hotelOffersOf(shown)) {
      const [product] = offering.ProductOptions[0].Product
      expect(product).toMatchObject({
        '@type': 'ProductHospitality',
        bookingCode: expect.stringMatching(/^\w{6}$/),
        guests: 2,
        DateRange: { start: stayDates.checkIn, end: stayDates.checkOut },
        RoomType: { Description: { value: expect.any(String) } },
      })
      expect(product.Quantity).toBeGreaterThanOrEqual(1)
      const { Guarantee, CancelPenalty, ProductRateCodeInfo } = offering.TermsAndConditions
      expect(Guarantee[0].guaranteeType).toMatch(/^(Guarantee|Deposit|Prepay)Required$/)
      expect(CancelPenalty[0].HotelPenalty['@type']).toMatch(/^HotelPenalty(Nights|Percent)$/)
      expect(ProductRateCodeInfo[0].RateCodeInfo.value).toBe(bookingCodeOf(offering).slice(3))
    }
  })

  it('tells the last day of free cancellation in `start`, and a penalty in per cent with its amount', () => {
    const penalties = hotelOffersOf(shown).map(({ TermsAndConditions, Price }) => ({
      ...TermsAndConditions.CancelPenalty[0],
      total: Price.TotalPrice,
    }))
    const refundable = penalties.filter(({ Refundable }) => Refundable === 'Yes')
    const inPercent = penalties.filter(({ HotelPenalty }) => HotelPenalty.Percent === 100)

    for (const { Deadline } of refundable) {
      expect(Deadline.SpecificDate.start).toMatch(/^2027-05-\d\d$/)
      expect(Deadline.SpecificDate.end).toBe(Deadline.SpecificDate.start)
    }
    for (const { HotelPenalty, total } of inPercent)
      expect(HotelPenalty).toMatchObject({ appliesTo: 'Amount', Amount: [{ value: total }] })
    expect([refundable.length > 0, inPercent.length > 0]).toEqual([true, true])
  })

  it('hotels differ in the deadlines of the same rate', async () => {
    const rates = hotelOffersOf(await sendRequest((await openHotels(api, 'LON')).slice(0, 12)))
    const deadlines = rates
      .filter((rate) => bookingCodeOf(rate).endsWith('BAR'))
      .map(({ TermsAndConditions }) => TermsAndConditions.CancelPenalty[0].Deadline)

    expect(
      new Set(deadlines.map(({ SpecificDate, Time }) => `${SpecificDate.start} ${Time}`)).size,
    ).toBeGreaterThan(2)
  })

  it('describes the room: bed sizes, amenities with codes, view; and how to telephone the hotel', () => {
    const products = hotelOffersOf(shown).map(({ ProductOptions }) => ProductOptions[0].Product[0])

    for (const { RoomType, Telephone, associatedCityCode } of products) {
      const { BedConfiguration, RoomAmenity, ...room } = RoomType.RoomCharacteristics
      expect(BedConfiguration[0].size).toMatch(/^\d+ cm X \d+ cm$/)
      expect(RoomAmenity[0]).toMatchObject({
        '@type': 'RoomAmenity',
        code: expect.any(String),
        includedInd: true,
      })
      expect(room).toMatchObject({
        accessibleRoom: 'No',
        typeCode: expect.any(String),
        viewCode: expect.any(String),
      })
      expect(Telephone).toMatchObject({
        phoneNumber: expect.stringMatching(/^\+\d+$/),
        cityCode: associatedCityCode,
      })
    }
    expect(
      new Set(products.map(({ RoomType }) => JSON.stringify(RoomType.RoomAmenity))).size,
    ).toBeGreaterThan(1)
  })

  it('an average of unequal nights is approximate; lists of fees and taxes are left out when empty', () => {
    for (const { Price } of hotelOffersOf(shown)) {
      const [{ AverageNightlyRate, NightlyRate, Amount }] = Price.PriceBreakdown
      const nights = new Set(NightlyRate.map((night: Json) => night.Amount.value))
      expect(AverageNightlyRate[0].approximateInd).toBe(nights.size > 1)
      for (const list of [Amount.Fees.Fee, Amount.Taxes.Tax]) expect(list).not.toEqual([])
    }
  })

  it('adds up: nights to the base; base, taxes and fees to the total', () => {
    for (const { Price } of hotelOffersOf(shown)) {
      const nights = Price.PriceBreakdown[0].NightlyRate.reduce(
        (sum: number, { Amount }: Json) => sum + cents(Amount.value),
        0,
      )
      expect(nights).toBe(cents(Price.Base))
      expect(cents(Price.Base) + cents(Price.TotalTaxes) + cents(Price.TotalFees)).toBe(
        cents(Price.TotalPrice),
      )
    }
  })

  it('prices all requested rooms together, and offers only rates that have them all', async () => {
    const three = hotelOffersOf(await sendRequest(keys, { rooms: [2, 2, 2] }))
    const one = new Map(hotelOffersOf(shown).map((offering) => [nameOf(offering), offering]))

    expect(three.length).toBeGreaterThan(0)
    for (const offering of three) {
      expect(cents(offering.Price.TotalPrice)).toBe(3 * cents(one.get(nameOf(offering)).Price.TotalPrice))
      expect(offering.ProductOptions[0].Product[0].Quantity).toBeGreaterThanOrEqual(3)
    }
  })

  it('uses the larger of numberOfRooms and the rooms described', async () => {
    const one = await sendRequest(keys, { rooms: [2, 2] }, {}, { numberOfRooms: 1 })

    expect(totalsOf(one)).toEqual(totalsOf(await sendRequest(keys, { rooms: [2, 2] })))
  })

  it('AggregatorList adds the rates of the aggregator', async () => {
    const some = (await openHotels(api)).slice(0, 20)
    const both = hotelOffersOf(await sendRequest(some, { sources: ['TVPT', 'BKNG'] }))

    expect(new Set(both.map(({ Identifier }) => Identifier.authority))).toEqual(new Set(['TVPT', 'BKNG']))
  })

  it('RateCandidates narrow the rates by code and by way of payment', async () => {
    const rateOf = (offering: Json): Json => offering.TermsAndConditions
    const byCode = hotelOffersOf(
      await sendRequest(keys, {}, {}, { RateCandidates: { RateCandidate: [{ rateCode: 'bar' }] } }),
    )
    const prepaid = hotelOffersOf(
      await sendRequest(keys, {}, {}, { RateCandidates: { prePayRatesOnlyInd: true } }),
    )
    const usual = hotelOffersOf(
      await sendRequest(keys, {}, {}, { RateCandidates: { removeSpecialRatesInd: true } }),
    )

    expect(byCode.length).toBeGreaterThan(0)
    expect(new Set(byCode.map((one) => bookingCodeOf(one).slice(3)))).toEqual(new Set(['BAR']))
    expect(new Set(prepaid.map((one) => rateOf(one).RatePaymentInfo))).toEqual(new Set(['PrePay']))
    expect(usual.map((one) => rateOf(one).ProductRateCodeInfo[0].RateCodeInfo.rateCategory)).not.toContain(
      'Promotional',
    )
  })

  describe('RateCandidate of a hotel in the United States', () => {
    const infoOf = ({ TermsAndConditions }: Json): Json =>
      TermsAndConditions.ProductRateCodeInfo[0].RateCodeInfo
    let american: Json[]
    beforeAll(async () => {
      american = (await openHotels(api, 'NYC')).slice(0, 20)
    })
    const found = async (...candidates: readonly object[]): Promise<Json[]> =>
      hotelOffersOf(await sendRequest(american, {}, {}, { RateCandidates: { RateCandidate: candidates } }))
    const codesOf = (offers: readonly Json[]) => new Set(offers.map((one) => infoOf(one).value))

    it.each(['Government', 'Package', 'association', 'SeniorCitizen'])(
      'finds the rates of the category %s, and no others',
      async (rateCategory) => {
        const categories = (await found({ rateCategory })).map((one) =>
          infoOf(one).rateCategory.toLowerCase(),
        )

        expect(new Set(categories)).toEqual(new Set([rateCategory.toLowerCase()]))
      },
    )

    it('a candidate is its code and category together; several are each enough; All is any', async () => {
      const either = await found({ rateCategory: 'Government' }, { rateCode: 'BAR' })

      expect(codesOf(either)).toEqual(new Set(['GOV', 'BAR']))
      expect(await found({ rateCode: 'BAR', rateCategory: 'Government' })).toEqual([])
      expect(codesOf(await found({ rateCategory: 'All' })).size).toBeGreaterThan(3)
    })

    const rulesOf = async ({ id }: Json): Promise<Json> => {
      const body = { BuildFromCatalogOfferingHospitality: { CatalogOfferingIdentifier: { value: id } } }
      return (await api.call('rulesByOffer', { body })).body.OfferHospitalityResponse.Offer
    }

    it.each([
      [{ rateCategory: 'Government' }, true],
      [{ rateCode: 'COR' }, true],
      [{ rateCode: 'BAR' }, false],
    ])(
      'rules of %o tell whether an identification is needed at check-in: %s',
      async (candidate, isNeeded) => {
        const [terms] = (await rulesOf((await found(candidate))[0])).TermsAndConditionsFull

        expect(terms.RateQualificationIDRequiredAtCheckIn).toBe(isNeeded)
      },
    )

    it('shows a company rate to those who name its code only, and prices it by its booking code', async () => {
      const [offering, ...others] = await found({ rateCode: 'COR', rateCategory: 'Corporate' })

      expect(codesOf([offering, ...others])).toEqual(new Set(['COR']))
      expect((await rulesOf(offering)).Price).toEqual(offering.Price)
      expect(codesOf(await found())).not.toContain('COR')
      expect(await found({ rateCategory: 'Corporate' })).toEqual([])
    })
  })

  it('MinimumAmount and MaximumAmount limit the average night', async () => {
    const nights = hotelOffersOf(shown)
      .map(nightOf)
      .sort((a, b) => a - b)
    const [low = 0, high = 0] = [nights[2], nights.at(-3)]
    const between = await sendRequest(
      keys,
      {},
      { MinimumAmount: { value: low, code: 'EUR' }, MaximumAmount: { value: high, code: 'EUR' } },
    )

    expect(
      hotelOffersOf(between)
        .map(nightOf)
        .sort((a, b) => a - b),
    ).toEqual(nights.filter((night) => low <= night && night <= high))
  })

  it('without verboseResponseInd the property is in a reference list', async () => {
    const brief = await sendRequest(keys, {}, { verboseResponseInd: undefined })
    const [list] = brief.CatalogOfferingsHospitalityResponse.ReferenceList
    const [product] = hotelOffersOf(brief)[0].ProductOptions[0].Product

    expect(product['@type']).toBe('ProductHospitalityOffer')
    expect(list.PropertyDates.map(({ id }: Json) => id)).toContain(product.productRef)
  })

  it('requestedCurrency adds the rate of exchange and converts nothing', async () => {
    const inDollars = await sendRequest(keys, {}, { requestedCurrency: 'USD' })

    expect(inDollars.CatalogOfferingsHospitalityResponse.CurrencyRateConversion).toMatchObject([
      { SourceCurrency: { value: 'EUR' }, TargetCurrency: { value: 'USD' } },
    ])
    expect(totalsOf(inDollars)).toEqual(totalsOf(shown))
  })

  it('accepts one object in place of the list, without its wrapper', async () => {
    const [request] = availabilityBody(keys).CatalogOfferingsQueryRequest.CatalogOfferingsRequest
    const answer = await api.call('availability', { body: { CatalogOfferingsRequest: request } })

    expect(totalsOf(answer.body)).toEqual(totalsOf(shown))
  })

  it('answers 200 with an empty list and a warning when there is no rate', async () => {
    const none = await sendRequest([{ chainCode: 'QQ', propertyCode: 'NONE' }])
    const { CatalogOfferings, Result } = none.CatalogOfferingsHospitalityResponse

    expect(CatalogOfferings).toMatchObject({ totalCatalogOffering: 0, numberOfPages: 1, CatalogOffering: [] })
    expect(Result).toMatchObject({
      status: 'Complete',
      Warning: [{ '@type': 'WarningDetail', StatusCode: 404 }],
    })
  })
})

const nameOf = (offering: Json): string => {
  const { PropertyKey, bookingCode } = offering.ProductOptions[0].Product[0]
  return `${PropertyKey.chainCode}-${PropertyKey.propertyCode}-${bookingCode}`
}

describe('errors of an availability', () => {
  it.each([
    ['no dates', { StayDates: undefined }, {}, '1200', 'REQUIRED TYPE: StayDates OBJECT'],
    ['no property', {}, { PropertyRequest: [] }, '1200', 'REQUIRED TYPE: PropertyRequest OBJECT'],
    ['ten rooms', {}, { numberOfRooms: 10 }, '13006', '1 TO 9 ROOMS'],
    [
      'a stay that ends before it begins',
      { StayDates: { start: '2027-05-11', end: '2027-05-10' } },
      {},
      '13005',
      'CHECK OUT DATE',
    ],
    ['an unknown currency', { requestedCurrency: 'QQQ' }, {}, '90002', 'QQQ'],
  ])('%s', async (_case, more, criterion, SourceCode, text) => {
    const { status, body } = await send(keys, {}, more, criterion)

    expect([status, errorOf(body).SourceCode]).toEqual([400, SourceCode])
    expect(errorOf(body).Message).toContain(text)
  })

  it('more than 50 properties', async () => {
    const many = Array.from({ length: 51 }, () => keys[0])

    expect(errorOf(await sendRequest(many)).Message).toContain('PropertyRequest MUST BE AT MOST 50 ITEMS')
  })
})
