import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { fareRuleListResponse } from '../../../lib/pricing/wire/fare-rules.ts'
import { type Answer, type Api, type Json, startApi } from '../../support/api.ts'
import { firstPick, fromSearch, identifierOf, type Pick } from '../../support/search.ts'
import { client, errorOf, inboundDate, offeringsOf, pickOffers } from '../../support/trip.ts'

let api: Api
let found: Json
let names: { catalogProductOfferingsIdentifier: string; catalogProductOfferingID: string; productIDs: string }
beforeAll(async () => {
  api = await startApi()
  found = await client(api).search({ returnDate: inboundDate }, { maxNumberOfUpsellsToReturn: 2 })
  const { identifier, picks } = pickOffers(found)
  names = {
    catalogProductOfferingsIdentifier: identifier,
    catalogProductOfferingID: picks[0]?.offer ?? '',
    productIDs: picks[0]?.product ?? '',
  }
})
afterAll(() => api.close())

const rules = (more: Record<string, string>, options: object = {}): Promise<Answer> =>
  api.call('fareRulesFromSearch', { query: { ...names, fareRuleType: 'Structured', ...more }, ...options })
const rulesIn = ({ body }: Answer): Json => body.FareRuleListResponse.FareRule[0]
const structured = (answer: Answer): Json => rulesIn(answer).StructuredFareRules[0]
const textOf = (answer: Answer, title: string): string =>
  rulesIn(answer).TextFareRule.find(({ name }: Json) => name === title)?.value

const productIn = (body: Json, id: string): Json =>
  body.CatalogProductOfferingsResponse.ReferenceList[1].Product.find((one: Json) => one.id === id)
const fareBasisOf = (body: Json, id: string): string =>
  productIn(body, id).PassengerFlight[0].FlightProduct[0].fareBasisCode

/** The offer that rules are asked for. */
const offering = (): Json => offeringsOf(found).find(({ id }: Json) => id === names.catalogProductOfferingID)

/** Every product of the offer with the penalties that the search showed for it. */
const shownProducts = (): { id: string; penalties: Json }[] => {
  const { CatalogProductOfferingsResponse: response } = found
  return offering().ProductBrandOptions[0].ProductBrandOffering.map(
    ({ Product, TermsAndConditions }: Json) => ({
      id: Product[0].productRef,
      penalties: response.ReferenceList[2].TermsAndConditions.find(
        ({ id }: Json) => id === TermsAndConditions.termsAndConditionsRef,
      ).Penalties[0],
    }),
  )
}

it('returns structured rules of exactly the fare and penalties that the search showed, brand by brand', async () => {
  const products = shownProducts()
  expect(products).toHaveLength(3)

  for (const { id, penalties } of products) {
    const answer = await rules({ productIDs: id })
    expect(fareRuleListResponse.safeParse(answer.body).error).toBeUndefined()
    expect(structured(answer)).toMatchObject({
      passengerTypeCodes: ['ADT'],
      fareClassCode: fareBasisOf(found, id),
    })
    const amounts = (list: Json[]) =>
      list.map(({ '@type': type, penaltyTypes, Penalty }) => ({ type, penaltyTypes, Penalty }))
    const ofProduct = (list: Json[]) => amounts(list.filter(({ ProductRefs }) => ProductRefs.includes(id)))
    expect(amounts(structured(answer).Penalties[0].Change)).toEqual(ofProduct(penalties.Change))
    expect(amounts(structured(answer).Penalties[0].Cancel)).toEqual(ofProduct(penalties.Cancel))
  }
})

