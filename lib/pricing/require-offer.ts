import type { RequestContext } from '../contract/request-context.ts'
import { toTimestamp } from '../kernel/instant.ts'
import { Refusal, type RefusalCode } from '../kernel/refusals.ts'
import type { OfferCaches } from '../shopping/offer-caches.ts'
import {
  describePicks,
  type OfferSelection,
  type PickedOffer,
  selectOffers,
} from '../shopping/offer-selection.ts'
import {
  findPrice,
  isPricedOfferId,
  type PriceRecord,
  pricedOfferId,
  withoutPriceSuffix,
} from './price-record.ts'

/** A reference to offers of a search or of a price. */
export interface OfferReference {
  /** Without the suffix of price identifiers. */
  readonly identifier: string
  readonly isPrice: boolean
  readonly picks: readonly PickedOffer[]
}

/**
 * All interpretations of the reference that a client sent, the most likely first: some clients send an
 * outdated identifier together with the right id.
 */
export type OfferReferences = readonly [OfferReference, ...OfferReference[]]

/** How one part of the interface finds offers, and its refusals when they cannot be found. */
export interface OfferLookup {
  readonly unknown: RefusalCode
  readonly expired: RefusalCode
  readonly absent: RefusalCode
  /** A price of the same offers is used also when the request has the ids of the search. */
  readonly prefersPrice?: boolean
}

export const shoppingLookup: OfferLookup = {
  unknown: 'transactionUnknown',
  expired: 'transactionExpired',
  absent: 'offerNotInSearch',
}
export const bookingLookup: OfferLookup = {
  unknown: 'offerOrProductUnknown',
  expired: 'offerExpired',
  absent: 'offerOrProductUnknown',
  prefersPrice: true,
}

type Context = Pick<RequestContext<{ readonly offerCaches: OfferCaches }>, 'stores' | 'now'>

/**
 * The offers that a client refers to, by the first interpretation that finds any.
 *
 * @throws Refusal those of the lookup: identifier unknown, expired, or ids not in it; `offersDoNotCombine`
 */
export async function requireOffer(
  references: OfferReferences,
  lookup: OfferLookup,
  context: Context,
): Promise<{ readonly selection: OfferSelection; readonly reference: OfferReference }> {
  let refusal: unknown
  for (const reference of references) {
    try {
      return { selection: await requireReferred(reference, lookup, context), reference }
    } catch (error) {
      const isElsewhere =
        error instanceof Refusal && (error.code === lookup.unknown || error.code === lookup.absent)
      if (!isElsewhere) throw error
      refusal ??= error
    }
  }
  throw refusal
}

async function requireReferred(
  { identifier, isPrice, picks }: OfferReference,
  lookup: OfferLookup,
  { stores: { offerCaches }, now }: Context,
): Promise<OfferSelection> {
  const refersToPrice = isPrice || picks.every(({ offerId }) => isPricedOfferId(offerId))
  const ofPicks =
    refersToPrice || lookup.prefersPrice
      ? findPrice(await offerCaches.findPrices(identifier), picks)
      : undefined
  const price = ofPicks ?? (refersToPrice ? await offerCaches.findPriceOfTransaction(identifier) : undefined)
  if (price && now < price.expiresAt) return price
  const search = await offerCaches.findSearch(identifier)
  if (search && now < search.expiresAt) return selectOffers(search, picks, lookup.absent)
  const found = price ?? search ?? (await offerCaches.findPriceOfTransaction(identifier))
  const details = describePicks(identifier, picks)
  if (!found) throw new Refusal(lookup.unknown, details)
  if ('transactionId' in found && now < found.expiresAt) return found
  throw new Refusal(lookup.expired, { ...details, expiredAt: toTimestamp(found.expiresAt) })
}

/**
 * An earlier price, by its price identifier with or without suffix (of several the latest with the products),
 * or by the identifier of its offer.
 *
 * @throws Refusal those of the lookup
 */
export async function requirePrice(
  sent: { readonly identifier: string; readonly productIds: readonly string[] },
  lookup: OfferLookup,
  { stores: { offerCaches }, now }: Context,
): Promise<PriceRecord> {
  const { productIds } = sent
  const identifier = withoutPriceSuffix(sent.identifier)
  const ofTransaction = await offerCaches.findPriceOfTransaction(identifier)
  const records = ofTransaction ? [ofTransaction] : await offerCaches.findPrices(identifier)
  const [latest] = records
  if (!latest) throw new Refusal(lookup.unknown, { identifier })
  const found = records.find((record) => productIds.every((id) => record.productIds.includes(id)))
  const { expiresAt } = found ?? latest
  if (now >= expiresAt) throw new Refusal(lookup.expired, { identifier, expiredAt: toTimestamp(expiresAt) })
  if (!found)
    throw new Refusal(lookup.absent, { identifier, offers: pricedOfferId, products: productIds.join(',') })
  return found
}
