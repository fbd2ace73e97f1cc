import { afterAll, beforeAll, expect, it } from 'vitest'
import { ticketListResponse } from '../../../lib/contract/wire/document.ts'
import { otherAccount } from '../../../lib/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { cardBody, client, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

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

it('takes the locator as a text, inside the wrapper, or a carrier’s locator', async () => {
  const reservation = await client(api).ticket()
  const supplier = reservation.Receipt[1].Confirmation.Locator.value
  for (const Locator of [locatorOf(reservation), { value: supplier }]) {
    const { body } = await retrieve({ TicketQueryGetByLocator: { Locator } })
    expect(body.TicketListResponse.TicketID).toHaveLength(1)
  }
})

it('says that there is no ticket on a held reservation, and no reservation under another locator', async () => {
  const held = await client(api).hold()

  expect(errorOf((await retrieve({ Locator: locatorOf(held) })).body).Message).toBe('DOCUMENT TICKET DOES NOT EXIST')
  expect(errorOf((await retrieve({ Locator: 'ZZZZZZ' })).body).Message).toBe('RECORD LOCATOR DOES NOT EXIST')
})

it('takes a locator of any length for one that does not exist', async () => {
  expect(errorOf((await retrieve({ Locator: 'X'.repeat(10_000) })).body).SourceCode).toBe('4132')
})

it('takes another tenant’s locator for one that does not exist', async () => {
  const reservation = await client(api).ticket()

  expect(errorOf((await retrieve({ Locator: locatorOf(reservation) }, { as: otherAccount })).body).SourceCode).toBe('4132')
})

it('answers a summary unless details are wanted: names, coupons and totals', async () => {
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
  const offer = await client(api).addOffer(workbench, { passengers: [{ number: 2, passengerTypeCode: 'ADT' }] })
  await client(api).addTraveler(workbench)
  await client(api).addTraveler(workbench, { PersonName: { Given: 'JONAS', Surname: 'TESTBERG' } })
  await client(api).pay(workbench, offer)
  const reservation = await client(api).committed(workbench)
  const [, second = ''] = ticketNumbersOf(reservation)
  const numbersOf = async (value: string): Promise<string[]> =>
    (await retrieve({ Locator: locatorOf(reservation), TicketNumber: [{ value }] })).body.TicketListResponse.TicketID.map(
      ({ Identifier }: Json) => Identifier.value,
    )

  expect(await numbersOf(second)).toEqual([second])
  expect(await numbersOf(`${second.slice(0, 3)}-${second.slice(3)}`)).toEqual([second])
})

it('asks for the number of an NDC ticket, and then answers it', async () => {
  const reservation = await client(api).orderNdc()
  const [number] = ticketNumbersOf(reservation)
  const without = await retrieve({ Locator: locatorOf(reservation) })
  const { body } = await retrieve({ Locator: locatorOf(reservation), TicketNumber: [{ value: number, contentSource: 'NDC' }] })

  expect(errorOf(without.body)).toMatchObject({ SourceCode: '8149', Message: 'TICKET NUMBER IS REQUIRED' })
  expect(body.TicketListResponse.TicketID).toMatchObject([{ Identifier: { value: number } }])
})
