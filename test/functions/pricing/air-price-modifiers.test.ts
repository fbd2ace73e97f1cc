import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerListResponse } from '../../../lib/pricing/wire/price-answer.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { firstPick, identifierOf } from '../../support/search.ts'
import {
  client,
  errorOf,
  inboundDate,
  offeringsOf,
  pickOffers,
  searchBody,
  selectionBody,
} from '../../support/trip.ts'

let api: Api
/** British Airways to New York and back, with its upsells. */
let found: Json
let picked: ReturnType<typeof pickOffers>
/** What an adult pays for it, as the search showed. */
let shown: Json

const ofCarrier = (carrier: string) => ({
  SearchModifiersAir: { CarrierPreference: [{ preferenceType: 'Permitted', carriers: [carrier] }] },
})
/** What the search showed for the offer that `pickOffers` picks. */
const shownOf = (body: Json): Json => {
  const [picked] = pickOffers(body).picks
  const offering = offeringsOf(body).find(({ id }: Json) => id === picked?.offer)
  return offering.ProductBrandOptions[0].ProductBrandOffering[0].BestCombinablePrice
}

beforeAll(async () => {
  api = await startApi()
  found = await client(api).search(
    { returnDate: inboundDate },
    { ...ofCarrier('BA'), maxNumberOfUpsellsToReturn: 4 },
  )
  picked = pickOffers(found)
  shown = shownOf(found)
})
afterAll(() => api.close())

/** Prices what was picked, with options inside the request. */
async function price(options: Json = {}, picks = picked, more: object = {}): Promise<Json> {
  const { BuildFromCatalogProductOfferingsRequest: request } =
    selectionBody(picks).OfferQueryBuildFromCatalogProductOfferings
  const { body } = await api.call('airPrice', {
    body: { BuildFromCatalogProductOfferingsRequest: { ...request, ...options } },
    ...more,
  })
  return body
}
const offerOf = (body: Json): Json => body.OfferListResponse.OfferID[0]
const warningsOf = ({ OfferListResponse: { Result } }: Json): string[] =>
  (Result?.Warning ?? []).map(({ Message }: Json) => Message)
const agencyOf = (body: Json): string => offerOf(body).TermsAndConditionsFull[0].PricingAgency[0].Code
const priceOf = (body: Json): Json => offerOf(body).Price
const amountOf = (body: Json): Json => priceOf(body).PriceBreakdown[0].Amount
const account = (value: string, more: Json = {}) => ({
  PricingModifiersAir: {
    OrganizationInformation: {
      OrganizationIdentifier: [{ value, organizationCodeType: 'Account', ...more }],
    },
  },
})

