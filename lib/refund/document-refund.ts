import { changeFeeTax } from '../exchange/change-terms.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Penalty, PenaltyRule } from '../pricing/fare.ts'
import type { PriceParts, Tax } from '../pricing/itinerary-price.ts'
import type { CouponStatus, Ticket, TicketedFare } from '../ticketing/document.ts'
import { couponStatusAt } from '../ticketing/document.ts'
import { cappedParts, noParts, partsOf, withoutParts } from './price-parts.ts'
import type { RefundAmounts } from './refund-amounts.ts'

/** Tickets of one conjunction to refund, and what their carrier says about them. */
export interface TicketRefund {
  readonly tickets: readonly Ticket[]
  /** Value of the flights that were flown. */
  readonly consumed: PriceParts
  /** The carrier changed or cancelled the flights: what was not flown is refunded in full. */
  readonly isInvoluntary?: boolean
  /** The carrier waives the penalty. */
  readonly isWaived?: boolean
}

/** When a refund happens, which decides on the row of its rule. */
export type RefundTime = keyof PenaltyRule

/**
 * What a refund of tickets returns now, at most what was paid, part by part:
 * - base: where every fare permits a refund, what is left of it after the flown flights and the penalty; the highest
 *   penalty of all fares counts, once for the ticket; what it exceeds the base by is lost;
 * - taxes of flights that were not flown, but YQ, YR and sums without a code only where the base is refunded;
 * - no fees, nor the fee of a change that the ticket lists as a tax.
 *
 * Source: docs/contract/servicing.md 1.3; sums without a code are a guess.
 *
 * @throws Refusal `noRefundableCoupons`
 */
export function refundAmountsOf(
  { tickets, consumed, isInvoluntary, isWaived }: TicketRefund,
  now: EpochMs,
): RefundAmounts {
  const [first] = tickets
  requireRefundable(tickets, now)
  if (!first) throw new Error('there is nothing to refund')
  const paid = partsOf(first.price)
  const used = cappedParts({ ...consumed, fees: [] }, paid)
  const unused = withoutParts(paid, used)
  const penalty = duePenalty({ tickets, isInvoluntary, isWaived }, now)
  const penaltyMinor = penalty.permitted ? Math.min(feeMinor(penalty, first.currency), unused.baseMinor) : 0
  const refunded: PriceParts = {
    baseMinor: penalty.permitted ? unused.baseMinor - penaltyMinor : 0,
    taxes: unused.taxes.filter((tax) => !isChangeFee(tax) && (penalty.permitted || isGovernmentTax(tax))),
    fees: noParts.fees,
  }
  return { paid, consumed: used, refunded, retained: withoutParts(unused, refunded), penaltyMinor }
}

/** The amounts when everything is refunded, fees included. */
export const wholly = (paid: PriceParts): RefundAmounts => ({
  paid,
  consumed: noParts,
  refunded: paid,
  retained: noParts,
  penaltyMinor: 0,
})

/** The amounts when the carrier keeps what was not flown: as a value to use later, or because it is given up. */
export const nothingReturned = ({ paid, consumed }: RefundAmounts): RefundAmounts => ({
  paid,
  consumed,
  refunded: noParts,
  retained: withoutParts(paid, consumed),
  penaltyMinor: 0,
})

/** The amounts when the carrier changed or cancelled the flights: what was not flown, in full, but for fees. */
export function inFull({ paid, consumed }: RefundAmounts): RefundAmounts {
  const unused = withoutParts(paid, consumed)
  const refunded = { ...unused, fees: noParts.fees }
  return { paid, consumed, refunded, retained: withoutParts(unused, refunded), penaltyMinor: 0 }
}

/** The penalty as it is due: none where the carrier waives it. */
function duePenalty(
  { tickets, isInvoluntary, isWaived }: Omit<TicketRefund, 'consumed'>,
  now: EpochMs,
): Penalty {
  if (isInvoluntary) return { permitted: true }
  const penalty = refundPenalty(tickets[0]?.fares ?? [], refundTimeOf(tickets, now))
  return penalty.permitted && isWaived ? { permitted: true } : penalty
}

/**
 * Whether nothing of a journey has begun. A flight that departed without its passenger counts as begun (no-show),
 * unless it was cancelled before. Source: docs/contract/servicing.md 1.3.
 */
export function refundTimeOf(tickets: readonly Ticket[], now: EpochMs): RefundTime {
  const coupons = tickets.flatMap(({ coupons }) => coupons)
  const hasBegun = coupons.some(
    ({ status, flight, isRetained }) => isSpent(status) || (!isRetained && flight.departsAt <= now),
  )
  return hasBegun ? 'afterDeparture' : 'beforeDeparture'
}

const isSpent = (status: CouponStatus): boolean => status === 'Used' || status === 'Lifted/Boarded'

/** YQ and YR are the carrier's, whatever they are called. */
const isChangeFee = ({ code }: Tax): boolean => code === changeFeeTax

const isGovernmentTax = ({ code }: Tax): boolean => code !== undefined && code !== 'YQ' && code !== 'YR'

/**
 * The most restrictive of the rules that a ticket was sold under: not permitted by one, or not known of one, is not
 * permitted; otherwise the highest fee.
 */
export function refundPenalty(fares: readonly TicketedFare[], time: RefundTime): Penalty {
  const fees: Money[] = []
  for (const { refund } of fares) {
    const penalty = refund[time]
    if (!penalty?.permitted || !penalty.fee) return { permitted: false }
    fees.push(penalty.fee)
  }
  const [highest] = fees.toSorted((a, b) => b.minor - a.minor)
  return highest ? { permitted: true, fee: highest } : { permitted: false }
}

function feeMinor({ fee }: Penalty & { readonly permitted: true }, currency: string): number {
  if (fee && fee.currency !== currency)
    throw new Error(`a penalty in ${fee.currency} for a ticket in ${currency}`)
  return fee?.minor ?? 0
}

const spentAs: readonly (readonly [CouponStatus, string])[] = [
  ['Refund', 'ITS COUPONS ARE REFUNDED'],
  ['Exchanged', 'ITS COUPONS ARE EXCHANGED'],
  ['Void', 'ITS COUPONS ARE VOID'],
  ['Lifted/Boarded', 'ITS PASSENGER IS CHECKED IN'],
]

/** @throws Refusal `noRefundableCoupons` no coupon of the conjunction is open */
function requireRefundable(tickets: readonly Ticket[], now: EpochMs): void {
  const statuses = tickets.flatMap(({ coupons }) => coupons.map((coupon) => couponStatusAt(coupon, now)))
  if (statuses.includes('OpenForUse')) return
  const reason = spentAs.find(([status]) => statuses.includes(status))?.[1] ?? 'ITS COUPONS ARE USED'
  throw new Refusal('noRefundableCoupons', { number: tickets[0]?.number ?? '', reason })
}
