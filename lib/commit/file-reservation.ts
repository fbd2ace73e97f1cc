import type { SoldAncillary } from '../ancillary/file-ancillaries.ts'
import { filedAncillaries, issuedEmds } from '../ancillary/file-ancillaries.ts'
import type { VehicleOffer } from '../car/vehicle.ts'
import { inventoryKey } from '../kernel/flight.ts'
import { paidWith } from '../payment/document-payments.ts'
import type { FormOfPayment, Payment } from '../payment/payment.ts'
import { segmentsOf } from '../pricing/fare.ts'
import { filedReminder } from '../reservation/reminder.ts'
import type { Receipt, Reservation, ReservationEvent } from '../reservation/reservation.ts'
import { receiptId } from '../reservation/reservation.ts'
import { seatReceipts } from '../reservation/seat-receipts.ts'
import type { Ticket, TravelDocument } from '../ticketing/document.ts'
import type { TravelerTickets } from '../ticketing/ticketing.ts'
import { ticketsFor } from '../ticketing/ticketing.ts'
import type { AirOffer, HostBooking, OfferBooking } from '../workbench/air-offer.ts'
import { returnedSegments, travelersToTicket } from '../workbench/air-offer.ts'
import { filedDetails, overriddenWords } from '../workbench/details.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import type { CommitPlan, CommitRequest } from './commit.ts'
import { isCancelling, offersToTicket } from './commit.ts'
import type { TakenVehicle } from './file-hotels-and-cars.ts'
import { filedHotels, filedVehicles, withFreeRefs } from './file-hotels-and-cars.ts'
import { cancellationReceipts, filedOthers, supplierReceipts } from './file-non-priced.ts'

/** Seats that were sold, by what names their suppliers know them. */
export type SoldSeats = { readonly offerId: string; readonly saleKey: string } & HostBooking

/** Something that a supplier sold. */
export type Sold = SoldSeats | TakenVehicle | SoldAncillary

const isVehicle = (sale: Sold): sale is TakenVehicle => 'confirmation' in sale
const isSeats = (sale: Sold): sale is SoldSeats => 'supplierLocators' in sale
const isAncillary = (sale: Sold): sale is SoldAncillary => !isVehicle(sale) && !isSeats(sale)

/** Names by which suppliers know a sale: clients find the reservation by them. */
export const supplierNamesOf = (sale: Sold): string[] => {
  if (isVehicle(sale)) return [sale.confirmation]
  return isSeats(sale)
    ? [
        ...sale.supplierLocators.map(({ locator }) => locator),
        ...(sale.orderId !== undefined ? [sale.orderId] : []),
      ]
    : []
}

/** What the steps before achieved. */
export interface CommitEffects {
  readonly sold: readonly Sold[]
  readonly issued: readonly {
    readonly offerId: string
    readonly key: string
    readonly tickets: readonly TravelerTickets[]
  }[]
  /** `key`: of the charge at the payment gateway. */
  readonly settled: readonly {
    readonly paymentId: string
    readonly key: string
    readonly approvalCode?: string
  }[]
  /** Ticketing was wanted and failed: the booking stays, unpaid. */
  readonly ticketingFailed: boolean
}

/**
 * The reservation after a commit, and the documents issued with it.
 *
 * @param before undefined for a new reservation
 * @param filed documents that it had before, where EMDs may go with one of them
 */