describe('modifiers of the price request', () => {
  it('are read inside the request and outside it, wrapped and flat', async () => {
    const { OfferQueryBuildFromCatalogProductOfferings: flat } = selectionBody(picked)
    const flatBody = { ...flat, PricingModifiersAir: { currencyCode: 'JPY' } }
    const wrapped = await api.call('airPrice', {
      body: { OfferQueryBuildFromCatalogProductOfferings: flatBody },
    })
    const answers = [
      await price({ PricingModifiersAir: { currencyCode: 'jpy' } }),
      (await api.call('airPrice', { body: flatBody })).body,
      wrapped.body,
    ]

    for (const body of answers) expect(priceOf(body).CurrencyCode).toEqual({ value: 'JPY', decimalPlace: 0 })
  })

  it('replace all modifiers of the search; without any those of the search are kept', async () => {
    const searched = await client(api).search({}, { ...ofCarrier('BA'), ...account('TRIPCORP') })
    const picks = pickOffers(searched)
    const typeOf = (body: Json): string =>
      offerOf(body).Product[0].PassengerFlight[0].FlightProduct[0].fareType

    expect(typeOf(await price({}, picks))).toBe('AirlinePrivateFare')
    expect(typeOf(await price({ CustomResponseModifiersAir: { excludePenaltiesInd: true } }, picks))).toBe(
      'PublicFare',
    )
  })

  it('price negotiated fares of an account, which the terms name', async () => {
    const body = await price(account('TRIPCORP'))

    expect(priceOf(body).Base).toBeLessThan(shown.Base)
    expect(
      offerOf(body).TermsAndConditionsFull[0].OrganizationInformation.OrganizationIdentifier,
    ).toMatchObject([{ value: 'TRIPCORP' }])
  })

  it('leave no fares when only account fares are requested that the carrier does not have', async () => {
    const body = await price(account('TOURNET', { accountCodeFaresOnlyInd: true }))

    expect(errorOf(body)).toMatchObject({ SourceCode: '9010', Message: 'UNABLE TO FARE QUOTE' })
  })

  it('exempt taxes, which are then listed as zero', async () => {
    const body = await price({ PricingModifiersAir: { TaxExemption: { taxCodes: ['GB'] } } })
    const [before, after] = [shown.PriceBreakdown[0].Amount.Taxes, amountOf(body).Taxes]
    const taxOf = ({ Tax }: Json) => Tax.find(({ taxCode }: Json) => taxCode === 'GB').value

    expect(taxOf(before)).toBeGreaterThan(0)
    expect(taxOf(after)).toBe(0)
    expect(after.TotalTaxes).toBeCloseTo(before.TotalTaxes - taxOf(before), 2)
  })

  it('price for another agency of the access group; for one without an agreement public fares only', async () => {
    const own = await price({ PricingModifiersAir: { PricingPCC: '3B9H' } })
    const foreign = await price({ PricingModifiersAir: { PricingPCC: '9Z9Z' } })
    const refused = await price({
      PricingModifiersAir: { PricingPCC: '9Z9Z', FareSelection: { fareType: 'PrivateFaresOnly' } },
    })

    expect(agencyOf(own)).toBe('3B9H')
    expect(agencyOf(foreign)).toBe('9Z9Z')
    expect(errorOf(refused)).toMatchObject({ SourceCode: '9031' })
  })

  it('name the agency that issues, on the price and the booked offer; one without an agreement has public fares only', async () => {
    const issuerOf = (offer: Json): string => offer.TermsAndConditionsFull[0].TicketingAgency[0].Code
    const plain = await price()
    const own = await price({ PricingModifiersAir: { TicketingPCC: '3B9H' } })
    const workbench = await client(api).openWorkbench()
    const added = await api.call('addOffer', {
      path: { ReservationResource_Identifier: workbench },
      body: selectionBody({ ...picked, identifier: own.OfferListResponse.Identifier.value }),
    })
    const agreed = { ...account('TRIPCORP').PricingModifiersAir, TicketingPCC: '3B9H' }
    const foreign = await price({ PricingModifiersAir: { ...agreed, TicketingPCC: '9Z9Z' } })
    const refused = await price({
      PricingModifiersAir: { TicketingPCC: '9Z9Z', FareSelection: { fareType: 'PrivateFaresOnly' } },
    })
    const typeOf = (body: Json): string =>
      offerOf(body).Product[0].PassengerFlight[0].FlightProduct[0].fareType

    expect(agencyOf(own)).toBe(agencyOf(plain))
    expect(issuerOf(offerOf(plain))).toBe(agencyOf(plain))
    expect(issuerOf(offerOf(own))).toBe('3B9H')
    expect(issuerOf(added.body.OfferListResponse.OfferID[0])).toBe('3B9H')
    expect([typeOf(await price({ PricingModifiersAir: agreed })), typeOf(foreign)]).toEqual([
      'AirlinePrivateFare',
      'PublicFare',
    ])
    expect(errorOf(refused)).toMatchObject({ SourceCode: '9031' })
  })

  it('that nothing depends on are answered with a warning: cities of sale and ticketing, fares pinned on an offer', async () => {
    const ignored = {
      SellCity: 'OSL',
      TicketCity: 'BER',
      FareBasisCodeOverride: [{ value: 'YOW' }],
      BrandPreference: [{ brandTier: 1 }],
    }
    const body = await price({ PricingModifiersAir: ignored })

    expect(priceOf(body).TotalPrice).toBe(priceOf(await price()).TotalPrice)
    for (const modifier of Object.keys(ignored))
      expect(warningsOf(body)).toContainEqual(expect.stringContaining(`${modifier} WAS IGNORED`))
  })

  it('include the fare rules, short or long, inside the request or outside it; no other form', async () => {
    const blocksOf = (body: Json): Json[] | undefined => offerOf(body).TermsAndConditionsFull[0].TextBlock
    const short = await price({ FareRuleType: 'ShortText' })
    const { OfferQueryBuildFromCatalogProductOfferings: flat } = selectionBody(picked)
    const { body: long } = await api.call('airPrice', { body: { ...flat, FareRuleType: 'LongText' } })
    const structured = await price({ FareRuleType: 'Structured' })
    const query = { offerIdentifier: short.OfferListResponse.Identifier.value, fareRuleType: 'ShortText' }
    const { body: rules } = await api.call('fareRulesFromOffer', { query })
    const texts = rules.FareRuleListResponse.FareRule.flatMap(({ TextFareRule }: Json) =>
      TextFareRule.map(({ value }: Json) => value),
    )

    expect(offerListResponse.safeParse(long).error).toBeUndefined()
    expect(blocksOf(short)?.map(({ TextFormatted }) => TextFormatted[0].value)).toEqual(texts)
    expect(blocksOf(long)?.length).toBeGreaterThan(texts.length)
    expect([blocksOf(structured), blocksOf(await price())]).toEqual([undefined, undefined])
    expect(warningsOf(structured)).toEqual([expect.stringContaining('FareRuleType WAS IGNORED')])
  })

  it('leave an offer of a flexible search with the agency that it was priced for', async () => {
    const body = searchBody({}, { ...ofCarrier('BA'), PricingModifiersAir: { MultiPricingAgency: ['3B9H'] } })
    const flexible = (await api.call('flexSearch', { body })).body
    const offering = offeringsOf(flexible).find(({ id }) => id.startsWith('f2'))
    const picks = { identifier: identifierOf(flexible), picks: [firstPick(offering ?? {})] }

    expect(agencyOf(await price({ CustomResponseModifiersAir: { excludePenaltiesInd: true } }, picks))).toBe(
      '3B9H',
    )
  })

  it('add the ticketing fee of the card of payment to the modifiers of the search', async () => {
    const { PriceBreakdown, TotalPrice } = priceOf(
      await price({ PaymentCriteria: { IssuerIdentificationNumber: '411111' } }),
    )
    const [fee] = PriceBreakdown[0].Amount.Fees.Fee

    expect(fee.feeCode).toBe('OB')
    expect(fee.value).toBeGreaterThan(0)
    expect(TotalPrice).toBeCloseTo(shown.TotalPrice + fee.value, 2)
  })

  it('select the content of the answer: no penalties, no single taxes, some brand attributes, no brands', async () => {
    const plain = await price({
      CustomResponseModifiersAir: [
        { excludePenaltiesInd: true, BrandAttributeInclusion: [{ Classification: ['Refund'] }] },
      ],
    })
    const summed = await price({}, picked, { headers: { taxBreakDown: 'false' } })
    const brandless = await price({ inhibitBrandContentInd: true })

    expect(offerOf(plain).TermsAndConditionsFull[0].Penalties).toBeUndefined()
    expect(plain.OfferListResponse.ReferenceList[0].Brand[0].BrandAttribute).toEqual([
      expect.objectContaining({ classification: 'Refund' }),
    ])
    expect(amountOf(summed).Taxes.Tax).toBeUndefined()
    expect(brandless.OfferListResponse.ReferenceList[0].Brand).toEqual([])
    expect(offerOf(brandless).Product[0].PassengerFlight[0].FlightProduct[0].Brand).toBeUndefined()
  })

  it('do not last: the search keeps its own for the next price', async () => {
    await price({ PricingModifiersAir: { currencyCode: 'JPY' } })

    expect(priceOf(await price()).CurrencyCode.value).toBe('GBP')
  })
})

