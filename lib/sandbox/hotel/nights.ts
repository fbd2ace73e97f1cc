import type { EpochMs } from '../../kernel/instant.ts'
import { addDays, daysBetween, toDate } from '../../kernel/instant.ts'
import type { Stay } from '../../suppliers/hotel-aggregator.ts'
import { toEpochMinute, toEpochMs } from '../world/moments.ts'
import { toLocalMinute } from '../world/zones.ts'
import type { Property } from './properties.ts'

type Dates = Pick<Stay, 'checkIn' | 'checkOut'>

const nightsByStay = new WeakMap<Dates, readonly string[]>()

/** Calendar dates of the nights. A search asks for those of one stay for every hotel. */
export function nightsOf(stay: Dates): readonly string[] {
  const known = nightsByStay.get(stay)
  if (known) return known
  const { checkIn, checkOut } = stay
  const nights = Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, night) =>
    addDays(checkIn, night),
  )
  nightsByStay.set(stay, nights)
  return nights
}

const dayNumbers = new Map<string, number>()
const keptDays = 4000

/** Days since the beginning of 2024, a Monday. */
export function dayNumber(date: string): number {
  const known = dayNumbers.get(date)
  if (known !== undefined) return known
  if (dayNumbers.size > keptDays) dayNumbers.clear()
  const day = daysBetween('2024-01-01', date)
  dayNumbers.set(date, day)
  return day
}

/** The calendar date at the hotel. */
const localDate = ({ airport }: Property, now: EpochMs): string =>
  toDate(toEpochMs(toLocalMinute(airport.zone, toEpochMinute(now))))

let today: { readonly now: EpochMs; readonly byZone: Map<number, number> } = { now: 0, byZone: new Map() }

/** Days from the day at the hotel to the check-in; negative when that is over. */
export function daysToArrival(property: Property, checkIn: string, now: EpochMs): number {
  if (today.now !== now) today = { now, byZone: new Map() }
  const { zone } = property.airport
  const known = today.byZone.get(zone) ?? dayNumber(localDate(property, now))
  today.byZone.set(zone, known)
  return dayNumber(checkIn) - known
}
