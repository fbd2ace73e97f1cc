import { planAncillaries, requireFlightsTicketed } from '../ancillary/workbench-ancillaries.ts'
import { isResidual } from '../exchange/planned-exchange.ts'
import { type EpochMs, toTimestamp } from '../kernel/instant.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Payment } from '../payment/payment.ts'
import type { PaymentShare } from '../payment/share-payments.ts'
import { chargingPayments, reducedPayments, sharePayments } from '../payment/share-payments.ts'
import { cancelledPayments } from '../payment/workbench-payments.ts'
import { can } from '../pricing/capabilities.ts'
import { isPartlyCancelled } from '../refund/part-cancellation.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import { isLive } from '../ticketing/document.ts'
import { documentsFor, documentsPaidWith, liveDocumentsOf, openEmdsOf } from '../ticketing/void-rules.ts'
import { openEmdNotices } from '../ticketing/wire/document-void.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { changeOf, isBooked, travelersToTicket, withoutSeats } from '../workbench/air-offer.ts'
import { lateServicesIn } from '../workbench/late-services.ts'
import { hasNonPriced, removedNonPriced, unquotedIn } from '../workbench/non-priced-segments.ts'
import { replacedSegments, requireSameSeats } from '../workbench/price-unquoted.ts'
import { missingMember } from '../workbench/required-members.ts'
import { requireSamePeople } from '../workbench/same-people.ts'
import { contactProblem, countsText, type Traveler, travelersProblem } from '../workbench/traveler.ts'
import { requireAges } from '../workbench/traveler-rules.ts'
import { seatsToTake, unquotedHeldUntil } from '../workbench/unquoted-segment.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import { keepsUnpaid, servicesLeftByChanges } from './book-plan.ts'
import type { BookCommit, BookPlan, ReservationNames, StoppedCommit } from './commit.ts'
import type { OfferChanges, Recheck } from './offer-changes.ts'
import { changesOf, changesOfBooked, refusedBy } from './offer-changes.ts'
import { planExchanges, withSettledTerms } from './plan-exchanges.ts'
import { planCancelledHotelsAndCars, requireTravelersOfHotelsAndCars } from './plan-hotels-and-cars.ts'

export type BookDecision =
  | { readonly kind: 'commit'; readonly plan: BookPlan }
  | { readonly kind: 'stop'; readonly stopped: StoppedCommit }

/** What a plan is made from, in addition to the workbench. */
interface KnownForBooking {
  /** The one that the workbench changes, as of now; undefined for a new one. */
  readonly reservation: Reservation | undefined
  /**
   * Each GDS offer not yet booked, as its supplier has it now, by offer id; NDC offers keep their price and have no
   * second step (guess).
   */
  readonly rechecked: ReadonlyMap<string, Recheck>
  /** Of a new reservation. */
  readonly names: ReservationNames
  /**
   * Of the reservation, where a payment or a ticketed offer is to be cancelled, tickets are to be exchanged, or names are
   * others.
   */
  readonly documents: readonly TravelDocument[]
}

/**
 * The plan of a commit; nothing is changed.
 *
 * @throws Refusal what prevents the commit: `reservationChanged`, `offerMissing`, `holdExpired`,
 *   `travelerMissing`, `passengerCountMismatch`, `seatCountMismatch`, `telephoneRequired`, `birthDateRequired`,
 *   `infantWithoutAdult`, `formOfPaymentMissing`, `offerExpired`, `paymentRequired`, `partPaymentRefused`,
 *   `ancillaryFlightNotTicketed`, `travelerMemberRequired`, `priceChanged`,
 *   `priceCancelled`, `scheduleChanged`, `connectionTooShort`;
 *   of people as `travelersProblem`, `requireAges` and `requireSamePeople`; of payments and changes as `planSettlement`
 * Source: docs/contract/booking.md 8.2 to 8.4; design of two-step commits in docs/contract/specification.md.
 */
