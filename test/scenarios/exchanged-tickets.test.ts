import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { fareOf } from '../support/refund.ts'
import { addVehicle } from '../support/rental.ts'
import { exchange, exchangedIn, newCard, payExchange, stageExchange } from '../support/ticket-exchange.ts'
import { cardBody, client, errorOf, locatorOf, outboundDate, ticketNumbersOf } from '../support/trip.ts'

/** Exchanges of GDS tickets, from the search to the documents. */

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const laterDate = '2027-07-16'
const flexible = fareOf('Refundable')
const withFee = fareOf('PartialRefund')
const inBusiness = fareOf('Refundable', {})
const business = {
  more: {
    ...inBusiness.more,
    SearchModifiersAir: { CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }] },
  },
}

const evenly = (found: readonly Json[]): Json | undefined =>
  found.find(({ ModifyPrice }) => ModifyPrice.TotalPrice === 0)

/** An even exchange, on the first of the next days that has one. */
async function stageEvenly(booked: Json): ReturnType<typeof stageExchange> {
  const days = Array.from({ length: 9 }, (_, index) => `2027-05-${12 + index}`)
  for (const date of days.slice(0, -1)) {
    const staged = await stageExchange(api, booked, { date, choose: evenly }).catch(() => undefined)
    if (staged) return staged
  }
  return stageExchange(api, booked, { date: days.at(-1) ?? '', choose: evenly })
}

/** A journey whose fare is higher than the one that was paid. */
const dearer = (found: readonly Json[]): Json | undefined =>
  found.find(({ ModifyPrice }) => ModifyPrice.TotalPrice > ModifyPrice.TotalFees)

const ticketOf = async (number: string): Promise<Json> =>
  (await api.call('displayTicket', { path: { Identifier: number } })).body.TicketListResponse.TicketID[0]

const statusesOf = async (number: string): Promise<string[]> =>
  (await ticketOf(number)).TicketSegment.map(({ Status }: Json) => Status)

const retrieved = async (reservation: Json): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locatorOf(reservation) } })).body
    .ReservationResponse.Reservation

const totals = ({ Base, TotalTaxes, TotalFees, TotalPrice }: Json) => ({
  Base,
  TotalTaxes,
  TotalFees,
  TotalPrice,
})

describe('an exchange that costs more', () => {
  let booked: Json
  let staged: Awaited<ReturnType<typeof stageExchange>>
  let committed: Json
  beforeAll(async () => {
    booked = await client(api).ticket(withFee, {}, cardBody())
    staged = await stageExchange(api, booked, { date: laterDate, choose: dearer })
    await payExchange(api, staged, newCard())
    committed = await client(api).committed(staged.workbench)
  })

  it('adds what its search found', () => {
    expect(totals(staged.offer.ModifyPrice)).toEqual(totals(staged.found.ModifyPrice))
    expect(totals(staged.offer.Price)).toEqual(totals(staged.found.Price))
  })

  it('shows the former offer and the new one with its differences, and later only the new one', async () => {
    expect(committed.Offer.map((offer: Json) => [offer['@type'], offer.id])).toEqual([
      ['Offer', 'offer_1'],
      ['OfferModify', 'offer_2'],
    ])
    expect(committed.Offer[1].ModifyPrice.TotalPrice).toBe(staged.found.ModifyPrice.TotalPrice)
    expect((await retrieved(booked)).Offer.map((offer: Json) => [offer['@type'], offer.id])).toEqual([
      ['Offer', 'offer_2'],
    ])
  })

  it('lists the former ticket, the new one and the document of the fee in one receipt', () => {
    const { DocumentTicketExchange, DocumentTicket, DocumentEMD } = exchangedIn(committed)

    expect(DocumentTicketExchange).toMatchObject([{ Number: ticketNumbersOf(booked)[0], exchangeInd: true }])
    expect(DocumentTicket).toMatchObject([{ Amount: { Total: staged.found.Price.TotalPrice } }])
    expect(DocumentEMD).toMatchObject([
      {
        EMDDescription: { code: 'D', subCode: '993', codeContext: 'IATA', value: 'CHANGE FEE' },
        Amount: { Total: staged.found.ModifyPrice.TotalFees },
      },
    ])
  })

  it('exchanges the coupons of the former ticket; the new one names it as its form of payment', async () => {
    const [former = ''] = ticketNumbersOf(booked)
    const fresh = exchangedIn(committed).DocumentTicket?.[0]?.Number

    expect(new Set(await statusesOf(former))).toEqual(new Set(['Exchanged']))
    expect(new Set(await statusesOf(fresh))).toEqual(new Set(['OpenForUse']))
    expect((await ticketOf(fresh)).TicketSegment[0].Departure.date).toBe(laterDate)
    expect(await ticketOf(fresh)).toMatchObject({
      FormOfPayment: [{ value: 'Document', documentNumber: former }, { value: 'PaymentCard' }],
    })
  })

  it('charges the difference and the fee, and releases the former seats', async () => {
    expect(await discrepancies(api)).toEqual([])
  })

  it('can be exchanged again', async () => {
    const again = await exchange(api, committed, { date: '2027-07-18' })

    expect(exchangedIn(again).DocumentTicketExchange).toMatchObject([
      { Number: exchangedIn(committed).DocumentTicket?.[0]?.Number },
    ])
    expect(await discrepancies(api)).toEqual([])
  })
})

