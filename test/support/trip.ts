import type { SandboxAccount } from '../../lib/platform/local/accounts.ts'
import type { Api, Json } from './api.ts'
import { listOf } from './search.ts'

/** Requests of one trip, as a client sends them; every step throws when the service refuses it. */

export interface TripOptions {
  readonly from?: string
  readonly to?: string
  readonly date?: string
  readonly returnDate?: string
  readonly passengers?: readonly {
    readonly passengerTypeCode: string
    readonly number: number
    readonly age?: number
  }[]
  readonly as?: SandboxAccount
  /** Further members of the search. */
  readonly more?: object
}

export const outboundDate = '2027-05-11'
export const inboundDate = '2027-05-18'
/** Of a flight that takes several bicycles. */
export const bicycleDate = '2027-05-27'

export function searchBody(
  { from = 'LHR', to = 'JFK', date = outboundDate, returnDate, passengers }: TripOptions = {},
  more: object = {},
): Json {
  return {
    '@type': 'CatalogProductOfferingsQueryRequest',
    CatalogProductOfferingsRequest: {
      '@type': 'CatalogProductOfferingsRequestAir',
      offersPerPage: 10,
      contentSourceList: ['GDS'],
      PassengerCriteria: passengers ?? [{ number: 1, passengerTypeCode: 'ADT' }],
      SearchCriteriaFlight: [
        { departureDate: date, From: { value: from }, To: { value: to } },
        ...(returnDate ? [{ departureDate: returnDate, From: { value: to }, To: { value: from } }] : []),
      ],
      ...more,
    },
  }
}

/** The offers of a search answer. */
export const offeringsOf = (body: Json): Json[] =>
  body.CatalogProductOfferingsResponse.CatalogProductOfferings.CatalogProductOffering

const firstOption = (offering: Json): Json => offering.ProductBrandOptions[0].ProductBrandOffering[0]

/** All offers of a search, before them those of the outbound leg whose tickets can be changed for a fee. */
export function changeableFirst(body: Json): Json[] {
  const all = offeringsOf(body)
  const terms = listOf(body, 'TermsAndConditions').filter(
    ({ Penalties }) => Penalties?.[0]?.Change?.[0]?.Penalty?.[0]?.Amount?.value > 0,
  )
  const ids = new Set(terms.map(({ id }) => id))
  const changeable = all.filter(
    (one) => one.sequence === 1 && ids.has(firstOption(one).TermsAndConditions.termsAndConditionsRef),
  )
  return [...changeable, ...all]
}

/**
 * Picks the first non-stop outbound, or the first one, and an inbound that goes with it, as clients do: by the
 * combinability code.
 */
export function pickOffers(
  body: Json,
  offerings = offeringsOf(body),
): {
  readonly identifier: string
  readonly picks: { offer: string; product: string }[]
} {
  const isNonStop = ({ ProductBrandOptions: [option] }: Json): boolean => option.flightRefs?.length === 1
  const [code] = firstOption(offerings.find(isNonStop) ?? offerings[0]).CombinabilityCode
  const legs = [...new Set(offerings.map(({ sequence }: Json) => sequence))].sort()
  const picks = legs.map((sequence) => {
    const offering = offerings.find(
      (one) => one.sequence === sequence && firstOption(one).CombinabilityCode.includes(code),
    )
    return { offer: offering.id, product: firstOption(offering).Product[0].productRef }
  })
  return { identifier: body.CatalogProductOfferingsResponse.CatalogProductOfferings.Identifier.value, picks }
}

export const selectionBody = ({ identifier, picks }: ReturnType<typeof pickOffers>): Json => ({
  OfferQueryBuildFromCatalogProductOfferings: {
    BuildFromCatalogProductOfferingsRequest: {
      '@type': 'BuildFromCatalogProductOfferingsRequestAir',
      CatalogProductOfferingsIdentifier: { Identifier: { value: identifier } },
      CatalogProductOfferingSelection: picks.map(({ offer, product }) => ({
        CatalogProductOfferingIdentifier: { Identifier: { value: offer } },
        ProductIdentifier: [{ Identifier: { value: product } }],
      })),
    },
  },
})

