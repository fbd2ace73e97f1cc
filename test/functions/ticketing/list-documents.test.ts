import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const list = async (identifier: string, more: object = {}): Promise<Json> =>
  (await api.call('listDocuments', { path: { identifier }, ...more })).body

it('lists the documents by traveler, each with what happened to it last', async () => {
  const workbench = await client(api).openWorkbench()
  const offer = await client(api).addOffer(workbench, {
    passengers: [{ number: 2, passengerTypeCode: 'ADT' }],
  })
  await client(api).addTraveler(workbench)
  await client(api).addTraveler(workbench, { PersonName: { Given: 'Jonas', Surname: 'Testberg' } })
  await client(api).pay(workbench, offer)
  const reservation = await client(api).committed(workbench)
  const [first, second = ''] = ticketNumbersOf(reservation)
  api.advance(90)
  await api.call('voidTicket', { path: { Identifier: second } })
  const { documentHistoryList } = (await list(locatorOf(reservation))).DocumentHistoryListResponse
  const platingAirline =
    second.slice(0, 3) === first?.slice(0, 3)
      ? documentHistoryList[0].documentListSummary[0].platingAirline
      : ''

  expect(documentHistoryList).toMatchObject([
    {
      name: 'FENWRIGHT/ISOLDEMS',
      documentListSummary: [
        {
          number: first,
          documentType: 'E',
          actionStatus: 'I',
          transactionDateTimeUTC: '2027-03-01T10:00:00Z',
          pseudoCityCode: '7N4Q',
          platingAirline: expect.stringMatching(/^[A-Z0-9]{2}$/),
        },
      ],
    },
    {
      name: 'TESTBERG/JONAS',
      documentListSummary: [
        {
          number: second,
          documentType: 'E',
          actionStatus: 'V',
          transactionDateTimeUTC: '2027-03-01T11:30:00Z',
          platingAirline,
        },
      ],
    },
  ])
})

it.each(['/11/document/documentlist/', '/11/air/documents/documentlist/'])(
  'is also served at %s',
  async (url) => {
    const locator = locatorOf(await client(api).ticket())
    const { body } = await api.request('GET', `${url}${locator}`, {
      headers: { authorization: `Bearer ${await api.token()}` },
    })

    expect(body.DocumentHistoryListResponse.documentHistoryList).toHaveLength(1)
  },
)

it('reports a reservation without any, and another tenant’s as unknown', async () => {
  const held = locatorOf(await client(api).hold())

  expect(errorOf(await list(held)).Message).toBe('DOCUMENT HISTORY NOT FOUND FOR REQUESTED RESERVATION')
  expect(errorOf(await list(held, { as: otherAccount })).SourceCode).toBe('4132')
})