it('returns the rules of a leg as part of its round trip, with advance purchase and minimum stay of its fare basis', async () => {
  const answer = await rules({})
  const fareBasis = structured(answer).fareClassCode
  const [digits = ''] = /\d+/.exec(fareBasis) ?? []
  const days = { 0: 0, 3: 3, 7: 7, 4: 14, 1: 21 }[digits] ?? Number(digits)

  expect(fareBasis).toMatch(/^[A-Z][A-Z0-9]{4,7}$/)
  expect(structured(answer).AdvanceReservation).toEqual([
    days
      ? expect.objectContaining({
          '@type': 'AdvanceReservationRequired',
          LastReservation: { '@type': 'LastReservationDuration', Duration: `P${days}D` },
        })
      : { '@type': 'AdvanceReservationIndeterminate', IndeterminateInd: true },
  ])
  expect(structured(answer).MaximumStay[0]).toMatchObject({
    '@type': 'MaximumStayApplies',
    Duration: expect.stringMatching(/^P\d+M$/),
  })
  expect(structured(answer).Stopover).toEqual([{ '@type': 'StopoverNotPermitted', NotPermittedInd: true }])
})

describe('of a search leg by leg', () => {
  const byLeg = { CustomResponseModifiersAir: { SearchRepresentation: 'Leg' } }
  const nameOf = (body: Json, { offer, product }: Pick) => ({
    catalogProductOfferingsIdentifier: identifierOf(body),
    catalogProductOfferingID: offer,
    productIDs: product,
  })
  const basisByRule = async (body: Json, pick: Pick): Promise<string> =>
    structured(await rules(nameOf(body, pick))).fareClassCode
  const chooseLeg = async (body: Json, pick: Pick): Promise<Json> =>
    (
      await api.call('nextLeg', {
        body: { BuildFromCatalogProductOfferingsRequest: fromSearch(identifierOf(body), [pick]) },
      })
    ).body

  it('the rules are those of the fare that was shown, before the other leg is known and after', async () => {
    const first = await client(api).search({ returnDate: inboundDate }, byLeg)
    const picks = offeringsOf(first).slice(0, 3).map(firstPick)
    for (const pick of picks) expect(await basisByRule(first, pick)).toBe(fareBasisOf(first, pick.product))
    const [pick = firstPick({})] = picks
    const second = await chooseLeg(first, pick)
    const [picked, ...homeward] = offeringsOf(second).map(firstPick)

    for (const one of [picked, ...homeward.slice(0, 2)]) {
      if (one) expect(await basisByRule(second, one)).toBe(fareBasisOf(second, one.product))
    }
  })

  it('the legs that were picked before count', async () => {
    const legs = [
      ['LHR', 'JFK', '2027-05-11'],
      ['JFK', 'CDG', '2027-05-15'],
      ['CDG', 'LHR', '2027-05-18'],
    ].map(([from, to, departureDate]) => ({ departureDate, From: { value: from }, To: { value: to } }))
    const first = await client(api).search({}, { ...byLeg, SearchCriteriaFlight: legs })
    const second = await chooseLeg(first, firstPick(offeringsOf(first)[0]))
    const third = await chooseLeg(second, firstPick(offeringsOf(second)[1]))

    for (const body of [second, third]) {
      const pick = firstPick(offeringsOf(body)[1])
      expect(await basisByRule(body, pick)).toBe(fareBasisOf(body, pick.product))
    }
  })
})

it('lists the flights of the fare, in the order in which they are flown', async () => {
  const { body } = await rules({})
  const [{ Flight: flights }] = body.FareRuleListResponse.ReferenceList
  const shown = offering().ProductBrandOptions[0].flightRefs.length

  expect(body.FareRuleListResponse.FareRule[0].Flight.map(({ FlightRef }: Json) => FlightRef)).toEqual(
    flights.map(({ id }: Json) => id),
  )
  expect(flights).toHaveLength(shown)
})

