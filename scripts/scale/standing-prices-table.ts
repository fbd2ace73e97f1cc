/**
 * List prices of AWS in US dollars a month, Region us-east-1, for what is there whether or not anybody sends a request. Without
 * free tiers, taxes and discounts. Source: the price pages of the services, read in November 2026
 * (aws.amazon.com/kms/pricing, /waf/pricing, /cloudwatch/pricing, /cognito/pricing).
 */
export const standingPrices = {
  /** Each; rotation adds one in the first and in the second year. */
  key: 1,
  firewall: 5,
  firewallRule: 1,
  /** Each metric under an alarm. */
  alarmMetric: 0.1,
  dashboard: 3,
  /** Each metric of its own, in hours in which it is sent. */
  ownMetric: 0.3,
  /** Each client of machines: one that may get tokens without a user. */
  machineClient: 6,
} as const
