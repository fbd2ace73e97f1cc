import type { ContentSource } from '../kernel/flight.ts'
import { flightKey } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { OrderToChange } from '../suppliers/air-changes.ts'
import { changeTotals } from './change-terms.ts'
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

/**
 * Changes with their names, the cheapest first.
 *
 * @param changes journeys, each followed by its upsells
 */
export function nameChanges(changes: readonly FlightChange[]): FoundChange[] {
  const journeys = [...Map.groupBy(changes, journeyOf).values()]
  return journeys
    .flatMap((brands, journey) => brands.map((change, brand) => ({ name: `o${journey}.${brand}`, change })))
    .sort((a, b) => changeTotals(a.change.terms).netMinor - changeTotals(b.change.terms).netMinor)
}

/** The same for the same flights in other brands. */
const journeyOf = ({ itinerary }: FlightChange): string =>
  itinerary.legs.map(({ segments }) => segments.map(({ flight }) => flightKey(flight)).join(' ')).join('/')
