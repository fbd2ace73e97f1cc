import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Emd, emdTotalMinor } from '../../../lib/ticketing/document.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { issueEmd } from '../../support/emd.ts'
import { ledger, refundsOf } from '../../support/ledger.ts'
import { bicycleDate, cardBody, client, errorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const issued = async (more: object = {}) =>
  issueEmd(api, ticketNumbersOf(await client(api).ticket())[0] ?? '', more)
const voidEmd = async (Identifier: string, more: object = {}): Promise<Json> =>
  (await api.call('voidEmd', { path: { Identifier }, body: { EMDQueryUpdateEMD: {} }, ...more })).body

it.each([
  { EMDQueryUpdateEMD: {} },
  { '@type': 'EMDQueryUpdateEMD', status: 'Void', agencyCode: '99912345', dateOfIssue: '2027-03-01' },
  undefined,
])('voids an EMD with all coupons open, inside the void period: %j', async (body) => {
  const { number, associatedTicket } = await issued()
  const answer = (await voidEmd(number, { body })).EMDListResponse
  const ticket = await api.call('displayTicket', { path: { Identifier: associatedTicket?.number ?? '' } })

  expect(answer).toMatchObject({
    Result: { status: 'Complete' },
    EMDID: [{ Identifier: { value: number }, EMDSegment: [{ Status: 'Void' }] }],
  })
  expect(ticket.body.TicketListResponse.TicketID[0].TicketSegment[0].Status).toBe('OpenForUse')
})

it('refuses a second void', async () => {
  const { number } = await issued()
  await voidEmd(number)

  expect(errorOf(await voidEmd(number)).Message).toBe('DOCUMENT IS ALREADY IN VOID STATUS')
})

it('refuses a void outside the void period', async () => {
  const { number } = await issued()
  const late = await voidEmd(number, { headers: { 'x-sandbox-clock': '2027-03-02T00:00:00Z' } })

  expect(errorOf(late).Message).toBe('VOID PERIOD HAS EXPIRED')
})

it('refuses a used or refunded EMD, a refund of a voided one, NDC, and what it does not know', async () => {
  const used = await issued()
  const stores = await issued({ source: 'NDC' })
  const coupons = used.coupons.map((coupon) => ({ ...coupon, status: 'Used' as const }))
  const spent = await issued({ coupons })

  expect(errorOf(await voidEmd(spent.number)).Message).toBe('TICKET STATUS DOES NOT ALLOW VOID')
  expect(errorOf(await voidEmd(used.number, { body: { status: 'Refund' } })).Message).toBe(
    'EMD STATUS OR RULES DO NOT ALLOW REFUND',
  )
  expect(errorOf(await voidEmd(stores.number)).Message).toBe('NOT SUPPORTED FOR NDC. CANCEL THE OFFER')
  expect(errorOf(await voidEmd(used.number, { as: otherAccount })).Message).toBe('EMD DOES NOT EXIST')
})

describe('the refund of an EMD', () => {
  const refund = (number: string, more: object = {}) =>
    voidEmd(number, { body: { '@type': 'EMDQueryUpdateEMD', status: 'Refund' }, ...more })
  const later = { headers: { 'x-sandbox-clock': '2027-03-03T10:00:00Z' } }
  const paidByCard = async (more: Partial<Emd>, code?: string) =>
    issueEmd(api, ticketNumbersOf(await client(api).ticket({ date: bicycleDate }))[0] ?? '', more, {
      formOfPayment: cardBody(),
      ...(code !== undefined && { code }),
    })
  const refundsTo = async ({ payments: [payment] }: Pick<Emd, 'payments'>) =>
    refundsOf((await ledger(api).charges()).filter(({ key }) => key === payment?.chargeKey))
  const statusOf = async (number: string): Promise<string> =>
    (await api.call('displayEmd', { path: { Identifier: number } })).body.EMDListResponse.EMDID[0]
      .EMDSegment[0].Status

  it('returns the price of a refundable service to its card, in and after the void period', async () => {
    const emd = await paidByCard({}, '0EC')
    const answer = (await refund(emd.number, later)).EMDListResponse

    expect(answer).toMatchObject({
      Result: { status: 'Complete' },
      EMDID: [{ Identifier: { value: emd.number }, EMDSegment: [{ Status: 'Refund' }] }],
    })
    expect(await refundsTo(emd)).toEqual([emdTotalMinor(emd)])
    expect(await statusOf(emd.number)).toBe('Refund')
    expect(await discrepancies(api)).toEqual([])
    expect(errorOf(await refund(emd.number, later)).Message).toBe('EMD STATUS OR RULES DO NOT ALLOW REFUND')
    expect(await refundsTo(emd)).toHaveLength(1)
  })

  it('returns the value that an exchange left: void within the void period, refunded after it', async () => {
    const [early, late] = [
      await paidByCard({ ofExchange: 'residual' }),
      await paidByCard({ ofExchange: 'residual' }),
    ]
    await voidEmd(early.number)
    await voidEmd(late.number, later)

    expect(await statusOf(early.number)).toBe('Void')
    expect(await statusOf(late.number)).toBe('Refund')
    for (const emd of [early, late]) expect(await refundsTo(emd)).toEqual([emdTotalMinor(emd)])
  })

  it('is refused for a service that is not refundable, and for a fee', async () => {
    const [bag, fee] = [await paidByCard({}), await paidByCard({ ofExchange: 'changeFee' })]

    for (const { number } of [bag, fee])
      expect(errorOf(await refund(number)).Message).toBe('EMD STATUS OR RULES DO NOT ALLOW REFUND')
    expect(await statusOf(bag.number)).toBe('Open')
  })
})
