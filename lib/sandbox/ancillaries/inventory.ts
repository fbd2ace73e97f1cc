import type { AncillaryOffer, AncillaryService } from '../../ancillary/ancillary.ts'
import type { Flight } from '../../kernel/flight.ts'
import { inventoryKey } from '../../kernel/flight.ts'
import { daysMs } from '../../kernel/instant.ts'
import type { Store } from '../../kernel/store.ts'
import { changeHolds, type HeldItem, type Holds, withoutHold } from '../holds.ts'
import { fraction, hashText } from '../world/seed.ts'
import { stockOf } from './catalogue.ts'

/** Pieces of one sale on one departure. */
interface Hold {
  readonly pieces: number
}

type Pieces = Pick<AncillaryOffer, 'service' | 'quantity' | 'flights'>

const partitionOf = (flight: Flight): string => `ANC#${inventoryKey(flight)}`
const stockKey = (flight: Flight, { code }: Pick<AncillaryService, 'code'>): string =>
  `${inventoryKey(flight)}#${code}`

const piecesIn = (holds: Holds<Hold>): number =>
  Object.values(holds).reduce((sum, { pieces }) => sum + pieces, 0)

/**
 * Pieces that this service may sell on a departure: a function of the departure alone. Undefined: no limit.
 */
function allotmentOf(flight: Flight, service: AncillaryService): number | undefined {
  const stock = stockOf(service)
  return stock === undefined
    ? undefined
    : Math.round(stock * fraction(hashText(stockKey(flight, service)), 7))
}

export type AncillaryInventory = ReturnType<typeof ancillaryInventoryOver>

/** Ancillaries of which a flight takes only so many: pets, bicycles. */
export function ancillaryInventoryOver(store: Store) {
  const update = (
    flight: Flight,
    service: AncillaryService,
    change: (holds: Holds<Hold>) => Holds<Hold> | undefined,
  ): Promise<void> => {
    const key = { partition: partitionOf(flight), sort: service.code }
    return changeHolds<Hold>(store, { key, deleteAfter: flight.arrivesAt + daysMs(7) }, change)
  }

  return {
    /**
     * Holds pieces on all flights for a sale.
     *
     * @returns false when a flight takes no more; what is held on the others must then be released
     */
    async hold(key: string, { service, quantity, flights }: Pieces): Promise<boolean> {
      for (const flight of flights) {
        const limit = allotmentOf(flight, service)
        if (limit === undefined) return true
        let hasPieces = true
        await update(flight, service, (holds) => {
          if (holds[key]) return undefined
          hasPieces = piecesIn(holds) + quantity <= limit
          return hasPieces ? { ...holds, [key]: { pieces: quantity } } : undefined
        })
        if (!hasPieces) return false
      }
      return true
    },

    async release(key: string, { service, flights }: Pieces): Promise<void> {
      for (const flight of flights) {
        if (allotmentOf(flight, service) === undefined) return
        await update(flight, service, (holds) => withoutHold(holds, key))
      }
    },

    /** How many pieces of an ancillary can still be sold on all of some flights. */
    async leftOn(wanted: readonly Flight[]): Promise<PiecesLeft> {
      const departures = new Map(wanted.map((flight) => [partitionOf(flight), flight]))
      const lists = await Promise.all(
        [...departures].map(async ([partition, flight]) => {
          const items = await store.list<HeldItem<Hold>>('inventory', partition, { consistent: false })
          return items.map(
            ({ sort, value }) => [stockKey(flight, { code: sort }), piecesIn(value.holds)] as const,
          )
        }),
      )
      const sold = new Map(lists.flat())
      return (service, flights) =>
        Math.min(
          service.maximum,
          ...flights.map((flight) => {
            const allotment = allotmentOf(flight, service) ?? Number.POSITIVE_INFINITY
            return allotment - (sold.get(stockKey(flight, service)) ?? 0)
          }),
        )
    },
  }
}

/** Pieces of an ancillary that can be sold on all of some flights. */
export type PiecesLeft = (service: AncillaryService, flights: readonly Flight[]) => number
