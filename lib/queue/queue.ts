import { isActiveVehicle } from '../car/vehicle.ts'
import { isActiveHotel } from '../hotel/hotel.ts'
import type { Agency, Tenant } from '../kernel/agency.ts'
import {
  daysMs,
  type EpochMs,
  hoursMs,
  isCalendarDate,
  localTime,
  startOfLocalDay,
} from '../kernel/instant.ts'
import { counts, lifetimes } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { ticketName } from '../workbench/traveler.ts'
import type { QueueName, QueuePlacement } from './queue-placement.ts'
import { fullHourFrom } from './queue-slots.ts'

/** A reservation on a queue; name and date are those of the moment when it was placed. */
export interface QueueItem extends QueuePlacement {
  readonly id: string
  readonly reservationId: string
  readonly locator: string
  /** Of the first traveler, `FENWRIGHT/ISOLDEMS`. */
  readonly name?: string
  readonly bookedAt: EpochMs
  /** First date of the itinerary. */
  readonly travelDate?: string
  readonly placedAt: EpochMs
  readonly from: EpochMs
}

/**
 * Predefined queue numbers of the reservation host. A reservation without a named queue goes to the general
 * one. Source: docs/contract/booking.md 17.3.
 */
export const assignedQueues = {
  general: 1,
  ndcChanges: 11,
  vendorRemarks: 16,
  timeChanged: 22,
  cancelledSegments: 23,
} as const

/** The caller's agency, and the offices whose queues it may use. */
export interface QueueDesk {
  readonly agency: Agency
  /** Offices of the same access group that the caller may act for, its own included. */
  readonly offices: readonly Agency[]
  readonly now: EpochMs
}

export const queueDesk = ({ agency, offices }: Tenant, now: EpochMs): QueueDesk => ({ agency, offices, now })

/**
 * The office of a queue.
 *
 * @param named absent: the caller's own; may carry its host, `7N4Q_1G`
 * @throws Refusal `queuePccNotAllowed`
 */
export function requireOffice(named: string | undefined, { agency, offices }: QueueDesk): Agency {
  const pcc = named?.split('_')[0]?.toUpperCase()
  const office = pcc === undefined ? agency : offices.find((one) => one.pcc === pcc)
  if (!office) throw new Refusal('queuePccNotAllowed', { pcc: pcc ?? '' })
  return office
}

/**
 * When a dated queue item becomes visible: at the start of the day at the office, or at the given time. A
 * past date means now.
 *
 * @param text a calendar date, or a date and time, local to the office unless it has a zone of its own
 * @throws Refusal `dateInvalid`; `queueDateTooFar`
 * Source: docs/contract/booking.md 8.2; which moment of the day is a guess.
 */
export function queueDate(text: string, { zone }: Agency, now: EpochMs): EpochMs {
  const date = text.slice(0, 10)
  const time = /^[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/.exec(
    text.slice(10),
  )
  if (!isCalendarDate(date) || (text.length > 10 && !time))
    throw new Refusal('dateInvalid', { date: text.slice(0, 25) })
  const [, minute = '', second = ':00', offset] = time ?? []
  const at = !time
    ? startOfLocalDay(date, zone)
    : offset === undefined
      ? localTime(`${date}T${minute}${second}`, zone)
      : Date.parse(`${date}T${minute}${second}${offset}`)
  if (Number.isNaN(at)) throw new Refusal('dateInvalid', { date: text.slice(0, 25) })
  if (at > now + daysMs(counts.queueDaysAhead))
    throw new Refusal('queueDateTooFar', { date: text, limit: String(counts.queueDaysAhead) })
  return Math.max(at, now)
}

/** What a queue shows of a reservation. */
export type QueuedReservation = Pick<Reservation, 'id' | 'locator' | 'createdAt' | 'travelers' | 'offers'> &
  Partial<Pick<Reservation, 'hotels' | 'vehicles'>>

/** @param id the item's permanent id: placing it again changes nothing */
export function queueItem(
  id: string,
  placement: QueuePlacement,
  reservation: QueuedReservation,
  at: EpochMs,
): QueueItem {
  const [first] = reservation.travelers
  const travelDate = firstDateOf(reservation)
  return {
    ...placement,
    id,
    reservationId: reservation.id,
    locator: reservation.locator,
    bookedAt: reservation.createdAt,
    name: first && ticketName(first),
    travelDate,
    placedAt: at,
    from: placement.from ?? at,
  }
}

/** Calendar date of the first segment of any kind. */
function firstDateOf({ offers, hotels = [], vehicles = [] }: QueuedReservation): string | undefined {
  const flights = offers.flatMap(({ itinerary }) =>
    itinerary.legs.flatMap(({ segments }) => segments.map(({ flight }) => flight.departure.date)),
  )
  const hotelStarts = hotels
    .filter(isActiveHotel)
    .map((stay) => (stay.kind === 'room' ? stay.rate.checkIn : stay.checkIn))
  const rentals = vehicles.filter(isActiveVehicle).map(({ rental }) => rental.pickUp.date)
  return [...flights, ...hotelStarts, ...rentals].sort()[0]
}

/** How long items wait on a queue: less on the one that fills itself, with holds that lapsed. Full hours. */
const waitsFor = ({ number }: Pick<QueueItem, 'number'>): number =>
  number === assignedQueues.cancelledSegments ? lifetimes.lapsedHoldItemMs : lifetimes.queueItemMs

/** When an item is removed from its queue automatically: at the full hour, with the others of its hour. */
export const leavesQueueAt = ({ number, from }: Pick<QueueItem, 'number' | 'from'>): EpochMs =>
  fullHourFrom(from) + waitsFor({ number })

/** The moment before whose items all have left a queue. */
export const firstShown = (queue: Pick<QueueItem, 'number'>, at: EpochMs): EpochMs =>
  fullHourFrom(at - waitsFor(queue) + 1) - hoursMs(1) + 1

/**
 * The visible items of a queue at a moment, the oldest first.
 *
 * @param wanted without a category or date range: all items of the queue
 */
export const waitingOn = (
  items: readonly QueueItem[],
  wanted: Omit<QueueName, 'pcc' | 'number'>,
  at: EpochMs,
): QueueItem[] =>
  items
    .filter((item) => item.from <= at && at < leavesQueueAt(item))
    .filter(({ category }) => wanted.category === undefined || category === wanted.category)
    .filter(({ subCategory }) => wanted.subCategory === undefined || subCategory === wanted.subCategory)
    .filter(({ dateRange }) => wanted.dateRange === undefined || dateRange === wanted.dateRange)
    .sort((a, b) => a.from - b.from || a.placedAt - b.placedAt || (a.id < b.id ? -1 : 1))
