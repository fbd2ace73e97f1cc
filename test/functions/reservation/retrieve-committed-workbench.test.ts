import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, startApi } from '../../support/api.ts'
import { pausingSteps } from '../../support/pausing-steps.ts'
import { client, errorOf } from '../../support/trip.ts'

const pausing = pausingSteps()

let api: Api
beforeAll(async () => {
  api = await startApi(pausing.options)
})
afterAll(() => api.close())

const retrieve = (Identifier: string, more: object = {}) =>
  api.call('retrieveReservation', { path: { Identifier }, ...more })

it('a committed workbench finds its reservation, for its own tenant only', async () => {
  const { workbench } = await client(api).prepare()
  const held = await client(api).committed(workbench)
  const found = await retrieve(workbench)
  const typed = await retrieve(workbench, { query: { identifierType: 'Reservation' } })
  const asLocator = await retrieve(workbench, { query: { identifierType: 'Locator' } })
  const others = await retrieve(workbench, { as: otherAccount })

  expect(found.body.ReservationResponse.Reservation).toEqual(held)
  expect(found.body.ReservationResponse.Identifier).toEqual(held.Identifier)
  expect(typed.body.ReservationResponse.Reservation).toEqual(held)
  expect(errorOf(asLocator.body).SourceCode).toBe('4132')
  expect(errorOf(others.body).SourceCode).toBe('4132')
})

it('a post-commit workbench finds the reservation that it changed', async () => {
  const held = await client(api).hold()
  const workbench = await client(api).reopen(held.Receipt[0].Confirmation.Locator.value)
  await client(api).pay(workbench, held.Offer[0])
  const ticketed = await client(api).committed(workbench)

  expect((await retrieve(workbench)).body.ReservationResponse.Reservation).toEqual(ticketed)
})

it('an open or discarded workbench is no reservation', async () => {
  const { workbench } = await client(api).prepare()
  const open = await retrieve(workbench)
  await api.call('discardWorkbench', { path: { Identifier: workbench } })

  expect(errorOf(open.body).SourceCode).toBe('4132')
  expect(errorOf((await retrieve(workbench)).body).SourceCode).toBe('4132')
})

it('while its commit runs the answer says so', async () => {
  const { workbench } = await client(api).prepare()
  const { quick, isReached } = await pausing.during(
    1,
    () => client(api).committed(workbench),
    () => retrieve(workbench),
  )

  expect(isReached).toBe(true)
  expect(quick.body.ReservationResponse).toMatchObject({
    reservationStatus: 'Pending',
    Identifier: { value: workbench },
  })
})
