import { Refusal } from '../kernel/refusals.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import { isEmd, isTicket, type Ticket } from '../ticketing/document.ts'

/** What a client wants refunded. */
export interface RequestedDocuments {
  readonly documents: readonly TravelDocument[]
  /** As the client named it; absent: not named. */
  readonly locator?: string
}

/**
 * Checks that documents can be refunded together: GDS tickets of one reservation, which were sold on the same fare.
 *
 * @returns the tickets
 * @throws Refusal `documentNotForNdc`; `emdRefundedByItself`; `documentsOfOthers` not all of the reservation;
 *   `differentFares`
 * Source: docs/contract/servicing.md 17.
 */
export function requireRefundableTogether(
  { documents, locator }: RequestedDocuments,
  reservation: Pick<Reservation, 'id' | 'locator'>,
): Ticket[] {
  if (documents.some(({ source }) => source === 'NDC')) throw new Refusal('documentNotForNdc')
  const emd = documents.find(isEmd)
  if (emd) throw new Refusal('emdRefundedByItself', { number: emd.number ?? '' })
  const isOther = documents.some(({ reservationId }) => reservationId !== reservation.id)
  if (isOther || (locator !== undefined && locator !== reservation.locator))
    throw new Refusal('documentsOfOthers', { locator: locator ?? reservation.locator })
  const tickets = documents.filter(isTicket)
  const [first] = tickets
  if (first && !tickets.every((ticket) => isOnSameFare(ticket, first))) throw new Refusal('differentFares')
  return tickets
}

/** Tickets of one offer are sold on the same filed fare, whatever discounts their passengers have. */
const isOnSameFare = (one: Ticket, other: Ticket): boolean =>
  one.offerRef === other.offerRef || (fareBases(one) !== '' && fareBases(one) === fareBases(other))

const fareBases = ({ coupons }: Ticket): string =>
  coupons.every(({ fareBasis }) => fareBasis !== undefined)
    ? coupons.map(({ fareBasis }) => fareBasis).join('/')
    : ''
