import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import type { FormOfPayment, FormOfPaymentToAdd } from '../payment/payment.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { receiptId } from '../reservation/reservation.ts'
import type { RoomOrder } from '../suppliers/hotel-aggregator.ts'
import type { TravelerToAdd } from '../workbench/traveler.ts'
import type { HotelRate, RoomOffer, RoomPrice } from './hotel.ts'
import type { HotelChange } from './hotel-changes.ts'

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

/** A change of a room's dates; the new dates are sold before the old ones are released. */
export interface RoomMove {
  readonly sale: RoomOrder
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
    }

/** One sale of a commit: the rooms of one rate. */
export interface RoomsToSell {
  /** Id inside the commit. */
  readonly id: string
  readonly sale: RoomOrder
  /** True: a refusal of the hotel skips this sale; false: it ends the commit. */
  readonly isOptional: boolean
}

/** A room to release at its hotel, identified by its sale. */
export interface RoomToRelease {
  readonly offerId: string
  readonly saleKey: string
  readonly room: number
  /** Another room replaced it: the charge is refunded. */
  readonly isMoved: boolean
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

const saleKeyOf = ({ id }: Pick<HotelOrder, 'id'>, line: number): string => `${id}#${line}`

/** The sales of an order, one for each rate: the first one is mandatory. */
export const salesOf = (order: HotelOrder): RoomsToSell[] =>
  order.lines.map((_, line) => ({ id: String(line), sale: saleOf(order, line), isOptional: line > 0 }))

/** The request to the hotel for one rate of an order. */
export function saleOf(order: HotelOrder, index: number): RoomOrder {
  const line = order.lines[index]
  const { card } = order.formOfPayment
  if (!line || card?.token === undefined)
    throw new Error(`order ${order.id} has no line ${index}, or no card`)
  const { token, mask, cardCode, expireDate = '' } = card
  return {
    key: saleKeyOf(order, index),
    rate: line.rate,
    rooms: line.rooms,
    guests: line.guests.map((guest) => {
      const { given = '', surname = '' } = order.travelers[guest] ?? {}
      return { given, surname }
    }),
    card: { token, mask, cardCode, expireDate },
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

const travelerOf = (order: HotelOrder, { line, room }: SoldRoom): number =>
  order.lines[line]?.guests[room] ?? 0

/** The rooms of each reservation that the order makes. */
export function roomsByRecord(order: HotelOrder, sold: readonly SoldRoom[]): SoldRoom[][] {
  return order.isRecordPerTraveler ? sold.map((room) => [room]) : [[...sold]]
}

/** Name of a reservation of the order: its only one, or that of one traveler. */
export const recordName = ({ id, isRecordPerTraveler }: HotelOrder, [first]: readonly SoldRoom[]): string =>
  isRecordPerTraveler && first ? `${id}#${first.line}#${first.room}` : id

interface FiledAs {
  readonly number: number
  readonly travelerRef: string
  readonly isSynced: boolean
}

const offerIdOf = ({ id }: HotelOrder, { line, room }: Pick<SoldRoom, 'line' | 'room'>): string =>
  derivedId(`${id}#offer#${line}#${room}`)

function roomOffer(order: HotelOrder, sold: SoldRoom, { number, travelerRef, isSynced }: FiledAs): RoomOffer {
  const line = order.lines[sold.line]
  const price = line?.rooms[sold.room]
  if (!line || !price) throw new Error(`the order has no room ${sold.line}/${sold.room}`)
  return {
    kind: 'room',
    id: offerIdOf(order, sold),
    ref: `offer_${number}`,
    addedAt: order.at,
    travelerRefs: [travelerRef],
    rateId: line.rateId,
    formOfPaymentId: formOf(order).id,
    rate: line.rate,
    price,
    booking: {
      status: 'confirmed',
      saleKey: saleKeyOf(order, sold.line),
      room: sold.room,
      confirmation: sold.confirmation,
    },
    ...(isSynced && { isSynced }),
  }
}

/** The card of the order as a form of payment of the reservation. */
const formOf = ({ id, formOfPayment }: HotelOrder): FormOfPayment => ({
  ...formOfPayment,
  id: formOfPayment.id ?? derivedId(`${id}#form`),
  ref: formOfPayment.ref ?? 'formOfPayment_1',
})

const hotelReceipts = (order: HotelOrder, offers: readonly RoomOffer[], first: number, now: EpochMs) =>
  offers.map((offer, index) => ({
    kind: 'hotel' as const,
    id: receiptId(`${order.id}#${offer.id}`, 0),
    ref: `receipt_${first + index}`,
    at: now,
    offerRefs: [offer.ref],
  }))

/**
 * A reservation of the rooms that were sold. With a reservation for every traveler, references are numbered
 * over all of them, so that one answer can hold them all.
 */
export function reservationOfRooms(
  order: HotelOrder,
  rooms: readonly SoldRoom[],
  names: { readonly reservationId: string; readonly locator: string; readonly position: number },
  isSynced = false,
): Reservation {
  const [firstRoom] = rooms
  const name = recordName(order, rooms)
  const only = order.isRecordPerTraveler && firstRoom ? travelerOf(order, firstRoom) : undefined
  const travelers = order.travelers.flatMap((traveler, index) => {
    if (only !== undefined && index !== only) return []
    const id = derivedId(`${order.id}#traveler#${index}`)
    return [{ ...traveler, id: traveler.id ?? id, ref: `travelerRefId_${index + 1}`, index }]
  })
  const hotels = rooms.map((room, index) => {
    const traveler = travelers.find((one) => one.index === travelerOf(order, room)) ?? travelers[0]
    return roomOffer(order, room, {
      number: names.position + index + 1,
      travelerRef: traveler?.ref ?? '',
      isSynced,
    })
  })
  const { details, at, pcc } = order
  return {
    id: names.reservationId,
    version: 0,
    locator: names.locator,
    createdAt: at,
    pcc,
    offers: [],
    hotels,
    travelers: travelers.map(({ index: _, ...traveler }) => traveler),
    formsOfPayment: [formOf(order)],
    payments: [],
    receipts: [
      { kind: 'record', id: receiptId(name, 0), ref: 'receipt_1', at, locator: names.locator },
      ...hotelReceipts(order, hotels, 2, at),
    ],
    documentNumbers: [],
    events: [{ at, kind: 'booked', commitId: name }],
    hotelBookingDetails: details,
    added: {
      offers: names.position + hotels.length,
      travelers: order.travelers.length,
      formsOfPayment: 1,
      payments: 0,
    },
  }
}

/** The reservation with rooms added; those that it has already are unchanged. */
export function withRooms(
  reservation: Reservation,
  order: HotelOrder,
  rooms: readonly SoldRoom[],
  isSynced = false,
): Reservation {
  const { hotels = [], added, travelers } = reservation
  const offers = rooms
    .map((room, index) => {
      const traveler = travelers[travelerOf(order, room)] ?? travelers[0]
      return roomOffer(order, room, {
        number: added.offers + index + 1,
        travelerRef: traveler?.ref ?? '',
        isSynced,
      })
    })
    .filter(({ id }) => !hotels.some((held) => held.id === id))
  if (offers.length === 0) return reservation
  const { details, at } = order
  const formRef = `formOfPayment_${added.formsOfPayment + 1}`
  const join = (name: 'Payment' | 'ReservationComment' | 'PrimaryContact') => {
    const all = [...(reservation.hotelBookingDetails?.[name] ?? []), ...(details[name] ?? [])]
    return all.length > 0 ? { [name]: all } : {}
  }
  return {
    ...reservation,
    hotels: [...hotels, ...offers],
    formsOfPayment: [...reservation.formsOfPayment, { ...formOf(order), ref: formRef }],
    receipts: [...reservation.receipts, ...hotelReceipts(order, offers, reservation.receipts.length + 1, at)],
    events: [...reservation.events, { at, kind: 'changed', commitId: order.id }],
    hotelBookingDetails: {
      ...reservation.hotelBookingDetails,
      ...details,
      ...join('Payment'),
      ...join('ReservationComment'),
      ...join('PrimaryContact'),
    },
    added: { ...added, offers: added.offers + offers.length, formsOfPayment: added.formsOfPayment + 1 },
  }
}

/**
 * Rooms of the order in a reservation, cancelled and moved ones included, each with its place in the order.
 */
export const placedRooms = (
  order: HotelOrder,
  { hotels = [] }: Pick<Reservation, 'hotels'>,
): { readonly room: SoldRoom; readonly offer: RoomOffer }[] =>
  order.lines.flatMap(({ rooms }, line) =>
    rooms.flatMap((_, room) => {
      const offer = hotels.find(({ id }) => id === offerIdOf(order, { line, room }))
      if (offer?.kind !== 'room') return []
      return [{ room: { line, room, confirmation: offer.booking.confirmation }, offer }]
    }),
  )

export const roomsOfOrder = (order: HotelOrder, reservation: Pick<Reservation, 'hotels'>): RoomOffer[] =>
  placedRooms(order, reservation).map(({ offer }) => offer)
