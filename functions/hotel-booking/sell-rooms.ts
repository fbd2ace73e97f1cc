import { guestNames } from '../../lib/hotel/guest.ts'
import type { HotelAttempt, SoldRoom } from '../../lib/hotel/hotel-sell.ts'
import { roomsOfAttempt, saleKeyOf, soldRooms } from '../../lib/hotel/hotel-sell.ts'
import { derivedId } from '../../lib/kernel/derived-id.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { StaleItem } from '../../lib/kernel/store.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { HotelSales, RoomOrder, RoomSale } from '../../lib/suppliers/hotel-aggregator.ts'
import type { StayNeeds } from './dependencies.ts'
import { recordRooms, unrecordedRooms } from './record-rooms.ts'

/** What became of an order: the reservations with its rooms. */
export interface RoomsBooked {
  readonly reservations: readonly Reservation[]
  readonly notices: readonly RefusalNotice[]
  readonly isPartial: boolean
  /** Sold, but not in any reservation yet. */
  readonly isUnrecorded: boolean
}

/**
 * Books rooms once, however often and in whatever state it is asked again: a request that asks for the same
 * finds the attempt of the first one and goes on where that stopped. When every room of a finished attempt
 * was cancelled, or the client named no offer and the offers of then have expired, the same order is a new
 * one.
 *
 * @param name what was asked for, as a text
 * @param plan decides what to sell, on the terms that hold now; nothing is written before
 */
export async function bookRooms(
  { name, namesOffers }: { readonly name: string; readonly namesOffers: boolean },
  plan: (id: string) => Promise<HotelAttempt>,
  context: Context,
  needs: StayNeeds,
): Promise<RoomsBooked> {
  const { stores, now } = context
  for (let generation = 0; ; ) {
    const id = derivedId(`${name}#${generation}`)
    const found = await stores.hotelAttempts.find(id)
    if (!found) {
      const begun = await begin(await plan(id), context)
      if (begun) return sellRooms(begun, context, needs)
      continue
    }
    if (found.outcome) {
      const told = await outcomeOf(found, context)
      if (told && !isOver(found, told.reservations, namesOffers, now)) return told
      generation++
    } else if (now < found.at + lifetimes.idempotencyLeaseMs || (await wasSold(found, needs.hotels))) {
      return sellRooms(found, context, needs)
    } else {
      // Nothing was sold, and whoever tried is gone: on the terms of today, or not at all.
      await stores.hotelAttempts.giveUp(found)
    }
  }
}

const isOver = (
  attempt: HotelAttempt,
  reservations: readonly Reservation[],
  namesOffers: boolean,
  now: EpochMs,
): boolean => {
  const rooms = reservations.flatMap((reservation) => roomsOfAttempt(attempt, reservation))
  const isCancelled = rooms.every(({ booking }) => booking.status === 'cancelled')
  return isCancelled || (!namesOffers && now >= attempt.at + lifetimes.hotelOffersMs)
}

/** @returns undefined when another request began the same attempt */
async function begin(attempt: HotelAttempt, { stores }: Context): Promise<HotelAttempt | undefined> {
  for (const guest of new Set(attempt.travelers.flatMap(guestNames)))
    await stores.hotelAttempts.nameByGuest(guest, attempt)
  try {
    return await stores.hotelAttempts.begin(attempt)
  } catch (error) {
    if (error instanceof StaleItem) return undefined
    throw error
  }
}

async function outcomeOf(
  { outcome }: HotelAttempt,
  { stores, now }: Context,
): Promise<RoomsBooked | undefined> {
  const found = await Promise.all(
    (outcome?.reservationIds ?? []).map((id) => stores.reservations.find(id, now)),
  )
  const reservations = found.filter((reservation) => reservation !== undefined)
  return (
    outcome && { reservations, notices: outcome.notices, isPartial: outcome.isPartial, isUnrecorded: false }
  )
}

