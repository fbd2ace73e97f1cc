import type { EpochMs } from '../kernel/instant.ts'
import type { Penalty, PenaltyRule } from '../pricing/fare.ts'
import type { CouponStatus, Ticket, TicketedFare } from '../ticketing/document.ts'
import { documentAt } from '../ticketing/document.ts'

/** How much of the unused part of a ticket something is permitted for. */
type Extent = 'All' | 'Some' | 'None'

/** The fees of the fares of a ticket for changes, or for refunds. */
export type FeeRange =
  | { readonly kind: 'permitted'; readonly maximumMinor: number; readonly minimumMinor: number }
  | { readonly kind: 'notPermitted' }
  /** The supplier tells no fee, or not whether it is permitted. */
  | { readonly kind: 'unknown' }

/** What the fares of a ticket permit. Amounts are fees of one ticket, in minor units of `currency`. */
export interface Eligibility {
  readonly number: string
  readonly ptc: string
  readonly currency: string
  readonly exchangeable: Extent
  readonly refundable: Extent
  readonly change: FeeRange
  readonly refund: FeeRange
}

/** A coupon with its number over the conjunction. */
interface NumberedCoupon {
  readonly number: number
  readonly status: CouponStatus
}

/**
 * Whether a ticket can be exchanged and refunded now, and the range of its fees before and after departure. A ticket
 * without open coupons is neither.
 *
 * @param conjunction its documents, in order
 * Source: docs/contract/servicing.md 13; a ticket with used coupons counts as `Some`, and the rule after departure
 *   is asked for it (guess).
 */
export function eligibilityOf(conjunction: readonly Ticket[], now: EpochMs): Eligibility {
  const [first] = conjunction
  if (!first) throw new Error('a ticket without documents')
  const coupons = conjunction
    .flatMap((ticket) => documentAt(ticket, now).coupons)
    .map(({ status }, index) => ({ number: index + 1, status }))
  return {
    number: first.number ?? first.id,
    ptc: first.traveler.ptc,
    currency: first.currency,
    exchangeable: extentOf(coupons, first.fares, ({ change }) => change),
    refundable: extentOf(coupons, first.fares, ({ refund }) => refund),
    change: rangeOf(first.fares.map(({ change }) => change)),
    refund: rangeOf(first.fares.map(({ refund }) => refund)),
  }
}

function extentOf(
  coupons: readonly NumberedCoupon[],
  fares: readonly TicketedFare[],
  ruleOf: (fare: TicketedFare) => PenaltyRule,
): Extent {
  const open = coupons.filter(({ status }) => status === 'OpenForUse')
  const hasDeparted = coupons.some(({ status }) => status === 'Used' || status === 'Lifted/Boarded')
  const permitted = open.filter(({ number }) => {
    const fare = fares.find((one) => one.coupons.includes(number))
    const rule = fare && ruleOf(fare)
    return (hasDeparted ? rule?.afterDeparture : rule?.beforeDeparture)?.permitted
  })
  if (permitted.length === 0) return 'None'
  return permitted.length === coupons.length ? 'All' : 'Some'
}

const isKnown = (penalty: Penalty | undefined): penalty is Penalty => penalty !== undefined

function rangeOf(rules: readonly PenaltyRule[]): FeeRange {
  const penalties = rules.flatMap(({ beforeDeparture, afterDeparture }) =>
    [beforeDeparture, afterDeparture].filter(isKnown),
  )
  if (penalties.length > 0 && penalties.every(({ permitted }) => !permitted)) return { kind: 'notPermitted' }
  const fees = penalties.flatMap((penalty) => (penalty.permitted && penalty.fee ? [penalty.fee.minor] : []))
  if (fees.length === 0) return { kind: 'unknown' }
  return { kind: 'permitted', maximumMinor: Math.max(...fees), minimumMinor: Math.min(...fees) }
}

/**
 * The last open ticket of each traveler, as conjunctions; of a traveler without an open one the last ticket.
 *
 * @param tickets of a reservation, in the order of issue
 * Source: docs/contract/servicing.md 13; travelers without open tickets are a guess.
 */
export function lastOpenTickets(tickets: readonly Ticket[]): Ticket[][] {
  const isOpen = ({ coupons }: Ticket): boolean => coupons.some(({ status }) => status === 'OpenForUse')
  const travelers = [...new Set(tickets.map(({ traveler }) => traveler.id))]
  return travelers.map((id) => {
    const own = tickets.filter(({ traveler }) => traveler.id === id)
    const last = own.findLast(isOpen) ?? own.at(-1)
    return own.filter((ticket) => last?.conjunction.includes(ticket.id))
  })
}
