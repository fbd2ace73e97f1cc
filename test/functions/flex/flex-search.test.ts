import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { firstPick, fromSearch, identifierOf, listOf } from '../../support/search.ts'
import {
  errorOf,
  inboundDate,
  offeringsOf,
  outboundDate,
  searchBody,
  selectionBody,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const leg = (more: Json = {}): Json => ({
  departureDate: outboundDate,
  From: { value: 'LHR' },
  To: { value: 'JFK' },
  ...more,
})
const flexBody = (agencies: readonly string[], legs: readonly Json[] = [leg()]): Json =>
  searchBody(
    {},
    { offersPerPage: 30, SearchCriteriaFlight: legs, PricingModifiersAir: { MultiPricingAgency: agencies } },
  )

/** Dates on which the offers of a leg depart. */
function datesOf(body: Json, sequence = 1): Set<string> {
  const flights = new Map(listOf(body, 'Flight').map((flight) => [flight.id, flight]))
  const ofLeg = offeringsOf(body).filter((one) => one.sequence === sequence)
  return new Set(
    ofLeg.flatMap((one) =>
      one.ProductBrandOptions.map((options: Json) => flights.get(options.flightRefs[0])?.Departure.date),
    ),
  )
}

describe('flexible search', () => {
  it('prices for each agency in its own currency, or all in the one that the request names', async () => {
    const currencies = async (PricingModifiersAir: Json) => {
      const { body } = await api.call('flexSearch', {
        body: searchBody({}, { offersPerPage: 30, PricingModifiersAir }),
      })
      const priced = offeringsOf(body).map(({ id, ProductBrandOptions: [options] }) => [
        id.slice(0, 2),
        options.ProductBrandOffering[0].BestCombinablePrice.CurrencyCode.value,
      ])
      return Object.fromEntries(priced)
    }
    const MultiPricingAgency = ['3B9H', '5D2R']
    expect(await currencies({ MultiPricingAgency })).toEqual({ f1: 'GBP', f2: 'EUR', f3: 'USD' })
    expect(await currencies({ MultiPricingAgency, currencyCode: 'CHF' })).toEqual({
      f1: 'CHF',
      f2: 'CHF',
      f3: 'CHF',
    })
  })

  it('prices for the own agency and each named one, under ids of their own, naming each', async () => {
    const { body } = await api.call('flexSearch', { body: flexBody(['3B9H', '5D2R']) })
    const prefixes = offeringsOf(body).map(({ id }) => /^(f\d)o\d+$/.exec(id)?.[1])
    const agencies = listOf(body, 'TermsAndConditions').map(
      ({ id, PricingAgency }) => `${id.slice(0, 2)} ${PricingAgency[0].Code}`,
    )

    expect([...new Set(prefixes)]).toEqual(['f1', 'f2', 'f3'])
    expect([...new Set(agencies)]).toEqual(['f1 7N4Q', 'f2 3B9H', 'f3 5D2R'])
    for (const { id } of listOf(body, 'Flight')) expect(id).toMatch(/^f\ds\d+$/)
  })

  it('offers the alternative dates and airports', async () => {
    const flexible = leg({ daysBeforeDeparture: 1, daysAfterDeparture: 2, AdditionalTo: [{ value: 'BOS' }] })
    const { body } = await api.call('flexSearch', { body: flexBody([], [flexible]) })
    expect([...datesOf(body)].sort()).toEqual(['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13'])
    expect(new Set(offeringsOf(body).map(({ Arrival }) => Arrival))).toContain('BOS')
  })

  it('keeps the answer, so that an offer of any agency can be priced', async () => {
    const { body } = await api.call('flexSearch', { body: flexBody(['3B9H']) })
    const offering = offeringsOf(body).find(({ id }) => id.startsWith('f2'))
    const priced = await api.call('airPrice', {
      body: selectionBody({ identifier: identifierOf(body), picks: [firstPick(offering)] }),
    })

    expect(priced.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(
      offering.ProductBrandOptions[0].ProductBrandOffering[0].BestCombinablePrice.TotalPrice,
    )
  })

  it('skips an agency without access with a warning, and refuses a fourth one', async () => {
    const skipped = await api.call('flexSearch', { body: flexBody(['8K2M']) })
    const four = await api.call('flexSearch', { body: flexBody(['3B9H', '5D2R', '8K2M', '9Z9Z']) })

    expect(skipped.body.CatalogProductOfferingsResponse.Result.Warning[0].Message).toContain('8K2M')
    expect(new Set(offeringsOf(skipped.body).map(({ id }) => id.slice(0, 2)))).toEqual(new Set(['f1']))
    expect(four.status).toBe(400)
  })

  it('is a plain search with a warning when there are more than two pairs', async () => {
    const legs = [leg(), leg({ departureDate: '2027-05-14', From: { value: 'JFK' }, To: { value: 'BOS' } })]
    const three = [...legs, leg({ departureDate: inboundDate, From: { value: 'BOS' }, To: { value: 'LHR' } })]
    const { body } = await api.call('flexSearch', { body: flexBody([], three) })

    expect(offeringsOf(body)[0].id).toBe('o1')
    expect(body.CatalogProductOfferingsResponse.Result.Warning[0].SourceCode).toBe('9045')
  })

  it('prices every agency once, however often it is named', async () => {
    const { body } = await api.call('flexSearch', { body: flexBody(['3B9H', '3b9h', '7N4Q']) })
    expect(new Set(offeringsOf(body).map(({ id }) => id.slice(0, 2)))).toEqual(new Set(['f1', 'f2']))
  })

  it('is for GDS content: NDC alone is refused, with GDS it is left out with a warning', async () => {
    const of = (contentSourceList: string[]): Json => searchBody({}, { contentSourceList })
    const mixed = await api.call('flexSearch', { body: of(['GDS', 'NDC']) })
    const ndc = await api.call('flexSearch', { body: of(['NDC']) })

    expect([ndc.status, errorOf(ndc.body).SourceCode]).toEqual([400, '1020'])
    expect(offeringsOf(mixed.body)[0].id).toBe('f1o1')
    expect(mixed.body.CatalogProductOfferingsResponse.Result.Warning[0].Message).toContain('GDS CONTENT')
  })

  it('is refused to an account that is not activated', async () => {
    const answer = await api.call('flexSearch', { body: flexBody([]), as: otherAccount })
    expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([403, '9030'])
  })

  it('lists the possible next legs of a leg-by-leg search', async () => {
    const at = (value: string) => ({ value, cityOrAirport: 'Airport Only' })
    const legs = [
      leg({ daysAfterDeparture: 1, From: at('LHR'), To: at('JFK') }),
      leg({ departureDate: inboundDate, From: at('JFK'), To: at('LHR') }),
    ]
    const requested = flexBody([], legs)
    requested.CatalogProductOfferingsRequest.CustomResponseModifiersAir = { SearchRepresentation: 'Leg' }
    const { body } = await api.call('flexSearch', { body: requested })

    for (const { sequence, FlexNextLeg } of offeringsOf(body)) {
      expect(sequence).toBe(1)
      expect(FlexNextLeg[0]).toMatchObject({ Departure: 'JFK', Arrival: 'LHR', DepartureDate: inboundDate })
    }
  })

  it('carries its flexibility and its agency over to the next leg, under plain ids', async () => {
    const legs = [
      leg(),
      leg({
        departureDate: inboundDate,
        From: { value: 'JFK' },
        To: { value: 'LHR' },
        daysAfterDeparture: 1,
      }),
    ]
    const requested = flexBody(['3B9H'], legs)
    requested.CatalogProductOfferingsRequest.CustomResponseModifiersAir = { SearchRepresentation: 'Leg' }
    const { body } = await api.call('flexSearch', { body: requested })
    const picked = offeringsOf(body).find(({ id }) => id.startsWith('f2'))
    const request = fromSearch(identifierOf(body), [firstPick(picked)])
    const next = await api.call('nextLeg', { body: { BuildFromCatalogProductOfferingsRequest: request } })
    const ids = offeringsOf(next.body).map(({ id }) => id)

    expect(ids[0]).toBe('o1')
    for (const id of ids) expect(id).toMatch(/^o\d+$/)
    expect(
      new Set(listOf(next.body, 'TermsAndConditions').map(({ PricingAgency }) => PricingAgency[0].Code)),
    ).toEqual(new Set(['3B9H']))
    expect(datesOf(next.body, 2)).toEqual(new Set([inboundDate, '2027-05-19']))
  })

  it('accepts airports within a radius, in miles or kilometers', async () => {
    const around = async (radius: number, radiusMeasurement: string) => {
      const to = { value: 'CGN', cityOrAirport: 'Airport Only', radius, radiusMeasurement }
      const { body } = await api.call('flexSearch', {
        body: flexBody([], [leg({ From: { value: 'LHR' }, To: to })]),
      })
      return new Set(offeringsOf(body).map(({ Arrival }) => Arrival))
    }
    // Duesseldorf is 55 km from Cologne.
    expect(await around(40, 'Miles')).toEqual(new Set(['CGN', 'DUS']))
    expect(await around(40, 'Kilometers')).toEqual(new Set(['CGN']))
  })

  it('covers three days around the date at most, with a warning when more are requested', async () => {
    const { body } = await api.call('flexSearch', { body: flexBody([], [leg({ daysBeforeDeparture: 9 })]) })

    expect(body.CatalogProductOfferingsResponse.Result.Warning[0]).toMatchObject({ SourceCode: '9042' })
    expect([...datesOf(body)].sort()[0]).toBe('2027-05-08')
  })

  it('accepts two further places at each end, and refuses a third', async () => {
    const third = leg({ AdditionalFrom: ['MAN', 'BRS', 'EDI'].map((value) => ({ value })) })
    expect((await api.call('flexSearch', { body: flexBody([], [third]) })).status).toBe(400)
  })

  it('divides the page between the agencies', async () => {
    const requested = flexBody(['3B9H', '5D2R'])
    requested.CatalogProductOfferingsRequest.offersPerPage = 6
    const { body } = await api.call('flexSearch', { body: requested })

    expect(offeringsOf(body).map(({ id }) => id.slice(0, 2))).toEqual(['f1', 'f1', 'f2', 'f2', 'f3', 'f3'])
  })

  it('caches nothing of a journey without pages', async () => {
    const requested = flexBody([])
    requested.CatalogProductOfferingsRequest.offersPerPage = undefined
    expect(identifierOf((await api.call('flexSearch', { body: requested })).body)).toBeUndefined()
  })
})