/** A flight that the search found, spelled out. */
export const productsBody = (
  flights: readonly Json[] = [{ carrier: 'BA', flightNumber: '117', from: 'LHR', to: 'JFK' }],
): Json => ({
  '@type': 'BuildFromProductsRequestAir',
  PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
  ProductCriteriaAir: [
    { sequence: 1, SpecificFlightCriteria: flights.map((one) => ({ departureDate: outboundDate, ...one })) },
  ],
})

/** A passive air segment. */
export const passiveOfferBody = (more: Json = {}, locator = 'K8T2QZ'): Json => ({
  Offer: [
    {
      '@type': 'Offer',
      id: 'o1',
      passiveOfferInd: true,
      Product: [
        {
          '@type': 'ProductAir',
          FlightSegment: [
            {
              '@type': 'FlightSegment',
              sequence: 1,
              passiveSegmentStatus: 'BK',
              Flight: {
                carrier: 'U2',
                number: '8321',
                Departure: { location: 'LGW', date: '2027-05-10', time: '07:10:00' },
                Arrival: { location: 'AGP', date: '2027-05-10', time: '11:05:00' },
              },
            },
          ],
          PassengerFlight: [
            { FlightProduct: [{ segmentSequence: [1], classOfService: 'Y', cabin: 'Economy' }] },
          ],
        },
      ],
      ...more,
    },
  ],
  Receipt: [{ OfferRef: ['o1'], Confirmation: { Locator: { value: locator, source: 'U2' } } }],
})

/** Flights to be booked without a price. */
export const unpricedBody = (...flights: readonly Json[]): Json => ({
  '@type': 'UnpricedSegments',
  UnpricedFlightSegment: (flights.length > 0 ? flights : [{}]).map(
    ({ carrier = 'BA', number = '117', from = 'LHR', to = 'JFK', ...more }, at) => ({
      '@type': 'UnpricedFlightSegment',
      sequence: at + 1,
      classOfService: 'Y',
      Flight: {
        carrier,
        number,
        Departure: { location: from, date: more.date ?? outboundDate },
        Arrival: { location: to, date: more.date ?? outboundDate },
      },
      ...more,
    }),
  ),
})

/** Flights without a price that are to be priced together. */
export const priceSegmentsBody = (...UnpricedFlightSegmentRefs: readonly string[]): Json => ({
  BuildFromUnpricedSegments: [
    {
      '@type': 'BuildFromUnpricedSegmentsAutoPrice',
      UnpricedFlightSegmentCriteria: [
        { '@type': 'UnpricedFlightSegmentCriteria', UnpricedFlightSegmentRefs },
      ],
    },
  ],
})

/** Segments that are no flights. */
export const auxiliaryBody = (...segments: readonly Json[]): Json => ({
  CustomAuxiliarySegment: (segments.length > 0 ? segments : [{}]).map((more) => ({
    '@type': 'CustomAuxiliarySegment',
    SegmentType: 'TUR',
    SupplierCode: 'ZZ',
    StatusCode: 'BK',
    Quantity: 1,
    Location: 'NYC',
    Date: inboundDate,
    CustomText: 'HARBOUR TOUR',
    ...more,
  })),
})

export const travelerBody = (more: Json = {}): Json => ({
  '@type': 'Traveler',
  passengerTypeCode: 'ADT',
  birthDate: '1988-04-02',
  gender: 'Female',
  PersonName: { '@type': 'PersonNameDetail', Prefix: 'MS', Given: 'Isolde', Surname: 'Fenwright' },
  Telephone: [{ '@type': 'Telephone', countryAccessCode: '44', phoneNumber: '2075550100', role: 'Mobile' }],
  Email: [{ value: 'isolde@example.test' }],
  ...more,
})

export const testCard = '4111111111111111'
export const testCode = '737'

