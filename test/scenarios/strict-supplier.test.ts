import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { silent, untilOver } from '../support/campaign.ts'
import { ledger, refundsOf } from '../support/ledger.ts'
import { type StrictSupplier, strictSupplier } from '../support/strict-air-host/supplier/supplier.ts'
import { startStrictService, strictHosts } from '../support/strict-service.ts'
import { cardBody, client, errorOf, locatorOf, offeringsOf, ticketNumbersOf } from '../support/trip.ts'

let api: Api
let supplier: StrictSupplier
beforeAll(async () => {
  ;({ api, supplier } = await startStrictService({ log: silent, pendingMs: 20, waitTimeoutMs: 400 }))
})
afterAll(() => api.close())

const market = { from: 'LHR', to: 'JFK' }
const ordersBefore = () => supplier.orders.alive().length

/** What cards have paid, and what the supplier got. */
async function moneyIsEven(): Promise<boolean> {
  const charges = (await ledger(api).charges()).filter(({ status }) => status === 'captured')
  const taken = charges.reduce((sum, charge) => {
    const refunded = refundsOf([charge]).reduce((a, b) => a + b, 0)
    return sum + charge.amount.minor - refunded
  }, 0)
  return taken === -supplier.orders.balanceMinor()
}
const noOneWaits = async (): Promise<boolean> =>
  (await ledger(api).charges()).every(({ status }) => status !== 'authorised')

async function prepared(carrier: string, passengers = 1): Promise<string> {
  const party = { ...market, passengers: [{ passengerTypeCode: 'ADT', number: passengers }] }
  const { workbench, offer } = await client(api).prepareNdc(party, carrier)
  await client(api).pay(workbench, offer, cardBody())
  return workbench
}
const commit = (workbench: string) => untilOver(api, () => client(api).commit(workbench))
const reservationIn = ({ body }: Awaited<ReturnType<typeof commit>>): Json =>
  body.ReservationResponse.Reservation
const retrieved = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservationByLocator', { query: { Locator: locator } })).body.ReservationResponse
    .Reservation

/** Numbers of the documents of a reservation, as the list of its documents shows them. */
async function listedNumbers(locator: string): Promise<Json[]> {
  const { body } = await api.call('listDocuments', { path: { identifier: locator } })
  const { documentHistoryList } = body.DocumentHistoryListResponse
  return documentHistoryList.flatMap(({ documentListSummary }: Json) =>
    documentListSummary.map(({ number }: Json) => number),
  )
}

describe('a search over three hosts', () => {
  it('answers in time with the offers of one when the second does not answer and the third takes too long', async () => {
    const [dead, slow] = [
      strictSupplier({ startsAt: startOfTests }),
      strictSupplier({ startsAt: startOfTests }),
    ]
    const beside = strictHosts({ 'dead-air': dead, 'slow-air': slow }, { searchMs: 100 })
    const others = await startApi({
      withHosts: (hosts, store) =>
        beside(
          hosts.filter(({ host }) => host.source === 'GDS'),
          store,
        ),
    })
    dead.mishap('search', 'down')
    slow.mishap('search', 'hangs')
    const found = await client(others).search(market, { contentSourceList: ['GDS', 'NDC'] })
    await others.close()
    const { Result } = found.CatalogProductOfferingsResponse

    expect(offeringsOf(found).length).toBeGreaterThan(0)
    expect(Result.status).toBe('Incomplete')
    expect(Result.Warning).toHaveLength(2)
    expect(JSON.stringify(Result.Warning)).toContain('dead-air')
    expect(JSON.stringify(Result.Warning)).toContain('slow-air')
  })
})

describe('an order that the supplier holds', () => {
  it('is held, found by the airline’s locator, paid and ticketed under the numbers of the supplier', async () => {
    const { workbench } = await client(api).prepareNdc(market, 'BA')
    const held = reservationIn(await commit(workbench))
    const [order] = supplier.orders.alive().slice(-1)
    const reopened = await client(api).reopen(locatorOf(held))
    await client(api).pay(reopened, held.Offer[0], cardBody())
    const ticketed = reservationIn(await commit(reopened))

    expect(ticketNumbersOf(held)).toEqual([])
    for (const name of [order?.reference, order?.id]) {
      const found = await api.call('retrieveReservation', {
        path: { Identifier: name ?? '' },
        query: { identifierType: 'SupplierLocator' },
      })
      expect(locatorOf(found.body.ReservationResponse.Reservation)).toBe(locatorOf(held))
    }
    expect(ticketNumbersOf(ticketed)).toEqual(
      order?.documents.map(({ unique_identifier }) => unique_identifier),
    )
    expect(ticketNumbersOf(ticketed)).toEqual([expect.stringMatching(/^125-\d{10}$/)])
    expect(await listedNumbers(locatorOf(held))).toEqual(ticketNumbersOf(ticketed))
    expect(await moneyIsEven()).toBe(true)
  })
})

