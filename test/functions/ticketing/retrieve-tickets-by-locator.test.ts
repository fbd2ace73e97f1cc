import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('answers the tickets of a locator in full, marked as deprecated', async () => {
  const reservation = await client(api).ticket()
  const { body, headers } = await api.call('retrieveTicketsByLocator', {
    query: { Locator: locatorOf(reservation) },
  })

  expect(body.TicketListResponse.TicketID).toMatchObject([
    { '@type': 'TicketDetail', Identifier: { value: ticketNumbersOf(reservation)[0] } },
  ])
  expect(headers.deprecation).toBeDefined()
})

it('reports that a locator does not exist', async () => {
  expect(
    errorOf((await api.call('retrieveTicketsByLocator', { query: { Locator: 'QQQQQQ' } })).body).SourceCode,
  ).toBe('4132')
})
