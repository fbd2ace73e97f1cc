import { expect, it } from 'vitest'
import { eraseTraveler } from '../../lib/platform/erase-traveler.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { type Json, startApi } from '../support/api.ts'
import { ledger } from '../support/ledger.ts'
import { placeOnQueue } from '../support/queue.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf, testCard } from '../support/trip.ts'

it('an erased traveler is found nowhere but in what expires by itself; amounts and numbers stay', async () => {
  const api = await startApi()
  const ticketed = await client(api).ticket({}, {}, cardBody(testCard))
  const locator = locatorOf(ticketed)
  await placeOnQueue(api, locator, 41)
  const [traveler] = (await ledger(api).reservation(locator)).travelers
  const canaries = [
    traveler.given,
    traveler.surname,
    ...(traveler.emails ?? []).map(({ value }: Json) => value),
    ...(traveler.telephones ?? []).map(({ phoneNumber }: Json) => phoneNumber),
  ].map((text: string) => text.toLowerCase())
  const leaks = (value: unknown) => canaries.some((one) => JSON.stringify(value).toLowerCase().includes(one))
  const leaking = async () => [
    ...new Set((await ledger(api).everything()).filter(leaks).map(({ table }) => table)),
  ]
  const read = () => api.call('retrieveReservationByLocator', { query: { Locator: locator } })
  const before = await leaking()
  const amounts = documentsOf((await read()).body.ReservationResponse.Reservation)

  await eraseTraveler(
    api.service.database.store,
    { accessGroup: sandboxAccount.accessGroup, locator, travelerId: traveler.id },
    api.now(),
  )
  const shown = await read()

  expect(before).toEqual(expect.arrayContaining(['reservations', 'documents', 'queueItems']))
  // Workbenches go within a day after their outcome.
  expect((await leaking()).filter((table) => table !== 'workbenches')).toEqual([])
  expect(errorOf(shown.body)).toBeUndefined()
  expect(leaks(shown.body)).toBe(false)
  const kept = documentsOf(shown.body.ReservationResponse.Reservation)
  expect(kept.map(({ Number: number, Amount }) => [number, Amount])).toEqual(
    amounts.map(({ Number: number, Amount }) => [number, Amount]),
  )
  await api.close()
})

it('names that are unknown change nothing', async () => {
  const api = await startApi()
  const named = { accessGroup: sandboxAccount.accessGroup, locator: 'ABCDEF', travelerId: 'x' }
  await expect(eraseTraveler(api.service.database.store, named, api.now())).rejects.toThrow(/ABCDEF/)
  await expect(
    eraseTraveler(api.service.database.store, { ...named, accessGroup: 'none' }, api.now()),
  ).rejects.toThrow(/no access group/)
  await api.close()
})
