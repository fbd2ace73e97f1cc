import type { GuaranteeType, TaxOrFee } from '../../hotel/room-price.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { SupplierUnavailable } from '../../suppliers/air-host.ts'
import type { HotelSales, RateChoice, RoomOrder } from '../../suppliers/hotel-aggregator.ts'
import type { OrderTraveler } from '../../suppliers/order-traveler.ts'
import type { SupplierCall } from '../../suppliers/supplier-call.ts'
import { type FullRoomPrice, type SandboxRate, totalOf } from './rates.ts'

/**
 * Names with which a guest of the sandbox makes the hotel misbehave, as given name or surname: a guest may
 * have two of them. The names of all guests of a booking count. docs/sandbox.md prints this table.
 */
export const guestFaults = {
  PRICEUP: 'the room costs 5 per cent more than the availability showed, never above 5: 13020',
  PRICEDOWN: 'the room costs 5 per cent less than the availability showed: 13020',
  GUARANTEE: 'a guarantee is now required: 13016, where the rate required something else',
  DEPOSIT: 'a deposit is now required: 13017, where the rate required something else',
  PREPAY: 'prepayment is now required: 13018, where the rate required something else',
  SOLDOUT: 'no room is left when they are to be sold: 13022',
  FEWERROOMS: 'of several rooms one less than requested is sold: `Partial`',
  HOTELDOWN: 'the hotel answers neither the sale nor the query about it, and sold nothing: 500, 13034',
  LOSTSALE: 'the sale takes effect but its answer is lost; the hotel is queried and the room is booked',
  SILENTSALE: 'the sale takes effect but the hotel never confirms it: 500, 13034; a Sync records the room',
} as const

type Fault = keyof typeof guestFaults

const faultsOf = (guests: readonly Pick<OrderTraveler, 'given' | 'surname'>[] = []): ReadonlySet<Fault> =>
  new Set(
    guests
      .flatMap(({ given, surname }) => [given, surname])
      .map((name) => name.trim().toUpperCase())
      .filter((name): name is Fault => Object.hasOwn(guestFaults, name)),
  )

const guarantees: readonly (readonly [Fault, GuaranteeType])[] = [
  ['GUARANTEE', 'guarantee'],
  ['DEPOSIT', 'deposit'],
  ['PREPAY', 'prepay'],
]

/**
 * Every amount changes alike, so that the sums still add up; rounded down, so that a rise never exceeds its per cent.
 */
function scaled(room: FullRoomPrice, percent: number): FullRoomPrice {
  const part = (minor: number): number => Math.floor((minor * percent) / 100)
  const nightly = room.nightly.map(({ date, minor }) => ({ date, minor: part(minor) }))
  const scaledCharges = (list: readonly TaxOrFee[]) =>
    list.map((charge) => ({ ...charge, minor: part(charge.minor) }))
  const baseMinor = nightly.reduce((sum, { minor }) => sum + minor, 0)
  const charges = { taxes: scaledCharges(room.taxes), fees: scaledCharges(room.fees) }
  const { depositMinor } = room
  const deposit = depositMinor !== undefined && { depositMinor: part(depositMinor) }
  return { ...room, ...charges, ...deposit, nightly, baseMinor, totalMinor: totalOf(baseMinor, charges) }
}

/** The deposit of a rate that had none is the first night. */
const withDeposit = (room: FullRoomPrice): FullRoomPrice => ({
  ...room,
  depositMinor: room.depositMinor ?? room.nightly[0]?.minor ?? 0,
})

function changedRate(rate: SandboxRate, forced: ReadonlySet<Fault>): SandboxRate {
  const percent = forced.has('PRICEUP') ? 105 : forced.has('PRICEDOWN') ? 95 : 100
  const guarantee = guarantees.find(([fault]) => forced.has(fault))?.[1] ?? rate.guarantee
  const rooms = percent === 100 ? rate.rooms : rate.rooms.map((room) => scaled(room, percent))
  return { ...rate, guarantee, rooms: guarantee === 'deposit' ? rooms.map(withDeposit) : rooms }
}

/** The sandbox's selling, which tells every part of a price. */
export interface SandboxHotelSales extends HotelSales {
  rate(choice: RateChoice, call: SupplierCall): Promise<SandboxRate>
}

/** A hotel supplier with the faults that the names of guests force. */
export const withFaultsByGuest = (hotels: SandboxHotelSales): HotelSales => ({
  ...hotels,

  async rate(choice: RateChoice, call: SupplierCall) {
    return changedRate(await hotels.rate(choice, call), faultsOf(choice.guests))
  },

  async sell(order: RoomOrder, call: SupplierCall) {
    const forced = faultsOf(order.guests)
    if (forced.has('SOLDOUT')) throw new Refusal('hotelNotAvailable')
    if (forced.has('HOTELDOWN')) throw new SupplierUnavailable('the hotel does not answer')
    const isFewer = forced.has('FEWERROOMS') && order.rooms.length > 1
    const sale = await hotels.sell(isFewer ? { ...order, rooms: order.rooms.slice(0, -1) } : order, call)
    if (forced.has('LOSTSALE') || forced.has('SILENTSALE'))
      throw new SupplierUnavailable('the answer of the hotel was lost')
    return sale
  },

  async findSale(order: Parameters<HotelSales['findSale']>[0], call: SupplierCall) {
    const forced = faultsOf(order.guests)
    if (forced.has('SILENTSALE') || forced.has('HOTELDOWN'))
      throw new SupplierUnavailable('the hotel does not answer')
    return hotels.findSale(order, call)
  },
})
