import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('opens with everything the reservation holds, the workbench’s id in all three places', async () => {
  const held = await client(api).hold()
  const { body, headers } = await api.call('postCommitWorkbench', {
    query: { Locator: locatorOf(held) },
    body: { '@type': 'ReservationID', ReservationID: [] },
  })
  const { Reservation, Identifier } = body.ReservationResponse

  expect(Reservation.Identifier.value).toBe(Identifier.value)
  expect(headers.travelportplussessionidentifier).toBe(Identifier.value)
  expect(Reservation.Offer[0]).toEqual(held.Offer[0])
  expect(Reservation.Traveler).toEqual(held.Traveler)
  expect(locatorOf(Reservation)).toBe(locatorOf(held))
})

it('takes the locator from the query in any letter case, or from the body', async () => {
  const locator = locatorOf(await client(api).hold())
  const byQuery = await api.call('postCommitWorkbench', { query: { locator: locator.toLowerCase() } })
  const byBody = await api.call('postCommitWorkbench', { body: { Locator: { value: locator } } })
  const byText = await api.call('postCommitWorkbench', { body: { Locator: locator } })

  for (const { body } of [byQuery, byBody, byText]) expect(locatorOf(body.ReservationResponse.Reservation)).toBe(locator)
})

it('refuses a locator that does not exist, with status 200', async () => {
  const { status, body } = await api.call('postCommitWorkbench', { query: { Locator: 'ZZZZZZ' } })

  expect(status).toBe(200)
  expect(errorOf(body)).toMatchObject({ Message: 'RECORD LOCATOR DOES NOT EXIST', SourceCode: '4132' })
})

it('does not take a locator for a workbench', async () => {
  const locator = locatorOf(await client(api).hold())
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: locator } })

  expect(errorOf(body).SourceCode).toBe('4100')
})
