import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { FormOfPaymentToAdd } from '../payment/payment.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { RoomCard, RoomOrder, RoomParty } from '../suppliers/hotel-aggregator.ts'
import type { TravelerToAdd } from '../workbench/traveler.ts'
import type { HotelRate, RoomOffer } from './hotel.ts'
import type { HotelChange } from './hotel-changes.ts'
import type { RoomPrice } from './room-price.ts'

/**
 * The guest of each room, by position in the list of travelers: one room each when the numbers are equal,
 * otherwise all rooms are for the first traveler.
 *
 * @param lines rooms of each offer
 * Source: docs/contract/specification.md, multi-room rule; with several offers all their rooms count, or
 * those of the offer (guess).
 */
export function guestsOfRooms(lines: readonly number[], travelers: number): number[][] {
  const all = lines.reduce((sum, rooms) => sum + rooms, 0)
  return lines.map((rooms, line) => {
    const before = lines.slice(0, line).reduce((sum, others) => sum + others, 0)
    const first = all === travelers ? before : rooms === travelers ? 0 : undefined
    return Array.from({ length: rooms }, (_, room) => (first === undefined ? 0 : first + room))
  })
}

/** Ordered rooms of one rate. */
export interface OrderLine {
  /** The availability's offer id. */
  readonly rateId: string
  readonly rate: HotelRate
  readonly rooms: readonly RoomPrice[]
  /** Positions in the list of travelers. */
  readonly guests: readonly number[]
}

/**
 * Rooms to book, stored in the workbench of the commit before anything is sold. The keys of its sales, its
 * reservations and their parts are derived from its id, so that a repeated commit sells nothing twice.
 */
export interface HotelOrder {
  readonly id: string
  readonly at: EpochMs
  readonly pcc: string
  /** The reservation that the rooms are added to; absent: a new one. */
  readonly reservationId?: string | undefined
  readonly lines: readonly OrderLine[]
  readonly travelers: readonly TravelerToAdd[]
  readonly formOfPayment: FormOfPaymentToAdd
  readonly details: NonNullable<Reservation['hotelBookingDetails']>
  /** A reservation for every traveler. */
  readonly isRecordPerTraveler: boolean
  /** Notices of the answer. */
  readonly notices: readonly RefusalNotice[]
}

/** A request to a hotel as it is stored: without the people, who are added when it is sent. */
export type StoredRoomOrder = Omit<RoomOrder, keyof RoomParty>

/** A change of a room's dates; the new dates are sold before the old ones are released. */
export interface RoomMove {
  readonly sale: StoredRoomOrder
  /** Of the new dates. */
  readonly rate: HotelRate
  readonly price: RoomPrice
}

/** The work of a commit of hotel rooms. */
export type HotelRequest =
  | { readonly kind: 'sell'; readonly order: HotelOrder }
  /** Sync Reservation: the rooms are sold, the client sent their confirmation numbers. */
  | { readonly kind: 'record'; readonly order: HotelOrder; readonly rooms: readonly SoldRoom[] }
  | { readonly kind: 'cancel'; readonly reservationId: string; readonly hotelId: string }
  | {
      readonly kind: 'change'
      readonly reservationId: string
      readonly change: HotelChange & { readonly stay: RoomOffer }
      readonly move?: RoomMove | undefined
      /** What the client is told of it when it was done. */
      readonly notices: readonly RefusalNotice[]
    }

/** The order of a commit that sells or records rooms. */
export const orderOf = (commit: {
  readonly kind: string
  readonly request?: HotelRequest
}): HotelOrder | undefined =>
  commit.request?.kind === 'sell' || commit.request?.kind === 'record' ? commit.request.order : undefined

/** One sale of a commit: the rooms of one rate. */
export interface RoomsToSell {
  /** Id inside the commit. */
  readonly id: string
  readonly sale: StoredRoomOrder
  /** True: a refusal of the hotel skips this sale; false: it ends the commit. */
  readonly isOptional: boolean
}

/** The result of one sale: confirmation numbers, possibly fewer than rooms ordered. */
export interface SoldRooms {
  readonly kind: 'rooms'
  readonly offerId: string
  readonly saleKey: string
  readonly confirmations: readonly string[]
  /** Reason of the refusal, when nothing was sold. */
  readonly refused?: string
}

