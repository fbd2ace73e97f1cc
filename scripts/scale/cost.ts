import { bytesKeptPerBooking, logBytesPerRequest, type Month } from './load.ts'
import { prices } from './prices-table.ts'

/** A line of the bill, in dollars a month. */
export interface CostLine {
  readonly name: string
  readonly dollars: number
}

/** A price by tiers of an amount. */
function tiered(
  amount: number,
  tiers: readonly { readonly upTo: number; readonly dollars: number }[],
): number {
  let from = 0
  let sum = 0
  for (const { upTo, dollars } of tiers) {
    sum += Math.max(0, Math.min(amount, upTo) - from) * dollars
    from = upTo
  }
  return sum
}

const millions = (count: number): number => count / 1e6
/** Bookings stay for a year before somebody asks for less. */
const monthsKept = 12
/** Share of searches and of other requests that are traced, and months that logs stay. */
const traced = { searches: 0.001, others: 1 }
const logMonths = 3
/** Calls of keys for a booking: its card in and out, and the keys of the tables. */
const keyRequestsPerBooking = 6

/** What the requests of a month cost; what a stack costs that stands still comes on top. */
export function costOfRequests(month: Month): CostLine[] {
  const keptGigabytes = (month.bookings * monthsKept * bytesKeptPerBooking) / 1e9
  const logGigabytes = (month.requests * logBytesPerRequest) / 1e9
  const others = month.requests - month.searches
  return [
    {
      name: 'API Gateway',
      dollars: tiered(
        millions(month.requests),
        prices.gatewayPerMillion.map(({ upToMillions, dollars }) => ({ upTo: upToMillions, dollars })),
      ),
    },
    { name: 'firewall', dollars: millions(month.requests) * prices.firewallPerMillion },
    { name: 'search functions', dollars: month.searchGigabyteSeconds * prices.functionGigabyteSecond },
    {
      name: 'other functions',
      dollars:
        month.otherGigabyteSeconds * prices.functionGigabyteSecond +
        millions(month.functionCalls) * prices.functionPerMillion,
    },
    { name: 'commit workflow', dollars: millions(month.transitions) * prices.transitionsPerMillion },
    { name: 'table writes', dollars: millions(month.writeUnits) * prices.tableWritesPerMillion },
    { name: 'table reads', dollars: millions(month.readUnits) * prices.tableReadsPerMillion },
    {
      name: 'table storage, with recovery',
      dollars: keptGigabytes * (prices.tableGigabyteMonth + prices.recoveryGigabyteMonth),
    },
    {
      name: 'logs',
      dollars: logGigabytes * (prices.logsPerGigabyte + logMonths * prices.logsGigabyteMonth),
    },
    {
      name: 'traces',
      dollars: millions(month.searches * traced.searches + others * traced.others) * prices.tracesPerMillion,
    },
    {
      name: 'key requests',
      dollars: millions(month.bookings * keyRequestsPerBooking) * prices.keyRequestsPerMillion,
    },
    {
      name: 'transfer out',
      dollars: tiered(
        month.answerGigabytes,
        prices.transferPerGigabyte.map(({ upToGigabytes, dollars }) => ({ upTo: upToGigabytes, dollars })),
      ),
    },
  ]
}

export const sumOf = (lines: readonly CostLine[]): number =>
  lines.reduce((sum, { dollars }) => sum + dollars, 0)
