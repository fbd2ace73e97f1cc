import { Refusal } from '../../../domain/refusals.ts'
import type { AirHost } from '../../air-host.ts'
import type { GdsShoppingParts } from '../gds/shopping.ts'
import { hasRate } from '../world/currencies.ts'
import { madeUpSchedules } from '../world/timetable/load.ts'
import { priceOffer } from './price.ts'
import { shopOffers } from './shop.ts'

function requireRate(currency: string): void {
  if (!hasRate(currency)) throw new Refusal('currencyUnknown', { currency })
}

/** Shops and prices the offers of the sandbox's NDC carriers. */
export function ndcShopping({ soldSeats, schedules = madeUpSchedules }: GdsShoppingParts): Pick<AirHost, 'shop' | 'price'> {
  return {
    async shop(request, now) {
      requireRate(request.currency)
      return shopOffers(schedules(), soldSeats, request, now)
    },
    async price(request, now) {
      requireRate(request.currency)
      return priceOffer(schedules(), soldSeats, request, now)
    },
  }
}
