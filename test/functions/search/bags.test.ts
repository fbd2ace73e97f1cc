import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, offeringsIn, shopAncillaries } from '../../support/ancillary.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { listOf } from '../../support/search.ts'
import { client, inboundDate, locatorOf, pickOffers, selectionBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const returnDate = inboundDate
const allowancesOf = (body: Json): Json[] =>
  listOf(body, 'TermsAndConditions').flatMap(({ BaggageAllowance }) => BaggageAllowance)
const ofType = (allowances: Json[], type: string): Json[] =>
  allowances.filter(({ baggageType }) => baggageType === type)
const kilograms = (value: number): Json => ({ measurementType: 'Weight', unit: 'Kilograms', value })
const freeOf = ({ BaggageItem: [item] }: Json): number => item.quantity
const feesIn = (body: Json): Json[] =>
  allowancesOf(body).flatMap(({ BaggageItem }) => BaggageItem.flatMap((item: Json) => item.BaggageFee ?? []))

describe('a checked bag that is not included', () => {
  it('has a fee, a weight and a text in a search; the second one as well', async () => {
    const allowances = allowancesOf(await client(api).search({ returnDate }))
    const charged = ofType(allowances, 'FirstCheckedBag').filter((one) => freeOf(one) === 0)
    expect(charged.length).toBeGreaterThan(0)
    for (const { Text, url, BaggageItem, ...allowance } of charged) {
      expect(allowance['@type']).toBe('BaggageAllowanceDetail')
      expect([Text, url]).toEqual([['0P'], expect.stringMatching(/^https:/)])
      expect(BaggageItem).toEqual([
        {
          '@type': 'BaggageItem',
          quantity: 0,
          includedInOfferPrice: 'No',
          Text: 'CHARGES APPLY',
          Measurement: [kilograms(23)],
          BaggageFee: { code: 'GBP', minorUnit: 2, value: expect.any(Number) },
        },
      ])
    }
    const second = ofType(allowances, 'SecondCheckedBag').filter((one) => freeOf(one) === 0)
    expect(second).toHaveLength(charged.length)
    expect(second[0]?.BaggageItem[0].BaggageFee.value).toBeGreaterThan(
      charged[0]?.BaggageItem[0].BaggageFee.value,
    )
  })

  it.each([
    ['GDS', {}],
    ['GDS', { from: 'DUB', to: 'LHR' }],
    ['GDS', { from: 'STN', to: 'DUB', returnDate }],
    ['GDS', { from: 'JFK', to: 'LAX', returnDate }],
    ['GDS', { from: 'GRU', to: 'ZRH', returnDate }],
    ['NDC', {}],
    ['NDC', { from: 'CDG', to: 'JFK', returnDate }],
  ])('costs what ancillaries ask for it: %s %o', async (source, trip) => {
    const found = await client(api).search(trip, { contentSourceList: [source] })
    const workbench = await client(api).openWorkbench()
    const selection = selectionBody(pickOffers(found))
    const priced = await api.call('airPrice', { body: selection })
    const body = priced.body.OfferListResponse
    const added = await api.call('addOffer', {
      body: selection,
      path: { ReservationResource_Identifier: workbench },
    })
    await client(api).addTraveler(workbench)
    const shop = await shopAncillaries(api, workbench)
    const asked = offeringsIn(shop, 'CT1').filter((one) => codeOf(one) === '0CC')

    const bags = ({ TermsAndConditionsFull: [terms] }: Json): Json[] =>
      ofType(terms.BaggageAllowance, 'FirstCheckedBag').filter((one) => freeOf(one) === 0)
    for (const offer of [body.OfferID[0], added.body.OfferListResponse.OfferID[0]]) {
      const fees = bags(offer).flatMap(({ BaggageItem: [item] }) => item.BaggageFee?.value ?? [])
      const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0)
      expect(sum(fees)).toBeCloseTo(sum(asked.map(({ Price }: Json) => Price.TotalPrice)), 2)
    }
    const shown = bags(body.OfferID[0]).map(({ BaggageItem: [item] }) => item.BaggageFee)
    const searched = ofType(allowancesOf(found), 'FirstCheckedBag').map(
      ({ BaggageItem: [item] }) => item.BaggageFee,
    )
    for (const fee of shown) expect(searched).toContainEqual(fee)
  })

  it('costs nothing to know of an infant on a lap, who can buy none', async () => {
    const passengers = [
      { passengerTypeCode: 'ADT', number: 1 },
      { passengerTypeCode: 'INF', number: 1 },
    ]
    const infants = allowancesOf(await client(api).search({ passengers })).filter(
      ({ passengerTypeCodes: [ptc] }) => ptc === 'INF',
    )
    const none = infants.filter((one) => freeOf(one) === 0).map(({ BaggageItem: [item] }) => item)
    expect(none.length).toBeGreaterThan(0)
    for (const item of none) expect(item).toMatchObject({ Text: 'NOT INCLUDED' })
    expect(none.filter((item) => item.BaggageFee)).toEqual([])
  })

  it('has its fee in a reservation when the detail of baggage is requested', async () => {
    const { workbench } = await client(api).prepare({})
    const locator = locatorOf(await client(api).committed(workbench))
    const retrieve = async (query: object): Promise<string> =>
      JSON.stringify(
        (await api.call('retrieveReservationByLocator', { query: { Locator: locator, ...query } })).body,
      )
    expect(await retrieve({ viewBaggageDetailInd: true })).toContain('"BaggageFee"')
    expect(await retrieve({})).not.toContain('"BaggageFee"')
  })
})

