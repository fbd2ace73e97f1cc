import { tombstone } from '../kernel/erase-text.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import { reservationIdOf } from '../kernel/locator.ts'
import type { Store } from '../kernel/store.ts'
import { eraseFromDocument, eraseFromReservation } from '../reservation/erase-traveler.ts'
import { ticketName } from '../workbench/traveler.ts'
import { agencies } from './agencies.ts'
import { type Stores, storesOver } from './store/stores.ts'

/** Whose data goes. */
export interface TravelerName {
  readonly accessGroup: string
  readonly locator: string
  readonly travelerId: string
}

/**
 * Erases who a traveler is from a reservation, its documents and the queues: names, contacts, birth date, passports and
 * remarks become tombstones. Everything is kept for as long as before. The reservation is last: a run that was cut short is
 * repeated.
 *
 * @returns how many documents and queue items were changed
 * @throws Error there is no such access group, reservation or traveler
 */
export async function eraseTraveler(
  store: Store,
  { accessGroup, locator, travelerId }: TravelerName,
  now: EpochMs,
): Promise<{ readonly documents: number; readonly queueItems: number }> {
  const group = agencies.find(({ id }) => id === accessGroup)
  if (!group) throw new Error(`${accessGroup} is no access group of this deployment`)
  const stores = storesOver(store, { retentionMonths: 'asFiled' })(accessGroup)
  const reservation = await stores.reservations.find(reservationIdOf(accessGroup, locator), now)
  const { travelers = [], documentIds = [] } = reservation ?? {}
  const traveler = travelers.find(({ id }) => id === travelerId)
  if (!reservation || !traveler) throw new Error(`${locator} has no traveler ${travelerId}, or is unknown`)
  for (const id of documentIds)
    await stores.documents.update(id, (document) => eraseFromDocument(document, traveler, travelers))
  let queueItems = 0
  for (const { pcc } of group.agencies)
    queueItems += await eraseFromQueues(stores, pcc, {
      reservationId: reservation.id,
      name: ticketName(traveler),
    })
  await stores.reservations.update(reservation.id, now, (current) => eraseFromReservation(current, traveler))
  return { documents: documentIds.length, queueItems }
}

async function eraseFromQueues(
  { queueItems }: Pick<Stores, 'queueItems'>,
  pcc: string,
  { reservationId, name }: { readonly reservationId: string; readonly name: string },
): Promise<number> {
  let erased = 0
  for (let number = 0; number <= counts.queues; number++)
    for (const item of await queueItems.listOf({ pcc, number }, reservationId))
      if (item.name === name) {
        await queueItems.place({ ...item, name: tombstone })
        erased++
      }
  return erased
}
