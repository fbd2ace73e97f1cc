import type { Agency } from './agency.ts'
import type { AirOffer } from './air-offer.ts'
import { isBooked, returnedSegments } from './air-offer.ts'
import type { AncillaryOffer } from './ancillary.ts'
import { holdsUnpaid } from './content-rules.ts'
import type { TravelDocument } from './document.ts'
import type { HotelOffer } from './hotel.ts'
import { isLiveStay } from './hotel.ts'
import { type EpochMs, toTimestamp } from './instant.ts'
import type { RefusalNotice } from './notice.ts'
import type { OfferChanges, Recheck } from './offer-changes.ts'
import { changesOf, refusedBy } from './offer-changes.ts'
import type { OtherSegment } from './other-segments.ts'
import { hasOthers, othersGone, unpricedIn } from './other-segments.ts'
import type { Payment } from './payment.ts'
import { requireSameSeats, takenOver } from './price-unpriced.ts'
import type { QueuePlacement } from './queue.ts'
import { Refusal } from './refusals.ts'
import type { Reservation } from './reservation.ts'
import type { PaymentShare } from './share-payments.ts'
import { differingAmounts, sharePayments } from './share-payments.ts'
import type { Traveler } from './traveler.ts'
import { contactProblem, travelersProblem } from './traveler.ts'
import type { UnpricedSale } from './unpriced.ts'
import { seatsToTake, unpricedUntil } from './unpriced.ts'
import type { VehicleOffer } from './vehicle.ts'
import { isLiveVehicle } from './vehicle.ts'
import { documentsFor, documentsPaidWith } from './void-documents.ts'
import type { CommittingWorkbench } from './workbench.ts'
import { cancelledPayments } from './workbench.ts'
import { planAncillaries, requireFlightsTicketed } from './workbench-ancillaries.ts'

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
export const planVoids = (reservation: Pick<Reservation, 'id' | 'locator'>, voids: readonly (readonly string[])[]): CommitPlan => ({
  reservationId: reservation.id,
  locator: reservation.locator,
  offers: [],
  cancelled: [],
  payments: [],
  shares: [],
  voids,
  warnings: [],
})

export type CommitDecision =
  | { readonly kind: 'commit'; readonly plan: CommitPlan }
  | { readonly kind: 'stop'; readonly stopped: StoppedCommit }

/**
 * Decides what a commit will do, and changes nothing.
 *
 * @param reservation the one that the workbench changes, as of now; undefined for a new one
 * @param rechecked each GDS offer not yet booked as its supplier has it now, by offer id; NDC offers keep their price and know no second
 *   step (guess)
 * @param names id and locator of the reservation that would be made
 * @param documents of the reservation, where a payment or a ticketed offer is to be cancelled
 * @throws Refusal what forbids the commit: `reservationChanged`, `offerMissing`, `holdExpired`, `travelerMissing`,
 *   `passengerCountMismatch`, `telephoneRequired`, `birthDateRequired`, `infantWithoutAdult`, `formOfPaymentMissing`, `offerExpired`,
 *   `paymentRequired`, `ancillaryFlightNotTicketed`, `priceChanged`, `priceCancelled`, `scheduleChanged`, `connectionTooShort`; of payments as `sharePayments`
 * Source: booking sheet 8.2 to 8.4; design of two-step commits in the specification.
 */
