import type { EpochMs } from '../kernel/instant.ts'
import type { OfferSelection, PickedOffer } from '../shopping/offer-selection.ts'
import type { PriceRequest } from '../shopping/shopping.ts'

/** Stored data of a price answer: enough to add the offer to a workbench and to return its fare rules. */
export interface PriceRecord extends OfferSelection {
  /** Identifier of the priced offer: that of the price call, or the upsell's own. */
  readonly transactionId: string
  readonly at: EpochMs
  readonly expiresAt: EpochMs
  /** The search offers that were priced; empty for an explicit itinerary. */
  readonly picks: readonly PickedOffer[]
  readonly request: PriceRequest
  /** Id in the price answer; absent: the offer itself. */
  readonly offerId?: string
}

/** Whether a selection was priced. */
export const isPriceRecord = (selection: OfferSelection): selection is PriceRecord =>
  'transactionId' in selection

/** Everything priced under one price identifier, the latest first. */
export interface PriceRecords {
  readonly records: readonly PriceRecord[]
}

/** A price identifier is the identifier of the search with this suffix. */
export const priceIdentifierSuffix = '_PC'

/** The identifier of the search that was priced. */
export const withoutPriceSuffix = (identifier: string): string =>
  identifier.endsWith(priceIdentifierSuffix) ? identifier.slice(0, -priceIdentifierSuffix.length) : identifier

/** Offer id of every price answer. No search offer has this id, so a reference with it is to a price. */
export const pricedOfferId = 'o0'

/** A higher brand that was priced with the offer: `o0u1`. */
export const upsellOfferId = (index: number): string => `${pricedOfferId}u${index + 1}`

/** Whether an offer id is one of a price answer. */
export const isPricedOfferId = (id: string): boolean => /^o0(u\d+)?$/.test(id)

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index])

/**
 * The price that the request's ids refer to: the priced ids (`o0` with its products, `o0u1` for a higher
 * brand) or the ids of the search that was priced. Without product ids the latest price is meant.
 */
export function findPrice(
  records: readonly PriceRecord[],
  picks: readonly PickedOffer[],
): PriceRecord | undefined {
  const products = picks.flatMap(({ productId }) => productId ?? [])
  const [first] = picks
  if (first && picks.every(({ offerId }) => offerId === first.offerId) && isPricedOfferId(first.offerId)) {
    const named = records.filter(({ offerId = pricedOfferId }) => offerId === first.offerId)
    return products.length === 0 ? named[0] : named.find(({ productIds }) => sameIds(productIds, products))
  }
  const offers = picks.map(({ offerId }) => offerId)
  return records.find(
    (record) =>
      sameIds(
        record.picks.map(({ offerId }) => offerId),
        offers,
      ) &&
      picks.every(
        ({ brandOfferingId }, at) =>
          brandOfferingId === undefined || brandOfferingId === record.picks[at]?.brandOfferingId,
      ) &&
      (products.length === 0 || sameIds(record.productIds, products)),
  )
}
