import type { EpochMs } from '../../../kernel/instant.ts'
import type { RouteOn, SeatsByClass } from './departure-numbers.ts'

/** A departure that is about to be sold, by its `inventoryKey`. */
export interface DepartureToSell {
  readonly departure: string
  readonly route: RouteOn
}

export interface SoldSeatsAsked {
  readonly routes: readonly RouteOn[]
  /**
   * Departures on these routes of which the present state is wanted. Of the others the answer may be a moment old, and seats whose
   * time limit passed may still count as sold: the sale looks again.
   */
  readonly exactly: readonly DepartureToSell[]
}

/** What was sold of the world's flights: the only thing about seats that is ever stored. */
export interface SoldSeats {
  /**
   * Seats sold or held, by booking class, of the departures on some routes on a local date.
   *
   * @param date YYYY-MM-DD
   * @returns by `inventoryKey` of the flight
   */
  soldOn(date: string, asked: SoldSeatsAsked, now: EpochMs): Promise<ReadonlyMap<string, SeatsByClass>>
}
