import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import {
  bookAncillaries,
  codeOf,
  nameOf,
  offeringsIn,
  pickBody,
  productOf,
  shopAncillaries,
  shopBody,
} from '../../support/ancillary.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { client, errorOf, inboundDate, locatorOf } from '../../support/trip.ts'

let api: Api
let workbench: string
let offer: Json
let shop: Json
const twoAdults = [{ number: 2, passengerTypeCode: 'ADT' }]
beforeAll(async () => {
  api = await startApi()
  workbench = await client(api).openWorkbench()
  offer = await client(api).addOffer(workbench, {
    returnDate: inboundDate,
    passengers: [...twoAdults, { number: 1, passengerTypeCode: 'INF' }],
  })
  await client(api).addTraveler(workbench)
  await client(api).addTraveler(workbench, { PersonName: { Given: 'Nora', Surname: 'Fenwright' } })
  await client(api).addTraveler(workbench, {
    passengerTypeCode: 'INF',
    birthDate: '2026-05-01',
    PersonName: { Given: 'Bo', Surname: 'Fenwright' },
  })
  shop = await shopAncillaries(api, workbench)
})
afterAll(() => api.close())

const sendRequest = async (body: Json, more: object = {}): Promise<Json> =>
  (await api.call('shopAncillaries', { body, ...more })).body

it('lists what each traveler can buy, in a group of its own; an infant on a lap can buy nothing', () => {
  const groups = shop.CatalogOfferingsID.map(({ id, TravelerIdentifierRef: [traveler] }: Json) => [
    id,
    traveler.id,
    traveler.passengerTypeCode,
  ])
  const names = (group: string) => offeringsIn(shop, group).map(nameOf)

  expect(groups).toEqual([
    ['CT1', 'travelerRefId_1', 'ADT'],
    ['CT2', 'travelerRefId_2', 'ADT'],
  ])
  expect(names('CT1')).toEqual(names('CT2'))
  expect(shop.Result.status).toBe('Complete')
})

it('returns every offering an id of its own, its price with taxes in the currency of the agency, its scope and its flights', () => {
  const offerings = offeringsIn(shop)
  const flights = shop.ReferenceList[0].Flight.map(({ id }: Json) => id)

  expect(new Set(offerings.map(({ Identifier }) => Identifier.value)).size).toBe(offerings.length)
  expect(new Set(offerings.map(({ id }) => id)).size).toBe(offerings.length)
  for (const { Price, ContentSource, ...offering } of offerings) {
    expect(Price.CurrencyCode.value).toBe(offer.Price.CurrencyCode.value)
    expect(Price.TotalPrice).toBeCloseTo(Price.Base + Price.TotalTaxes + Price.TotalFees, 2)
    expect(Price.TotalPrice).toBeGreaterThan(0)
    expect(ContentSource).toBe('GDS')
    expect(productOf(offering).Ancillary.FlightRef.length).toBeGreaterThan(0)
    expect(flights).toEqual(expect.arrayContaining(productOf(offering).Ancillary.FlightRef))
  }
})

it('describes bags by piece and weight, with the reason for issuance of each, and sells them for a direction', () => {
  const bags = offeringsIn(shop, 'CT1').filter(
    (one) => productOf(one).Ancillary['@type'] === 'AncillaryAirBaggage',
  )
  const second = bags.find((one) => codeOf(one) === '0CD')

  expect(productOf(second).Ancillary).toMatchObject({
    Description: [
      { value: 'SECOND CHECKED BAG 23KG', code: 'BG', subCode: '0CD', ssrCode: 'ABAG', codeContext: 'ATPCO' },
    ],
    BaggageType: 'SecondCheckedBag',
    Measurement: [{ measurementType: 'Weight', value: 23, unit: 'Kilograms' }],
    soldByPieceInd: true,
  })
  expect(second.TermsAndConditions).toMatchObject({
    ApplicationLimit: { value: 'PassengerOD' },
    Refundability: { value: 'NonRefundable' },
  })
  expect(bags.filter((one) => codeOf(one) === '0CD')).toHaveLength(2)
})

describe('what the fare includes is not for sale', () => {
  const codesOn = (flight: string) =>
    offeringsIn(shop, 'CT1').flatMap((one) =>
      productOf(one).Ancillary.FlightRef.includes(flight) ? [codeOf(one)] : [],
    )

  it('pieces of baggage', () => {
    const [allowance] = offer.TermsAndConditionsFull[0].BaggageAllowance.filter(({ baggageType }: Json) =>
      /Checked/.test(baggageType),
    )
    const free = allowance.BaggageItem[0].quantity ?? 0

    expect(codesOn('s1').includes('0CC')).toBe(free < 1)
    expect(codesOn('s1').includes('0CD')).toBe(free < 2)
    expect(codesOn('s1')).toContain('0CE')
  })

  it('meals and lounges of a business class fare, but for a third or fourth bag and the like', async () => {
    const business = await client(api).openWorkbench()
    const more = {
      SearchModifiersAir: { CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }] },
    }
    await client(api).addOffer(business, { more })
    await client(api).addTraveler(business)
    const codes = offeringsIn(await shopAncillaries(api, business)).map(codeOf)

    expect(codes).toContain('0CE')
    for (const included of ['0CC', '0CD', '0BX', '0G6', '0B3']) expect(codes).not.toContain(included)
  })
})

