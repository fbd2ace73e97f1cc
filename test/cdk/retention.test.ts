import { expect, it } from 'vitest'
import { readDeploymentSettings } from '../../cdk/deployment-settings.ts'
import { type Json, synthesised } from '../support/synthesised.ts'

/** Descriptions of the functions that are told for how many months reservations and documents are kept. */
const told = async (context: Readonly<Record<string, unknown>>): Promise<Json[]> =>
  (await synthesised(context)).ofType('AWS::Lambda::Function').flatMap(([id, { Environment }]) => {
    const months = Environment?.Variables.RETENTION_MONTHS
    return months === undefined ? [] : [[/^Functions(\w+)Function/.exec(id)?.[1], months]]
  })

it('the functions that file reservations and documents know how long they are kept', async () => {
  expect(Object.fromEntries(await told({ retention: '24' }))).toEqual({
    commitsteps: '24',
    expireholds: '24',
    reconcileorders: '24',
    hotelbooking: '24',
  })
}, 300_000)

it('without the setting everything is kept', async () => {
  expect(await told({})).toEqual([])
}, 300_000)

it.each(['0', 'ever', '1201', '1.5'])('a retention of %s is refused', (retention) => {
  expect(() => readDeploymentSettings((name) => ({ retention })[name as 'retention'])).toThrow(
    /^context: .*retention/,
  )
})
