import type { EpochMs } from '../../kernel/instant.ts'
import { locatorFrom } from '../../kernel/locator.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { can } from '../../pricing/capabilities.ts'
import type { PricedItinerary } from '../../pricing/fare.ts'
import type { SellOrder } from '../../suppliers/seat-orders.ts'
import type { SupplierIdentifiers } from '../../workbench/host-booking.ts'
import { requireLive } from './offer-ref.ts'

/**
 * The order at the carrier that made the offer, whichever carriers fly: its identifier, and the locator that
 * passengers use.
 */
export function bookingOfOrder(
  key: string,
  { validatingCarrier: carrier }: PricedItinerary,
): SupplierIdentifiers {
  const locator = locatorFrom(`${key}#${carrier}`)
  return {
    supplierLocators: [{ carrier, locator }],
    orderId: `${carrier}${locator}${locatorFrom(`${key}#order`)}`,
  }
}

/** @throws Refusal `offerExpired`; `paymentRequired` when the carrier holds nothing unpaid and the order is not paid */
export function requireOrderable({ itinerary, isPaid }: SellOrder, now: EpochMs): void {
  const { validatingCarrier: carrier, guaranteedUntil } = itinerary
  requireLive(guaranteedUntil, now)
  if (!isPaid && !can(itinerary, 'hold')) throw new Refusal('paymentRequired', { carrier })
}