export function fileReservation(
  workbench: CommittingWorkbench,
  planned: CommitPlan,
  effects: CommitEffects,
  before: Reservation | undefined,
  filed: readonly TravelDocument[] = [],
): { readonly reservation: Reservation; readonly documents: readonly TravelDocument[] } {
  const { commit } = workbench
  const everAdded = Math.max(workbench.added.offers, before?.added.offers ?? 0)
  const { offers: renamed, count: countOfAir } = withFreeRefs(planned.offers, before, everAdded)
  const { offers: services, count: countOfOffers } = withFreeRefs(
    planned.ancillaries ?? [],
    before,
    countOfAir,
  )
  const { otherSegments, count } = filedOthers(
    workbench,
    planned,
    effects.sold.filter(isSeats),
    before,
    countOfOffers,
  )
  const others = otherSegments && { otherSegments }
  const plan: CommitPlan = {
    ...planned,
    offers: renamed,
    ...(planned.ancillaries && { ancillaries: services }),
  }
  const vehicles = filedVehicles(plan, effects.sold.filter(isVehicle), before, count)
  const hotels = filedHotels(plan, before)
  const added = { ...workbench.added, offers: count + (plan.vehicles?.length ?? 0) }
  const payments = effects.ticketingFailed ? [] : plan.payments.map((payment) => settle(payment, effects))
  const tickets = effects.ticketingFailed ? [] : issuedTickets(workbench, plan, effects, payments)
  const emds = effects.ticketingFailed
    ? []
    : issuedEmds(workbench, plan, effects, payments, [...filed, ...tickets])
  const documents = [...tickets, ...emds]
  const ancillaries = filedAncillaries(plan, effects.sold.filter(isAncillary), emds)
  const offers = plan.offers.map((offer) =>
    bookedOffer(withoutReturned(offer), effects, tickets, workbench.travelers),
  )
  const happened = {
    ...(hotels && { hotels }),
    ...(vehicles && { vehicles }),
    receipts: [
      ...(before?.receipts ?? []),
      ...newReceipts({
        workbench,
        plan,
        effects,
        documents,
        payments,
        vehicles,
        others: others ?? {},
        before,
      }),
    ],
    events: [...(before?.events ?? []), ...newEvents(commit, plan, effects, documents, before)],
  }
  if (workbench.isForVehicles && before)
    return {
      reservation: { ...before, ...happened, added: { ...before.added, offers: added.offers } },
      documents: [],
    }
  const forms = filedForms(workbench, before)
  const autoDeleteDate = commit.flags.autoDeleteDate ?? before?.autoDeleteDate
  const reminder = filedReminder(commit, before?.reminder)
  const reservation: Reservation = {
    id: plan.reservationId,
    version: before?.version ?? 0,
    revision: (before?.revision ?? 0) + 1,
    locator: plan.locator,
    createdAt: before?.createdAt ?? commit.at,
    pcc: before?.pcc ?? commit.agency.pcc,
    offers,
    ...(ancillaries && { ancillaries }),
    ...(before?.lapsed && { lapsed: before.lapsed }),
    ...(before?.lapsedAncillaries && { lapsedAncillaries: before.lapsedAncillaries }),
    ...others,
    ...(before?.stayDetails && { stayDetails: before.stayDetails }),
    ...(before?.divisions && { divisions: before.divisions }),
    travelers: workbench.travelers,
    formsOfPayment: forms.formsOfPayment,
    payments: [...workbench.payments.filter(({ settled }) => settled), ...payments],
    ...(workbench.details && { details: filedDetails(workbench.details) }),
    documentNumbers: [...(before?.documentNumbers ?? []), ...documents.map(({ number }) => number)],
    ...happened,
    added: { ...added, formsOfPayment: forms.count },
    ...(autoDeleteDate && { autoDeleteDate }),
    ...(reminder && { reminder }),
  }
  return { reservation, documents }
}

/**
 * Forms of payment of the workbench and of stays; those that both numbered alike while it was open get a new
 * number here.
 */
function filedForms(workbench: CommittingWorkbench, before: Reservation | undefined) {
  const ofStays = formsOfStays(workbench, before)
  const taken = new Set(ofStays.map(({ ref }) => ref))
  let count = Math.max(workbench.added.formsOfPayment, before?.added.formsOfPayment ?? 0)
  const free = workbench.formsOfPayment.map((form) =>
    taken.has(form.ref) ? { ...form, ref: `formOfPayment_${++count}` } : form,
  )
  return { formsOfPayment: [...free, ...ofStays], count }
}