describe('categories of the structured form', () => {
  it.each([
    ['one', 'Penalties', ['Penalties']],
    ['several, separated by commas', 'MinimumStay,MaximumStay', ['MaximumStay', 'MinimumStay']],
    [
      'both spellings of advance reservation',
      'AdvanceReservationTicketing',
      ['AdvancePayment', 'AdvanceReservation'],
    ],
    ['a JSON list', '["Stopovers","Penalties"]', ['Penalties', 'Stopover']],
    ['one without a structured form: nothing', 'BlackoutDates', []],
  ])('%s', async (_what, fareRuleCategories, expected) => {
    const answer = await rules({ fareRuleCategories })
    const {
      '@type': _type,
      passengerTypeCodes: _codes,
      fareClassCode: _class,
      ...categories
    } = structured(answer)

    expect(Object.keys(categories).sort()).toEqual(expected)
  })
})

it('returns the same as text, short and long, and never an empty one', async () => {
  const short = await rules({ fareRuleType: 'ShortText' })
  const long = await rules({ fareRuleType: 'LongText' })
  const { Change } = structured(await rules({})).Penalties[0]
  const fee = Change[0].Penalty?.[0].Amount

  const charge = fee?.value > 0 ? `CHARGE ${fee.code} ${fee.value.toFixed(fee.minorUnit)}` : 'CHANGES'
  expect(textOf(short, 'PENALTIES')).toContain(charge)
  expect(textOf(long, 'PENALTIES')).toContain(charge)
  expect(rulesIn(long).TextFareRule.length).toBeGreaterThan(rulesIn(short).TextFareRule.length)
  for (const { name, value, language } of rulesIn(long).TextFareRule) {
    expect([name.length, value.length].every((length) => length > 0 && length <= 4096)).toBe(true)
    expect(language).toBe('ENG')
  }
})

it('returns the fares of children, which they are charged', async () => {
  const passengers = [
    { passengerTypeCode: 'ADT', number: 1 },
    { passengerTypeCode: 'CNN', number: 1, age: 6 },
  ]
  const family = await client(api).search({ passengers })
  const { identifier, picks } = pickOffers(family)
  const answer = await rules({
    catalogProductOfferingsIdentifier: identifier,
    catalogProductOfferingID: picks[0]?.offer ?? '',
    productIDs: '',
    fareRuleType: 'LongText',
  })
  const [adult, child] =
    offeringsOf(family)[0].ProductBrandOptions[0].ProductBrandOffering[0].Price.PriceBreakdown
  const [, percent] =
    /ACCOMPANIED CHILD 2-11 - CHARGE (\d+) PERCENT/.exec(textOf(answer, 'CHILDREN DISCOUNTS')) ?? []

  expect(child.Amount.Base / adult.Amount.Base).toBeCloseTo(Number(percent) / 100, 1)
  expect(Number(percent)).toBeLessThan(100)
})

it('refuses an identifier that is unknown, expired, foreign, and an offer or product that the search did not return', async () => {
  const unknown = await rules({ catalogProductOfferingsIdentifier: 'never-given-out' })
  const foreign = await rules({}, { as: otherAccount })
  const expired = await rules({}, { headers: { 'X-Sandbox-Clock': '+PT12M' } })
  const offer = await rules({ catalogProductOfferingID: 'o999' })
  const product = await rules({ productIDs: 'p999' })

  expect([unknown, foreign, expired, offer, product].map(({ body }) => errorOf(body).SourceCode)).toEqual([
    '9010',
    '9010',
    '9010',
    '9011',
    '9011',
  ])
  expect(errorOf(unknown.body).Message).toContain('EXPIRED OR NOT CACHED')
  expect(errorOf(foreign.body).Message).toContain('EXPIRED OR NOT CACHED')
  expect(errorOf(expired.body).Message).toContain('EXPIRED AT')
})

it('refuses more than one product, and a request without a form', async () => {
  const two = await rules({ productIDs: 'p0,p1' })
  const formless = await api.call('fareRulesFromSearch', { query: names })

  expect([two.status, formless.status]).toEqual([400, 400])
  expect(errorOf(formless.body).Message).toContain('fareRuleType')
})
