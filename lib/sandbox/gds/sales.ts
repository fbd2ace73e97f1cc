import type { Flight } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { locatorFrom } from '../../kernel/locator.ts'
import { countSeats } from '../../kernel/passengers.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import { StaleItem } from '../../kernel/store.ts'
import type { DivideOrder, HeldSeats, SeatOrder, VoidOrder } from '../../suppliers/air-host.ts'
import type { HostBooking } from '../../workbench/host-booking.ts'
import type { SeatsOnFlights } from '../../workbench/unquoted-segment.ts'
import type { Inventory } from './inventory.ts'
import { writeOver } from './write-over.ts'

/**
 * What the host keeps of a sale. A released one stays on file, so that a late repetition cannot sell it
 * again.
 */
type Sale = LiveSale | { readonly status: 'released' }

interface LiveSale extends HostBooking {
  readonly status: 'sold'
  readonly holdUntil: EpochMs
  /** On every flight; absent: one for every seated passenger of the itinerary, as it was sold. */
  readonly seats?: number
  /** Keys of the issuances that have, or are getting, tickets for its seats. */
  readonly issues?: readonly string[]
}

/**
 * An issuance after its tickets were divided: whether any that is not void is left to those who stay, and to
 * those who leave.
 */
export interface DividedIssue {
  readonly key: string
  readonly stays: boolean
  readonly leaves: boolean
}

const keyOf = (key: string): string => `sale#${key}`

export type Sales = Pick<ReturnType<typeof salesOver>, 'find' | 'addIssue' | 'removeIssue'>

/**
 * Selling and releasing seats, once for each key.
 *
 * @param bookingOf what the buyer gets for a sale of the key
 */
