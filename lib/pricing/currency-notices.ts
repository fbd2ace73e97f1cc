import type { RefusalNotice } from '../kernel/notice.ts'
import type { ItineraryPrice } from './itinerary-price.ts'

/**
 * Warnings of prices in another currency than was requested, one for each currency: a price is in the
 * currency of its supplier, and nothing is converted.
 */
export const currencyNotices = (
  requested: string,
  prices: readonly Pick<ItineraryPrice, 'currency'>[],
): RefusalNotice[] =>
  [...new Set(prices.map(({ currency }) => currency))]
    .filter((currency) => currency !== requested)
    .map((currency) => ({ code: 'currencyNotConverted', details: { currency, requested } }))
