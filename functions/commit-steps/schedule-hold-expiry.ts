import type { Stores } from '../../lib/platform/store/stores.ts'
import { partHolds } from '../../lib/reservation/part-holds.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { unpaidHolds } from '../../lib/reservation/unpaid-holds.ts'

/** Schedules the expiry of what is held unpaid: each by its ticketing time limit. */
export async function scheduleHoldExpiry(reservation: Reservation, stores: Stores): Promise<void> {
  for (const { until } of [...unpaidHolds(reservation), ...partHolds(reservation)])
    await stores.dueHolds.note(reservation.id, until)
}
