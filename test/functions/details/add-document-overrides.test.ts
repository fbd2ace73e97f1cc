import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, documentsOf, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const add = (workbench: string, body: Json, more: object = {}) =>
  api.call('addDocumentOverrides', { path: { ReservationResource_Identifier: workbench }, body, ...more })
const commission = (Percent: number) => ({
  Commission: { '@type': 'CommissionPercent', Percent },
  ApplyTo: 'Base',
})

it('tickets carry the tour code, the endorsements and each traveler’s commission; only the detailed view shows the overrides', async () => {
  const agent = client(api)
  const { workbench, offer } = await agent.prepare({ passengers: [{ number: 2, passengerTypeCode: 'ADT' }] })
  await agent.addTraveler(workbench, { PersonName: { Given: 'Quillon', Surname: 'Marrow' } })
  const sent = {
    '@type': 'DocumentOverrides',
    id: 'documentOverrides_1',
    OfferIdentifier: { Identifier: offer.Identifier },
    Commissions: [
      commission(3),
      {
        Commission: { '@type': 'CommissionAmount', Amount: { value: 12.5, code: 'GBP' } },
        TravelerIdentifierRef: [{ id: 'travelerRefId_2' }],
      },
    ],
    TourCodes: [{ TourCode: { value: 'IT7BA2', tourCodeType: 'Inclusive Tour' } }],
    Restrictions: [{ Restriction: ['VALID ON BA ONLY', 'CORPORATE FARE'] }],
    NetRemitInfo: { ActualSellingFare: 300, ValueCode: 'D12' },
  }
  const added = await add(workbench, sent)
  const inWorkbench = (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body
    .ReservationResponse.Reservation
  await agent.pay(workbench, offer)
  const committed = await agent.committed(workbench)
  const path = { Identifier: locatorOf(committed) }
  const plain = (await api.call('retrieveReservation', { path })).body.ReservationResponse.Reservation
  const detailed = (await api.call('retrieveReservation', { path, query: { detailViewInd: 'true' } })).body
    .ReservationResponse.Reservation
  const tickets = await api.call('retrieveTickets', {
    body: { detailViewInd: true, Locator: { value: path.Identifier } },
  })

  expect(added.body.DocumentOverridesResponse.DocumentOverrides).toMatchObject({
    '@type': 'DocumentOverrides',
    id: 'documentOverrides_1',
    DocumentOverridesRef: 'documentOverrides_1',
    Identifier: { value: expect.any(String) },
  })
  for (const hidden of [inWorkbench, committed, plain]) expect(hidden).not.toHaveProperty('DocumentOverrides')
  expect(detailed.DocumentOverrides).toMatchObject([{ ...sent, OfferIdentifier: { id: offer.id } }])
  expect(documentsOf(plain).map(({ Commission }) => Commission)).toEqual([
    { '@type': 'CommissionPercent', Percent: 3 },
    { '@type': 'CommissionAmount', Amount: { value: 12.5, code: 'GBP', minorUnit: 2 } },
  ])
  for (const ticket of tickets.body.TicketListResponse.TicketID) {
    expect(ticket.tourCode).toBe('IT7BA2')
    expect(ticket.Restrictions.slice(0, 2)).toEqual(['VALID ON BA ONLY', 'CORPORATE FARE'])
    expect(ticket.TicketPrice.Commission).toBeDefined()
  }
})

it('has no effect on the documents of another offer', async () => {
  const agent = client(api)
  const { workbench, offer } = await agent.prepare()
  const back = await agent.addOffer(workbench, { from: 'JFK', to: 'LHR', date: '2027-05-18' })
  await add(workbench, {
    DocumentOverrides: { OfferIdentifier: { id: offer.id }, TourCodes: [{ TourCode: { value: 'IT1' } }] },
  })
  await agent.pay(workbench, back)
  const locator = locatorOf(await agent.committed(workbench))
  const tickets = await api.call('retrieveTickets', { body: { Locator: { value: locator } } })

  expect(tickets.body.TicketListResponse.TicketID).toHaveLength(1)
  expect(tickets.body.TicketListResponse.TicketID[0]).not.toHaveProperty('tourCode')
})

it('refuses what it cannot print, and unknown offers, travelers and workbenches', async () => {
  const { workbench } = await client(api).prepare()
  const wrong: Json[] = [
    {},
    { Commissions: [{ Commission: { '@type': 'CommissionPercent' } }] },
    { Commissions: [commission(101)] },
    { Commissions: [commission('three' as never)] },
    { TourCodes: [{ TourCode: { value: 'x'.repeat(16) } }] },
    { Restrictions: [{ Restriction: ['x'.repeat(59)] }] },
    { Restrictions: [{ Restriction: ['1', '2', '3', '4', '5'] }] },
  ]
  for (const body of wrong)
    expect(errorOf((await add(workbench, body)).body).SourceCode, JSON.stringify(body)).toBe('1586')

  const tour = {
    TourCodes: [{ TourCode: { value: 'IT1' }, TravelerIdentifierRef: [{ id: 'travelerRefId_9' }] }],
  }
  expect(errorOf((await add(workbench, tour)).body).SourceCode).toBe('4106')
  expect(
    errorOf((await add(workbench, { ...tour, OfferIdentifier: { id: 'offer_9' } })).body).SourceCode,
  ).toBe('4177')
  expect(errorOf((await add(workbench, tour, { as: otherAccount })).body).SourceCode).toBe('4100')
})

it('COMMISSION PERCENTAGE MUST BE ENTERED: some carriers issue no ticket without; an amount is not enough, the booking is kept', async () => {
  const agent = client(api)
  const SearchModifiersAir = { CarrierPreference: [{ preferenceType: 'Permitted', carriers: ['BG'] }] }
  const { workbench, offer } = await agent.prepare({ from: 'DAC', to: 'DXB', more: { SearchModifiersAir } })
  const inPounds = { Commission: { '@type': 'CommissionAmount', Amount: { value: 12.5, code: 'GBP' } } }
  await add(workbench, { Commissions: [inPounds] })
  await agent.pay(workbench, offer)
  const { body } = await agent.commit(workbench)
  const { Reservation } = body.ReservationResponse
  const again = await agent.reopen(locatorOf(Reservation))
  await add(again, { Commissions: [commission(2)] })
  await agent.pay(again, offer)

  expect(body.ReservationResponse).toMatchObject({
    reservationStatus: 'Partial',
    Result: { status: 'Incomplete' },
  })
  expect(errorOf(body)).toMatchObject({ Message: 'COMMISSION PERCENTAGE MUST BE ENTERED', SourceID: '1G' })
  expect(documentsOf(Reservation)).toEqual([])
  expect(documentsOf(await agent.committed(again))).toMatchObject([
    { '@type': 'DocumentTicket', Commission: { Percent: 2 } },
  ])
})
