import type { Store } from '../../kernel/store.ts'
import { worldFor } from '../gds/air-world.ts'
import { soldSeatsOver } from '../gds/selling/inventory.ts'
import type { SoldSeats } from '../gds/selling/sold-seats.ts'
import type { ChangeSeller } from './changes-over.ts'

/** What was sold on a date is read once. */
function remembered({ soldOn }: SoldSeats): SoldSeats {
  const known = new Map<string, ReturnType<SoldSeats['soldOn']>>()
  return {
    soldOn(date, now) {
      const sold = known.get(date) ?? soldOn(date, now)
      known.set(date, sold)
      return sold
    },
  }
}

/** The world as an order finds it that may give its own seats back. */
export const worldsForChanges =
  (store: Store): ChangeSeller['worldFor'] =>
  ({ saleKey, itinerary }) =>
    worldFor({ soldSeats: remembered(soldSeatsOver(store, saleKey)) })(itinerary.price)
