import type { AncillaryPrice } from '../ancillary/ancillary.ts'
import { ancillaryTotalMinor } from '../ancillary/ancillary.ts'
import type { SeatGroup, SeatMap, SeatStatus } from './seat-map.ts'
import { seatName } from './seat-map.ts'

/** Name of the group of free seats. */
export const freeSeatsName = 'SEAT ASSIGNMENT'

/** Seats at one price, by status. */
export interface ListedGroup {
  /** Undefined: no seat is free; the group only lists those that are not on sale. */
  readonly group: SeatGroup | undefined
  readonly price: AncillaryPrice
  /** Designators. */
  readonly seats: Readonly<Partial<Record<SeatStatus, readonly string[]>>>
}

/**
 * The price groups of a flight, free seats first. Seats that are not on sale are listed with the first group, which is
 * the free one: where every seat has a price, it is a group without available seats.
 *
 * Source: docs/contract/servicing.md 2; the group without seats is a guess.
 *
 * @param currency of the group without seats, where no seat is on sale
 */
export function listedSeats(map: SeatMap, currency: string): ListedGroup[] {
  const listed = map.groups.map((group): ListedGroup => {
    const { price, seats } = group
    return {
      group,

      price,
      seats: { Available: seats.map(({ designator }) => designator) },
    }
  })
  const notOnSale = seatsNotOnSale(map)
  const [first] = listed
  if (first && ancillaryTotalMinor({ price: first.price, quantity: 1 }) === 0)
    return [{ ...first, seats: { ...first.seats, ...notOnSale } }, ...listed.slice(1)]
  if (Object.keys(notOnSale).length === 0) return listed
  const price = { currency: first?.price.currency ?? currency, baseMinor: 0, taxes: [] }
  return [{ group: undefined, price, seats: notOnSale }, ...listed]
}

/** Everything that no group offers, by status; a seat that is free but offered to nobody is unavailable. */
function seatsNotOnSale({ cabins, groups }: SeatMap): ListedGroup['seats'] {
  const onSale = new Set(groups.flatMap(({ seats }) => seats.map(({ designator }) => designator)))
  const others = new Map<SeatStatus, string[]>()
  for (const row of cabins.flatMap(({ rows }) => rows))
    for (const seat of row.seats) {
      const name = seatName(row, seat)
      if (onSale.has(name)) continue
      const status = seat.status === 'Available' ? 'Unavailable' : seat.status
      others.set(status, [...(others.get(status) ?? []), name])
    }
  return Object.fromEntries(others)
}
