/**
 * Quotas of an AWS account that somebody used for a while, and whether more is given on request. Source: the quota pages of the
 * services, read in November 2026. An account of its first days has less: ten functions at a time.
 */
export const quotas = {
  concurrency: { name: 'functions at a time', value: 1_000, more: 'tens of thousands on request' },
  gateway: { name: 'requests a second', value: 10_000, more: 'on request; in some Regions 2,500 at first' },
  starts: { name: 'commits started a second', value: 300, more: 'on request' },
  startsElsewhere: {
    name: 'the same outside us-east-1, us-west-2, eu-west-1',
    value: 150,
    more: 'on request',
  },
  transitions: { name: 'transitions of commits a second', value: 5_000, more: 'on request' },
  transitionsElsewhere: {
    name: 'the same outside us-east-1, us-west-2, eu-west-1',
    value: 800,
    more: 'on request',
  },
  writes: { name: 'write units a second, offer caches', value: 40_000, more: 'on request' },
  newTableWrites: {
    name: 'the same, a table on its first day',
    value: 4_000,
    more: 'warm throughput, set before',
  },
} as const