export function planCommit(
  workbench: CommittingWorkbench,
  reservation: Reservation | undefined,
  rechecked: ReadonlyMap<string, Recheck>,
  names: { readonly reservationId: string; readonly locator: string },
  documents: readonly TravelDocument[] = [],
): CommitDecision {
  const { flags, id: commitId } = workbench.commit
  if (!isSameRevision(workbench, reservation)) throw new Refusal('reservationChanged')
  const land = planLand(workbench, reservation)
  if (workbench.isForVehicles)
    return { kind: 'commit', plan: { ...names, offers: [], cancelled: [], payments: [], shares: [], warnings: [], ...land } }
  if (!workbench.base && workbench.offers.length === 0 && !hasOthers(workbench)) throw new Refusal('offerMissing')
  requireHeld(workbench, reservation)
  requireTravelers(workbench)
  const payments = workbench.payments.filter(({ settled }) => !settled)
  if (flags.ticketWanted && payments.length === 0 && workbench.formsOfPayment.length === 0) throw new Refusal('formOfPaymentMissing')
  for (const offer of workbench.offers) requireOrderable(offer, payments, workbench.commit.at)

  const changes = workbench.offers.map((offer): OfferChanges => {
    const now = rechecked.get(offer.id)
    return now ? changesOf(offer, now, flags) : { offer, problems: [] }
  })
  const offers = changes.map(({ offer }) => offer)
  const problems = changes.flatMap((change) => change.problems)
  const stops = flags.twoStep ? problems : []
  if (stops.length > 0 && !workbench.stopped) return { kind: 'stop', stopped: { commitId, problems: stops, offers } }
  const refused = stops[0] ?? problems.find(({ code }) => refusedBy(flags, workbench.stopped !== undefined).has(code))
  if (refused) throw new Refusal(refused.code, refused.details)
  const cancelled = (reservation?.offers ?? []).filter(({ id }) => !offers.some((offer) => offer.id === id))
  const services = planAncillaries(workbench, reservation)
  const shares = sharePayments(payments, { ...workbench, offers })
  requireFlightsTicketed(shares, { ...workbench, offers })
  const warnings = differingAmounts(payments, shares)
  const taken = [
    ...documentsPaidWith(cancelledPayments(workbench), documents),
    ...documentsFor([...cancelled, ...(services.cancelledAncillaries ?? [])], documents),
  ]
  const voids = flags.retainValue ? {} : { voids: taken }
  const retained = flags.retainValue ? { retained: taken.flat() } : {}
  requireSameSeats(offers)
  const priced = offers.flatMap(takenOver)
  const cancelledOthers = othersGone(reservation, workbench).filter(({ id }) => !priced.some((segment) => segment.id === id))
  const unpriced = seatsToTake(unpricedIn(workbench), workbench.travelers, workbench.commit.at)
  const plan = {
    ...names,
    offers,
    cancelled,
    ...services,
    ...(cancelledOthers.length > 0 && { cancelledOthers }),
    ...(unpriced.length > 0 && { unpriced }),
    payments,
    shares,
    warnings,
    ...land,
    ...(taken.length > 0 && { ...voids, ...retained }),
  }
  return { kind: 'commit', plan }
}

/**
 * Whether the reservation is the one that the workbench was opened for, but for stays and cars that were booked, changed or cancelled meanwhile.
 * Source: hotel and car sheet 4.1, concurrency (guess).
 */
export function isSameRevision({ base, isForVehicles }: CommittingWorkbench, reservation: Reservation | undefined): boolean {
  if (!base || !reservation) return base === undefined && reservation === undefined
  return isForVehicles === true || (reservation.revision ?? 0) === base.revision
}

/**
 * Cars to take, cars and stays to give back.
 *
 * @throws Refusal `reservationChanged` what is to be given back was given back meanwhile; `rentalUnderWay`, `landTravelerRemoved`
 */
function planLand(
  { vehicles = [], cancels = [], travelers, isForVehicles, commit }: CommittingWorkbench,
  reservation: Reservation | undefined,
): Pick<CommitPlan, 'vehicles' | 'cancelledVehicles' | 'cancelledStays'> {
  const added = vehicles.filter(({ booking }) => booking.status === 'added')
  const cancelledVehicles = (reservation?.vehicles ?? []).filter((vehicle) => cancels.includes(vehicle.id) && isLiveVehicle(vehicle))
  const cancelledStays = (reservation?.hotels ?? []).filter((stay) => cancels.includes(stay.id) && isLiveStay(stay))
  if (cancelledVehicles.length + cancelledStays.length < cancels.length) throw new Refusal('reservationChanged')
  if (!isForVehicles) requireTheirTravelers(reservation, travelers, cancels)
  const begun = cancelledVehicles.find(({ rental }) => rental.pickUp.at <= commit.at)
  if (begun) throw new Refusal('rentalUnderWay', { offer: begun.ref })
  return {
    ...(added.length > 0 && { vehicles: added }),
    ...(cancelledVehicles.length > 0 && { cancelledVehicles }),
    ...(cancelledStays.length > 0 && { cancelledStays }),
  }
}

