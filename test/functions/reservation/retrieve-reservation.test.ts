import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { reservationResponse } from '../../../lib/reservation/wire/reservation-schema.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const retrieve = (Identifier: string, more: object = {}) =>
  api.call('retrieveReservation', { path: { Identifier }, ...more })

it('finds a reservation by locator in any letter case, by its identifier, and by a carrier’s locator', async () => {
  const held = await client(api).hold()
  const names = [
    locatorOf(held),
    locatorOf(held).toLowerCase(),
    held.Identifier.value,
    held.Receipt[1].Confirmation.Locator.value,
  ]
  for (const name of names) {
    const { body } = await retrieve(name)
    expect(reservationResponse.safeParse(body).error).toBeUndefined()
    expect(body.ReservationResponse.Reservation).toEqual(held)
  }
})

it('finds a reservation by the number of its ticket; an identifierType that does not exist is invalid input', async () => {
  const ticketed = await client(api).ticket()
  const [number = ''] = ticketNumbersOf(ticketed)
  const byNumber = await retrieve(number)
  const unknownKind = await retrieve(locatorOf(ticketed), { query: { identifierType: 'Name' } })

  expect(locatorOf(byNumber.body.ReservationResponse.Reservation)).toBe(locatorOf(ticketed))
  expect(unknownKind.status).toBe(400)
})

describe('identifierType', () => {
  let names: Record<string, string>
  let locator: string
  beforeAll(async () => {
    const ticketed = await client(api).ticket()
    locator = locatorOf(ticketed)
    names = {
      Reservation: ticketed.Identifier.value,
      Locator: locator,
      SupplierLocator: ticketed.Receipt[1].Confirmation.Locator.value,
      DocumentNumber: ticketNumbersOf(ticketed)[0] ?? '',
    }
  })
  const kinds = ['Reservation', 'Locator', 'SupplierLocator', 'DocumentNumber']
  const found = async (name: string, query: object): Promise<string | undefined> => {
    const { Reservation, Result } = (await retrieve(names[name] ?? '', { query })).body.ReservationResponse
    return Reservation ? locatorOf(Reservation) : Result.Error[0].SourceCode
  }

  it.each(kinds)('%s: that is found, and nothing that is something else', async (identifierType) => {
    for (const name of kinds)
      expect(await found(name, { identifierType }), name).toBe(name === identifierType ? locator : '4132')
  })

  it('documentType: what the document is whose number is given', async () => {
    const identifierType = 'DocumentNumber'

    expect(
      await found('DocumentNumber', { identifierType, documentType: 'Ticket', authority: 'Travelport' }),
    ).toBe(locator)
    expect(await found('DocumentNumber', { identifierType, documentType: 'EMD' })).toBe('4132')
    expect(await found('Locator', { documentType: 'EMD' })).toBe(locator)
  })
})

it('names the reservation in the envelope', async () => {
  const held = await client(api).hold()
  const { body } = await retrieve(locatorOf(held), {
    query: { identifierType: 'Locator', detailViewInd: 'true' },
  })

  expect(body.ReservationResponse.Identifier).toEqual(held.Identifier)
  expect(body.ReservationResponse.Reservation['@type']).toBe('ReservationDetail')
})

it('keeps the locator after ticketing and shows the ticket', async () => {
  const ticketed = await client(api).ticket()
  const { Reservation } = (await retrieve(locatorOf(ticketed))).body.ReservationResponse
  const receipt = Reservation.Receipt.find((one: Json) => one['@type'] === 'ReceiptPayment')

  expect(receipt.Document[0]).toMatchObject({
    '@type': 'DocumentTicket',
    ControlNumber: '1',
    TravelerIdentifierRef: { id: 'travelerRefId_1' },
  })
  expect(Reservation.Payment[0].Identifier.value).toMatch(/^[0-9a-f-]{36}$/)
})

it('refuses a locator or an identifier that does not exist, another tenant’s included, with status 200', async () => {
  const held = await client(api).hold()
  const locators = [await retrieve('ZZZZZZ'), await retrieve(locatorOf(held), { as: otherAccount })]
  const identifiers = [
    await retrieve(crypto.randomUUID()),
    await retrieve(held.Identifier.value, { as: otherAccount }),
  ]

  for (const { status, body } of locators)
    expect([status, errorOf(body)]).toMatchObject([
      200,
      { Message: 'RECORD LOCATOR DOES NOT EXIST', SourceCode: '4132' },
    ])
  for (const { status, body } of identifiers)
    expect([status, errorOf(body)]).toMatchObject([
      200,
      { Message: 'RESERVATION DOES NOT EXIST OR CANNOT BE FOUND', SourceCode: '4132' },
    ])
})

describe('returns on request', () => {
  let held: Json
  beforeAll(async () => {
    // Its bags have a weight.
    const permitted = { CarrierPreference: [{ preferenceType: 'Permitted', carriers: ['BA'] }] }
    held = await client(api).hold({ more: { SearchModifiersAir: permitted } })
  })
  const offerOf = async (more: object): Promise<Json> =>
    (await retrieve(locatorOf(held), more)).body.ReservationResponse.Reservation.Offer[0]
  const brandOf = (offer: Json): Json => offer.Product[0].PassengerFlight[0].FlightProduct[0].Brand
  const bagOf = (offer: Json): Json =>
    offer.TermsAndConditionsFull[0].BaggageAllowance.find(
      ({ baggageType }: Json) => baggageType === 'CarryOn',
    ).BaggageItem[0]

  it('viewBrandCompleteInfoInd: what the brand includes', async () => {
    expect(brandOf(held.Offer[0]).BrandAttribute).toBeUndefined()
    expect(
      brandOf(await offerOf({ query: { viewBrandCompleteInfoInd: 'true' } })).BrandAttribute,
    ).not.toEqual([])
  })

  it('viewBaggageDetailInd: what bags may weigh', async () => {
    expect(bagOf(held.Offer[0])).toEqual({ '@type': 'BaggageItem', quantity: 1, includedInOfferPrice: 'Yes' })
    expect(bagOf(await offerOf({ query: { viewBaggageDetailInd: 'true' } })).Measurement).toMatchObject([
      { measurementType: 'Weight' },
      { measurementType: 'OverallDimension' },
    ])
  })

  it('fareRuleRetrievalType long: the fare rules', async () => {
    const long = await offerOf({ headers: { fareRuleRetrievalType: 'long' } })

    expect(held.Offer[0].TermsAndConditionsFull[0].TextBlock).toBeUndefined()
    expect(long.TermsAndConditionsFull[0].TextBlock[0].TextFormatted[0].value).toMatch(/\w/)
  })

  it('nothing more for includeFlightAmenitiesInd, retrieveNonGDSSourceReservationInd, documentType and authority', async () => {
    const query = {
      includeFlightAmenitiesInd: 'true',
      retrieveNonGDSSourceReservationInd: 'true',
      documentType: 'Ticket',
      authority: 'x',
    }

    expect(await offerOf({ query })).toEqual(held.Offer[0])
  })
})

it('answers 1586 without an identifier, and 405 with the methods that there are to DELETE', async () => {
  const authorization = `Bearer ${await api.token()}`
  const nameless = await api.request('GET', '/11/air/book/reservation/reservations/?identifierType=Locator', {
    headers: { authorization },
  })
  const removed = await api.request('DELETE', '/11/air/book/reservation/reservations/QK7W2M', {
    headers: { authorization },
  })

  expect(nameless.status).toBe(400)
  expect(errorOf(nameless.body).SourceCode).toBe('1586')
  expect([removed.status, removed.headers.allow]).toEqual([405, 'POST, GET'])
})
