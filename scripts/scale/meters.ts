import type { CostLine } from './cost.ts'
import { standingPrices as prices } from './standing-prices-table.ts'

/** A synthesised template, as much of it as is counted. */
export interface CountedTemplate {
  readonly Resources: Readonly<Record<string, CountedResource>>
}

interface CountedResource {
  readonly Type: string
  readonly Properties?: Readonly<Record<string, unknown>>
}

/** What of a template is paid for without requests, and how many metrics of its own it sends with them. */
export interface Meters {
  readonly keys: number
  readonly firewalls: number
  readonly firewallRules: number
  readonly alarms: number
  readonly alarmMetrics: number
  readonly dashboards: number
  readonly machineClients: number
  readonly logGroups: number
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Metrics that an alarm looks at: one, or those under its expressions. */
function metricsUnder({ Properties = {} }: CountedResource): number {
  const queries = listOf(Properties.Metrics)
  return queries.length === 0 ? 1 : queries.filter((query) => 'MetricStat' in Object(query)).length
}

export function metersOf({ Resources }: CountedTemplate): Meters {
  const ofType = (type: string) => Object.values(Resources).filter(({ Type }) => Type === type)
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const firewalls = ofType('AWS::WAFv2::WebACL')
  const alarms = ofType('AWS::CloudWatch::Alarm')
  return {
    keys: ofType('AWS::KMS::Key').length,
    firewalls: firewalls.length,
    firewallRules: sum(firewalls.map(({ Properties }) => listOf(Properties?.Rules).length)),
    alarms: alarms.length,
    alarmMetrics: sum(alarms.map(metricsUnder)),
    dashboards: ofType('AWS::CloudWatch::Dashboard').length,
    machineClients: ofType('AWS::Cognito::UserPoolClient').filter(({ Properties }) =>
      listOf(Properties?.AllowedOAuthFlows).includes('client_credentials'),
    ).length,
    logGroups: ofType('AWS::Logs::LogGroup').length,
  }
}

/** What a stack costs a month that stands still; log groups cost nothing by themselves. */
export const costOfStanding = (meters: Meters): CostLine[] => [
  { name: 'keys', dollars: meters.keys * prices.key },
  {
    name: 'firewall, standing',
    dollars: meters.firewalls * prices.firewall + meters.firewallRules * prices.firewallRule,
  },
  { name: 'alarms', dollars: meters.alarmMetrics * prices.alarmMetric },
  { name: 'dashboard', dollars: meters.dashboards * prices.dashboard },
  { name: 'client of machines', dollars: meters.machineClients * prices.machineClient },
  // How old the oldest open commit and the oldest due hold are, is sent all the time.
  { name: 'metrics, standing', dollars: 2 * prices.ownMetric },
]

/** Two of each family, and one of the stack, in months in which every family is used. */
export const costOfMetrics = (families: number): CostLine => ({
  name: 'metrics',
  dollars: (2 * families + 1) * prices.ownMetric,
})