it('the price counts when its offers are added to a workbench, by whichever names', async () => {
  const searched = await client(api).search({ returnDate: inboundDate }, ofCarrier('BA'))
  const bySearch = pickOffers(searched)
  const answer = await price(account('TRIPCORP'), bySearch)
  const identifier = answer.OfferListResponse.Identifier.value
  const byPrice = offerOf(answer).Product.map(({ id }: Json) => ({ offer: 'o0', product: id }))
  const names = [
    bySearch,
    { ...bySearch, identifier },
    { identifier, picks: byPrice },
    { identifier: bySearch.identifier, picks: byPrice },
    { identifier: offerOf(answer).Identifier.value, picks: byPrice },
  ]
  for (const named of names) {
    const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
    const added = await api.call('addOffer', { path, body: selectionBody(named) })
    expect(priceOf(added.body).TotalPrice).toBe(priceOf(answer).TotalPrice)
  }
  expect(priceOf(answer).TotalPrice).toBeLessThan(shownOf(searched).TotalPrice)
})

describe('the lowest fare', () => {
  const classesOf = (body: Json): string[] =>
    offerOf(body).Product.flatMap(({ PassengerFlight }: Json) =>
      PassengerFlight[0].FlightProduct.map(({ cabin }: Json) => cabin),
    )

  it('is found in the cabin that is permitted, in any class', async () => {
    const business = await price({
      lowFareFinderInd: true,
      CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }],
    })

    expect(new Set(classesOf(business))).toEqual(new Set(['Business']))
    expect(priceOf(business).TotalPrice).toBeGreaterThan(shown.TotalPrice)
  })

  it('is searched only on request: a cabin alone is ignored with a warning', async () => {
    const body = await price({ CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }] })

    expect(body.OfferListResponse.Result.Warning[0].Message).toContain('CabinPreference WAS IGNORED')
    expect(priceOf(body).TotalPrice).toBe(shown.TotalPrice)
  })
})

