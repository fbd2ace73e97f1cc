import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sizes } from '../../lib/kernel/limits.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { ledger } from '../support/ledger.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf } from '../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** A held reservation whose history has grown, as over years of changes, to so many bytes. */
async function heldWithHistory(bytes: number): Promise<Json> {
  const held = await client(api).hold()
  const { store, rows } = api.service.database
  const { id } = await ledger(api).reservation(locatorOf(held))
  const { pk = '' } = (await rows('reservations')).find((row) => row.pk.endsWith(`#${id}`)) ?? {}
  const { value, version } = (await store.read<Json>('reservations', pk)) ?? { value: {}, version: 0 }
  const past = { at: api.now(), kind: 'changed', receivedFrom: randomBytes(bytes).toString('base64') }
  await store.replace('reservations', pk, { ...value, events: [...value.events, past] }, version)
  return held
}

it('a reservation that is nearly full is refused before anything is charged or sold', async () => {
  const held = await heldWithHistory(sizes.reservationBytes)
  const workbench = await client(api).reopen(locatorOf(held))
  await client(api).pay(workbench, held.Offer[0], cardBody())
  const { body } = await client(api).commit(workbench)

  expect(errorOf(body).Message).toContain('RESERVATION HOLDS TOO MUCH')
  expect(await ledger(api).charges()).toEqual([])
  expect(await ledger(api).documents()).toEqual([])
})

it('it can still be cancelled', async () => {
  const held = await heldWithHistory(sizes.reservationBytes)
  const { body } = await api.call('cancelReservation', { path: { Identifier: locatorOf(held) } })

  expect(errorOf(body)).toBeUndefined()
})

it('one with a long history and space left is ticketed', async () => {
  const held = await heldWithHistory(sizes.reservationBytes / 2)
  const workbench = await client(api).reopen(locatorOf(held))
  await client(api).pay(workbench, held.Offer[0], cardBody())

  expect(documentsOf(await client(api).committed(workbench))).toHaveLength(1)
})
