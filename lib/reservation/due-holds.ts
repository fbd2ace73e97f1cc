import type { EpochMs } from '../kernel/instant.ts'
import { daysMs, epochSeconds, hoursMs } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'

/** A reservation that has an unpaid offer, by the hour in which that offer's ticketing time limit ends. */
export interface DueHold {
  /** Names a partition: 2027-03-02T10. */
  readonly hour: string
  readonly tenantId: string
  readonly reservationId: string
}

const hourOf = (at: EpochMs): string => new Date(at).toISOString().slice(0, 13)

const keyOf = ({ hour, tenantId, reservationId }: DueHold) => ({
  partition: hour,
  sort: `${tenantId}#${reservationId}`,
})

/** Index of one tenant for the expiry of holds. It may be out of date: the reservation itself decides. */
export const dueHoldsOf = (store: Store, tenantId: string) => ({
  async note(reservationId: string, at: EpochMs): Promise<void> {
    const due: DueHold = { hour: hourOf(at), tenantId, reservationId }
    await store.put('dueHolds', keyOf(due), due, { deleteAfterEpochSec: epochSeconds(at + daysMs(7)) })
  },
})

/** The same over all tenants, for the expiry of holds. */
export const everyDueHold = (store: Store) => ({
  /** The entries of the hours up to a moment, its own hour included. */
  async until(moment: EpochMs, hours: number): Promise<DueHold[]> {
    const due: DueHold[] = []
    for (let back = 0; back <= hours; back++) {
      const found = await store.list<DueHold>('dueHolds', hourOf(moment - hoursMs(back)))
      due.push(...found.map(({ value }) => value))
    }
    return due
  },

  async forget(due: DueHold): Promise<void> {
    await store.remove('dueHolds', keyOf(due))
  },
})
