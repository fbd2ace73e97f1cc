import { createHash } from 'node:crypto'
import type { HotelRate } from '../../hotel/hotel.ts'
import type { PropertyKey } from '../../hotel/property.ts'
import { dueAtBooking } from '../../hotel/room-price.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { epochSeconds } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import { createOnce, updateItem } from '../../kernel/update-item.ts'
import type { RoomCancellation, RoomOrder, RoomSale } from '../../suppliers/hotel-aggregator.ts'
import type { RoomInventory } from './inventory.ts'
import type { Property } from './properties.ts'
import { findProperty } from './properties.ts'
import { deletableFrom } from './rates.ts'
import { isFreeToCancel } from './stay-terms.ts'

interface SoldRoom {
  readonly confirmation: string
  /** Charged to the card when the room was booked, in minor units. */
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

const tableKey = (key: string): string => `HOTEL#sale#${key}`

/** Cards of the sandbox that no hotel accepts, by their masked numbers. */
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

const nightsOfSale = ({ rate, roomCode }: Pick<Sale, 'rate' | 'roomCode'>) => ({
  roomCode,
  checkIn: rate.checkIn,
  checkOut: rate.checkOut,
})

const requireProperty = (key: PropertyKey): Property => {
  const property = findProperty(key)
  if (!property) throw new Refusal('hotelNotAvailable')
  return property
}

const toRoomSale = ({ rooms }: Sale): RoomSale => ({
  confirmations: rooms.map(({ confirmation }) => confirmation),
})

const requireRoom = (sale: Sale | undefined, room: number): { sale: Sale; sold: SoldRoom } => {
  const sold = sale?.rooms[room]
  if (!sale || !sold) throw new Refusal('hotelReservationUnknown')
  return { sale, sold }
}

/** The record of a sale of rooms of one rate. @param kept number of the room that is replaced, which the guest keeps */
const saleOf = ({ key, rate, rooms }: RoomOrder, kept: string | undefined): Sale => {
  const { checkIn, checkOut, cancellation, currency, guarantee } = rate
  return {
    property: rate.property.key,
    rate: { checkIn, checkOut, cancellation, currency, guarantee },
    roomCode: rate.ref.slice(0, 3),
    rooms: rooms.map((room, index) => ({
      confirmation: kept ?? numberFor(`${key}#${index}`),
      chargedMinor: dueAtBooking(rate, room)?.minor ?? 0,
    })),
  }
}

const deletion = ({ rate }: Sale) => ({ deleteAfterEpochSec: epochSeconds(deletableFrom(rate.checkOut)) })

/** Selling and cancelling rooms, once for each key. */
export function roomSalesOver(store: Store, inventory: RoomInventory) {
  const find = async (key: string): Promise<Sale | undefined> =>
    (await store.read<Sale>('supplierOrders', tableKey(key)))?.value

  return {
    async find(key: string): Promise<RoomSale | undefined> {
      const sale = await find(key)
      return sale && toRoomSale(sale)
    },

    /** Rooms first, then the record: a sale on file has its rooms. */
    async sell(order: RoomOrder): Promise<RoomSale> {
      const { key, rate, rooms, card, replaces } = order
      const known = await find(key)
      if (known) return toRoomSale(known)
      const reason = card && refusedCards[card.mask]
      if (reason !== undefined) throw new Refusal('hotelCardRefused', { reason })
      const property = requireProperty(rate.property.key)
      const replaced = replaces && (await find(replaces.key))?.rooms[replaces.room]
      const all = saleOf(order, replaced?.confirmation)
      const held = await inventory.hold(
        property,
        { sale: key, stay: nightsOfSale(all), replaces },
        rooms.length,
      )
      if (held === 0) throw new Refusal('hotelNotAvailable')
      const sale = { ...all, rooms: all.rooms.slice(0, held) }
      if (await createOnce(() => store.create('supplierOrders', tableKey(key), sale, deletion(sale))))
        return toRoomSale(sale)
      // The same sale was made while this call was at work.
      return toRoomSale((await find(key)) ?? sale)
    },

    async cancel(
      { key, room, isMoved }: RoomCancellation,
      now: EpochMs,
    ): Promise<{ readonly cancellation: string }> {
      const known = requireRoom(await find(key), room).sale
      const property = requireProperty(known.property)
      const cancellation = `C${numberFor(`${key}#${room}#cancelled`)}`
      await updateItem<Sale>(store, {
        table: 'supplierOrders',
        key: tableKey(key),
        change: (current) => {
          const { sale, sold } = requireRoom(current, room)
          if (sold.cancelled) return undefined
          const isFree = isMoved || isFreeToCancel(sale.rate, property, now)
          const cancelled = { cancellation, refundedMinor: isFree ? sold.chargedMinor : 0 }
          return {
            ...sale,
            rooms: sale.rooms.map((one, index) => (index === room ? { ...one, cancelled } : one)),
          }
        },
        options: deletion(known),
      })
      await inventory.release(property, { sale: key, stay: nightsOfSale(known) }, [room])
      return { cancellation }
    },
  }
}
