import { beforeAll, describe, expect, it } from 'vitest'
import { familyNames } from '../../cdk/function-plan.ts'
import { sumOf } from '../../scripts/scale/cost.ts'
import { costOfMetrics, costOfStanding, metersOf } from '../../scripts/scale/meters.ts'
import { type Json, synthesised } from '../support/synthesised.ts'

type Synthesised = Awaited<ReturnType<typeof synthesised>>
let prod: Synthesised

beforeAll(async () => {
  prod = await synthesised({ stage: 'prod', alarmEmail: 'operator@example.test' })
}, 300_000)

const alarm = (id: string): Json => {
  const found = prod.ofType('AWS::CloudWatch::Alarm').filter(([name]) => name.startsWith(`Alarms${id}`))
  expect(found, id).toHaveLength(1)
  return found[0]?.[1]
}
const alarmsOf = (metric: string): Json[] =>
  prod
    .ofType('AWS::CloudWatch::Alarm')
    .map(([, properties]) => properties)
    .filter(({ MetricName }) => MetricName === metric)

describe('the alarms', () => {
  it.each(['Interface', 'Token'])('of the errors of %s look at their share and their number', (api) => {
    const { Metrics } = alarm(`${api}Errors`)
    const expressions = Metrics.flatMap(({ Expression }: Json) => Expression ?? [])

    expect(expressions).toEqual([expect.stringMatching(/errors > 5 AND errors > requests \/ 1000/)])
    expect(Metrics.flatMap(({ MetricStat }: Json) => MetricStat?.Metric.MetricName ?? []).sort()).toEqual([
      '5XXError',
      'Count',
    ])
  })

  it('of durations and latencies do not go off for one slow request', () => {
    for (const metric of ['Duration', 'Latency', 'ExecutionTime']) {
      const found = alarmsOf(metric)

      expect(found.length, metric).toBeGreaterThan(0)
      for (const { ExtendedStatistic } of found) expect(ExtendedStatistic).toBe('p99')
    }
  })

  it('tell of every quota before or when it is used up', () => {
    expect(alarmsOf('ExecutionThrottled')).toHaveLength(1)
    expect(alarmsOf('capacityErrors')).toMatchObject([{ Namespace: 'tripwright' }])
    expect(alarm('FunctionsThrottled')).toMatchObject({ MetricName: 'Throttles' })
    expect(alarm('ConcurrencyHigh')).toMatchObject({ Threshold: 80 })
    expect(JSON.stringify(alarm('ConcurrencyHigh').Metrics)).toContain('SERVICE_QUOTA')
  })
})

describe('the meters', () => {
  it('log in JSON, without a line of the platform for every call', () => {
    for (const [id, { LoggingConfig }] of prod.ofType('AWS::Lambda::Function'))
      expect(LoggingConfig, id).toMatchObject({
        LogFormat: 'JSON',
        SystemLogLevel: 'WARN',
        ApplicationLogLevel: 'INFO',
      })
  })

  it('trace one search in a thousand and a second, and everything else', () => {
    const rules = prod
      .ofType('AWS::XRay::SamplingRule')
      .map(([, { SamplingRule }]) => SamplingRule)
      .sort((a, b) => a.Priority - b.Priority)

    expect(rules).toMatchObject([
      { URLPath: '*search/*', FixedRate: 0.001, ReservoirSize: 1 },
      { URLPath: '*', FixedRate: 1 },
    ])
    const [[, { Name }] = []] = prod.ofType('AWS::ApiGateway::RestApi')
    for (const { ServiceName, ServiceType } of rules)
      expect({ ServiceName, ServiceType }).toEqual({
        ServiceName: `${Name}/11`,
        ServiceType: 'AWS::ApiGateway::Stage',
      })
  })
})

describe('the bill', () => {
  const standingOf = ({ resources }: Synthesised) => costOfStanding(metersOf({ Resources: resources }))

  it('of a stack that stands still is below 20 dollars a month, of dev below 10', async () => {
    const dev = await synthesised({ stage: 'dev' })

    expect(sumOf(standingOf(prod))).toBeLessThan(20)
    expect(sumOf(standingOf(dev))).toBeLessThan(10)
  })

  it('counts what is paid for', () => {
    const { keys, firewalls, firewallRules, alarms, alarmMetrics } = metersOf({ Resources: prod.resources })

    expect({ keys, firewalls, firewallRules }).toEqual({ keys: 2, firewalls: 1, firewallRules: 4 })
    expect(alarms).toBe(prod.ofType('AWS::CloudWatch::Alarm').length)
    expect(alarmMetrics).toBeGreaterThan(alarms)
  })

  it('of metrics is small however many operations there are', () => {
    expect(costOfMetrics(familyNames.length).dollars).toBeLessThan(15)
  })

  it('has a client of machines in it only where the operator wants one', async () => {
    const [without, withOne] = [await synthesised({}), await synthesised({ machineClient: 'on' })]

    expect(metersOf({ Resources: without.resources }).machineClients).toBe(0)
    expect(metersOf({ Resources: withOne.resources }).machineClients).toBe(1)
  })
})
