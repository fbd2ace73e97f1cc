import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { ticketListResponse } from '../../../lib/ticketing/wire/document.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { cardBody, client, errorOf, inboundDate, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const byBA = {
  SearchModifiersAir: { CarrierPreference: [{ preferenceType: 'Permitted', carriers: ['BA'] }] },
}
const retrieve = (body: Json, more: object = {}) => api.call('retrieveTickets', { body, ...more })

it('answers the tickets of a reservation with coupons, amounts and the masked card', async () => {
  const reservation = await client(api).ticket({}, {}, cardBody())
  const { body } = await retrieve({
    '@type': 'TicketQueryGetByLocator',
    detailViewInd: true,
    Locator: { value: locatorOf(reservation), locatorType: 'Locator', source: '1G' },
  })
  const [ticket] = body.TicketListResponse.TicketID
  const flight = reservation.Offer[0].Product[0].FlightSegment[0].Flight

  expect(ticketListResponse.safeParse(body).error).toBeUndefined()
  expect(ticket).toMatchObject({
    '@type': 'TicketDetail',
    Identifier: { value: ticketNumbersOf(reservation)[0] },
    numberOfTicketsIssued: 1,
    PersonName: { Given: 'ISOLDE', Surname: 'FENWRIGHT' },
    ReservationLocator: { value: locatorOf(reservation), supplierCode: '1G' },
    FormOfPayment: [{ value: 'PaymentCard', documentNumber: '411111XXXXXX1111' }],
    AgencyInfo: { ticketingPCC: '7N4Q', ticketedDate: '2027-03-01' },
    TicketPrice: { Total: reservation.Offer[0].Price.TotalPrice, CurrencyCode: { value: 'GBP' } },
  })
  expect(ticket.TicketSegment[0]).toMatchObject({
    sequence: 1,
    Status: 'OpenForUse',
    FlightStatusCode: 'HK',
    Carrier: flight.carrier,
    Number: flight.number,
  })
})

