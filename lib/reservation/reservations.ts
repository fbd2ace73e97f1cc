import type { EpochMs } from '../kernel/instant.ts'
import { epochSeconds } from '../kernel/instant.ts'
import { counts, lifetimes } from '../kernel/limits.ts'
import { keptUntil as keptUntilOf, outlives, type Retention } from '../kernel/retention.ts'
import type { Store, WriteOptions } from '../kernel/store.ts'
import { orIfStale, retryOnConflict, updateFound, updateItem } from '../kernel/update-item.ts'
import { filingsOf } from './filings.ts'
import { travelEnd } from './kept-until.ts'
import type { ForbiddenCommits, Reservation } from './reservation.ts'
import { asOf } from './reservation.ts'

/** An undone commit must not write the reservation. */
export class FilingForbidden extends Error {
  override readonly name = 'FilingForbidden'
}

/** @throws FilingForbidden */
export function requireAllowed(
  { forbiddenCommits = [] }: ForbiddenCommits,
  { id }: { readonly id: string },
): void {
  if (forbiddenCommits.includes(id)) throw new FilingForbidden(id)
}

const forbidding = (id: string, { forbiddenCommits = [] }: ForbiddenCommits = {}): ForbiddenCommits => ({
  forbiddenCommits: [...forbiddenCommits.filter((one) => one !== id), id].slice(-counts.forbiddenCommits),
})

/** What a key holds: a reservation, or only which commits must not write one there. */
type Written = Reservation | (ForbiddenCommits & { readonly locator?: undefined })

const isReservation = (written: Written): written is Reservation => written.locator !== undefined

const isKept = ({ keptUntil }: Pick<Reservation, 'keptUntil'>, now: EpochMs): boolean =>
  keptUntil === undefined || now < keptUntil

export type Reservations = ReturnType<typeof reservationsOf>

/** A reservation that has, or had, a name of a supplier. */
interface NamedReservation {
  readonly reservationId: string
  readonly bookedAt: EpochMs
}

interface Writing {
  readonly value: Reservation
  readonly options: WriteOptions
}

interface FilingToForbid {
  readonly reservationId: string
  readonly isFiled: (reservation: Reservation) => boolean
}

/**
 * The reservations of one tenant. No index by locator is needed: the reservation's id is derived from it.
 * Each locator of a supplier is a small item that lists the reservations: suppliers give the same one again.
 *
 * @param retention for how long a reservation is kept after its travel
 */
export const reservationsOf = (store: Store, tenantId: string, retention?: Retention) => {
  const filings = filingsOf(store, tenantId)
  const keyOf = (id: string) => `${tenantId}#${id}`
  const supplierKey = (locator: string) => `${tenantId}#supplier#${locator}`
  const read = (id: string) => store.read<Written>('reservations', keyOf(id))
  const findWritten = async (id: string): Promise<Reservation | undefined> => {
    const found = await read(id)
    return found && isReservation(found.value) ? { ...found.value, version: found.version } : undefined
  }
  const find = async (id: string, now: EpochMs): Promise<Reservation | undefined> => {
    const written = await findWritten(id)
    return written && isKept(written, now) ? asOf(written, now) : undefined
  }
  const toWrite = ({ keptUntil: before, ...reservation }: Reservation): Writing => {
    const keptUntil = keptUntilOf(retention, { keptUntil: before }, () => travelEnd(reservation))
    if (keptUntil === undefined) return { value: reservation, options: {} }
    return {
      value: { ...reservation, keptUntil },
      options: { deleteAfterEpochSec: epochSeconds(keptUntil) },
    }
  }
  const save = async (reservation: Reservation): Promise<Reservation> => {
    const { value, options } = toWrite(reservation)
    if (outlives(value, reservation)) await filings.note(value)
    await store.replace('reservations', keyOf(reservation.id), value, reservation.version, options)
    return { ...value, version: reservation.version + 1 }
  }
  return {
    /**
     * The current state: without offers whose ticketing time limit has passed, whether that is stored or
     * not. One that is past its retention is unknown, whether it is deleted or not.
     */
    find,

    /** The stored state, to store what expired since then. */
    findWritten,

    /** Ids of the reservations with a supplier's locator, the latest booking first. */
    async findIdsBySupplierLocator(locator: string): Promise<readonly string[]> {
      const found = await store.read<readonly NamedReservation[]>('reservations', supplierKey(locator))
      return (found?.value ?? []).map(({ reservationId }) => reservationId)
    },

    /**
     * @param commit that creates it; absent: none does
     * @throws StaleItem the reservation is there; FilingForbidden
     */
    async create(reservation: Reservation, commit = { id: '' }): Promise<void> {
      const { value, options } = toWrite(reservation)
      await filings.note(value)
      await orIfStale(
        () => store.create('reservations', keyOf(reservation.id), value, options),
        async (conflict) => {
          const found = await read(reservation.id)
          if (!found || isReservation(found.value)) throw conflict
          requireAllowed(found.value, commit)
          await store.replace('reservations', keyOf(reservation.id), value, found.version, options)
        },
      )
    },

    /**
     * Forbids a commit to write a reservation, unless it has: its writes that are under way find another version.
     *
     * @returns whether it has
     */
    forbidFiling: (
      { reservationId: id, isFiled }: FilingToForbid,
      commit: { readonly id: string; readonly at: EpochMs },
    ): Promise<boolean> =>
      retryOnConflict(async () => {
        const found = await read(id)
        const options = { deleteAfterEpochSec: epochSeconds(commit.at + lifetimes.forbiddenFilingMs) }
        if (!found) {
          await store.create('reservations', keyOf(id), forbidding(commit.id), options)
          return false
        }
        const { value, version } = found
        if (isReservation(value)) {
          if (isFiled(value)) return true
          await save({ ...value, ...forbidding(commit.id, value), version })
        } else await store.replace('reservations', keyOf(id), forbidding(commit.id, value), version, options)
        return false
      }),

    /** @throws StaleItem when another commit changed it since it was read */
    save,

    /**
     * Changes the current state, and retries on a version conflict; writes nothing when `change` returns the
     * same object.
     *
     * @returns undefined: there is no such reservation
     */
    update: (
      id: string,
      now: EpochMs,
      change: (current: Reservation) => Reservation | Promise<Reservation>,
    ): Promise<Reservation | undefined> => updateFound(() => find(id, now), save, change),

    /** Notes a supplier's locator of a reservation, beside other reservations that have the same one. */
    async indexBySupplierLocator(locator: string, reservationId: string, bookedAt: EpochMs): Promise<void> {
      await updateItem<readonly NamedReservation[]>(store, {
        table: 'reservations',
        key: supplierKey(locator),
        change: (named = []) =>
          named.some((one) => one.reservationId === reservationId)
            ? undefined
            : [{ reservationId, bookedAt }, ...named]
                .toSorted((a, b) => b.bookedAt - a.bookedAt)
                .slice(0, counts.reservationsPerSupplierLocator),
      })
    },
  }
}
