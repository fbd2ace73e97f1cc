import { offersToSell, offersToTicket } from '../../lib/domain/commit.ts'
import type { CommitEffects } from '../../lib/domain/file-reservation.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import type { CommitRef } from '../../lib/workflow/commit-workflow.ts'
import type { StepNeeds } from './step.ts'
import { requirePlanned, saleKey } from './step.ts'

/** Takes the seats of one offer. Asks the host first, so that a sale whose answer was lost is found and not repeated. */
export async function sellOffer(commit: CommitRef, offerId: string, needs: StepNeeds): Promise<CommitEffects['sold'][number]> {
  const { workbench, plan } = await requirePlanned(commit, needs.stores(commit.tenantId))
  const offer = plan.offers.find(({ id }) => id === offerId)
  if (!offer) throw new Error(`offer ${offerId} is not in the plan`)
  const { itinerary } = offer
  const host = airHostOf(needs.airHosts, itinerary.source)
  const key = saleKey(commit, offerId)
  const travelers = workbench.travelers.map(({ id, surname, given, ptc }) => ({ id, surname, given, ptc }))
  const ticketsFollow = offersToTicket(plan).some(({ id }) => id === offerId)
  const order = { key, itinerary, travelers, holdUntil: itinerary.paymentTimeLimit, ticketsFollow }
  const { supplierLocators, orderId } = (await host.findSale(key)) ?? (await host.sell(order, workbench.commit.at))
  return { offerId, saleKey: key, supplierLocators, ...(orderId !== undefined && { orderId }) }
}

/** Undo of Sell Offers: gives back whatever was sold; what never was sold is forbidden from now on. */
export async function releaseOffers(commit: CommitRef, needs: StepNeeds): Promise<void> {
  const { workbench, plan } = await requirePlanned(commit, needs.stores(commit.tenantId))
  for (const { id, itinerary } of offersToSell(plan)) {
    await airHostOf(needs.airHosts, itinerary.source).release(saleKey(commit, id), itinerary, workbench.commit.at)
  }
}

/** Gives back the offers that the commit cancels, once the reservation without them is filed. */
export async function releaseCancelledOffers(commit: CommitRef, needs: StepNeeds): Promise<void> {
  const { workbench, plan } = await requirePlanned(commit, needs.stores(commit.tenantId))
  for (const { booking, itinerary } of plan.cancelled) {
    if (booking.status === 'added') continue
    await airHostOf(needs.airHosts, itinerary.source).release(booking.saleKey, itinerary, workbench.commit.at)
  }
}