it('returns every member of a ticket, priced from its offer', async () => {
  const passengers = [{ passengerTypeCode: 'ADT', number: 1 }]
  const PricingModifiersAir = {
    OrganizationInformation: {
      OrganizationIdentifier: [{ value: 'TRIPCORP', organizationCodeType: 'Account' }],
    },
  }
  const { workbench, offer } = await client(api).prepare({
    passengers,
    returnDate: inboundDate,
    more: { PricingModifiersAir, ...byBA },
  })
  await api.call('addDocumentOverrides', {
    path: { ReservationResource_Identifier: workbench },
    body: {
      Commissions: [{ Commission: { '@type': 'CommissionPercent', Percent: 2 } }],
      TourCodes: [{ TourCode: { value: 'IT7BA2' } }],
      TicketDesignators: [{ value: 'AD75' }],
      Restrictions: [{ Restriction: ['CORPORATE FARE'] }],
    },
  })
  await client(api).pay(workbench, offer)
  const reservation = await client(api).committed(workbench)
  const [number] = ticketNumbersOf(reservation)
  const [ticket] = (await retrieve({ Locator: locatorOf(reservation), detailViewInd: true })).body
    .TicketListResponse.TicketID
  const segments = offer.Product.flatMap(({ FlightSegment, PassengerFlight }: Json) =>
    FlightSegment.map(({ Flight }: Json, index: number) => ({
      ...Flight,
      ...PassengerFlight[0].FlightProduct[index],
    })),
  )
  const { Base, TotalTaxes, TotalFees, TotalPrice, PriceBreakdown } = offer.Price
  const [{ Amount, FareCalculation }] = PriceBreakdown

  expect(ticket).toEqual({
    '@type': 'TicketDetail',
    objID: 'ticket_1',
    TicketRef: 'ticket_1',
    Identifier: { authority: 'Travelport', value: number },
    numberOfTicketsIssued: 1,
    tourCode: 'IT7BA2',
    accountCode: 'TRIPCORP',
    ticketDesignator: 'AD75',
    PersonName: { '@type': 'PersonName', Prefix: 'MS', Given: 'ISOLDE', Surname: 'FENWRIGHT' },
    PassengerTypeCode: 'ADT',
    ValidatingCarrier: offer.TermsAndConditionsFull[0].ValidatingAirline[0].ValidatingAirline,
    PricingType: 'Auto Priced',
    ReservationLocator: { value: locatorOf(reservation), supplierCode: '1G' },
    FormOfPayment: [{ value: 'Cash' }],
    Restrictions: expect.arrayContaining(['CORPORATE FARE']),
    TicketSegment: segments.map((segment: Json, index: number) => ({
      '@type': 'TicketSegment',
      sequence: index + 1,
      Carrier: segment.carrier,
      Number: segment.number,
      ClassOfService: segment.classOfService,
      FareBasisCode: segment.fareBasisCode,
      Departure: expect.objectContaining({
        location: segment.Departure.location,
        date: segment.Departure.date,
        time: expect.any(String),
      }),
      Arrival: expect.objectContaining({
        location: segment.Arrival.location,
        date: segment.Arrival.date,
        time: expect.any(String),
      }),
      Status: 'OpenForUse',
      FlightStatusCode: 'HK',
      ValidDateRange: { start: segment.Departure.date, end: segment.Departure.date },
      TicketBaggage: expect.objectContaining({ quantity: expect.any(Number), soldByPieceInd: true }),
      connectionInd: false,
    })),
    TicketPrice: {
      CurrencyCode: { value: 'GBP', decimalPlace: 2 },
      Base,
      Taxes: { '@type': 'TaxesDetail', TotalTaxes, Tax: Amount.Taxes.Tax },
      Fees: { '@type': 'FeesDetail', TotalFees },
      Total: TotalPrice,
      Commission: { '@type': 'CommissionPercent', Percent: 2 },
      fareCalculation: FareCalculation,
      FiledAmount: { currencyCode: 'GBP', decimalPlace: 2, value: Base },
    },
    AgencyInfo: {
      ticketedDate: '2027-03-01',
      name: 'NORTHFELL TRAVEL',
      place: 'LONDON',
      code: '99912345',
      ticketingPCC: '7N4Q',
      ticketingCity: 'LON',
      ticketingCountry: 'GB',
    },
  })
  const { body } = await api.call('voidTicket', { path: { Identifier: number ?? '' } })
  const { TicketID, SettlementAuthorizationCode } = (await retrieve({ Locator: locatorOf(reservation) })).body
    .TicketListResponse
  expect(SettlementAuthorizationCode).toBe(body.TicketIdResponse.SettlementAuthorizationCode)
  expect(TicketID[0].settlementAuthorizationCode).toBe(SettlementAuthorizationCode)
})

it.each([
  ['AgencyAccount', { agencyId: '99912345' }, '99912345'],
  ['BSP', { accountNumber: '88' }, '88'],
  ['Invoice', { InvoiceNumber: 'N-2041' }, 'N-2041'],
])('returns its form of payment: %s', async (value, more, documentNumber) => {
  const reservation = await client(api).ticket(
    {},
    {},
    { '@type': `FormOfPayment${value}`, id: 'formOfPayment_1', ...more },
  )
  const [ticket] = (await retrieve({ Locator: locatorOf(reservation) })).body.TicketListResponse.TicketID

  expect(ticket.FormOfPayment).toEqual([{ value, documentNumber }])
})

it('accepts the locator as a text, inside the wrapper, or a carrier’s locator', async () => {
  const reservation = await client(api).ticket()
  const supplier = reservation.Receipt[1].Confirmation.Locator.value
  for (const Locator of [locatorOf(reservation), { value: supplier }]) {
    const { body } = await retrieve({ TicketQueryGetByLocator: { Locator } })
    expect(body.TicketListResponse.TicketID).toHaveLength(1)
  }
})

it('reports that a held reservation has no ticket, and an unknown locator', async () => {
  const held = await client(api).hold()

  expect(errorOf((await retrieve({ Locator: locatorOf(held) })).body).Message).toBe(
    'DOCUMENT TICKET DOES NOT EXIST',
  )
  expect(errorOf((await retrieve({ Locator: 'ZZZZZZ' })).body).Message).toBe('RECORD LOCATOR DOES NOT EXIST')
})

