import type { RequestContext } from '../contract/request-context.ts'
import { sameMoney } from '../kernel/money.ts'
import { findByNames } from '../kernel/named.ts'
import { Refusal } from '../kernel/refusals.ts'
import { can } from '../pricing/capabilities.ts'
import { totalOf } from '../pricing/itinerary-price.ts'
import type { Reservations } from '../reservation/reservations.ts'
import { hostNamed } from '../suppliers/serving.ts'
import { callOf } from '../suppliers/supplier-call.ts'
import type { Documents } from '../ticketing/documents.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import { type BookedOffer, type ChangingHosts, isSold, orderToChange } from './order-to-change.ts'
import type { Staged } from './select-change.ts'
import { bookedOffer, withFlightChange } from './stage-change.ts'

type Context = RequestContext<{ readonly reservations: Reservations; readonly documents: Documents }>

/**
 * The workbench with a held offer at its price of now, also one that expired unpaid.
 *
 * @param names of the offer
 * @throws Refusal `offerOrProductUnknown`; `repriceNotSupported` it is ticketed, of a GDS, or its carrier does not;
 *   as `AirChanges.reprice` and `withFlightChange`
 * Source: docs/contract/servicing.md 11.
 */
export async function withOfferRepriced(
  { workbench, names }: { readonly workbench: OpenWorkbench; readonly names: readonly string[] },
  context: Context,
  { airHosts }: ChangingHosts,
): Promise<Staged> {
  const offer = requireRepriceable(await requireOffer(workbench, names, context))
  const { changes } = hostNamed(airHosts, offer.itinerary.supplier)
  const change = await changes?.reprice?.(await orderToChange(offer, workbench, context), callOf(context))
  if (!change) throw new Refusal('repriceNotSupported')
  const staged = {
    id: offer.id,
    replaced: offer,
    change,
    kind: 'reprice' as const,
    addedAt: context.now,
    documentIds: [],
  }
  return {
    workbench: withFlightChange(workbench, staged, context.tenant.agency),
    isUpdated: !sameMoney(totalOf(change.itinerary.price), totalOf(offer.itinerary.price)),
  }
}

/** An offer of the workbench, or one that has left the reservation because it expired. */
async function requireOffer(
  { offers, base }: OpenWorkbench,
  names: readonly string[],
  { stores, now }: Context,
): Promise<AirOffer> {
  const reservation = base?.isExpired ? await stores.reservations.find(base.reservationId, now) : undefined
  const known = [...offers.map(bookedOffer), ...offers, ...(reservation?.expiredOffers ?? [])]
  const offer = findByNames(known, names)
  if (!offer) throw new Refusal('offerOrProductUnknown')
  return bookedOffer(offer)
}

function requireRepriceable(offer: AirOffer): BookedOffer {
  const isHeld = isSold(offer) && offer.booking.status === 'held'
  if (!isHeld || offer.itinerary.source !== 'NDC' || !can(offer.itinerary, 'standaloneReprice'))
    throw new Refusal('repriceNotSupported')
  return offer
}
