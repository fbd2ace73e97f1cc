import type { EpochMs } from '../../lib/kernel/instant.ts'

/** A supplier that notes when each call came, and how many it had at once. @param takesMs until it answers */
export function countingSupplier(takesMs: () => number) {
  const calls: { readonly name: string; readonly at: EpochMs }[] = []
  let [inFlight, mostInFlight, givenUp] = [0, 0, 0]

  const send =
    (name = 'call') =>
    (signal: AbortSignal): Promise<string> =>
      new Promise((resolve, reject) => {
        calls.push({ name, at: Date.now() })
        inFlight++
        mostInFlight = Math.max(mostInFlight, inFlight)
        const timer = setTimeout(() => {
          inFlight--
          resolve(name)
        }, takesMs())
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          inFlight--
          givenUp++
          reject(signal.reason)
        })
      })

  return {
    send,
    /** Names of its calls, in the order in which they came. */
    names: (): string[] => calls.map(({ name }) => name),
    mostInFlight: () => mostInFlight,
    givenUp: () => givenUp,
    /** Most calls in any stretch of time, wherever it begins. */
    mostWithin: (lengthMs: number): number =>
      Math.max(
        0,
        ...calls.map(({ at }) => calls.filter((one) => one.at >= at && one.at < at + lengthMs).length),
      ),
  }
}
