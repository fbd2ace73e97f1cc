import { Refusal } from '../../kernel/refusals.ts'
import { hasRate } from '../world/currencies.ts'
import { worldSchedules } from '../world/timetable/load.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import type { SoldSeats } from './selling/sold-seats.ts'

/** The flights of the sandbox, and what was sold of them. */
export interface AirWorld {
  readonly schedules: Schedules
  readonly soldSeats: SoldSeats
}

export interface AirWorldParts {
  readonly soldSeats: SoldSeats
  /** Gives the timetable, on first use; without it that of the world. */
  readonly schedules?: () => Schedules
}

/**
 * The world of a host, for a request of that currency.
 *
 * @throws Refusal `currencyUnknown`
 */
export const worldFor =
  ({ soldSeats, schedules = worldSchedules }: AirWorldParts) =>
  (request?: { readonly currency: string }): AirWorld => {
    if (request && !hasRate(request.currency))
      throw new Refusal('currencyUnknown', { currency: request.currency })
    return { schedules: schedules(), soldSeats }
  }
