import type { EpochMs } from '../../kernel/instant.ts'
import type { DivideOrder } from '../../suppliers/air-host.ts'
import type { HostBooking } from '../../workbench/host-booking.ts'
import type { DividedIssue, salesOver } from './sales.ts'
import type { Tickets } from './tickets.ts'

/**
 * Dividing a sale, once for each key: its tickets first, since they say which of the two parts stays firm.
 */
export const divideOver =
  (sales: Pick<ReturnType<typeof salesOver>, 'divide'>, tickets: Tickets) =>
  async (order: DivideOrder, now: EpochMs): Promise<HostBooking> => {
    const issues: DividedIssue[] = []
    for (const key of order.issueKeys) issues.push(await tickets.divide(key, order))
    return sales.divide(order, issues, now)
  }
