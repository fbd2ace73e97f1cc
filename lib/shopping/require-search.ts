import type { EpochMs } from '../kernel/instant.ts'
import { toTimestamp } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { OfferCaches } from './offer-caches.ts'
import type { SearchDigest } from './search-digest.ts'

/**
 * A stored search that has not expired.
 *
 * @throws Refusal `transactionUnknown`, `transactionExpired`
 */
export async function requireSearch(
  stores: { readonly offerCaches: OfferCaches },
  identifier: string,
  now: EpochMs,
): Promise<SearchDigest> {
  const search = await stores.offerCaches.findSearch(identifier)
  if (!search) throw new Refusal('transactionUnknown', { identifier })
  if (now >= search.expiresAt)
    throw new Refusal('transactionExpired', { identifier, expiredAt: toTimestamp(search.expiresAt) })
  return search
}
