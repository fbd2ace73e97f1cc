import type { EpochMs } from '../../../kernel/instant.ts'
import type { Reservation } from '../../../reservation/reservation.ts'
import { lineOf, type ReservationLine } from './reservation-list.ts'

/** Versions that are kept of a reservation. */
const mostKept = 100

interface Version {
  readonly at: EpochMs
  readonly line: ReservationLine
}

/** How reservations were, whenever this process wrote them: to look back. In memory. */
export class ReservationVersions {
  readonly #versions = new Map<string, Version[]>()

  /** @param key of the reservation, which begins with its access group */
  add(key: string, reservation: Reservation, at: EpochMs): void {
    const line = lineOf(reservation, key.split('#')[0] ?? '')
    const kept = this.#versions.get(nameOf(line)) ?? []
    this.#versions.set(nameOf(line), [...kept, { at, line }].slice(-mostKept))
  }

  clear(): void {
    this.#versions.clear()
  }

  /**
   * The list of reservations as it was.
   *
   * @param present as it is: what this process has not written since is there unchanged
   */
  asOf(moment: EpochMs, present: readonly ReservationLine[]): ReservationLine[] {
    return present.flatMap((line) => {
      const versions = this.#versions.get(nameOf(line))
      if (!versions) return Date.parse(line.createdAt) <= moment ? [line] : []
      return versions.findLast(({ at }) => at <= moment)?.line ?? []
    })
  }
}

const nameOf = ({ accessGroup, locator }: ReservationLine): string => `${accessGroup} ${locator}`
