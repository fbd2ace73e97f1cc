import { afterAll, beforeAll, expect, it } from 'vitest'
import { minutesMs } from '../../../lib/kernel/instant.ts'
import { type LocalDatabase, startDatabase } from '../../../lib/platform/local/database.ts'
import { type Api, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { client, errorOf, locatorOf, pickOffers, selectionBody } from '../../support/trip.ts'

let api: Api
let database: LocalDatabase
beforeAll(async () => {
  api = await startApi()
  database = api.service.database
})
afterAll(() => api.close())

it('deletes what has expired, and nothing else: a client gets the same refusal', async () => {
  const agent = client(api)
  const held = locatorOf(await agent.hold())
  const workbench = await agent.openWorkbench()
  const found = pickOffers(await agent.search())
  const addFound = () =>
    api.call('addOffer', { path: { ReservationResource_Identifier: workbench }, body: selectionBody(found) })
  const early = await database.sweep(api.now())
  const inTime = await addFound()
  api.advance(13)
  const expired = await addFound()
  const swept = await database.sweep(api.now())
  const gone = await addFound()
  const kept = await api.call('retrieveReservation', { path: { Identifier: held } })

  expect(early).toBe(0)
  expect(inTime.body.OfferListResponse.OfferID).toHaveLength(1)
  expect(swept).toBeGreaterThan(0)
  expect(await ledger(api).caches()).toEqual([])
  // Until it is swept the text also has when it expired.
  expect([gone, expired].map(({ body }) => errorOf(body).SourceCode)).toEqual(['4101', '4101'])
  expect(locatorOf(kept.body.ReservationResponse.Reservation)).toBe(held)
})

it('deletes any number of items', async () => {
  const items = Array.from({ length: 1_050 }, (_, index) => `item-${index}`)
  const deleteAfterEpochSec = Math.floor(Date.now() / 1000) + 60
  const empty = await startDatabase()
  for (const item of items) await empty.store.put('cards', item, {}, { deleteAfterEpochSec })
  await empty.store.put('cards', 'lasts', {})
  await empty.store.put('cards', 'later', {}, { deleteAfterEpochSec: deleteAfterEpochSec + 60 })
  const swept = await empty.sweep(Date.now() + minutesMs(1.5))
  const rows = await empty.rows('cards')
  await empty.close()

  expect(swept).toBe(items.length)
  expect(rows.map(({ pk }) => pk)).toEqual(['lasts', 'later'])
})

it('what a client at an earlier time stored stays for a day, while its own clock goes on', async () => {
  const earlier = { headers: { 'x-sandbox-clock': '-P600D' } }
  const opened = await api.call('newWorkbench', { body: {}, ...earlier })
  const Identifier = opened.body.ReservationResponse.Identifier.value
  await database.sweep(Date.now() + minutesMs(23 * 60))
  const found = await api.call('retrieveWorkbench', { path: { Identifier }, ...earlier })
  await database.sweep(Date.now() + minutesMs(25 * 60))
  const gone = await api.call('retrieveWorkbench', { path: { Identifier }, ...earlier })

  expect(errorOf(found.body)).toBeUndefined()
  expect(errorOf(gone.body)).toBeDefined()
})
