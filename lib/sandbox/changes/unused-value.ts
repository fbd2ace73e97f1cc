import { changeRuleOf, type PermittedChange } from '../../exchange/change-terms.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PriceParts, TravelerPrice } from '../../pricing/itinerary-price.ts'
import { type Coupon, type CouponStatus, couponStatusAt, type Ticket } from '../../ticketing/document.ts'

/** @param reason upper case, as the answer prints it */
export const changeNotPermitted = (reason: string): Refusal => new Refusal('changeNotPermitted', { reason })

/** Why a coupon in a state stands against a change; flown ones do not. */
const obstacles: Readonly<Partial<Record<CouponStatus, string>>> = {
  'Lifted/Boarded': 'IS CHECKED IN',
  Void: 'IS VOID',
  Exchanged: 'IS EXCHANGED ALREADY',
  Refund: 'IS REFUNDED',
}

/** A coupon with its number in the conjunction, from 1. */
interface NumberedCoupon {
  readonly coupon: Coupon
  readonly position: number
}

/** The documents of one conjunction, in order. */
const inOrder = (tickets: readonly Ticket[]): Ticket[] =>
  tickets.toSorted((a, b) => a.conjunction.indexOf(a.id) - b.conjunction.indexOf(b.id))

const couponsOf = (tickets: readonly Ticket[]): NumberedCoupon[] =>
  inOrder(tickets).flatMap(({ coupons, conjunction, id }) =>
    coupons.map((coupon) => ({
      coupon,
      position: conjunction.indexOf(id) * counts.couponsPerDocument + coupon.number,
    })),
  )

/** @throws Refusal `changeNotPermitted` a coupon is checked in, or not open any more, or all are used */
function requireOpenCoupons(tickets: readonly Ticket[], now: EpochMs): NumberedCoupon[] {
  for (const { number, coupons } of tickets)
    for (const coupon of coupons) {
      const obstacle = obstacles[couponStatusAt(coupon, now)]
      if (obstacle)
        throw changeNotPermitted(`COUPON ${coupon.number} OF ${number ?? 'THE TICKET'} ${obstacle}`)
    }
  const open = couponsOf(tickets).filter(({ coupon }) => couponStatusAt(coupon, now) === 'OpenForUse')
  if (open.length === 0) throw changeNotPermitted(`${tickets[0]?.number ?? 'THE TICKET'} IS USED`)
  return open
}

/** A price of which only the total is known is all base. */
export const partsOf = (price: TravelerPrice): PriceParts =>
  'totalMinor' in price ? { baseMinor: price.totalMinor, taxes: [], fees: [] } : price

/** What the tickets of one traveler are worth in a change, and the rule for it. */
export interface UnusedValue {
  readonly value: PriceParts
  readonly rule: PermittedChange
}

/**
 * What is left of the tickets of one traveler, all of one conjunction: their price less what the flown coupons
 * consumed, tax by tax.
 *
 * @throws Refusal `changeNotPermitted`
 */
export function unusedValue(tickets: readonly Ticket[], now: EpochMs): UnusedValue {
  const open = requireOpenCoupons(tickets, now).map(({ position }) => position)
  const [first] = inOrder(tickets)
  if (!first) throw changeNotPermitted('THERE IS NO TICKET')
  const unflown = first.fares.filter(({ coupons }) => coupons.some((position) => open.includes(position)))
  const rule = changeRuleOf(unflown, first.coupons[0]?.flight.departsAt ?? now, now)
  if (!rule.permitted) throw changeNotPermitted('THE FARE DOES NOT PERMIT CHANGES')
  const { baseMinor, taxes, fees } = partsOf(first.price)
  return { value: { baseMinor, taxes, fees }, rule }
}
