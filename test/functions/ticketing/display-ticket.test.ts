import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { client, errorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const display = (Identifier: string, more: object = {}) =>
  api.call('displayTicket', { path: { Identifier }, ...more })

it('shows one ticket by its number, with or without the hyphen', async () => {
  const [number = ''] = ticketNumbersOf(await client(api).ticket())
  const plain = await display(number)
  const hyphen = await display(`${number.slice(0, 3)}-${number.slice(3)}`)

  expect(plain.body.TicketListResponse.TicketID).toMatchObject([
    { Identifier: { value: number }, TicketSegment: [{ Status: 'OpenForUse' }] },
  ])
  expect(hyphen.body.TicketListResponse.TicketID).toEqual(plain.body.TicketListResponse.TicketID)
})

it('reports that a number does not exist, another tenant’s included', async () => {
  const [number = ''] = ticketNumbersOf(await client(api).ticket())

  expect(errorOf((await display('1252400000099')).body).Message).toBe('DOCUMENT TICKET DOES NOT EXIST')
  expect(errorOf((await display(number, { as: otherAccount })).body).Message).toBe(
    'DOCUMENT TICKET DOES NOT EXIST',
  )
})

it('is not there for NDC', async () => {
  const [number = ''] = ticketNumbersOf(await client(api).orderNdc())

  expect(errorOf((await display(number)).body).Message).toBe(
    'TICKET DISPLAY IS NOT SUPPORTED FOR THIS CONTENT',
  )
})

it('shows coupons as they are: open, lifted in flight, used once landed', async () => {
  const [number = ''] = ticketNumbersOf(await client(api).ticket())
  const statusAt = async (at: string) =>
    (await display(number, { headers: { 'x-sandbox-clock': at } })).body.TicketListResponse.TicketID[0]
      .TicketSegment[0].Status
  const { departsAt, arrivesAt } = (await ledger(api).document(number)).coupons[0].flight
  const moment = (at: number) => new Date(at).toISOString()

  expect(await statusAt(moment(departsAt - 1))).toBe('OpenForUse')
  expect(await statusAt(moment(departsAt))).toBe('Lifted/Boarded')
  expect(await statusAt(moment(arrivesAt))).toBe('Used')
})
