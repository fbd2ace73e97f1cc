import type { DocumentPayment, Ticket } from '../ticketing/document.ts'
import type { DocumentName } from '../ticketing/document-names.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { changeOf } from '../workbench/air-offer.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { ChangeTerms, TravelerChange } from './flight-change.ts'

/** The tickets of one traveler that a commit exchanges. */
export interface ExchangedTickets {
  readonly terms: TravelerChange
  /** Those of one conjunction. */
  readonly documents: readonly DocumentName[]
  /** Key of their issuance. */
  readonly issueKey: string
  /** What they were paid with. */
  readonly payments: readonly DocumentPayment[]
}

/** The tickets that a commit exchanges for those of one offer. */
export interface PlannedExchange {
  readonly offerId: string
  readonly terms: ChangeTerms
  /** In the order of the travelers of the reservation. */
  readonly tickets: readonly ExchangedTickets[]
}

/** The change of an offer whose tickets are still to be exchanged; undefined: there are none. */
export function pendingExchange(offer: Pick<AirOffer, 'booking'>) {
  const change = changeOf(offer)
  return change && change.documentIds.length > 0 ? change : undefined
}

/**
 * The exchange of an offer's tickets.
 *
 * @param tickets of the reservation
 */
export function planExchange(
  offer: Pick<AirOffer, 'id' | 'booking'>,
  travelers: readonly Pick<Traveler, 'id'>[],
  tickets: readonly Ticket[],
): PlannedExchange | undefined {
  const change = pendingExchange(offer)
  if (!change) return undefined
  const exchanged = tickets.filter(({ id }) => change.documentIds.includes(id))
  const exchanges = travelers.flatMap(({ id }) => {
    const terms = change.terms.travelers.find(({ travelerId }) => travelerId === id)
    const own = exchanged.filter(({ traveler }) => traveler.id === id)
    const [first] = own
    return terms && first ? [exchangeOf(terms, first, own)] : []
  })
  return { offerId: offer.id, terms: change.terms, tickets: exchanges }
}

const exchangeOf = (
  terms: TravelerChange,
  { issueKey, payments }: Ticket,
  conjunction: readonly Ticket[],
): ExchangedTickets => ({
  terms,
  documents: conjunction.map(({ id, number }) => ({ id, ...(number !== undefined && { number }) })),
  issueKey,
  payments,
})

/** Whether a change needs no payment to be ticketed: less is due than was paid. Source: docs/contract/servicing.md 16. */
export const isResidual = ({ travelers }: ChangeTerms): boolean =>
  travelers.every(({ collectMinor }) => collectMinor === 0) &&
  travelers.some(({ residualMinor, forfeitedMinor }) => residualMinor + forfeitedMinor > 0)
