import type { Serving } from '../../lib/suppliers/serving.ts'

/** Wraps every supplier of a kind: to observe, to delay, to fail. */
export const wrapped =
  <Host>(wrap: (host: Host) => Host) =>
  <S extends Serving<Host>>(hosts: readonly S[]): S[] =>
    hosts.map((serving) => ({ ...serving, host: wrap(serving.host) }))