it('costs more from a day before the departure, and nothing is sold when it is near', async () => {
  const ticketed = await client(api).ticket({ date: '2027-03-09' })
  const { Departure } = ticketed.Offer[0].Product[0].FlightSegment[0].Flight
  const departsAt = Date.parse(`${Departure.date}T${Departure.time}Z`)
  const soldAt = async (hours: number) => {
    const headers = { 'x-sandbox-clock': new Date(departsAt - hours * 3_600_000).toISOString() }
    const { body } = await api.call('postCommitWorkbench', {
      query: { Locator: locatorOf(ticketed) },
      headers,
    })
    const id = body.ReservationResponse.Identifier.value
    return shopAncillaries(api, id, { body: shopBody(id), headers })
  }
  const baseOf = (sold: Json) => offeringsIn(sold).find((one) => codeOf(one) === '0CE').Price.Base
  const [early, late, near, gone] = [await soldAt(48), await soldAt(12), await soldAt(1.5), await soldAt(-48)]

  expect(baseOf(late)).toBeGreaterThan(baseOf(early))
  expect(offeringsIn(near).map(codeOf)).not.toContain('0CE')
  expect(gone.CatalogOfferingsID).toEqual([])
  expect(gone.Result).toMatchObject({ status: 'Complete', Warning: [{ Message: 'NO ANCILLARIES FOUND' }] })
})

it('shows only the flights that are named: by offer, product, or segment', async () => {
  const refs = async (more: Json) =>
    new Set(
      offeringsIn(
        (await sendRequest(shopBody(workbench, more))).CatalogOfferingsAncillaryListResponse,
      ).flatMap((one) => productOf(one).Ancillary.FlightRef),
    )
  const all = await refs({})
  const outbound = await refs({ ProductIdentifier: [{ id: 'product_1' }] })
  const first = await refs({ OfferIdentifier: { Identifier: offer.Identifier }, SegmentSequenceList: [1] })

  expect(outbound.size).toBeLessThan(all.size)
  expect([...first]).toContain('s1')
  expect(
    errorOf(await sendRequest(shopBody(workbench, { OfferIdentifier: { id: 'offer_9' } }))).SourceCode,
  ).toBe('4434')
  expect(
    errorOf(await sendRequest(shopBody(workbench, { ProductIdentifier: [{ id: 'product_9' }] }))).SourceCode,
  ).toBe('4101')
})

it('returns no bicycles when a flight takes no more of them; a later request books nothing', async () => {
  const picked = { from: 'LHR', to: 'DUB', date: '2027-05-20' }
  const inShop = async (more: Json = {}) => {
    const { workbench: id } = await client(api).prepare(picked)
    const body = shopBody(id)
    Object.assign(body.CatalogOfferingsQueryAncillaries.AncillaryOfferings, more)
    const found = await shopAncillaries(api, id, { body })
    return { id, found, bicycle: offeringsIn(found).find((one) => codeOf(one) === '0EC') }
  }
  const late = await inShop()
  const bag = offeringsIn(late.found).find((one) => codeOf(one) === '0CE')
  await bookAncillaries(api, late.id, pickBody(late.found, bag), pickBody(late.found, late.bicycle))
  let sold = 0
  for (let next = await inShop(); next.bicycle; next = await inShop()) {
    await bookAncillaries(api, next.id, pickBody(next.found, next.bicycle))
    await client(api).committed(next.id)
    if (++sold > 4) break
  }
  const { id, found, bicycle } = await inShop({ includeUnsellableAncillariesInd: true })

  expect(sold).toBeGreaterThan(0)
  expect(errorOf((await client(api).commit(late.id)).body).SourceCode).toBe('4954')
  expect(await discrepancies(api)).toEqual([])
  expect(bicycle.TermsAndConditions.unsellableInd).toBe(true)
  expect(
    errorOf({ OfferListResponse: await bookAncillaries(api, id, pickBody(found, bicycle)) }).SourceCode,
  ).toBe('4954')
})

it('accepts an offer of the workbench that the session header names, and none without a workbench', async () => {
  const body = {
    AncillaryOfferings: {
      BuildFromOffer: { OfferIdentifier: offer.Identifier, ProductIdentifier: [{ id: 'product_1' }] },
    },
  }
  const named = await sendRequest(body, { headers: { servicePlusSessionIdentifier: workbench } })

  expect(offeringsIn(named.CatalogOfferingsAncillaryListResponse).length).toBeGreaterThan(0)
  expect(errorOf(await sendRequest(body)).SourceCode).toBe('4434')
})

it('needs a workbench of the caller, with an offer and travelers', async () => {
  const empty = await client(api).openWorkbench()
  const without = errorOf(await sendRequest(shopBody(empty)))
  await client(api).addTraveler(empty)

  expect(errorOf(await sendRequest(shopBody(workbench), { as: otherAccount })).SourceCode).toBe('4100')
  expect(without.Message).toContain('NO TRAVELER')
  expect(errorOf(await sendRequest(shopBody(empty))).Message).toContain('NO OFFER')
})
