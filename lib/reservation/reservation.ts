import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import type { VehicleOffer } from '../car/vehicle.ts'
import { isActiveVehicle } from '../car/vehicle.ts'
import type { HotelSegment } from '../hotel/hotel.ts'
import { isActiveHotel } from '../hotel/hotel.ts'
import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { FormOfPayment, Payment } from '../payment/payment.ts'
import { can } from '../pricing/capabilities.ts'
import type { AddedCounts } from '../workbench/added-counts.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { withReleasedSeats } from '../workbench/air-offer.ts'
import type { Details } from '../workbench/details.ts'
import type { NonPricedSegments } from '../workbench/non-priced-segments.ts'
import { hasNonPriced, nonPricedSegmentsOf } from '../workbench/non-priced-segments.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { PartHold } from './part-holds.ts'
import { expiredParts } from './part-holds.ts'
import type { Reminder } from './reminder.ts'
import type { ReservationEvent } from './reservation-event.ts'
import type { UnpaidHold } from './unpaid-holds.ts'
import { expiredHolds } from './unpaid-holds.ts'

interface ReceiptBase {
  readonly id: string
  /** `receipt_1` ... */
  readonly ref: string
  readonly at: EpochMs
}

/** Receipt of a change of the reservation; clients read the record locator from the first one. */
export type Receipt =
  /** `parentLocator`: of the reservation it was divided from. */
  | (ReceiptBase & { readonly kind: 'record'; readonly locator: string; readonly parentLocator?: string })
  /** Travelers were divided into a new reservation, which has the locator. */
  | (ReceiptBase & { readonly kind: 'division'; readonly locator: string })
  | (ReceiptBase & {
      readonly kind: 'supplier'
      readonly carrier: string
      readonly locator: string
      /** The locator is the id of the airline's order; NDC only. */
      readonly isOrder?: boolean
      readonly offerRefs: readonly string[]
    })
  /** Of a hotel segment, from which its content is read. */
  | (ReceiptBase & { readonly kind: 'hotel'; readonly offerRefs: readonly string[] })
  /** Of an ancillary, from which its content is read. */
  | (ReceiptBase & { readonly kind: 'ancillary'; readonly offerRefs: readonly string[] })
  /** Of a car segment, from which its content is read. */
  | (ReceiptBase & { readonly kind: 'vehicle'; readonly offerRefs: readonly string[] })
  | (ReceiptBase & {
      readonly kind: 'payment'
      readonly paymentRef: string
      readonly offerRefs: readonly string[]
      readonly documentIds: readonly string[]
    })
  /** Documents that were exchanged and those issued for them: of each traveler the former, then the new ones. */
  | (ReceiptBase & {
      readonly kind: 'exchange'
      readonly offerRefs: readonly string[]
      /** Absent: nothing was paid. */
      readonly paymentRef?: string
      readonly documentIds: readonly string[]
    })
  | (ReceiptBase & {
      readonly kind: 'refund'
      readonly offerRefs: readonly string[]
      readonly documentIds: readonly string[]
    })
  | (ReceiptBase & {
      readonly kind: 'cancellation'
      readonly locator: string
      readonly offerRefs: readonly string[]
      /** Numbers, counted over the reservation, of flights released because the ticketing time limit passed. */
      readonly expiredFlights?: readonly number[]
      /** The same of flights that the carrier cancelled. */
      readonly carrierCancelled?: readonly number[]
      /**
       * Numbers of the cancelled segments, counted over the offer before the cancellation; absent: the whole
       * offer.
       */
      readonly segments?: readonly number[]
    })

/** Travelers who were divided into a new reservation. */
export interface Division {
  readonly commitId: string
  readonly workbenchId: string
  readonly reservationId: string
  readonly locator: string
  readonly travelers: readonly Pick<Traveler, 'id' | 'ref'>[]
  /** Work that remains until both reservations are complete; the next request that reads it finishes it. */
  readonly unfinished?: UnfinishedDivision
}

export interface UnfinishedDivision {
  /** The new reservation, without its carrier locators. */
  readonly reservation: Reservation
  /** The sales that the air hosts have to divide. */
  readonly sales: readonly DividedSale[]
}

/** The sale of an offer of the new reservation: `saleKey` is that of the sale to divide. */
export interface DividedSale {
  readonly offerId: string
  readonly saleKey: string
  readonly seatsKept: number
  readonly issueKeys: readonly string[]
}

export type ExpiredAncillary = AncillaryOffer & { readonly parent: AirOffer }

/** Commits that are undone: they must not write the reservation any more. */
export interface ForbiddenCommits {
  /** Ids, the last ones. */
  readonly forbiddenCommits?: readonly string[]
}

