import { AsyncLocalStorage } from 'node:async_hooks'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { writeNames } from './faulty-store.ts'
import { isFiling } from './filing-steps.ts'

/**
 * What can happen to the filing of a commit: every answer of it is lost, or it hangs before its write and the write
 * comes when the commit is over.
 */
type Fault = 'answers lost' | 'late'

/** Options of a service whose filings fail as a test wants. */
export function lostFilings() {
  const inLateStep = new AsyncLocalStorage<true>()
  let fault: Fault | undefined
  let late: Promise<unknown> | undefined
  let gate = Promise.withResolvers<void>()

  const wrapSteps: LocalOptions['wrapSteps'] = (run) => async (input) => {
    const { step } = input as { readonly step: string }
    if (fault === undefined || !isFiling(step)) return run(input)
    if (fault === 'answers lost') await run(input)
    else late ??= inLateStep.run(true, () => run(input)).catch(() => undefined)
    throw new Error('the filing did not answer')
  }

  const wrapStore: LocalOptions['wrapStore'] = (store) =>
    Object.fromEntries(
      Object.entries(store).map(([name, call]) => [
        name,
        async (...args: unknown[]) => {
          const isWrite = writeNames.some((one) => one === name) && args[0] === 'reservations'
          if (isWrite && inLateStep.getStore()) await gate.promise
          return call.apply(store, args)
        },
      ]),
    ) as unknown as typeof store

  return {
    options: { wrapSteps, wrapStore },
    begin(wanted: Fault): void {
      fault = wanted
      late = undefined
      gate = Promise.withResolvers()
    },
    /** The fault is over; a filing that hung writes now. @returns whether there was one */
    async end(): Promise<boolean> {
      fault = undefined
      gate.resolve()
      await late
      return late !== undefined
    },
  }
}
