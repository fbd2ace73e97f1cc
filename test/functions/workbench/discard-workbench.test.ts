import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const discard = (workbench: string) => api.call('discardWorkbench', { path: { Identifier: workbench } })

it('removes the workbench and its content', async () => {
  const { workbench } = await client(api).prepare()
  const first = await discard(workbench)
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect([first.status, first.body]).toEqual([204, undefined])
  expect(errorOf(body).SourceCode).toBe('4100')
})

it.each([{}, { ReservationID: {} }])('needs no body, and accepts %j', async (body) => {
  const workbench = await client(api).openWorkbench()

  expect((await api.call('discardWorkbench', { path: { Identifier: workbench }, body })).status).toBe(204)
})

it('refuses a second time', async () => {
  const workbench = await client(api).openWorkbench()
  await discard(workbench)

  expect(errorOf((await discard(workbench)).body).Message).toBe('RESERVATION WORKBENCH ID DOES NOT EXIST')
})

it('leaves the reservation that it was opened for untouched', async () => {
  const held = await client(api).hold()
  const workbench = await client(api).reopen(locatorOf(held))
  await api.call('cancelItems', {
    path: { ReservationResource_Identifier: workbench },
    body: { cancelAllInd: true },
  })
  await discard(workbench)
  const { body } = await api.call('retrieveReservation', { path: { Identifier: locatorOf(held) } })

  expect(body.ReservationResponse.Reservation.Offer).toEqual(held.Offer)
})

it('refuses a workbench that was committed', async () => {
  const { workbench } = await client(api).prepare()
  await client(api).committed(workbench)

  expect(errorOf((await discard(workbench)).body).SourceCode).toBe('4100')
})
