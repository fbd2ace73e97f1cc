import type { AncillaryQuote } from '../../lib/ancillary/ancillary.ts'
import type { ShoppedAncillary } from '../../lib/ancillary/ancillary-shop.ts'
import { offeringIdentifier } from '../../lib/ancillary/ancillary-shop.ts'
import { ancillaryLookup, findAncillary, requireShop } from '../../lib/ancillary/shopped-ancillary.ts'
import {
  isPickedSeat,
  type PickedAncillary,
  type PickedSeat,
  readPickedAncillaries,
  toAncillaryOffers,
} from '../../lib/ancillary/wire/ancillary-book.ts'
import { withAncillary } from '../../lib/ancillary/workbench-ancillaries.ts'
import type { ancillaryRoutes } from '../../lib/contract/routes/ancillary.ts'
import { flightKey } from '../../lib/kernel/flight.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { segmentsOf } from '../../lib/pricing/fare.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import type { AncillaryDependencies } from './dependencies.ts'
import { servicesOf } from './services-of-offer.ts'

/**
 * The current price of services at an NDC carrier, at which they can be booked. The workbench does not
 * change.
 */
export const priceAncillaries: Operation<
  typeof ancillaryRoutes.priceAncillaries,
  AncillaryDependencies
> = async ({ body }, context, dependencies) => {
  const { stores, now, ids } = context
  const picked = readPickedAncillaries(body).map(requireService)
  let priced: OpenWorkbench | undefined
  for (const one of picked) {
    const shop = await requireShop(one, ancillaryLookup(stores, now))
    priced ??= await requireOpenWorkbench(stores, shop.workbenchId, now)
    if (priced.id !== shop.workbenchId) throw new Refusal('ancillaryUnknown')
    const { place, shopped, quantity } = findAncillary(one, shop, priced)
    if (shopped.source !== 'NDC') throw new Refusal('ancillaryPriceForNdc')
    const { service, price } = await quoteNow(shopped, priced, dependencies, callOf(context))
    const record = { service, price, expiresAt: shop.expiresAt }
    await stores.ancillaryShops.savePrice(shop.id, place.number, record)
    priced = withAncillary(priced, {
      id: offeringIdentifier(shop.id, place),
      shopped: { ...shopped, service },
      quantity,
      price,
      addedAt: now,
    })
  }
  const { ancillaries = [] } = priced ?? {}
  return toAncillaryOffers(
    ids.uuid(),
    ancillaries.slice(-picked.length),
    priced ?? { offers: [], travelers: [] },
  )
}

/** @throws Refusal `seatRefused` seats are booked at the price of their map */
function requireService(picked: PickedAncillary | PickedSeat): PickedAncillary {
  if (isPickedSeat(picked)) throw new Refusal('seatRefused', { reason: 'SEATS NEED NO PRICE. BOOK THEM' })
  return picked
}

/** @throws Refusal `ancillaryUnknown` the carrier does not sell it any more */
async function quoteNow(
  { offerId, travelerId, service, flights }: ShoppedAncillary,
  workbench: OpenWorkbench,
  dependencies: AncillaryDependencies,
  call: SupplierCall,
): Promise<AncillaryQuote> {
  const offer = workbench.offers.find(({ id }) => id === offerId)
  if (!offer) throw new Refusal('ancillaryUnknown')
  const keys = segmentsOf(offer.itinerary).map(({ flight }) => flightKey(flight))
  const quotes = await servicesOf(offer, workbench, dependencies, call)
  const quote = quotes.find(
    (one) =>
      one.travelerId === travelerId &&
      one.service.code === service.code &&
      one.segments.map((number) => keys[number - 1]).join() === flights.join(),
  )
  if (!quote) throw new Refusal('ancillaryUnknown')
  if (quote.isSoldOut) throw new Refusal('ancillarySoldOut', { service: service.name })
  return quote
}
