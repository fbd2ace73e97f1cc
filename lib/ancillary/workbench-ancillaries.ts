import type { BookPlan } from '../commit/commit.ts'
import { flightKey } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { PaymentShare } from '../payment/share-payments.ts'
import { can } from '../pricing/capabilities.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { isBooked } from '../workbench/air-offer.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import type { AncillaryOffer, AncillaryPrice, ChosenSeat } from './ancillary.ts'
import { isBaggage, isTicketedFor, parentOf } from './ancillary.ts'
import type { ShoppedAncillary } from './ancillary-shop.ts'

/** A shopped ancillary to add to a workbench. */
export interface AncillaryToAdd {
  readonly id: string
  readonly shopped: ShoppedAncillary
  readonly quantity: number
  /** The carrier's latest price of one piece. */
  readonly price: AncillaryPrice
  readonly addedAt: EpochMs
  readonly seat?: ChosenSeat
  /** The booked seat that it takes the place of, which the workbench does not list any more. */
  readonly replaces?: AncillaryOffer
}

/**
 * Adds an ancillary of one of the workbench's air offers for one of its travelers; the commit books it.
 *
 * @throws Refusal `ancillaryUnknown` the workbench no longer has the flights; `travelerUnknown`;
 *   `ancillarySoldOut`; `ancillaryLimit` more than the carrier sells to a traveler; `ancillaryWithOrder` its flights
 *   are booked already, and the carrier sells it with them only
 * Source: docs/contract/servicing.md 5.
 */
export function withAncillary(
  workbench: OpenWorkbench,
  { id, shopped, quantity, price, addedAt, seat, replaces }: AncillaryToAdd,
): OpenWorkbench {
  const { ancillaries = [], offers, travelers, added } = workbench
  const { service, travelerId, source, supplier, carrier, offerId: parentId } = shopped
  const flights = flightsOf(shopped, offers)
  if (!travelers.some((traveler) => traveler.id === travelerId)) throw new Refusal('travelerUnknown')
  requireSellable(shopped, offers)
  if (shopped.isSoldOut) throw new Refusal('ancillarySoldOut', { service: service.name })
  const alike = ancillaries.filter(
    (held) =>
      held.travelerId === travelerId &&
      held.service.code === service.code &&
      held.parentId === parentId &&
      held.flights.some((flight) => shopped.flights.includes(flightKey(flight))),
  )
  if (alike.reduce((sum, held) => sum + held.quantity, quantity) > service.maximum) {
    throw new Refusal('ancillaryLimit', { service: service.name, limit: String(service.maximum) })
  }
  const number = added.offers + 1
  const ancillary: AncillaryOffer = {
    ...{
      id,
      ref: `offer_${number}`,
      parentId,
      travelerId,
      source,
      supplier,
      carrier,
      service,
      quantity,
      price,
      flights,
      addedAt,
    },
    ...(seat && { seat }),
    booking: { status: 'added', ...(replaces && { replaces }) },
  }
  return { ...workbench, ancillaries: [...ancillaries, ancillary], added: { ...added, offers: number } }
}

/** Some hosts sell ancillaries together with the flights only. @throws Refusal `ancillaryWithOrder` */
function requireSellable({ offerId, service }: ShoppedAncillary, offers: readonly AirOffer[]): void {
  const parent = offers.find(({ id }) => id === offerId)
  if (parent && isBooked(parent) && !can(parent.itinerary, 'servicesLater'))
    throw new Refusal('ancillaryWithOrder', { service: service.name, offer: parent.ref })
}

/**
 * The flights that a shopped ancillary covers. @throws Refusal `ancillaryUnknown` the workbench does not have
 * all of them
 */
function flightsOf({ offerId, flights: keys }: ShoppedAncillary, offers: readonly AirOffer[]) {
  const parent = offers.find(({ id }) => id === offerId)
  const flights = parent ? segmentsOf(parent.itinerary).map(({ flight }) => flight) : []
  const covered = flights.filter((flight) => keys.includes(flightKey(flight)))
  if (covered.length === 0 || covered.length < keys.length) throw new Refusal('ancillaryUnknown')
  return covered
}

/**
 * The workbench without some ancillaries, and without payments that were only for them.
 *
 * @throws Refusal `voidBeforeCancelling` a GDS ancillary has an EMD; those of an NDC order are cancelled with
 *   the order
 * Source: docs/contract/specification.md, cancelitems; docs/contract/servicing.md 7.
 */
export function withoutAncillaries(
  workbench: OpenWorkbench,
  isRemoved: (ancillary: AncillaryOffer) => boolean,
): OpenWorkbench {
  const { ancillaries } = workbench
  const removed = (ancillaries ?? []).filter(isRemoved)
  if (removed.some(({ source, booking }) => source === 'GDS' && booking.status === 'issued'))
    throw new Refusal('voidBeforeCancelling')
  const kept = ancillaries?.filter((ancillary) => !removed.includes(ancillary))
  return withoutUnusedPayments({ ...workbench, ancillaries: kept })
}

