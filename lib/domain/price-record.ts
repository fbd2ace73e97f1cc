import type { EpochMs } from './instant.ts'
import type { PickedOffer, Selection } from './search-digest.ts'
import type { PriceRequest } from './shopping.ts'

/** What is kept of a price answer, so that the offer can be added to a workbench or asked for its rules. */
export interface PriceRecord extends Selection {
  /** Of the call that priced; also the identifier of the priced offer. */
  readonly transactionId: string
  readonly at: EpochMs
  readonly expiresAt: EpochMs
  /** The search offers that were priced; empty for flights that the client spelled out. */
  readonly picks: readonly PickedOffer[]
  readonly request: PriceRequest
}

/** Everything priced under one price identifier, the latest first. */
export interface PriceRecords {
  readonly records: readonly PriceRecord[]
}

/** A price identifier is the identifier of the search with this behind it. */
export const priceIdentifierSuffix = '_PC'

/** Offer id of every price answer. A search never gives it out, so it tells what a client refers to. */
export const pricedOfferId = 'o0'

const sameIds = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((id, index) => id === b[index])

/**
 * The price that a client refers to by the ids it sends: the priced ids (`o0` with its products) or the ids of the search that was priced.
 * Without product ids the latest price is meant.
 */
export function findPrice(records: readonly PriceRecord[], picks: readonly PickedOffer[]): PriceRecord | undefined {
  const products = picks.flatMap(({ productId }) => productId ?? [])
  if (picks.every(({ offerId }) => offerId === pricedOfferId)) {
    return products.length === 0 ? records[0] : records.find(({ productIds }) => sameIds(productIds, products))
  }
  const offers = picks.map(({ offerId }) => offerId)
  return records.find(
    (record) =>
      sameIds(
        record.picks.map(({ offerId }) => offerId),
        offers,
      ) &&
      (products.length === 0 || sameIds(record.productIds, products)),
  )
}
