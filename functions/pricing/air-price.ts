import type { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import { toPriceAnswer } from '../../lib/contract/wire/price-answer.ts'
import { readSelection } from '../../lib/contract/wire/selection.ts'
import { lifetimes } from '../../lib/domain/limits.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireSelection, shoppingRefusals } from '../../lib/runtime/require.ts'
import type { AirPricing } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'

export const airPrice: Operation<typeof pricingRoutes.airPrice, { airHosts: AirHosts<AirPricing> }> = async (
  { body },
  context,
  { airHosts },
) => {
  const { stores, now, tenant, trace } = context
  const order = readSelection(body)
  const { source, request, productIds, view } = await requireSelection(stores, order, shoppingRefusals, now)
  const priceRequest = { ...request, requireSeats: order.requireSeats }
  const itinerary = await airHostOf(airHosts, source).price(priceRequest, now)

  const { transactionId } = trace
  await stores.offerCaches.addPrice(order.identifier, {
    transactionId,
    at: now,
    expiresAt: source === 'NDC' ? itinerary.guaranteedUntil : now + lifetimes.gdsOffersMs,
    source,
    ...(view && { view }),
    picks: order.picks,
    productIds,
    request: priceRequest,
  })
  return toPriceAnswer(itinerary, { identifier: order.identifier, transactionId, productIds, pcc: tenant.agency.pcc })
}
