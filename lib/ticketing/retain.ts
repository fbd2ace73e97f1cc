import type { EpochMs } from '../kernel/instant.ts'
import type { Coupon, EmdCoupon, TravelDocument } from './document.ts'
import { couponStatusAt, isTicket } from './document.ts'

/** Which coupons of a ticket lose their flights, and when. */
export interface LostFlights {
  readonly isLost: (coupon: Coupon) => boolean
  readonly at: EpochMs
}

/**
 * The document after flights of it were cancelled for their value: open coupons of these flights stay open without a
 * reservation, whatever departs later; an EMD whole. The same content when that was done before.
 *
 * Source: docs/contract/servicing.md 8.
 */
export function withRetained(document: TravelDocument, { isLost, at }: LostFlights): TravelDocument {
  if (!isTicket(document))
    return { ...document, retained: true, coupons: document.coupons.map(withoutService) }
  const coupons = document.coupons.map((coupon) =>
    isLost(coupon) && couponStatusAt(coupon, at) === 'OpenForUse'
      ? { ...coupon, isRetained: true as const }
      : coupon,
  )
  return { ...document, retained: true, coupons }
}

const withoutService = ({ usedFrom: _, ...coupon }: EmdCoupon): EmdCoupon => coupon
