/**
 * List prices of AWS in US dollars, Region us-east-1, without support, tax, discounts and free tiers.
 * Source: the price pages of the services, read in November 2026 (aws.amazon.com/api-gateway/pricing and so on). Other Regions
 * differ by up to a third.
 */
export const prices = {
  /** REST API requests a million: up to so many million requests a month. */
  gatewayPerMillion: [
    { upToMillions: 333, dollars: 3.5 },
    { upToMillions: 1_000, dollars: 2.8 },
    { upToMillions: 20_000, dollars: 2.38 },
    { upToMillions: Number.POSITIVE_INFINITY, dollars: 1.51 },
  ],
  firewallPerMillion: 0.6,
  functionPerMillion: 0.2,
  /** ARM. */
  functionGigabyteSecond: 0.0000133334,
  tableWritesPerMillion: 0.625,
  tableReadsPerMillion: 0.125,
  tableGigabyteMonth: 0.25,
  recoveryGigabyteMonth: 0.2,
  transitionsPerMillion: 25,
  /** Vended and custom logs: up to so many gigabytes a month. */
  logsPerGigabyte: 0.5,
  logsGigabyteMonth: 0.03,
  tracesPerMillion: 5,
  keyRequestsPerMillion: 3,
  transferPerGigabyte: [
    { upToGigabytes: 10_240, dollars: 0.09 },
    { upToGigabytes: 51_200, dollars: 0.085 },
    { upToGigabytes: 153_600, dollars: 0.07 },
    { upToGigabytes: Number.POSITIVE_INFINITY, dollars: 0.05 },
  ],
} as const
