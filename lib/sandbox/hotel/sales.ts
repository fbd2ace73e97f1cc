import { createHash } from 'node:crypto'
import type { HotelRate, PropertyKey } from '../../hotel/hotel.ts'
import { dueAtBooking } from '../../hotel/hotel.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { epochSeconds } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import { StaleItem } from '../../kernel/store.ts'
import type { RoomOrder, RoomSale } from '../../suppliers/hotel-aggregator.ts'
import type { RoomInventory } from './inventory.ts'
import type { Property } from './properties.ts'
import { findProperty } from './properties.ts'
import { forgetAfter, isFreeToCancel } from './rates.ts'

interface SoldRoom {
  readonly confirmation: string
  /** What the hotel took from the card when the room was booked, in minor units. */
  readonly chargedMinor: number
  readonly cancelled?: { readonly cancellation: string; readonly refundedMinor: number }
}

/** What the hotel keeps of a sale. */
interface Sale {
  readonly property: PropertyKey
  readonly rate: Pick<HotelRate, 'checkIn' | 'checkOut' | 'cancellation' | 'currency' | 'guarantee'>
  readonly roomCode: string
  readonly rooms: readonly SoldRoom[]
}

const keyOf = (key: string): string => `HOTEL#sale#${key}`

/** Cards of the sandbox that no hotel takes, by what is known of them outside the vault. */
const refusedCards: Readonly<Record<string, string>> = {
  '400000XXXXXX0002': 'CARD DECLINED BY ISSUER',
  '400000XXXXXX9995': 'INSUFFICIENT FUNDS',
  '400000XXXXXX0069': 'CARD HAS EXPIRED',
  '400000XXXXXX0127': 'SECURITY CODE IS WRONG',
}

/** Eight digits, never beginning with a zero. */
function numberFor(text: string): string {
  const digest = createHash('sha256').update(text).digest()
  return String(10_000_000 + (digest.readUInt32BE(0) % 90_000_000))
}

const nightsSold = ({ rate, roomCode }: Pick<Sale, 'rate' | 'roomCode'>) => ({
  roomCode,
  checkIn: rate.checkIn,
  checkOut: rate.checkOut,
})

const requireProperty = (key: PropertyKey): Property => {
  const property = findProperty(key)
  if (!property) throw new Refusal('hotelNotAvailable')
  return property
}

/** Selling rooms and taking them back, once for each key. */
export function roomSalesOver(store: Store, inventory: RoomInventory) {
  const read = (key: string) => store.read<Sale>('supplierOrders', keyOf(key))

  const toSale = ({ rooms }: Sale): RoomSale => ({
    confirmations: rooms.map(({ confirmation }) => confirmation),
  })

  return {
    async find(key: string): Promise<RoomSale | undefined> {
      const found = await read(key)
      return found && toSale(found.value)
    },

    /** Rooms first, then the sale itself: a sale that is on file has its rooms. */
    async sell({ key, rate, rooms, card, replaces }: RoomOrder): Promise<RoomSale> {
      const known = await read(key)
      if (known) return toSale(known.value)
      const reason = refusedCards[card.mask]
      if (reason !== undefined) throw new Refusal('hotelCardRefused', { reason })
      const property = requireProperty(rate.property.key)
      const { checkIn, checkOut, cancellation, currency, guarantee } = rate
      const nights = { roomCode: rate.room.code, checkIn, checkOut }
      const taken = await inventory.take(property, key, rooms.length, nights, replaces)
      if (taken === 0) throw new Refusal('hotelNotAvailable')
      const sale: Sale = {
        property: property.key,
        rate: { checkIn, checkOut, cancellation, currency, guarantee },
        roomCode: rate.room.code,
        rooms: rooms.slice(0, taken).map((room, index) => ({
          confirmation: numberFor(`${key}#${index}`),
          chargedMinor: dueAtBooking(rate, room).minor,
        })),
      }
      try {
        await store.create('supplierOrders', keyOf(key), sale, {
          deleteAfterEpochSec: epochSeconds(forgetAfter(checkOut)),
        })
        return toSale(sale)
      } catch (error) {
        const other = error instanceof StaleItem ? await read(key) : undefined
        if (!other) throw error
        return toSale(other.value)
      }
    },

    async cancel(
      key: string,
      room: number,
      now: EpochMs,
      isMoved = false,
    ): Promise<{ readonly cancellation: string }> {
      for (;;) {
        const found = await read(key)
        const sold = found?.value.rooms[room]
        if (!found || !sold) throw new Refusal('hotelReservationUnknown')
        const { value: sale, version } = found
        const property = requireProperty(sale.property)
        if (sold.cancelled) {
          await inventory.giveBack(property, key, [room], nightsSold(sale))
          return { cancellation: sold.cancelled.cancellation }
        }
        const isFree = isMoved || isFreeToCancel(sale.rate, property, now)
        const cancelled = {
          cancellation: `C${numberFor(`${key}#${room}#cancelled`)}`,
          refundedMinor: isFree ? sold.chargedMinor : 0,
        }
        const rooms = sale.rooms.map((one, index) => (index === room ? { ...one, cancelled } : one))
        const options = { deleteAfterEpochSec: epochSeconds(forgetAfter(sale.rate.checkOut)) }
        try {
          await store.replace('supplierOrders', keyOf(key), { ...sale, rooms }, version, options)
        } catch (error) {
          if (error instanceof StaleItem) continue
          throw error
        }
        await inventory.giveBack(property, key, [room], nightsSold(sale))
        return { cancellation: cancelled.cancellation }
      }
    },
  }
}
