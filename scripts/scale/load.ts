import { countTransitions } from './commit-transitions.ts'
import type { Measured } from './measured.ts'
import { daysPerMonth, requestsPerDay, type Size } from './sizes.ts'

/** How long the suppliers of a deployment take. */
export interface Suppliers {
  readonly name: string
  /** Of functions that use them, at most. */
  readonly memoryMegabytes: number
  /** A search waits so long for them. */
  readonly searchSeconds: number
  /** So does a step of a commit. */
  readonly stepSeconds: number
}

/** The sandbox's hosts answer at once; real ones as airlines' and aggregators' interfaces do (guess). */
export const suppliers: readonly Suppliers[] = [
  { name: "the sandbox's hosts", memoryMegabytes: 1769, searchSeconds: 0, stepSeconds: 0 },
  { name: 'real suppliers', memoryMegabytes: 512, searchSeconds: 2.5, stepSeconds: 1.7 },
]

/** Consistent reads and writes of a table within a Region (guess). */
const storeCallMs = 5
/** A whole processor; below that a function gets its share. */
const wholeProcessorMegabytes = 1769

/** Of a booking and its documents, in the tables for good. */
export const bytesKeptPerBooking = 12_000
/** A request's own line, the platform's and the gateway's. */
export const logBytesPerRequest = 1_100
/** Of a commit that sells and tickets one offer. */
export const { steps: stepsPerCommit, transitions: transitionsPerCommit } = await countTransitions()

/** What a month takes. */
export interface Month {
  readonly requests: number
  readonly searches: number
  readonly bookings: number
  readonly searchGigabyteSeconds: number
  readonly otherGigabyteSeconds: number
  readonly functionCalls: number
  readonly writeUnits: number
  readonly readUnits: number
  readonly transitions: number
  readonly answerGigabytes: number
}

/** Seconds that a function works for a request, without its suppliers. */
export function workSeconds({ milliseconds, storeCalls }: Measured, megabytes: number): number {
  const stretch = Math.max(1, wholeProcessorMegabytes / megabytes)
  return (milliseconds * stretch + storeCalls * storeCallMs) / 1000
}

const stepSecondsAlone = 0.05

/** How long the steps of a commit take together. */
export const commitSeconds = (stepSeconds: number): number =>
  stepsPerCommit * (stepSecondsAlone + stepSeconds)

/** What a month of a size takes with these suppliers, from what was measured. */
export function monthOf(
  size: Size,
  { searchSeconds, stepSeconds, memoryMegabytes }: Suppliers,
  measured: ReadonlyMap<string, Measured>,
): Month {
  const month = {
    requests: 0,
    searches: size.searchesPerDay * daysPerMonth,
    bookings: size.bookingsPerDay * daysPerMonth,
    searchGigabyteSeconds: 0,
    otherGigabyteSeconds: 0,
    functionCalls: 0,
    writeUnits: 0,
    readUnits: 0,
    transitions: 0,
    answerGigabytes: 0,
  }
  for (const [operation, perDay] of requestsPerDay(size)) {
    const one = measured.get(operation)
    if (!one) throw new Error(`${operation} was not measured`)
    const times = perDay * daysPerMonth
    const isSearch = operation === 'search'
    const isCommit = operation === 'commitWorkbench'
    const stepTime = isCommit ? commitSeconds(stepSeconds) : 0
    const megabytes = Math.min(one.memoryMegabytes, memoryMegabytes)
    const waited = isSearch || operation === 'airPrice' ? searchSeconds : stepTime
    const gigabyteSeconds =
      ((workSeconds(one, megabytes) + waited) * megabytes + stepTime * memoryMegabytes) / 1024
    month.requests += times
    month.functionCalls += times * (isCommit ? 1 + stepsPerCommit : 1)
    month.writeUnits += times * one.writeUnits
    month.readUnits += times * one.readUnits
    month.transitions += isCommit ? times * transitionsPerCommit : 0
    month.answerGigabytes += (times * one.answerBytes) / 1e9
    if (isSearch) month.searchGigabyteSeconds += times * gigabyteSeconds
    else month.otherGigabyteSeconds += times * gigabyteSeconds
  }
  return month
}
