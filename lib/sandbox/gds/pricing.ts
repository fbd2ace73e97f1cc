import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PricedItinerary } from '../../pricing/fare.ts'
import type { DisplayedFare, FareDisplayRequest, PriceRequest } from '../../shopping/shopping.ts'
import { hasRate } from '../world/currencies.ts'
import { madeUpSchedules } from '../world/timetable/load.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { displayFares } from './fare-display.ts'
import { priceFlights } from './price.ts'
import type { SoldSeats } from './sold-seats.ts'

export interface GdsParts {
  readonly soldSeats: SoldSeats
  /** Where the timetable comes from, asked on first use; without it one is made up. */
  readonly schedules?: () => Schedules
}

/** @throws Refusal `currencyUnknown` */
export function requireRate(currency: string): void {
  if (!hasRate(currency)) throw new Refusal('currencyUnknown', { currency })
}

/** Prices flights of the sandbox world. */
export const gdsPricing = ({ soldSeats, schedules = madeUpSchedules }: GdsParts) => ({
  source: 'GDS' as const,
  async price(request: PriceRequest, now: EpochMs): Promise<PricedItinerary> {
    requireRate(request.currency)
    return priceFlights(schedules(), soldSeats, request, now)
  },
})

/** Prices flights of the sandbox world, and lists its fares. */
export const gdsFares = ({ soldSeats, schedules = madeUpSchedules }: GdsParts) => ({
  ...gdsPricing({ soldSeats, schedules }),
  async fareDisplay(request: FareDisplayRequest, now: EpochMs): Promise<DisplayedFare[]> {
    requireRate(request.currency)
    return displayFares(schedules(), request, now)
  },
})
