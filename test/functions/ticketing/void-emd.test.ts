import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { issueEmd } from '../../support/emd.ts'
import { client, errorOf, ticketNumbersOf } from '../../support/trip.ts'

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
