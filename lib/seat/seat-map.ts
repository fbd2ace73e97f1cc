import type { AncillaryPrice, AncillaryService } from '../ancillary/ancillary.ts'
import type { Cabin, Flight } from '../kernel/flight.ts'
import type { RefusalCode } from '../kernel/refusals.ts'

/** What a seat is to a buyer now. `NoSeat`: a place in the row without one. */
export type SeatStatus = 'Available' | 'Reserved' | 'Blocked' | 'NoSeat' | 'Unavailable'

/** A place in a row. */
export interface Seat {
  /** Letter of its column. */
  readonly column: string
  readonly status: SeatStatus
  /** IATA PADIS 9825: `W` window, `A` aisle, `9` centre, `CH` chargeable, `E` exit row ... */
  readonly characteristics: readonly string[]
}

export interface SeatRow {
  readonly number: number
  /** In the order of the columns. */
  readonly seats: readonly Seat[]
}

/** `14C` */
export const seatName = ({ number }: Pick<SeatRow, 'number'>, { column }: Pick<Seat, 'column'>): string =>
  `${number}${column}`

/** A column of a cabin: two neighbours that are both `A` have the aisle between them. */
export interface SeatColumn {
  readonly letter: string
  readonly position: 'W' | 'A' | 'C'
}

export interface SeatCabin {
  readonly cabin: Cabin
  /** From left to right, looking forward. */
  readonly columns: readonly SeatColumn[]
  /** From front to back; numbers that the carrier skips are absent. */
  readonly rows: readonly SeatRow[]
}

/** A seat on sale. */
export interface OfferedSeat {
  /** `14C` */
  readonly designator: string
  /** The supplier's own reference of this seat at this price: opaque, given back as `service.ref` when it is sold. */
  readonly ref?: string
}

/** Seats on sale at one price. */
export interface SeatGroup {
  /** Kind `seat`. Its name is that of the group: `SEAT ASSIGNMENT`, `PREFERRED SEAT`, `EXTRA LEGROOM`. */
  readonly service: AncillaryService
  /** Of one seat for one traveler; zero: free. */
  readonly price: AncillaryPrice
  /** Who may have a seat at the price. */
  readonly travelerIds: readonly string[]
  /** Those that are available. */
  readonly seats: readonly OfferedSeat[]
}

/** The seats of one flight. */
export interface SeatMap {
  readonly flight: Flight
  /** The booked cabin first. */
  readonly cabins: readonly SeatCabin[]
  /** Free seats first. */
  readonly groups: readonly SeatGroup[]
}

/** A flight whose supplier shows no seats. */
export interface NoSeatMap {
  readonly flight: Flight
  readonly problem: Extract<RefusalCode, 'seatMapUnavailable' | 'seatMapOfCodeshare'>
}

export const hasSeatMap = (map: SeatMap | NoSeatMap): map is SeatMap => 'cabins' in map
