import { holdExpiresAt } from '../../lib/domain/air-offer.ts'
import type { Reservation } from '../../lib/domain/reservation.ts'
import type { Stores } from '../../lib/repositories/stores.ts'

/** For housekeeping: until when which offers are held unpaid. */
export async function noteHolds({ id, offers }: Reservation, stores: Stores): Promise<void> {
  for (const offer of offers) {
    const until = holdExpiresAt(offer)
    if (until !== undefined) await stores.dueHolds.note(id, until)
  }
}
