import { exchangeFor } from '../commit/book-plan.ts'
import type { BookCommit, Planned } from '../commit/commit.ts'
import type { CommitEffects } from '../commit/commit-effects.ts'
import { paidWith } from '../payment/document-payments.ts'
import type { Payment } from '../payment/payment.ts'
import type { Tax } from '../pricing/itinerary-price.ts'
import type { DocumentPayment, Emd, EmdCoupon, ExchangeOrigin, Ticket } from '../ticketing/document.ts'
import { exchangedFor } from '../ticketing/document-changes.ts'
import { emdNames } from '../ticketing/document-names.ts'
import { type DocumentSource, documentMembers } from '../ticketing/ticketing.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import { changeFeeTax } from './change-terms.ts'
import { exchangePayments, hasFeeDocument } from './exchange-payments.ts'
import type { ChangeTerms } from './flight-change.ts'
import type { ExchangedTickets, PlannedExchange } from './planned-exchange.ts'

type Booking = CommittingWorkbench<Planned<BookCommit>>

/** The exchange of one traveler's tickets, with the payments of what it brings. */
export interface TravelerExchange {
  readonly exchanged: ExchangedTickets
  readonly terms: ChangeTerms
  readonly payments: ReturnType<typeof exchangePayments>
}

/** The exchange of a traveler's tickets for those of an offer; undefined: they are issued for none. */
export function travelerExchange(
  { commit, formsOfPayment }: Booking,
  { offer, traveler }: { readonly offer: AirOffer; readonly traveler: Traveler },
  {
    payments,
    settled,
  }: { readonly payments: readonly Payment[]; readonly settled: CommitEffects['settled'] },
): TravelerExchange | undefined {
  const exchange = exchangeFor(commit.plan, offer)
  const exchanged = exchange?.tickets.find(({ terms }) => terms.travelerId === traveler.id)
  if (!exchange || !exchanged) return undefined
  const collected = paidWith(commit.plan.shares, offer, traveler, payments, formsOfPayment, settled)
  const { terms } = exchange
  return { exchanged, terms, payments: exchangePayments(exchanged, collected, terms) }
}

/** A fee that is collected as a tax of the new ticket. Source: docs/contract/servicing.md 16. */
export const feeAsTax = ({ exchanged, terms }: TravelerExchange): Tax[] =>
  exchanged.terms.feeMinor > 0 && !hasFeeDocument(exchanged.terms, terms)
    ? [{ code: changeFeeTax, minor: exchanged.terms.feeMinor }]
    : []

export const originOf = ({ exchanged }: TravelerExchange): ExchangeOrigin => ({
  documents: exchanged.documents,
  terms: exchanged.terms,
})

const emdTexts = {
  changeFee: { rfic: 'D', rfisc: '993', description: 'CHANGE FEE' },
  residual: { rfic: 'D', rfisc: '996', description: 'REFUNDABLE BALANCE' },
} as const

/**
 * The miscellaneous documents that an exchange brought: for its fee and for its residual. Source:
 * docs/contract/servicing.md 1.5, 16.
 */
export function emdsOfExchange(
  source: DocumentSource,
  offer: AirOffer,
  { exchanged, terms, payments }: TravelerExchange,
): Emd[] {
  const { itinerary } = offer
  return emdNames(source.issueKey, source.issued).map(({ reason, ...name }): Emd => {
    const paid: readonly DocumentPayment[] = reason === 'changeFee' ? payments.fee : payments.residual
    const method = reason === 'changeFee' ? terms.feeCollection : terms.residualMethod
    const coupon: EmdCoupon = {
      number: 1,
      ...emdTexts[reason],
      amountMinor: reason === 'changeFee' ? exchanged.terms.feeMinor : exchanged.terms.residualMinor,
      quantity: 1,
      presentTo: itinerary.validatingCarrier,
      presentAt: source.commit.agency.city,
      status: 'OpenForUse',
    }
    return {
      kind: 'EMD',
      ...documentMembers(source, {
        offerRef: offer.ref,
        carrier: itinerary.validatingCarrier,
        source: itinerary.source,
      }),
      ...name,
      conjunction: [name.id],
      currency: terms.currency,
      endorsements: [],
      payments: paid,
      coupons: [coupon],
      taxes: [],
      ofExchange: reason,
      ...(method === 'MCO' && { isMco: true }),
    }
  })
}

/**
 * The former ticket after the exchange; the same object when that was filed before.
 *
 * @param issued of the traveler, by the exchange
 */
export function afterExchange(
  ticket: Ticket,
  { terms, tickets }: PlannedExchange,
  issued: readonly (Ticket | Emd)[],
  at: number,
): Ticket {
  const exchanged = tickets.find(({ documents }) => documents.some(({ id }) => id === ticket.id))
  const ids = issued
    .filter(({ traveler }) => traveler.id === exchanged?.terms.travelerId)
    .map((document) => document.id)
  const minor = exchanged?.terms.residualMinor ?? 0
  return exchangedFor(ticket, {
    at,
    kind: 'exchangedFor',
    documentIds: ids,
    ...(terms.residualMethod === 'originalPayment' &&
      minor > 0 && { returned: { minor, currency: terms.currency } }),
  })
}