describe('an even exchange', () => {
  it('needs a payment of nothing, and charges nothing', async () => {
    const booked = await client(api).ticket(flexible, {}, cardBody())
    const staged = await stageEvenly(booked)
    await payExchange(api, staged)

    const { body } = await client(api).commit(staged.workbench)

    const { Result, Reservation } = body.ReservationResponse
    expect(Result).toEqual({ '@type': 'Result', status: 'Complete' })
    expect(Object.keys(exchangedIn(Reservation))).toEqual(['DocumentTicketExchange', 'DocumentTicket'])
    expect(await discrepancies(api)).toEqual([])
  })

  it('is held without a payment: the flights change, the ticket is exchanged later', async () => {
    const booked = await client(api).ticket(flexible, {}, cardBody())
    const staged = await stageEvenly(booked)
    const held = await client(api).committed(staged.workbench)
    const [former = ''] = ticketNumbersOf(booked)
    expect(await statusesOf(former)).toEqual(['OpenForUse'])

    const workbench = await client(api).reopen(locatorOf(held))
    await payExchange(api, { ...staged, workbench })
    const committed = await client(api).committed(workbench)

    expect(exchangedIn(committed).DocumentTicketExchange).toMatchObject([{ Number: former }])
    expect(await statusesOf(former)).toEqual(['Exchanged'])
    expect(await discrepancies(api)).toEqual([])
  })
})

