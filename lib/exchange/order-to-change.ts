import type { RequestContext } from '../contract/request-context.ts'
import type { ContentSource } from '../kernel/flight.ts'
import { findByNames } from '../kernel/named.ts'
import { Refusal } from '../kernel/refusals.ts'
import { can } from '../pricing/capabilities.ts'
import type { Reservations } from '../reservation/reservations.ts'
import type { AirChanges, OrderToChange } from '../suppliers/air-changes.ts'
import type { KnowsPlaces } from '../suppliers/air-host.ts'
import type { AirHosts } from '../suppliers/hosts.ts'
import { hostNamed } from '../suppliers/serving.ts'
import { documentAt, isLive, isTicket, type Ticket } from '../ticketing/document.ts'
import type { Documents } from '../ticketing/documents.ts'
import { requireIssued } from '../ticketing/require-document.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import { bookedOffer } from './stage-change.ts'

/** Hosts, as far as they change flights. */
export interface ChangingHosts {
  readonly airHosts: AirHosts<KnowsPlaces & { readonly changes?: AirChanges }>
}

export type ChangeContext = Pick<
  RequestContext<{ readonly reservations: Reservations; readonly documents: Documents }>,
  'stores' | 'now'
>

/** An offer of a reservation, of which the supplier has a sale. */
export type BookedOffer = AirOffer & { readonly booking: Extract<AirOffer['booking'], { saleKey: string }> }

const otherCalls: Readonly<Record<ContentSource, string>> = { GDS: 'EXCHANGE SEARCH', NDC: 'RESHOP' }

/** @throws Refusal `changeOfOtherContent` */
export function requireContent(source: ContentSource, wanted: ContentSource): void {
  if (source !== wanted)
    throw new Refusal('changeOfOtherContent', { content: source, instead: otherCalls[source] })
}

/** Whether a supplier has sold the offer. */
export const isSold = (offer: AirOffer): offer is BookedOffer => offer.booking.status !== 'added'

/**
 * The offer of a workbench to change, as it is booked: also where a change of it is staged.
 *
 * @param names empty: the only offer
 * @throws Refusal `offerMissing`; `offerOrProductUnknown`; `changeOfOtherContent`; `reservationNotTicketed` GDS;
 *   `changeNotPermitted` it is not booked yet
 * Source: docs/contract/servicing.md 9, 14.
 */
export function requireOfferToChange(
  { offers }: Pick<OpenWorkbench, 'offers'>,
  names: readonly string[],
  source: ContentSource,
): BookedOffer {
  const [first, ...others] = offers
  if (!first) throw new Refusal('offerMissing')
  const named = names.length > 0 ? offerNamed(offers, names) : others.length === 0 ? first : undefined
  if (!named) throw new Refusal('offerOrProductUnknown')
  const offer = bookedOffer(named)
  requireContent(offer.itinerary.source, source)
  if (source === 'GDS' && offer.booking.status !== 'ticketed') throw new Refusal('reservationNotTicketed')
  if (!isSold(offer)) throw new Refusal('changeNotPermitted', { reason: 'IT IS NOT BOOKED' })
  return offer
}

/** By the names of the offer, or of the one in whose place it is staged. */
const offerNamed = (offers: readonly AirOffer[], names: readonly string[]): AirOffer | undefined =>
  findByNames(offers, names) ?? findByNames(offers.map(bookedOffer), names)

/** The part of the offer's host that changes flights. @throws Refusal `changeNotPermitted` */
export function changesOf({ itinerary }: AirOffer, { airHosts }: ChangingHosts): AirChanges {
  const { changes } = hostNamed(airHosts, itinerary.supplier)
  if (!changes || !can(itinerary, 'exchange'))
    throw new Refusal('changeNotPermitted', {
      reason: `${itinerary.validatingCarrier} DOES NOT CHANGE ORDERS`,
    })
  return changes
}

/** The live tickets of an offer in their current state, in the order of the travelers. */
async function ticketsOf(
  { ref }: AirOffer,
  { base, travelers }: OpenWorkbench,
  { stores, now }: ChangeContext,
): Promise<Ticket[]> {
  const reservation = base && (await stores.reservations.find(base.reservationId, now))
  const documents = await stores.documents.findMany(reservation?.documentIds ?? [])
  const live = documents.filter(isTicket).filter((one) => one.offerRef === ref && isLive(one))
  return travelers.flatMap(({ id }) =>
    live.filter(({ traveler }) => traveler.id === id).map((ticket) => documentAt(ticket, now)),
  )
}

/** @throws Refusal `changeNotPermitted` the ticket of a traveler is used, void or refunded: the others are divided first */
function requireTicketOfEach(tickets: readonly Ticket[], { travelers }: OpenWorkbench): void {
  const without = travelers.find(({ id }) => !tickets.some(({ traveler }) => traveler.id === id))
  if (without)
    throw new Refusal('changeNotPermitted', {
      reason: `TRAVELER ${without.ref} HAS NO OPEN TICKET. DIVIDE THE RESERVATION FIRST`,
    })
}

/**
 * An order as its supplier needs it to change it.
 *
 * @throws Refusal `changeNotPermitted` a traveler of a ticketed order has no open ticket; `documentNotIssued`
 */
export async function orderToChange(
  offer: BookedOffer,
  workbench: OpenWorkbench,
  context: ChangeContext,
): Promise<OrderToChange> {
  const { itinerary, booking, pointOfSale, fares } = offer
  const tickets = booking.status === 'ticketed' ? await ticketsOf(offer, workbench, context) : []
  if (booking.status === 'ticketed') requireTicketOfEach(tickets, workbench)
  requireIssued(tickets, context.now)
  return {
    saleKey: booking.saleKey,
    itinerary,
    tickets,
    travelers: workbench.travelers.map(({ id, ptc }) => ({ id, ptc })),
    pointOfSale,
    ...(fares && { fares }),
  }
}
