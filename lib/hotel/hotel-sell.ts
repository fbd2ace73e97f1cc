import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { formatAmount } from '../kernel/money.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { FormOfPayment } from '../payment/payment.ts'
import type { FormOfPaymentToAdd } from '../payment/workbench-payments.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { receiptId } from '../reservation/reservation.ts'
import type { TravelerToAdd } from '../workbench/workbench.ts'
import type { GuaranteeType, HotelRate, RoomOffer, RoomPrice } from './hotel.ts'

/** Which changes since the earlier steps the caller takes. */
export interface AcceptedChanges {
  readonly price: boolean
  readonly guarantee: boolean
  /** Per cent of the earlier total; counts only when price changes are taken. */
  readonly maximumIncrease?: number | undefined
}

/** What a caller was told of a rate, or what holds now. */
export interface SellTerms {
  readonly totalMinor: number
  readonly currency: string
  readonly guarantee: GuaranteeType
}

const guaranteeRefusals: Readonly<Record<GuaranteeType, RefusalCode>> = {
  guarantee: 'hotelGuaranteeRequired',
  deposit: 'hotelDepositRequired',
  prepay: 'hotelPrepayRequired',
}

/**
 * Refuses a sale at other terms than the caller knows and takes.
 *
 * @throws Refusal `hotelPriceChanged`, `hotelPriceAboveMaximum`; `hotelGuaranteeRequired`,
 *   `hotelDepositRequired`, `hotelPrepayRequired`; with both kinds of change the second one in `also`
 * Source: specification, hotel reservation creation, parameters and rule 1; hotel sheet 2.8.
 */
export function requireAccepted(before: SellTerms, now: SellTerms, accepted: AcceptedChanges): void {
  const [first, ...also] = [
    priceProblem(before, now, accepted),
    guaranteeProblem(before, now, accepted),
  ].filter((one) => one !== undefined)
  if (first)
    throw new Refusal(first.code, first.details, {
      also: also.map(({ code, details }) => new Refusal(code, details)),
    })
}

function priceProblem(
  before: SellTerms,
  now: SellTerms,
  { price, maximumIncrease }: AcceptedChanges,
): RefusalNotice | undefined {
  const increase = now.totalMinor - before.totalMinor
  if (increase === 0) return undefined
  const text = (minor: number): string => formatAmount({ minor, currency: now.currency })
  const details = {
    previousTotal: text(before.totalMinor),
    currentTotal: text(now.totalMinor),
    currency: now.currency,
  }
  if (!price) return { code: 'hotelPriceChanged', details }
  if (maximumIncrease === undefined || increase * 100 <= maximumIncrease * before.totalMinor) return undefined
  const percent = before.totalMinor === 0 ? 100 : (increase * 100) / before.totalMinor
  return {
    code: 'hotelPriceAboveMaximum',
    details: { ...details, increase: percent.toFixed(2), maximum: String(maximumIncrease) },
  }
}

const guaranteeProblem = (
  before: SellTerms,
  now: SellTerms,
  { guarantee }: AcceptedChanges,
): RefusalNotice | undefined =>
  before.guarantee === now.guarantee || guarantee
    ? undefined
    : {
        code: guaranteeRefusals[now.guarantee],
        details: { previous: before.guarantee, current: now.guarantee },
      }

/**
 * Who has each room, by position in the list of travelers: as many rooms as travelers are one for each,
 * otherwise all are the first's.
 *
 * @param lines rooms of each offer
 * Source: specification, multi-room rule; with several offers all their rooms count, or those of the offer
 * (guess).
 */
export function guestsOfRooms(lines: readonly number[], travelers: number): number[][] {
  const all = lines.reduce((sum, rooms) => sum + rooms, 0)
  return lines.map((rooms, line) => {
    const before = lines.slice(0, line).reduce((sum, others) => sum + others, 0)
    const first = all === travelers ? before : rooms === travelers ? 0 : undefined
    return Array.from({ length: rooms }, (_, room) => (first === undefined ? 0 : first + room))
  })
}

/** Rooms of one rate that are to be sold. */
export interface SaleLine {
  /** The availability's offer id. */
  readonly rateId: string
  readonly rate: HotelRate
  readonly rooms: readonly RoomPrice[]
  /** Positions in the list of travelers. */
  readonly guests: readonly number[]
}

