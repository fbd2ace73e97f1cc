import { commitSeconds, type Suppliers, suppliers, transitionsPerCommit, workSeconds } from './load.ts'
import type { Measured } from './measured.ts'
import { quotas } from './quotas-table.ts'
import { perBooking, perPeakSecond, type Size, sizes } from './sizes.ts'

/** A quota, what it allows, and what each size asks of it in its busiest second. */
export interface Limit {
  readonly name: string
  readonly value: number
  readonly more: string
  readonly asked: readonly number[]
}

const requestsPerBooking = Object.values(perBooking).reduce((sum, times) => sum + times, 0)

const requestsAtPeak = ({ searchesPerDay, bookingsPerDay }: Size): number =>
  perPeakSecond(searchesPerDay + bookingsPerDay * requestsPerBooking)

const commitsAtPeak = ({ bookingsPerDay }: Size): number =>
  perPeakSecond(bookingsPerDay) * (perBooking.commitWorkbench ?? 1)

const transitionsAtPeak = (size: Size): number => commitsAtPeak(size) * transitionsPerCommit

/**
 * How near each size comes to each quota in its busiest second, from what a search was measured to take. Functions at a time
 * depend on how long suppliers take, the others do not.
 */
export function limitsOf(search: Measured): Limit[] {
  const writes = ({ searchesPerDay }: Size): number => perPeakSecond(searchesPerDay) * search.writeUnits
  const functions =
    ({ searchSeconds, stepSeconds, memoryMegabytes }: Suppliers) =>
    (size: Size): number =>
      perPeakSecond(size.searchesPerDay) * (workSeconds(search, memoryMegabytes) + searchSeconds) +
      commitsAtPeak(size) * 2 * commitSeconds(stepSeconds)
  const limit = (
    { name, value, more }: (typeof quotas)[keyof typeof quotas],
    ask: (size: Size) => number,
  ): Limit => ({
    name,
    value,
    more,
    asked: sizes.map(ask),
  })
  return [
    ...suppliers.map((host) => {
      const { name, ...rest } = limit(quotas.concurrency, functions(host))
      return { ...rest, name: `${name}, ${host.name}` }
    }),
    limit(quotas.gateway, requestsAtPeak),
    limit(quotas.starts, commitsAtPeak),
    limit(quotas.startsElsewhere, commitsAtPeak),
    limit(quotas.transitions, transitionsAtPeak),
    limit(quotas.transitionsElsewhere, transitionsAtPeak),
    limit(quotas.writes, writes),
    limit(quotas.newTableWrites, writes),
  ]
}
