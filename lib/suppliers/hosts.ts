import type { ContentSource } from '../kernel/flight.ts'
import type { AirHost } from './air-host.ts'

/** The suppliers of air content, by the kind of content; `Host` is how much of a host is needed. */
export type AirHosts<Host = AirHost> = Readonly<Partial<Record<ContentSource, Host>>>

/** The host of an offer's content. An offer of a kind that nobody serves cannot have come into being. */
export function airHostOf<Host>(hosts: AirHosts<Host>, source: ContentSource): Host {
  const host = hosts[source]
  if (!host) throw new Error(`no air host for ${source} content`)
  return host
}
