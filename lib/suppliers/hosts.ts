import type { ContentSource } from '../domain/flight.ts'
import type { AirHost } from './air-host.ts'

/** The suppliers of air content, by the kind of content. */
export type AirHosts = Readonly<Partial<Record<ContentSource, AirHost>>>

/** The host of an offer's content. An offer of a kind that nobody serves cannot have come into being. */
export function airHostOf(hosts: AirHosts, source: ContentSource): AirHost {
  const host = hosts[source]
  if (!host) throw new Error(`no air host for ${source} content`)
  return host
}
