import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import type { VehicleOffer } from '../car/vehicle.ts'
import type { HotelOffer } from '../hotel/hotel.ts'
import type { Agency } from '../kernel/agency.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import type { Payment } from '../payment/payment.ts'
import type { PaymentShare } from '../payment/share-payments.ts'
import type { QueuePlacement } from '../queue/queue.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { isBooked, returnedSegments } from '../workbench/air-offer.ts'
import { holdsUnpaid } from '../workbench/content-rules.ts'
import type { OtherSegment } from '../workbench/non-priced-segments.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { UnpricedSale } from '../workbench/unquoted-segment.ts'

/** What the caller asked of a commit. */
export interface CommitFlags {
  /** Stop before booking when something changed, and say what. */
  readonly twoStep: boolean
  /** Fail when the price changed, instead of booking at the new one. */
  readonly refusePriceChange?: boolean
  /** Fail when the quoted fare is gone, instead of booking at the one there is. */
  readonly refuseCancelledPrice?: boolean
  /** Fail when flights were retimed, instead of booking them as they are. */
  readonly refuseScheduleChange?: boolean
  readonly acceptScheduleChange?: boolean
  /** After a schedule change the quoted price stays. */
  readonly retainPrice?: boolean
  /** Book connections below the minimum connection time. */
  readonly overrideConnectionTime?: boolean
  readonly ticketWanted?: boolean
  /** NDC: the value of cancelled tickets is kept for later. */
  readonly retainValue?: boolean
  readonly receivedFrom?: string
  /** Date on which the record may be deleted; empty: none any more. */
  readonly autoDeleteDate?: string
  /** Where the reservation is put when the commit succeeds. */
  readonly queues?: readonly QueuePlacement[]
  /** Date on which the agency wants to see the reservation; empty: none any more. */
  readonly notificationDate?: string
}

/** One attempt to commit. Its id is the key of every effect and the name of the workflow execution. */
export interface CommitRequest {
  readonly id: string
  readonly at: EpochMs
  readonly agency: Agency
  readonly flags: CommitFlags
  /** Documents to void, by conjunction; such a commit does nothing else. */
  readonly voids?: readonly (readonly string[])[]
  /** Ids of travelers who leave for a reservation of their own; such a commit does nothing else either. */
  readonly divides?: readonly string[]
  /** What will be done, decided once, in the first step of the workflow. */
  readonly plan?: CommitPlan
}

export interface CommitPlan {
  readonly reservationId: string
  readonly locator: string
  /** Offers as they will stand in the reservation; new ones priced anew. */
  readonly offers: readonly AirOffer[]
  /** Offers of the reservation to give back to their suppliers. */
  readonly cancelled: readonly AirOffer[]
  /** Ancillaries as they will stand in the reservation. */
  readonly ancillaries?: readonly AncillaryOffer[]
  /** Ancillaries of the reservation to give back. */
  readonly cancelledAncillaries?: readonly AncillaryOffer[]
  /** Cars to take. */
  readonly vehicles?: readonly VehicleOffer[]
  readonly cancelledVehicles?: readonly VehicleOffer[]
  readonly cancelledStays?: readonly HotelOffer[]
  /** Flights beside priced offers that are taken out of the reservation. */
  readonly cancelledOthers?: readonly OtherSegment[]
  /** Seats to take that have no price. */
  readonly unpriced?: readonly UnpricedSale[]
  /** Payments to settle; none: the reservation is held. */
  readonly payments: readonly Payment[]
  /** What each payment gives towards each document to be issued. */
  readonly shares: readonly PaymentShare[]
  /** Documents to void before anything else, by conjunction. */
  readonly voids?: readonly (readonly string[])[]
  /** The reservation of those who leave. */
  readonly division?: { readonly reservationId: string; readonly locator: string }
  /** Documents of cancelled offers that keep their value. */
  readonly retained?: readonly string[]
  /** What the caller should know although all went well. */
  readonly warnings: readonly RefusalNotice[]
}

/** A two-step commit that stopped: what changed since the offers were added. */
export interface StoppedCommit {
  readonly commitId: string
  readonly problems: readonly RefusalNotice[]
  readonly offers: readonly AirOffer[]
}

export type CommitOutcome =
  | {
      readonly kind: 'committed'
      readonly reservationId: string
      /** What failed although the reservation stands: booked, but not ticketed. */
      readonly problems: readonly RefusalNotice[]
      readonly warnings?: readonly RefusalNotice[]
    }
  | { readonly kind: 'refused'; readonly problem: RefusalNotice }

/** A plan that voids documents of a reservation, and leaves everything else as it is. */
export const planVoids = (
  reservation: Pick<Reservation, 'id' | 'locator'>,
  voids: readonly (readonly string[])[],
): CommitPlan => ({
  reservationId: reservation.id,
  locator: reservation.locator,
  offers: [],
  cancelled: [],
  payments: [],
  shares: [],
  voids,
  warnings: [],
})

/** Offers that the plan sells: those that no supplier holds yet. */
export const offersToSell = ({ offers }: CommitPlan): AirOffer[] => offers.filter((offer) => !isBooked(offer))

/** Offers of which the plan's payments pay for documents. */
export const offersToTicket = ({ offers, shares }: CommitPlan): AirOffer[] =>
  offers.filter(({ id }) => shares.some(({ offerId }) => offerId === id))

/** Ancillaries that the plan sells. */
export const ancillariesToSell = ({ ancillaries = [] }: CommitPlan): AncillaryOffer[] =>
  ancillaries.filter(({ booking }) => booking.status === 'added')

/** Ancillaries of which the plan's payments pay for EMDs. */
export const ancillariesToIssue = ({ ancillaries = [], shares }: CommitPlan): AncillaryOffer[] =>
  ancillaries.filter(({ id }) => shares.some(({ offerId }) => offerId === id))

/**
 * Ids of everything that the plan takes from its suppliers: seats, those without a price after the others,
 * cars, then what goes with the seats.
 */
export const idsToSell = (plan: CommitPlan): string[] =>
  [...offersToSell(plan), ...(plan.unpriced ?? []), ...(plan.vehicles ?? []), ...ancillariesToSell(plan)].map(
    ({ id }) => id,
  )

/** Ids of everything that the plan issues documents for: tickets, then the EMDs that go with them. */
export const idsToIssue = (plan: CommitPlan): string[] =>
  [...offersToTicket(plan), ...ancillariesToIssue(plan)].map(({ id }) => id)

export const isCancelling = ({
  offers,
  cancelled,
  cancelledAncillaries = [],
  cancelledVehicles = [],
  cancelledStays = [],
  cancelledOthers = [],
}: CommitPlan): boolean =>
  cancelled.length +
    cancelledAncillaries.length +
    cancelledVehicles.length +
    cancelledStays.length +
    cancelledOthers.length >
    0 || offers.some((offer) => returnedSegments(offer).length > 0)

/**
 * Whether everything that the plan sells may stay unpaid when ticketing fails; at an NDC carrier that holds
 * no orders it may not.
 */
export const keepsUnpaid = (plan: CommitPlan): boolean =>
  offersToSell(plan).every(
    ({ itinerary: { source, validatingCarrier } }) => source === 'GDS' || holdsUnpaid(validatingCarrier),
  )

/** Travelers who get a document for the offer. */
export const paidTravelers = (
  { shares }: CommitPlan,
  { id }: Pick<AirOffer, 'id'>,
  travelers: readonly Traveler[],
): Traveler[] =>
  travelers.filter((traveler) =>
    shares.some(({ offerId, travelerId }) => offerId === id && travelerId === traveler.id),
  )