/** The booking (PNR). */
export interface Reservation extends ForbiddenCommits {
  readonly id: string
  readonly version: number
  /**
   * Counts the changes that the commit of an open workbench would undo: commits of other workbenches,
   * contacts that came with a hotel modification. Bookings and cancellations of hotel and car segments do not
   * count, because they do not conflict with it.
   */
  readonly revision?: number
  /** Six characters; never changes, also not at ticketing. */
  readonly locator: string
  readonly createdAt: EpochMs
  /** From then on nobody knows it any more; absent: it is kept for ever. Set by each write. */
  readonly keptUntil?: EpochMs
  readonly pcc: string
  /** Air only. */
  readonly offers: readonly AirOffer[]
  /** Ancillaries, each for one of the air offers. */
  readonly ancillaries?: readonly AncillaryOffer[]
  /**
   * Seats whose ticketing time limit passed, until their suppliers have released them; not part of any
   * answer.
   */
  readonly holdsToRelease?: readonly UnpaidHold[]
  /** The same of travelers who were not ticketed with the others of their offer. */
  readonly partsToRelease?: readonly PartHold[]
  /**
   * Ancillaries of expired offers, and of flights that a change gave up, each with its offer; those with an EMD are
   * kept because it can still be voided.
   */
  readonly expiredAncillaries?: readonly ExpiredAncillary[]
  /** Offers that others replaced, while documents issued for them may still be voided, refunded or exchanged. */
  readonly formerOffers?: readonly AirOffer[]
  /** The last offer that expired unpaid, where its supplier prices it again; not part of any answer. */
  readonly expiredOffers?: readonly AirOffer[]
  /** Hotel segments, including cancelled ones, which their receipts refer to. */
  readonly hotels?: readonly HotelSegment[]
  /** Car segments, including cancelled ones. */
  readonly vehicles?: readonly VehicleOffer[]
  /** Passive, unquoted and auxiliary segments; absent: none. */
  readonly nonPricedSegments?: NonPricedSegments
  readonly travelers: readonly Traveler[]
  readonly formsOfPayment: readonly FormOfPayment[]
  readonly payments: readonly Payment[]
  readonly details?: Details
  readonly receipts: readonly Receipt[]
  /** In the order of issue. */
  readonly documentIds: readonly string[]
  readonly events: readonly ReservationEvent[]
  /** Members of a hotel booking that no rule reads (payments, comments, contacts), as answers return them. */
  readonly hotelBookingDetails?: Readonly<
    Partial<Record<'Payment' | 'ReservationComment' | 'PrimaryContact', readonly unknown[]>>
  > & {
    readonly TravelAgency?: unknown
  }
  readonly divisions?: readonly Division[]
  /** When the agency wants the record deleted. */
  readonly autoDeleteDate?: string
  readonly reminder?: Reminder
  readonly added: AddedCounts
}

/** The id of a commit's receipt; a repetition of the commit gives the same id. */
export const receiptId = (commitId: string, index: number): string =>
  derivedId(`${commitId}#receipt#${index}`)

/** The receipts that a commit added. */
export function receiptsOf({ receipts }: Pick<Reservation, 'receipts'>, commitId: string): Receipt[] {
  const ids = new Set(receipts.map((_, index) => receiptId(commitId, index)))
  return receipts.filter(({ id }) => ids.has(id))
}

/** Whether nothing is booked any more, so that only the record with its travelers remains. */
export const isCancelled = (
  reservation: Pick<Reservation, 'offers' | 'hotels' | 'vehicles' | 'nonPricedSegments'>,
): boolean => {
  const { offers, hotels = [], vehicles = [] } = reservation
  return (
    offers.length === 0 &&
    !hotels.some(isActiveHotel) &&
    !vehicles.some(isActiveVehicle) &&
    !hasNonPriced(reservation)
  )
}

/** Whether all flights expired unpaid and none were booked since. */
export const isExpired = ({ offers, receipts }: Pick<Reservation, 'offers' | 'receipts'>): boolean =>
  offers.length === 0 &&
  receipts.some((receipt) => receipt.kind === 'cancellation' && receipt.expiredFlights !== undefined)

const receiptOrder: Readonly<Record<Receipt['kind'], number>> = {
  record: 0,
  division: 0,
  supplier: 1,
  hotel: 1,
  vehicle: 1,
  ancillary: 1,
  payment: 2,
  exchange: 2,
  refund: 2,
  cancellation: 3,
}

/**
 * Record locator first, then those of divided reservations and of carriers, then payments and cancellations:
 * clients rely on it.
 */
