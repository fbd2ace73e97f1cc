import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { faresOf, listOf } from '../../support/search.ts'
import { errorOf, inboundDate, offeringsOf, outboundDate, searchBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const search = (more: Json = {}, headers: Record<string, string> = {}) =>
  api.call('search', { body: searchBody({}, more), headers })
const found = async (more: Json = {}): Promise<Json> => (await search(more)).body
const leg = (more: Json = {}): Json => ({
  departureDate: outboundDate,
  From: { value: 'LHR' },
  To: { value: 'JFK' },
  ...more,
})
const oneLeg = (more: Json): Json => ({ SearchCriteriaFlight: [leg(more)] })
const warningsOf = (body: Json): string[] =>
  (body.CatalogProductOfferingsResponse.Result.Warning ?? []).map(({ Message }: Json) => Message)
const flightsOf = (body: Json): Json[] => listOf(body, 'Flight')
const allFares = (body: Json): Json[] => {
  const fares = offeringsOf(body).flatMap(faresOf)
  expect(fares.length).toBeGreaterThan(0)
  return fares
}
const sourcesOf = (body: Json): Set<string> =>
  new Set(allFares(body).map(({ ContentSource }) => ContentSource))
/** First and last flight of every option. */
const endsOf = (body: Json): [Json, Json][] => {
  expect(offeringsOf(body).length).toBeGreaterThan(0)
  const flights = new Map(flightsOf(body).map((flight) => [flight.id, flight]))
  return offeringsOf(body).flatMap((one) =>
    one.ProductBrandOptions.map(({ flightRefs }: Json) => [
      flights.get(flightRefs[0]),
      flights.get(flightRefs.at(-1)),
    ]),
  )
}
const productsOf = (body: Json): Json[] =>
  listOf(body, 'Product').flatMap(({ PassengerFlight }) =>
    PassengerFlight.flatMap(({ FlightProduct }: Json) => FlightProduct),
  )

describe('content sources (4)', () => {
  it('are GDS by default', async () => {
    expect(sourcesOf(await found({ contentSourceList: undefined }))).toEqual(new Set(['GDS']))
    expect(sourcesOf(await found({ contentSourceList: ['NDC'] }))).toEqual(new Set(['NDC']))
  })

  it('are listed with GDS offers first, so that a small page can hide NDC', async () => {
    const both = { contentSourceList: ['NDC', 'GDS'] }
    const all = allFares(await found({ ...both, offersPerPage: 100 })).map(
      ({ ContentSource }) => ContentSource,
    )

    expect(all).toEqual(all.toSorted())
    expect(new Set(all).size).toBe(2)
    expect(sourcesOf(await found({ ...both, offersPerPage: 2 }))).toEqual(new Set(['GDS']))
  })

  it('that are not served have no offers: API, and LCC and APIPAC where only network carriers fly', async () => {
    const networkOnly = {
      SearchModifiersAir: { CarrierPreference: [{ preferenceType: 'Permitted', carriers: ['BA'] }] },
    }
    for (const more of [
      { contentSourceList: ['API'] },
      { contentSourceList: ['LCC'], ...networkOnly },
      { contentSourceList: ['APIPAC'], ...networkOnly },
    ]) {
      const body = await found(more)
      expect(errorOf(body).SourceCode).toBe('9000')
      expect([offeringsOf(body), listOf(body, 'Product')]).toEqual([[], []])
    }
    expect(sourcesOf(await found({ contentSourceList: ['LCC', 'GDS'] }))).toEqual(new Set(['GDS']))
  })

  it('allow six pairs for GDS and three for NDC; of both, GDS alone answers four', async () => {
    const cities = ['LHR', 'CDG', 'FRA', 'FCO', 'MAD', 'LIS', 'LHR', 'CDG']
    const legs = (count: number) =>
      cities.slice(1, count + 1).map((to, index) =>
        leg({
          departureDate: `2027-05-${11 + index * 2}`,
          From: { value: cities[index] },
          To: { value: to },
        }),
      )
    const status = async (count: number, contentSourceList: string[]) =>
      (await search({ contentSourceList, SearchCriteriaFlight: legs(count) })).status

    expect([
      await status(6, ['GDS']),
      await status(7, ['GDS']),
      await status(3, ['NDC']),
      await status(4, ['NDC']),
    ]).toEqual([200, 400, 200, 400])
    expect(
      sourcesOf(await found({ contentSourceList: ['GDS', 'NDC'], SearchCriteriaFlight: legs(4) })),
    ).toEqual(new Set(['GDS']))
  })
})

describe('upsells (4)', () => {
  const most = (body: Json) =>
    Math.max(
      ...offeringsOf(body).map(
        ({ ProductBrandOptions }) => ProductBrandOptions[0].ProductBrandOffering.length,
      ),
    )

  it('of GDS content: none unless requested, four at most', async () => {
    expect(most(await found())).toBe(1)
    expect(most(await found({ maxNumberOfUpsellsToReturn: 99 }))).toBe(5)
  })

  it('of GDS content: two for three pairs', async () => {
    const cities = ['LHR', 'JFK', 'BOS', 'LHR']
    const SearchCriteriaFlight = cities.slice(1).map((to, index) =>
      leg({
        departureDate: `2027-05-${11 + index * 2}`,
        From: { value: cities[index] },
        To: { value: to },
      }),
    )
    expect(most(await found({ maxNumberOfUpsellsToReturn: 4, SearchCriteriaFlight }))).toBe(3)
  })

  it('of NDC content: the lowest of every brand by default, the lowest only for 0', async () => {
    const ndc = { contentSourceList: ['NDC'] }
    expect(most(await found(ndc))).toBeGreaterThan(1)
    expect(most(await found({ ...ndc, maxNumberOfUpsellsToReturn: 0 }))).toBe(1)
  })
})

describe('sorting (4)', () => {
  const totals = (body: Json) =>
    offeringsOf(body).map((one) => faresOf(one)[0].BestCombinablePrice.TotalPrice)

  it('ascends over all carriers on request, and is by carrier otherwise, unknown values included', async () => {
    const requested = { cityOrAirport: 'Airport Only' }
    const only = oneLeg({ From: { value: 'LHR', ...requested }, To: { value: 'JFK', ...requested } })
    const by = async (sortBy: string | undefined) => found({ offersPerPage: 40, sortBy, ...only })
    const sorted = totals(await by('Price-LowToHigh'))
    const usual = await by(undefined)
    const carriers = listOf(usual, 'TermsAndConditions').map(
      ({ ValidatingAirline }) => ValidatingAirline[0].ValidatingAirline,
    )

    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
    expect(carriers).toEqual(carriers.toSorted())
    expect(totals(await by('Carrier-ZToA'))).toEqual(totals(usual))
  })
})

describe('passengers (2.1)', () => {
  it('are nine at most, of six types at most', async () => {
    const of = async (...PassengerCriteria: Json[]) => (await search({ PassengerCriteria })).status
    const seven = ['ADT', 'CNN', 'INS', 'YTH', 'SRC', 'UNN', 'CHD'].map((passengerTypeCode) => ({
      passengerTypeCode,
      number: 1,
      age: 5,
    }))

    expect(await of({ passengerTypeCode: 'ADT', number: 9 })).toBe(200)
    expect(await of({ passengerTypeCode: 'ADT', number: 5 }, { passengerTypeCode: 'CNN', number: 5 })).toBe(
      400,
    )
    expect(await of(...seven)).toBe(400)
  })

  it('may have a frequent flyer number: NDC warns of an invalid one, GDS ignores it', async () => {
    const PassengerCriteria = [
      { passengerTypeCode: 'ADT', number: 1, CustomerLoyalty: [{ value: '??', supplier: 'BA' }] },
    ]
    expect(warningsOf(await found({ PassengerCriteria, contentSourceList: ['NDC'] }))[0]).toContain(
      'NUMBER OF BA IS INVALID',
    )
    expect(warningsOf(await found({ PassengerCriteria }))).toEqual([])
  })
})

describe('legs (2.2)', () => {
  it('a city code means all airports; Airport Only that one', async () => {
    const airports = async (To: Json) =>
      new Set(
        offeringsOf(await found({ offersPerPage: 100, ...oneLeg({ To }) })).map(({ Arrival }) => Arrival),
      )

    expect((await airports({ value: 'NYC' })).size).toBeGreaterThan(1)
    expect(await airports({ value: 'EWR', cityOrAirport: 'Airport Only' })).toEqual(new Set(['EWR']))
    expect((await airports({ value: 'EWR' })).size).toBeGreaterThan(1)
  })

  it('an arrival date replaces the date of departure; for GDS it wins over it', async () => {
    for (const dates of [
      { departureDate: undefined, arrivalDate: outboundDate },
      { departureDate: '2027-05-13', arrivalDate: outboundDate },
    ]) {
      const ends = endsOf(await found(oneLeg({ From: { value: 'JFK' }, To: { value: 'LHR' }, ...dates })))
      expect(ends.length).toBeGreaterThan(0)
      for (const [, last] of ends) expect(last.Arrival.date).toBe(outboundDate)
    }
  })

  it('NDC filters by both dates, needs the date of departure, and is left out without it', async () => {
    const overnight = {
      From: { value: 'JFK' },
      To: { value: 'LHR' },
      departureDate: '2027-05-10',
      arrivalDate: outboundDate,
    }
    const ends = endsOf(await found({ contentSourceList: ['NDC'], ...oneLeg(overnight) }))
    const arrivalOnly = oneLeg({ departureDate: undefined, arrivalDate: outboundDate })
    const mixed = await found({ contentSourceList: ['GDS', 'NDC'], ...arrivalOnly })

    expect(ends.length).toBeGreaterThan(0)
    for (const [first, last] of ends)
      expect([first.Departure.date, last.Arrival.date]).toEqual(['2027-05-10', outboundDate])
    expect((await search({ contentSourceList: ['NDC'], ...arrivalOnly })).status).toBe(400)
    expect(sourcesOf(mixed)).toEqual(new Set(['GDS']))
    expect(warningsOf(mixed)[0]).toContain('DEPARTUREDATE')
  })

  it('a range of times holds for both kinds of content; a single time is two hours around it, for NDC', async () => {
    const hours = async (more: Json, of = ['GDS']) =>
      endsOf(await found({ contentSourceList: of, offersPerPage: 60, ...oneLeg(more) })).map(([first]) =>
        Number(first.Departure.time.slice(0, 2)),
      )
    const range = { DepartureTimeRange: { start: '09:00:00', end: '12:00:00' } }

    for (const source of ['GDS', 'NDC'])
      for (const hour of await hours(range, [source])) expect([9, 10, 11, 12]).toContain(hour)
    for (const hour of await hours({ DepartureTimeRange: { start: '17:00:00' } }))
      expect(hour).toBeGreaterThanOrEqual(17)
    for (const hour of await hours({ departureTime: '11:00:00' }, ['NDC']))
      expect([9, 10, 11, 12, 13]).toContain(hour)
    expect((await hours({ departureTime: '03:00:00' })).length).toBeGreaterThan(0)
  })
})

describe('search modifiers (2.3)', () => {
  it('a legSequence that names no leg is ignored with a warning', async () => {
    const body = await found({
      SearchModifiersAir: {
        CarrierPreference: [{ preferenceType: 'Permitted', carriers: ['VS'], legSequence: [7] }],
      },
    })

    expect(warningsOf(body)[0]).toContain('CarrierPreference')
    expect(new Set(flightsOf(body).map(({ carrier }) => carrier)).size).toBeGreaterThan(1)
  })

  it('carriers: permitted only these, prohibited none of these, preferred first without dropping others', async () => {
    const carriers = async (preferenceType: string, ...named: string[]) => {
      const body = await found({
        offersPerPage: 40,
        SearchModifiersAir: { CarrierPreference: [{ preferenceType, carriers: named }] },
      })
      return listOf(body, 'TermsAndConditions').map(
        ({ ValidatingAirline }) => ValidatingAirline[0].ValidatingAirline,
      )
    }
    expect(new Set(await carriers('Permitted', 'VS'))).toEqual(new Set(['VS']))
    expect(await carriers('Prohibited', 'BA', '/*A')).not.toEqual(expect.arrayContaining(['BA']))
    const preferred = await carriers('Preferred', 'VS')
    expect(preferred[0]).toBe('VS')
    expect(new Set(preferred).size).toBeGreaterThan(1)
  })

  it('cabins: permitted filters, mixed kinds are all preferred', async () => {
    const cabins = async (...CabinPreference: Json[]) =>
      new Set(productsOf(await found({ SearchModifiersAir: { CabinPreference } })).map(({ cabin }) => cabin))

    const permitted = [{ preferenceType: 'Permitted', cabins: ['Business'] }]
    const business = await found({ SearchModifiersAir: { CabinPreference: permitted } })
    for (const { PassengerFlight } of listOf(business, 'Product')) {
      // An aircraft without business class takes its passengers to one that has it.
      const [{ FlightProduct }] = PassengerFlight
      expect(FlightProduct.map(({ cabin }: Json) => cabin)).toContain('Business')
    }
    expect(await cabins({ cabins: ['Business'] })).toContain('Business')
    const mixed = await cabins(
      { preferenceType: 'Permitted', cabins: ['Business'] },
      { preferenceType: 'Prohibited', cabins: ['First'] },
    )
    expect(mixed.size).toBeGreaterThan(0)
  })

  it('classes of service: permitted only these', async () => {
    const ClassOfServicePreference = [{ PreferenceType: 'Permitted', ClassesOfService: ['Y'] }]
    expect(
      new Set(
        productsOf(await found({ SearchModifiersAir: { ClassOfServicePreference } })).map(
          ({ classOfService }) => classOfService,
        ),
      ),
    ).toEqual(new Set(['Y']))
  })

  it('connections: a kind of flight returns it and all simpler ones, for every @type', async () => {
    const segments = async (connectionType: string) => {
      const ConnectionPreferences = [{ '@type': 'ConnectionPreferences', FlightType: { connectionType } }]
      const body = await found({
        offersPerPage: 60,
        ...oneLeg({ To: { value: 'SYD' } }),
        SearchModifiersAir: { ConnectionPreferences },
      })
      return new Set(listOf(body, 'Product').map(({ FlightSegment }) => FlightSegment.length))
    }
    expect([...(await segments('SingleConnection'))].every((count) => count <= 2)).toBe(true)
    expect([...(await segments('DoubleConnection'))].every((count) => count <= 3)).toBe(true)
    expect([...(await segments('NonStopDirect'))].every((count) => count === 1)).toBe(true)
  })

  const far = oneLeg({ From: { value: 'MAN' }, To: { value: 'SYD' } })
  const connecting = async (
    preference: Json,
    more: Json = {},
  ): Promise<{ readonly body: Json; readonly flights: Json[][] }> => {
    const body = await found({
      ...far,
      offersPerPage: 60,
      SearchModifiersAir: { ConnectionPreferences: [preference], ...more },
    })
    const known = new Map(flightsOf(body).map((flight) => [flight.id, flight]))
    const flights = offeringsOf(body).flatMap((one) =>
      one.ProductBrandOptions.map(({ flightRefs }: Json) => flightRefs.map((ref: string) => known.get(ref))),
    )
    expect(flights.length).toBeGreaterThan(0)
    return { body, flights }
  }
  const pointsOf = (flights: Json[]): string[] => flights.slice(0, -1).map(({ Arrival }) => Arrival.location)

  it('connection points: permitted only there, prohibited not there', async () => {
    const [point] = (await connecting({})).flights.flatMap(pointsOf)
    const of = async (preferenceType: string) =>
      (await connecting({ preferenceType, ConnectionPoint: [{ value: point }] })).flights.map(pointsOf)

    for (const points of await of('Permitted')) expect(points.every((one) => one === point)).toBe(true)
    for (const points of await of('Prohibited')) expect(points).not.toContain(point)
  })

  it('connections last no longer than requested', async () => {
    const { body } = await connecting({ maxConnectionDuration: 'PT2H30M' })
    const durations = listOf(body, 'Product').flatMap(({ FlightSegment }) =>
      FlightSegment.flatMap((one: Json) => one.connectionDuration ?? []),
    )
    const minutes = durations.map(
      (text: string) => Number(/(\d+)H/.exec(text)?.[1] ?? 0) * 60 + Number(/(\d+)M/.exec(text)?.[1] ?? 0),
    )

    expect(minutes.length).toBeGreaterThan(0)
    expect(Math.max(...minutes)).toBeLessThanOrEqual(150)
  })

  it('one carrier per leg, and no change of airport, on request', async () => {
    const oneCarrier = await connecting({ FlightType: { excludeInterlineConnectionsInd: true } })
    const oneAirport = await connecting({}, { prohibitChangeOfAirportInd: true })

    for (const flights of oneCarrier.flights)
      expect(new Set(flights.map(({ carrier }) => carrier)).size).toBe(1)
    for (const flights of oneAirport.flights) {
      for (const [index, flight] of flights.slice(1).entries())
        expect(flight.Departure.location).toBe(flights[index]?.Arrival.location)
    }
  })

  it('a better cabin may replace the preferred one, a lower one may not', async () => {
    const CabinPreference = [{ preferenceType: 'PreferredWithUpgrade', cabins: ['PremiumEconomy'] }]
    const products = listOf(await found({ SearchModifiersAir: { CabinPreference } }), 'Product')
    // A flight of a connection may have no such cabin.
    for (const { PassengerFlight } of products) {
      expect(PassengerFlight[0].FlightProduct.some(({ cabin }: Json) => cabin !== 'Economy')).toBe(true)
    }
    expect(products.length).toBeGreaterThan(0)
  })

  it.each([
    ['a train between a city and an airport of another', 'PAR', 'LYS', undefined, 'TRN', true],
    ['no train when trains are excluded', 'PAR', 'LYS', 'Train', 'TRN', false],
    ['no train when ground transport is excluded', 'PAR', 'LYS', 'All', 'TRN', false],
    ['a bus', 'FRA', 'SXB', undefined, 'BUS', true],
    ['a bus when only trains are excluded', 'FRA', 'SXB', 'Train', 'BUS', true],
    ['no bus when ground transport is excluded', 'FRA', 'SXB', 'All', 'BUS', false],
  ])('%s', async (_name, from, to, excludeGround, type, isOffered) => {
    const ends = oneLeg({ From: { value: from }, To: { value: to } })
    const body = await found({
      offersPerPage: 200,
      ...ends,
      ...(excludeGround && { SearchModifiersAir: { excludeGround } }),
    })
    const equipment = flightsOf(body).map((flight) => flight.equipment)

    expect(equipment.length).toBeGreaterThan(0)
    expect(equipment.includes(type)).toBe(isOffered)
  })

  it('requested brand attributes: only fares that have them all, with their number', async () => {
    const ProductInclusionPreference = [{ Classification: ['CheckedBag', 'Rebooking'] }]
    const body = await found({
      maxNumberOfUpsellsToReturn: 4,
      SearchModifiersAir: { ProductInclusionPreference },
    })
    const brands = new Map(listOf(body, 'Brand').map((brand) => [brand.id, brand]))

    expect(allFares(body).length).toBeGreaterThan(0)
    for (const { Brand, MatchedAttributes } of allFares(body)) {
      const included = brands
        .get(Brand.BrandRef)
        .BrandAttribute.filter(({ inclusion }: Json) => inclusion === 'Included')
      expect(included.map(({ classification }: Json) => classification)).toEqual(
        expect.arrayContaining(['CheckedBag', 'Rebooking']),
      )
      expect(MatchedAttributes).toBe(2)
    }
    expect(faresOf(offeringsOf(body)[0])[0].bestMatchInd).toBe(true)
    expect(allFares(await found())[0].MatchedAttributes).toBeUndefined()
  })
})

describe('pricing modifiers (2.4)', () => {
  const priced = (PricingModifiersAir: Json, more: Json = {}) => found({ PricingModifiersAir, ...more })

  it('fare types filter, and an account code is returned in the terms of its fares', async () => {
    const OrganizationInformation = {
      OrganizationIdentifier: [
        { value: 'TRIPCORP', organizationCodeType: 'Account', accountCodeFaresOnlyInd: true },
      ],
    }
    const body = await priced({ OrganizationInformation })
    const types = new Set(productsOf(body).map(({ fareType }) => fareType))

    expect(types.has('PublicFare')).toBe(false)
    for (const { OrganizationInformation: returned } of listOf(body, 'TermsAndConditions')) {
      expect(returned.OrganizationIdentifier).toEqual([
        { value: 'TRIPCORP', supplier: expect.any(String), organizationCodeType: 'Account' },
      ])
    }
    const publicOnly = await priced({
      OrganizationInformation: { OrganizationIdentifier: [{ value: 'TRIPCORP' }] },
      FareSelection: { fareType: 'PublicFaresOnly' },
    })
    expect(new Set(productsOf(publicOnly).map(({ fareType }) => fareType))).toEqual(new Set(['PublicFare']))
    expect(
      listOf(publicOnly, 'TermsAndConditions').every((terms) => terms.OrganizationInformation === undefined),
    ).toBe(true)
  })

  it('a promotional code is returned in the terms of the fares that it discounts', async () => {
    const body = await priced(
      { PromotionalCode: [{ supplierCode: 'VS', value: 'WELCOME5' }] },
      { offersPerPage: 60 },
    )
    const returned = listOf(body, 'TermsAndConditions').flatMap(({ PromotionalCode = [] }) => PromotionalCode)

    expect(returned[0]).toEqual({ supplierCode: 'VS', value: 'WELCOME5' })
  })

  it('an account flag without a code is ignored with a warning', async () => {
    const body = await priced({
      OrganizationInformation: { OrganizationIdentifier: [{ accountCodeFaresOnlyInd: true }] },
    })
    expect(warningsOf(body)[0]).toContain('accountCodeFaresOnlyInd')
    expect(offeringsOf(body).length).toBeGreaterThan(0)
  })

  it('refund and change options filter; those that contradict each other are ignored with a warning', async () => {
    const options = (refundTypes: string[], changeTypes: string[] = []) =>
      priced({ FareSelection: { RefundOptions: { refundTypes }, ChangeOptions: { changeTypes } } })
    const refundable = await options(['Refundable'])
    for (const { Penalties } of listOf(refundable, 'TermsAndConditions'))
      expect(Penalties[0].Cancel[0]['@type']).toBe('CancelPermitted')

    expect(warningsOf(await options(['NonRefundable', 'PartialRefund']))[0]).toContain('RefundOptions')
    expect(warningsOf(await options(['Refundable'], ['PenaltyToChange']))[0]).toContain('REFUNDABLE')
  })

  it('exempt taxes are zero and marked; nine values at most', async () => {
    const taxes = (body: Json) => allFares(body)[0].Price.PriceBreakdown[0].Amount.Taxes.Tax
    const exempt = taxes(await priced({ TaxExemption: { taxCodes: ['GB'] } })).find(
      ({ taxCode }: Json) => taxCode === 'GB',
    )
    const ten = ['AA', 'AB', 'AC', 'AD', 'AE', 'AF', 'AG', 'AH', 'AI', 'AJ']

    expect(exempt).toMatchObject({ value: 0, exemptInd: true })
    expect(taxes(await found()).some(({ exemptInd }: Json) => exemptInd)).toBe(false)
    expect((await search({ PricingModifiersAir: { TaxExemption: { taxCodes: ten } } })).status).toBe(400)
  })

  it('a validating carrier keeps only its own fares', async () => {
    const carriers = listOf(
      await priced({ FareSelection: { validatingCarrier: 'VS' } }),
      'TermsAndConditions',
    ).map(({ ValidatingAirline }) => ValidatingAirline[0].ValidatingAirline)
    expect(new Set(carriers)).toEqual(new Set(['VS']))
  })

  it('fares with a minimum or maximum stay, advance purchase, and unbundled ones are filtered on request', async () => {
    const bases = async (FareSelection: Json) =>
      productsOf(await priced({ FareSelection })).map(({ fareBasisCode }) => fareBasisCode)
    const usual = await bases({})
    const strict = await bases({
      prohibitAdvancePurchaseFaresInd: true,
      prohibitMinStayFaresInd: true,
      prohibitMaxStayFaresInd: true,
    })
    const bundled = await priced({ FareSelection: { prohibitUnbundledFaresInd: true } })
    const inclusions = listOf(bundled, 'Brand').map(({ BrandAttribute }) =>
      BrandAttribute.some(({ inclusion }: Json) => inclusion === 'Included'),
    )

    expect(strict).not.toEqual(usual)
    expect(inclusions.every(Boolean)).toBe(true)
  })

  it('a passenger type that takes only its own fares has none where none are filed', async () => {
    const only = [
      { passengerTypeCode: 'ADT', number: 1 },
      { passengerTypeCode: 'YTH', number: 1, age: 20, specifiedPassengerTypeCodeOnlyInd: true },
    ]
    const body = await found({ PassengerCriteria: only, offersPerPage: 60 })
    const bases = listOf(body, 'Product').flatMap(({ PassengerFlight }) =>
      PassengerFlight.filter(({ passengerTypeCode }: Json) => passengerTypeCode === 'YTH').flatMap(
        ({ FlightProduct }: Json) => FlightProduct.map(({ fareBasisCode }: Json) => fareBasisCode),
      ),
    )
    for (const basis of bases) expect(basis).toMatch(/ZZ$/)
    expect(bases.length > 0 || errorOf(body).SourceCode === '9000').toBe(true)
  })

  it('an agency without agreement gets public fares; asking for private ones is an error', async () => {
    const foreign = { PricingPCC: '9Z9Z' }
    expect(new Set(productsOf(await priced(foreign)).map(({ fareType }) => fareType))).toEqual(
      new Set(['PublicFare']),
    )
    expect(
      errorOf(await priced({ ...foreign, FareSelection: { fareType: 'PrivateFaresOnly' } })).SourceCode,
    ).toBe('9031')
  })

  it('the agency that issues needs an agreement as well', async () => {
    const foreign = { TicketingPCC: '9Z9Z' }
    expect(new Set(productsOf(await priced(foreign)).map(({ fareType }) => fareType))).toEqual(
      new Set(['PublicFare']),
    )
    expect(
      errorOf(await priced({ ...foreign, FareSelection: { fareType: 'PrivateFaresOnly' } })).SourceCode,
    ).toBe('9031')
    expect(warningsOf(await priced({ TicketingPCC: '3B9H' }))).toEqual([])
  })

  it.each<[string, Json]>([
    ['SellCity', { SellCity: 'OSL' }],
    ['TicketCity', { TicketCity: 'OSL' }],
    ['fareType', { FareSelection: { fareType: 'CheapFares' } }],
    ['PromotionalCode', { PromotionalCode: [{ value: 'WELCOME5' }] }],
    [
      'OrganizationIdentifier',
      {
        OrganizationInformation: { OrganizationIdentifier: [{ value: 'T1', organizationCodeType: 'Tour' }] },
      },
    ],
    ['GSTRegistrationNumber', { OrganizationInformation: { GSTRegistrationNumber: ['29ABCDE1234F1Z5'] } }],
    ['FareBasisCodeOverride', { FareBasisCodeOverride: [{ value: 'YOW' }] }],
    ['BrandPreference', { BrandPreference: [{ brandTier: 2 }] }],
    ['Brand', { Brand: { tier: 2 } }],
  ])('%s that changes nothing is reported with a warning', async (name, modifiers) => {
    const body = await priced(modifiers)
    expect(warningsOf(body)).toEqual([expect.stringContaining(`${name} WAS IGNORED`)])
    expect(offeringsOf(body)).toEqual(offeringsOf(await priced({})))
  })

  it('fares for residents are not filed: the usual fares with a warning', async () => {
    const resident = { value: 'PMI', travelerGeographicLocationType: 'City' }
    const body = await found({
      PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT', TravelerGeographicLocation: resident }],
    })
    expect(warningsOf(body)).toEqual([expect.stringContaining('TravelerGeographicLocation WAS IGNORED')])
    expect(offeringsOf(body).length).toBeGreaterThan(0)
  })

  it('split ticketing is not set up: the usual answer with a warning', async () => {
    const body = await priced({ includeSplitPaymentInd: true })
    expect([warningsOf(body).length, offeringsOf(body).length > 0]).toEqual([1, true])
  })
})

describe('response modifiers (2.5)', () => {
  const shown = (CustomResponseModifiersAir: Json, more: Json = {}) =>
    found({ CustomResponseModifiersAir, ...more })

  it('brand attributes: only the requested ones, fares unaffected', async () => {
    const body = await shown({ BrandAttributeInclusion: [{ Classification: ['Meals'] }] })
    for (const { BrandAttribute } of listOf(body, 'Brand'))
      expect(BrandAttribute.map(({ classification }: Json) => classification)).toEqual(['Meals'])
    expect(allFares(body).length).toBe(allFares(await found()).length)
  })

  it('fare calculation and emissions only on request, also in the other spelling', async () => {
    const [usual] = allFares(await found())
    const [full] = allFares(
      await shown({ includeFareCalculationInd: true, includeCO2EmissionsDataInd: true }),
    )
    const [other] = allFares(await shown({ includeCo2EmissionsDataInd: true }))

    expect([usual.CO2EmissionsData, usual.Price.PriceBreakdown[0].FareCalculation]).toEqual([
      undefined,
      undefined,
    ])
    expect(full.Price.PriceBreakdown[0].FareCalculation).toMatch(/END/)
    expect([full.CO2EmissionsData.Actual.unit, other.CO2EmissionsData.Typical.unit]).toEqual([
      'Kilograms',
      'Kilograms',
    ])
  })

  it('may be one level higher, outside the request', async () => {
    const body = { ...searchBody(), CustomResponseModifiersAir: { excludePenaltiesInd: true } }
    expect(
      listOf((await api.call('search', { body })).body, 'TermsAndConditions')[0].Penalties,
    ).toBeUndefined()
  })

  it('the representation wins over the older header, and is ignored for one way', async () => {
    const legs = {
      SearchCriteriaFlight: [
        leg(),
        leg({ departureDate: inboundDate, From: { value: 'JFK' }, To: { value: 'LHR' } }),
      ],
    }
    const sequences = async (more: Json, headers: Record<string, string>) =>
      [
        ...new Set(
          offeringsOf((await search({ ...legs, ...more }, headers)).body).map(({ sequence }) => sequence),
        ),
      ].sort()

    expect(await sequences({}, { isJourney: 'false' })).toEqual([1])
    expect(
      await sequences(
        { CustomResponseModifiersAir: { SearchRepresentation: 'Journey' } },
        { isJourney: 'false' },
      ),
    ).toEqual([1, 2])
    expect(
      await sequences({ CustomResponseModifiersAir: { SearchRepresentation: 'LegWithJourneyData' } }, {}),
    ).toEqual([1])
    const oneWay = await shown({ SearchRepresentation: 'Leg' }, { offersPerPage: 0 })
    expect(oneWay.CatalogProductOfferingsResponse.CatalogProductOfferings.Identifier).toBeUndefined()
  })

  it('a leg search is cached for every offersPerPage', async () => {
    const legs = [leg(), leg({ departureDate: inboundDate, From: { value: 'JFK' }, To: { value: 'LHR' } })]
    for (const offersPerPage of [undefined, 0]) {
      const body = await shown({ SearchRepresentation: 'Leg' }, { SearchCriteriaFlight: legs, offersPerPage })
      expect(body.CatalogProductOfferingsResponse.CatalogProductOfferings.Identifier.value).toMatch(
        /^[0-9a-f-]{36}$/,
      )
    }
  })
})

describe('payment criteria (2.6)', () => {
  it('the first digits of a card add the ticketing fee to the totals', async () => {
    const [usual] = allFares(await found())
    const [paid] = allFares(await found({ PaymentCriteria: { IssuerIdentificationNumber: '411111' } }))
    const fees = paid.Price.PriceBreakdown[0].Amount.Fees

    expect(fees.Fee[0].feeCode).toBe('OB')
    expect(paid.Price.TotalPrice).toBeCloseTo(usual.Price.TotalPrice + fees.TotalFees, 2)
    expect((await search({ PaymentCriteria: { IssuerIdentificationNumber: '41' } })).status).toBe(400)
  })
})
