import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import {
  bookAncillaries,
  bookBody,
  codeOf,
  offeringsIn,
  offeringWith,
  pickBody,
  shopAncillaries,
  shopBody,
} from '../../support/ancillary.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
let locator: string
let workbench: string
let shop: Json
beforeAll(async () => {
  api = await startApi()
  locator = locatorOf(await client(api).orderNdc())
  workbench = await client(api).reopen(locator)
  shop = await shopAncillaries(api, workbench)
})
afterAll(() => api.close())

const price = async (item: Json, more: object = {}): Promise<Json> =>
  (await api.call('priceAncillaries', { body: bookBody(item), ...more })).body

it('shops what the NDC carrier of the order sells, with its authority', () => {
  const offerings = offeringsIn(shop)

  expect(
    new Set(offerings.map(({ ContentSource, Identifier }) => [ContentSource, Identifier.authority].join())),
  ).toEqual(new Set(['NDC,QF']))
  expect(offerings.map(codeOf)).toContain('0BX')
  expect(offerings.map(codeOf)).not.toContain('0B3')
})

it('an NDC service must be priced before it is booked; it is booked at that price', async () => {
  const item = pickBody(shop, offeringWith(shop, '0BX'))
  const early = await bookAncillaries(api, workbench, item)
  const { OfferListResponse: priced } = await price(item)
  const booked = await bookAncillaries(api, workbench, item)

  expect(errorOf({ OfferListResponse: early }).Message).toBe('PRICE THE ANCILLARY BEFORE BOOKING')
  expect(priced.OfferID).toMatchObject([
    { id: 'offer_2', parentOfferRef: 'offer_1', ContentSource: 'NDC', Identifier: { authority: 'QF' } },
  ])
  expect(priced).not.toHaveProperty('ReferenceList')
  expect(booked.OfferID[0].Price).toEqual(priced.OfferID[0].Price)
})

it('has an EMD of its carrier once it is paid, which the reservation shows and EMD Display does not', async () => {
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  const lounge = body.ReservationResponse.Reservation.Offer.find(({ id }: Json) => id === 'offer_2')
  await client(api).pay(workbench, lounge, { ...cardBody(), id: 'formOfPayment_2' })
  const [emd] = documentsOf(await client(api).committed(workbench)).filter(
    (one) => one['@type'] === 'DocumentEMD',
  )
  const displayed = await api.call('displayEmd', { path: { Identifier: emd.Number } })

  expect(emd).toMatchObject({
    EMDDescription: { code: 'E', subCode: '0BX' },
    Amount: { Total: lounge.Price.TotalPrice },
  })
  expect(emd.Number.slice(0, 3)).toBe('081')
  expect(errorOf(displayed.body).Message).toBe('NOT SUPPORTED FOR NDC. CANCEL THE OFFER')
  expect(await discrepancies(api)).toEqual([])
})

it('costs the price quoted by the carrier at pricing, which may exceed the price of the shop', async () => {
  const order = await client(api).orderNdc()
  const { Departure } = order.Offer[0].Product[0].FlightSegment[0].Flight
  // Sydney is ten hours ahead in May.
  const departsAt = Date.parse(`${Departure.date}T${Departure.time}+10:00`)
  const at = (minutes: number) => ({
    headers: { 'x-sandbox-clock': new Date(departsAt - 24 * 3_600_000 + minutes * 60_000).toISOString() },
  })
  const { body } = await api.call('postCommitWorkbench', { query: { Locator: locatorOf(order) }, ...at(-10) })
  const id = body.ReservationResponse.Identifier.value
  const found = await shopAncillaries(api, id, { body: shopBody(id), ...at(-10) })
  const item = pickBody(found, offeringWith(found, '0BX'))
  const { OfferListResponse: priced } = await price(item, at(10))
  const path = { ReservationResource_Identifier: id }
  const booked = await api.call('bookAncillaries', { path, body: bookBody(item), ...at(15) })

  expect(priced.OfferID[0].Price.Base).toBeGreaterThan(offeringWith(found, '0BX').Price.Base)
  expect(booked.body.OfferListResponse.OfferID[0].Price).toEqual(priced.OfferID[0].Price)
})

it('is refused for GDS, for what no shop of the caller offered, and for a shop that is over', async () => {
  const gds = (await client(api).prepare()).workbench
  const found = await shopAncillaries(api, gds)
  const item = pickBody(found, offeringWith(found))

  expect(errorOf(await price(item)).Message).toBe('ANCILLARY PRICE IS SUPPORTED FOR NDC ONLY')
  expect(errorOf(await price({ ...item, CatalogOfferingIdentifier: { id: 'anc_off99' } })).SourceCode).toBe(
    '4101',
  )
  expect(errorOf(await price(item, { as: otherAccount })).SourceCode).toBe('4101')
  api.advance(30)
  expect(errorOf(await price(item)).Message).toContain('ANCILLARIES EXPIRED')
})

it('names what is missing of a service, not of a seat in the older form', async () => {
  const answer = await api.call('priceAncillaries', { body: bookBody({ Quantity: 1 }) })

  expect([answer.status, errorOf(answer.body).NameValuePair]).toEqual([
    400,
    [
      {
        name: 'BuildAncillaryOffersFromCatalogOfferings[0].CatalogOfferingIdentifier',
        value: 'IS MISSING',
      },
    ],
  ])
})
