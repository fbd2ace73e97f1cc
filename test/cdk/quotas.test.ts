import { beforeAll, describe, expect, it } from 'vitest'
import { type Json, synthesised } from '../support/synthesised.ts'

/*
 * What AWS takes at most, and a first deployment would trip over. References have no length yet: an ARN has 160 characters at
 * most here, and counts as so many.
 */
const longestArn = 'x'.repeat(160)

const filled = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  if (Object.keys(value).some((name) => name === 'Ref' || name.startsWith('Fn::'))) return longestArn
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, filled(member)]))
}

describe('in prod', () => {
  let prod: Awaited<ReturnType<typeof synthesised>>
  beforeAll(async () => {
    prod = await synthesised({ stage: 'prod', alarmEmail: 'operator@example.test' })
  })

  const propertiesOf = (type: string): Json[] => prod.ofType(type).map(([, properties]) => properties)

  it('the environment of no function is longer than 4 KB', () => {
    const sizes = propertiesOf('AWS::Lambda::Function').map(({ Environment }) =>
      Object.entries<string>(filled(Environment.Variables)).reduce(
        (sum, [name, value]) => sum + name.length + value.length,
        0,
      ),
    )
    expect(sizes.length).toBeGreaterThan(20)
    expect(Math.max(...sizes)).toBeLessThan(4_096)
  })

  it('no policy is longer than 6,144 characters', () => {
    const sizes = propertiesOf('AWS::IAM::ManagedPolicy').map(
      ({ PolicyDocument }) => JSON.stringify(filled(PolicyDocument)).length,
    )
    expect(sizes.length).toBeGreaterThan(20)
    expect(Math.max(...sizes)).toBeLessThan(6_144)
  })

  it('no role has more than ten policies, no description is longer than 256 characters', () => {
    for (const { ManagedPolicyArns = [] } of propertiesOf('AWS::IAM::Role'))
      expect(ManagedPolicyArns.length).toBeLessThanOrEqual(10)
    for (const { Description = '' } of propertiesOf('AWS::Lambda::Function'))
      expect(Description.length).toBeLessThanOrEqual(256)
  })

  it('the definition of the commit is shorter than 1 MB, the dashboard than 500 kB', () => {
    for (const { DefinitionString } of propertiesOf('AWS::StepFunctions::StateMachine'))
      expect(JSON.stringify(DefinitionString).length).toBeLessThan(1_048_576)
    for (const { DashboardBody } of propertiesOf('AWS::CloudWatch::Dashboard'))
      expect(JSON.stringify(DashboardBody).length).toBeLessThan(500_000)
  })

  it('no function that somebody waits for runs longer than the gateway waits', () => {
    const timeouts = propertiesOf('AWS::Lambda::Function')
      .filter(
        ({ Environment: { Variables } }) =>
          !/expire-holds|resume-commits|reconcile-orders/.test(Variables.FUNCTION),
      )
      .map(({ Timeout }) => Timeout)
    expect(Math.max(...timeouts)).toBeLessThanOrEqual(29)
  })
})
