import type { EpochMs } from '../../../kernel/instant.ts'
import { countSeats } from '../../../kernel/passengers.ts'
import type { DivideOrder } from '../../../suppliers/seat-orders.ts'
import type { SupplierIdentifiers } from '../../../workbench/host-booking.ts'
import type { SaleRecord } from '../../sale-records.ts'
import type { DividedIssuance } from './issuance.ts'
import type { BookingOf } from './sales.ts'
import { type SeatSale, type SeatSales, segmentsIn } from './seat-sales.ts'
import type { Tickets } from './tickets.ts'

/** Dividing a sale, once for each key: some of its travelers get a sale of their own. */
export function divideOver(
  seats: SeatSales,
  tickets: Pick<Tickets, 'divide'>,
  bookingOf: BookingOf<DivideOrder['itinerary']>,
) {
  const { inventory, records } = seats

  /** Seats first, then the parent's record, then that of the new sale: a sale on file has its seats. */
  async function divideSale(
    { key, saleKey, itinerary, seatsKept }: DivideOrder,
    issuances: readonly DividedIssuance[],
    now: EpochMs,
  ): Promise<void> {
    const seatsMoved = countSeats(itinerary.passengers)
    for (const { flight } of segmentsIn(itinerary))
      await inventory.split(flight, { from: saleKey, to: key, seatsKept, seatsMoved }, now)
    const leaving = issuances.flatMap(({ key: issue, hasParentTickets }) => (hasParentTickets ? [] : issue))
    const parent = await records.change(saleKey, (sale) => ({
      ...sale,
      seats: seatsKept,
      issues: (sale.issues ?? []).filter((issue) => !leaving.includes(issue)),
    }))
    const divided: SaleRecord<SeatSale> = parent
      ? {
          ...bookingOf(key, itinerary),
          status: 'sold',
          ticketingTimeLimit: parent.ticketingTimeLimit,
          seats: seatsMoved,
          issues: issuances.flatMap(({ key: issue, hasDividedTickets }) => (hasDividedTickets ? issue : [])),
        }
      : { status: 'released' }
    await records.create(key, divided)
  }

  /** The tickets first: they say which of the two sales stays firm. */
  return async (order: DivideOrder, now: EpochMs): Promise<SupplierIdentifiers> => {
    const { key, saleKey, itinerary } = order
    const issuances: DividedIssuance[] = []
    for (const issueKey of order.issueKeys) issuances.push(await tickets.divide(issueKey, order))
    if (!(await records.read(key))) await divideSale(order, issuances, now)
    for (const part of [saleKey, key]) await seats.settle({ key: part, itinerary }, now)
    return bookingOf(key, itinerary)
  }
}
