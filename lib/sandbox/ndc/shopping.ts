import { Refusal } from '../../kernel/refusals.ts'
import type { AirPricing, AirSearch } from '../../suppliers/air-host.ts'
import { type GdsParts, requireRate } from '../gds/pricing.ts'
import { madeUpSchedules } from '../world/timetable/load.ts'
import { priceOffer } from './price.ts'
import { shopOffers } from './shop.ts'

/** Prices the offers of the sandbox's NDC carriers. */
export const ndcPricing = ({ soldSeats, schedules = madeUpSchedules }: GdsParts): AirPricing => ({
  source: 'NDC',
  async price(request, now) {
    requireRate(request.currency)
    return priceOffer(schedules(), soldSeats, request, now).catch(inWordsOfCarriers)
  },
})

/**
 * A carrier knows its offers only: whatever became of the flights, it has none. Source: booking sheet 1.6.
 */
function inWordsOfCarriers(error: unknown): never {
  const isGone =
    error instanceof Refusal && ['flightNotFound', 'scheduleMismatch', 'noFare'].includes(error.code)
  throw isGone ? new Refusal('noApiOffers', {}, { cause: error }) : error
}

/** Shops the offers of the sandbox's NDC carriers. */
export const ndcSearch = ({ soldSeats, schedules = madeUpSchedules }: GdsParts): AirSearch => ({
  source: 'NDC',
  async shop(request, now) {
    requireRate(request.currency)
    return shopOffers(schedules(), soldSeats, request, now)
  },
})

/** Shops and prices the offers of the sandbox's NDC carriers. */
export const ndcShopping = (parts: GdsParts): AirSearch & AirPricing => ({
  ...ndcSearch(parts),
  ...ndcPricing(parts),
})