describe('upsells', () => {
  it('are the upsells that the search found for the same flights, by price, as many as requested', async () => {
    const { body } = await api.call('airPrice', {
      body: { ...inner(picked), MaxNumberOfUpsellsToReturn: 99 },
    })
    const [offer, ...upsells] = body.OfferListResponse.OfferID
    const one = await price({ MaxNumberOfUpsellsToReturn: 1 })
    const totals = upsells.map(({ Price }: Json) => Price.TotalPrice)
    const brands = offeringsOf(found)[0].ProductBrandOptions[0].ProductBrandOffering.slice(1)

    expect(offerListResponse.safeParse(body).error).toBeUndefined()
    expect(offer).toMatchObject({ '@type': 'Offer', id: 'o0' })
    expect(upsells.length).toBeGreaterThan(1)
    expect(totals).toEqual(brands.map(({ BestCombinablePrice }: Json) => BestCombinablePrice.TotalPrice))
    expect(upsells[0]).toMatchObject({
      '@type': 'OfferUpsell',
      OfferUpsellInd: true,
      id: 'o0u1',
      parentOfferRef: 'o0',
    })
    expect(one.OfferListResponse.OfferID).toHaveLength(2)
  })

  it('can be added to a workbench by their own ids, and have fare rules of their own', async () => {
    const body = await price({ MaxNumberOfUpsellsToReturn: 2 })
    const [offer, upsell] = body.OfferListResponse.OfferID
    const identifier = body.OfferListResponse.Identifier.value
    const picks = upsell.Product.map(({ id }: Json) => ({ offer: upsell.id, product: id }))
    const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
    const added = await api.call('addOffer', { path, body: selectionBody({ identifier, picks }) })
    const rules = await api.call('fareRulesFromOffer', {
      query: { offerIdentifier: upsell.Identifier.value, fareRuleType: 'Structured' },
    })
    const basisOf = ({ Product }: Json) => Product[0].PassengerFlight[0].FlightProduct[0].fareBasisCode

    expect(offerOf(added.body).Price.TotalPrice).toBe(upsell.Price.TotalPrice)
    expect(upsell.Price.TotalPrice).toBeGreaterThan(offer.Price.TotalPrice)
    expect(rules.body.FareRuleListResponse.FareRule[0].StructuredFareRules[0].fareClassCode).toBe(
      basisOf(upsell),
    )
  })

  it('of NDC content are the other offers of the carrier', async () => {
    const ndc = await client(api).search({}, { contentSourceList: ['NDC'] })
    const body = await price({ MaxNumberOfUpsellsToReturn: 99 }, pickOffers(ndc))
    const names = body.OfferListResponse.OfferID.map(({ Product }: Json) => Product[0].id)

    expect(body.OfferListResponse.OfferID.length).toBeGreaterThan(1)
    expect(new Set(names).size).toBe(names.length)
    expect(errorOf(body)).toBeUndefined()
  })

  const inner = (picks: ReturnType<typeof pickOffers>): Json =>
    selectionBody(picks).OfferQueryBuildFromCatalogProductOfferings
})

