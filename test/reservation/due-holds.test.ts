import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalDatabase, startDatabase } from '../../lib/platform/local/database.ts'
import { dueHoldsOf, everyDueHold } from '../../lib/reservation/due-holds.ts'

let database: LocalDatabase
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.close())

it('the expiry sweep finds holds of the current hour, and of as many hours before as it looks back', async () => {
  const { store } = database
  const at = (time: string) => Date.parse(`2027-03-01T${time}Z`)
  for (const [id, tenant, time] of [
    ['now', 'a', '10:59:59'],
    ['before', 'b', '09:00:00'],
    ['long before', 'a', '08:59:59'],
    ['later', 'a', '11:00:00'],
  ] as const)
    await dueHoldsOf(store, tenant).note(id, at(time))
  const foundAt = async (moment: number, hours: number) =>
    (await everyDueHold(store).until(moment, hours)).map(({ tenantId, reservationId }) => [
      tenantId,
      reservationId,
    ])

  expect(await foundAt(at('10:00:00'), 0)).toEqual([['a', 'now']])
  expect(await foundAt(at('10:30:00'), 1)).toEqual([
    ['a', 'now'],
    ['b', 'before'],
  ])

  await everyDueHold(store).forget({ hour: '2027-03-01T10', tenantId: 'a', reservationId: 'now' })
  expect(await foundAt(at('10:30:00'), 2)).toEqual([
    ['b', 'before'],
    ['a', 'long before'],
  ])
})