export const sortReceipts = (receipts: readonly Receipt[]): Receipt[] =>
  [...receipts].sort((a, b) => receiptOrder[a.kind] - receiptOrder[b.kind] || a.at - b.at)

/**
 * The state of the reservation at a moment: an offer not paid by its ticketing time limit is removed, and a
 * receipt and an event record the time; of one that is paid for some travelers the others lose their seats. Every reader computes the same state, so it does not matter which one
 * stores it first; suppliers release the seats by the same clock.
 *
 * Source: docs/contract/booking.md 15; receipt and event are a guess.
 */
export const asOf = (reservation: Reservation, now: EpochMs): Reservation =>
  withoutExpiredParts(withoutExpiredHolds(reservation, now), now)

/**
 * Travelers without a ticket have no seats any more at the ticketing time limit of an offer that is ticketed for others:
 * theirs, with the ancillaries that go with them, are to be released.
 */
function withoutExpiredParts(reservation: Reservation, now: EpochMs): Reservation {
  const expired = expiredParts(reservation, now)
  if (expired.length === 0) return reservation
  const partOf = (offerId: string): PartHold | undefined => expired.find((part) => part.offerId === offerId)
  const { ancillaries, offers, travelers } = reservation
  const isLost = ({ parentId, travelerId }: AncillaryOffer): boolean =>
    partOf(parentId)?.travelerIds.includes(travelerId) === true
  const lost = (ancillaries ?? []).filter(isLost).flatMap((ancillary): ExpiredAncillary[] => {
    const parent = offers.find(({ id }) => id === ancillary.parentId)
    return parent ? [{ ...ancillary, parent }] : []
  })
  return {
    ...reservation,
    offers: offers.map((offer) => withReleasedSeats(offer, partOf(offer.id))),
    ...(ancillaries && {
      ancillaries: ancillaries.filter((one) => !isLost(one)),
      expiredAncillaries: [...(reservation.expiredAncillaries ?? []), ...lost],
    }),
    partsToRelease: [...(reservation.partsToRelease ?? []), ...expired],
    events: [
      ...reservation.events,
      ...expired.map(({ until, ref, travelerIds }) => ({
        at: until,
        kind: 'expired' as const,
        seatsOf: {
          offerRef: ref,
          travelerRefs: travelers.flatMap((one) => (travelerIds.includes(one.id) ? [one.ref] : [])),
        },
      })),
    ],
  }
}

function withoutExpiredHolds(reservation: Reservation, now: EpochMs): Reservation {
  const expired = expiredHolds(reservation, now)
  if (expired.length === 0) return reservation
  const first = reservation.receipts.length + 1
  const isExpiredHold = ({ id }: { readonly id: string }): boolean => expired.some((hold) => hold.id === id)
  const ancillariesOf = (id: string) =>
    (reservation.ancillaries ?? []).filter(({ parentId }) => parentId === id)
  const ofExpired = ({ parentId }: AncillaryOffer): boolean => isExpiredHold({ id: parentId })
  const expiredOf = (parent: AirOffer) =>
    ancillariesOf(parent.id).map((ancillary): ExpiredAncillary => ({ ...ancillary, parent }))
  const { unquoted, ...others } = nonPricedSegmentsOf(reservation)
  const repriceable = reservation.offers.filter(
    (offer) => isExpiredHold(offer) && can(offer.itinerary, 'standaloneReprice'),
  )
  return {
    ...reservation,
    ...(repriceable.length > 0 && { expiredOffers: repriceable.slice(-1) }),
    offers: reservation.offers.filter((offer) => !isExpiredHold(offer)),
    ...(unquoted && {
      nonPricedSegments: { ...others, unquoted: unquoted.filter((segment) => !isExpiredHold(segment)) },
    }),
    holdsToRelease: [...(reservation.holdsToRelease ?? []), ...expired],
    ...(reservation.ancillaries && {
      ancillaries: reservation.ancillaries.filter((one) => !ofExpired(one)),
      expiredAncillaries: [
        ...(reservation.expiredAncillaries ?? []),
        ...reservation.offers.filter(isExpiredHold).flatMap(expiredOf),
      ],
    }),
    receipts: [
      ...reservation.receipts,
      ...expired.map(({ id, ref, flights, until }, index) => ({
        kind: 'cancellation' as const,
        id: derivedId(`${reservation.id}#expired#${id}`),
        ref: `receipt_${first + index}`,
        at: until,
        locator: reservation.locator,
        offerRefs: [ref, ...ancillariesOf(id).map((ancillary) => ancillary.ref)],
        expiredFlights: flights,
      })),
    ],
    events: [...reservation.events, ...expired.map(({ until }) => ({ at: until, kind: 'expired' as const }))],
  }
}
