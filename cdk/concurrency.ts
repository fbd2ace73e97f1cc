import type { FamilyName } from '../lib/contract/catalogue.ts'
import type { AroundName } from './function-plan.ts'

type FunctionName = FamilyName | AroundName

/** Lambda refuses to leave less than this to the functions without a part of their own. */
const leastShared = 100

/**
 * Parts of the concurrency, in percent of what is above `leastShared`. A part is kept for its function and is the most that
 * it gets: what sells cannot be starved by searches, and searches cannot take everything. The other functions share the
 * rest.
 */
const shares: Readonly<Partial<Record<FunctionName, number>>> = {
  'commit-steps': 22,
  workbench: 9,
  'single-payload': 3,
  ticketing: 2,
  reservation: 1,
  'ndc-change': 1,
  exchange: 1,
  car: 1,
  'hotel-booking': 1,
  authorizer: 3,
  token: 1,
  'resume-commits': 1,
  'expire-holds': 1,
  search: 40,
  flex: 4,
}

export type ConcurrencyParts = ReadonlyMap<string, number>

/**
 * How many may run at a time, of each function that has a part of its own.
 *
 * @param concurrency the account's quota in this region; `off`: no function has a part
 * @throws Error when less than 100 would be left to the others
 */
export function concurrencyParts(concurrency: number | 'off'): ConcurrencyParts {
  if (concurrency === 'off') return new Map()
  const parts = new Map(
    Object.entries(shares).map(([name, percent]) => [
      name,
      Math.max(1, Math.floor(((concurrency - leastShared) * percent) / 100)),
    ]),
  )
  const rest = concurrency - [...parts.values()].reduce((sum, part) => sum + part, 0)
  if (rest < leastShared)
    throw new Error(
      `concurrency: of ${concurrency} functions at a time ${rest} would be left to share, and Lambda wants ${leastShared}; ask for a higher quota, or set it to off`,
    )
  return parts
}
