import type { Store } from '../../kernel/store.ts'
import { worldFor } from '../gds/air-world.ts'
import { segmentsIn } from '../gds/selling/seat-sales.ts'
import type { SoldSeats } from '../gds/selling/sold-seats.ts'
import { soldSeatsOver } from '../gds/selling/stored-sold-seats.ts'
import type { ChangeSeller } from './changes-over.ts'

/** What was sold is read once. */
function remembered({ soldOn }: SoldSeats): SoldSeats {
  const known = new Map<string, ReturnType<SoldSeats['soldOn']>>()
  return {
    soldOn(date, asked, now) {
      const name = JSON.stringify([date, asked])
      const sold = known.get(name) ?? soldOn(date, asked, now)
      known.set(name, sold)
      return sold
    },
  }
}

/** The world as an order finds it that may give its own seats back. */
export const worldsForChanges =
  (store: Store): ChangeSeller['worldFor'] =>
  ({ saleKey, itinerary }) => {
    const own = { saleKey, flights: segmentsIn(itinerary).map(({ flight }) => flight) }
    return worldFor({ soldSeats: remembered(soldSeatsOver(store, own)) })(itinerary.price)
  }