const orderOf = (attempt: HotelAttempt, index: number): RoomOrder => {
  const line = attempt.lines[index]
  const { card } = attempt.formOfPayment
  if (!line || card?.token === undefined)
    throw new Error(`attempt ${attempt.id} has no line ${index}, or no card`)
  const { token, mask, cardCode, expireDate = '' } = card
  return {
    key: saleKeyOf(attempt, index),
    rate: line.rate,
    rooms: line.rooms,
    guests: line.guests.map((guest) => {
      const { given = '', surname = '' } = attempt.travelers[guest] ?? {}
      return { given, surname }
    }),
    card: { token, mask, cardCode, expireDate },
  }
}

const wasSold = async (attempt: HotelAttempt, hotels: HotelSales): Promise<boolean> =>
  (await asking(() => hotels.findSale(orderOf(attempt, 0)))) !== undefined

/** @throws Refusal `hotelSellUnconfirmed` the hotel cannot be asked */
async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof SupplierUnavailable) throw new Refusal('hotelSellUnconfirmed', {}, { cause: error })
    throw error
  }
}

/**
 * Sells under the order's key; when the answer does not come, the hotel is asked what happened. @throws
 * Refusal `hotelSellUnconfirmed`
 */
export async function sellOnce(order: RoomOrder, hotels: HotelSales, now: EpochMs): Promise<RoomSale> {
  try {
    return await hotels.sell(order, now)
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error
  }
  return asking(async () => (await hotels.findSale(order)) ?? (await hotels.sell(order, now)))
}

/**
 * Sells what the attempt says and records it. A hotel that refuses the first offer ends the attempt; a later
 * one is left out.
 */
async function sellRooms(attempt: HotelAttempt, context: Context, needs: StayNeeds): Promise<RoomsBooked> {
  const confirmations: (readonly string[])[] = []
  const notices: RefusalNotice[] = [...attempt.notices]
  for (const [index, line] of attempt.lines.entries()) {
    try {
      const sale = await sellOnce(orderOf(attempt, index), needs.hotels, context.now)
      confirmations.push(sale.confirmations)
      if (sale.confirmations.length < line.rooms.length)
        notices.push(fewerRooms(line.rooms.length, sale.confirmations.length))
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'hotelSellUnconfirmed') throw error
      if (index === 0) {
        await context.stores.hotelAttempts.giveUp(attempt)
        throw error
      }
      confirmations.push([])
      notices.push({ code: 'hotelOfferNotSold', details: { offer: line.rateId, reason: error.message } })
    }
  }
  const rooms = soldRooms(confirmations)
  return record({ attempt, rooms, notices, isSynced: false }, context, needs)
}

const fewerRooms = (asked: number, sold: number): RefusalNotice => ({
  code: 'hotelFewerRooms',
  details: { asked: String(asked), sold: String(sold) },
})

export interface Recording {
  readonly attempt: HotelAttempt
  readonly rooms: readonly SoldRoom[]
  readonly notices: readonly RefusalNotice[]
  /** The client brought the confirmations. */
  readonly isSynced: boolean
}

/**
 * Puts sold rooms into their reservations. When that fails the caller still hears that they are sold, and can
 * go on with a Sync.
 */
export async function record(recording: Recording, context: Context, needs: StayNeeds): Promise<RoomsBooked> {
  const { attempt, rooms, notices } = recording
  const isPartial = rooms.length < attempt.lines.reduce((sum, line) => sum + line.rooms.length, 0)
  let reservations: Reservation[]
  try {
    reservations = await recordRooms(attempt, rooms, recording.isSynced, context)
  } catch (error) {
    if (error instanceof Refusal) throw error
    return { reservations: unrecordedRooms(attempt, rooms), notices, isPartial, isUnrecorded: true }
  }
  const outcome = { reservationIds: reservations.map(({ id }) => id), notices, isPartial }
  await unlessStale(context.stores.hotelAttempts.save({ ...attempt, outcome }))
  await forgetCode(attempt.formOfPayment.card?.token, context, needs)
  return { reservations, notices, isPartial, isUnrecorded: false }
}

/** The room is sold: nobody needs the security code any more. */
export async function forgetCode(
  token: string | undefined,
  { tenant }: Context,
  { vault }: StayNeeds,
): Promise<void> {
  if (token !== undefined) await unlessStale(vault.forgetCode(tenant.accessGroup, token))
}

/** Another request did the same meanwhile. */
async function unlessStale(write: Promise<void>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!(error instanceof StaleItem)) throw error
  }
}
