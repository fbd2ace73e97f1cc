import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readDeploymentSettings } from '../../cdk/deployment-settings.ts'
import { readAgencies } from '../../lib/platform/agency-directory.ts'

const shipped = 'lib/platform/agencies.json'
const content = () => JSON.parse(readFileSync(shipped, 'utf8'))

it('the shipped agencies are read by the service, and accepted for a deployment', () => {
  expect(readAgencies(content())).toEqual(content())
  expect(readDeploymentSettings((name) => (name === 'agencies' ? shipped : undefined)).agencies).toBe(shipped)
})

it.each([
  ['an unknown member', { flexibleSearching: true }, /flexibleSearching/],
  ['a switch that is none', { issuesTickets: 'no' }, /issuesTickets/],
  ['a time zone that there is not', { zone: 'Europe/Nowhere' }, /zone/],
])('an agency with %s is refused', (_name, more, message) => {
  const [group] = content()

  expect(() => readAgencies([{ ...group, agencies: [{ ...group.agencies[0], ...more }] }])).toThrow(message)
})

it('an access group without an agency is refused', () => {
  const [group] = content()

  expect(() => readAgencies([{ ...group, agencies: [] }])).toThrow(/agencies/)
})
