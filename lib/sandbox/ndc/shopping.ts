import { Refusal } from '../../kernel/refusals.ts'
import type { AirPricing, AirSearch } from '../../suppliers/air-host.ts'
import { type AirWorldParts, worldFor } from '../gds/air-world.ts'
import { sandboxHosts } from '../host-names.ts'
import { cityOfPlace } from '../world/airports.ts'
import { priceOffer } from './price.ts'
import { shopOffers } from './shop.ts'

/** Prices the offers of the sandbox's NDC carriers. */
export function ndcPricing(parts: AirWorldParts): AirPricing {
  const world = worldFor(parts)
  return {
    source: 'NDC',
    supplier: sandboxHosts.NDC,
    price: async (request, { now }) => priceOffer(world(request), request, now).catch(toCarrierRefusal),
  }
}

/** A carrier knows only its offers: when the flights or fares are gone, it reports that it has no offer. */
export function toCarrierRefusal(error: unknown): never {
  const isGone =
    error instanceof Refusal && ['flightNotFound', 'scheduleMismatch', 'noFare'].includes(error.code)
  throw isGone ? new Refusal('noApiOffers', {}, { cause: error }) : error
}

/** Shops the offers of the sandbox's NDC carriers. */
export function ndcSearch(parts: AirWorldParts): AirSearch {
  const world = worldFor(parts)
  return {
    source: 'NDC',
    supplier: sandboxHosts.NDC,
    cityOf: cityOfPlace,
    shop: async (request, { now }) => shopOffers(world(request), request, now),
  }
}

/** Shops and prices the offers of the sandbox's NDC carriers. */
export const ndcShopping = (parts: AirWorldParts): AirSearch & AirPricing => ({
  ...ndcSearch(parts),
  ...ndcPricing(parts),
})