export function planBook(
  opened: CommittingWorkbench<BookCommit>,
  { reservation, rechecked, names, documents }: KnownForBooking,
): BookDecision {
  const { flags, id: commitId } = opened.commit
  const workbench = { ...opened, offers: opened.offers.map((offer) => withSettledTerms(offer, opened)) }
  if (!isSameRevision(workbench, reservation)) throw new Refusal('reservationChanged')
  const hotelsAndCars = planCancelledHotelsAndCars(workbench, reservation)
  requireTravelersOfHotelsAndCars(workbench, reservation)
  if (!workbench.base && workbench.offers.length === 0 && !hasNonPriced(workbench))
    throw new Refusal('offerMissing')
  requireHeld(workbench, reservation)
  requireTravelers(workbench)
  const correctedNames = reservation ? requireSamePeople(workbench, reservation, documents) : []
  const payments = chargingPayments(
    workbench.payments.filter(({ settled }) => !settled),
    workbench,
  )
  if (flags.ticketWanted && payments.length === 0 && workbench.formsOfPayment.length === 0)
    throw new Refusal('formOfPaymentMissing')
  for (const offer of workbench.offers) requireOrderable(offer, payments, workbench.commit.at)

  const changes = workbench.offers.map((offer): OfferChanges => {
    const now = rechecked.get(offer.id)
    return now ? changesOf(offer, now, flags) : changesOfBooked(offer)
  })
  const offers = changes.map(({ offer }) => offer)
  requireMembers(workbench, offers)
  const problems = changes.flatMap((change) => change.problems)
  const stops = flags.twoStep ? problems : []
  if (stops.length > 0 && !workbench.stopped)
    return { kind: 'stop', stopped: { commitId, problems: stops, offers } }
  const refused =
    stops[0] ?? problems.find(({ code }) => refusedBy(flags, workbench.stopped !== undefined).has(code))
  if (refused) throw new Refusal(refused.code, refused.details)
  const isLeft = ({ id }: AirOffer): boolean =>
    offers.some((offer) => offer.id === id || changeOf(offer)?.replaced.id === id)
  const cancelled = (reservation?.offers ?? []).filter((offer) => !isLeft(offer))
  const services = planAncillaries(workbench, reservation)
  const settlement = planSettlement({ ...workbench, offers }, payments, documents)
  const left = servicesLeftByChanges({ offers, ...services })
  const withOpenEmd = new Set(left.map(({ id }) => id))
  const documentPlan = planDocuments(workbench, {
    offers,
    documents,
    takenOut: {
      offers: cancelled,
      ancillaries: services.cancelledAncillaries.filter(({ id }) => !withOpenEmd.has(id)),
    },
  })
  const warnings = [
    ...reducedPayments(settlement.payments, settlement.shares),
    ...openEmdNotices(openEmdsOf(left, documents)),
  ]
  requireSameSeats(offers)
  const priced = offers.flatMap(replacedSegments)
  const cancelledNonPriced = removedNonPriced(reservation, workbench).filter(
    ({ id }) => !priced.some((segment) => segment.id === id),
  )
  const unquoted = seatsToTake(unquotedIn(workbench), workbench.travelers, workbench.commit.at)
  const plan: BookPlan = {
    ...names,
    offers,
    cancelled,
    ...services,
    cancelledNonPriced,
    unquoted,
    lateServices: lateServicesIn({ ...workbench, offers }, correctedNames).map(({ id }) => id),
    correctedNames,
    ...settlement,
    accepted: changes.flatMap(({ accepted }) => accepted),
    warnings,
    ...hotelsAndCars,
    ...documentPlan,
  }
  return { kind: 'commit', plan }
}

/** The reservation has changed, or lost what the workbench has: it must be opened again. */
const unmendable: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['reservationChanged', 'holdExpired'])

/**
 * What prevents the commit whatever the hosts say, in a workbench that the client opened and can mend; undefined: nothing.
 * Where it is refused later, after a host was asked, the workbench is closed (docs/contract/booking.md 8.3, rule 7).
 */
