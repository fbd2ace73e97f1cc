import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { emdListResponse } from '../../../lib/ticketing/wire/emd.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { issueEmd } from '../../support/emd.ts'
import { client, documentsOf, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const display = async (Identifier: string, more: object = {}): Promise<Json> =>
  (await api.call('displayEmd', { path: { Identifier }, ...more })).body

it('shows an EMD by its number: for whom, what for, what it cost, and the ticket that it goes with', async () => {
  const reservation = await client(api).ticket()
  const [ticket = ''] = ticketNumbersOf(reservation)
  const emd = await issueEmd(api, ticket)
  const [{ amountMinor, presentTo, presentAt } = { amountMinor: 0 }] = emd.coupons
  const taxesMinor = (emd.taxes ?? []).reduce((sum, { minor }) => sum + minor, 0)
  const body = await display(emd.number)
  const hyphen = await display(`${emd.number.slice(0, 3)}-${emd.number.slice(3)}`)
  const older = await api.request('GET', `/11/air/ancillary/emddisplayvoid/emds/${emd.number}`, {
    headers: { authorization: `Bearer ${await api.token()}` },
  })

  expect(emdListResponse.safeParse(body).error).toBeUndefined()
  expect(body.EMDListResponse.EMDID).toMatchObject([
    {
      '@type': 'EMDSummary',
      Identifier: { value: emd.number },
      PersonName: { Given: 'ISOLDE', Surname: 'FENWRIGHT' },
      ReservationLocator: [{ supplierCode: '1G', value: locatorOf(reservation) }],
      AgencyInfo: { ticketedDate: '2027-03-01', place: 'LONDON', code: '99912345', ticketingPCC: '7N4Q' },
      EMDSegment: [
        {
          sequence: 1,
          Status: 'Open',
          EMDDescription: {
            code: 'C',
            subCode: '0CE',
            codeContext: 'IATA',
            value: 'ADDITIONAL CHECKED BAG 23KG',
          },
          Amount: { CurrencyCode: { value: 'GBP' }, Total: amountMinor / 100 },
          PresentTo: presentTo,
          PresentAt: presentAt,
        },
      ],
      TotalAmount: {
        CurrencyCode: { value: 'GBP' },
        Base: amountMinor / 100,
        Taxes: { TotalTaxes: taxesMinor / 100 },
        Total: (amountMinor + taxesMinor) / 100,
      },
      FormOfPayment: { value: 'Cash' },
      AssociatedTicketNumber: { value: ticket },
    },
  ])
  expect(hyphen.EMDListResponse.EMDID).toEqual(body.EMDListResponse.EMDID)
  expect(older.body.EMDListResponse.EMDID).toEqual(body.EMDListResponse.EMDID)
})

it('returns the status of each coupon: open, used, void, refunded; time and place of its service', async () => {
  const [ticket = ''] = ticketNumbersOf(await client(api).ticket())
  const bag = {
    rfic: 'C',
    rfisc: '0CC',
    description: 'CHECKED BAG',
    amountMinor: 3500,
    quantity: 2,
    presentTo: 'BA',
    presentAt: 'LHR',
  }
  const statuses = ['OpenForUse', 'Used', 'Void', 'Refund'] as const
  const coupons = statuses.map((status, index) => ({
    ...bag,
    number: index + 1,
    serviceDate: '2027-05-11',
    status,
  }))
  const { number } = await issueEmd(api, ticket, { coupons, endorsements: ['NON-REFUNDABLE'] })
  const [emd] = (await display(number)).EMDListResponse.EMDID

  expect(emd.Restrictions).toEqual(['NON-REFUNDABLE'])
  expect(emd.EMDSegment).toMatchObject(
    ['Open', 'Used', 'Void', 'Refund'].map((Status, index) => ({
      sequence: index + 1,
      Status,
      quantity: 2,
      DateOfService: '2027-05-11',
      PresentTo: 'BA',
      PresentAt: 'LHR',
    })),
  )
})

it('its service is used with its flight', async () => {
  const { number, coupons } = await issueEmd(api, ticketNumbersOf(await client(api).ticket())[0] ?? '')
  const at = async (ms: number) => {
    const headers = { 'x-sandbox-clock': new Date((coupons[0]?.usedFrom ?? 0) + ms).toISOString() }
    return (await display(number, { headers })).EMDListResponse.EMDID[0].EMDSegment[0].Status
  }

  expect([await at(-1), await at(0)]).toEqual(['Open', 'Used'])
})

it('a void EMD has the settlement authorisation code of its carrier', async () => {
  const { number } = await issueEmd(api, ticketNumbersOf(await client(api).ticket())[0] ?? '')
  await api.call('voidEmd', { path: { Identifier: number }, body: {} })

  expect((await display(number)).EMDListResponse.EMDID[0].ESAC).toMatch(/^\d{3}[A-Z0-9]{10}$/)
})

it('reports that a number does not exist: a ticket’s, and another tenant’s included', async () => {
  const [ticket = ''] = ticketNumbersOf(await client(api).ticket())
  const emd = await issueEmd(api, ticket)

  for (const body of [
    await display('1258200000099'),
    await display(ticket),
    await display(emd.number, { as: otherAccount }),
  ]) {
    expect(errorOf(body).Message).toBe('EMD DOES NOT EXIST')
  }
})

it('refuses an EMD of NDC', async () => {
  const [ticket = ''] = ticketNumbersOf(await client(api).ticket())
  const emd = await issueEmd(api, ticket, { source: 'NDC' })

  expect(errorOf(await display(emd.number)).Message).toBe('NOT SUPPORTED FOR NDC. CANCEL THE OFFER')
})

it('tickets are retrieved without the EMDs, and receipts and history distinguish them', async () => {
  const reservation = await client(api).ticket()
  const emd = await issueEmd(api, ticketNumbersOf(reservation)[0] ?? '')
  const locator = locatorOf(reservation)
  const tickets = await api.call('retrieveTickets', { body: { Locator: locator } })
  const history = await api.call('documentHistory', {
    body: { locator, documentNumbers: [{ number: emd.number, documentType: 'EMD' }] },
  })
  const list = await api.call('listDocuments', { path: { identifier: locator } })

  expect(tickets.body.TicketListResponse.TicketID).toHaveLength(1)
  expect(documentsOf(reservation)).toHaveLength(1)
  expect(history.body.DocumentHistoryResponse.documentHistories).toMatchObject([
    { number: { number: emd.number, documentType: 'EMD' } },
  ])
  expect(list.body.DocumentHistoryListResponse.documentHistoryList[0].documentListSummary).toMatchObject([
    { documentType: 'E' },
    { number: emd.number, documentType: 'D', actionStatus: 'I' },
  ])
})
