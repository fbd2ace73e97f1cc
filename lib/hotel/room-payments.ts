import type { EpochMs } from '../kernel/instant.ts'
import { type Money, sumMoney } from '../kernel/money.ts'
import type { RoomCharge } from './hotel.ts'
import {
  type HotelOrder,
  type HotelRequest,
  roomsOfSales,
  type SoldRoom,
  type SoldRooms,
} from './hotel-order.ts'
import { dueAtBooking, refundAt } from './room-price.ts'

/** A charge of this service for the rooms of one rate: authorised before they are sold, captured when they are. */
export interface RoomsPayment {
  /** Position of the rate in the order. */
  readonly line: number
  readonly amount: Money
}

/** Id of a payment inside its commit. */
export const roomsPaymentId = ({ line }: Pick<RoomsPayment, 'line'>): string => `rooms-${line}`

type RoomPlace = Pick<SoldRoom, 'line' | 'room'>

/** What this service charges for a room of an order; nothing where the property takes the money. */
function dueFor({ lines }: HotelOrder, { line, room }: RoomPlace): Money | undefined {
  const { rate, rooms } = lines[line] ?? {}
  const price = rooms?.[room]
  if (!rate || !price || rate.collectedBy === 'property') return undefined
  const due = dueAtBooking(rate, price)
  if (!due) throw new Error(`the supplier tells no amount of the deposit of ${rate.ref}`)
  return due
}

const everyRoom = ({ lines }: HotelOrder): RoomPlace[] =>
  lines.flatMap(({ rooms }, line) => rooms.map((_, room) => ({ line, room })))

/** The charges of a commit of rooms, one for each rate that this service takes the money for. */
export function roomsPayments(request: HotelRequest): RoomsPayment[] {
  if (request.kind !== 'sell' && request.kind !== 'record') return []
  const { order } = request
  return paymentsFor(order, request.kind === 'record' ? request.rooms : everyRoom(order))
}

/** The charges for rooms that were sold: perhaps less than what was authorised. */
export const paymentsForSold = (request: HotelRequest, sold: readonly SoldRooms[]): RoomsPayment[] =>
  request.kind === 'sell' ? paymentsFor(request.order, roomsOfSales(sold)) : roomsPayments(request)

const paymentsFor = (order: HotelOrder, rooms: readonly RoomPlace[]): RoomsPayment[] =>
  order.lines.flatMap(({ rate }, line) => {
    const dues = rooms.flatMap((place) => (place.line === line ? (dueFor(order, place) ?? []) : []))
    const amount = sumMoney(dues, rate.currency)
    return amount.minor > 0 ? [{ line, amount }] : []
  })

/** The part of a room in what was charged. @param settled payments of the commit */
export function chargeFor(
  order: HotelOrder,
  room: RoomPlace,
  settled: readonly { readonly paymentId: string; readonly key: string }[],
): RoomCharge | undefined {
  const payment = settled.find(({ paymentId }) => paymentId === roomsPaymentId(room))
  const amount = payment && dueFor(order, room)
  return payment && amount && { paymentKey: payment.key, amount }
}

/**
 * Whether an order whose payment was refused after the sale can be undone: everything that was sold is paid for by this
 * service, and the supplier refunds it in full. Otherwise the rooms are kept, until the request or a Sync records them.
 */
export const isReleasable = (order: HotelOrder, sold: readonly SoldRooms[], now: EpochMs): boolean =>
  roomsOfSales(sold).every((place) => {
    const due = dueFor(order, place)
    const price = order.lines[place.line]?.rooms[place.room]
    return due !== undefined && price !== undefined && refundAt(price, now) >= due.minor
  })
