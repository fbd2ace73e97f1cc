import { type ChangeRule, changeFeeTax, changeRuleOf } from '../../exchange/change-terms.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PriceParts } from '../../pricing/itinerary-price.ts'
import { partsOf, withoutParts } from '../../refund/price-parts.ts'
import { type CouponStatus, couponStatusAt, type Ticket } from '../../ticketing/document.ts'
import type { AirWorld } from '../gds/air-world.ts'
import { consumedValue, couponsOf } from '../gds/consumed-value.ts'

/** @param reason upper case, as the answer prints it */
export const changeNotPermitted = (reason: string): Refusal => new Refusal('changeNotPermitted', { reason })

/** Why a coupon in a state stands against a change; flown ones do not. */
const obstacles: Readonly<Partial<Record<CouponStatus, string>>> = {
  'Lifted/Boarded': 'IS CHECKED IN',
  Void: 'IS VOID',
  Exchanged: 'IS EXCHANGED ALREADY',
  Refund: 'IS REFUNDED',
}

/** The documents of one conjunction, in order. */
const inOrder = (tickets: readonly Ticket[]): Ticket[] =>
  tickets.toSorted((a, b) => a.conjunction.indexOf(a.id) - b.conjunction.indexOf(b.id))

/**
 * The coupons that are open, by their number in the conjunction, from 1.
 *
 * @throws Refusal `changeNotPermitted` a coupon is checked in, or not open any more, or all are used
 */
function openCoupons(documents: readonly Ticket[], now: EpochMs): number[] {
  for (const { number = 'THE TICKET', coupons } of documents)
    for (const coupon of coupons) {
      const obstacle = obstacles[couponStatusAt(coupon, now)]
      if (obstacle) throw changeNotPermitted(`COUPON ${coupon.number} OF ${number} ${obstacle}`)
    }
  const open = couponsOf(documents).flatMap((coupon, index) =>
    couponStatusAt(coupon, now) === 'OpenForUse' ? index + 1 : [],
  )
  if (open.length === 0) throw changeNotPermitted(`${documents[0]?.number ?? 'THE TICKET'} IS USED`)
  return open
}

/** What the tickets of one traveler are worth in a change, and the rule for it. */
export interface UnusedValue {
  readonly value: PriceParts
  readonly rule: ChangeRule
}

/** A fee for an earlier change that was collected as a tax has no value. */
const withoutFeeTax = ({ taxes, ...parts }: PriceParts): PriceParts => ({
  ...parts,
  taxes: taxes.filter(({ code }) => code !== changeFeeTax),
})

/**
 * What is left of the tickets of one traveler, all of one conjunction: their price less what the flown coupons
 * consumed, tax by tax.
 *
 * @throws Refusal `changeNotPermitted`
 */
export async function unusedValue(
  world: AirWorld,
  tickets: readonly Ticket[],
  now: EpochMs,
): Promise<UnusedValue> {
  const documents = inOrder(tickets)
  const [first] = documents
  if (!first) throw changeNotPermitted('THERE IS NO TICKET')
  const open = openCoupons(documents, now)
  const unflown = first.fares.filter(({ coupons }) => coupons.some((position) => open.includes(position)))
  const rule = changeRuleOf(unflown, first.coupons[0]?.flight.departsAt ?? now, now)
  const paid = withoutFeeTax(partsOf(first.price))
  return { value: withoutParts(paid, await consumedValue(world, documents, now)), rule }
}