/** Cards of stays that were booked while the workbench was open. */
const formsOfStays = (
  { formsOfPayment }: CommittingWorkbench,
  before: Reservation | undefined,
): FormOfPayment[] =>
  (before?.formsOfPayment ?? []).filter(
    ({ id }) =>
      !formsOfPayment.some((held) => held.id === id) &&
      before?.hotels?.some((stay) => stay.kind === 'room' && stay.formOfPaymentId === id),
  )

const settle = (payment: Payment, { settled }: CommitEffects): Payment => {
  const approvalCode = settled.find(({ paymentId }) => paymentId === payment.id)?.approvalCode
  return { ...payment, settled: approvalCode === undefined ? {} : { approvalCode } }
}

function issuedTickets(
  workbench: CommittingWorkbench,
  plan: CommitPlan,
  { issued, settled }: CommitEffects,
  payments: readonly Payment[],
): Ticket[] {
  return offersToTicket(plan).flatMap((offer) => {
    const issuance = issued.find(({ offerId }) => offerId === offer.id)
    if (!issuance) return []
    return workbench.travelers.flatMap((traveler) => {
      const numbers = issuance.tickets.find(({ travelerId }) => travelerId === traveler.id)?.numbers ?? []
      const { commit } = workbench
      const { reservationId, locator } = plan
      return numbers.length === 0
        ? []
        : ticketsFor({
            commit,
            reservationId,
            locator,
            offer,
            traveler,
            numbers,
            issueKey: issuance.key,
            payments: paidWith(plan.shares, offer, traveler, payments, workbench.formsOfPayment, settled),
            words: overriddenWords(workbench, offer.id, traveler.id),
          })
    })
  })
}

/** The seats of cancelled segments are given back by the same commit. */
function withoutReturned(offer: AirOffer): AirOffer {
  if (offer.booking.status === 'added') return offer
  const { returned: _, ...booking } = offer.booking
  return { ...offer, booking }
}

function bookedOffer(
  offer: AirOffer,
  { sold }: CommitEffects,
  tickets: readonly Ticket[],
  travelers: readonly Traveler[],
): AirOffer {
  const sale = sold.filter(isSeats).find(({ offerId }) => offerId === offer.id)
  const { booking } = offer
  if (!sale && booking.status === 'added') throw new Error(`offer ${offer.ref} was not sold`)
  const ticketed = new Set(
    tickets.flatMap(({ offerRef, travelerRef }) => (offerRef === offer.ref ? [travelerRef] : [])),
  )
  if (!sale && ticketed.size === 0) return offer
  const { offerId: _, ...booked } = sale ?? {
    offerId: offer.id,
    ...(booking as Exclude<OfferBooking, { status: 'added' }>),
  }
  if (ticketed.size === 0) return { ...offer, booking: { ...booked, status: 'held' } }
  const unticketed = travelersToTicket(offer, travelers).flatMap(({ id, ref }) =>
    ticketed.has(ref) ? [] : [id],
  )
  return { ...offer, booking: { ...booked, status: 'ticketed', unticketed } }
}

type WithoutName<R> = R extends Receipt ? Omit<R, 'id' | 'ref' | 'at'> : never