/**
 * One attempt to book rooms, written down before anything is sold. Its id is made from what was asked for, so
 * that a repeated request finds it, whatever became of the first one; the keys of its sales, its reservations
 * and their parts are made from its id.
 */
export interface HotelAttempt {
  readonly id: string
  readonly version: number
  readonly at: EpochMs
  readonly pcc: string
  /** The reservation that the rooms are added to; absent: a new one. */
  readonly reservationId?: string | undefined
  readonly lines: readonly SaleLine[]
  readonly travelers: readonly TravelerToAdd[]
  readonly formOfPayment: FormOfPaymentToAdd
  readonly details: NonNullable<Reservation['stayDetails']>
  /** A reservation for every traveler. */
  readonly isRecordPerTraveler: boolean
  /** What is to be said beside the answer. */
  readonly notices: readonly RefusalNotice[]
  /** Set once the rooms are in their reservations. */
  readonly outcome?: {
    readonly reservationIds: readonly string[]
    readonly notices: readonly RefusalNotice[]
    readonly isPartial: boolean
  }
}

export const saleKeyOf = ({ id }: Pick<HotelAttempt, 'id'>, line: number): string => `${id}#${line}`

/** A room that the hotel confirmed. */
export interface SoldRoom {
  readonly line: number
  /** Position in its sale. */
  readonly room: number
  readonly confirmation: string
}

/** @param confirmations of each line, in the order of its rooms */
export const soldRooms = (confirmations: readonly (readonly string[])[]): SoldRoom[] =>
  confirmations.flatMap((ofLine, line) => ofLine.map((confirmation, room) => ({ line, room, confirmation })))

const travelerOf = (attempt: HotelAttempt, { line, room }: SoldRoom): number =>
  attempt.lines[line]?.guests[room] ?? 0

/** The rooms of each reservation that the attempt makes. */
export function roomsByRecord(attempt: HotelAttempt, sold: readonly SoldRoom[]): SoldRoom[][] {
  return attempt.isRecordPerTraveler ? sold.map((room) => [room]) : [[...sold]]
}

/** Names the reservation: the attempt's only one, or that of one traveler. */
export const recordName = (
  { id, isRecordPerTraveler }: HotelAttempt,
  [first]: readonly SoldRoom[],
): string => (isRecordPerTraveler && first ? `${id}#${first.line}#${first.room}` : id)

interface FiledAs {
  readonly number: number
  readonly travelerRef: string
  readonly isSynced: boolean
}

const offerIdOf = ({ id }: HotelAttempt, { line, room }: Pick<SoldRoom, 'line' | 'room'>): string =>
  derivedId(`${id}#offer#${line}#${room}`)

function roomOffer(
  attempt: HotelAttempt,
  sold: SoldRoom,
  { number, travelerRef, isSynced }: FiledAs,
): RoomOffer {
  const line = attempt.lines[sold.line]
  const price = line?.rooms[sold.room]
  if (!line || !price) throw new Error(`the attempt has no room ${sold.line}/${sold.room}`)
  return {
    kind: 'room',
    id: offerIdOf(attempt, sold),
    ref: `offer_${number}`,
    addedAt: attempt.at,
    travelerRefs: [travelerRef],
    rateId: line.rateId,
    formOfPaymentId: formOf(attempt).id,
    rate: line.rate,
    price,
    booking: {
      status: 'confirmed',
      saleKey: saleKeyOf(attempt, sold.line),
      room: sold.room,
      confirmation: sold.confirmation,
    },
    ...(isSynced && { isSynced }),
  }
}

/** The card of the attempt as a reservation holds it. */
const formOf = ({ id, formOfPayment }: HotelAttempt): FormOfPayment => ({
  ...formOfPayment,
  id: formOfPayment.id ?? derivedId(`${id}#form`),
  ref: formOfPayment.ref ?? 'formOfPayment_1',
})

const hotelReceipts = (attempt: HotelAttempt, offers: readonly RoomOffer[], first: number, now: EpochMs) =>
  offers.map((offer, index) => ({
    kind: 'hotel' as const,
    id: receiptId(`${attempt.id}#${offer.id}`, 0),
    ref: `receipt_${first + index}`,
    at: now,
    offerRefs: [offer.ref],
  }))

