import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, pickOffers, selectionBody } from '../../support/trip.ts'

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
        { CatalogProductOfferingIdentifier: { id: offer.id }, ProductIdentifier: offer.Product.map(({ id }: Json) => ({ id })) },
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
  const { transactionId } = (await api.call('airPrice', { body: selectionBody(picked) })).body.OfferListResponse
  const { body } = await add(await client(api).openWorkbench(), selectionBody({ ...picked, identifier: transactionId }))

  expect(body.OfferListResponse.Result.status).toBe('Complete')
})

it('keeps a priced offer for 12 minutes after the price, however old the search is', async () => {
  const picked = pickOffers(await client(api).search())
  const at = (minutes: number) => ({ 'X-Sandbox-Clock': new Date(api.now() + minutes * 60_000).toISOString() })
  const priced = (await api.call('airPrice', { body: selectionBody(picked), headers: at(10) })).body.OfferListResponse
  const identifier = priced.Identifier.value
  const workbench = async () => (await api.call('newWorkbench', { body: {}, headers: at(21) })).body.ReservationResponse.Identifier.value
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

it('refuses ids that nobody gave out, and offers that expired, saying when', async () => {
  const picked = pickOffers(await client(api).search())
  const workbench = await client(api).openWorkbench()
  const unknown = await add(workbench, selectionBody({ ...picked, identifier: 'nope' }))
  const later = new Date(api.now() + 12 * 60_000).toISOString()
  const expired = await add(workbench, selectionBody(picked), { 'X-Sandbox-Clock': later })

  expect(errorOf(unknown.body)).toMatchObject({ SourceCode: '4101', Message: 'OFFER ID AND/OR PRODUCT ID DOES NOT EXIST' })
  expect(errorOf(expired.body).Message).toContain(`EXPIRED AT ${later.slice(0, 19)}Z`)
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
