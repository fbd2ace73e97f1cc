import { sandboxCarsName, sandboxHotelsName } from '../../lib/sandbox/host-names.ts'
import type { Json } from './api.ts'
import { unequal } from './differences.ts'

/** What the books of the sandbox's hotels and car vendors have. */
export interface StayBooks {
  readonly reservations: readonly Json[]
  readonly roomSales: readonly Json[]
  readonly carSales: readonly Json[]
  /** Whatever the inventory holds, by the key of its sale. */
  readonly holds: readonly Json[]
}

const isRoomHold = ({ roomCode }: Json): boolean => roomCode !== undefined
const isCarHold = ({ from, to }: Json): boolean => from !== undefined && to !== undefined
/** A stay over the end of a month is held in both months. */
const keysOf = (holds: readonly Json[]): string[] => [...new Set(holds.map(({ key }) => key))]

/**
 * Where the reservations and the sandbox's hotels and car vendors disagree: every confirmed room and car is sold
 * once, and taken out of the inventory, and nothing else is.
 */
export function roomAndCarDifferences({ reservations, roomSales, carSales, holds }: StayBooks): string[] {
  const rooms = reservations
    .flatMap(({ hotels = [] }) => hotels)
    .filter(({ kind, booking }: Json) => kind === 'room' && booking.status === 'confirmed')
    .filter(({ rate }: Json) => rate.property.supplier === sandboxHotelsName)
    .map(({ booking }: Json) => `${booking.saleKey}#${booking.room}`)
  const cars = reservations
    .flatMap(({ vehicles = [] }) => vehicles)
    .filter(({ rental, booking }: Json) => booking.status === 'held' && rental.supplier === sandboxCarsName)
    .map(({ booking }: Json) => booking.saleKey)
  return [
    ...unequal(
      'rooms',
      rooms,
      roomSales.flatMap(({ key, rooms: sold }) =>
        sold.flatMap(({ cancelled }: Json, room: number) => (cancelled ? [] : [`${key}#${room}`])),
      ),
    ),
    ...unequal('rooms taken', rooms, keysOf(holds.filter(isRoomHold))),
    ...unequal(
      'cars',
      cars,
      carSales.flatMap(({ key, status }) => (status === 'sold' ? [key] : [])),
    ),
    ...unequal('cars taken', cars, keysOf(holds.filter(isCarHold))),
  ]
}
