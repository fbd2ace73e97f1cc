import {
  isResidual,
  type PlannedExchange,
  pendingExchange,
  planExchange,
} from '../exchange/planned-exchange.ts'
import { settledTerms } from '../exchange/settle-terms.ts'
import { toTimestamp } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Payment } from '../payment/payment.ts'
import type { PaymentShare } from '../payment/share-payments.ts'
import type { Ticket, TravelDocument } from '../ticketing/document.ts'
import { documentAt, isTicket } from '../ticketing/document.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { changeOf } from '../workbench/air-offer.ts'
import { overriddenFeeCollection } from '../workbench/details.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import type { BookCommit } from './commit.ts'

/**
 * The offer with the terms of its change as forms of payment and flags of the commit settle them: a forfeited
 * residual, a waived fee, the way to collect it.
 */
export function withSettledTerms(
  offer: AirOffer,
  { id, formsOfPayment, details, commit: { flags } }: CommittingWorkbench<BookCommit>,
): AirOffer {
  const change = pendingExchange(offer)
  if (!change) return offer
  // One of an earlier exchange is stored with the reservation, and was for that one.
  const has = (kind: 'Forfeit' | 'WaiverCode'): boolean =>
    formsOfPayment.some((form) => form.kind === kind && form.addedIn === id)
  const terms = settledTerms(change.terms, {
    forfeitsResidual: flags.forfeitsResidual === true || has('Forfeit'),
    waivesFee: has('WaiverCode'),
    feeCollection: overriddenFeeCollection({ details }, offer.id),
  })
  return { ...offer, booking: { ...offer.booking, change: { ...change, terms } } }
}

interface KnownForExchanges {
  readonly shares: readonly PaymentShare[]
  readonly payments: readonly Payment[]
  /** Of the reservation. */
  readonly documents: readonly TravelDocument[]
}

/**
 * The exchanges that the commit carries out: those that are paid for, and those that return or forfeit value. The
 * others are held.
 *
 * @throws Refusal `changeExpired`; `changeNotPermitted` a ticket is no longer as it was; `partPaymentRefused` some
 *   travelers are paid for only; `formOfPaymentMissing` the form of payment of the former tickets pays again
 * Source: docs/contract/servicing.md 1.6, 16.
 */
export function planExchanges(
  workbench: CommittingWorkbench<BookCommit>,
  known: KnownForExchanges,
): PlannedExchange[] {
  const { travelers, offers, commit } = workbench
  const { flags, at } = commit
  for (const offer of offers) requireLiveChange(offer, at)
  const tickets = known.documents.filter(isTicket)
  return offers.flatMap((offer) => {
    const exchange = planExchange(offer, travelers, tickets)
    if (!exchange || flags.exchangesLater) return []
    const paidFor = known.shares.filter(({ offerId }) => offerId === offer.id)
    if (paidFor.length === 0 && !isResidual(exchange.terms)) return []
    requireExchangeable(offer, exchange, tickets, at)
    requireAllPaid(offer, exchange, paidFor)
    requireNewFormOfPayment(offer, paidFor, known.payments, workbench)
    return [exchange]
  })
}

function requireLiveChange({ booking }: AirOffer, now: number): void {
  if (booking.status !== 'added' || !booking.change || now < booking.change.expiresAt) return
  throw new Refusal('changeExpired', { expiredAt: toTimestamp(booking.change.expiresAt) })
}

/** Every ticket must still have what the terms were agreed for. */
function requireExchangeable(
  offer: AirOffer,
  { tickets: planned }: PlannedExchange,
  tickets: readonly Ticket[],
  now: number,
): void {
  const exchanged = planned.flatMap(({ documents }) => documents.map(({ id }) => id))
  const isWhole = changeOf(offer)?.documentIds.every((id) => exchanged.includes(id)) === true
  const isOpen = tickets
    .filter(({ id }) => exchanged.includes(id))
    .map((ticket) => documentAt(ticket, now))
    .every(({ coupons }) => coupons.every(({ status }) => status === 'OpenForUse' || status === 'Used'))
  if (!isWhole || !isOpen)
    throw new Refusal('changeNotPermitted', { reason: 'A TICKET HAS CHANGED SINCE THE OFFER WAS ADDED' })
}

function requireAllPaid(
  { itinerary }: AirOffer,
  { tickets, terms }: PlannedExchange,
  paidFor: readonly PaymentShare[],
): void {
  if (isResidual(terms)) return
  if (tickets.every((one) => paidFor.some(({ travelerId }) => travelerId === one.terms.travelerId))) return
  throw new Refusal('partPaymentRefused', { carrier: itinerary.validatingCarrier })
}

/** What a GDS exchange collects is paid with a form of payment that is added for it. */
function requireNewFormOfPayment(
  { itinerary }: AirOffer,
  paidFor: readonly PaymentShare[],
  payments: readonly Payment[],
  { id: workbenchId, formsOfPayment }: CommittingWorkbench,
): void {
  if (itinerary.source !== 'GDS') return
  const charging = paidFor.filter(({ amount }) => amount.minor > 0).map(({ paymentId }) => paymentId)
  const ids = payments.filter(({ id }) => charging.includes(id)).map((payment) => payment.formOfPaymentId)
  if (formsOfPayment.some(({ id, addedIn }) => ids.includes(id) && addedIn !== workbenchId))
    throw new Refusal('formOfPaymentMissing')
}