describe('between search and price', () => {
  it('the price goes up when the advance purchase of the fare ends', async () => {
    const changes: boolean[] = []
    for (const days of [7, 14, 21]) {
      const date = new Date(Date.UTC(2027, 1, 10 + days)).toISOString().slice(0, 10)
      const at = (time: string) => ({ headers: { 'X-Sandbox-Clock': time } })
      const searched = await api.call('search', { body: bodyOn(date), ...at('2027-02-10T23:58:00Z') })
      const before = shownOf(searched.body).TotalPrice
      const after = priceOf(await price({}, pickOffers(searched.body), at('2027-02-11T00:04:00Z'))).TotalPrice
      expect(after).toBeGreaterThanOrEqual(before)
      changes.push(after > before)
    }

    expect(changes).toContain(true)
  })

  it('the price of every offer rises with account code PRICECHANGE, and remains so until the commit', async () => {
    const searched = await client(api).search({}, account('PRICECHANGE'))
    const picks = pickOffers(searched)
    const priced = priceOf(await price({}, picks)).TotalPrice
    const workbench = await client(api).openWorkbench()
    await api.call('addOffer', {
      path: { ReservationResource_Identifier: workbench },
      body: selectionBody(picks),
    })
    await client(api).addTraveler(workbench)
    const reservation = await client(api).committed(workbench)

    expect(priced).toBeGreaterThan(shownOf(searched).TotalPrice)
    expect(reservation.Offer[0].Price.TotalPrice).toBe(priced)
  })

  const bodyOn = (date: string): Json => ({
    CatalogProductOfferingsRequest: {
      offersPerPage: 5,
      PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
      SearchCriteriaFlight: [{ departureDate: date, From: { value: 'LHR' }, To: { value: 'JFK' } }],
      ...ofCarrier('BA'),
    },
  })
})

it('an NDC offer is what the carrier made it: pricing modifiers are ignored with a warning', async () => {
  const ndc = await client(api).search({}, { contentSourceList: ['NDC'] })
  const body = await price({ PricingModifiersAir: { currencyCode: 'JPY' } }, pickOffers(ndc))

  expect(body.OfferListResponse.Result.Warning[0].Message).toContain('NOT SUPPORTED FOR NDC')
  expect(priceOf(body).TotalPrice).toBe(shownOf(ndc).TotalPrice)
})

it('a price can be priced again by its own identifier and ids', async () => {
  const first = await price(account('TRIPCORP'))
  const identifier = first.OfferListResponse.Identifier.value
  const picks = offerOf(first).Product.map(({ id }: Json) => ({ offer: 'o0', product: id }))
  const again = await price({}, { identifier, picks })

  expect(priceOf(again).TotalPrice).toBe(priceOf(first).TotalPrice)
  expect(again.OfferListResponse.Identifier.value).toBe(identifier)
})

it('one leg of a round trip can be priced alone, as a one-way fare', async () => {
  const body = await price({}, { ...picked, picks: picked.picks.slice(0, 1) })

  expect(offerOf(body).Product).toHaveLength(1)
  expect(priceOf(body).PriceBreakdown[0].FareCalculation).not.toContain('NYC BA LON')
})