/**
 * A reservation of the rooms that were sold. With a reservation for every traveler their parts are numbered
 * through, so that one answer can show them all.
 */
export function reservationOfRooms(
  attempt: HotelAttempt,
  rooms: readonly SoldRoom[],
  names: { readonly reservationId: string; readonly locator: string; readonly position: number },
  isSynced = false,
): Reservation {
  const [firstRoom] = rooms
  const name = recordName(attempt, rooms)
  const only = attempt.isRecordPerTraveler && firstRoom ? travelerOf(attempt, firstRoom) : undefined
  const travelers = attempt.travelers.flatMap((traveler, index) => {
    if (only !== undefined && index !== only) return []
    const id = derivedId(`${attempt.id}#traveler#${index}`)
    return [{ ...traveler, id: traveler.id ?? id, ref: `travelerRefId_${index + 1}`, index }]
  })
  const hotels = rooms.map((room, index) => {
    const traveler = travelers.find((one) => one.index === travelerOf(attempt, room)) ?? travelers[0]
    return roomOffer(attempt, room, {
      number: names.position + index + 1,
      travelerRef: traveler?.ref ?? '',
      isSynced,
    })
  })
  const { details, at, pcc } = attempt
  return {
    id: names.reservationId,
    version: 0,
    locator: names.locator,
    createdAt: at,
    pcc,
    offers: [],
    hotels,
    travelers: travelers.map(({ index: _, ...traveler }) => traveler),
    formsOfPayment: [formOf(attempt)],
    payments: [],
    receipts: [
      { kind: 'record', id: receiptId(name, 0), ref: 'receipt_1', at, locator: names.locator },
      ...hotelReceipts(attempt, hotels, 2, at),
    ],
    documentNumbers: [],
    events: [{ at, kind: 'booked', commitId: name }],
    stayDetails: details,
    added: {
      offers: names.position + hotels.length,
      travelers: attempt.travelers.length,
      formsOfPayment: 1,
      payments: 0,
    },
  }
}

/** The reservation with rooms added; those that it has already stay as they are. */
export function withRooms(
  reservation: Reservation,
  attempt: HotelAttempt,
  rooms: readonly SoldRoom[],
  isSynced = false,
): Reservation {
  const { hotels = [], added, travelers } = reservation
  const offers = rooms
    .map((room, index) => {
      const traveler = travelers[travelerOf(attempt, room)] ?? travelers[0]
      return roomOffer(attempt, room, {
        number: added.offers + index + 1,
        travelerRef: traveler?.ref ?? '',
        isSynced,
      })
    })
    .filter(({ id }) => !hotels.some((held) => held.id === id))
  if (offers.length === 0) return reservation
  const { details, at } = attempt
  const formRef = `formOfPayment_${added.formsOfPayment + 1}`
  const join = (name: 'Payment' | 'ReservationComment' | 'PrimaryContact') => {
    const all = [...(reservation.stayDetails?.[name] ?? []), ...(details[name] ?? [])]
    return all.length > 0 ? { [name]: all } : {}
  }
  return {
    ...reservation,
    hotels: [...hotels, ...offers],
    formsOfPayment: [...reservation.formsOfPayment, { ...formOf(attempt), ref: formRef }],
    receipts: [
      ...reservation.receipts,
      ...hotelReceipts(attempt, offers, reservation.receipts.length + 1, at),
    ],
    events: [...reservation.events, { at, kind: 'changed', commitId: attempt.id }],
    stayDetails: {
      ...reservation.stayDetails,
      ...details,
      ...join('Payment'),
      ...join('ReservationComment'),
      ...join('PrimaryContact'),
    },
    added: { ...added, offers: added.offers + offers.length, formsOfPayment: added.formsOfPayment + 1 },
  }
}

/** Rooms of the attempt in a reservation, cancelled and moved ones included. */
export const roomsOfAttempt = (
  attempt: HotelAttempt,
  { hotels = [] }: Pick<Reservation, 'hotels'>,
): RoomOffer[] => {
  const ids = attempt.lines.flatMap(({ rooms }, line) =>
    rooms.map((_, room) => offerIdOf(attempt, { line, room })),
  )
  return hotels.flatMap((offer) => (offer.kind === 'room' && ids.includes(offer.id) ? [offer] : []))
}