describe('an exchange that costs less', () => {
  const residualOf = async (more: Json = {}) => {
    const booked = await client(api).ticket(business, {}, cardBody())
    const staged = await stageExchange(api, booked, { date: laterDate })
    if (more.formOfPayment)
      await api.call('addFormOfPayment', {
        path: { ReservationResource_Identifier: staged.workbench },
        body: more.formOfPayment,
      })
    const { body } = await client(api).commit(staged.workbench, more.commit ?? {})
    return { booked, staged, committed: body.ReservationResponse.Reservation }
  }

  it('needs no payment, and gives a document for the difference', async () => {
    const { staged, committed } = await residualOf()
    const { DocumentTicket, DocumentEMD } = exchangedIn(committed)
    const { TotalPrice } = staged.found.ModifyPrice

    expect(TotalPrice).toBeLessThan(0)
    expect(DocumentTicket).toMatchObject([{ Amount: { Total: staged.found.Price.TotalPrice } }])
    expect(DocumentEMD).toMatchObject([
      {
        EMDDescription: { code: 'D', subCode: '996', value: 'REFUNDABLE BALANCE' },
        Amount: { Total: -TotalPrice },
      },
    ])
    expect(await discrepancies(api)).toEqual([])
  })

  it.each([
    ['a form of payment', { formOfPayment: { '@type': 'FormOfPaymentForfeit', forfeitInd: true } }],
    ['a flag of the commit', { commit: { inhibitResidualDocumentIssuanceInd: true } }],
  ])('gives none when it is forfeited by %s', async (_, more) => {
    const { committed } = await residualOf(more)

    expect(Object.keys(exchangedIn(committed))).toEqual(['DocumentTicketExchange', 'DocumentTicket'])
    expect(await discrepancies(api)).toEqual([])
  })

  it('is restored by the void of the new ticket, which takes the document of the difference with it', async () => {
    const { booked, committed } = await residualOf()
    const [former = ''] = ticketNumbersOf(booked)
    const { DocumentTicket = [], DocumentEMD = [] } = exchangedIn(committed)

    const { body } = await api.call('voidTicket', {
      path: { Identifier: DocumentTicket[0]?.Number },
      body: { TicketUpdateStatus: {} },
    })

    expect(errorOf(body)).toBeUndefined()
    expect(new Set(await statusesOf(former))).toEqual(new Set(['OpenForUse']))
    expect(new Set(await statusesOf(DocumentTicket[0]?.Number))).toEqual(new Set(['Void']))
    const emd = await api.call('displayEmd', { path: { Identifier: DocumentEMD[0]?.Number } })
    expect(emd.body.EMDListResponse.EMDID[0].EMDSegment).toMatchObject([{ Status: 'Void' }])
    expect(await discrepancies(api)).toEqual([])
  })
})

describe('the form of payment of an exchange', () => {
  it('must be new where something is due', async () => {
    const booked = await client(api).ticket(withFee, {}, cardBody())
    const staged = await stageExchange(api, booked, { date: laterDate, choose: dearer })
    await payExchange(api, staged, cardBody(), { isStored: true })

    const { body } = await client(api).commit(staged.workbench)

    expect(errorOf(body)?.SourceCode).toBe('4357')
    expect(await statusesOf(ticketNumbersOf(booked)[0] ?? '')).toEqual(['OpenForUse'])
  })

  it('may waive the fee, of this exchange only', async () => {
    const booked = await client(api).ticket(withFee, {}, cardBody())
    const staged = await stageExchange(api, booked, { date: laterDate, choose: dearer })
    await api.call('addFormOfPayment', {
      path: { ReservationResource_Identifier: staged.workbench },
      body: { '@type': 'FormOfPaymentWaiverCode', id: 'formOfPayment_8', WaiverCode: { value: 'SCHEDULE' } },
    })
    await payExchange(api, staged, newCard())

    const committed = await client(api).committed(staged.workbench)
    const again = await exchange(api, committed, { date: '2027-05-22' })

    expect(exchangedIn(committed).DocumentEMD).toBeUndefined()
    expect(exchangedIn(again).DocumentEMD?.map(({ EMDDescription }: Json) => EMDDescription.value)).toContain(
      'CHANGE FEE',
    )
    expect(await discrepancies(api)).toEqual([])
  })

  it('that is declined charges nothing: the change is held, the ticket as it was', async () => {
    const booked = await client(api).ticket(withFee, {}, cardBody())
    const staged = await stageExchange(api, booked, { date: laterDate, choose: dearer })
    await payExchange(api, staged, newCard('4000000000000002'))

    const { body } = await client(api).commit(staged.workbench)

    expect(body.ReservationResponse.Result.Error).toBeDefined()
    expect(await statusesOf(ticketNumbersOf(booked)[0] ?? '')).toEqual(['OpenForUse'])
    expect(await discrepancies(api)).toEqual([])
  })
})

