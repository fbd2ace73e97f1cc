import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysBetween } from '../../../lib/kernel/instant.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  availabilityBody,
  bookingCodeOf,
  hotelOffersOf,
  propertiesOf,
  type StayOptions,
  searchProperties,
} from '../../support/stay.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** Rates of some open hotels of the chain around a city, of as many stars. */
async function ratesOf(city: string, ChainCodes: readonly string[], stars: number, stay: StayOptions = {}) {
  const { checkIn, checkOut } = stay
  const found = await searchProperties(api, {
    SearchBy: { SearchCity: city },
    ChainCodes,
    returnOnlyAvailablePropertiesInd: true,
    ...(checkIn && { CheckInDate: checkIn, CheckOutDate: checkOut }),
  })
  const keys = propertiesOf(found)
    .filter(({ Property }) => Property.Rating[0].value === stars)
    .map(({ Property }) => Property.PropertyKey)
    .slice(0, 8)
  const { body } = await api.call('availability', { body: availabilityBody(keys, { ...stay, city }) })
  return hotelOffersOf(body)
}

const isFlexible = (rate: Json): boolean => bookingCodeOf(rate).endsWith('BAR')
const productOf = (rate: Json): Json => rate.ProductOptions[0].Product[0]
/** Names of the rooms by their code. */
const namesOf = (rates: readonly Json[]): Map<string, string> =>
  new Map(rates.map((rate) => [bookingCodeOf(rate).slice(0, 3), productOf(rate).RoomType.Description.value]))
/** Days before arrival until which the flexible rates are free. */
const freeDaysOf = (rates: readonly Json[]): number[] =>
  rates.filter(isFlexible).map(({ TermsAndConditions, ProductOptions }) => {
    const { Deadline } = TermsAndConditions.CancelPenalty[0]
    return daysBetween(Deadline.SpecificDate.start, ProductOptions[0].Product[0].DateRange.start)
  })
const guaranteesOf = (rates: readonly Json[]): Set<string> =>
  new Set(rates.filter(isFlexible).map((rate) => rate.TermsAndConditions.Guarantee[0].guaranteeType))

const representatives = ['YX', 'UI', 'TI']

describe('rooms', () => {
  it('are called as the chain calls them, under the same codes everywhere', async () => {
    const [hilton, accor, family] = await Promise.all([
      ratesOf('LON', ['HH'], 4),
      ratesOf('LON', ['RT'], 3),
      ratesOf('LON', representatives, 3),
    ])
    const standard = [hilton, accor, family].map((rates) => namesOf(rates).get('S1Q'))

    expect(standard.every((name) => name !== undefined)).toBe(true)
    expect(new Set(standard).size).toBe(3)
  })

  it('have two double beds in America where Europe has two single ones', async () => {
    const bedsOf = (rates: readonly Json[]): unknown =>
      rates
        .filter((rate) => bookingCodeOf(rate).startsWith('S2T'))
        .map((rate) => productOf(rate).RoomType.RoomCharacteristics.BedConfiguration[0])[0]
    const [boston, london] = await Promise.all([ratesOf('BOS', ['HH'], 4), ratesOf('LON', ['HH'], 4)])

    expect(bedsOf(boston)).toMatchObject({ bedType: 'Double', quantity: 2 })
    expect(bedsOf(london)).toMatchObject({ bedType: 'Twin', quantity: 2 })
    expect(namesOf(boston).get('S2T')).toMatch(/double/i)
    expect(namesOf(london).get('S2T')).toMatch(/twin/i)
  })

  it('say their view in a resort, and tell it as a code of the OTA list everywhere', async () => {
    const [beach, town] = await Promise.all([
      ratesOf('PMI', ['RI', 'IB'], 4),
      ratesOf('LON', representatives, 4),
    ])

    expect(namesOf(beach).get('D1K')).toMatch(/sea view/i)
    expect([...namesOf(town).values()].join()).not.toMatch(/view/i)
    for (const rate of [...beach, ...town])
      expect(productOf(rate).RoomType.RoomCharacteristics.viewCode).toMatch(/^\d{1,2}$/)
  })
})

