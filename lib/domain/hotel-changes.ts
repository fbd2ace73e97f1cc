import type { EpochMs } from './instant.ts'
import type { Reservation } from './reservation.ts'

/** The reservation with one of its stays cancelled; the receipt of the stay says so. @param cancellation the hotel's number */
export function withCancelledStay(reservation: Reservation, id: string, cancellation: string | undefined, now: EpochMs): Reservation {
  const hotels = (reservation.hotels ?? []).map((stay) => {
    if (stay.id !== id) return stay
    if (stay.kind === 'passive') return { ...stay, isCancelled: true as const }
    const { saleKey, room, confirmation } = stay.booking
    return { ...stay, booking: { status: 'cancelled' as const, saleKey, room, confirmation, cancellation: cancellation ?? '' } }
  })
  return { ...reservation, hotels, events: [...reservation.events, { at: now, kind: 'cancelled', commitId: id }] }
}
