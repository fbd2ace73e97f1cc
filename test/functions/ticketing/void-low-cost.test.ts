import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import {
  cardBody,
  client,
  locatorOf,
  pickOffers,
  searchBody,
  selectionBody,
  ticketNumbersOf,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('leaves the tickets of low-cost carriers to be voided one by one', async () => {
  const more = { contentSourceList: ['LCC'] }
  const { body } = await api.call('search', { body: searchBody({ from: 'DUB', to: 'STN' }, more) })
  await api.call('airPrice', { body: selectionBody(pickOffers(body)) })
  const workbench = await client(api).openWorkbench()
  const added = await api.call('addOffer', {
    path: { ReservationResource_Identifier: workbench },
    body: selectionBody(pickOffers(body)),
  })
  await client(api).addTraveler(workbench)
  await client(api).pay(workbench, added.body.OfferListResponse.OfferID[0], cardBody())
  const reservation = await client(api).committed(workbench)

  const voided = await api.call('voidDocuments', {
    body: { locator: { value: locatorOf(reservation) }, documentVoid: [{ documentType: 'Ticket' }] },
  })

  const [error] = voided.body.DocumentVoidListResponse.Result.Error
  expect(error).toMatchObject({ SourceCode: '4143', Message: expect.stringContaining('LOW-COST CARRIER') })
  expect(ticketNumbersOf(reservation)).toHaveLength(1)
})
