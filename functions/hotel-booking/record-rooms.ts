import type { HotelAttempt, SoldRoom } from '../../lib/hotel/hotel-sell.ts'
import { recordName, reservationOfRooms, roomsByRecord, withRooms } from '../../lib/hotel/hotel-sell.ts'
import { StaleItem } from '../../lib/kernel/store.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import { freeLocator } from '../../lib/reservation/free-locator.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'

const tries = 5

/**
 * Puts sold rooms into a new reservation, one for each traveler, or the one they were bought for; what is
 * there already stays as it is.
 */
export async function recordRooms(
  attempt: HotelAttempt,
  rooms: readonly SoldRoom[],
  isSynced: boolean,
  context: Context,
): Promise<Reservation[]> {
  const { reservationId } = attempt
  if (reservationId !== undefined) {
    await nameRooms(rooms, reservationId, context)
    return [
      await changeReservation(reservationId, (held) => withRooms(held, attempt, rooms, isSynced), context),
    ]
  }
  const reservations: Reservation[] = []
  for (const ofRecord of roomsByRecord(attempt, rooms)) {
    reservations.push(await createRecord(attempt, ofRecord, reservations.length, isSynced, context))
  }
  return reservations
}

async function createRecord(
  attempt: HotelAttempt,
  rooms: readonly SoldRoom[],
  position: number,
  isSynced: boolean,
  context: Context,
): Promise<Reservation> {
  const { stores, tenant, now } = context
  const name = recordName(attempt, rooms)
  for (let tried = 1; ; tried++) {
    const names = await freeLocator(name, tenant.accessGroup, stores)
    const there = await stores.reservations.find(names.reservationId, now)
    if (there) return there
    await nameRooms(rooms, names.reservationId, context)
    try {
      const made = reservationOfRooms(attempt, rooms, { ...names, position }, isSynced)
      await stores.reservations.create(made)
      return { ...made, version: 1 }
    } catch (error) {
      if (!(error instanceof StaleItem) || tried === tries) throw error
    }
  }
}

/** A reservation can be found by the confirmation numbers of its hotels. */
async function nameRooms(
  rooms: readonly SoldRoom[],
  reservationId: string,
  { stores }: Context,
): Promise<void> {
  for (const { confirmation } of rooms)
    await stores.reservations.nameBySupplierLocator(confirmation.toUpperCase(), reservationId)
}

/**
 * Reads, changes and writes a reservation until nobody came between. @param change gives the same object when
 * there is nothing to change
 */
export async function changeReservation(
  id: string,
  change: (reservation: Reservation) => Reservation,
  { stores, now }: Context,
): Promise<Reservation> {
  for (let tried = 1; ; tried++) {
    const held = await stores.reservations.find(id, now)
    if (!held) throw new Error('the reservation is gone')
    const changed = change(held)
    if (changed === held) return held
    try {
      await stores.reservations.save(changed)
      return { ...changed, version: held.version + 1 }
    } catch (error) {
      if (!(error instanceof StaleItem) || tried === tries) throw error
    }
  }
}

/** The reservation that could not be written, as far as its rooms go. */
export const unrecordedRooms = (attempt: HotelAttempt, rooms: readonly SoldRoom[]): Reservation[] => [
  reservationOfRooms({ ...attempt, isRecordPerTraveler: false }, rooms, {
    reservationId: attempt.id,
    locator: '',
    position: 0,
  }),
]