/** Key of the sale of one line at the hotel. */
export const saleKeyOf = ({ id }: Pick<HotelOrder, 'id'>, line: number): string => `${id}#${line}`

/** The sales of an order, one for each rate: the first one is mandatory. */
export const salesOf = (order: HotelOrder): RoomsToSell[] =>
  order.lines.map((_, line) => ({ id: String(line), sale: saleOf(order, line), isOptional: line > 0 }))

/**
 * The card that a property gets; none where this service takes the money.
 *
 * @throws Refusal `formOfPaymentInvalid` the vault has no such card
 */
export function cardFor(
  { collectedBy }: Pick<HotelRate, 'collectedBy'>,
  { card }: Pick<FormOfPaymentToAdd, 'card'>,
): RoomCard | undefined {
  if (collectedBy === 'us') return undefined
  if (card?.token === undefined) throw new Refusal('formOfPaymentInvalid', { reason: 'CARD IS MISSING' })
  const { token, mask, cardCode, expireDate = '' } = card
  return { token, mask, cardCode, expireDate }
}

/** The request to the hotel for one rate of an order. */
export function saleOf(order: HotelOrder, index: number): StoredRoomOrder {
  const line = order.lines[index]
  if (!line) throw new Error(`order ${order.id} has no line ${index}`)
  return {
    key: saleKeyOf(order, index),
    rate: line.rate,
    rooms: line.rooms,
    card: cardFor(line.rate, order.formOfPayment),
  }
}

/** Notices of the answer: fewer rooms than requested, rates that were not sold. */
export function noticesOf(order: HotelOrder, sold: readonly SoldRooms[]): RefusalNotice[] {
  const ofSales = sold.flatMap(({ confirmations, refused }, line): RefusalNotice[] => {
    const { rateId = '', rooms = [] } = order.lines[line] ?? {}
    if (refused !== undefined)
      return [{ code: 'hotelOfferNotSold', details: { offer: rateId, reason: refused } }]
    if (confirmations.length >= rooms.length) return []
    const details = { asked: String(rooms.length), sold: String(confirmations.length) }
    return [{ code: 'hotelFewerRooms', details }]
  })
  return [...order.notices, ...ofSales]
}

/** How many rooms are ordered. */
export const roomsOrdered = ({ lines }: HotelOrder): number =>
  lines.reduce((sum, { rooms }) => sum + rooms.length, 0)

/** A room that the hotel confirmed. */
export interface SoldRoom {
  readonly line: number
  /** Position in its sale. */
  readonly room: number
  readonly confirmation: string
}

/** The rooms of some sales, with their confirmation numbers. */
export const roomsOfSales = (sold: readonly SoldRooms[]): SoldRoom[] =>
  soldRooms(sold.map(({ confirmations }) => confirmations))

/** @param confirmations of each line, in the order of its rooms */
export const soldRooms = (confirmations: readonly (readonly string[])[]): SoldRoom[] =>
  confirmations.flatMap((ofLine, line) => ofLine.map((confirmation, room) => ({ line, room, confirmation })))

/** Id of a traveler in the reservations of an order: the client's when it sent one. */
export const travelerIdOf = ({ id, travelers }: HotelOrder, index: number): string =>
  travelers[index]?.id ?? derivedId(`${id}#traveler#${index}`)

/** Position of a room's guest in the list of travelers. */
export const travelerOf = (order: HotelOrder, { line, room }: SoldRoom): number =>
  order.lines[line]?.guests[room] ?? 0

/** The rooms of each reservation that the order makes. */
export function roomsByRecord(order: HotelOrder, sold: readonly SoldRoom[]): SoldRoom[][] {
  return order.isRecordPerTraveler ? sold.map((room) => [room]) : [[...sold]]
}

/** Name of a reservation of the order: its only one, or that of one traveler. */
export const recordName = ({ id, isRecordPerTraveler }: HotelOrder, [first]: readonly SoldRoom[]): string =>
  isRecordPerTraveler && first ? `${id}#${first.line}#${first.room}` : id
