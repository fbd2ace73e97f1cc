import type { PointOfSale } from '../../kernel/agency.ts'
import { addDays, type EpochMs, hoursMs, minutesMs } from '../../kernel/instant.ts'
import type { FareRule } from '../../pricing/fare.ts'
import { toEpochMinute, toEpochMs } from '../world/moments.ts'
import { toUtcMinute, zoneIndex } from '../world/zones.ts'
import { dateAt } from './journey.ts'

/** Nothing is sold that leaves sooner. */
export const leastMinutesToDeparture = 60
/** Airlines open their flights about eleven months ahead. */
export const horizonDays = 331

const holdHours = 24

/** One minute before midnight at the end of a date in the agency's zone. */
const endOfDay = (date: string, { zone }: Pick<PointOfSale, 'zone'>): EpochMs =>
  toEpochMs(toUtcMinute(zoneIndex(zone), toEpochMinute(Date.parse(`${date}T23:59:00Z`))))

/** A price stands until the end of the agency's day. */
export const guaranteedUntil = (pointOfSale: PointOfSale, now: EpochMs): EpochMs =>
  endOfDay(dateAt(pointOfSale, now), pointOfSale)

interface TimeLimits {
  readonly pointOfSale: PointOfSale
  readonly rules: readonly Pick<FareRule, 'advancePurchaseDays'>[]
  /** Of the first leg. */
  readonly departureDate: string
  readonly departsAt: EpochMs
}

/**
 * Until when a booking may stay unpaid: a day, but no longer than the advance purchase of its fares allows,
 * nor past an hour before departure.
 */
export function ticketingTimeLimit(
  { pointOfSale, rules, departureDate, departsAt }: TimeLimits,
  now: EpochMs,
): EpochMs {
  const deadlines = rules.flatMap(({ advancePurchaseDays }) =>
    advancePurchaseDays ? [endOfDay(addDays(departureDate, -advancePurchaseDays), pointOfSale)] : [],
  )
  return Math.min(now + hoursMs(holdHours), departsAt - minutesMs(leastMinutesToDeparture), ...deadlines)
}
