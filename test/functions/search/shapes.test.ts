import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  client,
  documentsOf,
  inboundDate,
  locatorOf,
  offeringsOf,
  pickOffers,
  selectionBody,
} from '../../support/trip.ts'

/** Members that clients of the interface read, as recorded answers have them. */
let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const listOf = (body: Json, type: string): Json[] =>
  body.CatalogProductOfferingsResponse.ReferenceList.find((list: Json) => list['@type'] === type)[
    type.replace('ReferenceList', '')
  ]
const from = (carrier: string, more: object = {}) => ({
  SearchModifiersAir: { CarrierPreference: [{ preferenceType: 'Permitted', carriers: [carrier] }] },
  ...more,
})
const family = [
  { passengerTypeCode: 'ADT', number: 1 },
  { passengerTypeCode: 'CNN', number: 1, age: 7 },
]
const fareProducts = (product: Json, ptc: string): Json[] =>
  product.PassengerFlight.find((one: Json) => one.passengerTypeCode === ptc).FlightProduct

async function price(body: Json): Promise<Json> {
  const answer = await api.call('airPrice', { body: selectionBody(pickOffers(body)) })
  return answer.body.OfferListResponse
}

describe('a brand', () => {
  it('tells WiFi with the other services, and the codes of each', async () => {
    const brands = listOf(await client(api).search(), 'ReferenceListBrand')

    for (const { BrandAttribute, AdditionalBrandAttribute, Identifier } of brands) {
      const services = BrandAttribute.map(({ classification }: Json) => classification)
      expect(services.filter((service: string) => service !== 'LieFlatSeat')).toEqual([
        'CarryOn',
        'CheckedBag',
        'SeatAssignment',
        'Meals',
        'Rebooking',
        'Refund',
        'WiFi',
      ])
      expect(BrandAttribute[0]).toMatchObject({ groupCode: 'BG', subGroupCode: 'CY', subCode: '0L5' })
      expect(Identifier.authority).toBe('ATPCO')
      for (const { groupCode } of [...BrandAttribute, ...AdditionalBrandAttribute])
        expect(groupCode).toMatch(/^[A-Z]{2}$/)
      expect(AdditionalBrandAttribute.map(({ Classification }: Json) => Classification)).toEqual(
        expect.arrayContaining([
          'Priority CheckIn',
          'Priority Baggage',
          'Priority Security',
          'In Flight Entertainment',
        ]),
      )
    }
  })
})

describe('a fare', () => {
  it('has a type code on every flight, and a ticket designator where it is discounted', async () => {
    const found = await client(api).search({ passengers: family })
    const products = listOf(found, 'ReferenceListProduct')
    const [priced] = (await price(found)).OfferID

    for (const product of [...products, ...priced.Product]) {
      for (const { fareTypeCode, ticketDesignator } of fareProducts(product, 'ADT')) {
        expect(fareTypeCode).toMatch(/^[A-Z]{2,3}$/)
        expect(ticketDesignator).toBeUndefined()
      }
      for (const { fareBasisCode, ticketDesignator } of fareProducts(product, 'CNN'))
        expect(ticketDesignator).toBe(fareBasisCode.endsWith('CH') ? 'CH25' : undefined)
    }
  })

  it('is non-refundable as a charge of all of it at some carriers, and as not permitted at others', async () => {
    const refundsOf = async (carrier: string): Promise<Json[]> => {
      const found = await client(api).search({ from: 'CDG', to: 'JFK' }, from(carrier))
      return listOf(found, 'ReferenceListTermsAndConditions').flatMap(({ Penalties }) =>
        Penalties.flatMap(({ Cancel }: Json) => Cancel),
      )
    }
    const [charged, forbidden] = [await refundsOf('AF'), await refundsOf('DL')]

    expect(charged[0]).toMatchObject({
      '@type': 'CancelPermitted',
      penaltyTypes: ['Anytime'],
      PenaltyAppliesTo: 'PerTicket',
      Penalty: [{ '@type': 'PenaltyPercent', Percent: 100 }],
    })
    expect(charged.map((one) => one['@type'])).not.toContain('CancelNotPermitted')
    expect(forbidden[0]).toMatchObject({ '@type': 'CancelNotPermitted', NotPermittedInd: true })
  })
})

describe('NDC offerings', () => {
  const ndc = (carrier: string) =>
    client(api).search({ from: 'LHR', to: 'BRU' }, from(carrier, { contentSourceList: ['NDC'] }))

  it('have an identifier of their carrier, which selects them as their id does; GDS offerings have none', async () => {
    const found = await ndc('BA')
    const picked = pickOffers(found)
    const [first] = offeringsOf(found)
    const [gds] = offeringsOf(await client(api).search())
    const byIdentifier = {
      ...picked,
      picks: picked.picks.map((pick) => ({ ...pick, offer: first.Identifier.value })),
    }
    const { body } = await api.call('airPrice', { body: selectionBody(byIdentifier) })

    expect(first.Identifier).toEqual({ authority: 'BA', value: first.id })
    expect(gds.Identifier).toBeUndefined()
    expect(body.OfferListResponse.Result.status).toBe('Complete')
  })

  it('of some carriers tell their flights through the product alone', async () => {
    const found = await ndc('SN')
    const [option] = offeringsOf(found)[0].ProductBrandOptions
    const { productRef } = option.ProductBrandOffering[0].Product[0]
    const product = listOf(found, 'ReferenceListProduct').find(({ id }) => id === productRef)

    expect(option.flightRefs).toBeUndefined()
    expect(product?.FlightSegment[0].Flight.FlightRef).toEqual(expect.any(String))
    expect((await price(found)).Result.status).toBe('Complete')
  })
})

it('taxes of a price say what they are, those of a search do not', async () => {
  const found = await client(api).search({}, { PricingModifiersAir: {} })
  const [priced] = (await price(found)).OfferID
  const taxes = priced.Price.PriceBreakdown[0].Amount.Taxes.Tax

  expect(taxes.find(({ taxCode }: Json) => taxCode === 'GB').description).toBe('Air passenger duty')
  expect(JSON.stringify(found)).not.toContain('Air passenger duty')
})

describe('a reservation', () => {
  it('names terms, documents and people as recorded ones do', async () => {
    const ticketed = await client(api).ticket({ returnDate: inboundDate })
    const { body } = await api.call('retrieveReservation', { path: { Identifier: locatorOf(ticketed) } })
    const { Offer, Traveler, ...reservation } = body.ReservationResponse.Reservation
    const [traveler] = Traveler

    expect(Offer[0].TermsAndConditionsFull[0].Identifier).toEqual({
      authority: 'Travelport',
      value: expect.any(String),
    })
    expect(documentsOf(reservation)[0].TravelerIdentifierRef).toEqual({
      id: traveler.id,
      value: traveler.Identifier.value,
      passengerTypeCode: 'ADT',
    })
    expect(traveler.PersonName['@type']).toBe('PersonName')
    expect(traveler.Telephone[0]['@type']).toBe('TelephoneDetail')
  })
})
