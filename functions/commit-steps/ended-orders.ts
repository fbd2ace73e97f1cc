import { offersToTicket } from '../../lib/commit/book-plan.ts'
import type { BookCommit, BookPlan } from '../../lib/commit/commit.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { can } from '../../lib/pricing/capabilities.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { isBooked } from '../../lib/workbench/air-offer.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

type Booking = PlannedWorkbench<BookCommit>

/**
 * What is filed after the tickets of a commit were undone: a supplier that cancels orders only as a whole may
 * have ended the order with them, and does not hold it again.
 *
 * @throws Refusal `issuanceFailed` the commit itself had sold the order
 */
export async function withoutEndedOrders(
  workbench: Booking,
  dependencies: Pick<StepDependencies, 'airHosts'>,
): Promise<Booking> {
  const { plan } = workbench.commit
  const ended: AirOffer[] = []
  for (const offer of offersToTicket(plan))
    if (await isEnded(offer, workbench, dependencies)) ended.push(offer)
  if (ended.length === 0) return workbench
  if (!ended.every(isBooked)) throw new Refusal('issuanceFailed')
  return { ...workbench, commit: { ...workbench.commit, plan: withoutOffers(plan, ended) } }
}

async function isEnded(
  { id, itinerary, booking }: AirOffer,
  { commit, call }: Booking,
  { airHosts }: Pick<StepDependencies, 'airHosts'>,
): Promise<boolean> {
  if (!can(itinerary, 'cancelOrder')) return false
  const key = booking.status === 'added' ? saleKey(commit, id) : booking.saleKey
  return (await hostNamed(airHosts, itinerary.supplier).findSale(key, call)) === undefined
}

function withoutOffers(plan: BookPlan, ended: readonly AirOffer[]): BookPlan {
  const isLost = ({ parentId }: { readonly parentId: string }): boolean =>
    ended.some(({ id }) => id === parentId)
  return {
    ...plan,
    offers: plan.offers.filter((offer) => !ended.includes(offer)),
    cancelled: [...plan.cancelled, ...ended],
    ancillaries: plan.ancillaries.filter((ancillary) => !isLost(ancillary)),
    cancelledAncillaries: [...plan.cancelledAncillaries, ...plan.ancillaries.filter(isLost)],
  }
}
