import { afterAll, expect, it } from 'vitest'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { StaleItem } from '../../lib/kernel/store.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import { openWorkbench } from '../../lib/workbench/workbench.ts'
import { workbenchesOf } from '../../lib/workbench/workbenches.ts'
import { startOfTests } from '../support/api.ts'

const database = await startDatabase()
afterAll(() => database.close())

const workbenches = workbenchesOf(database.store, 'tenant')
const opened = async (id: string) => {
  await workbenches.create(openWorkbench(id, startOfTests))
  return { path: { ReservationResource_Identifier: id } }
}
const context = (now = startOfTests + 1000) => ({ now, stores: { workbenches } })
const countOne = changeWorkbench(
  ({ workbench }, _context: ReturnType<typeof context>) => ({
    workbench: { ...workbench, added: { ...workbench.added, offers: workbench.added.offers + 1 } },
  }),
  ({ workbench }) => workbench.added.offers,
)

it('saves the change as of now and answers with the workbench as it was saved', async () => {
  const request = await opened('changed')

  const answers = [await countOne(request, context(), {}), await countOne(request, context(), {})]

  expect(answers).toEqual([1, 2])
  expect(await workbenches.find('changed')).toMatchObject({
    touchedAt: startOfTests + 1000,
    version: 3,
    added: { offers: 2 },
  })
})

it('writes nothing when the change leaves the workbench as it is', async () => {
  const request = await opened('untouched')
  const look = changeWorkbench(
    ({ workbench }, _context: ReturnType<typeof context>) => ({
      workbench: workbench.offers.length > 0 ? workbench : undefined,
    }),
    ({ workbench }) => workbench.id,
  )

  expect(await look(request, context(), {})).toBe('untouched')

  expect(await workbenches.find('untouched')).toMatchObject({ touchedAt: startOfTests, version: 1 })
})

it('of ten changes at once keeps those that were answered, and refuses the others as a conflict', async () => {
  const request = await opened('busy')

  const ends = await Promise.allSettled(Array.from({ length: 10 }, () => countOne(request, context(), {})))

  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every((reason) => reason instanceof StaleItem)).toBe(true)
  expect(await workbenches.find('busy')).toMatchObject({ added: { offers: ends.length - refused.length } })
})

it('changes nothing in a workbench that is not there or expired', async () => {
  const request = await opened('expired')
  const change = () => {
    throw new Error('must not be reached')
  }
  const never = changeWorkbench<typeof request, ReturnType<typeof context>, object, never, undefined>(
    change,
    noContent,
  )

  const unknown = never({ path: { ReservationResource_Identifier: 'other' } }, context(), {})
  await expect(unknown).rejects.toEqual(new Refusal('workbenchUnknown'))
  const late = never(request, context(startOfTests + 30 * 60_000), {})
  await expect(late).rejects.toEqual(new Refusal('workbenchExpired'))
})
