import { daysBetween, type EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'

/** Without code and description: the sum of all that the supplier does not itemise. */
export interface TaxOrFee {
  readonly code?: string
  readonly description?: string
  readonly minor: number
}

/** What the guest pays at the desk in addition to the total, in a currency of its own. */
export interface DueAtProperty {
  readonly amount: Money
  readonly description?: string
}

/** How much of the room's total a cancellation refunds before a moment. */
export interface RefundStep {
  readonly until: EpochMs
  readonly refundMinor: number
}

/** What one room costs for the whole stay, in minor units of the rate's currency. What the supplier does not tell is absent. */
export interface RoomPrice {
  readonly guests: number
  /** Base, taxes and fees. */
  readonly totalMinor: number
  readonly baseMinor?: number
  /** Parts of the base. */
  readonly nightly?: readonly { readonly date: string; readonly minor: number }[]
  readonly taxes?: readonly TaxOrFee[]
  readonly fees?: readonly TaxOrFee[]
  /** Charged at booking where the rate's guarantee is a deposit. */
  readonly depositMinor?: number
  /** Not in the total. */
  readonly dueAtProperty?: readonly DueAtProperty[]
  /** In the order of time: the first that is not over counts; after the last one nothing is refunded. */
  readonly refunds?: readonly RefundStep[]
}

/** Sums of some rooms, in minor units; a part is undefined where the supplier does not tell it of every room. */
export interface RoomTotals {
  readonly total: number
  readonly base?: number
  readonly taxes?: number
  readonly fees?: number
}

export function roomTotals(rooms: readonly RoomPrice[]): RoomTotals {
  const add = (part: (room: RoomPrice) => number | undefined): number | undefined =>
    rooms.reduce<number | undefined>((sum, room) => {
      const minor = part(room)
      return sum === undefined || minor === undefined ? undefined : sum + minor
    }, 0)
  return {
    total: rooms.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    base: add(({ baseMinor }) => baseMinor),
    taxes: add(({ taxes }) => taxes && sumOf(taxes)),
    fees: add(({ fees }) => fees && sumOf(fees)),
  }
}

/** What a night of one room costs on average, in minor units: of the base, or the total where no base is told. */
export function averageNight(
  rooms: readonly RoomPrice[],
  { checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string },
): number {
  const nights = rooms.length * daysBetween(checkIn, checkOut)
  const { base, total } = roomTotals(rooms)
  return nights === 0 ? 0 : Math.round((base ?? total) / nights)
}

const sumOf = (taxesAndFees: readonly TaxOrFee[]): number =>
  taxesAndFees.reduce((sum, { minor }) => sum + minor, 0)

/**
 * What the hotel requires to keep the room: a card on file, a part of the price paid, or all of it.
 */
export type GuaranteeType = 'guarantee' | 'deposit' | 'prepay'

/** What is charged when the room is booked; undefined: a deposit of which the supplier tells no amount. */
export function dueAtBooking(
  { guarantee, currency }: { readonly guarantee: GuaranteeType; readonly currency: string },
  { totalMinor, depositMinor }: RoomPrice,
): Money | undefined {
  if (guarantee === 'guarantee') return { minor: 0, currency }
  const minor = guarantee === 'prepay' ? totalMinor : depositMinor
  return minor === undefined ? undefined : { minor, currency }
}

/** What a cancellation refunds of the room's total. */
export const refundAt = ({ refunds = [] }: Pick<RoomPrice, 'refunds'>, now: EpochMs): number =>
  refunds.find(({ until }) => now < until)?.refundMinor ?? 0

/**
 * The refunds of several rooms together; undefined when those of one are not told.
 */
export function refundsOf(rooms: readonly RoomPrice[]): RefundStep[] | undefined {
  if (rooms.some(({ refunds }) => !refunds)) return undefined
  const moments = [...new Set(rooms.flatMap(({ refunds = [] }) => refunds.map(({ until }) => until)))]
  return moments
    .sort((a, b) => a - b)
    .map((until) => ({
      until,
      refundMinor: rooms.reduce((sum, room) => sum + refundAt(room, until - 1), 0),
    }))
}