function newReceipts({
  workbench: { commit, isForVehicles },
  plan,
  effects: { sold },
  documents,
  payments,
  vehicles = [],
  others,
  before,
}: {
  readonly workbench: CommittingWorkbench
  readonly plan: CommitPlan
  readonly effects: CommitEffects
  readonly documents: readonly TravelDocument[]
  readonly payments: readonly Payment[]
  readonly vehicles: readonly VehicleOffer[] | undefined
  readonly others: Pick<Reservation, 'otherSegments'>
  readonly before: Reservation | undefined
}): Receipt[] {
  const refOf = (offerId: string) =>
    [...plan.offers, ...(plan.ancillaries ?? []), ...(plan.unpriced ?? []), ...vehicles].find(
      ({ id }) => id === offerId,
    )?.ref ?? offerId
  // The receipt of a car or stay says itself that it was cancelled; together with flights there is one for
  // each offer.
  const cancelledLand = isForVehicles
    ? []
    : [...(plan.cancelledStays ?? []), ...(plan.cancelledVehicles ?? [])]
  const added: WithoutName<Receipt>[] = [
    ...(before ? [] : [{ kind: 'record' as const, locator: plan.locator }]),
    ...sold.filter(isSeats).flatMap((sale) => seatReceipts(sale, refOf(sale.offerId))),
    ...supplierReceipts(before, others),
    ...sold
      .filter(isVehicle)
      .map(({ offerId }) => ({ kind: 'vehicle' as const, offerRefs: [refOf(offerId)] })),
    ...sold
      .filter(isAncillary)
      .map(({ offerId }) => ({ kind: 'ancillary' as const, offerRefs: [refOf(offerId)] })),
    ...payments.map(({ ref, offerIds }) => ({
      kind: 'payment' as const,
      paymentRef: ref,
      offerRefs: offerIds.map(refOf),
      // A document that was paid with two payments is listed once: clients count the documents of all
      // receipts.
      documentNumbers: documents
        .filter(({ payments: [first] }) => first?.paymentRef === ref)
        .map(({ number }) => number),
    })),
    ...[...plan.cancelled, ...(plan.cancelledAncillaries ?? []), ...cancelledLand].map(({ ref }) => ({
      kind: 'cancellation' as const,
      locator: plan.locator,
      offerRefs: [ref],
    })),
    ...cancellationReceipts(plan),
    ...plan.offers
      .filter((offer) => returnedSegments(offer).length > 0)
      .map((offer) => {
        const segments = returnedNumbers(offer, before)
        return { kind: 'cancellation' as const, locator: plan.locator, offerRefs: [offer.ref], segments }
      }),
  ]
  const first = (before?.receipts.length ?? 0) + 1
  return added.map((receipt, index) => ({
    ...receipt,
    id: receiptId(commit.id, index),
    ref: `receipt_${first + index}`,
    at: commit.at,
  }))
}

/** Numbers of the segments given back, as they counted in the reservation until now. */
function returnedNumbers(offer: AirOffer, before: Reservation | undefined): number[] {
  const returned = new Set(returnedSegments(offer).map(({ flight }) => inventoryKey(flight)))
  const segments =
    before?.offers.filter(({ id }) => id === offer.id).flatMap(({ itinerary }) => segmentsOf(itinerary)) ?? []
  return segments.flatMap(({ flight }, index) => (returned.has(inventoryKey(flight)) ? [index + 1] : []))
}

function newEvents(
  commit: CommitRequest,
  plan: CommitPlan,
  { ticketingFailed }: CommitEffects,
  documents: readonly TravelDocument[],
  before: Reservation | undefined,
): ReservationEvent[] {
  const kinds: ReservationEvent['kind'][] = [
    before ? 'changed' : 'booked',
    ...(documents.length > 0 ? ['ticketed' as const] : []),
    ...(ticketingFailed ? ['ticketingFailed' as const] : []),
    ...((plan.retained ?? []).length > 0 ? ['retained' as const] : []),
    ...(isCancelling(plan) ? ['cancelled' as const] : []),
  ]
  const { receivedFrom } = commit.flags
  return kinds.map((kind) => ({
    at: commit.at,
    kind,
    commitId: commit.id,
    pcc: commit.agency.pcc,
    ...(kind === 'ticketed' && { documentNumbers: documents.map(({ number }) => number) }),
    ...(kind === 'retained' && { documentNumbers: plan.retained ?? [] }),
    ...(receivedFrom !== undefined && { receivedFrom }),
  }))
}