describe('baggage', () => {
  it('of every kind has a text; carry-on has a fee of zero; a price has dimensions too', async () => {
    const found = await client(api).search({ returnDate })
    const allowances = allowancesOf(found)
    expect(allowances.filter(({ BaggageItem: [item] }) => !item.Text)).toEqual([])
    for (const {
      BaggageItem: [item],
    } of ofType(allowances, 'CarryOn'))
      expect(item.BaggageFee).toEqual({ code: 'GBP', minorUnit: 2, value: 0, approximateInd: true })
    expect(JSON.stringify(allowances)).not.toContain('OverallDimension')
    const { body } = await api.call('airPrice', { body: selectionBody(pickOffers(found)) })
    const [{ BaggageItem }] = body.OfferListResponse.OfferID[0].TermsAndConditionsFull[0].BaggageAllowance
    expect(BaggageItem[0].Measurement).toEqual([
      kilograms(23),
      { measurementType: 'OverallDimension', unit: 'Centimeters', value: 158 },
    ])
  })

  it('has no fees with excludeBaggageFeesInd, in the search and in the price of its offers', async () => {
    const without = { CustomResponseModifiersAir: { excludeBaggageFeesInd: true } }
    const found = await client(api).search({ returnDate }, without)
    expect(feesIn(await client(api).search({ returnDate })).length).toBeGreaterThan(0)
    expect(feesIn(found)).toEqual([])
    const { body } = await api.call('airPrice', { body: selectionBody(pickOffers(found)) })
    expect(JSON.stringify(body)).toContain('"CHARGES APPLY"')
    expect(JSON.stringify(body)).not.toContain('"BaggageFee"')
  })
})

describe('fares', () => {
  it.each([
    { PricingModifiersAir: { FareSelection: { prohibitUnbundledFaresInd: true } } },
    { CustomResponseModifiersAir: { excludeUnbundledFaresInd: true } },
  ])('without a checked bag are left out on request: %o', async (flag) => {
    const brands = async (more: Json): Promise<Json[]> => {
      const found = await client(api).search({ returnDate }, { ...more, offersPerPage: 60 })
      return listOf(found, 'Brand')
    }
    const includesBag = ({ BrandAttribute }: Json): boolean =>
      BrandAttribute.some(
        ({ classification, inclusion }: Json) => classification === 'CheckedBag' && inclusion === 'Included',
      )
    expect((await brands({})).every(includesBag)).toBe(false)
    const bundled = await brands(flag)
    expect(bundled.length).toBeGreaterThan(0)
    expect(bundled.every(includesBag)).toBe(true)
  })

  it('that cannot be changed are found: Basic Economy of some North American carriers', async () => {
    const ChangeOptions = { changeTypes: ['NonChangeable'] }
    const found = await client(api).search(
      { from: 'JFK', to: 'LAX' },
      { PricingModifiersAir: { FareSelection: { ChangeOptions } } },
    )
    const terms = listOf(found, 'TermsAndConditions')
    expect(terms.length).toBeGreaterThan(0)
    for (const { Penalties } of terms) expect(Penalties[0].Change[0]['@type']).toBe('ChangeNotPermitted')
  })

  it('within the United States have no carrier surcharge', async () => {
    const found = await client(api).search({ from: 'SFO', to: 'BOS' })
    expect(JSON.stringify(found)).toContain('"taxCode":"AY"')
    expect(JSON.stringify(found)).not.toMatch(/"taxCode":"Y[QR]"/)
  })
})
