import { countSeats } from '../kernel/passengers.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { NonPricedSegments } from '../workbench/non-priced-segments.ts'
import { addedNonPriced, passivesNew } from '../workbench/non-priced-segments.ts'
import type { UnquotedSegment } from '../workbench/unquoted-segment.ts'
import { isSeated } from '../workbench/unquoted-segment.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import type { BookCommit, BookPlan, Planned } from './commit.ts'
import type { SoldSeats } from './commit-effects.ts'
import type { NewReceipt } from './commit-history.ts'
import { withFreeRefs } from './file-hotels-and-cars.ts'

/**
 * The passive, unquoted and auxiliary segments of the reservation after the commit: new passive offers with
 * unused references, seats as sold.
 *
 * @param count how many offers were ever added, in the workbench or the reservation
 */
export function filedNonPriced(
  workbench: CommittingWorkbench<Planned<BookCommit>>,
  sold: readonly SoldSeats[],
  { before, count }: { readonly before: Reservation | undefined; readonly count: number },
): { readonly nonPricedSegments: NonPricedSegments | undefined; readonly count: number } {
  if (!workbench.nonPricedSegments) return { nonPricedSegments: undefined, count }
  const { passives, unquoted, ...others } = workbench.nonPricedSegments
  const free = withFreeRefs(passivesNew(before, workbench), before, count)
  const filed = new Map(free.offers.map((offer) => [offer.id, offer]))
  return {
    nonPricedSegments: {
      ...others,
      passives: passives.map((passive) => filed.get(passive.id) ?? passive),
      ...(unquoted && {
        unquoted: unquoted.map((segment) => heldSegment(segment, workbench.commit.plan, sold)),
      }),
    },
    count: free.count,
  }
}

function heldSegment(
  segment: UnquotedSegment,
  { unquoted }: BookPlan,
  sold: readonly SoldSeats[],
): UnquotedSegment {
  if (!isSeated(segment) || segment.booking.status === 'held') return segment
  const planned = unquoted.find(({ id }) => id === segment.id)
  const sale = sold.find(({ offerId }) => offerId === segment.id)
  if (!planned || !sale) throw new Error(`segment ${segment.ref} was not sold`)
  const { saleKey, supplier, supplierLocators, ticketingTimeLimit = planned.ticketingTimeLimit } = sale
  return {
    ...segment,
    booking: {
      status: 'held',
      saleKey,
      supplier,
      supplierLocators,
      ticketingTimeLimit,
      seats: countSeats(planned.seats.passengers),
    },
  }
}

/** Receipts of the locators of passive segments. */
export const supplierReceipts = (
  before: Reservation | undefined,
  after: Pick<Reservation, 'nonPricedSegments'>,
): NewReceipt[] =>
  addedNonPriced(before, after).flatMap((other) =>
    'supplierLocator' in other && other.supplierLocator
      ? [
          {
            kind: 'supplier' as const,
            carrier: other.supplierLocator.source,
            locator: other.supplierLocator.locator,
            offerRefs: [other.ref],
          },
        ]
      : [],
  )

/** Cancellation receipts of passive, unquoted and auxiliary segments, by their reference. */
export const cancellationReceipts = ({ locator, cancelledNonPriced }: BookPlan): NewReceipt[] =>
  cancelledNonPriced.map(({ ref }) => ({ kind: 'cancellation' as const, locator, offerRefs: [ref] }))
