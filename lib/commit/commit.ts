import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import type { VehicleOffer } from '../car/vehicle.ts'
import type { PlannedExchange } from '../exchange/planned-exchange.ts'
import type { HotelSegment } from '../hotel/hotel.ts'
import type { HotelRequest, RoomsToSell, SoldRooms } from '../hotel/hotel-order.ts'
import type { RoomsPayment } from '../hotel/room-payments.ts'
import type { RoomToRelease } from '../hotel/room-release.ts'
import type { Agency } from '../kernel/agency.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import type { Payment } from '../payment/payment.ts'
import type { PaymentShare } from '../payment/share-payments.ts'
import type { QueuePlacement } from '../queue/queue-placement.ts'
import type { QuotedRefund } from '../refund/quoted-refund.ts'
import type { AirOffer, OfferChange } from '../workbench/air-offer.ts'
import type { NonPricedSegment } from '../workbench/non-priced-segments.ts'
import type { UnquotedSale } from '../workbench/unquoted-segment.ts'
import type { EffectsSoFar } from './commit-effects.ts'

/** Options of a commit. */
export interface CommitFlags {
  /** Stop before booking when something changed, and return the changes. */
  readonly twoStep: boolean
  /** Fail when the price changed, instead of booking at the new one. */
  readonly refusePriceChange?: boolean
  /** Fail when the quoted fare is no longer available, instead of booking at the current one. */
  readonly refuseCancelledPrice?: boolean
  /** Fail when flights were retimed, instead of booking them as they are. */
  readonly refuseScheduleChange?: boolean
  readonly acceptScheduleChange?: boolean
  /** Keep the quoted price after a schedule change. */
  readonly retainPrice?: boolean
  /** Book connections below the minimum connection time. */
  readonly overrideConnectionTime?: boolean
  readonly ticketWanted?: boolean
  /** A changed journey is held; its tickets are exchanged later. */
  readonly exchangesLater?: boolean
  /** The residual of an exchange is given up. */
  readonly forfeitsResidual?: boolean
  /** NDC: the value of cancelled tickets is kept for later. */
  readonly retainValue?: boolean
  /** NDC: the value of cancelled tickets is given up. */
  readonly forfeitsValue?: boolean
  readonly receivedFrom?: string
  /** Date on which the record may be deleted; empty: remove the date. */
  readonly autoDeleteDate?: string
  /** Queues for the reservation when the commit succeeds. */
  readonly queues?: readonly QueuePlacement[]
  /** Date of the reminder to the agency; empty: remove it. */
  readonly notificationDate?: string
}

/**
 * Members of every commit. Its id is the idempotency key of every effect and the name of the workflow
 * execution.
 */
interface CommitBase {
  /** Random, and stored before the execution starts, so that no two commits have the same id. */
  readonly id: string
  readonly at: EpochMs
  readonly agency: Agency
  /** Who requested it: the subject of the token. */
  readonly user: string
  /** Set before anything of it is undone. */
  readonly undo?: CommitUndo
  /** A supplier has not decided since then; the commit waits on a queue of its office. */
  readonly pendingAt?: EpochMs
}

/** Steps that failed: the undo begins with what they may have done. */
export type FailedStep = 'offers' | 'payment' | 'paidOffers' | 'documents'

/**
 * Why and from where a commit is undone. It is stored first, so that whoever takes the commit up goes on undoing, and
 * gives the same reason.
 */
export interface CommitUndo {
  readonly from: FailedStep
  /** What is sold is filed as held; otherwise nothing of the commit can be filed any more. */
  readonly keepsBooking: boolean
  /** What failed was the filing. */
  readonly isFiling: boolean
  /** The refusal that it failed with; absent: an undeclared failure. */
  readonly problem?: RefusalNotice
  readonly effects: EffectsSoFar
}

/** Identifiers of a reservation. */
export interface ReservationNames {
  readonly reservationId: string
  readonly locator: string
}

/** Books what the workbench holds, and issues documents for what is paid. */
export interface BookCommit extends CommitBase {
  readonly kind: 'book'
  /** The client opened its workbench: what the client can mend there leaves it open. */
  readonly isInOpened: boolean
  readonly flags: CommitFlags
  /** The plan, made once in the first step of the workflow; the other kinds of commit also have one. */
  readonly plan?: BookPlan
}

/** Books the car of a workbench created for it, or cancels cars; the rest of the reservation is unchanged. */
export interface VehicleCommit extends CommitBase {
  readonly kind: 'vehicle'
  readonly plan?: VehiclePlan
}

/** Sells, records, changes or cancels hotel rooms; the rest of the reservation is unchanged. */
export interface HotelCommit extends CommitBase {
  readonly kind: 'hotel'
  readonly request: HotelRequest
  readonly plan?: HotelPlan
}

/** Voids documents of a reservation. */
export interface VoidCommit extends CommitBase {
  readonly kind: 'void'
  /** Ids of the documents, those of a conjunction together. */
  readonly conjunctions: readonly (readonly string[])[]
  readonly receivedFrom?: string
  readonly plan?: VoidPlan
}

/** Refunds documents of a reservation on the terms of their quotes. */
export interface RefundCommit extends CommitBase {
  readonly kind: 'refund'
  readonly refunds: readonly QuotedRefund[]
  readonly receivedFrom?: string
  readonly plan?: ReservationNames
}

