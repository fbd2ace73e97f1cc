import type { Recheck } from '../commit/offer-changes.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { PriceRequest } from '../shopping/shopping.ts'
import type { AirPricing } from './air-host.ts'
import type { SupplierCall } from './supplier-call.ts'

/**
 * Flights in the same classes and brands, or in whatever brand those classes are sold in when the quoted fare
 * is no longer available.
 */
export async function recheck(host: AirPricing, request: PriceRequest, call: SupplierCall): Promise<Recheck> {
  try {
    return { itinerary: await host.price(request, call), isFareUnavailable: false }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'noFare') throw error
    const legs = request.legs.map(({ flights }) => ({ flights }))
    return { itinerary: await host.price({ ...request, legs }, call), isFareUnavailable: true }
  }
}
