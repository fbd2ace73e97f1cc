import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import type { VehicleOffer } from '../car/vehicle.ts'
import { isActiveVehicle } from '../car/vehicle.ts'
import type { HotelSegment } from '../hotel/hotel.ts'
import { isActiveHotel } from '../hotel/hotel.ts'
import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { FormOfPayment, Payment } from '../payment/payment.ts'
import type { AddedCounts } from '../workbench/added-counts.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { Details } from '../workbench/details.ts'
import type { NonPricedSegments } from '../workbench/non-priced-segments.ts'
import { hasNonPriced, nonPricedSegmentsOf } from '../workbench/non-priced-segments.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { Reminder } from './reminder.ts'
import type { UnpaidHold } from './unpaid-holds.ts'
import { expiredHolds } from './unpaid-holds.ts'

interface ReceiptBase {
  readonly id: string
  /** `receipt_1` ... */
  readonly ref: string
  readonly at: EpochMs
}

/** Proof of something that happened to the reservation; clients take the first for the record locator. */
export type Receipt =
  /** `parentLocator`: of the reservation that its travelers left. */
  | (ReceiptBase & { readonly kind: 'record'; readonly locator: string; readonly parentLocator?: string })
  /** Travelers left for a reservation of their own, which has the locator. */
  | (ReceiptBase & { readonly kind: 'division'; readonly locator: string })
  | (ReceiptBase & {
      readonly kind: 'supplier'
      readonly carrier: string
      readonly locator: string
      /** The locator is the id of the airline's order; NDC only. */
      readonly isOrder?: boolean
      readonly offerRefs: readonly string[]
    })
  /** A stay's; what it says is read from the stay. */
  | (ReceiptBase & { readonly kind: 'hotel'; readonly offerRefs: readonly string[] })
  /** A service's; what it says is read from the ancillary. */
  | (ReceiptBase & { readonly kind: 'ancillary'; readonly offerRefs: readonly string[] })
  /** A car's; what it says is read from the car. */
  | (ReceiptBase & { readonly kind: 'vehicle'; readonly offerRefs: readonly string[] })
  | (ReceiptBase & {
      readonly kind: 'payment'
      readonly paymentRef: string
      readonly offerRefs: readonly string[]
      readonly documentNumbers: readonly string[]
    })
  | (ReceiptBase & {
      readonly kind: 'cancellation'
      readonly locator: string
      readonly offerRefs: readonly string[]
      /** The time limit passed: flights whose seats the carriers took back, by offer. */
      readonly expiredFlights?: number
      /** Numbers of the cancelled segments, as they counted over the offer; absent: the whole offer. */
      readonly segments?: readonly number[]
    })

/** What happened, when and through which commit: appended, never changed. */
export interface ReservationEvent {
  readonly at: EpochMs
  readonly kind:
    | 'booked'
    | 'changed'
    | 'ticketed'
    | 'ticketingFailed'
    | 'voided'
    | 'retained'
    | 'cancelled'
    | 'expired'
    | 'divided'
  /** Absent when the clock did it. */
  readonly commitId?: string
  /** Where the commit says how it ended. */
  readonly workbenchId?: string
  /** Issued, voided or retained by it. */
  readonly documentNumbers?: readonly string[]
  /** The agency at work. */
  readonly pcc?: string
  /** Who asked for it, in the agency's words. */
  readonly receivedFrom?: string
}

/** Travelers who left for a reservation of their own. */
export interface Division {
  readonly commitId: string
  readonly workbenchId: string
  readonly reservationId: string
  readonly locator: string
  readonly travelers: readonly Pick<Traveler, 'id' | 'ref'>[]
  /** What is left to do until both reservations stand by themselves: whoever finds it finishes it. */
  readonly unfinished?: UnfinishedDivision
}

export interface UnfinishedDivision {
  /** The new reservation, but for its carriers' locators. */
  readonly reservation: Reservation
  /** What the air hosts have to divide. */
  readonly sales: readonly DividedSale[]
}

/** The sale of an offer of the new reservation: `saleKey` is the one that is divided. */
export interface DividedSale {
  readonly offerId: string
  readonly saleKey: string
  readonly seatsKept: number
  readonly issueKeys: readonly string[]
}

export type ExpiredAncillary = AncillaryOffer & { readonly parent: AirOffer }