describe('deadlines and deposits', () => {
  it('a budget brand is free until the day of arrival, all its houses alike', async () => {
    expect(new Set(freeDaysOf(await ratesOf('LON', ['PE'], 3)))).toEqual(new Set([0]))
  })

  it('mountain resorts ask weeks before and take a deposit in winter, less in autumn', async () => {
    const winter = { checkIn: '2028-02-12', checkOut: '2028-02-19' }
    const autumn = { checkIn: '2027-10-09', checkOut: '2027-10-16' }
    const [inWinter, inAutumn] = await Promise.all([
      ratesOf('INN', representatives, 4, winter),
      ratesOf('INN', representatives, 4, autumn),
    ])

    expect(Math.max(...freeDaysOf(inWinter))).toBeGreaterThan(Math.max(...freeDaysOf(inAutumn)))
    expect(guaranteesOf(inWinter)).toContain('DepositRequired')
    expect(guaranteesOf(inAutumn)).toEqual(new Set(['GuaranteeRequired']))
  })

  it('a penalty is never of more nights than the stay has', async () => {
    const one = { checkIn: '2027-05-11', checkOut: '2027-05-12' }
    const penalties = (await ratesOf('CUN', representatives, 4, one))
      .map(({ TermsAndConditions }) => TermsAndConditions.CancelPenalty[0].HotelPenalty)
      .filter(({ Nights }) => Nights !== undefined)

    expect(new Set(penalties.map(({ Nights }) => Nights))).toEqual(new Set([1]))
  })

  it('the deposit of a resort is a part of the stay before taxes', async () => {
    const stay = { checkIn: '2028-02-12', checkOut: '2028-02-19' }
    const rate = (await ratesOf('INN', representatives, 4, stay)).find(
      (one) => isFlexible(one) && one.TermsAndConditions.Guarantee[0].guaranteeType === 'DepositRequired',
    )
    const { body } = await api.call('rulesByOffer', {
      body: {
        OfferQueryBuildFromCatalogOffering: {
          BuildFromCatalogOfferingHospitality: { CatalogOfferingIdentifier: { value: rate?.id } },
        },
      },
    })
    const [terms] = body.OfferHospitalityResponse.Offer.TermsAndConditionsFull
    const { Base } = body.OfferHospitalityResponse.Offer.Price

    expect(terms.DepositPolicy.Deposit[0].CurrencyAmount.value).toBeCloseTo(Base * 0.3, 1)
  })
})

describe('taxes', () => {
  /** Amounts by code of the flexible rates. */
  const taxesOf = (rates: readonly Json[]): Record<string, number>[] =>
    rates.filter(isFlexible).map(({ Price }) => {
      const { Taxes } = Price.PriceBreakdown[0].Amount
      return Object.fromEntries(Taxes.Tax.map(({ taxCode, value }: Json) => [taxCode, value]))
    })

  it('by guest and night are the same for every room, and twice as much for two', async () => {
    const stay = (guests: number) => ratesOf('LIS', representatives, 3, { rooms: [guests] })
    const [one, two] = await Promise.all([stay(1), stay(2)])
    const cityTaxes = (rates: readonly Json[]): number[] => [
      ...new Set(taxesOf(rates).map(({ CITY = 0 }) => CITY)),
    ]
    const [single = 0, ...others] = cityTaxes(one)

    expect(single).toBeGreaterThan(0)
    expect(others).toEqual([])
    expect(cityTaxes(two)).toEqual([2 * single])
  })

  it('are charged for so many nights at most', async () => {
    const week = { checkIn: '2027-05-11', checkOut: '2027-05-18' }
    const twoWeeks = { checkIn: '2027-05-11', checkOut: '2027-05-25' }
    const cityTaxOf = async (stay: StayOptions) =>
      taxesOf(await ratesOf('LIS', representatives, 3, stay))[0]?.CITY

    expect(await cityTaxOf(twoWeeks)).toBe(await cityTaxOf(week))
  })

  it('in Tokyo are whole yen', async () => {
    const amounts = taxesOf(await ratesOf('TYO', ['AP'], 3)).flatMap((taxes) => Object.values(taxes))

    expect(amounts.length).toBeGreaterThan(0)
    expect(amounts.every(Number.isInteger)).toBe(true)
  })
})
