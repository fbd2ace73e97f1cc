import type { ContentSource } from '../kernel/flight.ts'
import type { AirHost } from './air-host.ts'

/** The suppliers of air content, by the kind of content; `Host` is the part of a host that is needed. */
export type AirHosts<Host = AirHost> = Readonly<Partial<Record<ContentSource, Host>>>

/** The host of an offer's content. No offer exists of a content kind without a host. */
export function airHostOf<Host>(hosts: AirHosts<Host>, source: ContentSource): Host {
  const host = hosts[source]
  if (!host) throw new Error(`no air host for ${source} content`)
  return host
}
