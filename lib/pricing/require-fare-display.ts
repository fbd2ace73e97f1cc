import type { EpochMs } from '../kernel/instant.ts'
import { toTimestamp } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { OfferCaches } from '../shopping/offer-caches.ts'
import type { FareDisplayDigest } from './fare-display.ts'

/**
 * A stored fare display that has not expired.
 *
 * @throws Refusal `fareDisplayUnknown`, `fareDisplayExpired`
 */
export async function requireFareDisplay(
  stores: { readonly offerCaches: OfferCaches },
  identifier: string,
  now: EpochMs,
): Promise<FareDisplayDigest> {
  const display = await stores.offerCaches.findFareDisplay(identifier)
  if (!display) throw new Refusal('fareDisplayUnknown', { identifier })
  if (now >= display.expiresAt)
    throw new Refusal('fareDisplayExpired', { identifier, expiredAt: toTimestamp(display.expiresAt) })
  return display
}
