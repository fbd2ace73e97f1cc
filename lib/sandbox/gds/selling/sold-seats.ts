import type { EpochMs } from '../../../kernel/instant.ts'

/** What was sold of the world's flights: the only thing about seats that is ever stored. */
export interface SoldSeats {
  /**
   * Seats sold or held, by booking class, of every departure on that local date that sold any.
   *
   * @param date YYYY-MM-DD
   * @returns by `inventoryKey` of the flight
   */
  soldOn(date: string, now: EpochMs): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>
}
