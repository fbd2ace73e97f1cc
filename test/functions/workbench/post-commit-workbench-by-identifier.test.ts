import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('opens the same workbench by the reservation’s identifier as by its locator', async () => {
  const held = await client(api).hold()
  const reopen = (Identifier: string) => api.call('postCommitWorkbenchByIdentifier', { path: { Identifier } })
  const { body, headers } = await reopen(held.Identifier.value)
  const { Reservation, Identifier } = body.ReservationResponse
  const byLocator = await reopen(locatorOf(held))

  expect(Reservation).toMatchObject({
    Identifier: { value: Identifier.value },
    Offer: held.Offer,
    Traveler: held.Traveler,
  })
  expect(headers.serviceplussessionidentifier).toBe(Identifier.value)
  expect(headers.deprecation).toBe('true')
  expect(locatorOf(Reservation)).toBe(locatorOf(held))
  expect(locatorOf(byLocator.body.ReservationResponse.Reservation)).toBe(locatorOf(held))
})

it('knows no identifier of another agency', async () => {
  const held = await client(api).hold()
  const { body } = await api.call('postCommitWorkbenchByIdentifier', {
    path: { Identifier: held.Identifier.value },
    as: otherAccount,
  })

  expect(errorOf(body)).toMatchObject({
    Message: 'RESERVATION DOES NOT EXIST OR CANNOT BE FOUND',
    SourceCode: '4132',
  })
})
