import type { GuaranteeType, OfferedRate, RoomPrice } from '../../hotel/hotel.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { SupplierUnavailable } from '../../suppliers/air-host.ts'
import type { GuestName, HotelSales, RateChoice, RoomOrder } from '../../suppliers/hotel-aggregator.ts'

/**
 * Given names and surnames of guests that force a fault of the sandbox's hotels: a guest may have two of them,
 * and those of all guests of a booking count.
 */
const faults = {
  PRICEUP: 'the room costs 5 per cent more when it is to be sold',
  PRICEDOWN: 'the room costs 5 per cent less',
  GUARANTEE: 'a guarantee is required instead of the one that was offered',
  DEPOSIT: 'a deposit is required instead of the one that was offered',
  PREPAY: 'prepayment is required instead of the one that was offered',
  SOLDOUT: 'no room is left when they are to be sold',
  FEWERROOMS: 'one room less than requested is sold',
  HOTELDOWN: 'the hotel never answers a sale, and sells nothing',
  LOSTSALE: 'the sale takes effect and its answer is lost; the hotel can be queried for it',
  SILENTSALE: 'the sale takes effect, but the hotel never confirms it',
} as const

type Fault = keyof typeof faults

const faultsOf = (guests: readonly GuestName[] = []): ReadonlySet<Fault> =>
  new Set(
    guests
      .flatMap(({ given, surname }) => [given, surname])
      .map((name) => name.trim().toUpperCase())
      .filter((name): name is Fault => Object.hasOwn(faults, name)),
  )

const guarantees: readonly (readonly [Fault, GuaranteeType])[] = [
  ['GUARANTEE', 'guarantee'],
  ['DEPOSIT', 'deposit'],
  ['PREPAY', 'prepay'],
]

/** Every amount changes alike, so that the sums still add up. */
const scaled = (room: RoomPrice, factor: number): RoomPrice => {
  const part = (minor: number): number => Math.round(minor * factor)
  const nightly = room.nightly.map(({ date, minor }) => ({ date, minor: part(minor) }))
  const scaledCharges = (list: RoomPrice['taxes']) =>
    list.map((charge) => ({ ...charge, minor: part(charge.minor) }))
  return {
    ...room,
    nightly,
    baseMinor: nightly.reduce((sum, { minor }) => sum + minor, 0),
    taxes: scaledCharges(room.taxes),
    fees: scaledCharges(room.fees),
  }
}

function changedRate(rate: OfferedRate, forced: ReadonlySet<Fault>): OfferedRate {
  const factor = forced.has('PRICEUP') ? 1.05 : forced.has('PRICEDOWN') ? 0.95 : 1
  const guarantee = guarantees.find(([fault]) => forced.has(fault))?.[1] ?? rate.guarantee
  return {
    ...rate,
    guarantee,
    rooms: factor === 1 ? rate.rooms : rate.rooms.map((room) => scaled(room, factor)),
  }
}

/** A hotel supplier with the faults that the names of guests force. */
export const withFaultsByGuest = (hotels: HotelSales): HotelSales => ({
  ...hotels,

  async rate(choice: RateChoice, now: EpochMs) {
    return changedRate(await hotels.rate(choice, now), faultsOf(choice.guests))
  },

  async sell(order: RoomOrder, now: EpochMs) {
    const forced = faultsOf(order.guests)
    if (forced.has('SOLDOUT')) throw new Refusal('hotelNotAvailable')
    if (forced.has('HOTELDOWN')) throw new SupplierUnavailable('the hotel does not answer')
    const isFewer = forced.has('FEWERROOMS') && order.rooms.length > 1
    const sale = await hotels.sell(isFewer ? { ...order, rooms: order.rooms.slice(0, -1) } : order, now)
    if (forced.has('LOSTSALE') || forced.has('SILENTSALE'))
      throw new SupplierUnavailable('the answer of the hotel was lost')
    return sale
  },

  async findSale(order: Parameters<HotelSales['findSale']>[0]) {
    const forced = faultsOf(order.guests)
    if (forced.has('SILENTSALE') || forced.has('HOTELDOWN'))
      throw new SupplierUnavailable('the hotel does not answer')
    return hotels.findSale(order)
  },
})