/** Divides a reservation. */
export interface DivideCommit extends CommitBase {
  readonly kind: 'divide'
  /** Ids of the travelers to divide into a new reservation. */
  readonly travelerIds: readonly string[]
  readonly plan?: DividePlan
}

export type Commit = BookCommit | VehicleCommit | HotelCommit | VoidCommit | RefundCommit | DivideCommit

/** A commit after its first step. */
export type Planned<C extends Commit = Commit> = C extends Commit
  ? C & { readonly plan: NonNullable<C['plan']> }
  : never

export interface BookPlan extends ReservationNames {
  /** Offers of the reservation after the commit; new ones at their current price. */
  readonly offers: readonly AirOffer[]
  /** Offers of the reservation to release at their suppliers. */
  readonly cancelled: readonly AirOffer[]
  /** Ancillaries of the reservation after the commit. */
  readonly ancillaries: readonly AncillaryOffer[]
  readonly cancelledAncillaries: readonly AncillaryOffer[]
  readonly cancelledVehicles: readonly VehicleOffer[]
  readonly cancelledHotels: readonly HotelSegment[]
  /** Passive, unquoted and auxiliary segments that are taken out of the reservation. */
  readonly cancelledNonPriced: readonly NonPricedSegment[]
  /** Seats to sell that have no fare quote. */
  readonly unquoted: readonly UnquotedSale[]
  /**
   * Ids of offers and segments sold by earlier commits, for which special services or corrections of names are requested.
   */
  readonly lateServices: readonly string[]
  /** Ids of travelers whose names are corrected. */
  readonly correctedNames: readonly string[]
  /** Payments to settle; none: the reservation is held. */
  readonly payments: readonly Payment[]
  /** The share of each payment in each document to issue. */
  readonly shares: readonly PaymentShare[]
  /** Tickets to exchange, for the tickets of offers that are changes. */
  readonly exchanges: readonly PlannedExchange[]
  /** Ids of documents to void before anything else, those together that become void together. */
  readonly voids: readonly (readonly string[])[]
  /** Ids of documents of cancelled offers and flights that keep their value. */
  readonly retained: readonly string[]
  /** Flights of ticketed offers to cancel before anything else. */
  readonly parts: readonly CancelledPart[]
  /** Payments that name less than is due on them: nothing is charged, and what would be ticketed is held. */
  readonly unpaid: readonly RefusalNotice[]
  /** Prices and schedules that changed since the offers were added, and were not refused. */
  readonly accepted: readonly RefusalNotice[]
  /** Warnings of a successful commit. */
  readonly warnings: readonly RefusalNotice[]
}

/** Flights of a ticketed offer that are cancelled: its `cancelledSegments`. */
export interface CancelledPart {
  readonly offerId: string
  /** Of the documents that keep their value: tickets, and EMDs of services that go with the flights. */
  readonly documentIds: readonly string[]
}

export interface VehiclePlan extends ReservationNames {
  /** Cars to sell. */
  readonly vehicles: readonly VehicleOffer[]
  readonly cancelledVehicles: readonly VehicleOffer[]
}

export interface HotelPlan {
  /** Rooms to sell. */
  readonly sales: readonly RoomsToSell[]
  /** Rooms to release at their hotels. */
  readonly releases: readonly RoomToRelease[]
  /** What this service charges for rooms; empty where the properties take the money. */
  readonly payments: readonly RoomsPayment[]
  /** Of the reservation that the rooms are for; empty where nothing is charged. */
  readonly locator: string
}

export interface VoidPlan extends ReservationNames {
  /** Ids of documents, by conjunction. */
  readonly voids: readonly (readonly string[])[]
}

export interface DividePlan extends ReservationNames {
  /** Identifiers of the new reservation. */
  readonly division: ReservationNames
}

/** A two-step commit that stopped: what changed since the offers were added. */
export interface StoppedCommit {
  readonly commitId: string
  readonly problems: readonly RefusalNotice[]
  readonly offers: readonly AirOffer[]
}

/** A commit that was refused before anything was done: the client can mend the workbench, and commit again. */
export interface RefusedCommit {
  readonly commitId: string
  readonly problem: RefusalNotice
}

/** An offer that a commit put in the place of another one, or whose tickets it exchanged. */
export interface ChangedOffer extends Pick<OfferChange, 'kind' | 'replaced' | 'terms'> {
  readonly offerId: string
}

export type CommitOutcome =
  | {
      readonly kind: 'committed'
      /**
       * Reservations created or changed; several only when each traveler of a hotel booking has a
       * reservation.
       */
      readonly reservationIds: readonly string[]
      /** Failures of a booking that was made: not paid, or not ticketed. */
      readonly problems: readonly RefusalNotice[]
      readonly warnings?: readonly RefusalNotice[]
      /** Offers that replaced others; absent: none. */
      readonly changes?: readonly ChangedOffer[]
      /** Hotels: fewer rooms were sold than requested. */
      readonly isPartial?: boolean
    }
  | { readonly kind: 'refused'; readonly problem: RefusalNotice }
  /** Hotels: the rooms are sold, but no reservation could be written; Sync Reservation records them. */
  | { readonly kind: 'unrecorded'; readonly sold: readonly SoldRooms[] }
