import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { FormOfPayment } from '../payment/payment.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { receiptId } from '../reservation/reservation.ts'
import { nothingAdded } from '../workbench/added-counts.ts'
import type { RoomOffer } from './hotel.ts'
import type { HotelOrder, SoldRoom } from './hotel-order.ts'
import { recordName, saleKeyOf, travelerIdOf, travelerOf } from './hotel-order.ts'
import { paymentsFor } from './payment-shares.ts'
import { chargeFor } from './room-payments.ts'

/** How the rooms of an order came about. */
export interface RoomFiling {
  /** Recorded by Sync Reservation. */
  readonly isSynced: boolean
  /** Payments of the commit. */
  readonly settled: readonly { readonly paymentId: string; readonly key: string }[]
}

interface FiledAs extends RoomFiling {
  readonly number: number
  readonly travelerRef: string
}

const offerIdOf = ({ id }: HotelOrder, { line, room }: Pick<SoldRoom, 'line' | 'room'>): string =>
  derivedId(`${id}#offer#${line}#${room}`)

function roomOffer(
  order: HotelOrder,
  sold: SoldRoom,
  { number, travelerRef, isSynced, settled }: FiledAs,
): RoomOffer {
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
    charge: chargeFor(order, sold, settled),
    ...(isSynced && { isSynced }),
  }
}

/** The card of the order as a form of payment of the reservation. */
const formOf = ({ id, formOfPayment }: HotelOrder): FormOfPayment => ({
  ...formOfPayment,
  id: formOfPayment.id ?? derivedId(`${id}#form`),
  ref: formOfPayment.ref ?? 'formOfPayment_1',
})

/** What the client sent about the order, with the payments for these rooms. */
function detailsFor(order: HotelOrder, rooms: readonly SoldRoom[]): HotelOrder['details'] {
  const Payment = paymentsFor(order, rooms)
  return { ...order.details, ...(Payment && { Payment }) }
}

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
  filing: RoomFiling = { isSynced: false, settled: [] },
): Reservation {
  const [firstRoom] = rooms
  const name = recordName(order, rooms)
  const only = order.isRecordPerTraveler && firstRoom ? travelerOf(order, firstRoom) : undefined
  const travelers = order.travelers.flatMap((traveler, index) => {
    if (only !== undefined && index !== only) return []
    return [{ ...traveler, id: travelerIdOf(order, index), ref: `travelerRefId_${index + 1}`, index }]
  })
  const hotels = rooms.map((room, index) => {
    const traveler = travelers.find((one) => one.index === travelerOf(order, room)) ?? travelers[0]
    return roomOffer(order, room, {
      number: names.position + index + 1,
      travelerRef: traveler?.ref ?? '',
      ...filing,
    })
  })
  const { at, pcc } = order
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
    documentIds: [],
    events: [{ at, kind: 'booked', commitId: name }],
    hotelBookingDetails: detailsFor(order, rooms),
    added: {
      ...nothingAdded,
      offers: names.position + hotels.length,
      travelers: order.travelers.length,
      formsOfPayment: 1,
    },
  }
}

/** The reservation with rooms added; those that it has already are unchanged. */
export function withRooms(
  reservation: Reservation,
  order: HotelOrder,
  rooms: readonly SoldRoom[],
  filing: RoomFiling = { isSynced: false, settled: [] },
): Reservation {
  const { hotels = [], added, travelers } = reservation
  const offers = rooms
    .map((room, index) => {
      const traveler = travelers[travelerOf(order, room)] ?? travelers[0]
      return roomOffer(order, room, {
        number: added.offers + index + 1,
        travelerRef: traveler?.ref ?? '',
        ...filing,
      })
    })
    .filter(({ id }) => !hotels.some((held) => held.id === id))
  if (offers.length === 0) return reservation
  const { at } = order
  const details = detailsFor(order, rooms)
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
