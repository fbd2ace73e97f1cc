import type { Stores } from '../../lib/platform/store/stores.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { unpaidHolds } from '../../lib/reservation/unpaid-holds.ts'

/** For housekeeping: until when what is held unpaid. */
export async function scheduleHoldExpiry(reservation: Reservation, stores: Stores): Promise<void> {
  for (const { until } of unpaidHolds(reservation)) await stores.dueHolds.note(reservation.id, until)
}
