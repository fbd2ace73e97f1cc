import { countSeats } from '../kernel/passengers.ts'
import type { Receipt, Reservation } from '../reservation/reservation.ts'
import type { OtherSegments } from '../workbench/non-priced-segments.ts'
import { othersNew, passivesNew } from '../workbench/non-priced-segments.ts'
import type { UnpricedSegment } from '../workbench/unquoted-segment.ts'
import { isSeated } from '../workbench/unquoted-segment.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import type { BookCommit, BookPlan } from './commit.ts'
import type { SoldSeats } from './commit-effects.ts'
import { withFreeRefs } from './file-hotels-and-cars.ts'

/**
 * What the reservation has beside priced offers, as the workbench has it: new passive offers with references
 * that nothing else has, seats as they were sold.
 *
 * @param count how many offers were ever added, here or there
 */
export function filedOthers(
  workbench: CommittingWorkbench<BookCommit>,
  plan: BookPlan,
  sold: readonly SoldSeats[],
  before: Reservation | undefined,
  count: number,
): { readonly otherSegments: OtherSegments | undefined; readonly count: number } {
  if (!workbench.otherSegments) return { otherSegments: undefined, count }
  const { passives, unpriced, ...others } = workbench.otherSegments
  const free = withFreeRefs(passivesNew(before, workbench), before, count)
  const filed = new Map(free.offers.map((offer) => [offer.id, offer]))
  return {
    otherSegments: {
      ...others,
      passives: passives.map((passive) => filed.get(passive.id) ?? passive),
      ...(unpriced && { unpriced: unpriced.map((segment) => heldSegment(segment, plan, sold)) }),
    },
    count: free.count,
  }
}

function heldSegment(
  segment: UnpricedSegment,
  { unpriced }: BookPlan,
  sold: readonly SoldSeats[],
): UnpricedSegment {
  if (!isSeated(segment) || segment.booking.status === 'held') return segment
  const planned = unpriced.find(({ id }) => id === segment.id)
  const sale = sold.find(({ offerId }) => offerId === segment.id)
  if (!planned || !sale) throw new Error(`segment ${segment.ref} was not sold`)
  const { saleKey, supplierLocators } = sale
  const { holdUntil, seats } = planned
  return {
    ...segment,
    booking: { status: 'held', saleKey, supplierLocators, holdUntil, seats: countSeats(seats.passengers) },
  }
}

type WithoutName<R> = R extends Receipt ? Omit<R, 'id' | 'ref' | 'at'> : never

/** Locators that flights booked elsewhere have there. */
export const supplierReceipts = (
  before: Reservation | undefined,
  after: Pick<Reservation, 'otherSegments'>,
): WithoutName<Receipt>[] =>
  othersNew(before, after).flatMap((other) =>
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

/** What was taken out beside priced offers, by its name. */
export const cancellationReceipts = ({ locator, cancelledOthers }: BookPlan): WithoutName<Receipt>[] =>
  cancelledOthers.map(({ ref }) => ({ kind: 'cancellation' as const, locator, offerRefs: [ref] }))
