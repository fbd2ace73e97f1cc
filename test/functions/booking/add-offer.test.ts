import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  client,
  errorOf,
  locatorOf,
  pickOffers,
  selectionBody,
  withoutBaggageDetail,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const add = (workbench: string, body: Json, headers: Record<string, string> = {}) =>
  api.call('addOffer', { path: { ReservationResource_Identifier: workbench }, body, headers })

it('adds the offer of a search and gives it an id of the workbench', async () => {
  const workbench = await client(api).openWorkbench()
  const { body } = await add(workbench, selectionBody(pickOffers(await client(api).search())))
  const [offer] = body.OfferListResponse.OfferID

  expect(offer).toMatchObject({
    '@type': 'Offer',
    id: 'offer_1',
    Identifier: { value: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ContentSource: 'GDS',
  })
  expect(offer.Product[0].FlightSegment[0].Flight).toMatchObject({
    carrier: expect.any(String),
    Departure: { location: expect.any(String) },
  })
  expect(body.OfferListResponse.Identifier.value).toBe(workbench)
})

it.each([
  ['the price identifier', (id: string) => id],
  ['the price identifier without its suffix', (id: string) => id.replace(/_PC$/, '')],
])('finds a priced offer by %s, with the ids of the search or of the price', async (_what, spell) => {
  const picked = pickOffers(await client(api).search({ returnDate: '2027-05-18' }))
  const priced = (await api.call('airPrice', { body: selectionBody(picked) })).body.OfferListResponse
  const identifier = spell(priced.Identifier.value)
  const [offer] = priced.OfferID
  const pricedIds = {
    BuildFromCatalogProductOfferingsRequest: {
      CatalogProductOfferingsIdentifier: { Identifier: { value: identifier } },
      CatalogProductOfferingSelection: [
        {
          CatalogProductOfferingIdentifier: { id: offer.id },
          ProductIdentifier: offer.Product.map(({ id }: Json) => ({ id })),
        },
      ],
    },
  }
  const workbench = await client(api).openWorkbench()
  const bySearchIds = await add(workbench, selectionBody({ ...picked, identifier }))
  const byPricedIds = await add(workbench, pricedIds)

  for (const { body } of [bySearchIds, byPricedIds]) {
    expect(body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(offer.Price.TotalPrice)
    expect(body.OfferListResponse.OfferID[0].Product).toHaveLength(2)
  }
})

it('finds a priced offer by the transaction that priced it', async () => {
  const picked = pickOffers(await client(api).search())
  const { transactionId } = (await api.call('airPrice', { body: selectionBody(picked) })).body
    .OfferListResponse
  const { body } = await add(
    await client(api).openWorkbench(),
    selectionBody({ ...picked, identifier: transactionId }),
  )

  expect(body.OfferListResponse.Result.status).toBe('Complete')
})

it('keeps a priced offer for 12 minutes after the price, however old the search is', async () => {
  const picked = pickOffers(await client(api).search())
  const at = (minutes: number) => ({
    'X-Sandbox-Clock': new Date(api.now() + minutes * 60_000).toISOString(),
  })
  const priced = (await api.call('airPrice', { body: selectionBody(picked), headers: at(10) })).body
    .OfferListResponse
  const identifier = priced.Identifier.value
  const workbench = async () =>
    (await api.call('newWorkbench', { body: {}, headers: at(21) })).body.ReservationResponse.Identifier.value
  const before = await add(await workbench(), selectionBody({ ...picked, identifier }), at(21))
  const after = await add(await workbench(), selectionBody({ ...picked, identifier }), at(22))

  expect(before.body.OfferListResponse.OfferID).toHaveLength(1)
  expect(errorOf(after.body).Message).toContain('EXPIRED AT')
})

it('lets Identifier.value win over a dummy id', async () => {
  const { identifier, picks } = pickOffers(await client(api).search())
  const body = {
    BuildFromCatalogProductOfferingsRequestAir: {
      CatalogProductOfferingsIdentifier: { id: 'cpo_1', Identifier: { authority: 'x', value: identifier } },
      CatalogProductOfferingSelection: {
        CatalogProductOfferingIdentifier: { id: 'dummy', Identifier: { value: picks[0]?.offer } },
        ProductIdentifier: { id: 'dummy', Identifier: { value: picks[0]?.product } },
      },
    },
  }

  expect((await add(await client(api).openWorkbench(), body)).body.OfferListResponse.OfferID).toHaveLength(1)
})

it('finds the offer by the right id in addition to a stale identifier, and by its references', async () => {
  const { identifier, picks } = pickOffers(await client(api).search())
  const [{ offer, product } = { offer: '', product: '' }] = picks
  const Identifier = { authority: 'x', value: crypto.randomUUID() }
  const request = (search: Json, offering: Json, products: Json): Json => ({
    CatalogProductOfferingsIdentifier: search,
    CatalogProductOfferingSelection: [
      { CatalogProductOfferingIdentifier: offering, ProductIdentifier: products },
    ],
  })
  const forms = [
    request({ id: identifier, Identifier }, { id: offer, Identifier }, [{ id: product, Identifier }]),
    request(
      { id: 'stale', Identifier: { value: identifier } },
      { id: offer, Identifier },
      { id: 'stale', Identifier: { value: product } },
    ),
    request({ id: identifier }, { CatalogProductOfferingRef: offer }, [{ productRef: product }]),
    request({ id: identifier }, { id: offer }, undefined),
  ]
  const workbench = await client(api).openWorkbench()
  for (const BuildFromCatalogProductOfferingsRequest of forms) {
    const { body } = await add(workbench, { BuildFromCatalogProductOfferingsRequest })
    expect(errorOf(body), JSON.stringify(BuildFromCatalogProductOfferingsRequest)).toBeUndefined()
  }
  const unknown = await add(workbench, {
    BuildFromCatalogProductOfferingsRequest: request(
      { id: identifier, Identifier },
      { id: 'o99', Identifier },
      { id: product },
    ),
  })
  expect(errorOf(unknown.body).SourceCode).toBe('4101')
})

it('accepts every documented option; with validateInventoryInd it looks for the seats first', async () => {
  const { identifier, picks } = pickOffers(await client(api).search())
  const selection = selectionBody({ identifier, picks }).OfferQueryBuildFromCatalogProductOfferings
    .BuildFromCatalogProductOfferingsRequest
  const [leg] = selection.CatalogProductOfferingSelection
  const options = {
    CatalogProductOfferingSelection: {
      ...leg,
      ProductBrandOfferingIdentifier: undefined,
      SegmentSequence: [1],
    },
    UpsellOfferingIdentifier: [{ id: 'u1' }],
    FareRuleType: 'ShortText',
    FareRuleCategory: ['Advance'],
    CabinPreference: [{ cabins: ['Economy'], legSequence: [1], preferenceType: 'Permitted' }],
    lowFareFinderInd: 'false',
    reCheckInventoryInd: true,
    validateInventoryInd: true,
    inhibitBrandContentInd: true,
    PricingModifiersAir: { currencyCode: 'GBP' },
    CustomResponseModifiersAir: { SearchRepresentation: 'Journey' },
    PaymentCriteria: {},
    PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
    MaxNumberOfUpsellsToReturn: 2,
  }
  const { status, body } = await add(await client(api).openWorkbench(), {
    '@type': 'OfferQueryBuildFromCatalogProductOfferings',
    BuildFromCatalogProductOfferingsRequest: { ...selection, ...options },
  })

  expect([status, errorOf(body)]).toEqual([200, undefined])
  expect(body.OfferListResponse.OfferID).toHaveLength(1)
})

it('refuses unknown ids, and expired offers with the time of expiry', async () => {
  const picked = pickOffers(await client(api).search())
  const workbench = await client(api).openWorkbench()
  const unknown = await add(workbench, selectionBody({ ...picked, identifier: 'nope' }))
  const later = new Date(api.now() + 12 * 60_000).toISOString()
  const expired = await add(workbench, selectionBody(picked), { 'X-Sandbox-Clock': later })

  expect(errorOf(unknown.body)).toMatchObject({
    SourceCode: '4101',
    Message: 'OFFER ID AND/OR PRODUCT ID DOES NOT EXIST',
  })
  expect(errorOf(expired.body).Message).toContain(`EXPIRED AT ${later.slice(0, 19)}Z`)
})

it('adds several GDS offers one after another, numbered in their order, each sold by the commit', async () => {
  const agent = client(api)
  const { workbench, offer } = await agent.prepare()
  const back = await agent.addOffer(workbench, { from: 'JFK', to: 'LHR', date: '2027-05-18' })
  const shown = (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body
    .ReservationResponse.Reservation
  const booked = await agent.committed(workbench)
  const refs = booked.Receipt.flatMap(({ OfferRef = [] }: Json) => OfferRef)

  expect([offer.id, back.id]).toEqual(['offer_1', 'offer_2'])
  expect(shown.Offer).toEqual([offer, back].map(withoutBaggageDetail))
  expect(new Set(refs)).toEqual(new Set(['offer_1', 'offer_2']))
})

it('adds another GDS offer to a held reservation, whose own offer does not change', async () => {
  const agent = client(api)
  const held = await agent.hold()
  const workbench = await agent.reopen(locatorOf(held))
  const added = await agent.addOffer(workbench, { from: 'JFK', to: 'LHR', date: '2027-05-18' })
  const changed = await agent.committed(workbench)

  expect(added.id).toBe('offer_2')
  expect(changed.Offer[0]).toEqual(held.Offer[0])
  expect(changed.Offer[1].id).toBe('offer_2')
  expect(locatorOf(changed)).toBe(locatorOf(held))
})

it('adds one offer only for an office that is not provisioned for several, also to its reservations', async () => {
  const agent = client(api, otherAccount)
  const { workbench } = await agent.prepare()
  const body = selectionBody(pickOffers(await agent.search({ date: '2027-06-02' })))
  const second = (of: string) =>
    api.call('addOffer', { path: { ReservationResource_Identifier: of }, body, as: otherAccount })
  const refused = await second(workbench)
  const reopened = await agent.reopen(locatorOf(await agent.committed(workbench)))

  for (const answer of [refused, await second(reopened)])
    expect(errorOf(answer.body)).toMatchObject({
      SourceCode: '4157',
      Message: 'PSEUDO CITY CODE 8K2M IS NOT PROVISIONED FOR SEVERAL OFFERS IN ONE RESERVATION',
    })
})

it('refuses the offers of a journey search without pages: they were not cached', async () => {
  const found = await client(api).search({}, { offersPerPage: undefined })
  const { transactionId, CatalogProductOfferings } = found.CatalogProductOfferingsResponse
  const picks = [{ offer: CatalogProductOfferings.CatalogProductOffering[0].id, product: 'p0' }]
  const answer = await add(
    await client(api).openWorkbench(),
    selectionBody({ identifier: transactionId, picks }),
  )

  expect(CatalogProductOfferings).not.toHaveProperty('Identifier')
  expect(errorOf(answer.body).SourceCode).toBe('4101')
})

it.each<[string, (body: Json) => Json]>([
  ['no selection', (body) => ({ ...body, CatalogProductOfferingSelection: [] })],
  ['a selection that is none', (body) => ({ ...body, CatalogProductOfferingSelection: 'o1' })],
  ['no identifier of the search', ({ CatalogProductOfferingsIdentifier: _, ...body }) => body],
  [
    'an identifier that is no text',
    (body) => ({ ...body, CatalogProductOfferingsIdentifier: { Identifier: { value: {} } } }),
  ],
])('answers 400 to %s', async (_, spoil) => {
  const { BuildFromCatalogProductOfferingsRequest: requested } = selectionBody({
    identifier: 'any',
    picks: [{ offer: 'o1', product: 'p0' }],
  }).OfferQueryBuildFromCatalogProductOfferings
  const answer = await add(await client(api).openWorkbench(), {
    BuildFromCatalogProductOfferingsRequest: spoil(requested),
  })

  expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([400, '1586'])
})

it('knows no search of another agency', async () => {
  const picked = pickOffers(await client(api, otherAccount).search())

  expect(errorOf((await add(await client(api).openWorkbench(), selectionBody(picked))).body).SourceCode).toBe(
    '4101',
  )
})

it('refuses a 17th flight segment', async () => {
  const workbench = await client(api).openWorkbench()
  const body = selectionBody(pickOffers(await client(api).search({ returnDate: '2027-05-18' })))
  const answers = []
  for (let round = 0; round < 9; round++) answers.push(await add(workbench, body))
  const refused = answers.find((answer) => errorOf(answer.body))

  expect(errorOf(refused?.body).Message).toContain('MAXIMUM NUMBER OF SEGMENTS EXCEEDED')
})

it('refuses a workbench that is not there', async () => {
  const answer = await add('QK7W2M', selectionBody(pickOffers(await client(api).search())))

  expect(answer.status).toBe(200)
  expect(errorOf(answer.body).Message).toBe('RESERVATION WORKBENCH ID DOES NOT EXIST')
})