describe('an order that is paid at its sale', () => {
  it.each([
    ['4Q', [expect.stringMatching(/^\d{14}$/), expect.stringMatching(/^\d{14}$/)]],
    ['X9', [undefined, undefined]],
  ])('of %s is sold, paid and ticketed in one commit', async (carrier, numbers) => {
    const reservation = reservationIn(await commit(await prepared(carrier, 2)))

    expect(ticketNumbersOf(reservation)).toEqual(numbers)
    expect(ticketNumbersOf(await retrieved(locatorOf(reservation)))).toEqual(numbers)
    expect(await listedNumbers(locatorOf(reservation))).toEqual(numbers)
    expect(await moneyIsEven()).toBe(true)
  })

  it('numbers its documents as others do: each reservation has its own', async () => {
    const [first, second] = [
      reservationIn(await commit(await prepared('ZZ', 2))),
      reservationIn(await commit(await prepared('ZZ', 2))),
    ]

    for (const reservation of [first, second]) {
      expect(ticketNumbersOf(reservation)).toEqual(['1', '2'])
      expect(ticketNumbersOf(await retrieved(locatorOf(reservation)))).toEqual(['1', '2'])
      expect(await listedNumbers(locatorOf(reservation))).toEqual(['1', '2'])
    }
  })

  it('is not sold at another price than that of the offer: both are told, and nothing is charged', async () => {
    const workbench = await prepared('4Q')
    const before = ordersBefore()
    supplier.raisePrices(1050)
    const { body } = await commit(workbench)

    expect(errorOf(body)).toMatchObject({
      SourceCode: '4120',
      Message: expect.stringMatching(/FROM \d+\.\d\d GBP TO \d+\.\d\d GBP/),
    })
    expect(supplier.orders.alive()).toHaveLength(before)
    expect(await noOneWaits()).toBe(true)
  })
})

describe('a ticketed order', () => {
  const cancel = async (locator: string): Promise<Json> =>
    (await api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } })).body

  it('is cancelled as a whole while everything is refunded', async () => {
    const before = ordersBefore()
    const locator = locatorOf(reservationIn(await commit(await prepared('BA', 2))))
    const answer = await cancel(locator)

    expect(answer.ReceiptListResponse.Result.status).toBe('Complete')
    expect(supplier.orders.alive()).toHaveLength(before)
    expect((await retrieved(locator)).Offer).toBeUndefined()
    expect(await moneyIsEven()).toBe(true)
  })

  it('is not cancelled without a refund quote when less would be refunded', async () => {
    const locator = locatorOf(reservationIn(await commit(await prepared('4Q'))))
    const [order] = supplier.orders.alive().slice(-1)
    supplier.clock.advance(25 * 3_600_000)
    const answer = await cancel(locator)

    expect(errorOf(answer).Message).toContain('PERFORM A REFUND QUOTE')
    expect(supplier.orders.alive()).toContain(order)
    expect((await retrieved(locator)).Offer).toHaveLength(1)
    expect(await moneyIsEven()).toBe(true)
  })
})

describe('an answer of the supplier', () => {
  it.each(['BA', '4Q'])(
    'that is lost, with the order of %s in effect, is asked for: one order is made',
    async (carrier) => {
      const workbench = await prepared(carrier)
      const before = ordersBefore()
      supplier.mishap('order', 'lost')
      supplier.mishap('pay', 'lost')
      const reservation = reservationIn(await commit(workbench))

      expect(ticketNumbersOf(reservation)).toHaveLength(1)
      expect(supplier.orders.alive()).toHaveLength(before + 1)
      expect(await moneyIsEven()).toBe(true)
    },
  )

  it('that takes a minute of its clock is waited for', async () => {
    const workbench = await prepared('BA')
    supplier.mishap('order', { slow: 60_000 })

    expect(ticketNumbersOf(reservationIn(await commit(workbench)))).toHaveLength(1)
  })

  it.each([
    ['yes', true, 1],
    ['no', false, 0],
  ] as const)('that follows later is awaited: with a %s the commit ends', async (_answer, isYes, sold) => {
    const workbench = await prepared('4Q')
    const before = ordersBefore()
    supplier.mishap('order', 'accepted')
    const pending = await client(api).commit(workbench)
    supplier.decide(isYes)
    await api.service.idle()
    const { body } = await commit(workbench)

    expect(pending.body.ReservationResponse.reservationStatus).toBe('Pending')
    expect(supplier.orders.alive()).toHaveLength(before + sold)
    expect(errorOf(body)?.SourceCode).toBe(isYes ? undefined : '4012')
    expect(await noOneWaits()).toBe(true)
    expect(await moneyIsEven()).toBe(true)
  })
})