export function salesOver<Sold extends SeatsOnFlights>(
  store: Store,
  inventory: Inventory,
  bookingOf: (key: string, itinerary: Sold) => HostBooking,
) {
  const find = async (key: string): Promise<Sale | undefined> =>
    (await store.read<Sale>('supplierOrders', keyOf(key)))?.value

  /** Until `until`, or for good. @throws Refusal `segmentsCannotBeBooked` */
  async function takeSeats(
    key: string,
    itinerary: SeatsOnFlights,
    {
      seats = countSeats(itinerary.passengers),
      until,
    }: { readonly seats?: number | undefined; readonly until?: EpochMs | undefined },
    now: EpochMs,
  ): Promise<void> {
    for (const { flight, bookingClass } of segmentsIn(itinerary)) {
      const hold = { bookingClass, seats, ...(until !== undefined && { until }) }
      if (!(await inventory.take(flight, key, hold, now))) {
        const { carrier, number, departure } = flight
        throw new Refusal('segmentsCannotBeBooked', {
          flight: `${carrier}${number}`,
          date: departure.date,
          class: bookingClass,
        })
      }
    }
  }

  async function releaseFlights(key: string, flights: readonly Flight[], now: EpochMs): Promise<void> {
    for (const flight of flights) await inventory.giveBack(flight, key, now)
  }

  const giveBackSeats = (key: string, itinerary: SeatsOnFlights, now: EpochMs): Promise<void> =>
    releaseFlights(
      key,
      segmentsIn(itinerary).map(({ flight }) => flight),
      now,
    )

  /**
   * The seats are firm while there are tickets, and held until the time limit otherwise. Looks again, since
   * somebody may issue or void meanwhile.
   */
  async function settleSeats(key: string, itinerary: SeatsOnFlights, now: EpochMs): Promise<void> {
    for (;;) {
      const before = await store.read<Sale>('supplierOrders', keyOf(key))
      if (before?.value.status !== 'sold') return
      const { issues = [], holdUntil, seats } = before.value
      await takeSeats(key, itinerary, { seats, until: issues.length > 0 ? undefined : holdUntil }, now)
      if ((await store.read<Sale>('supplierOrders', keyOf(key)))?.version === before.version) return
    }
  }

  /** Notes on the sale which issuances it has tickets of. @param holdUntil of a sale that has none left */
  async function changeIssues(
    key: string,
    change: (issues: readonly string[]) => readonly string[],
    holdUntil = 0,
  ): Promise<void> {
    for (;;) {
      const found = await store.read<Sale>('supplierOrders', keyOf(key))
      if (found?.value.status !== 'sold') return
      const { issues = [] } = found.value
      const changed = change(issues)
      if (changed.length === issues.length) return
      try {
        const held = changed.length === 0 ? { holdUntil: Math.max(found.value.holdUntil, holdUntil) } : {}
        await store.replace(
          'supplierOrders',
          keyOf(key),
          { ...found.value, ...held, issues: changed },
          found.version,
        )
        return
      } catch (error) {
        if (!(error instanceof StaleItem)) throw error
      }
    }
  }

  /**
   * Notes on a sale how many seats are left to it, and which issuances. @returns the sale as it was;
   * undefined: it was released
   */
  async function reduce(
    key: string,
    seats: number,
    change: (issues: readonly string[]) => string[],
  ): Promise<LiveSale | undefined> {
    for (;;) {
      const found = await store.read<Sale>('supplierOrders', keyOf(key))
      if (found?.value.status !== 'sold') return undefined
      const sale = found.value
      try {
        await store.replace(
          'supplierOrders',
          keyOf(key),
          { ...sale, seats, issues: change(sale.issues ?? []) },
          found.version,
        )
        return sale
      } catch (error) {
        if (!(error instanceof StaleItem)) throw error
      }
    }
  }

  return {
    releaseFlights,

    /**
     * Seats first, then the sale that they left, then the new one: a divided sale that is on file has its
     * seats.
     */
    async divide(
      { key, saleKey, itinerary, seatsKept }: DivideOrder & { readonly itinerary: Sold },
      divided: readonly DividedIssue[],
      now: EpochMs,
    ): Promise<HostBooking> {
      const booking = bookingOf(key, itinerary)
      if (!(await find(key))) {
        const handed = countSeats(itinerary.passengers)
        const hands = { from: saleKey, to: key, kept: seatsKept, handed }
        for (const { flight } of segmentsIn(itinerary)) await inventory.handOver(flight, hands, now)
        const gone = divided.flatMap((issue) => (issue.stays ? [] : [issue.key]))
        const issues = divided.flatMap((issue) => (issue.leaves ? [issue.key] : []))
        const left = await reduce(saleKey, seatsKept, (held) => held.filter((issue) => !gone.includes(issue)))
        const sale: Sale = left
          ? { ...booking, status: 'sold', holdUntil: left.holdUntil, seats: handed, issues }
          : { status: 'released' }
        await store.create('supplierOrders', keyOf(key), sale).catch((error: unknown) => {
          if (!(error instanceof StaleItem)) throw error
        })
      }
      for (const part of [saleKey, key]) await settleSeats(part, itinerary, now)
      return booking
    },

    async addIssue(key: string, issueKey: string, itinerary: SeatsOnFlights, now: EpochMs): Promise<void> {
      await changeIssues(key, (issues) => (issues.includes(issueKey) ? issues : [...issues, issueKey]))
      await settleSeats(key, itinerary, now)
    },

    async removeIssue(
      key: string,
      { key: issueKey, itinerary, holdUntil }: VoidOrder,
      now: EpochMs,
    ): Promise<void> {
      await changeIssues(key, (issues) => issues.filter((issue) => issue !== issueKey), holdUntil)
      await settleSeats(key, itinerary, now)
    },

    async find(key: string): Promise<(HostBooking & { readonly holdUntil: EpochMs }) | undefined> {
      const sale = await find(key)
      return sale?.status === 'sold' ? sale : undefined
    },

    async isSold(key: string): Promise<boolean> {
      return (await find(key))?.status === 'sold'
    },

    /** Seats first, then the sale itself: a sale that is on file has its seats. */
    async sell(
      { key, itinerary, holdUntil, takesOver = [] }: Order<Sold>,
      now: EpochMs,
    ): Promise<HostBooking> {
      const known = await find(key)
      if (known?.status === 'sold') return known
      if (known) throw new Refusal('segmentsCannotBeBooked')
      const sale: Sale = { status: 'sold', holdUntil, ...bookingOf(key, itinerary) }
      try {
        for (const { flight, saleKey } of takesOver)
          await inventory.move(flight, { from: saleKey, to: key }, now)
        await takeSeats(key, itinerary, { until: holdUntil }, now)
        await store.create('supplierOrders', keyOf(key), sale)
        return sale
      } catch (error) {
        if (error instanceof StaleItem) return soldMeanwhile({ key, itinerary, takesOver }, now)
        if (error instanceof Refusal) await returnSeats({ key, itinerary, takesOver }, now)
        throw error
      }
    },

    /** The sale first: nobody sells under its key any more. */
    async undo(order: Undone, now: EpochMs): Promise<void> {
      await writeOver<Sale>(store, keyOf(order.key), () => ({ status: 'released' }))
      await returnSeats(order, now)
    },

    async release(key: string, itinerary: SeatsOnFlights, now: EpochMs): Promise<void> {
      await writeOver<Sale>(store, keyOf(key), () => ({ status: 'released' }))
      await giveBackSeats(key, itinerary, now)
    },
  }

  /** Seats that were taken over go back to the sales that held them, the others back on sale. */
  async function returnSeats({ key, itinerary, takesOver }: Undone, now: EpochMs): Promise<void> {
    for (const { flight, saleKey, bookingClass, seats } of takesOver) {
      const holder = await find(saleKey)
      if (holder?.status !== 'sold') continue
      await inventory.move(flight, { from: key, to: saleKey }, now)
      await inventory.take(flight, saleKey, { bookingClass, seats, until: holder.holdUntil }, now)
    }
    await giveBackSeats(key, itinerary, now)
  }

  /** The same sale was made, or released, while this call was at work. */
  async function soldMeanwhile(order: Undone, now: EpochMs): Promise<HostBooking> {
    const known = await find(order.key)
    if (known?.status === 'sold') return known
    await returnSeats(order, now)
    throw new Refusal('segmentsCannotBeBooked')
  }
}

type Order<Sold> = SeatOrder & { readonly itinerary: Sold; readonly takesOver?: readonly HeldSeats[] }

interface Undone {
  readonly key: string
  readonly itinerary: SeatsOnFlights
  readonly takesOver: readonly HeldSeats[]
}

const segmentsIn = ({ legs }: SeatsOnFlights) => legs.flatMap(({ segments }) => segments)

/** A locator of each carrier that flies. */
export const carriersBooking = (key: string, itinerary: SeatsOnFlights): HostBooking => {
  const carriers = new Set(segmentsIn(itinerary).map(({ flight }) => flight.carrier))
  return {
    supplierLocators: [...carriers].map((carrier) => ({
      carrier,
      locator: locatorFrom(`${key}#${carrier}`),
    })),
  }
}
