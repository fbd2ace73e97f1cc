import type { Agency } from '../kernel/agency.ts'
import type { ContentSource } from '../kernel/flight.ts'
import { Refusal } from '../kernel/refusals.ts'
import { can } from '../pricing/capabilities.ts'
import type { AirOffer } from './air-offer.ts'
import type { Commission } from './details.ts'

/**
 * Low-cost carriers, and others that say so, book only offers that were priced first.
 *
 * @throws Refusal `priceFirst`
 * Source: docs/contract/specification.md, general workflow rules: AirPrice is required for low-cost carriers and some NDC
 * carriers.
 */
export function requirePriced(
  itinerary: Pick<AirOffer['itinerary'], 'capabilities' | 'validatingCarrier'>,
  isPriced: boolean,
): void {
  if (!isPriced && (can(itinerary, 'priceFirst') || can(itinerary, 'lowCost')))
    throw new Refusal('priceFirst', { carrier: itinerary.validatingCarrier })
}

/**
 * Checks that the office may issue GDS tickets; NDC tickets are the carrier's own.
 *
 * @throws Refusal `ticketingNotAuthorised`
 */
export function requireTicketing(
  { source }: Pick<AirOffer['itinerary'], 'source'>,
  { issuesTickets = true }: Agency,
): void {
  if (source === 'GDS' && !issuesTickets) throw new Refusal('ticketingNotAuthorised')
}

/**
 * Carriers that issue a GDS ticket only when the agency has entered its commission. Source:
 * docs/contract/booking.md 1.6; the carriers are a guess.
 */
const commissionCarriers: ReadonlySet<string> = new Set(['BG', 'DT', 'PX'])

/**
 * Checks that there is a commission in per cent for every traveler who gets a ticket of the carrier.
 *
 * @param commissions one per traveler, from the agency's document overrides
 * @throws Refusal `commissionRequired`
 */
export function requireCommission(
  { source, validatingCarrier: carrier }: AirOffer['itinerary'],
  commissions: readonly (Commission | undefined)[],
): void {
  if (source !== 'GDS' || !commissionCarriers.has(carrier)) return
  if (!commissions.every((commission) => commission && 'percent' in commission))
    throw new Refusal('commissionRequired')
}

/**
 * Limits of each kind of air content in a search and in a reservation. Source:
 * docs/contract/specification.md, Add Offer and Limits.
 */
export const contentRules: Readonly<
  Record<ContentSource, { readonly originDestinations: number; readonly airOffers: number }>
> = {
  GDS: { originDestinations: 6, airOffers: Number.POSITIVE_INFINITY },
  NDC: { originDestinations: 3, airOffers: 1 },
}

/**
 * Checks the number of O&Ds against the content with the highest limit; other content then returns no offers.
 *
 * @throws Refusal `tooManyLegs`
 */
export function requireOriginDestinations(sources: readonly ContentSource[], count: number): void {
  if (sources.length === 0) return
  const limit = Math.max(...sources.map((source) => contentRules[source].originDestinations))
  if (count > limit) throw new Refusal('tooManyLegs', { limit: `${limit}` })
}

/**
 * Checks that an air offer can be added to those of a reservation.
 *
 * @param agency the office that adds it
 * @throws Refusal `contentMixed` GDS and NDC air together; `secondNdcOffer`; `severalOffersNotActivated` the
 *   office is not provisioned for them
 * Source: docs/contract/specification.md, Add Offer and Limits.
 */
export function requireRoomFor(
  held: readonly Pick<AirOffer, 'itinerary'>[],
  added: Pick<AirOffer, 'itinerary'>,
  { pcc, severalGdsOffers = false }: Pick<Agency, 'pcc' | 'severalGdsOffers'>,
): void {
  const { source } = added.itinerary
  if (held.some(({ itinerary }) => itinerary.source !== source)) throw new Refusal('contentMixed')
  if (held.length >= contentRules[source].airOffers) throw new Refusal('secondNdcOffer')
  if (held.length > 0 && !severalGdsOffers) throw new Refusal('severalOffersNotActivated', { pcc })
}
