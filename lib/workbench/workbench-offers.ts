import { withoutAncillaries } from '../ancillary/workbench-ancillaries.ts'
import { stagedChange, withoutStagedChange } from '../exchange/stage-change.ts'
import type { Agency } from '../kernel/agency.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { AirOffer } from './air-offer.ts'
import { requireRoomFor } from './content-rules.ts'
import { nextNumbers } from './numbering.ts'
import type { OpenWorkbench } from './workbench.ts'
import { requireRoomForFlights } from './workbench-segments.ts'

/**
 * Adds an air offer.
 *
 * @param agency the office that adds it
 * @throws Refusal `tooManySegments` more than 16 flight segments in the reservation; `contentMixed` GDS and
 *   NDC air together; `secondNdcOffer`; `severalOffersNotActivated`; `repriceExpired` an NDC offer for a
 *   booking whose time limit has passed
 * Source: docs/contract/specification.md, Add Offer and Limits.
 */
export function withOffer(
  workbench: OpenWorkbench,
  offer: Omit<AirOffer, 'ref' | 'numbers' | 'booking'>,
  agency: Agency,
): OpenWorkbench {
  if (workbench.base?.isExpired && offer.itinerary.source === 'NDC') throw new Refusal('repriceExpired')
  requireRoomFor(workbench.offers, offer, agency)
  const number = workbench.added.offers + 1
  const { numbers, added } = nextNumbers(offer.itinerary.legs, workbench.added)
  const named: AirOffer = { ...offer, ref: `offer_${number}`, numbers, booking: { status: 'added' } }
  const changed = {
    ...workbench,
    offers: [...workbench.offers, named],
    added: { ...added, offers: number },
  }
  requireRoomForFlights(changed)
  return changed
}

/**
 * An air offer that can be taken out of the workbench.
 *
 * @throws Refusal `offerOrProductUnknown`; `ndcCancelledElsewhere` an NDC order is cancelled with its
 *   carrier, not taken out
 * Source: docs/contract/booking.md 3.5.
 */
export function requireCancellable({ offers }: OpenWorkbench, offerId: string): AirOffer {
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer) throw new Refusal('offerOrProductUnknown')
  if (offer.itinerary.source === 'NDC' && offer.booking.status !== 'added')
    throw new Refusal('ndcCancelledElsewhere')
  return offer
}

/**
 * The workbench without some air offers, their ancillaries, and payments that were only for them. In the place of a
 * staged change is the former offer again.
 *
 * @param offerIds ids or references inside the workbench
 * @param requireCancellable refuses an offer that cannot be taken out
 * @throws Refusal `offerOrProductUnknown`; `voidBeforeCancelling` the offer is ticketed, or an ancillary has
 *   an EMD
 * Source: docs/contract/booking.md 3.5.
 */
export function withoutOffers(
  workbench: OpenWorkbench,
  offerIds: readonly string[],
  requireCancellable: (offer: AirOffer) => void = refuseTicketed,
): OpenWorkbench {
  const removed = offerIds.map((id) => {
    const offer = workbench.offers.find((held) => held.id === id || held.ref === id)
    if (!offer) throw new Refusal('offerOrProductUnknown')
    requireCancellable(offer)
    return offer
  })
  const isRemoved = ({ id }: Pick<AirOffer, 'id'>): boolean => removed.some((offer) => offer.id === id)
  const staged = stagedChange(workbench)
  if (staged && isRemoved(staged)) {
    const others = offerIds.filter((id) => id !== staged.id && id !== staged.ref)
    return withoutOffers(withoutStagedChange(workbench), others, requireCancellable)
  }
  const offers = workbench.offers.filter((offer) => !isRemoved(offer))
  return withoutAncillaries({ ...workbench, offers }, ({ parentId }) => isRemoved({ id: parentId }))
}

function refuseTicketed({ booking }: AirOffer): void {
  if (booking.status === 'ticketed') throw new Refusal('voidBeforeCancelling')
}
