import type { ancillaryRoutes } from '../../lib/contract/routes/ancillary.ts'
import { readAncillaryScope, toAncillaryShopAnswer } from '../../lib/contract/wire/ancillary-shop.ts'
import type { AirOffer } from '../../lib/domain/air-offer.ts'
import type { AncillaryQuote } from '../../lib/domain/ancillary.ts'
import { scopeOf } from '../../lib/domain/ancillary-scope.ts'
import type { AncillaryShop, ShoppedAncillary } from '../../lib/domain/ancillary-shop.ts'
import { shopIdOf } from '../../lib/domain/ancillary-shop.ts'
import { segmentsOf } from '../../lib/domain/fare.ts'
import { flightKey } from '../../lib/domain/flight.ts'
import type { EpochMs } from '../../lib/domain/instant.ts'
import { lifetimes } from '../../lib/domain/limits.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Traveler } from '../../lib/domain/traveler.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import type { AncillaryNeeds } from './needs.ts'

export const shopAncillaries: Operation<typeof ancillaryRoutes.shopAncillaries, AncillaryNeeds> = async (
  { body },
  { stores, ids, now, headers },
  needs,
) => {
  const scope = readAncillaryScope(body, headers('session'))
  const workbench = await requireOpenWorkbench(stores, scope.workbenchId, now)
  if (workbench.travelers.length === 0) throw new Refusal('travelerMissing')
  const wanted = scopeOf(workbench, scope)
  const offeredTo = offersByType(needs, now)
  const groups = []
  for (const traveler of workbench.travelers) {
    const offerings = []
    for (const { offer, segments } of wanted) {
      const found = await offeredTo(traveler, offer)
      const shown = found.filter(
        (one) => segments.some((number) => one.segments.includes(number)) && (scope.showsSoldOut || !one.isSoldOut),
      )
      offerings.push(...shown.map((one) => toShopped(one, traveler, offer)))
    }
    groups.push({ travelerId: traveler.id, offerings })
  }
  const shop: AncillaryShop = { id: shopIdOf(ids.uuid()), workbenchId: workbench.id, expiresAt: now + lifetimes.ancillaryShopMs, groups }
  await stores.ancillaryShops.save(shop)
  return toAncillaryShopAnswer(shop, workbench)
}

/** Travelers of one type are offered the same. */
function offersByType({ airHosts }: AncillaryNeeds, now: EpochMs) {
  const known = new Map<string, readonly AncillaryQuote[]>()
  return async ({ ptc }: Traveler, { id, itinerary }: AirOffer): Promise<readonly AncillaryQuote[]> => {
    const key = `${id}#${ptc}`
    const found = known.get(key) ?? (await airHostOf(airHosts, itinerary.source).ancillaries.shop({ itinerary, ptc }, now))
    known.set(key, found)
    return found
  }
}

function toShopped({ segments, ...quote }: AncillaryQuote, traveler: Traveler, { id, itinerary }: AirOffer): ShoppedAncillary {
  const flights = segmentsOf(itinerary).flatMap(({ flight }, index) => (segments.includes(index + 1) ? [flightKey(flight)] : []))
  const { source, validatingCarrier: carrier } = itinerary
  return { ...quote, flights, offerId: id, travelerId: traveler.id, source, carrier }
}
