import type { AncillaryQuote } from '../../lib/ancillary/ancillary.ts'
import { scopeOf } from '../../lib/ancillary/ancillary-scope.ts'
import type { AncillaryShop, ShoppedAncillary } from '../../lib/ancillary/ancillary-shop.ts'
import { shopIdOf } from '../../lib/ancillary/ancillary-shop.ts'
import { readAncillaryScope, toAncillaryShopAnswer } from '../../lib/ancillary/wire/ancillary-shop.ts'
import type { ancillaryRoutes } from '../../lib/contract/routes/ancillary.ts'
import { flightKey } from '../../lib/kernel/flight.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { segmentsOf } from '../../lib/pricing/fare.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import type { AncillaryDependencies } from './dependencies.ts'
import { servicesOf } from './services-of-offer.ts'

export const shopAncillaries: Operation<
  typeof ancillaryRoutes.shopAncillaries,
  AncillaryDependencies
> = async ({ body }, context, dependencies) => {
  const { stores, ids, now, headers } = context
  const scope = readAncillaryScope(body, headers('session'))
  const workbench = await requireOpenWorkbench(stores, scope.workbenchId, now)
  if (workbench.travelers.length === 0) throw new Refusal('travelerMissing')
  const wanted = scopeOf(workbench, scope, 'workbenchExpired')
  const offerings: ShoppedAncillary[] = []
  for (const { offer, segments } of wanted) {
    const found = await servicesOf(offer, workbench, dependencies, callOf(context))
    const shown = found.filter(
      (one) =>
        segments.some((number) => one.segments.includes(number)) && (scope.showsSoldOut || !one.isSoldOut),
    )
    offerings.push(...shown.map((one) => toShopped(one, offer)))
  }
  const groups = workbench.travelers.map(({ id }) => ({
    travelerId: id,
    offerings: offerings.filter(({ travelerId }) => travelerId === id),
  }))
  const shop: AncillaryShop = {
    id: shopIdOf(ids.uuid()),
    workbenchId: workbench.id,
    expiresAt: now + lifetimes.ancillaryShopMs,
    groups,
  }
  await stores.ancillaryShops.save(shop)
  return toAncillaryShopAnswer(shop, workbench)
}

function toShopped({ segments, ...quote }: AncillaryQuote, { id, itinerary }: AirOffer): ShoppedAncillary {
  const flights = segmentsOf(itinerary).flatMap(({ flight }, index) =>
    segments.includes(index + 1) ? [flightKey(flight)] : [],
  )
  const { source, supplier, validatingCarrier: carrier } = itinerary
  return { ...quote, flights, offerId: id, source, supplier, carrier }
}