export const cardBody = (number = testCard, more: Json = {}): Json => ({
  '@type': 'FormOfPaymentPaymentCard',
  id: 'formOfPayment_1',
  PaymentCard: {
    '@type': 'PaymentCardDetail',
    CardType: 'Credit',
    CardCode: number.startsWith('5') ? 'CA' : number.startsWith('3') ? 'AX' : 'VI',
    CardHolderName: 'ISOLDE FENWRIGHT',
    expireDate: '0831',
    CardNumber: { '@type': 'CardNumber', PlainText: number },
    SeriesCode: { '@type': 'SeriesCode', PlainText: testCode },
  },
  ...more,
})

/** A card that the client's payment service provider knows: its token, no number. */
export const tokenBody = (token = 'tokOfIsoldesCard', more: Json = {}): Json => ({
  '@type': 'FormOfPaymentPaymentCard',
  id: 'formOfPayment_1',
  PaymentCard: {
    '@type': 'PaymentCardDetail',
    CardCode: 'VI',
    CardHolderName: 'ISOLDE FENWRIGHT',
    CardNumber: { '@type': 'CardNumber', token, tokenProviderID: 'NORTHFELL PAY' },
    ...more,
  },
})

/** Result of a 3-D Secure authentication that succeeded. */
export const authenticated = (results: Json = {}): Json => ({
  ThreeDomainSecurity: {
    '@type': 'ThreeDomainSecurity',
    ThreeDomainSecurityGateway: { merchantID: 'NORTHFELL', processorID: 'NORTHFELL PAY' },
    ThreeDomainSecurityResults: {
      cAVV: 'AJkBBkhgQQAAAE4gSEJydQAAAAA=',
      eCI: '05',
      pAResStatus: 'Y',
      transactionID: '8a2b1c7e-0d54-4a51-9f7c-6f2f2a0d8b11',
      messageVersion: '2.2.0',
      ...results,
    },
  },
})

export const cashBody: Json = { '@type': 'FormOfPaymentCash', id: 'formOfPayment_1' }

function done(step: string, { status, body }: { status: number; body: Json }): Json {
  const root = body === undefined ? {} : Object.values(body)[0]
  if (status >= 300 || (root as Json).Result?.Error)
    throw new Error(`${step}: ${status} ${JSON.stringify(body)}`)
  return root
}

