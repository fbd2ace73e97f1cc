import type { GuaranteeType, OfferedRate, RoomPrice } from '../../hotel/hotel.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { SupplierUnavailable } from '../../suppliers/air-host.ts'
import type { GuestName, HotelSales, RateChoice, RoomOrder } from '../../suppliers/hotel-aggregator.ts'

/**
 * Names with which a guest of the sandbox makes the hotel misbehave, as given name or surname: a guest may
 * have two of them. The names of all guests of a booking count.
 */
const faults = {
  PRICEUP: 'the room costs 5 per cent more when it is to be sold',
  PRICEDOWN: 'the room costs 5 per cent less',
  GUARANTEE: 'a guarantee is required in place of what was told before',
  DEPOSIT: 'a deposit is required in place of what was told before',
  PREPAY: 'prepayment is required in place of what was told before',
  SOLDOUT: 'no room is left when they are to be sold',
  FEWERROOMS: 'one room less than asked for is sold',
  HOTELDOWN: 'the hotel never answers a sale, and sells nothing',
  LOSTSALE: 'the sale takes effect, its answer is lost; asked again, the hotel tells',
  SILENTSALE: 'the sale takes effect, but the hotel never says so',
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
  const levies = (list: RoomPrice['taxes']) => list.map((levy) => ({ ...levy, minor: part(levy.minor) }))
  return {
    ...room,
    nightly,
    baseMinor: nightly.reduce((sum, { minor }) => sum + minor, 0),
    taxes: levies(room.taxes),
    fees: levies(room.fees),
  }
}

function changedRate(rate: OfferedRate, wished: ReadonlySet<Fault>): OfferedRate {
  const factor = wished.has('PRICEUP') ? 1.05 : wished.has('PRICEDOWN') ? 0.95 : 1
  const guarantee = guarantees.find(([fault]) => wished.has(fault))?.[1] ?? rate.guarantee
  return {
    ...rate,
    guarantee,
    rooms: factor === 1 ? rate.rooms : rate.rooms.map((room) => scaled(room, factor)),
  }
}

/** A hotel supplier that misbehaves for guests who ask for it by their name. */
export const withFaultsByGuest = <Hotels extends HotelSales>(hotels: Hotels): Hotels => ({
  ...hotels,

  async rate(choice: RateChoice, now: EpochMs) {
    return changedRate(await hotels.rate(choice, now), faultsOf(choice.guests))
  },

  async sell(order: RoomOrder, now: EpochMs) {
    const wished = faultsOf(order.guests)
    if (wished.has('SOLDOUT')) throw new Refusal('hotelNotAvailable')
    if (wished.has('HOTELDOWN')) throw new SupplierUnavailable('the hotel does not answer')
    const isFewer = wished.has('FEWERROOMS') && order.rooms.length > 1
    const sale = await hotels.sell(isFewer ? { ...order, rooms: order.rooms.slice(0, -1) } : order, now)
    if (wished.has('LOSTSALE') || wished.has('SILENTSALE'))
      throw new SupplierUnavailable('the answer of the hotel was lost')
    return sale
  },

  async findSale(order: Parameters<HotelSales['findSale']>[0]) {
    const wished = faultsOf(order.guests)
    if (wished.has('SILENTSALE') || wished.has('HOTELDOWN'))
      throw new SupplierUnavailable('the hotel does not answer')
    return hotels.findSale(order)
  },
})
