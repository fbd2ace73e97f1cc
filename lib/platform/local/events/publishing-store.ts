import type { Store, TableName } from '../../../kernel/store.ts'
import type { PublishedEvent } from '../../../reservation/published-events.ts'
import { isReservation, publishedEvents } from '../../../reservation/published-events.ts'
import type { Reservation } from '../../../reservation/reservation.ts'

const isFiled = (table: TableName, value: unknown): value is Reservation =>
  table === 'reservations' && isReservation(value)

/** Who is told. */
interface Listeners {
  readonly publish: (events: readonly PublishedEvent[]) => void
  /** A reservation, under its key, as it was written. */
  readonly keep: (key: string, reservation: Reservation) => void
}

/**
 * A store that tells what happened to the reservations that are written to it, once they are written: in this process what
 * a stream of the table does on AWS.
 */
export function publishingStore(store: Store, { publish, keep }: Listeners): Store {
  /** By key of the reservation: how many of its events were told. */
  const told = new Map<string, number>()
  const tell = (key: string, reservation: Reservation, known: number): void => {
    told.set(key, reservation.events.length)
    keep(key, reservation)
    if (reservation.events.length > known) publish(publishedEvents(reservation, known))
  }
  const knownOf = async (key: string): Promise<number> => {
    const known = told.get(key)
    if (known !== undefined) return known
    const found = await store.read<Partial<Reservation>>('reservations', key)
    return found?.value.events?.length ?? 0
  }
  return {
    ...store,
    async create(table, key, value, options) {
      await store.create(table, key, value, options)
      if (isFiled(table, value) && typeof key === 'string') tell(key, value, 0)
    },
    async replace(table, key, value, readVersion, options) {
      const known = isFiled(table, value) && typeof key === 'string' ? await knownOf(key) : 0
      await store.replace(table, key, value, readVersion, options)
      if (isFiled(table, value) && typeof key === 'string') tell(key, value, known)
    },
  }
}
