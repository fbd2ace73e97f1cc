import { daysBetween, type EpochMs, hoursMs, isCalendarDate, toDate } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'

/** Nights and guests of each room, as requested from an availability. */
export interface RequestedStay {
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: readonly number[]
}

export interface NightsRequest {
  readonly checkIn?: string | undefined
  readonly checkOut?: string | undefined
}

/** Rooms as requested. */
export interface RoomsRequest {
  /** Guests of each described room. */
  readonly guests: readonly number[]
  /** Absent: the number of described rooms, or one. */
  readonly rooms?: number | undefined
  /** Guests of a room when none is described. */
  readonly guestsPerRoom?: number | undefined
}

export interface StayRequest extends NightsRequest {
  readonly rooms: RoomsRequest
}

/** @throws Refusal `hotelRoomsInvalid`, `hotelCheckInInvalid`, `hotelDatesInvalid` */
export function planStay(request: StayRequest, now: EpochMs): RequestedStay {
  const rooms = planRooms(request.rooms)
  return { ...planNights(request, now), rooms }
}

/**
 * Guests of each room: one room for each that is described, or more of the last one.
 *
 * @throws Refusal `hotelRoomsInvalid`
 * Source: docs/contract/hotel-car-platform.md 2.2 and 2.4; the larger of the two numbers of rooms counts
 * (guess).
 */
function planRooms({ guests, rooms: count = 1, guestsPerRoom = 1 }: RoomsRequest): number[] {
  const described = guests.length > 0 ? guests : [guestsPerRoom]
  const rooms = Array.from(
    { length: Math.max(described.length, count) },
    (_, room) => described[room] ?? described.at(-1) ?? 1,
  )
  if (count < 1 || rooms.length > counts.roomsPerBooking)
    throw new Refusal('hotelRoomsInvalid', { reason: `1 TO ${counts.roomsPerBooking} ROOMS` })
  rooms.forEach(requireGuestCount)
  return rooms
}

/** @throws Refusal `hotelRoomsInvalid` */
export function requireGuestCount(guests: number): void {
  if (guests < 1 || guests > counts.guestsPerRoom)
    throw new Refusal('hotelRoomsInvalid', { reason: `1 TO ${counts.guestsPerRoom} GUESTS IN A ROOM` })
}

/** In the last time zone it is still the day before. */
const earliestToday = (now: EpochMs): string => toDate(now - hoursMs(12))

/**
 * Nights that can still be sold.
 *
 * @throws Refusal `hotelCheckInInvalid`, `hotelDatesInvalid`
 */
export function planNights(request: NightsRequest, now: EpochMs): { checkIn: string; checkOut: string } {
  if (request.checkIn !== undefined && request.checkIn < earliestToday(now))
    throw new Refusal('hotelCheckInInvalid')
  const nights = requireNights(request)
  if (daysBetween(toDate(now), nights.checkIn) > counts.hotelDaysAhead)
    throw new Refusal('hotelDatesInvalid', {
      reason: `CHECK IN DATE MUST BE AT MOST ${counts.hotelDaysAhead} DAYS AHEAD`,
    })
  if (daysBetween(nights.checkIn, nights.checkOut) > counts.nightsPerStay)
    throw new Refusal('hotelDatesInvalid', { reason: `AT MOST ${counts.nightsPerStay} NIGHTS` })
  return nights
}

/**
 * Nights of a stay, which may be in the past.
 *
 * @throws Refusal `hotelCheckInInvalid`, `hotelDatesInvalid`
 */
export function requireNights({ checkIn, checkOut }: NightsRequest): { checkIn: string; checkOut: string } {
  if (checkIn === undefined || !isCalendarDate(checkIn)) throw new Refusal('hotelCheckInInvalid')
  if (checkOut === undefined) throw new Refusal('hotelDatesInvalid', { reason: 'CHECK OUT DATE IS MISSING' })
  if (!isCalendarDate(checkOut))
    throw new Refusal('hotelDatesInvalid', { reason: 'CHECK OUT DATE MUST BE A DATE, YYYY-MM-DD' })
  if (checkOut <= checkIn)
    throw new Refusal('hotelDatesInvalid', { reason: 'CHECK OUT DATE MUST BE AFTER CHECK IN DATE' })
  return { checkIn, checkOut }
}
