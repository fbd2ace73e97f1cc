import type { EpochMs } from '../kernel/instant.ts'
import type { HotelSegment, RoomCharge } from './hotel.ts'
import { refundAt } from './room-price.ts'

/** A room to release at its hotel, identified by its sale. */
export interface RoomToRelease {
  readonly offerId: string
  /** Name of the supplier that sold it. */
  readonly supplier: string
  readonly saleKey: string
  readonly room: number
  /** Another room replaced it: the charge is refunded. */
  readonly isMoved: boolean
  /** What this service refunds of its own charge. */
  readonly refund?: RoomCharge
}

/** The release of a room of a reservation; a passive segment needs none. @param now decides what is refunded */
export function releasesOf(stay: HotelSegment, now: EpochMs, isMoved = false): RoomToRelease[] {
  if (stay.kind === 'passive') return []
  const { id, rate, price, charge, booking } = stay
  const refundMinor = charge ? Math.min(charge.amount.minor, refundAt(price, now)) : 0
  return [
    {
      offerId: id,
      supplier: rate.property.supplier,
      saleKey: booking.saleKey,
      room: booking.room,
      isMoved,
      ...(charge &&
        refundMinor > 0 && { refund: { ...charge, amount: { ...charge.amount, minor: refundMinor } } }),
    },
  ]
}
