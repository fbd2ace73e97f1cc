import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalDatabase, startDatabase } from '../../lib/platform/local/database.ts'
import { dueHoldsOf, everyDueHold } from '../../lib/reservation/due-holds.ts'

let database: LocalDatabase
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.close())

it('the expiry sweep finds holds of the current hour and of the hours before, the oldest first, for as long as they are kept', async () => {
  const { store } = database
  const at = (time: string) => Date.parse(`${time}Z`)
  for (const [id, tenant, time] of [
    ['now', 'a', '2027-03-08T10:59:59'],
    ['before', 'b', '2027-03-08T09:00:00'],
    ['a week ago', 'a', '2027-03-01T10:00:00'],
    ['longer ago', 'a', '2027-03-01T09:59:59'],
    ['later', 'a', '2027-03-08T11:00:00'],
  ] as const)
    await dueHoldsOf(store, tenant).note(id, at(time))
  const found = async () =>
    (await Array.fromAsync(everyDueHold(store).until(at('2027-03-08T10:30:00'))))
      .flat()
      .map(({ tenantId, reservationId }) => [tenantId, reservationId])

  expect(await found()).toEqual([
    ['a', 'a week ago'],
    ['b', 'before'],
    ['a', 'now'],
  ])

  await everyDueHold(store).forget({ hour: '2027-03-08T10', tenantId: 'a', reservationId: 'now' })
  expect(await found()).toEqual([
    ['a', 'a week ago'],
    ['b', 'before'],
  ])
})