/** A client at work for one tenant. */
export function client(api: Api, as?: SandboxAccount) {
  const who = as ? { as } : {}
  const inWorkbench = (id: string) => ({ path: { ReservationResource_Identifier: id }, ...who })
  return {
    async search(options: TripOptions = {}, more: object = {}): Promise<Json> {
      const answer = await api.call('search', { body: searchBody(options, more), ...who })
      done('search', answer)
      return answer.body
    },
    async openWorkbench(): Promise<string> {
      return done('new workbench', await api.call('newWorkbench', { body: {}, ...who })).Identifier.value
    },
    async reopen(locator: string): Promise<string> {
      return done(
        'post-commit workbench',
        await api.call('postCommitWorkbench', { query: { Locator: locator }, ...who }),
      ).Identifier.value
    },
    /** Searches and adds what it finds. @returns the offer as the workbench shows it */
    async addOffer(workbench: string, options: TripOptions = {}): Promise<Json> {
      const found = await this.search(options, options.more)
      const picked = pickOffers(found, changeableFirst(found))
      return done(
        'add offer',
        await api.call('addOffer', { body: selectionBody(picked), ...inWorkbench(workbench) }),
      ).OfferID[0]
    },
    async addTraveler(workbench: string, more: Json = {}): Promise<Json> {
      return done(
        'add traveler',
        await api.call('addTraveler', { body: travelerBody(more), ...inWorkbench(workbench) }),
      ).Traveler
    },
    async pay(workbench: string, offer: Json, formOfPayment: Json = cashBody): Promise<void> {
      done(
        'form of payment',
        await api.call('addFormOfPayment', { body: formOfPayment, ...inWorkbench(workbench) }),
      )
      const payment = {
        '@type': 'Payment',
        Amount: { value: offer.Price.TotalPrice, code: offer.Price.CurrencyCode.value },
        FormOfPaymentIdentifier: { id: formOfPayment.id },
        OfferIdentifier: [{ id: offer.id, Identifier: offer.Identifier }],
      }
      done('payment', await api.call('addPayment', { body: payment, ...inWorkbench(workbench) }))
    },
    commit: (workbench: string, body: Json = {}) =>
      api.call('commitWorkbench', { path: { Identifier: workbench }, body, ...who }),
    async committed(workbench: string): Promise<Json> {
      return done('commit', await this.commit(workbench)).Reservation
    },
    /** A workbench with an offer and a traveler, ready to be committed. */
    async prepare(
      options: TripOptions = {},
      traveler: Json = {},
    ): Promise<{ workbench: string; offer: Json }> {
      const workbench = await this.openWorkbench()
      const offer = await this.addOffer(workbench, options)
      await this.addTraveler(workbench, traveler)
      return { workbench, offer }
    },
    async hold(options: TripOptions = {}, traveler: Json = {}): Promise<Json> {
      return this.committed((await this.prepare(options, traveler)).workbench)
    },
    /** A workbench with an offer of an NDC carrier and a traveler, ready to be committed. */
    async prepareNdc(
      options: TripOptions = { from: 'SYD', to: 'MEL' },
      carrier = 'QF',
      traveler: Json = {},
    ): Promise<{ workbench: string; offer: Json }> {
      const { SearchModifiersAir = {}, ...more }: Json = options.more ?? {}
      const found = await this.search(options, {
        ...more,
        contentSourceList: ['NDC'],
        offersPerPage: 60,
        SearchModifiersAir: {
          ...SearchModifiersAir,
          CarrierPreference: [{ preferenceType: 'Permitted', carriers: [carrier] }],
        },
      })
      const brandOf = (offering: Json): Json => offering.ProductBrandOptions[0].ProductBrandOffering[0]
      const offerings = offeringsOf(found).filter((one) => brandOf(one).Identifier.authority === carrier)
      const workbench = await this.openWorkbench()
      const body = selectionBody(pickOffers(found, offerings))
      const added = done('add offer', await api.call('addOffer', { body, ...inWorkbench(workbench) }))
      for (const { number } of options.passengers ?? [{ number: 1 }]) {
        for (let person = 0; person < number; person++) await this.addTraveler(workbench, traveler)
      }
      return { workbench, offer: added.OfferID[0] }
    },
    /** Tickets an offer of an NDC carrier. */
    async orderNdc(
      options?: TripOptions,
      carrier?: string,
      formOfPayment: Json = cardBody(),
      traveler?: Json,
    ): Promise<Json> {
      const { workbench, offer } = await this.prepareNdc(options, carrier, traveler)
      await this.pay(workbench, offer, formOfPayment)
      return this.committed(workbench)
    },
    async ticket(
      options: TripOptions = {},
      traveler: Json = {},
      formOfPayment: Json = cashBody,
    ): Promise<Json> {
      const { workbench, offer } = await this.prepare(options, traveler)
      await this.pay(workbench, offer, formOfPayment)
      return this.committed(workbench)
    },
  }
}

export const locatorOf = (reservation: Json): string => reservation.Receipt[0].Confirmation.Locator.value

export const documentsOf = (reservation: Json): Json[] =>
  reservation.Receipt.flatMap((receipt: Json) => receipt.Document ?? [])

export const ticketNumbersOf = (reservation: Json): string[] =>
  documentsOf(reservation).map(({ Number: number }) => number)

export const errorOf = (body: Json): Json => (Object.values(body)[0] as Json).Result.Error?.[0]

/**
 * An offer as a workbench or a reservation shows it, without what bags may weigh, unlike the answer that
 * added it.
 */
export const withoutBaggageDetail = (offer: Json): Json => ({
  ...offer,
  TermsAndConditionsFull: offer.TermsAndConditionsFull.map((terms: Json) => ({
    ...terms,
    BaggageAllowance: terms.BaggageAllowance.map((allowance: Json) => ({
      ...allowance,
      BaggageItem: allowance.BaggageItem.map(
        ({ Measurement: _, Text: __, BaggageFee: ___, ...item }: Json) => item,
      ),
    })),
  })),
})
