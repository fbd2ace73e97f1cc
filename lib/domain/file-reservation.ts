import type { AirOffer, HostBooking } from './air-offer.ts'
import type { CommitPlan, CommitRequest } from './commit.ts'
import { offersToTicket } from './commit.ts'
import type { DocumentPayment, Ticket } from './document.ts'
import type { FormOfPayment, Payment } from './payment.ts'
import type { Receipt, Reservation, ReservationEvent } from './reservation.ts'
import { receiptId } from './reservation.ts'
import type { TravelerTickets } from './ticketing.ts'
import { ticketsFor } from './ticketing.ts'
import type { CommittingWorkbench } from './workbench.ts'

/** What the steps before achieved. */
export interface CommitEffects {
  readonly sold: readonly ({ readonly offerId: string; readonly saleKey: string } & HostBooking)[]
  readonly issued: readonly { readonly offerId: string; readonly tickets: readonly TravelerTickets[] }[]
  readonly settled: readonly { readonly paymentId: string; readonly approvalCode?: string }[]
  /** Ticketing was wanted and failed: the booking stays, unpaid. */
  readonly ticketingFailed: boolean
}

/**
 * The reservation after a commit, and the tickets issued with it.
 *
 * @param before undefined for a new reservation
 */
export function fileReservation(
  workbench: CommittingWorkbench,
  plan: CommitPlan,
  effects: CommitEffects,
  before: Reservation | undefined,
): { readonly reservation: Reservation; readonly tickets: readonly Ticket[] } {
  const { commit } = workbench
  const payments = effects.ticketingFailed ? [] : plan.payments.map((payment) => settle(payment, effects))
  const tickets = effects.ticketingFailed ? [] : issuedTickets(workbench, plan, effects, payments)
  const offers = plan.offers.map((offer) => bookedOffer(offer, effects, tickets))
  const autoDeleteDate = commit.flags.autoDeleteDate ?? before?.autoDeleteDate
  const reservation: Reservation = {
    id: plan.reservationId,
    version: before?.version ?? 0,
    locator: plan.locator,
    createdAt: before?.createdAt ?? commit.at,
    pcc: before?.pcc ?? commit.agency.pcc,
    offers,
    ...(before?.hotels && { hotels: before.hotels }),
    travelers: workbench.travelers,
    formsOfPayment: workbench.formsOfPayment,
    payments: [...workbench.payments.filter(({ settled }) => settled), ...payments],
    receipts: [...(before?.receipts ?? []), ...newReceipts(commit, plan, effects, tickets, payments, before)],
    documentNumbers: [...(before?.documentNumbers ?? []), ...tickets.map(({ number }) => number)],
    events: [...(before?.events ?? []), ...newEvents(commit, plan, effects, tickets, before)],
    added: workbench.added,
    ...(autoDeleteDate && { autoDeleteDate }),
  }
  return { reservation, tickets }
}

const settle = (payment: Payment, { settled }: CommitEffects): Payment => {
  const approvalCode = settled.find(({ paymentId }) => paymentId === payment.id)?.approvalCode
  return { ...payment, settled: approvalCode === undefined ? {} : { approvalCode } }
}

function issuedTickets(
  workbench: CommittingWorkbench,
  plan: CommitPlan,
  { issued }: CommitEffects,
  payments: readonly Payment[],
): Ticket[] {
  return offersToTicket(plan).flatMap((offer) => {
    const ofOffer = issued.find(({ offerId }) => offerId === offer.id)?.tickets ?? []
    return workbench.travelers.flatMap((traveler) => {
      const numbers = ofOffer.find(({ travelerId }) => travelerId === traveler.id)?.numbers ?? []
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
            payments: paidWith(offer, payments, workbench.formsOfPayment),
          })
    })
  })
}