export function mendableProblem(
  workbench: CommittingWorkbench<BookCommit>,
  known: Omit<KnownForBooking, 'rechecked'>,
): RefusalNotice | undefined {
  if (!workbench.commit.isInOpened) return undefined
  try {
    planBook(workbench, { ...known, rechecked: new Map() })
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal) || unmendable.has(error.code)) return undefined
    // Two steps were wanted twice, and the problem is still there.
    if (error.code === 'priceChanged' && workbench.commit.flags.twoStep) return undefined
    return { code: error.code, details: error.details }
  }
}

/**
 * What is charged, and what it pays for. When a payment names less than is due, nothing is charged and no ticket
 * exchanged: everything is held.
 *
 * @throws Refusal `paymentInsufficient` where a supplier holds nothing unpaid; as `sharePayments`,
 *   `requireFlightsTicketed`, `planExchanges`; `partPaymentRefused`
 */
function planSettlement(
  workbench: CommittingWorkbench<BookCommit>,
  payments: readonly Payment[],
  documents: readonly TravelDocument[],
): Pick<BookPlan, 'payments' | 'shares' | 'exchanges' | 'unpaid'> {
  const { shares, lacking } = sharePayments(payments, workbench)
  requireFlightsTicketed(shares, workbench)
  for (const offer of workbench.offers) requireTicketedTogether(offer, shares, workbench.travelers)
  const exchanges = planExchanges(workbench, { shares, payments, documents })
  const [first] = lacking
  if (!first) return { payments, shares, exchanges, unpaid: [] }
  if (!keepsUnpaid(workbench)) throw new Refusal(first.code, first.details)
  return { payments: [], shares: [], exchanges: [], unpaid: lacking }
}

interface DocumentsTouched {
  /** Of the reservation after the commit. */
  readonly offers: readonly AirOffer[]
  readonly takenOut: Parameters<typeof documentsFor>[0]
  /** Of the reservation. */
  readonly documents: readonly TravelDocument[]
}

/** Documents of cancelled offers and refunded payments: to void, or to keep for their value. */
function planDocuments(
  workbench: CommittingWorkbench<BookCommit>,
  { offers, takenOut, documents }: DocumentsTouched,
): Pick<BookPlan, 'voids' | 'retained' | 'parts'> {
  const { flags, at } = workbench.commit
  const live = documents.filter(isLive)
  const partly = offers.filter(isPartlyCancelled)
  const parts = partly.map((offer) => ({
    offerId: offer.id,
    documentIds: liveDocumentsOf(offer, { ...takenOut, documents }).map(({ id }) => id),
  }))
  const ofParts = parts.flatMap(({ documentIds }) => documentIds)
  const whole = {
    offers: takenOut.offers,
    ancillaries: takenOut.ancillaries.filter(({ parentId }) => !partly.some(({ id }) => id === parentId)),
  }
  const affected = [
    ...documentsPaidWith(cancelledPayments(workbench), documents),
    ...documentsFor(whole, documents, { now: at, areWhole: flags.forfeitsValue === true }),
  ]
  if (!flags.retainValue) return { voids: affected, retained: ofParts, parts }
  const kept = affected.flat().filter((id) => live.some((document) => document.id === id))
  return { voids: [], retained: [...ofParts, ...kept], parts }
}

/**
 * Whether the reservation has not changed since the workbench was opened, except for hotel rooms and cars
 * that were booked, changed or cancelled. Source: docs/contract/hotel-car-platform.md 4.1, concurrency
 * (guess).
 */
export function isSameRevision(
  { base }: Pick<CommittingWorkbench, 'base'>,
  reservation: Reservation | undefined,
): boolean {
  if (!base || !reservation) return base === undefined && reservation === undefined
  return (reservation.revision ?? 0) === base.revision
}

