import { dialect } from '../../contract/dialect.ts'
import type { Notice } from '../../contract/envelope.ts'
import { refusalNotice, toIdentifier, toResult } from '../../contract/envelope.ts'
import { derivedId } from '../../kernel/derived-id.ts'
import { toDate, toTimestamp } from '../../kernel/instant.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Receipt, Reservation } from '../../reservation/reservation.ts'
import { isAllCancelled, toReceipt } from '../../reservation/wire/receipt.ts'
import type { ReservationAnswer } from '../../reservation/wire/reservation.ts'
import { toContents, withHotelDetails } from '../../reservation/wire/reservation.ts'
import type { TravelDocument } from '../../ticketing/document.ts'
import { isActiveHotel } from '../hotel.ts'

/** A reservation with its tickets; it may also have flights. */
export interface HotelRecord {
  readonly reservation: Reservation
  readonly tickets: readonly TravelDocument[]
  /** IATA number of the office that made it; undefined: the caller does not know the office. */
  readonly iataNumber: string | undefined
}

/** Additional facts of an answer. */
export interface HotelAnswerNotes {
  /** Reference payload only: the offer id that was sent. */
  readonly offerId?: string | undefined
  readonly notices?: readonly RefusalNotice[]
  /** Not all requested rooms were sold. */
  readonly isPartial?: boolean
  /** The rooms are sold, but there is no record of them yet. */
  readonly isUnrecorded?: boolean
}

const order: Readonly<Partial<Record<Receipt['kind'], number>>> = { hotel: 0, record: 1 }
const rankOf = ({ kind }: Receipt): number => order[kind] ?? 2

/** The agency's number, by which clients match their bookings: last, after the record locator. */
function toAgencyReceipt({ reservation, iataNumber }: HotelRecord) {
  const { id, createdAt, hotels = [] } = reservation
  const OfferRef = hotels.filter(isActiveHotel).map(({ ref }) => ref)
  if (iataNumber === undefined || OfferRef.length === 0) return []
  return [
    {
      '@type': 'ReceiptConfirmation' as const,
      id: 'receipt_agency',
      ReceiptRef: 'receipt_agency',
      Identifier: toIdentifier(derivedId(`${id}#agency`)),
      dateTime: toTimestamp(createdAt),
      OfferRef,
      Confirmation: {
        '@type': 'ConfirmationHold' as const,
        Locator: { ...dialect.agencyLocator, value: iataNumber },
        OfferStatus: { '@type': 'OfferStatusHospitality' as const, Status: 'Confirmed' },
      },
    },
  ]
}

/**
 * The hotels' confirmations first, then the record locator: without offers when it is the only one, because
 * one client recognises it by that.
 */
function toHotelReceipts({ reservation, tickets }: HotelRecord, isOnly: boolean) {
  const OfferRef = (reservation.hotels ?? []).map(({ ref }) => ref)
  return [...reservation.receipts]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((receipt) =>
      toReceipt(receipt, reservation, tickets, ({ locator, at }) => ({
        ...(!isOnly && { OfferRef }),
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: {
            locatorType: dialect.hotelRecordLocator,
            source: dialect.recordSource,
            sourceContext: dialect.recordContext,
            value: locator,
            creationDate: toDate(at),
          },
          OfferStatus: isAllCancelled(reservation)
            ? { '@type': 'OfferStatusHospitality', code: 'HX', Status: 'Cancelled' }
            : { '@type': 'OfferStatusHospitality', Status: 'Confirmed' },
        },
      })),
    )
}

const merged = (records: readonly HotelRecord[], first: Reservation): Reservation => ({
  ...first,
  hotels: records.flatMap(({ reservation: { hotels = [] } }) => hotels),
  travelers: records.flatMap(({ reservation: { travelers } }) => travelers),
})

const noticeOf = ({ code, details }: RefusalNotice): Notice => refusalNotice(new Refusal(code, details))

const incompleteNotice: Notice = {
  statusCode: 200,
  message: dialect.hotelRecordIncomplete,
  sourceId: dialect.ownSourceId,
  code: '13034',
  category: 'UNKNOWN',
}

/**
 * A reservation in the form of the hotel endpoints, or several travelers' reservations in one answer,
 * identified by the first one's locator.
 *
 * Source: docs/contract/hotel-car-platform.md 2.7 and 2.9.
 */
export function toHotelAnswer(
  records: readonly HotelRecord[],
  news: HotelAnswerNotes = {},
): ReservationAnswer {
  const [first] = records
  if (!first) throw new Error('there is no reservation to show')
  const shown = records.length > 1 ? merged(records, first.reservation) : first.reservation
  const { notices = [], isPartial = false, isUnrecorded = false, offerId } = news
  const warnings = [...(isUnrecorded ? [incompleteNotice] : []), ...notices.map(noticeOf)]
  const Identifier = {
    authority: dialect.hotelSources.own.authority,
    value: isUnrecorded ? (confirmationIn(shown) ?? shown.id) : shown.locator,
  }
  return {
    ReservationResponse: {
      Identifier,
      ...((isPartial || isUnrecorded) && { reservationStatus: 'Partial' }),
      Reservation: {
        '@type': 'ReservationDetail',
        ...(offerId !== undefined && { id: offerId }),
        Identifier,
        ...withHotelDetails(toContents(shown), shown),
        Receipt: records.flatMap((record) =>
          isUnrecorded
            ? toHotelReceipts(withoutRecord(record), records.length === 1)
            : [...toHotelReceipts(record, records.length === 1), ...toAgencyReceipt(record)],
        ),
      },
      ...((warnings.length > 0 || isPartial) && {
        Result: toResult(isPartial || isUnrecorded ? 'Incomplete' : 'Complete', { warnings }),
      }),
    },
  }
}

const withoutRecord = ({ reservation, ...record }: HotelRecord): HotelRecord => ({
  ...record,
  reservation: { ...reservation, receipts: reservation.receipts.filter(({ kind }) => kind !== 'record') },
})

const confirmationIn = ({ hotels = [] }: Reservation): string | undefined =>
  hotels.flatMap((offer) => (offer.kind === 'room' ? [offer.booking.confirmation] : []))[0]
