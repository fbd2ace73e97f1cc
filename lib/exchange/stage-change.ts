import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import { withoutUnusedPayments } from '../ancillary/workbench-ancillaries.ts'
import type { Agency } from '../kernel/agency.ts'
import { flightKey } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { AirOffer, OfferChange } from '../workbench/air-offer.ts'
import { requireRoomFor } from '../workbench/content-rules.ts'
import { type KeptLegs, keptNumbers } from '../workbench/numbering.ts'
import type { BeforeChange, OpenWorkbench } from '../workbench/workbench.ts'
import { requireRoomForFlights } from '../workbench/workbench-segments.ts'
import type { FlightChange } from './flight-change.ts'
import { detailsAbout, movedDetails, restoredDetails } from './move-details.ts'

/** A change of flights to stage in a workbench. */
export interface ChangeToStage {
  /** Id of the new offer; of a `reprice`, which keeps its offer, that of the former one. */
  readonly id: string
  /** The offer to change: as it is booked, as it expired, or as another change has staged it. */
  readonly replaced: AirOffer
  readonly change: FlightChange
  readonly kind: OfferChange['kind']
  readonly addedAt: EpochMs
  /** Ids of the live tickets to exchange, in the order of the travelers; none: it is held unpaid. */
  readonly documentIds: readonly string[]
}

/** A changed offer that a commit will put in the place of the former one. */
export type StagedOffer = AirOffer & { readonly booking: { readonly change: OfferChange } }

/** The change that is staged in a workbench; undefined: none. */
export const stagedChange = ({ offers }: Pick<OpenWorkbench, 'offers'>): StagedOffer | undefined =>
  offers.find(isStaged)

export const isStaged = (offer: AirOffer): offer is StagedOffer =>
  offer.booking.status === 'added' && offer.booking.change !== undefined

/** The offer as it is booked: without a change that is only staged. */
export const bookedOffer = (offer: AirOffer): AirOffer =>
  isStaged(offer) ? offer.booking.change.replaced : offer

/**
 * The workbench with a changed offer in the place of the former one; its commit makes the change. A change that was
 * staged before is dropped.
 *
 * Ancillaries and details of flights that stay belong to the new offer; those of other flights are taken out, also
 * ancillaries with an EMD, which remains open, and payments that were only for what is taken out. A `reprice` keeps
 * the reference of its offer, other changes have a new one.
 *
 * @param agency the office that changes it
 * @throws Refusal `tooManySegments`; as `requireRoomFor`
 * Source: docs/contract/servicing.md 10, 11 and 15; what becomes of ancillaries and details is a guess.
 */
export function withFlightChange(
  workbench: OpenWorkbench,
  { id, replaced: named, change, kind, addedAt, documentIds }: ChangeToStage,
  agency: Agency,
): OpenWorkbench {
  const before = withoutStagedChange(workbench)
  const replaced = bookedOffer(named)
  const others = before.offers.filter((offer) => offer.id !== replaced.id)
  requireRoomFor(others, change, agency)
  const number = kind === 'reprice' ? before.added.offers : before.added.offers + 1
  const { itinerary, terms, expiresAt, ref } = change
  const { numbers, added } = keptNumbers(replaced.numbers, legsInPlaceOf(replaced, itinerary), before.added)
  const changed: AirOffer = {
    id,
    ref: kind === 'reprice' ? replaced.ref : `offer_${number}`,
    numbers,
    itinerary,
    pointOfSale: replaced.pointOfSale,
    ...(replaced.fares && { fares: replaced.fares }),
    addedAt,
    booking: {
      status: 'added',
      change: { kind, replaced, terms, documentIds, expiresAt, ...(ref !== undefined && { ref }) },
    },
  }
  const isBooked = others.length < before.offers.length
  const staged = {
    ...before,
    offers: isBooked
      ? before.offers.map((offer) => (offer.id === replaced.id ? changed : offer))
      : [...before.offers, changed],
    ancillaries: before.ancillaries?.flatMap((ancillary) => movedAncillary(ancillary, replaced, changed)),
    details: before.details && movedDetails(before.details, replaced, changed),
    beforeChange: beforeChange(before, replaced),
    added: { ...added, offers: number },
  }
  requireRoomForFlights(staged)
  return withoutUnusedPayments(staged)
}

/** A leg keeps the number of the leg in whose place it is; a flight that stays keeps its own. */
function legsInPlaceOf({ itinerary: before }: AirOffer, { legs }: FlightChange['itinerary']): KeptLegs {
  const keys = segmentsOf(before).map(({ flight }) => flightKey(flight))
  return legs.map(({ segments }, from) => ({
    from,
    segments: segments.map(({ flight }) => ({ number: keys.indexOf(flightKey(flight)) + 1 })),
  }))
}

/** What belongs to the former offer, to be restored when the change is dropped. */
const beforeChange = ({ ancillaries, details }: OpenWorkbench, { id }: AirOffer): BeforeChange => ({
  ancillaries: (ancillaries ?? []).filter(({ parentId }) => parentId === id),
  ...(details && { details: detailsAbout(details, id) }),
})

/** An ancillary of the former offer goes with its flights; without one of them it goes out. */
function movedAncillary(ancillary: AncillaryOffer, replaced: AirOffer, changed: AirOffer): AncillaryOffer[] {
  if (ancillary.parentId !== replaced.id) return [ancillary]
  const kept = new Set(segmentsOf(changed.itinerary).map(({ flight }) => flightKey(flight)))
  const isKept = ancillary.flights.every((flight) => kept.has(flightKey(flight)))
  return isKept ? [{ ...ancillary, parentId: changed.id }] : []
}

/**
 * The workbench as it was before a change was staged: with the former offer, its ancillaries and details; what was
 * added to the changed offer since then is taken out with it. The same when none is staged.
 */
export function withoutStagedChange(workbench: OpenWorkbench): OpenWorkbench {
  const { beforeChange: before, ...others } = workbench
  const staged = stagedChange(workbench)
  if (!staged || !before) return workbench
  const { replaced } = staged.booking.change
  const ancillaries = workbench.ancillaries?.filter(({ parentId }) => parentId !== staged.id)
  const restored = workbench.base?.isExpired ? [] : [replaced]
  return withoutUnusedPayments({
    ...others,
    offers: workbench.offers.flatMap((offer) => (offer.id === staged.id ? restored : [offer])),
    ...(ancillaries && { ancillaries: [...before.ancillaries, ...ancillaries] }),
    ...(workbench.details && {
      details: restoredDetails(workbench.details, { offerId: staged.id, before: before.details }),
    }),
  })
}
