import { type Flight, inventoryKey } from '../../../kernel/flight.ts'
import type { EpochMs } from '../../../kernel/instant.ts'
import type { Counts, Store } from '../../../kernel/store.ts'
import {
  hasLapsed,
  numbersKey,
  type RouteOn,
  routeOf,
  type SeatsByClass,
  soldByDeparture,
} from './departure-numbers.ts'
import { allHolds, hasDue, liveHold, seatHoldsOver, seatsByClass } from './seat-holds.ts'
import type { SoldSeats } from './sold-seats.ts'

/** A sale whose seats do not count on its flights: it may change them. */
export interface OwnSeats {
  readonly saleKey: string
  readonly flights: readonly Flight[]
}

type Numbers = Counts | undefined

/** Reads under way: the GDS and the NDC carriers are searched at the same time, for the same routes. */
const underWay = new WeakMap<Store, Map<string, Promise<Numbers>>>()

const nameOf = ({ date, from, to }: RouteOn): string => `${date}/${from}/${to}`

function readOnce(store: Store, routes: readonly RouteOn[]): Promise<readonly Numbers[]> {
  const known = underWay.get(store) ?? new Map<string, Promise<Numbers>>()
  underWay.set(store, known)
  const missing = routes.filter((route) => !known.has(nameOf(route)))
  const found = missing.length > 0 ? numbersOn(store, missing, false) : undefined
  for (const [index, route] of missing.entries()) {
    const counts = found?.then((all) => all[index]) ?? Promise.resolve(undefined)
    const forget = (): boolean => known.delete(nameOf(route))
    known.set(nameOf(route), counts)
    counts.then(forget, forget)
  }
  return Promise.all(routes.map((route) => known.get(nameOf(route))))
}

const numbersOn = (store: Store, routes: readonly RouteOn[], consistent: boolean) =>
  store.readCounts('inventory', routes.map(numbersKey), { consistent })

/** What shopping needs to know of sold seats. */
export function soldSeatsOver(store: Store, own?: OwnSeats): SoldSeats {
  /** Seats of a departure as its holds have them, where some ran out, or did for a request at a later time. */
  async function heldOn(departure: string, counts: Numbers, now: EpochMs): Promise<SeatsByClass | undefined> {
    const [flight = ''] = departure.split('/')
    if (!(counts && hasLapsed(flight, counts)) && !(await hasDue(store, departure, now))) return undefined
    const all = await allHolds(store, departure)
    return seatsByClass(
      all.flatMap(({ saleKey, hold }) => (saleKey === own?.saleKey ? [] : (liveHold(hold, now) ?? []))),
    )
  }

  /** Seats of a departure without those of the own sale. */
  async function withoutOwn(flight: Flight, sold: SeatsByClass, now: EpochMs): Promise<SeatsByClass> {
    const hold = (await seatHoldsOver(store).read(flight, own?.saleKey ?? ''))?.value
    const held = liveHold(hold, now)
    if (held?.status !== 'held') return sold
    return { ...sold, [held.operatingClass]: (sold[held.operatingClass] ?? 0) - held.seats }
  }

  return {
    async soldOn(date, { routes, exactly }, now) {
      const found = await (exactly.length > 0 ? numbersOn(store, routes, true) : readOnce(store, routes))
      const counts = new Map(routes.map((route, index) => [nameOf(route), found[index]]))
      const sold = new Map(routes.flatMap((route) => [...soldByDeparture(route, counts.get(nameOf(route)))]))
      const exact = new Set<string>()
      for (const { departure, route } of exactly) {
        const held = await heldOn(departure, counts.get(nameOf(route)), now)
        if (!held) continue
        sold.set(departure, held)
        exact.add(departure)
      }
      for (const flight of own?.flights ?? []) {
        const departure = inventoryKey(flight)
        const all = sold.get(departure)
        if (!all || exact.has(departure) || routeOf(flight).date !== date) continue
        sold.set(departure, await withoutOwn(flight, all, now))
      }
      return sold
    },
  }
}