const paidWith = (offer: AirOffer, payments: readonly Payment[], formsOfPayment: readonly FormOfPayment[]): DocumentPayment[] =>
  payments
    .filter(({ offerIds }) => offerIds.includes(offer.id))
    .flatMap(({ formOfPaymentId, settled }) => {
      const used = formsOfPayment.find(({ id }) => id === formOfPaymentId)
      return used ? [documentPayment(used, settled?.approvalCode)] : []
    })

function documentPayment({ kind, number, card }: FormOfPayment, approvedAs: string | undefined): DocumentPayment {
  const approvalCode = approvedAs ?? card?.approvalCode
  return {
    kind,
    ...(number !== undefined && { number }),
    ...(card && { mask: card.mask }),
    ...(card?.cardCode !== undefined && { cardCode: card.cardCode }),
    ...(card?.expireDate !== undefined && { expireDate: card.expireDate }),
    ...(approvalCode !== undefined && { approvalCode }),
  }
}

function bookedOffer(offer: AirOffer, { sold }: CommitEffects, tickets: readonly Ticket[]): AirOffer {
  const sale = sold.find(({ offerId }) => offerId === offer.id)
  const status = tickets.some(({ offerRef }) => offerRef === offer.ref) ? 'ticketed' : 'held'
  if (sale) {
    const { offerId: _, ...booked } = sale
    return { ...offer, booking: { status, ...booked } }
  }
  if (offer.booking.status === 'added') throw new Error(`offer ${offer.ref} was not sold`)
  return status === 'ticketed' ? { ...offer, booking: { ...offer.booking, status } } : offer
}

type WithoutName<R> = R extends Receipt ? Omit<R, 'id' | 'ref' | 'at'> : never

function newReceipts(
  commit: CommitRequest,
  plan: CommitPlan,
  { sold }: CommitEffects,
  tickets: readonly Ticket[],
  payments: readonly Payment[],
  before: Reservation | undefined,
): Receipt[] {
  const refOf = (offerId: string) => plan.offers.find(({ id }) => id === offerId)?.ref ?? offerId
  const added: WithoutName<Receipt>[] = [
    ...(before ? [] : [{ kind: 'record' as const, locator: plan.locator }]),
    ...sold.flatMap(({ offerId, supplierLocators, orderId }) => {
      const offerRefs = [refOf(offerId)]
      const locators = supplierLocators.map((supplier) => ({ kind: 'supplier' as const, ...supplier, offerRefs }))
      const [first] = supplierLocators
      return first && orderId !== undefined
        ? [...locators, { kind: 'supplier' as const, carrier: first.carrier, locator: orderId, isOrder: true, offerRefs }]
        : locators
    }),
    ...payments.map(({ ref, offerIds }) => {
      const offerRefs = offerIds.map(refOf)
      const documentNumbers = tickets.filter(({ offerRef }) => offerRefs.includes(offerRef)).map(({ number }) => number)
      return { kind: 'payment' as const, paymentRef: ref, offerRefs, documentNumbers }
    }),
    ...plan.cancelled.map(({ ref }) => ({ kind: 'cancellation' as const, locator: plan.locator, offerRefs: [ref] })),
  ]
  const first = (before?.receipts.length ?? 0) + 1
  return added.map((receipt, index) => ({
    ...receipt,
    id: receiptId(commit.id, index),
    ref: `receipt_${first + index}`,
    at: commit.at,
  }))
}

function newEvents(
  commit: CommitRequest,
  plan: CommitPlan,
  { ticketingFailed }: CommitEffects,
  tickets: readonly Ticket[],
  before: Reservation | undefined,
): ReservationEvent[] {
  const kinds: ReservationEvent['kind'][] = [
    before ? 'changed' : 'booked',
    ...(tickets.length > 0 ? ['ticketed' as const] : []),
    ...(ticketingFailed ? ['ticketingFailed' as const] : []),
    ...(plan.cancelled.length > 0 ? ['cancelled' as const] : []),
  ]
  const { receivedFrom } = commit.flags
  return kinds.map((kind) => ({ at: commit.at, kind, commitId: commit.id, ...(receivedFrom !== undefined && { receivedFrom }) }))
}
