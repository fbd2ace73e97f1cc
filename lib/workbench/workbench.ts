import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import { withoutAncillaries } from '../ancillary/workbench-ancillaries.ts'
import type { VehicleOffer } from '../car/vehicle.ts'
import type { CommitOutcome, CommitRequest, StoppedCommit } from '../commit/commit.ts'
import type { HotelOffer } from '../hotel/hotel.ts'
import type { Agency } from '../kernel/agency.ts'
import { freeRef } from '../kernel/free-ref.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { FormOfPayment, Payment } from '../payment/payment.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { isExpired } from '../reservation/reservation.ts'
import type { AirOffer } from './air-offer.ts'
import { requireRoomFor } from './content-rules.ts'
import type { Details } from './details.ts'
import type { OtherSegments } from './non-priced-segments.ts'
import { requireRoomForFlights } from './non-priced-segments.ts'
import type { Traveler } from './traveler.ts'

interface Contents {
  readonly id: string
  readonly version: number
  readonly touchedAt: EpochMs
  /** The reservation that a post-commit workbench changes, as it was when the workbench was opened. */
  readonly base?: {
    readonly reservationId: string
    readonly locator: string
    readonly revision: number
    /** Its time limit had passed and no flight was left in it. */
    readonly isExpired?: true
  }
  /** Air only. */
  readonly offers: readonly AirOffer[]
  /** Services beside the seat, each of one of the air offers. */
  readonly ancillaries?: readonly AncillaryOffer[]
  /** Stays of the reservation; hotels are sold by their own endpoints, never in a workbench. */
  readonly hotels?: readonly HotelOffer[]
  /** Cars of the reservation, and the one that the workbench was made to book. */
  readonly vehicles?: readonly VehicleOffer[]
  /** Ids of stays and cars that the commit gives back. */
  readonly cancels?: readonly string[]
  /**
   * Made to book or cancel a car: everything else stays as the reservation has it when the commit is filed.
   */
  readonly isForVehicles?: true
  /** Flights beside priced offers. Absent: none were ever added. */
  readonly otherSegments?: OtherSegments
  readonly travelers: readonly Traveler[]
  readonly formsOfPayment: readonly FormOfPayment[]
  readonly payments: readonly Payment[]
  /** Ids of payments that the commit gives back. */
  readonly cancelledPayments?: readonly string[]
  /** Absent: none were ever added. */
  readonly details?: Details
  /** The commit that stopped after its first step; a second one knows by it that the caller was told. */
  readonly stopped?: StoppedCommit
  /** How many offers, travelers ... were ever added: the next `offer_3` never repeats an earlier one. */
  readonly added: {
    readonly offers: number
    readonly travelers: number
    readonly formsOfPayment: number
    readonly payments: number
  }
}

export type OpenWorkbench = Contents & { readonly status: 'open' }
export type CommittingWorkbench = Contents & { readonly status: 'committing'; readonly commit: CommitRequest }
/** Committed or given up: nothing can be added any more, but a repeated commit still gets the outcome. */
export type ClosedWorkbench = Pick<Contents, 'id' | 'version' | 'touchedAt'> & {
  readonly status: 'closed'
  readonly commit: CommitRequest
  readonly outcome: CommitOutcome
}

export type Workbench = OpenWorkbench | CommittingWorkbench | ClosedWorkbench

export const openWorkbench = (id: string, now: EpochMs): OpenWorkbench => ({
  status: 'open',
  id,
  version: 0,
  touchedAt: now,
  offers: [],
  travelers: [],
  formsOfPayment: [],
  payments: [],
  added: { offers: 0, travelers: 0, formsOfPayment: 0, payments: 0 },
})

const baseOf = (reservation: Reservation) => ({
  reservationId: reservation.id,
  locator: reservation.locator,
  revision: reservation.revision ?? 0,
  ...(isExpired(reservation) && { isExpired: true as const }),
})

/**
 * A workbench that books or cancels a car and leaves everything else alone.
 *
 * @param reservation undefined: a new one, for the travelers
 */
export const workbenchForVehicle = (
  id: string,
  now: EpochMs,
  reservation: Reservation | undefined,
  contents: Pick<OpenWorkbench, 'travelers'> &
    Partial<Pick<OpenWorkbench, 'vehicles' | 'cancels' | 'formsOfPayment' | 'details' | 'added'>>,
): OpenWorkbench => ({
  ...openWorkbench(id, now),
  ...(reservation && { base: baseOf(reservation) }),
  ...contents,
  isForVehicles: true,
})

/**
 * A workbench that starts with everything the reservation holds. Source: specification, post-commit
 * workbench.
 */
