import { type EpochMs, epochSeconds } from '../kernel/instant.ts'
import { type Kept, outlives } from '../kernel/retention.ts'
import type { Store } from '../kernel/store.ts'
import { updateItem } from '../kernel/update-item.ts'
import type { Reservation } from './reservation.ts'

/** A row of the list of a tenant's reservations. It says nothing of travelers. */
export interface Filing extends Kept {
  readonly reservationId: string
  readonly filedAt: EpochMs
}

/** Of a month in UTC, `2026-11`: names a partition of each tenant. */
export const monthOf = (at: EpochMs): string => new Date(at).toISOString().slice(0, 7)

/** How many rows are read at a time. */
const pageRows = 100
/** Sorts behind every date. */
const end = '~'

/** The list of all reservations of one tenant, by the month in which they were filed. */
export const filingsOf = (store: Store, tenantId: string) => {
  const partitionOf = (month: string) => `${tenantId}#${month}`
  const keyOf = ({ reservationId, filedAt }: Filing) => ({
    partition: partitionOf(monthOf(filedAt)),
    sort: `${new Date(filedAt).toISOString()}#${reservationId}`,
  })
  return {
    /**
     * Lists a reservation, before it is written: none is missing, and a row whose reservation was not written leads nowhere.
     * The row is there as long as the reservation may be, never shorter.
     */
    async note({ id, createdAt, keptUntil }: Pick<Reservation, 'id' | 'createdAt' | 'keptUntil'>) {
      const filing: Filing = {
        reservationId: id,
        filedAt: createdAt,
        ...(keptUntil !== undefined && { keptUntil }),
      }
      await updateItem<Filing>(store, {
        table: 'filings',
        key: keyOf(filing),
        change: (there) => (there && !outlives(filing, there) ? undefined : filing),
        ...(keptUntil !== undefined && { options: { deleteAfterEpochSec: epochSeconds(keptUntil) } }),
      })
    },

    /** The rows of a month in pages, what was filed last first. */
    async *pages(month: string): AsyncGenerator<readonly Filing[]> {
      const partition = partitionOf(month)
      let last: string | undefined
      do {
        // The row that a page begins with is the last one of the page before.
        const wanted = { upTo: last ?? end, count: pageRows + 1 }
        const found = await store.listLast<Filing>('filings', partition, wanted)
        const rows = found.filter(({ sort }) => sort !== last)
        if (rows.length > 0) yield rows.map(({ value }) => value)
        last = found.length > pageRows ? found.at(-1)?.sort : undefined
      } while (last !== undefined)
    },
  }
}
