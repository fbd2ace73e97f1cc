import type { Payment } from '../payment/payment.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import { exchangeFor } from './book-plan.ts'
import type { BookPlan } from './commit.ts'
import type { CommitEffects } from './commit-effects.ts'
import type { NewReceipt } from './commit-history.ts'

/** Whether a document was issued by one of the plan's exchanges. */
export const isOfExchange = (plan: BookPlan, { offerRef }: TravelDocument): boolean =>
  plan.offers.some((offer) => offer.ref === offerRef && exchangeFor(plan, offer))

/** Whether a payment pays for more than exchanges, which have receipts of their own. */
export const isForMore =
  (plan: BookPlan) =>
  ({ offerIds }: Pick<Payment, 'offerIds'>): boolean =>
    offerIds.some((id) => !exchangeFor(plan, { id }))

/**
 * A receipt for each exchange: of each traveler the former tickets, then the new ones; the miscellaneous documents
 * last. Source: docs/contract/servicing.md 16.
 */
export function exchangeReceipts(
  plan: BookPlan,
  payments: readonly Payment[],
  documents: readonly TravelDocument[],
): Extract<NewReceipt, { readonly kind: 'exchange' }>[] {
  return plan.exchanges.flatMap(({ offerId, tickets }) => {
    const offer = plan.offers.find(({ id }) => id === offerId)
    if (!offer) return []
    const payment = payments.find(({ offerIds }) => offerIds.includes(offerId))
    const issued = documents.filter(({ offerRef }) => offerRef === offer.ref)
    const ofTravelers = tickets.flatMap(({ terms, documents: former }) => [
      ...former.map(({ id }) => id),
      ...issued
        .filter(({ kind, traveler }) => kind === 'Ticket' && traveler.id === terms.travelerId)
        .map(({ id }) => id),
    ])
    const emds = issued.filter(({ kind }) => kind === 'EMD').map(({ id }) => id)
    return [
      {
        kind: 'exchange',
        offerRefs: [offer.ref],
        ...(payment && { paymentRef: payment.ref }),
        documentIds: [...ofTravelers, ...emds],
      },
    ]
  })
}

/** Ids of the documents that each exchange of the commit closed. */
export const exchangeEvents = (plan: BookPlan, { ticketingFailed }: CommitEffects): string[][] =>
  ticketingFailed
    ? []
    : plan.exchanges.map(({ tickets }) => tickets.flatMap(({ documents }) => documents.map(({ id }) => id)))
