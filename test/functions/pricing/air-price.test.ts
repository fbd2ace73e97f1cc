import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { offerListResponse } from '../../../lib/pricing/wire/price-answer.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, inboundDate, offeringsOf, pickOffers, selectionBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const price = (picked: ReturnType<typeof pickOffers>, more: object = {}): Promise<Json> =>
  api.call('airPrice', { body: selectionBody(picked), ...more })

it('prices what the search showed, over both legs, with full terms', async () => {
  const found = await client(api).search({ returnDate: inboundDate })
  const picked = pickOffers(found)
  const { body } = await price(picked)
  const [offer] = body.OfferListResponse.OfferID
  const offering = offeringsOf(found).find(({ id }: Json) => id === picked.picks[0]?.offer)
  const shown = offering.ProductBrandOptions[0].ProductBrandOffering[0].BestCombinablePrice

  expect(offerListResponse.safeParse(body).error).toBeUndefined()
  expect(offer.Price.TotalPrice).toBe(shown.TotalPrice)
  expect(offer.Product).toHaveLength(2)
  expect(offer.Product.map(({ id }: Json) => id)).toEqual(picked.picks.map(({ product }) => product))
  expect(offer.TermsAndConditionsFull[0]).toMatchObject({
    ExpiryDate: expect.stringMatching(/Z$/),
    PaymentTimeLimit: expect.stringMatching(/Z$/),
    Restriction: expect.arrayContaining([{ value: expect.any(String) }]),
    FareGuaranteePolicy: [{ Code: { value: '1' } }],
  })
  expect(offer.Price.PriceBreakdown[0].FareCalculation).toContain('END')
})

it('answers an identifier that is the search identifier with _PC', async () => {
  const picked = pickOffers(await client(api).search())
  const { body } = await price(picked)

  expect(body.OfferListResponse.Identifier.value).toBe(`${picked.identifier}_PC`)
})

it('refuses an offer or product that is not of the search, naming it', async () => {
  const { identifier, picks } = pickOffers(await client(api).search())
  const offer = await price({ identifier, picks: [{ offer: 'o999', product: picks[0]?.product ?? '' }] })
  const product = await price({ identifier, picks: [{ offer: picks[0]?.offer ?? '', product: 'p999' }] })

  expect([offer.status, product.status]).toEqual([200, 200])
  expect(errorOf(offer.body)).toMatchObject({ SourceCode: '9011', Message: expect.stringContaining('o999') })
  expect(errorOf(product.body).Message).toContain('p999')
})

it('refuses an unknown identifier, and one that expired 12 minutes after the search, with the time', async () => {
  const unknown = await price({ identifier: 'never-given-out', picks: [{ offer: 'o1', product: 'p0' }] })
  const picked = pickOffers(await client(api).search())
  const at = (ms: number) => new Date(api.now() + ms).toISOString()
  const lifetime = 12 * 60_000
  const before = await price(picked, { headers: { 'X-Sandbox-Clock': at(lifetime - 1) } })
  const expired = await price(picked, { headers: { 'X-Sandbox-Clock': at(lifetime) } })

  expect(errorOf(unknown.body)).toMatchObject({
    SourceCode: '9010',
    Message: expect.stringMatching(/TRANSACTION IDENTIFIER never-given-out EXPIRED OR NOT CACHED/),
  })
  expect(errorOf(before.body)).toBeUndefined()
  expect(errorOf(expired.body).Message).toContain(`EXPIRED AT ${at(lifetime).slice(0, 19)}Z`)
})

it('treats another tenant’s search as unknown', async () => {
  const picked = pickOffers(await client(api).search())
  const foreign = await price(picked, { as: otherAccount })

  expect(errorOf(foreign.body).Message).toContain('EXPIRED OR NOT CACHED')
})

it('refuses two picks for the same leg', async () => {
  const { identifier, picks } = pickOffers(await client(api).search())
  const answer = await price({ identifier, picks: [...picks, ...picks] })

  expect(errorOf(answer.body).SourceCode).toBe('9011')
})