/** The booking (PNR). */
export interface Reservation {
  readonly id: string
  readonly version: number
  /**
   * Counts the changes that the commit of an open workbench would undo: commits of other workbenches,
   * contacts that came with a hotel modification. What is booked or cancelled of stays and cars alone does
   * not count and may come between.
   */
  readonly revision?: number
  /** Six characters; stays for good, ticketing included. */
  readonly locator: string
  readonly createdAt: EpochMs
  readonly pcc: string
  /** Air only. */
  readonly offers: readonly AirOffer[]
  /** Services beside the seat, each of one of the air offers. */
  readonly ancillaries?: readonly AncillaryOffer[]
  /** Seats whose time limit passed, until housekeeping has told their suppliers; shown to nobody. */
  readonly holdsToRelease?: readonly UnpaidHold[]
  /** Services of lapsed offers, each with its offer; those with an EMD stay, for that can still be voided. */
  readonly expiredAncillaries?: readonly ExpiredAncillary[]
  /** Stays, cancelled ones included: their receipts say so. */
  readonly hotels?: readonly HotelSegment[]
  /** Cars, cancelled ones included as stays are. */
  readonly vehicles?: readonly VehicleOffer[]
  /** Flights beside priced offers; absent: none. */
  readonly nonPricedSegments?: NonPricedSegments
  readonly travelers: readonly Traveler[]
  readonly formsOfPayment: readonly FormOfPayment[]
  readonly payments: readonly Payment[]
  readonly details?: Details
  readonly receipts: readonly Receipt[]
  readonly documentNumbers: readonly string[]
  readonly events: readonly ReservationEvent[]
  /**
   * What the client said of a hotel booking and no rule reads: payments, comments, contacts, as they go back
   * out.
   */
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

/** The id of a commit's receipt, which a repetition of the commit gives again. */
export const receiptId = (commitId: string, index: number): string =>
  derivedId(`${commitId}#receipt#${index}`)

/** The receipts that a commit added. */
export function receiptsOf({ receipts }: Pick<Reservation, 'receipts'>, commitId: string): Receipt[] {
  const ids = new Set(receipts.map((_, index) => receiptId(commitId, index)))
  return receipts.filter(({ id }) => ids.has(id))
}

/** Nothing is booked any more: only the record is left, with its travelers. */
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

/** The time limit took its flights, and none were booked since. */
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
  cancellation: 3,
}

/**
 * Record locator first, then those of divided reservations and of carriers, then payments and cancellations:
 * clients rely on it.
 */
export const sortReceipts = (receipts: readonly Receipt[]): Receipt[] =>
  [...receipts].sort((a, b) => receiptOrder[a.kind] - receiptOrder[b.kind] || a.at - b.at)

/**
 * The reservation as it stands at a moment: an offer that nobody paid for by its time limit is gone, and a
 * receipt and an event say since when. The same for every reader, so it does not matter who writes it down
 * first; suppliers give the seats back by the same clock.
 *
 * Source: docs/contract/booking.md 15; receipt and event are a guess.
 */
export function asOf(reservation: Reservation, now: EpochMs): Reservation {
  const expired = expiredHolds(reservation, now)
  if (expired.length === 0) return reservation
  const first = reservation.receipts.length + 1
  const isGone = ({ id }: { readonly id: string }): boolean => expired.some((hold) => hold.id === id)
  const ancillariesOf = (id: string) =>
    (reservation.ancillaries ?? []).filter(({ parentId }) => parentId === id)
  const ofExpired = ({ parentId }: AncillaryOffer): boolean => isGone({ id: parentId })
  const expiredOf = (parent: AirOffer) =>
    ancillariesOf(parent.id).map((ancillary): ExpiredAncillary => ({ ...ancillary, parent }))
  const { unquoted, ...others } = nonPricedSegmentsOf(reservation)
  return {
    ...reservation,
    offers: reservation.offers.filter((offer) => !isGone(offer)),
    ...(unquoted && {
      nonPricedSegments: { ...others, unquoted: unquoted.filter((segment) => !isGone(segment)) },
    }),
    holdsToRelease: [...(reservation.holdsToRelease ?? []), ...expired],
    ...(reservation.ancillaries && {
      ancillaries: reservation.ancillaries.filter((one) => !ofExpired(one)),
      expiredAncillaries: [
        ...(reservation.expiredAncillaries ?? []),
        ...reservation.offers.filter(isGone).flatMap(expiredOf),
      ],
    }),
    receipts: [
      ...reservation.receipts,
      ...expired.map(({ id, ref, seats, until }, index) => ({
        kind: 'cancellation' as const,
        id: derivedId(`${reservation.id}#expired#${id}`),
        ref: `receipt_${first + index}`,
        at: until,
        locator: reservation.locator,
        offerRefs: [ref, ...ancillariesOf(id).map((ancillary) => ancillary.ref)],
        expiredFlights: seats.legs.flatMap(({ segments }) => segments).length,
      })),
    ],
    events: [...reservation.events, ...expired.map(({ until }) => ({ at: until, kind: 'expired' as const }))],
  }
}
