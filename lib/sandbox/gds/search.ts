import type { EpochMs } from '../../kernel/instant.ts'
import type {
  AvailabilityRequest,
  AvailableOption,
  FareGroup,
  PriceRequest,
  ShopRequest,
} from '../../shopping/shopping.ts'
import { madeUpSchedules } from '../world/timetable/load.ts'
import { availableFlights } from './available-flights.ts'
import { brandOptions } from './options.ts'
import { type GdsParts, requireRate } from './pricing.ts'
import { shopJourney } from './shop.ts'

/** Finds flights, brands and seats of the sandbox world. */
export const gdsSearch = ({ soldSeats, schedules = madeUpSchedules }: GdsParts) => ({
  source: 'GDS' as const,
  async shop(request: ShopRequest, now: EpochMs): Promise<FareGroup[]> {
    requireRate(request.currency)
    return shopJourney(schedules(), soldSeats, request, now)
  },
  async options(request: PriceRequest, upsells: number, now: EpochMs): Promise<FareGroup> {
    requireRate(request.currency)
    return brandOptions(schedules(), soldSeats, request, upsells, now)
  },
  availability: (request: AvailabilityRequest, now: EpochMs): Promise<AvailableOption[][]> =>
    availableFlights(schedules(), soldSeats, request, now),
})
