import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAncillary } from '../../support/ancillary.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { cashBody, client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const remove = (workbench: string, name: string) =>
  api.call('removeTraveler', { path: { ReservationResource_Identifier: workbench, Identifier: name } })

it('removes one traveler, once, and never reuses the reference', async () => {
  const workbench = await client(api).openWorkbench()
  await client(api).addTraveler(workbench)
  const named = await client(api).addTraveler(workbench, { id: 'trav_9', Identifier: { value: 'T-9' } })
  expect((await remove(workbench, named.Identifier.value)).status).toBe(204)
  const removed = await remove(workbench, 'travelerRefId_1')
  const again = await remove(workbench, 'travelerRefId_1')

  expect([removed.status, errorOf(again.body).SourceCode]).toEqual([204, '4106'])
  expect((await client(api).addTraveler(workbench)).id).toBe('travelerRefId_3')
})

it('payments no longer name the traveler; one for this traveler only is removed', async () => {
  const agent = client(api)
  const { workbench, offer } = await agent.prepare({ passengers: [{ number: 3, passengerTypeCode: 'ADT' }] })
  for (const id of ['second', 'third']) await agent.addTraveler(workbench, { id })
  const path = { ReservationResource_Identifier: workbench }
  await api.call('addFormOfPayment', { path, body: cashBody })
  const pay = (...ids: string[]) =>
    api.call('addPayment', {
      path,
      body: {
        Amount: { value: 1, code: 'GBP' },
        FormOfPaymentIdentifier: { id: cashBody.id },
        OfferIdentifier: [{ id: offer.id }],
        TravelerIdentifierRef: ids.map((id) => ({ id })),
      },
    })
  await pay('travelerRefId_1', 'second')
  await pay('third')
  await remove(workbench, 'second')
  await remove(workbench, 'third')
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect(body.ReservationResponse.Reservation.Payment).toMatchObject([
    { TravelerIdentifierRef: [{ id: 'travelerRefId_1' }] },
  ])
})

it('services that are not booked yet for the traveler are removed', async () => {
  const { workbench, offer } = await client(api).prepare()
  await addAncillary(api, workbench)
  await remove(workbench, 'travelerRefId_1')
  await client(api).addTraveler(workbench)

  expect((await client(api).committed(workbench)).Offer.map(({ id }: Json) => id)).toEqual([offer.id])
})

it('a reservation is not committed without the travelers that were priced', async () => {
  const { workbench } = await client(api).prepare()
  await remove(workbench, 'travelerRefId_1')

  expect(errorOf((await client(api).commit(workbench)).body).SourceCode).toBe('4111')
})