/** A workbench may be older than the time limit of an offer in it. */
function requireHeld(workbench: CommittingWorkbench<BookCommit>, reservation: Reservation | undefined): void {
  const { offers } = workbench
  const toPrice = offers.flatMap(({ booking }) =>
    booking.status === 'added' ? (booking.replacesSegments ?? []) : [],
  )
  for (const segment of [...unquotedIn(workbench), ...toPrice]) {
    const until = unquotedHeldUntil(segment)
    if (until === undefined || unquotedIn(reservation ?? {}).some(({ id }) => id === segment.id)) continue
    throw new Refusal('holdExpired', { offer: segment.ref, until: toTimestamp(until) })
  }
  const lost = offers
    .flatMap((offer) => {
      const change = changeOf(offer)
      // An expired offer may be repriced.
      if (isBooked(offer) || !change) return isBooked(offer) ? [offer] : []
      return change.kind === 'reprice' ? [] : [change.replaced]
    })
    .find(({ id }) => !reservation?.offers.some((offer) => offer.id === id))
  const late = offers.find(({ id, booking }) => {
    const now = reservation?.offers.find((offer) => offer.id === id)
    return now && withoutSeats(now).length > withoutSeats({ booking }).length
  })
  const gone = lost ?? late
  if (gone)
    throw new Refusal('holdExpired', {
      offer: gone.ref,
      until: toTimestamp(gone.itinerary.ticketingTimeLimit),
    })
}

/** What suppliers require of travelers in an order. */
function requireMembers(workbench: CommittingWorkbench, offers: readonly AirOffer[]): void {
  for (const { ref, itinerary } of offers.filter((offer) => !isBooked(offer))) {
    const missing = missingMember(workbench, itinerary)
    if (missing) throw new Refusal('travelerMemberRequired', { offer: ref, ...missing })
  }
}

function requireTravelers(workbench: CommittingWorkbench): void {
  const { offers, travelers, details } = workbench
  const priced = offers.map(({ itinerary }) => itinerary.passengers)
  for (const passengers of priced.length === 0 && hasNonPriced(workbench) ? [undefined] : priced) {
    const problem = travelersProblem(travelers, passengers) ?? contactProblem({ details })
    if (problem === 'passengerCountMismatch')
      throw new Refusal(problem, {
        priced: countsText(passengers ?? []),
        sent: countsText(travelers.map(({ ptc }) => ({ ptc, count: 1 }))),
      })
    if (problem) throw new Refusal(problem)
  }
  requireAges(
    travelers,
    offers.filter((offer) => !isBooked(offer)),
  )
}

/** Some suppliers issue all tickets of an offer together. @throws Refusal `partPaymentRefused` */
function requireTicketedTogether(
  offer: AirOffer,
  shares: readonly PaymentShare[],
  travelers: readonly Traveler[],
): void {
  const paidFor = shares.filter(({ offerId }) => offerId === offer.id).map(({ travelerId }) => travelerId)
  if (paidFor.length === 0 || can(offer.itinerary, 'partTicketing')) return
  if (travelersToTicket(offer, travelers).some(({ id }) => !paidFor.includes(id)))
    throw new Refusal('partPaymentRefused', { carrier: offer.itinerary.validatingCarrier })
}

/**
 * An NDC offer can be ordered at its price until it expires, and unpaid only at a carrier that holds orders.
 */
function requireOrderable(
  { itinerary, id, booking }: AirOffer,
  payments: readonly Payment[],
  now: EpochMs,
): void {
  const { source, guaranteedUntil, validatingCarrier: carrier } = itinerary
  if (booking.status !== 'added') return
  if (source === 'NDC' && now >= guaranteedUntil)
    throw new Refusal('offerExpired', { expiredAt: toTimestamp(guaranteedUntil) })
  const isPaid = payments.some(({ offerIds }) => offerIds.includes(id))
  const isPaidBefore = booking.change !== undefined && isResidual(booking.change.terms)
  if (!isPaid && !isPaidBefore && !can(itinerary, 'hold')) throw new Refusal('paymentRequired', { carrier })
}
