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
import { can } from '../pricing/capabilities.ts'
import type { QueuePlacement } from '../queue/queue-placement.ts'
import type { QuotedRefund } from '../refund/quoted-refund.ts'
import type { AirOffer, OfferChange } from '../workbench/air-offer.ts'
import { cancelledSegmentsOf, changeOf, isBooked } from '../workbench/air-offer.ts'
import type { NonPricedSegment } from '../workbench/non-priced-segments.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { UnquotedSale } from '../workbench/unquoted-segment.ts'

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
  /** A supplier has not decided since then; the commit waits on a queue of its office. */
  readonly pendingAt?: EpochMs
}

/** Identifiers of a reservation. */
export interface ReservationNames {
  readonly reservationId: string
  readonly locator: string
}

/** Books what the workbench holds, and issues documents for what is paid. */
export interface BookCommit extends CommitBase {
  readonly kind: 'book'
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
  /** Ids of offers and segments sold by earlier commits, for which special services are requested. */
  readonly lateServices: readonly string[]
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

/** An offer that a commit put in the place of another one, or whose tickets it exchanged. */
export interface ChangedOffer extends Pick<OfferChange, 'kind' | 'replaced' | 'terms'> {
  readonly offerId: string
}

/** The changes that a plan makes. */
export const changedOffers = (plan: BookPlan): ChangedOffer[] =>
  plan.offers.flatMap((offer) => {
    const change = changeOf(offer)
    if (!change || (isBooked(offer) && !exchangeFor(plan, offer))) return []
    const { kind, replaced, terms } = change
    return [{ offerId: offer.id, kind, replaced, terms }]
  })

export type CommitOutcome =
  | {
      readonly kind: 'committed'
      /**
       * Reservations created or changed; several only when each traveler of a hotel booking has a
       * reservation.
       */
      readonly reservationIds: readonly string[]
      /** Failures after a successful booking: not ticketed. */
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

/** Offers to sell: those that no supplier holds yet. */
export const offersToSell = ({ offers }: BookPlan): AirOffer[] => offers.filter((offer) => !isBooked(offer))

/** Offers with documents that the plan's payments pay for, or that are exchanged for others. */
export const offersToTicket = ({ offers, shares, exchanges }: BookPlan): AirOffer[] =>
  offers.filter(({ id }) => [...shares, ...exchanges].some(({ offerId }) => offerId === id))

/** Ancillaries to sell. */
export const ancillariesToSell = ({ ancillaries }: BookPlan): AncillaryOffer[] =>
  ancillaries.filter(({ booking }) => booking.status === 'added')

/** Ancillaries with EMDs that the plan's payments pay for. */
export const ancillariesToIssue = ({ ancillaries, shares }: BookPlan): AncillaryOffer[] =>
  ancillaries.filter(({ id }) => shares.some(({ offerId }) => offerId === id))

/** Whether the offer is only sold when it is paid: its supplier holds nothing unpaid. */
export const isPaidAtSale = (offer: AirOffer): boolean => !isBooked(offer) && !can(offer.itinerary, 'hold')

/** What the plan sells once its payment is authorised: offers to pay at their sale, and the ancillaries that go with them. */
export function paidAtSale(plan: BookPlan) {
  const offers = offersToSell(plan).filter(isPaidAtSale)
  const ancillaries = ancillariesToSell(plan).filter(({ parentId }) =>
    offers.some(({ id }) => id === parentId),
  )
  return { offers, ancillaries }
}

/** Ids of what the plan sells after the payment: priced seats, then their ancillaries. */
export const idsToSellPaid = (plan: BookPlan): string[] => {
  const { offers, ancillaries } = paidAtSale(plan)
  return [...offers, ...ancillaries].map(({ id }) => id)
}

/**
 * Ids of what the plan sells before any payment: priced seats, those without a fare quote, their ancillaries; last
 * the sales that special services are requested for, because nothing undoes that.
 */
export const idsToSell = (plan: BookPlan): string[] => {
  const paid = new Set(idsToSellPaid(plan))
  const all = [...offersToSell(plan), ...plan.unquoted, ...ancillariesToSell(plan)]
  return [...all.map(({ id }) => id).filter((id) => !paid.has(id)), ...plan.lateServices]
}

/** Ids of everything that the plan issues documents for: tickets, then the EMDs that go with them. */
export const idsToIssue = (plan: BookPlan): string[] =>
  [...offersToTicket(plan), ...ancillariesToIssue(plan)].map(({ id }) => id)

export const isCancelling = (plan: BookPlan): boolean =>
  plan.cancelled.length > 0 ||
  plan.cancelledAncillaries.length > 0 ||
  plan.cancelledVehicles.length > 0 ||
  plan.cancelledHotels.length > 0 ||
  plan.cancelledNonPriced.length > 0 ||
  plan.offers.some((offer) => cancelledSegmentsOf(offer).length > 0)

/** Ids of the documents that the commit closes one after another, those together that are closed together. */
export function documentsToClose(commit: Planned): readonly (readonly string[])[] {
  if (commit.kind === 'refund') return commit.refunds.map(({ documentIds }) => documentIds)
  return commit.kind === 'book' || commit.kind === 'void' ? commit.plan.voids : []
}

/** The part of an offer that a plan cancels, by the first of its documents; undefined: it is none of such a part. */
export const partOf = ({ parts }: BookPlan, documentId: string): CancelledPart | undefined =>
  parts.find(({ documentIds: [first] }) => first === documentId)

/** Whether the commit cancels an offer. */
export const cancelsOffer = (commit: Planned, { ref }: AirOffer): boolean =>
  commit.kind === 'book' && commit.plan.cancelled.some((offer) => offer.ref === ref)

/** Whether everything that the plan sells can be held unpaid when ticketing fails. */
export const keepsUnpaid = (plan: BookPlan): boolean =>
  offersToSell(plan).every(({ itinerary }) => can(itinerary, 'hold'))

/** The exchange of an offer's tickets; undefined: its tickets are issued for none. */
export const exchangeFor = (
  { exchanges }: BookPlan,
  { id }: Pick<AirOffer, 'id'>,
): PlannedExchange | undefined => exchanges.find(({ offerId }) => offerId === id)

/** Travelers who get a document for the offer. */
export function paidTravelers(
  plan: BookPlan,
  { id }: Pick<AirOffer, 'id'>,
  travelers: readonly Traveler[],
): Traveler[] {
  const exchanged = exchangeFor(plan, { id })?.tickets.map(({ terms }) => terms.travelerId) ?? []
  const paid = plan.shares.filter(({ offerId }) => offerId === id).map(({ travelerId }) => travelerId)
  return travelers.filter((traveler) => [...exchanged, ...paid].includes(traveler.id))
}

/** Offers of the plan whose sale replaces that of the offer they were changed from. */
export const changesToSell = (plan: BookPlan): { readonly offer: AirOffer; readonly change: OfferChange }[] =>
  offersToSell(plan).flatMap((offer) => {
    const change = changeOf(offer)
    return change ? [{ offer, change }] : []
  })
