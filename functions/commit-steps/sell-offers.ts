import { offersToSell, offersToTicket } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { GivenBack } from '../../lib/commit/file-hotels-and-cars.ts'
import { withCancellations } from '../../lib/commit/file-hotels-and-cars.ts'
import type { CommitEffects } from '../../lib/commit/file-reservation.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import { takenOver } from '../../lib/workbench/price-unquoted.ts'
import { giveBackStays } from './give-back-stays.ts'
import { releaseAncillaries, returnAncillaries, takeAncillary } from './sell-ancillaries.ts'
import { giveBackUnpriced, heldSeatsOf, releaseUnpriced, takeUnpriced } from './sell-unpriced.ts'
import { returnVehicles, takeVehicle } from './sell-vehicles.ts'
import type { StepDependencies } from './step.ts'
import { requirePlanned, saleKey } from './step.ts'

/**
 * Takes the seats of one offer, or of one segment without a price, one car, or one service. Asks the host
 * first, so that a sale whose answer was lost is found and not repeated.
 */
export async function sellOffer(
  commit: CommitRef,
  offerId: string,
  dependencies: StepDependencies,
): Promise<CommitEffects['sold'][number]> {
  const { workbench, plan } = await requirePlanned(commit, dependencies.stores(commit.tenantId))
  const vehicle = plan.vehicles?.find(({ id }) => id === offerId)
  if (vehicle) return takeVehicle(commit, vehicle, workbench, dependencies)
  const ancillary = plan.ancillaries?.find(({ id }) => id === offerId)
  if (ancillary) return takeAncillary(commit, ancillary, workbench, dependencies)
  const unpriced = plan.unpriced?.find(({ id }) => id === offerId)
  if (unpriced) return takeUnpriced(commit, unpriced, workbench, dependencies)
  const offer = plan.offers.find(({ id }) => id === offerId)
  if (!offer) throw new Error(`offer ${offerId} is not in the plan`)
  const { itinerary } = offer
  const host = airHostOf(dependencies.airHosts, itinerary.source)
  const key = saleKey(commit, offerId)
  const travelers = workbench.travelers.map(({ id, surname, given, ptc }) => ({ id, surname, given, ptc }))
  const ticketsFollow = offersToTicket(plan).some(({ id }) => id === offerId)
  const order = {
    key,
    itinerary,
    travelers,
    holdUntil: itinerary.paymentTimeLimit,
    ticketsFollow,
    takesOver: heldSeatsOf(offer),
  }
  const { supplierLocators, orderId } =
    (await host.findSale(key)) ?? (await host.sell(order, workbench.commit.at))
  return { offerId, saleKey: key, supplierLocators, ...(orderId !== undefined && { orderId }) }
}

/** Undo of Sell Offers: gives back whatever was sold; what never was sold is forbidden from now on. */
export async function releaseOffers(commit: CommitRef, dependencies: StepDependencies): Promise<void> {
  const { workbench, plan } = await requirePlanned(commit, dependencies.stores(commit.tenantId))
  await releaseAncillaries(commit, plan, workbench, dependencies)
  for (const offer of offersToSell(plan)) {
    const { id, itinerary } = offer
    const [host, key, takesOver] = [
      airHostOf(dependencies.airHosts, itinerary.source),
      saleKey(commit, id),
      heldSeatsOf(offer),
    ]
    if (takesOver.length === 0) await host.release(key, itinerary, workbench.commit.at)
    else if (host.undoSale) await host.undoSale({ key, itinerary, takesOver }, workbench.commit.at)
    else throw new Error('the host takes no seats over')
  }
  await releaseUnpriced(commit, plan.unpriced ?? [], workbench, dependencies)
  for (const { id, rental } of plan.vehicles ?? [])
    await dependencies.carHost.release(saleKey(commit, id), rental, workbench.commit.at)
}

/**
 * Gives back the offers and segments that the commit cancels, once the reservation without them is filed, and
 * notes there what numbers vendors and hotels have for it.
 */
export async function releaseCancelledOffers(
  commit: CommitRef,
  dependencies: StepDependencies,
): Promise<void> {
  const stores = dependencies.stores(commit.tenantId)
  const { workbench, plan } = await requirePlanned(commit, stores)
  await returnAncillaries(plan.cancelledAncillaries ?? [], workbench, dependencies)
  for (const { booking, itinerary } of plan.cancelled) {
    if (booking.status === 'added') continue
    await airHostOf(dependencies.airHosts, itinerary.source).release(
      booking.saleKey,
      itinerary,
      workbench.commit.at,
    )
  }
  for (const { booking, itinerary } of plan.offers) {
    if (booking.status === 'added' || !booking.returned) continue
    const flights = booking.returned.map(({ flight }) => flight)
    await airHostOf(dependencies.airHosts, itinerary.source).releaseFlights?.(
      booking.saleKey,
      flights,
      workbench.commit.at,
    )
  }
  await giveBackUnpriced(
    [...(plan.cancelledOthers ?? []), ...plan.offers.flatMap(takenOver)],
    workbench,
    dependencies,
  )
  const givenBack = [
    ...(await returnVehicles(plan.cancelledVehicles ?? [], workbench, dependencies)),
    ...(await giveBackStays(plan.cancelledStays ?? [], workbench, dependencies)),
  ]
  if (givenBack.length > 0)
    await noteCancellations(plan.reservationId, givenBack, workbench.commit.at, stores)
}

async function noteCancellations(
  reservationId: string,
  givenBack: readonly GivenBack[],
  now: EpochMs,
  stores: Stores,
): Promise<void> {
  const noted = await stores.reservations.update(reservationId, now, (found) =>
    withCancellations(found, givenBack),
  )
  if (!noted) throw new Error('the reservation of a cancellation is not there')
}