/** The workbench without payments, not yet settled, for nothing that it holds. */
export function withoutUnusedPayments(workbench: OpenWorkbench): OpenWorkbench {
  const ids = new Set(payableOffers(workbench).map(({ id }) => id))
  const payments = workbench.payments.filter(
    ({ settled, offerIds }) => settled !== undefined || offerIds.some((id) => ids.has(id)),
  )
  return { ...workbench, payments }
}

/**
 * An EMD is associated with a ticket coupon: the flight must be ticketed for the traveler before, or in the
 * same commit.
 *
 * @throws Refusal `ancillaryFlightNotTicketed`
 * Source: docs/contract/servicing.md 1.5; the text is a guess.
 */
export function requireFlightsTicketed(
  shares: readonly PaymentShare[],
  { ancillaries = [], offers, travelers }: Pick<OpenWorkbench, 'ancillaries' | 'offers' | 'travelers'>,
): void {
  for (const ancillary of ancillaries.filter(({ id }) => shares.some(({ offerId }) => offerId === id))) {
    const parent = parentOf(ancillary, offers)
    const traveler = travelers.find(({ id }) => id === ancillary.travelerId)
    const isPaid = shares.some(
      ({ offerId, travelerId }) => offerId === parent?.id && travelerId === traveler?.id,
    )
    const isTicketed = parent && traveler && (isPaid || isTicketedFor(parent, traveler))
    if (!isTicketed) throw new Refusal('ancillaryFlightNotTicketed', { offer: parent?.ref ?? '' })
  }
}

/**
 * @throws Refusal `segmentTravelerRemoved` a traveler with an ancillary cannot be removed before it is
 *   cancelled
 */
function requireAncillaryTravelers(
  ancillaries: readonly AncillaryOffer[],
  travelers: readonly Pick<Traveler, 'id'>[],
): void {
  const abandoned = ancillaries.find(({ travelerId }) => !travelers.some(({ id }) => id === travelerId))
  if (abandoned) throw new Refusal('segmentTravelerRemoved', { offer: abandoned.ref })
}

/** Everything that air payments can pay for: air offers, then their ancillaries. */
export const payableOffers = <Offer extends AirOffer>({
  offers,
  ancillaries = [],
}: {
  readonly offers: readonly Offer[]
  readonly ancillaries?: readonly AncillaryOffer[]
}): (Offer | AncillaryOffer)[] => [...offers, ...ancillaries]

/**
 * Checks that an ancillary can be cancelled separately.
 *
 * @throws Refusal `voidBeforeCancelling` it has an EMD; `ancillaryOfTicketed` its flights are ticketed;
 *   `onlyBaggageForGds`
 * Source: docs/contract/specification.md, Cancel rules 3; docs/contract/servicing.md 7.
 */
export function requireCancellableAncillary(
  ancillary: AncillaryOffer,
  { offers }: Pick<OpenWorkbench, 'offers'>,
): void {
  if (ancillary.booking.status === 'issued') throw new Refusal('voidBeforeCancelling')
  if (parentOf(ancillary, offers)?.booking.status === 'ticketed') throw new Refusal('ancillaryOfTicketed')
  if (ancillary.source === 'GDS' && !isBaggage(ancillary) && !ancillary.seat)
    throw new Refusal('onlyBaggageForGds')
}

/**
 * Checks that an air offer can be dropped as a whole, of GDS or NDC, or is a ticketed NDC offer whose refund can be
 * quoted, or that of a part.
 *
 * @param isPart the request selects products or segments of it
 * @throws Refusal `offerPartElsewhere` it is not ticketed; `voidBeforeCancelling` GDS, ticketed
 * Source: docs/contract/servicing.md 7.
 */
export function requireDroppable({ booking, itinerary }: AirOffer, isPart: boolean): void {
  if (booking.status === 'ticketed' && itinerary.source === 'GDS') throw new Refusal('voidBeforeCancelling')
  if (isPart && booking.status !== 'ticketed') throw new Refusal('offerPartElsewhere')
}

/** Ancillaries that remain, and those to cancel. @throws Refusal `segmentTravelerRemoved` */
export function planAncillaries(
  { ancillaries = [], travelers }: Pick<OpenWorkbench, 'ancillaries' | 'travelers'>,
  reservation: Reservation | undefined,
): Pick<BookPlan, 'ancillaries' | 'cancelledAncillaries'> {
  requireAncillaryTravelers(ancillaries, travelers)
  const isLeft = ({ id }: AncillaryOffer): boolean => ancillaries.some((one) => one.id === id)
  const cancelledAncillaries = (reservation?.ancillaries ?? []).filter((one) => !isLeft(one))
  return { ancillaries, cancelledAncillaries }
}