export const workbenchFor = (reservation: Reservation, id: string, now: EpochMs): OpenWorkbench => ({
  ...openWorkbench(id, now),
  base: baseOf(reservation),
  offers: reservation.offers,
  ...(reservation.ancillaries && { ancillaries: reservation.ancillaries }),
  ...(reservation.hotels && { hotels: reservation.hotels }),
  ...(reservation.vehicles && { vehicles: reservation.vehicles }),
  ...(reservation.otherSegments && { otherSegments: reservation.otherSegments }),
  travelers: reservation.travelers,
  formsOfPayment: reservation.formsOfPayment,
  payments: reservation.payments,
  ...(reservation.details && { details: reservation.details }),
  added: reservation.added,
})

/** When nobody touches it any more. */
export const expiresAt = ({ touchedAt }: Pick<Contents, 'touchedAt'>): EpochMs =>
  touchedAt + lifetimes.workbenchMs

/**
 * The workbench, if it can still be worked on.
 *
 * @throws Refusal `workbenchUnknown` never there, discarded or committed; `workbenchExpired` idle for 30
 *   minutes
 */
export function requireOpen(workbench: Workbench | undefined, now: EpochMs): OpenWorkbench {
  if (workbench?.status !== 'open') throw new Refusal('workbenchUnknown')
  if (now >= expiresAt(workbench)) throw new Refusal('workbenchExpired')
  return workbench
}

/**
 * Adds an air offer.
 *
 * @param agency the office that adds it
 * @throws Refusal `tooManySegments` more than 16 flight segments in the reservation; `contentMixed` GDS and
 *   NDC air together; `secondNdcOffer`; `severalOffersNotActivated`; `repriceExpired` NDC to a booking whose
 *   time limit has passed
 * Source: specification, Add Offer and Limits.
 */
export function withOffer(
  workbench: OpenWorkbench,
  offer: Omit<AirOffer, 'ref' | 'booking'>,
  agency: Agency,
): OpenWorkbench {
  if (workbench.base?.isExpired && offer.itinerary.source === 'NDC') throw new Refusal('repriceExpired')
  requireRoomFor(workbench.offers, offer, agency)
  const number = workbench.added.offers + 1
  const added: AirOffer = { ...offer, ref: `offer_${number}`, booking: { status: 'added' } }
  const changed = {
    ...workbench,
    offers: [...workbench.offers, added],
    added: { ...workbench.added, offers: number },
  }
  requireRoomForFlights(changed)
  return changed
}

/**
 * An air offer that can be taken out of the workbench.
 *
 * @throws Refusal `offerOrProductUnknown`; `ndcCancelledElsewhere` an NDC order is cancelled with its
 *   carrier, not taken out
 * Source: booking sheet 3.5.
 */
export function requireCancellable({ offers }: OpenWorkbench, offerId: string): AirOffer {
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer) throw new Refusal('offerOrProductUnknown')
  if (offer.itinerary.source === 'NDC' && offer.booking.status !== 'added')
    throw new Refusal('ndcCancelledElsewhere')
  return offer
}

/**
 * Takes air offers out, with their ancillaries; payments for nothing else go with them.
 *
 * @param offerIds ids or references inside the workbench
 * @param requireCancellable refuses an offer that cannot be taken out
 * @throws Refusal `offerOrProductUnknown`; `voidBeforeCancelling` the offer is ticketed, or an ancillary has
 *   an EMD
 * Source: booking sheet 3.5.
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
  const offers = workbench.offers.filter((offer) => !removed.includes(offer))
  return withoutAncillaries({ ...workbench, offers }, ({ parentId }) =>
    removed.some(({ id }) => id === parentId),
  )
}

function refuseTicketed({ booking }: AirOffer): void {
  if (booking.status === 'ticketed') throw new Refusal('voidBeforeCancelling')
}

export type TravelerToAdd = Omit<Traveler, 'id' | 'ref'> & {
  readonly id?: string | undefined
  readonly ref?: string | undefined
}

/**
 * Adds travelers in the order given; an identifier or reference that is taken already is replaced by ours.
 */
export function withTravelers(
  workbench: OpenWorkbench,
  travelers: readonly TravelerToAdd[],
  newId: () => string,
): OpenWorkbench {
  const all = [...workbench.travelers]
  for (const [index, traveler] of travelers.entries()) {
    const number = workbench.added.travelers + index + 1
    const free = (name: 'id' | 'ref') =>
      all.some((held) => held[name] === traveler[name]) ? undefined : traveler[name]
    all.push({
      ...traveler,
      id: free('id') ?? newId(),
      ref: free('ref') ?? freeRef('travelerRefId', number, all).ref,
    })
  }
  return {
    ...workbench,
    travelers: all,
    added: { ...workbench.added, travelers: workbench.added.travelers + travelers.length },
  }
}
