import type { EpochMs } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import { exportedReservation } from '../reservation/exported-reservation.ts'
import { exportedDocument } from '../ticketing/exported-document.ts'
import { agencies } from './agencies.ts'
import { type Stores, storesOver } from './store/stores.ts'

/** Months in UTC, `2026-11`, both included. */
export interface Months {
  readonly from: string
  readonly to: string
}

/** A line of the export. */
export type ExportedLine =
  | { readonly kind: 'reservation'; readonly reservation: ReturnType<typeof exportedReservation> }
  | { readonly kind: 'document'; readonly document: ReturnType<typeof exportedDocument> }

/** What an access group owns. @throws Error there is no such access group */
function storesOf(store: Store, accessGroup: string): Stores {
  if (!agencies.some(({ id }) => id === accessGroup))
    throw new Error(`${accessGroup} is no access group of this deployment`)
  return storesOver(store)(accessGroup)
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7)
}

/**
 * The reservations of an access group that were filed in some months, the last one first, each before its documents. They are read a
 * page at a time, as they are when they are read.
 *
 * @throws Error there is no such access group
 */
export async function* exportTenant(
  store: Store,
  { accessGroup, months: { from, to } }: { readonly accessGroup: string; readonly months: Months },
  now: EpochMs,
): AsyncGenerator<ExportedLine> {
  const { filings, reservations, documents } = storesOf(store, accessGroup)
  for (let month = to; month >= from; month = monthBefore(month))
    for await (const page of filings.pages(month))
      for (const { reservationId } of page) {
        const reservation = await reservations.find(reservationId, now)
        if (!reservation) continue
        yield { kind: 'reservation', reservation: exportedReservation(reservation) }
        for (const document of await documents.findMany(reservation.documentIds))
          yield { kind: 'document', document: exportedDocument(document) }
      }
}

/**
 * Lists the reservations of an access group that were filed before there was a list. It may be repeated.
 *
 * @param keys of all items of the table of reservations, of every access group
 * @returns how many reservations the access group has
 * @throws Error there is no such access group
 */
export async function listUnlisted(
  store: Store,
  accessGroup: string,
  keys: AsyncIterable<string>,
): Promise<number> {
  const { filings, reservations } = storesOf(store, accessGroup)
  const prefix = `${accessGroup}#`
  let found = 0
  for await (const key of keys) {
    if (!key.startsWith(prefix)) continue
    const reservation = await reservations.findWritten(key.slice(prefix.length))
    if (!reservation) continue
    await filings.note(reservation)
    found++
  }
  return found
}