it('returns the weight of a bag where one is included', async () => {
  const CabinPreference = [{ preferenceType: 'Permitted', cabins: ['Business'] }]
  const reservation = await client(api).ticket({ more: { SearchModifiersAir: { CabinPreference } } })
  const [ticket] = (await retrieve({ Locator: locatorOf(reservation), detailViewInd: true })).body
    .TicketListResponse.TicketID
  const { quantity, Measurement } = ticket.TicketSegment[0].TicketBaggage

  expect(quantity).toBeGreaterThan(0)
  expect(Measurement).toEqual([{ measurementType: 'Weight', unit: 'Kilograms', value: expect.any(Number) }])
})

it.each([{}, { Locator: {} }, { Locator: '' }, { Locator: 'QK7W2M', TicketNumber: [{}] }])(
  'is invalid input: %j',
  async (body) => {
    expect(errorOf((await retrieve(body)).body)).toMatchObject({ StatusCode: 400, SourceCode: '1586' })
  },
)

it('reports a locator of any length as unknown', async () => {
  expect(errorOf((await retrieve({ Locator: 'X'.repeat(10_000) })).body).SourceCode).toBe('4132')
})

it('reports another tenant’s locator as unknown', async () => {
  const reservation = await client(api).ticket()

  expect(
    errorOf((await retrieve({ Locator: locatorOf(reservation) }, { as: otherAccount })).body).SourceCode,
  ).toBe('4132')
})

it('answers a summary unless details are requested: names, coupons and totals', async () => {
  const reservation = await client(api).ticket({}, {}, cardBody())
  const [summary] = (await retrieve({ Locator: locatorOf(reservation) })).body.TicketListResponse.TicketID

  expect(summary).toMatchObject({
    '@type': 'TicketSummary',
    PersonName: { Surname: 'FENWRIGHT' },
    TicketSegment: [{ sequence: 1, Status: 'OpenForUse' }],
    TicketPrice: { Total: reservation.Offer[0].Price.TotalPrice },
  })
  expect(summary.TicketPrice.fareCalculation).toBeUndefined()
  expect(summary.TicketSegment[0].TicketBaggage).toBeUndefined()
})

it('keeps to the tickets whose numbers are sent, with or without the hyphen', async () => {
  const workbench = await client(api).openWorkbench()
  const offer = await client(api).addOffer(workbench, {
    passengers: [{ number: 2, passengerTypeCode: 'ADT' }],
  })
  await client(api).addTraveler(workbench)
  await client(api).addTraveler(workbench, { PersonName: { Given: 'JONAS', Surname: 'TESTBERG' } })
  await client(api).pay(workbench, offer)
  const reservation = await client(api).committed(workbench)
  const [, second = ''] = ticketNumbersOf(reservation)
  const numbersOf = async (value: string): Promise<string[]> =>
    (
      await retrieve({ Locator: locatorOf(reservation), TicketNumber: [{ value }] })
    ).body.TicketListResponse.TicketID.map(({ Identifier }: Json) => Identifier.value)

  expect(await numbersOf(second)).toEqual([second])
  expect(await numbersOf(`${second.slice(0, 3)}-${second.slice(3)}`)).toEqual([second])
})

it('requires the number of an NDC ticket, and returns the ticket by it', async () => {
  const reservation = await client(api).orderNdc()
  const [number] = ticketNumbersOf(reservation)
  const without = await retrieve({ Locator: locatorOf(reservation) })
  const { body } = await retrieve({
    Locator: locatorOf(reservation),
    TicketNumber: [{ value: number, contentSource: 'NDC' }],
  })

  expect(errorOf(without.body)).toMatchObject({ SourceCode: '8149', Message: 'TICKET NUMBER IS REQUIRED' })
  expect(body.TicketListResponse.TicketID).toMatchObject([{ Identifier: { value: number } }])
})
