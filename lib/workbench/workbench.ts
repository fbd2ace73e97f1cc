import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import type { VehicleOffer } from '../car/vehicle.ts'
import type { Commit, CommitOutcome, StoppedCommit } from '../commit/commit.ts'
import type { HotelSegment } from '../hotel/hotel.ts'
import { freeRef } from '../kernel/free-ref.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { FormOfPayment, Payment } from '../payment/payment.ts'
import type { QuotedCancellation } from '../refund/quoted-cancellation.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { isExpired } from '../reservation/reservation.ts'
import { type AddedCounts, nothingAdded } from './added-counts.ts'
import type { AirOffer } from './air-offer.ts'
import type { Details } from './details.ts'
import type { NonPricedSegments } from './non-priced-segments.ts'
import type { Traveler, TravelerToAdd } from './traveler.ts'

/**
 * A request under an Idempotency-Key that changed the workbench: written with the change, so that after a
 * stop a repetition is told what was done.
 */
export interface AnsweredRequest {
  readonly claimId: string
  /** Absent when it has no content, or when it was not one of the last ones. */
  readonly answer?: unknown
}

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
  /** Ancillaries, each for one of the air offers. */
  readonly ancillaries?: readonly AncillaryOffer[]
  /** A paid seat was cancelled in this workbench. */
  readonly hasCancelledPaidSeat?: true
  /** Hotel segments of the reservation; hotels are sold by their own endpoints, never in a workbench. */
  readonly hotels?: readonly HotelSegment[]
  /** Car segments of the reservation, and the car that the workbench was created to book. */
  readonly vehicles?: readonly VehicleOffer[]
  /** Ids of hotel and car segments that the commit cancels. */
  readonly cancels?: readonly string[]
  /** Created to book or cancel a car: the commit leaves everything else of the reservation unchanged. */
  readonly isForVehicles?: true
  /** Passive, unquoted and auxiliary segments. Absent: none were ever added. */
  readonly nonPricedSegments?: NonPricedSegments
  readonly travelers: readonly Traveler[]
  readonly formsOfPayment: readonly FormOfPayment[]
  readonly payments: readonly Payment[]
  /** Refunds that suppliers quoted for the cancellation of offers: the commit cancels them on these terms. */
  readonly cancellationQuotes?: readonly QuotedCancellation[]
  /** Ids of payments that the commit refunds. */
  readonly cancelledPayments?: readonly string[]
  /** Absent: none were ever added. */
  readonly details?: Details
  /** What belonged to the offer in whose place a staged change is; restored when the change is dropped. */
  readonly beforeChange?: BeforeChange
  /**
   * The commit that stopped after its first step; the second one uses it to know that the caller saw the
   * changes.
   */
  readonly stopped?: StoppedCommit
  /** Requests under an Idempotency-Key that changed it. Absent: none did. */
  readonly answered?: readonly AnsweredRequest[]
  /** How many offers, travelers ... were ever added: the next `offer_3` never repeats an earlier one. */
  readonly added: AddedCounts
}

/** Ancillaries of the offer that a change replaces, and details that refer to it. */
export interface BeforeChange {
  readonly ancillaries: readonly AncillaryOffer[]
  readonly details?: Details
}

export type OpenWorkbench = Contents & { readonly status: 'open' }
/** @typeParam C the kind of commit, where only one is meant */
export type CommittingWorkbench<C extends Commit = Commit> = Contents & {
  readonly status: 'committing'
  readonly commit: C
}
/** Committed or discarded: it cannot be changed, but a repeated commit still gets the outcome. */
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
  added: nothingAdded,
})

/** The data of a reservation that its workbench keeps. */
export const baseOf = (reservation: Reservation) => ({
  reservationId: reservation.id,
  locator: reservation.locator,
  revision: reservation.revision ?? 0,
  isExpired: isExpired(reservation) || undefined,
})

/**
 * A workbench with everything that the reservation holds. Source: docs/contract/specification.md, post-commit
 * workbench.
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

/** Whether an order of rooms ended with an unknown sale, or with sold rooms that no reservation has. */
export const isUnresolved = ({ commit, outcome }: Pick<ClosedWorkbench, 'commit' | 'outcome'>): boolean =>
  commit.kind === 'hotel' &&
  (outcome.kind === 'unrecorded' ||
    (outcome.kind === 'refused' &&
      (outcome.problem.code === 'hotelSellUnconfirmed' || outcome.problem.code === 'commitFailed')))

/** Until when the outcome of a commit can be requested: one that left something open, longer. */
export const outcomeKnownUntil = (
  workbench: Pick<ClosedWorkbench, 'touchedAt' | 'commit' | 'outcome'>,
): EpochMs => workbench.touchedAt + (isUnresolved(workbench) ? lifetimes.unresolvedMs : lifetimes.outcomeMs)

/** When it expires, unless it is touched again. */
export const expiresAt = ({ touchedAt }: Pick<Contents, 'touchedAt'>): EpochMs =>
  touchedAt + lifetimes.workbenchMs

/**
 * The workbench, if it is open.
 *
 * @throws Refusal `workbenchUnknown` never there, discarded or committed; `workbenchExpired` idle for 30
 *   minutes
 */
export function requireOpen(workbench: Workbench | undefined, now: EpochMs): OpenWorkbench {
  if (workbench?.status !== 'open') throw new Refusal('workbenchUnknown')
  if (now >= expiresAt(workbench)) throw new Refusal('workbenchExpired')
  return workbench
}

/** Adds travelers in the order given; an identifier or reference already in use is replaced by ours. */
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
