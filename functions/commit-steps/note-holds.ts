import type { Reservation } from '../../lib/domain/reservation.ts'
import { unpaidHolds } from '../../lib/domain/unpaid-holds.ts'
import type { Stores } from '../../lib/repositories/stores.ts'

/** For housekeeping: until when what is held unpaid. */
export async function noteHolds(reservation: Reservation, stores: Stores): Promise<void> {
  for (const { until } of unpaidHolds(reservation)) await stores.dueHolds.note(reservation.id, until)
}
