import { type EpochMs, toTimestamp } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PricedItinerary } from '../../pricing/fare.ts'
import { priceTotals } from '../../pricing/itinerary-price.ts'
import type { BrandedFare } from '../../shopping/shopping.ts'
import { hashText } from '../world/seed.ts'

/** What an offer is for: pricing the same again gives the same reference. */
export type OfferTerms = Pick<PricedItinerary, 'validatingCarrier' | 'price'> & {
  readonly fares: BrandedFare['legs']
}

function digestOf({ validatingCarrier, price, fares }: OfferTerms): string {
  const passengers = price.passengers.map(({ ptc, count }) => `${ptc}${count}`)
  const sum = `${price.currency}${priceTotals(price).totalMinor}`
  const text = [
    validatingCarrier,
    ...fares.map(({ fareBasis, brand }) => `${fareBasis}.${brand.code}`),
    ...passengers,
    sum,
  ].join('/')
  return hashText(text).toString(36).padStart(7, '0')
}

/**
 * Only the carrier reads it: the moment of the offer, and a digest of what it is for, so that nothing
 * has to be stored.
 */
export const toOfferRef = (terms: OfferTerms, offeredAt: EpochMs): string =>
  `${offeredAt.toString(36)}${digestOf(terms)}`

export const offerExpiresAt = (offeredAt: EpochMs): EpochMs => offeredAt + lifetimes.ndcOffersMs

/**
 * When an offer was made.
 *
 * @throws Refusal `offerOrProductUnknown` for an invalid reference, `offerExpired`
 */
export function requireLiveOffer(ref: string | undefined, now: EpochMs): EpochMs {
  const digits = /^([0-9a-z]{8,9})[0-9a-z]{7}$/.exec(ref ?? '')?.[1]
  const offeredAt = Number.parseInt(digits ?? '', 36)
  if (!(offeredAt <= now)) throw new Refusal('offerOrProductUnknown')
  requireLive(offerExpiresAt(offeredAt), now)
  return offeredAt
}

/** @throws Refusal `offerExpired` */
export function requireLive(expiresAt: EpochMs, now: EpochMs): void {
  if (now >= expiresAt) throw new Refusal('offerExpired', { expiredAt: toTimestamp(expiresAt) })
}
