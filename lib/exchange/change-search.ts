import type { ContentSource } from '../kernel/flight.ts'
import { flightKey } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { OrderToChange } from '../suppliers/air-changes.ts'
import type { FlightChange } from './flight-change.ts'

/** A change with its name in its search: `o0.1` is the first journey in its second brand. */
export interface FoundChange {
  readonly name: string
  readonly change: FlightChange
}

/** Stored data of a reshop or an exchange search: enough to stage what it found. */
export interface ChangeSearch extends Pick<OrderToChange, 'waiver' | 'isNotNetted'> {
  readonly id: string
  readonly workbenchId: string
  readonly source: ContentSource
  /** The booked offer that is changed. */
  readonly offerId: string
  readonly expiresAt: EpochMs
  readonly found: readonly FoundChange[]
}

/** Names changes by their journey and brand. @param changes in the order in which clients see them */
export function nameChanges(changes: readonly FlightChange[]): FoundChange[] {
  const journeys = new Map<string, number>()
  return changes.map((change) => {
    const key = change.itinerary.legs
      .map((leg) =>
        segmentsOf({ legs: [leg] })
          .map(keyOf)
          .join(' '),
      )
      .join('/')
    const index = [...journeys.keys()].indexOf(key)
    const brand = journeys.get(key) ?? 0
    journeys.set(key, brand + 1)
    return { name: `o${index < 0 ? journeys.size - 1 : index}.${brand}`, change }
  })
}

const keyOf = ({ flight }: { readonly flight: Parameters<typeof flightKey>[0] }): string => flightKey(flight)
