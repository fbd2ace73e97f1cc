import type { ContentSource } from '../kernel/flight.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { AirHost, Named } from './air-host.ts'
import { hostNamed, type Serving, servesOffice } from './serving.ts'

/** A host of this deployment; an absent list means no limit. */
export interface ServingHost<Host = AirHost> extends Serving<Host> {
  /** Validating carriers, two-letter codes: its offers of others are left out. */
  readonly carriers?: readonly string[]
  readonly exceptCarriers?: readonly string[]
}

/** The hosts of this deployment, the preferred first; `Host` is the part of a host that is needed. */
export type AirHosts<Host = AirHost> = readonly ServingHost<Host & Named>[]

/** Whether a host serves offers of a carrier. */
export const servesCarrier = (
  { carriers, exceptCarriers }: Omit<ServingHost, 'host'>,
  carrier: string,
): boolean => (carriers?.includes(carrier) ?? true) && !exceptCarriers?.includes(carrier)

/** The hosts that have content of a kind for an office. */
export const hostsServing = <Host>(
  hosts: AirHosts<Host>,
  source: ContentSource,
  pcc: string,
): ServingHost<Host & Named>[] =>
  hosts.filter((serving) => serving.host.source === source && servesOffice(serving, pcc))

/** What decides which host prices flights. */
interface FlightsToPrice {
  /** The host that offered them; absent: the client spelled them out. */
  readonly supplier?: string | undefined
  readonly legs: readonly { readonly flights: readonly { readonly carrier: string }[] }[]
  readonly pointOfSale: { readonly pcc: string }
}

/**
 * The host that prices flights: the one that offered them, otherwise the first that has the content for the office and
 * serves the first carrier.
 *
 * @throws Refusal `supplierNotConnected`
 */
export function hostToPrice<Host>(
  hosts: AirHosts<Host>,
  source: ContentSource,
  { supplier, legs, pointOfSale }: FlightsToPrice,
): Host & Named {
  if (supplier !== undefined) return hostNamed(hosts, supplier)
  const carrier = legs[0]?.flights[0]?.carrier ?? ''
  const serving = hostsServing(hosts, source, pointOfSale.pcc)
  const found = serving.find((one) => servesCarrier(one, carrier))
  if (!found) throw new Refusal('supplierNotConnected', { supplier: source })
  return found.host
}

/** The host that lists the fares of an office; undefined: none does. */
export const hostToList = <Host extends { readonly fareDisplay?: unknown }>(
  hosts: AirHosts<Host>,
  { pointOfSale }: Pick<FlightsToPrice, 'pointOfSale'>,
): (Host & Named) | undefined =>
  hostsServing(hosts, 'GDS', pointOfSale.pcc).find(({ host }) => host.fareDisplay)?.host

/**
 * The host that sells an office seats of a carrier without a fare quote.
 *
 * @throws Refusal `supplierNotConnected`
 */
export function hostOfUnquotedSeats<Host extends { readonly sellUnquotedSeats?: unknown }>(
  hosts: AirHosts<Host>,
  { pcc, carrier }: { readonly pcc: string; readonly carrier: string },
): Host & Named {
  const found = hostsServing(hosts, 'GDS', pcc).find(
    (serving) => serving.host.sellUnquotedSeats && servesCarrier(serving, carrier),
  )
  if (!found) throw new Refusal('supplierNotConnected', { supplier: 'GDS' })
  return found.host
}
