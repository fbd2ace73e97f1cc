import type { AncillaryOffer, AncillaryService } from '../../ancillary/ancillary.ts'
import type { Flight } from '../../kernel/flight.ts'
import { inventoryKey } from '../../kernel/flight.ts'
import { daysMs } from '../../kernel/instant.ts'
import type { Key, Store } from '../../kernel/store.ts'
import type { Holds } from '../holds.ts'
import { changeHolds, withoutHold } from '../holds.ts'
import { fraction, hashText } from '../world/seed.ts'
import { stockOf } from './catalogue.ts'

/** Pieces of one sale on one departure. */
interface Hold {
  readonly pieces: number
}

type Pieces = Pick<AncillaryOffer, 'service' | 'quantity' | 'flights'>

const partitionOf = (date: string): string => `ANC#${date}`
const sortOf = (flight: Flight, { code }: Pick<AncillaryService, 'code'>): string =>
  `${inventoryKey(flight)}#${code}`
const keyOf = (flight: Flight, service: AncillaryService): Key => ({
  partition: partitionOf(flight.departure.date),
  sort: sortOf(flight, service),
})

const held = (holds: Holds<Hold>, except?: string): number =>
  Object.entries(holds).reduce((sum, [key, { pieces }]) => (key === except ? sum : sum + pieces), 0)

/**
 * Pieces that others have left for us on a departure: a function of the departure alone. Undefined: no limit.
 */
function leftForUs(flight: Flight, service: AncillaryService): number | undefined {
  const stock = stockOf(service)
  return stock === undefined ? undefined : Math.round(stock * fraction(hashText(sortOf(flight, service)), 7))
}

export type AncillaryStock = ReturnType<typeof ancillaryStockOver>

/** Services of which a flight takes only so many: pets, bicycles. */
export const ancillaryStockOver = (store: Store) => ({
  /**
   * Takes pieces on all flights for a sale. @returns false when a flight takes no more; what was taken on the
   * others is to be given back
   */
  async take(key: string, { service, quantity, flights }: Pieces): Promise<boolean> {
    for (const flight of flights) {
      const limit = leftForUs(flight, service)
      if (limit === undefined) return true
      let isTaken = true
      await changeHolds<Hold>(store, keyOf(flight, service), flight.arrivesAt + daysMs(7), (holds) => {
        isTaken = holds[key] !== undefined || held(holds, key) + quantity <= limit
        return isTaken && !holds[key] ? { ...holds, [key]: { pieces: quantity } } : undefined
      })
      if (!isTaken) return false
    }
    return true
  },

  async giveBack(key: string, { service, flights }: Pieces): Promise<void> {
    for (const flight of flights) {
      if (leftForUs(flight, service) === undefined) return
      await changeHolds<Hold>(store, keyOf(flight, service), flight.arrivesAt + daysMs(7), (holds) =>
        withoutHold(holds, key),
      )
    }
  },

  /** How many pieces of a service can still be had on all of some flights. */
  async leftOn(
    dates: readonly string[],
  ): Promise<(service: AncillaryService, flights: readonly Flight[]) => number> {
    const lists = await Promise.all(
      [...new Set(dates)].map((date) => store.list<{ holds: Holds<Hold> }>('inventory', partitionOf(date))),
    )
    const sold = new Map(lists.flat().map(({ sort, value }) => [sort, held(value.holds)]))
    return (service, flights) =>
      Math.min(
        service.maximum,
        ...flights.map(
          (flight) =>
            (leftForUs(flight, service) ?? Number.POSITIVE_INFINITY) -
            (sold.get(sortOf(flight, service)) ?? 0),
        ),
      )
  },
})
