import { formatMoney } from '../kernel/money.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import type { RoomOffer } from './hotel.ts'
import type { RoomMove } from './hotel-order.ts'
import type { HotelModification } from './wire/hotel-booking-request.ts'

/** What the change did to the price, or that it did nothing. */
export function changeNotices(
  { rate, price }: RoomOffer,
  { dates, total, name, formOfPayment, contact, comments }: HotelModification,
  move: RoomMove | undefined,
): RefusalNotice[] {
  if (!move) {
    const isElse = name ?? formOfPayment ?? contact.telephones ?? contact.emails ?? comments[0]
    return dates && isElse === undefined ? [{ code: 'hotelUnchanged', details: {} }] : []
  }
  if (total !== undefined || move.price.totalMinor === price.totalMinor) return []
  const textOf = (minor: number): string => formatMoney({ minor, currency: rate.currency })
  const details = { current: textOf(move.price.totalMinor), previous: textOf(price.totalMinor) }
  return [{ code: 'hotelChangedPrice', details }]
}
