import type { EpochMs } from '../../../kernel/instant.ts'
import { locatorFrom } from '../../../kernel/locator.ts'
import { Refusal } from '../../../kernel/refusals.ts'
import type { VoidOrder } from '../../../suppliers/document-orders.ts'
import type { HeldSeats, SeatOrder } from '../../../suppliers/seat-orders.ts'
import type { HostBooking, SupplierIdentifiers } from '../../../workbench/host-booking.ts'
import type { SeatsOnFlights } from '../../../workbench/unquoted-segment.ts'
import { type SeatSale, type SeatSales, type SoldItinerary, segmentsIn } from './seat-sales.ts'
import { timeLimitAfterVoid } from './void-terms.ts'

type Order<Sold> = SeatOrder & {
  readonly itinerary: Sold
  readonly replacesSegments?: readonly HeldSeats[]
  /** The sale that this one changes. */
  readonly changes?: { readonly saleKey: string }
}

/** What the buyer gets for a sale of the key. */
export type BookingOf<Sold> = (key: string, itinerary: Sold) => SupplierIdentifiers

/** A sale with the seats of other sales that it replaced. */
interface ReplacingSale extends SoldItinerary {
  readonly replacesSegments: readonly HeldSeats[]
}

export type Sales = ReturnType<typeof salesOver>

/** Selling and releasing seats, once for each key. */
export function salesOver<Sold extends SeatsOnFlights>(seats: SeatSales, bookingOf: BookingOf<Sold>) {
  const { inventory, records } = seats

  /**
   * Releases the seats of a sale: those that other sales held before go back to them, as far as they are still
   * on file.
   */
  async function returnSeats(
    { key, itinerary, replacesSegments }: ReplacingSale,
    now: EpochMs,
  ): Promise<void> {
    for (const { flight, saleKey, bookingClass, seats: count } of replacesSegments) {
      const holder = await records.find(saleKey)
      if (!holder) continue
      await inventory.transfer(flight, { from: key, to: saleKey }, now)
      const hold = { bookingClass, seats: count, ...untilOf(holder) }
      await inventory.hold(flight, { key: saleKey, hold }, now)
    }
    await seats.release({ key, itinerary })
  }

  /** What the buyer gets: a change has the order and the locators of the sale that it changes. */
  async function identifiersOf({ key, itinerary, changes }: Order<Sold>): Promise<SupplierIdentifiers> {
    const own = bookingOf(key, itinerary)
    const former = changes && (await records.findEver(changes.saleKey))
    return former ? keptIdentifiers(own, former) : own
  }

  return {
    find: records.find,
    releaseFlights: seats.releaseFlights,

    async sell(order: Order<Sold>, now: EpochMs): Promise<HostBooking> {
      const { key, itinerary, ticketingTimeLimit, replacesSegments = [] } = order
      return records.sellOnce({
        key,
        sold: { ticketingTimeLimit, ...(await identifiersOf(order)) },
        hold: async () => {
          for (const { flight, saleKey } of replacesSegments)
            await inventory.transfer(flight, { from: saleKey, to: key }, now)
          await seats.hold({ key, itinerary }, { until: ticketingTimeLimit }, now)
        },
        releaseHold: () => returnSeats({ key, itinerary, replacesSegments }, now),
        refusal: () => new Refusal('segmentsCannotBeBooked'),
      })
    },

    /** The record first: from then on nothing can be sold under its key. */
    async undo(sale: ReplacingSale, now: EpochMs): Promise<void> {
      await records.release(sale.key)
      await returnSeats(sale, now)
    },

    async release(key: string, itinerary: SeatsOnFlights): Promise<void> {
      await records.release(key)
      await seats.release({ key, itinerary })
    },

    /** Makes the seats firm for an issuance. @throws Refusal `issuanceFailed` nothing is sold under the key */
    async addIssue(sale: SoldItinerary, issueKey: string, now: EpochMs): Promise<void> {
      if (!(await records.find(sale.key))) throw new Refusal('issuanceFailed')
      await records.change(sale.key, (sold) => withIssue(sold, issueKey))
      await seats.settle(sale, now)
    },

    /**
     * Notes that an issuance has no ticket of the sale any more. A void on request extends a time limit that
     * has passed.
     *
     * @returns the time limit of a sale that has no issuance left
     */
    async removeIssue(
      key: string,
      { key: issueKey, itinerary, documents }: VoidOrder,
      now: EpochMs,
    ): Promise<EpochMs | undefined> {
      const sale = await records.change(key, (sold) =>
        withoutIssue(sold, issueKey, (former) =>
          documents ? timeLimitAfterVoid(former, itinerary, now) : former,
        ),
      )
      await seats.settle({ key, itinerary }, now)
      return sale && (sale.issues ?? []).length === 0 ? sale.ticketingTimeLimit : undefined
    },
  }
}

/** Until when a sale holds its seats; absent: for good, since it has tickets. */
const untilOf = ({ issues = [], ticketingTimeLimit }: SeatSale): { until?: EpochMs } =>
  issues.length > 0 ? {} : { until: ticketingTimeLimit }

/** The identifiers of a changed sale: new ones only of carriers that it did not have. */
const keptIdentifiers = (own: SupplierIdentifiers, former: SupplierIdentifiers): SupplierIdentifiers => ({
  ...own,
  ...(former.orderId !== undefined && { orderId: former.orderId }),
  supplierLocators: own.supplierLocators.map(
    (locator) => former.supplierLocators.find(({ carrier }) => carrier === locator.carrier) ?? locator,
  ),
})

const withIssue = (sale: SeatSale, issueKey: string): SeatSale | undefined =>
  sale.issues?.includes(issueKey) ? undefined : { ...sale, issues: [...(sale.issues ?? []), issueKey] }

/** @param extended the time limit of a sale that has no issuance left, made of the former one */
function withoutIssue(
  sale: SeatSale,
  issueKey: string,
  extended: (former: EpochMs) => EpochMs,
): SeatSale | undefined {
  if (!sale.issues?.includes(issueKey)) return undefined
  const issues = sale.issues.filter((issue) => issue !== issueKey)
  const { ticketingTimeLimit } = sale
  return {
    ...sale,
    issues,
    ticketingTimeLimit: issues.length === 0 ? extended(ticketingTimeLimit) : ticketingTimeLimit,
  }
}

/** A locator of each carrier that flies. */
export const carriersBooking = (key: string, itinerary: SeatsOnFlights): SupplierIdentifiers => {
  const carriers = new Set(segmentsIn(itinerary).map(({ flight }) => flight.carrier))
  return {
    supplierLocators: [...carriers].map((carrier) => ({
      carrier,
      locator: locatorFrom(`${key}#${carrier}`),
    })),
  }
}
