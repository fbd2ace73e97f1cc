import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EpochMs, hoursMs, toTimestamp } from '../../lib/kernel/instant.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import type { VoidedDocuments } from '../../lib/suppliers/document-orders.ts'
import type { HostBooking } from '../../lib/workbench/host-booking.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { silent } from '../support/campaign.ts'
import { ledger } from '../support/ledger.ts'
import { withOwnDocuments } from '../support/numbering-host.ts'
import { cardBody, client, errorOf, locatorOf, ticketNumbersOf, unpricedBody } from '../support/trip.ts'
import { wrapped } from '../support/wrapped.ts'

/** What a supplier says of time when it sells, issues and voids replaces what its price said. */

interface Told {
  readonly sale?: Pick<HostBooking, 'ticketingTimeLimit' | 'priceGuaranteedUntil'>
  readonly voidableUntil?: EpochMs
  readonly afterVoid?: Omit<VoidedDocuments, 'settlementCode'>
  readonly refusesVoid?: boolean
}
let told: Told = {}

function withTimes(sandbox: AirHost): AirHost {
  const host = withOwnDocuments(sandbox, ({ travelerId, numbers }) => ({
    travelerId,
    numbers,
    ...(told.voidableUntil !== undefined && { voidableUntil: told.voidableUntil }),
  }))
  const { sellUnquotedSeats } = host
  const sold = ({ supplierLocators, orderId }: HostBooking): HostBooking => ({
    supplierLocators,
    ...(orderId !== undefined && { orderId }),
    ...told.sale,
  })
  return {
    ...host,
    sell: async (order, call) => sold(await host.sell(order, call)),
    ...(sellUnquotedSeats && {
      sellUnquotedSeats: async (order, call) => sold(await sellUnquotedSeats(order, call)),
    }),
    async findSale(key, call) {
      const found = await host.findSale(key, call)
      return found && sold(found)
    },
    async voidIssue(order, call) {
      if (told.refusesVoid) throw new Refusal('voidRefused')
      const { settlementCode } = await host.voidIssue(order, call)
      return { ...(settlementCode !== undefined && { settlementCode }), ...told.afterVoid }
    },
  }
}

let api: Api
beforeAll(async () => {
  api = await startApi({ withHosts: wrapped(withTimes), log: silent })
})
afterAll(() => api.close())
beforeEach(() => {
  told = {}
  api.setNow(startOfTests)
})

const inHours = (hours: number): EpochMs => startOfTests + hoursMs(hours)
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const termsOf = ({ Offer: [offer] }: Json): Json => offer.TermsAndConditionsFull[0]

describe('a sale is held', () => {
  it.each([
    ['longer', 100],
    ['less long', 1],
  ])('%s than its price said', async (_name, hours) => {
    told = { sale: { ticketingTimeLimit: inHours(hours), priceGuaranteedUntil: inHours(hours - 0.5) } }
    const { workbench, offer } = await client(api).prepare()
    const held = await client(api).committed(workbench)
    const locator = locatorOf(held)
    api.setNow(inHours(hours) - 1)
    const justBefore = await retrieve(locator)
    api.setNow(inHours(hours))

    expect(offer.TermsAndConditionsFull[0].PaymentTimeLimit).not.toBe(toTimestamp(inHours(hours)))
    expect(termsOf(held)).toMatchObject({
      PaymentTimeLimit: toTimestamp(inHours(hours)),
      ExpiryDate: toTimestamp(inHours(hours - 0.5)),
    })
    expect(justBefore.Offer).toHaveLength(1)
    expect((await retrieve(locator)).Offer).toBeUndefined()
  })

  it('until then, and is released at the supplier afterwards', async () => {
    told = { sale: { ticketingTimeLimit: inHours(100) } }
    const { saleKey } = (await ledger(api).reservation(locatorOf(await client(api).hold()))).offers[0].booking
    const statusAt = async (hours: number): Promise<string> => {
      api.setNow(inHours(hours))
      await api.service.expireHolds()
      return (await ledger(api).sales()).find(({ key }) => key === saleKey).status
    }

    expect(await statusAt(99)).toBe('sold')
    expect(await statusAt(103)).toBe('released')
  })

  it('as its price said when the supplier says nothing', async () => {
    const { workbench, offer } = await client(api).prepare()

    expect(termsOf(await client(api).committed(workbench)).PaymentTimeLimit).toBe(
      offer.TermsAndConditionsFull[0].PaymentTimeLimit,
    )
  })

  it('also without a price', async () => {
    told = { sale: { ticketingTimeLimit: inHours(2) } }
    const workbench = await client(api).openWorkbench()
    const path = { ReservationResource_Identifier: workbench }
    await api.call('addUnpricedSegments', { path, body: unpricedBody() })
    await client(api).addTraveler(workbench)
    const locator = locatorOf(await client(api).committed(workbench))
    api.setNow(inHours(2) - 1)
    const justBefore = await retrieve(locator)
    api.setNow(inHours(2))

    expect(justBefore.UnpricedSegments).toBeDefined()
    expect((await retrieve(locator)).UnpricedSegments).toBeUndefined()
  })
})

describe('a document can be voided', () => {
  const voidTicket = async (number: string): Promise<Json> =>
    (await api.call('voidTicket', { path: { Identifier: number }, body: { TicketQueryUpdateTicket: {} } }))
      .body
  const ticket = async (): Promise<Json> => client(api).ticket({}, {}, cardBody())

  it('until the supplier says so, whatever the market of the office', async () => {
    told = { voidableUntil: inHours(1) }
    const [first, second] = [await ticket(), await ticket()].map((one) => ticketNumbersOf(one)[0] ?? '')
    api.setNow(inHours(1) - 1)
    const inTime = await voidTicket(first ?? '')
    api.setNow(inHours(1))

    expect(inTime.TicketIdResponse.Result.status).toBe('Complete')
    expect(errorOf(await voidTicket(second ?? '')).Message).toBe('VOID PERIOD HAS EXPIRED')
  })

  it('as long as the supplier voids it, where it does not say until when', async () => {
    const [first, second] = [await ticket(), await ticket()].map((one) => ticketNumbersOf(one)[0] ?? '')
    api.setNow(inHours(72))
    const done = await voidTicket(first ?? '')
    told = { refusesVoid: true }

    expect(done.TicketIdResponse.Result.status).toBe('Complete')
    expect(errorOf(await voidTicket(second ?? '')).Message).toBe('VOID WAS REFUSED BY THE CARRIER')
  })

  it('and its flights are held again until the supplier says so', async () => {
    told = { afterVoid: { ticketingTimeLimit: inHours(200) } }
    const reservation = await ticket()
    api.setNow(inHours(72))
    const answer = await voidTicket(ticketNumbersOf(reservation)[0] ?? '')

    expect(answer.TicketIdResponse.SettlementAuthorizationCode).toMatch(/^[A-Z0-9]{13}$/)
    expect(termsOf(await retrieve(locatorOf(reservation))).PaymentTimeLimit).toBe(toTimestamp(inHours(200)))
  })

  it('and its flights are lost with their former time limit, where the supplier says nothing', async () => {
    const reservation = await ticket()
    api.setNow(inHours(72))
    await voidTicket(ticketNumbersOf(reservation)[0] ?? '')

    expect((await retrieve(locatorOf(reservation))).Offer).toBeUndefined()
  })
})
