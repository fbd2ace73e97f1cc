import type { EpochMs } from '../kernel/instant.ts'
import { epochSeconds, hoursMs } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
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

/** When the hour of an entry began. */
export const hourBegan = ({ hour }: Pick<DueHold, 'hour'>): EpochMs => Date.parse(`${hour}:00:00Z`)

/** The same entry beside the others of its tenant, by the hour. */
const tenantKeyOf = ({ hour, tenantId, reservationId }: DueHold) => ({
  partition: tenantId,
  sort: `${hour}#${reservationId}`,
})

export type DueHolds = ReturnType<typeof dueHoldsOf>

/** Index of one tenant for the expiry of holds. It may be out of date: the reservation itself decides. */
export const dueHoldsOf = (store: Store, tenantId: string) => ({
  async note(reservationId: string, at: EpochMs): Promise<void> {
    const due: DueHold = { hour: hourOf(at), tenantId, reservationId }
    const options = { deleteAfterEpochSec: epochSeconds(at + hoursMs(counts.dueHoldHours)) }
    await store.put('dueHolds', keyOf(due), due, options)
    await store.put('dueHolds', tenantKeyOf(due), due, options)
  },

  /** Ids of reservations whose holds the sweep has still to expire, up to a moment, its hour included; the last ones. */
  async findUntil(moment: EpochMs): Promise<readonly string[]> {
    const wanted = { upTo: `${hourOf(moment)}#~`, count: counts.lapsedHoldsOnQueue }
    const found = await store.listLast<DueHold>('dueHolds', tenantId, wanted)
    return [...new Set(found.map(({ value }) => value.reservationId))]
  },
})

/** The same over all tenants, for the expiry of holds. */
export const everyDueHold = (store: Store) => ({
  /** The entries of the hours up to a moment, its own hour included: those of one hour after the other, the oldest first. */
  async *until(moment: EpochMs): AsyncGenerator<readonly DueHold[]> {
    for (let back = counts.dueHoldHours; back >= 0; back--) {
      const found = await store.list<DueHold>('dueHolds', hourOf(moment - hoursMs(back)))
      if (found.length > 0) yield found.map(({ value }) => value)
    }
  },

  async forget(due: DueHold): Promise<void> {
    await store.remove('dueHolds', tenantKeyOf(due))
    await store.remove('dueHolds', keyOf(due))
  },
})
