import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import type { VehicleOffer } from '../car/vehicle.ts'
import type { Commit, CommitOutcome, StoppedCommit } from '../commit/commit.ts'
import type { HotelSegment } from '../hotel/hotel.ts'
import { freeRef } from '../kernel/free-ref.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { FormOfPayment, Payment } from '../payment/payment.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { isExpired } from '../reservation/reservation.ts'
import type { AddedCounts } from './added-counts.ts'
import type { AirOffer } from './air-offer.ts'
import type { Details } from './details.ts'
import type { NonPricedSegments } from './non-priced-segments.ts'
import type { Traveler, TravelerToAdd } from './traveler.ts'

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
  readonly hotels?: readonly HotelSegment[]
  /** Cars of the reservation, and the one that the workbench was made to book. */
  readonly vehicles?: readonly VehicleOffer[]
  /** Ids of stays and cars that the commit gives back. */
  readonly cancels?: readonly string[]
  /**
   * Made to book or cancel a car: everything else stays as the reservation has it when the commit is filed.
   */
  readonly isForVehicles?: true
  /** Flights beside priced offers. Absent: none were ever added. */
  readonly nonPricedSegments?: NonPricedSegments
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
  readonly added: AddedCounts
}

export type OpenWorkbench = Contents & { readonly status: 'open' }
/** @typeParam C the kind of commit, where only one is meant */
export type CommittingWorkbench<C extends Commit = Commit> = Contents & {
  readonly status: 'committing'
  readonly commit: C
}
/**
 * Committed or given up: nothing can be added any more, but a repeated commit still gets the outcome.
 */
export type ClosedWorkbench = Pick<Contents, 'id' | 'version' | 'touchedAt'> & {
  readonly status: 'closed'
  /** Without its plan. */
  readonly commit: Commit
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

/** What a workbench keeps of the reservation that it changes. */
export const baseOf = (reservation: Reservation) => ({
  reservationId: reservation.id,
  locator: reservation.locator,
  revision: reservation.revision ?? 0,
  isExpired: isExpired(reservation) || undefined,
})

/**
 * A workbench that starts with everything the reservation holds. Source: docs/contract/specification.md,
 * post-commit workbench.
 */
export const workbenchFor = (reservation: Reservation, id: string, now: EpochMs): OpenWorkbench => ({
  ...openWorkbench(id, now),
  base: baseOf(reservation),
  offers: reservation.offers,
  ancillaries: reservation.ancillaries,
  hotels: reservation.hotels,
  vehicles: reservation.vehicles,
  nonPricedSegments: reservation.nonPricedSegments,
  travelers: reservation.travelers,
  formsOfPayment: reservation.formsOfPayment,
  payments: reservation.payments,
  details: reservation.details,
  added: reservation.added,
})

/** How long the outcome of a commit can be asked for. */
export const outcomeKnownUntil = ({ touchedAt }: Pick<Contents, 'touchedAt'>): EpochMs =>
  touchedAt + lifetimes.outcomeMs

/** When it expires, unless it is touched again. */
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
