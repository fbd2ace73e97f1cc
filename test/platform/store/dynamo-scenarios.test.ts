import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { requireBalance, withSeats } from '../../support/campaign.ts'
import { startDynalite } from '../../support/dynalite/start-dynalite.ts'
import { flows } from '../../support/flows.ts'
import { confirmationsOf, findOffer, isFlexible, recordLocatorsOf, stayBody } from '../../support/stay.ts'
import { outboundDate } from '../../support/trip.ts'

/** All other tests run over the embedded database; here whole flows run over the store that AWS has. */
let api: Api
beforeAll(async () => {
  api = await startApi({ openDatabase: startDynalite })
})
afterAll(() => api.close())

it.each(flows)('over DynamoDB: $name', async ({ name, prepare }) => {
  const { picked } = await withSeats(api, outboundDate, 9, 9)
  const { sendRequest, isDone } = await prepare(api, picked)
  const answer = await sendRequest()

  expect(isDone(answer)).toBe(true)
  await requireBalance(api, name)
})

it('over DynamoDB: rooms are booked, retrieved and cancelled', async () => {
  const offering = await findOffer(api, {}, isFlexible)
  const created = await api.call('createHotelReservation', { body: stayBody(offering) })
  const [Identifier = ''] = recordLocatorsOf(created.body)
  const retrieved = await api.call('retrieveHotelReservation', { path: { Identifier } })
  const [supplierLocator = ''] = confirmationsOf(created.body)
  const cancelled = await api.call('cancelHotelOffer', { path: { Identifier }, query: { supplierLocator } })

  expect(confirmationsOf(retrieved.body)).toEqual([supplierLocator])
  expect(cancelled.status).toBe(200)
  await requireBalance(api, 'hotel')
})