it('two travelers are exchanged together, each with documents of its own', async () => {
  const agent = client(api)
  const options = { ...withFee, passengers: [{ passengerTypeCode: 'ADT', number: 2 }] }
  const { workbench, offer } = await agent.prepare(options)
  await agent.addTraveler(workbench, { PersonName: { Given: 'Tobias', Surname: 'Fenwright' } })
  await agent.pay(workbench, offer, cardBody())
  const booked = await agent.committed(workbench)

  const committed = await exchange(api, booked, { date: laterDate, choose: dearer })

  const { DocumentTicketExchange = [], DocumentTicket = [], DocumentEMD = [] } = exchangedIn(committed)
  expect(DocumentTicketExchange.map((document) => document.Number)).toEqual(ticketNumbersOf(booked))
  expect(DocumentTicket.map(({ TravelerIdentifierRef }) => TravelerIdentifierRef.id)).toEqual(
    DocumentTicketExchange.map(({ TravelerIdentifierRef }) => TravelerIdentifierRef.id),
  )
  expect([DocumentTicket.length, DocumentEMD.length]).toEqual([2, 2])
  expect(await discrepancies(api)).toEqual([])
})

it('a return flight keeps its seat and its date when the outbound one is exchanged', async () => {
  const booked = await client(api).ticket({ ...withFee, returnDate: '2027-05-28' }, {}, cardBody())
  const inbound = booked.Offer[0].Product[1].FlightSegment[0].Flight

  const committed = await exchange(api, booked, { date: outboundDate.replace('11', '13') })

  const [, changed] = committed.Offer
  expect(changed.Product[1].FlightSegment[0].Flight).toMatchObject({
    carrier: inbound.carrier,
    number: inbound.number,
    Departure: { date: inbound.Departure.date },
  })
  expect(await discrepancies(api)).toEqual([])
})

it('the history of the reservation and of its documents tells of the exchange', async () => {
  const booked = await client(api).ticket(withFee, {}, cardBody())
  const [former = ''] = ticketNumbersOf(booked)
  await exchange(api, booked, { date: laterDate, choose: dearer })

  const list = await api.call('listDocuments', { path: { identifier: locatorOf(booked) } })

  const [{ documentListSummary }] = list.body.DocumentHistoryListResponse.documentHistoryList
  expect(
    documentListSummary.map(({ number, actionStatus }: Json) => [number === former, actionStatus]),
  ).toEqual([
    [true, 'E'],
    [false, 'I'],
    [false, 'I'],
  ])
})

it('a partly flown ticket gives what its unflown coupons are worth', async () => {
  const later = await startApi()
  try {
    const booked = await client(later).ticket({ ...flexible, returnDate: '2027-05-18' }, {}, cardBody())
    const [former = ''] = ticketNumbersOf(booked)
    later.setNow(Date.parse('2027-05-14T12:00:00Z'))
    const staged = await stageExchange(later, booked, {
      date: '2027-05-25',
      from: 'JFK',
      to: 'LHR',
      more: { from: { ProductIdentifier: [{ id: 'product_2' }] } },
    })
    const { TotalPrice } = staged.offer.ModifyPrice
    if (TotalPrice >= 0) await payExchange(later, staged, newCard())

    const committed = await client(later).committed(staged.workbench)

    const { body } = await later.call('displayTicket', { path: { Identifier: former } })
    const [ticket] = body.TicketListResponse.TicketID
    const byDate = (date: string) =>
      ticket.TicketSegment.filter(({ Departure }: Json) => Departure.date === date).map(
        ({ Status }: Json) => Status,
      )
    expect(new Set(byDate(outboundDate))).toEqual(new Set(['Used']))
    expect(new Set(byDate('2027-05-18'))).toEqual(new Set(['Exchanged']))
    expect(exchangedIn(committed).DocumentTicket).toHaveLength(1)
    expect(await discrepancies(later)).toEqual([])
  } finally {
    await later.close()
  }
})

it('a car beside the flights does not keep the exchange from being paid', async () => {
  const booked = await client(api).ticket(flexible)
  await addVehicle(api, locatorOf(booked))

  const staged = await stageEvenly(booked)
  await payExchange(api, staged)

  expect(exchangedIn(await client(api).committed(staged.workbench))).toHaveProperty('DocumentTicketExchange')
  expect(await discrepancies(api)).toEqual([])
})
