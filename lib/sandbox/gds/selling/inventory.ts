import { type Cabin, type Flight, inventoryKey } from '../../../kernel/flight.ts'
import type { EpochMs } from '../../../kernel/instant.ts'
import { StaleItem, type Store } from '../../../kernel/store.ts'
import { orIfStale, retryOnConflict } from '../../../kernel/update-item.ts'
import { classesOf } from '../../world/fares/booking-classes.ts'
import { operatingClass, operatorOf } from '../../world/fares/operating-class.ts'
import { numberNames } from './departure-numbers.ts'
import { type HoldChange, holdChangesOver } from './hold-changes.ts'
import { allHolds, type Hold, isLive, liveHold, seatHoldsOver, seatsByClass } from './seat-holds.ts'

/** Seats on sale in a class of the operating carrier of a departure, and in its cabin, whose seats all its classes share. */
export interface ClassLimits {
  readonly cabin: Cabin
  readonly inClass: number
  readonly inCabin: number
}

/** undefined: the departure has no such class. */
export type LimitsOf = (flight: Flight, operatingClass: string) => ClassLimits | undefined

/** Seats to take in a class. */
interface Wanted extends ClassLimits {
  readonly operatingClass: string
  readonly seats: number
}

export type Inventory = ReturnType<typeof inventoryOver>

/**
 * The seats of all departures on which something was sold. A hold past its time limit does not count: who finds a class full puts
 * such seats back on sale first, and then decides. The hold stays until it is released, as the expiry of holds does: for a request
 * at an earlier time it is still live.
 */
export function inventoryOver(store: Store, limitsOf: LimitsOf) {
  const holds = seatHoldsOver(store)
  const { change, settle, numbersOf } = holdChangesOver(store)

  /** Puts the seats of a hold back on sale if its time limit has passed. @throws StaleItem try again */
  async function lapse(flight: Flight, saleKey: string, now: EpochMs): Promise<void> {
    const ranOut: HoldChange = {
      saleKey,
      isOwn: false,
      next: (current) =>
        current?.status === 'held' && !isLive(current, now)
          ? { hold: { ...current, status: 'lapsed' } }
          : undefined,
    }
    await orIfStale<unknown>(
      () => change(flight, ranOut),
      // Whoever began something with the hold does not end it.
      async (conflict) => {
        await settle(flight, saleKey)
        throw conflict
      },
    )
  }

  /** Puts all seats of a departure back on sale whose time limit has passed. */
  async function lapseDue(flight: Flight, now: EpochMs): Promise<void> {
    for (;;) {
      const due = await holds.dueAt(flight, now)
      if (due.length === 0) return
      for (const hold of due) {
        await lapse(flight, hold.saleKey, now)
        await holds.forgetDue(flight, hold)
      }
    }
  }

  /** Seats that were put back on sale though they are still held at the moment of a request. */
  async function heldThough(flight: Flight, now: EpochMs) {
    const all = (await allHolds(store, inventoryKey(flight))).map(({ hold }) => hold)
    return seatsByClass(all.flatMap((hold) => (hold.status === 'lapsed' && isLive(hold, now) ? hold : [])))
  }

  /**
   * What the numbers of a departure may be once seats are taken, after what ran out was put back on sale.
   *
   * @returns undefined when there are not so many seats
   */
  async function limitsAfterLapse(flight: Flight, wanted: Wanted, now: EpochMs) {
    await lapseDue(flight, now)
    const { numbers } = await numbersOf(flight)
    const { ofClass, ofCabin, lapsed } = numberNames(flight)
    const lapsedSeats = numbers[lapsed] ?? 0
    const held = lapsedSeats > 0 ? await heldThough(flight, now) : {}
    const inCabin = classesOf(operatorOf(flight), wanted.cabin).reduce(
      (sum, one) => sum + (held[one] ?? 0),
      0,
    )
    const atMost = {
      [ofClass(wanted.operatingClass)]: wanted.inClass - (held[wanted.operatingClass] ?? 0),
      [ofCabin(wanted.cabin)]: wanted.inCabin - inCabin,
    }
    const hasSeats = Object.entries(atMost).every(
      ([name, most]) => (numbers[name] ?? 0) + wanted.seats <= most,
    )
    return hasSeats ? { ...atMost, [lapsed]: lapsedSeats } : undefined
  }

  const release = (flight: Flight, key: string): Promise<boolean> =>
    change(flight, {
      saleKey: key,
      next: (current) => (current && current.status !== 'none' ? { hold: { status: 'none' } } : undefined),
    })

  return {
    /**
     * Holds seats for a sale, or changes until when it holds them.
     *
     * @returns false when the class has not enough
     */
    async hold(
      flight: Flight,
      { key, hold }: { readonly key: string; readonly hold: Hold },
      now: EpochMs,
    ): Promise<boolean> {
      const counted = {
        ...hold,
        operatingClass: operatingClass(flight, hold.bookingClass),
        status: 'held' as const,
      }
      const limits = limitsOf(flight, counted.operatingClass)
      const { ofClass, ofCabin, lapsed } = numberNames(flight)
      const take = (atMost: Readonly<Record<string, number>>): Promise<boolean> =>
        change(flight, {
          saleKey: key,
          next: (current) => {
            const held = liveHold(current, now)
            if (!held) return { hold: counted, atMost }
            // How many seats a sale holds is settled when it is made or divided.
            const isSame = held.status === 'held' && held.until === hold.until
            return isSame ? undefined : { hold: { ...counted, seats: held.seats } }
          },
        })
      if (!limits) return false
      const wanted = { ...limits, operatingClass: counted.operatingClass, seats: hold.seats }
      return retryOnConflict(async () => {
        const usual = {
          [ofClass(wanted.operatingClass)]: limits.inClass,
          [ofCabin(limits.cabin)]: limits.inCabin,
        }
        if (await take({ ...usual, [lapsed]: 0 })) return true
        const atMost = await limitsAfterLapse(flight, wanted, now)
        if (!atMost) return false
        if (await take(atMost)) return true
        throw new StaleItem(`seats of ${inventoryKey(flight)} were sold meanwhile`)
      })
    },

    /**
     * Moves some seats of a sale to a new one. A no-op when that was done, or the sale holds none any more. For a moment, or until
     * it is repeated, they count twice.
     */
    async split(flight: Flight, { from, to, seatsKept, seatsMoved }: SeatSplit, now: EpochMs): Promise<void> {
      const held = liveHold((await holds.read(flight, from))?.value, now)
      if (!held || held.seats <= seatsKept) return
      await change(flight, { saleKey: to, next: () => ({ hold: { ...held, seats: seatsMoved } }) })
      await change(flight, {
        saleKey: from,
        next: (current) =>
          current && current.status !== 'none' && current.seats > seatsKept
            ? { hold: { ...current, seats: seatsKept } }
            : undefined,
      })
    },

    /** Moves all seats of a sale to another one, as `split` does. A no-op when the sale holds none. */
    async transfer(
      flight: Flight,
      { from, to }: { readonly from: string; readonly to: string },
      now: EpochMs,
    ): Promise<void> {
      const held = liveHold((await holds.read(flight, from))?.value, now)
      if (!held) return
      await change(flight, { saleKey: to, next: () => ({ hold: held }) })
      await release(flight, from)
    },

    /** Puts the seats of a sale back on sale. */
    async release(flight: Flight, key: string): Promise<void> {
      await release(flight, key)
    },
  }
}

/** Seats of a flight that move from one sale to a new one. */
interface SeatSplit {
  readonly from: string
  readonly to: string
  readonly seatsKept: number
  readonly seatsMoved: number
}
