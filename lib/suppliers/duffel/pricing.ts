import { Refusal } from '../../kernel/refusals.ts'
import type { PriceRequest } from '../../shopping/shopping.ts'
import type { AirPricing } from '../air-host.ts'
import type { SupplierCall } from '../supplier-call.ts'
import { type Ask, answered } from './client.ts'
import { isFor, toItinerary } from './offers.ts'
import { type DuffelOffer, offer, read } from './resources.ts'

/** Prices offers of earlier searches. */
export const pricingOver = ({
  supplier,
  ask,
}: {
  readonly supplier: string
  readonly ask: Ask
}): Pick<AirPricing, 'price'> => ({
  price: async (request, call) => toItinerary(await offerToPrice(ask, request, call), request, supplier),
})

/**
 * The offer as it is now: reading it asks the airline.
 *
 * @returns undefined when it is gone
 * @throws SupplierUnavailable
 */
export async function readOffer(
  ask: Ask,
  id: string,
  { signal, services }: { readonly signal?: AbortSignal | undefined; readonly services?: true } = {},
): Promise<DuffelOffer | 'unknown' | 'gone'> {
  const answer = await answered(
    ask({
      method: 'GET',
      path: `/air/offers/${encodeURIComponent(id)}`,
      query: { return_available_services: services && 'true' },
      signal,
    }),
  )
  if (answer.is === 'done') return read(offer, answer.data)
  return answer.code === 'not_found' || answer.status === 404 ? 'unknown' : 'gone'
}

/** @throws Refusal `noApiOffers`, `offerOrProductUnknown` */
async function offerToPrice(ask: Ask, request: PriceRequest, { signal }: SupplierCall): Promise<DuffelOffer> {
  // Flights that are spelled out would cost a search each time.
  if (request.offerRef === undefined) throw new Refusal('noApiOffers')
  const found = await readOffer(ask, request.offerRef, { signal })
  if (found === 'gone') throw new Refusal('noApiOffers')
  if (found === 'unknown' || !isFor(found, request)) throw new Refusal('offerOrProductUnknown')
  return found
}