/** Who stays or drives cannot leave the reservation before that is cancelled. */
function requireTheirTravelers(reservation: Reservation | undefined, travelers: readonly Traveler[], cancels: readonly string[]): void {
  const isThere = (ref: string): boolean => travelers.some((traveler) => traveler.ref === ref)
  const stays = (reservation?.hotels ?? []).filter(isLiveStay)
  const cars = (reservation?.vehicles ?? []).filter(isLiveVehicle)
  const left = [...stays.filter((stay) => !stay.travelerRefs.every(isThere)), ...cars.filter((car) => !isThere(car.travelerRef))]
  const abandoned = left.find(({ id }) => !cancels.includes(id))
  if (abandoned) throw new Refusal('landTravelerRemoved', { offer: abandoned.ref })
}

/** A workbench may be older than the time limit of an offer in it. */
function requireHeld(workbench: CommittingWorkbench, reservation: Reservation | undefined): void {
  const { offers } = workbench
  const toPrice = offers.flatMap(({ booking }) => (booking.status === 'added' ? (booking.takesOver ?? []) : []))
  for (const segment of [...unpricedIn(workbench), ...toPrice]) {
    const until = unpricedUntil(segment)
    if (until === undefined || unpricedIn(reservation ?? {}).some(({ id }) => id === segment.id)) continue
    throw new Refusal('holdExpired', { offer: segment.ref, until: toTimestamp(until) })
  }
  const lost = offers.find((offer) => isBooked(offer) && !reservation?.offers.some(({ id }) => id === offer.id))
  if (lost) throw new Refusal('holdExpired', { offer: lost.ref, until: toTimestamp(lost.itinerary.paymentTimeLimit) })
}

function requireTravelers(workbench: CommittingWorkbench): void {
  const { offers, travelers, details } = workbench
  const priced = offers.map(({ itinerary }) => itinerary.passengers)
  for (const passengers of priced.length === 0 && hasOthers(workbench) ? [undefined] : priced) {
    const problem = travelersProblem(travelers, passengers) ?? contactProblem({ details })
    if (problem) throw new Refusal(problem)
  }
}

/** An NDC offer can be ordered at its price while it lives, and unpaid only at a carrier that holds orders. */
function requireOrderable({ itinerary, id, booking }: AirOffer, payments: readonly Payment[], now: EpochMs): void {
  const { source, guaranteedUntil, validatingCarrier: carrier } = itinerary
  if (source !== 'NDC' || booking.status !== 'added') return
  if (now >= guaranteedUntil) throw new Refusal('offerExpired', { expiredAt: toTimestamp(guaranteedUntil) })
  const isPaid = payments.some(({ offerIds }) => offerIds.includes(id))
  if (!isPaid && !holdsUnpaid(carrier)) throw new Refusal('paymentRequired', { carrier })
}

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

/** Ids of everything that the plan takes from its suppliers: seats, those without a price after the others, cars, then what goes with the seats. */
export const idsToSell = (plan: CommitPlan): string[] =>
  [...offersToSell(plan), ...(plan.unpriced ?? []), ...(plan.vehicles ?? []), ...ancillariesToSell(plan)].map(({ id }) => id)

/** Ids of everything that the plan issues documents for: tickets, then the EMDs that go with them. */
export const idsToIssue = (plan: CommitPlan): string[] => [...offersToTicket(plan), ...ancillariesToIssue(plan)].map(({ id }) => id)

export const isCancelling = ({
  offers,
  cancelled,
  cancelledAncillaries = [],
  cancelledVehicles = [],
  cancelledStays = [],
  cancelledOthers = [],
}: CommitPlan): boolean =>
  cancelled.length + cancelledAncillaries.length + cancelledVehicles.length + cancelledStays.length + cancelledOthers.length > 0 ||
  offers.some((offer) => returnedSegments(offer).length > 0)

/** Whether everything that the plan sells may stay unpaid when ticketing fails; at an NDC carrier that holds no orders it may not. */
export const keepsUnpaid = (plan: CommitPlan): boolean =>
  offersToSell(plan).every(({ itinerary: { source, validatingCarrier } }) => source === 'GDS' || holdsUnpaid(validatingCarrier))

/** Travelers who get a document for the offer. */
export const paidTravelers = ({ shares }: CommitPlan, { id }: Pick<AirOffer, 'id'>, travelers: readonly Traveler[]): Traveler[] =>
  travelers.filter((traveler) => shares.some(({ offerId, travelerId }) => offerId === id && travelerId === traveler.id))
