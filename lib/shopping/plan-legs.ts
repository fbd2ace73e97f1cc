import { requireDate } from '../contract/calendar-date.ts'
import type { ContentSource } from '../kernel/flight.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { LegFlexibility, LegRequest, Place, TimeWindow } from './shopping.ts'

/** One leg of a search request; dates are as sent. */
export interface LegCriteria {
  /** In the request. */
  readonly path: string
  /** Number of the leg in modifiers; absent: its position in the request. */
  readonly number?: number | undefined
  readonly from: Place
  readonly to: Place
  readonly departureDate?: string | undefined
  readonly arrivalDate?: string | undefined
  /** HH:MM */
  readonly departureTime?: string | undefined
  readonly arrivalTime?: string | undefined
  readonly departureWindow?: TimeWindow | undefined
  readonly arrivalWindow?: TimeWindow | undefined
  readonly flexibility: LegFlexibility
}

/**
 * One leg in the form of a kind of supplier. When both dates are sent, a GDS uses only the date of arrival;
 * it ignores single times. NDC carriers filter by both dates, and extend a single time by two hours to each
 * side.
 *
 * @throws Refusal `dateInvalid`, `dateMissing`
 * Source: docs/contract/shopping.md 2.2.
 */
export function planLeg(leg: LegCriteria, source: ContentSource = 'GDS'): LegRequest {
  const departureDate =
    leg.departureDate === undefined ? undefined : requireDate(leg.departureDate, `${leg.path}.departureDate`)
  const arrivalDate =
    leg.arrivalDate === undefined ? undefined : requireDate(leg.arrivalDate, `${leg.path}.arrivalDate`)
  const date = departureDate ?? arrivalDate
  if (date === undefined) throw new Refusal('dateMissing')
  const timeWindow = (time: string | undefined) => (source === 'NDC' ? around(time) : undefined)
  const departureWindow = leg.departureWindow ?? timeWindow(leg.departureTime)
  const arrivalWindow = leg.arrivalWindow ?? (departureWindow ? undefined : timeWindow(leg.arrivalTime))
  return {
    from: leg.from,
    to: leg.to,
    date,
    ...(arrivalDate !== undefined && { arrivalDate }),
    ...(departureWindow && { departureWindow }),
    ...(arrivalWindow && { arrivalWindow }),
  }
}

const minutesAround = 120

/** Two hours to each side of a time, within its day. */
function around(time: string | undefined): TimeWindow | undefined {
  if (time === undefined) return undefined
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  const toTime = (minute: number): string =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return {
    from: toTime(Math.max(0, minutes - minutesAround)),
    to: toTime(Math.min(24 * 60 - 1, minutes + minutesAround)),
  }
}
